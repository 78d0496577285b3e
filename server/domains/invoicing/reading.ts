import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/statements.ts'
import { type DocumentRow, documentColumns } from './queries.ts'
import type { LineOrigin } from './rules/conversion.ts'
import type { Taken } from './rules/remaining.ts'
import { documentEvents, documentSources, documents } from './tables.ts'

/** What was made of documents: by the id of each. What was cancelled as such took nothing. */
export async function takenFrom(reader: Reader, ids: readonly string[]): Promise<Map<string, Taken[]>> {
  const rows = await reader
    .select({
      ancestorId: documentSources.ancestorId,
      ancestorLineId: documentSources.ancestorLineId,
      kind: documents.kind,
      isDirect: documentSources.isDirect,
      isIssued: sql<boolean>`${documents.hash} is not null`,
      quantity: documentSources.quantity,
      cells: documentSources.cells,
    })
    .from(documentSources)
    .innerJoin(documents, eq(documents.id, documentSources.documentId))
    .where(and(inArray(documentSources.ancestorId, [...ids]), isNull(documents.struckAt)))
  return grouped(rows, ({ ancestorId }) => ancestorId)
}

/** Of what the lines of documents were made, near and far: by the id of each. */
export async function originsOf(reader: Reader, ids: readonly string[]): Promise<Map<string, SourceRow[]>> {
  const rows = await reader
    .select()
    .from(documentSources)
    .where(inArray(documentSources.documentId, [...ids]))
  return grouped(rows, ({ documentId }) => documentId)
}

export type SourceRow = typeof documentSources.$inferSelect & LineOrigin
export type DocumentEvent = typeof documentEvents.$inferSelect

/** What happened to documents, the first first. */
export const eventsOf = (reader: Reader, ids: readonly string[]): Promise<DocumentEvent[]> =>
  reader
    .select()
    .from(documentEvents)
    .where(inArray(documentEvents.documentId, [...ids]))
    .orderBy(documentEvents.at, documentEvents.id)

/** The documents that were made of others directly, or of which others were made. */
export async function directlyRelated(
  reader: Reader,
  ids: readonly string[],
): Promise<{ documentId: string; ancestorId: string }[]> {
  const all = [...ids]
  return reader
    .select({ documentId: documentSources.documentId, ancestorId: documentSources.ancestorId })
    .from(documentSources)
    .where(
      and(
        documentSources.isDirect,
        sql`(${inArray(documentSources.documentId, all)} or ${inArray(documentSources.ancestorId, all)})`,
      ),
    )
    .groupBy(documentSources.documentId, documentSources.ancestorId)
}

/** Documents by id, whoever asks. */
export const anyDocuments = (reader: Reader, ids: readonly string[]): Promise<DocumentRow[]> =>
  reader
    .select(documentColumns)
    .from(documents)
    .where(inArray(documents.id, [...ids]))

export function grouped<Row>(rows: readonly Row[], by: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(by(row))
    if (group) group.push(row)
    else groups.set(by(row), [row])
  }
  return groups
}
