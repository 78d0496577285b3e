import { and, asc, desc, eq, getColumns, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { isId } from '../../kit/ids.ts'
import { mayRead, type Viewer } from '../../kit/viewer.ts'
import { literally } from '../../kit/words.ts'
import { countUpTo } from '../../platform/counting.ts'
import { alongFalling, alongRising } from '../../platform/sorting.ts'
import { type ListReader, plannedForWords, type Reader, rowsIf } from '../../platform/statements.ts'
import type { DocumentContent, DocumentKind, InvoiceSort } from './rules/document.ts'
import type { DocumentStatus } from './rules/status.ts'
import { documentPapers, documents } from './tables.ts'

const { searchText: _searchText, ...columns } = getColumns(documents)

export const documentColumns = columns
/** A draft or an issued document. */
export type DocumentRow = Omit<typeof documents.$inferSelect, 'searchText'>
type OfIssued = 'number' | 'year' | 'running' | 'snapshot' | 'chainIndex' | 'hash' | 'issuedAt'
export type IssuedDocument = DocumentRow & { [Field in OfIssued]: NonNullable<DocumentRow[Field]> }
export type Draft = DocumentRow & { content: NonNullable<DocumentRow['content']> }

export const isIssued = (row: DocumentRow): row is IssuedDocument => row.hash !== null
export const isDraft = (row: DocumentRow): row is Draft => row.content !== null

/** What people wrote into a document, whether it is issued or not. */
export const contentOf = (row: DocumentRow): DocumentContent => {
  const content = row.content ?? row.snapshot?.content
  if (!content) throw new Error(`document ${row.id} says nothing`)
  return content
}

/** Which documents a viewer may see: whoever reads the area all of them, a signed-in person what was issued to them. */
const visibleTo = (viewer: Viewer): SQL =>
  mayRead(viewer, 'documents')
    ? rowsIf(true)
    : rowsIf(
        viewer.accountId !== null,
        sql`(${documents.accountId} = ${viewer.accountId} and ${documents.hash} is not null)`,
      )

/** The same of lists of the back office and of programs: whoever reads the area all of them. */
export const listedFor = (viewer: Viewer): SQL => rowsIf(mayRead(viewer, 'documents'))

export type DocumentFilter = {
  readonly search?: string | null
  readonly kind?: DocumentKind | null
  readonly sort?: InvoiceSort | null
  readonly status?: DocumentStatus | null
  readonly from?: string | null
  readonly to?: string | null
}
export type DocumentSort = { readonly field: 'date' | 'receiver' | 'gross'; readonly direction: 'asc' | 'desc' }

const MOST_WORDS = 6

function matching(viewer: Viewer, { search, kind, sort, status, from, to }: DocumentFilter): SQL | undefined {
  const words = (search ?? '').trim().slice(0, 100).toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  return and(
    listedFor(viewer),
    ...words.map(word => sql`${documents.searchText} like ${`%${literally(word)}%`}`),
    kind ? eq(documents.kind, kind) : undefined,
    sort ? eq(documents.sort, sort) : undefined,
    status ? eq(documents.status, status) : undefined,
    from ? sql`${documents.date} >= ${from}` : undefined,
    to ? sql`${documents.date} <= ${to}` : undefined,
  )
}

/** A page of the documents that fit a filter; every order ends in the id. */
export const browseDocuments = (
  database: ListReader,
  viewer: Viewer,
  filter: DocumentFilter,
  { field, direction }: DocumentSort,
  page: { offset: number; limit: number },
): Promise<DocumentRow[]> => {
  const order =
    field === 'receiver'
      ? alongRising(direction, sql`lower(${documents.receiverName})`, documents.id)
      : alongFalling(direction, field === 'gross' ? documents.grossCents : documents.date, documents.id)
  return plannedForWords(database, filter.search, async reader =>
    reader
      .select(documentColumns)
      .from(documents)
      .where(matching(viewer, filter))
      .orderBy(...order)
      .offset(page.offset)
      .limit(page.limit),
  )
}

/** How many documents fit a filter; of more than `most` one more than that. */
export const countDocuments = (
  database: ListReader,
  viewer: Viewer,
  filter: DocumentFilter,
  most: number,
): Promise<number> =>
  plannedForWords(database, filter.search, reader => countUpTo(reader, most, documents, matching(viewer, filter)))

/** Documents by id; unknown ones and those that the viewer may not see are left out. */
export const documentsByIds = (reader: Reader, viewer: Viewer, ids: readonly string[]): Promise<DocumentRow[]> =>
  reader
    .select(documentColumns)
    .from(documents)
    .where(and(inArray(documents.id, ids.filter(isId)), visibleTo(viewer)))

/** The documents of orders, in the order in which they were issued. Whoever may see an order may see these. */
export const documentsOfOrders = async (reader: Reader, orderIds: readonly string[]): Promise<IssuedDocument[]> => {
  const found = await reader
    .select(documentColumns)
    .from(documents)
    .where(inArray(documents.orderId, [...orderIds]))
    .orderBy(asc(documents.chainIndex))
  return found.filter(isIssued)
}

/** What takes back or corrects documents. */
export const correctionsOf = async (reader: Reader, ids: readonly string[]): Promise<IssuedDocument[]> => {
  const found = await reader
    .select(documentColumns)
    .from(documents)
    .where(inArray(documents.correctsId, [...ids]))
    .orderBy(asc(documents.chainIndex))
  return found.filter(isIssued)
}

/** The invoice of an order that was not taken back; null where there is none. */
export async function standingInvoice(reader: Reader, orderId: string): Promise<IssuedDocument | null> {
  const all = await documentsOfOrders(reader, [orderId])
  const takenBack = new Set(all.filter(({ sort }) => sort === 'cancellation').map(({ correctsId }) => correctsId))
  return all.find(({ id, sort }) => sort === 'invoice' && !takenBack.has(id)) ?? null
}

/** The paper of a document, whoever asks; null for none. */
export async function paperOfDocument(
  reader: Reader,
  documentId: string,
): Promise<typeof documentPapers.$inferSelect | null> {
  const [paper] = await reader.select().from(documentPapers).where(eq(documentPapers.documentId, documentId))
  return paper ?? null
}

/** The last link of the chain; null before the first document. Whoever adds one holds the turn of it. */
export async function lastOfChain(reader: Reader): Promise<{ chainIndex: number; hash: string } | null> {
  const [last] = await reader
    .select({ chainIndex: documents.chainIndex, hash: documents.hash })
    .from(documents)
    .where(isNotNull(documents.chainIndex))
    .orderBy(desc(documents.chainIndex))
    .limit(1)
  return last ? { chainIndex: last.chainIndex!, hash: last.hash! } : null
}

/** Documents with their papers along the chain, after a link of it (0: from the first). */
export const alongChain = async (reader: Reader, after: number, limit: number) => {
  const found = await reader
    .select({ document: documentColumns, pdf: documentPapers.pdf, xml: documentPapers.xml })
    .from(documents)
    .innerJoin(documentPapers, eq(documentPapers.documentId, documents.id))
    .where(gt(documents.chainIndex, after))
    .orderBy(asc(documents.chainIndex))
    .limit(limit)
  return found.flatMap(({ document, ...papers }) => (isIssued(document) ? [{ document, ...papers }] : []))
}

/** The PDFs of documents as files of a mail. */
export async function documentFiles(
  reader: Reader,
  ids: readonly string[],
): Promise<{ filename: string; content: Buffer; contentType: string }[]> {
  if (ids.length === 0) return []
  const found = await reader
    .select({ number: documents.number, pdf: documentPapers.pdf })
    .from(documentPapers)
    .innerJoin(documents, eq(documents.id, documentPapers.documentId))
    .where(inArray(documentPapers.documentId, [...ids]))
    .orderBy(asc(documents.chainIndex))
  return found.map(({ number, pdf }) => ({
    ...{ filename: `${number!.replaceAll('/', '-')}.pdf`, content: pdf, contentType: 'application/pdf' },
  }))
}
