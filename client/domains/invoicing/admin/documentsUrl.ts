export const documentsPath = '/admincenter/accounting/invoice/browse'

/** The page of a document. */
export const documentPath = (id: string): string => `/admincenter/accounting/invoice/edit/${encodeURIComponent(id)}`
