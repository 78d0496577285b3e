import { and, eq, getColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Day } from '../../../kit/days.ts'
import { isId } from '../../../kit/ids.ts'
import { mayRead, type Viewer } from '../../../kit/viewer.ts'
import { literally } from '../../../kit/words.ts'
import { countEach, countUpTo } from '../../../platform/counting.ts'
import { alongFalling, alongRising } from '../../../platform/sorting.ts'
import { type ListReader, plannedForWords, type Reader, rowsIf } from '../../../platform/statements.ts'
import { vendorBillFiles, vendorBills } from './tables.ts'

const { searchText: _searchText, ...columns } = getColumns(vendorBills)
export const billColumns = columns
export type VendorBill = Omit<typeof vendorBills.$inferSelect, 'searchText'>

/** Bills are for whoever reads the area. */
export const listedFor = (viewer: Viewer): SQL => rowsIf(mayRead(viewer, 'documents'))

export const billTabs = ['all', 'toCheck', 'approved', 'overdue', 'paid', 'refused'] as const
export type BillTab = (typeof billTabs)[number]

export type BillFilter = { readonly search?: string | null; readonly tab?: BillTab | null }
export type BillSort = { readonly field: 'date' | 'due' | 'vendor' | 'gross'; readonly direction: 'asc' | 'desc' }

const MOST_WORDS = 6

/** What a tab holds: a state, or what is to be paid, neither paid nor refused, and due before today. */
function inTab(tab: BillTab, today: Day): SQL {
  if (tab === 'all') return sql`true`
  if (tab === 'overdue') {
    return sql`${vendorBills.state} in ('toCheck', 'approved') and ${vendorBills.dueOn} < ${today} and ${vendorBills.dueCents} > 0`
  }
  return eq(vendorBills.state, tab)
}

function matching(viewer: Viewer, { search }: BillFilter): SQL {
  const words = (search ?? '').trim().slice(0, 100).toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  return and(listedFor(viewer), ...words.map(word => sql`${vendorBills.searchText} like ${`%${literally(word)}%`}`))!
}

const wanted = (viewer: Viewer, filter: BillFilter, today: Day): SQL =>
  and(matching(viewer, filter), inTab(filter.tab ?? 'all', today))!

/** A page of the bills that fit a filter; every order ends in the id. */
export const browseBills = (
  database: ListReader,
  viewer: Viewer,
  filter: BillFilter,
  { field, direction }: BillSort,
  page: { offset: number; limit: number },
  today: Day,
): Promise<VendorBill[]> => {
  const order =
    field === 'vendor'
      ? alongRising(direction, sql`lower(${vendorBills.vendorName})`, vendorBills.id)
      : field === 'due'
        ? alongRising(direction, vendorBills.dueOn, vendorBills.id)
        : alongFalling(direction, field === 'gross' ? vendorBills.grossCents : vendorBills.date, vendorBills.id)
  return plannedForWords(database, filter.search, async reader =>
    reader
      .select(billColumns)
      .from(vendorBills)
      .where(wanted(viewer, filter, today))
      .orderBy(...order)
      .offset(page.offset)
      .limit(page.limit),
  )
}

/** How many bills fit a filter; of more than `most` one more than that. */
export const countBills = (
  database: ListReader,
  viewer: Viewer,
  filter: BillFilter,
  today: Day,
  most: number,
): Promise<number> =>
  plannedForWords(database, filter.search, reader =>
    countUpTo(reader, most, vendorBills, wanted(viewer, filter, today)),
  )

/** How many each tab holds under the rest of a filter; see `countEach` for how far. */
export function countBillTabs(
  reader: Reader,
  viewer: Viewer,
  filter: BillFilter,
  today: Day,
): Promise<Record<BillTab, number>> {
  const fits = matching(viewer, filter)
  const conditions = Object.fromEntries(billTabs.map(tab => [tab, sql`${fits} and ${inTab(tab, today)}`]))
  return countEach(reader, sql`${vendorBills}`, conditions as Record<BillTab, SQL>)
}

/** Bills by id; unknown ones and those that the viewer may not see are left out. */
export const billsByIds = (reader: Reader, viewer: Viewer, ids: readonly string[]): Promise<VendorBill[]> =>
  reader
    .select(billColumns)
    .from(vendorBills)
    .where(and(inArray(vendorBills.id, ids.filter(isId)), listedFor(viewer)))

/** The file of a bill as it came; null where there is none that the viewer may see. */
export async function billFile(
  reader: Reader,
  viewer: Viewer,
  billId: string,
): Promise<{ bill: VendorBill; content: Buffer; xml: Buffer | null } | null> {
  const [bill] = await billsByIds(reader, viewer, [billId])
  if (!bill) return null
  const [file] = await reader.select().from(vendorBillFiles).where(eq(vendorBillFiles.billId, bill.id))
  return file ? { bill, content: file.content, xml: file.xml } : null
}
