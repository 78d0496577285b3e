import { eq, sql } from 'drizzle-orm'
import { type Reader, run } from '../../../platform/statements.ts'
import { alongChain, type IssuedDocument } from '../queries.ts'
import { type ChainFault, faultsOf, type Linked } from '../rules/chain.ts'
import type { DocumentKind } from '../rules/document.ts'
import { documents } from '../tables.ts'

/** So many documents with their papers are looked at in one go. */
const MOST_AT_ONCE = 50
/** So many missing numbers of a range are named. */
const MOST_MISSING = 100

/** A part of a look along the chain. `next`: the place to go on after; null at the end. */
export interface CheckedPart {
  readonly checked: number
  readonly next: number | null
  readonly faults: readonly ChainFault[]
}

/**
 * Looks at the issued documents after a place of the chain (0: from the first): each must follow the one before, and be what it was
 * when it was issued, with its paper, its e-invoice and the columns by which it is listed. Source: GoBD, no. 107 ff.
 */
export async function checkChain(reader: Reader, after: number): Promise<CheckedPart> {
  const found = await alongChain(reader, after, MOST_AT_ONCE)
  const links = found.map(({ document, pdf, xml }): Linked => {
    const { chainIndex, previousHash: previous, hash, snapshot } = document
    return { chainIndex, previous, hash, snapshot, pdf, xml }
  })
  const before = after > 0 ? await linkAt(reader, after) : null
  return {
    checked: links.length,
    next: links.length === MOST_AT_ONCE ? links.at(-1)!.chainIndex : null,
    faults: links.flatMap((link, at) => {
      const faults = faultsOf(links[at - 1] ?? before, link)
      const isChanged = faults.some(({ kind }) => kind === 'changed')
      return isChanged || saysWhatItDid(found[at]!.document)
        ? faults
        : [...faults, { kind: 'changed' as const, number: link.snapshot.number }]
    }),
  }
}

/** The link that a part goes on from; a place without one follows nothing. */
async function linkAt(reader: Reader, chainIndex: number): Promise<{ chainIndex: number; hash: string }> {
  const [link] = await reader
    .select({ hash: documents.hash })
    .from(documents)
    .where(eq(documents.chainIndex, chainIndex))
  return { chainIndex, hash: link?.hash ?? '' }
}

/** Whether the columns of a row, by which lists and sums are made, are those of its snapshot. */
function saysWhatItDid(row: IssuedDocument): boolean {
  const { number, kind, sort, content, totals, dueOn, due } = row.snapshot
  const said = [number, kind, sort, content.date, dueOn, content.receiver.name, content.currency]
  const sums = [totals.net, totals.vatSum, totals.gross, due]
  return (
    said.every(
      (value, at) =>
        value === [row.number, row.kind, row.sort, row.date, row.dueOn, row.receiverName, row.currency][at],
    ) && sums.every((value, at) => value === [row.netCents, row.vatCents, row.grossCents, row.dueCents][at])
  )
}

/** The numbers of one kind in one year. `drawn`: how many were drawn; `issued`: how many documents there are; `missing`: the first of
 *  the running numbers that no document has. */
export interface CheckedRange {
  readonly kind: DocumentKind
  readonly year: number
  readonly drawn: number
  readonly issued: number
  readonly lastNumber: string | null
  readonly missing: readonly number[]
}

/** All ranges of numbers, the latest year first. */
export const checkRanges = (reader: Reader): Promise<CheckedRange[]> =>
  run<CheckedRange>(
    reader,
    sql`select kind, year, coalesce(next - 1, 0)::int as drawn, coalesce(issued, 0)::int as issued,
        (select number from documents d where d.kind = ranges.kind and d.year = ranges.year
          order by running desc limit 1) as "lastNumber",
        case when coalesce(issued, 0) = coalesce(next - 1, 0) then array[]::int[] else array(
          select n from generate_series(1, greatest(next - 1, highest)) n
          where not exists (select from documents d where d.kind = ranges.kind and d.year = ranges.year and d.running = n)
          order by n limit ${MOST_MISSING}
        ) end as missing
      from (select kind, year, next, issued, highest from document_ranges
        full join (select kind, year, count(*) as issued, max(running) as highest from documents
          where number is not null group by kind, year) as counted using (kind, year)) as ranges
      order by year desc, array_position(array['offer', 'order', 'delivery', 'invoice', 'reminder'], kind)`,
  )

/** Whether every number that was drawn stands on a document, and no other. */
export const isGapless = ({ drawn, issued, missing }: CheckedRange): boolean => drawn === issued && missing.length === 0
