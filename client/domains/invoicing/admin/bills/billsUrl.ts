export const billsPath = '/admincenter/accounting/bill/browse'

/** The page of a vendor's bill. */
export const billPath = (id: string): string => `/admincenter/accounting/bill/edit/${encodeURIComponent(id)}`
