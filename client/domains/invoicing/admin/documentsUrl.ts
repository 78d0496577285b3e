/** Kinds of documents as addresses name them. Reminders are made from what is overdue. */
export const documentKinds = ['offer', 'order', 'delivery', 'invoice'] as const
export type KindName = (typeof documentKinds)[number]

const kindOf = (kind: string): KindName => documentKinds.find(each => each === kind.toLowerCase()) ?? 'invoice'

/** The list of a kind of documents, as the server or an address names it. */
export const listPath = (kind: string): string => `/admincenter/accounting/${kindOf(kind)}/browse`

/** The page of a document, or of a new one. */
export const documentPath = (id: string, kind = 'invoice'): string =>
  `/admincenter/accounting/${kindOf(kind)}/edit/${encodeURIComponent(id)}`
export const newDocumentPath = (kind: string): string => `/admincenter/accounting/${kindOf(kind)}/edit`
