import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { isId } from '../../../../kit/ids.ts'
import type { Viewer } from '../../../../kit/viewer.ts'
import { literally } from '../../../../kit/words.ts'
import { countEach, countUpTo } from '../../../../platform/counting.ts'
import { alongFalling } from '../../../../platform/sorting.ts'
import { type ListReader, plannedForWords, type Reader } from '../../../../platform/statements.ts'
import { listedFor } from '../../queries.ts'
import { bankFiles, bankLines, documentPayments } from '../tables.ts'

export type BankFile = typeof bankFiles.$inferSelect
export type BankLineRow = typeof bankLines.$inferSelect

/** A page of the files of banks that were taken in, the latest first. */
export const browseBankFiles = (
  reader: Reader,
  viewer: Viewer,
  { offset, limit }: { offset: number; limit: number },
): Promise<BankFile[]> =>
  reader
    .select()
    .from(bankFiles)
    .where(listedFor(viewer))
    .orderBy(...alongFalling('desc', bankFiles.createdAt, bankFiles.id))
    .offset(offset)
    .limit(limit)

export const countBankFiles = (reader: Reader, viewer: Viewer, most: number): Promise<number> =>
  countUpTo(reader, most, bankFiles, listedFor(viewer))

export const bankLineTabs = ['open', 'booked', 'ignored', 'all'] as const
export type BankLineTab = (typeof bankLineTabs)[number]
export type BankLineFilter = {
  readonly tab?: BankLineTab | null
  readonly fileId?: string | null
  readonly search?: string | null
}

function matching(viewer: Viewer, { tab, fileId, search }: BankLineFilter): SQL | undefined {
  const words = (search ?? '').trim().slice(0, 100).toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6)
  return and(
    listedFor(viewer),
    tab && tab !== 'all' ? eq(bankLines.state, tab) : undefined,
    fileId ? (isId(fileId) ? eq(bankLines.fileId, fileId) : sql`false`) : undefined,
    ...words.map(
      word =>
        sql`lower(${bankLines.name} || ' ' || ${bankLines.purpose} || ' ' || ${bankLines.iban}) like ${`%${literally(word)}%`}`,
    ),
  )
}

/** A page of the movements of accounts, the latest first. */
export const browseBankLines = (
  database: ListReader,
  viewer: Viewer,
  filter: BankLineFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<BankLineRow[]> =>
  plannedForWords(database, filter.search, async reader =>
    reader
      .select()
      .from(bankLines)
      .where(matching(viewer, filter))
      .orderBy(...alongFalling('desc', bankLines.bookedOn, bankLines.id))
      .offset(offset)
      .limit(limit),
  )

export const countBankLines = (
  database: ListReader,
  viewer: Viewer,
  filter: BankLineFilter,
  most: number,
): Promise<number> =>
  plannedForWords(database, filter.search, reader => countUpTo(reader, most, bankLines, matching(viewer, filter)))

/** How many lines each tab holds under the rest of a filter; see `countEach` for how far. */
export const countBankLineTabs = (
  database: ListReader,
  viewer: Viewer,
  filter: BankLineFilter,
): Promise<Record<BankLineTab, number>> =>
  plannedForWords(database, filter.search, reader =>
    countEach(
      reader,
      sql`${bankLines}`,
      Object.fromEntries(bankLineTabs.map(tab => [tab, matching(viewer, { ...filter, tab })!])) as Record<
        BankLineTab,
        SQL
      >,
    ),
  )

/** What lines paid and still stands, by line. */
export const paymentsOfLines = (
  reader: Reader,
  viewer: Viewer,
  lineIds: readonly string[],
): Promise<(typeof documentPayments.$inferSelect)[]> =>
  reader
    .select()
    .from(documentPayments)
    .where(
      and(
        inArray(documentPayments.bankLineId, [...lineIds]),
        listedFor(viewer),
        sql`${documentPayments.reversesId} is null and not exists (
          select from document_payments r where r.reverses_id = ${documentPayments.id})`,
      ),
    )
    .orderBy(documentPayments.createdAt, documentPayments.id)
