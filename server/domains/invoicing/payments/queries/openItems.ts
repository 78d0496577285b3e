import { and, asc, inArray, type SQL, sql } from 'drizzle-orm'
import type { Day } from '../../../../kit/days.ts'
import type { Viewer } from '../../../../kit/viewer.ts'
import { literally } from '../../../../kit/words.ts'
import { countUpTo } from '../../../../platform/counting.ts'
import { alongFalling, alongRising } from '../../../../platform/sorting.ts'
import { type ListReader, plannedForWords, type Reader, run } from '../../../../platform/statements.ts'
import { type DocumentRow, documentColumns, listedFor } from '../../queries.ts'
import { documents } from '../../tables.ts'
import { type Age, ages, mostDaysLate, type PaymentState } from '../rules/open.ts'
import { documentPayments } from '../tables.ts'

export type DocumentPayment = typeof documentPayments.$inferSelect

/** What somebody may see of payments: whoever sees the document's list. */
export const paymentsOfDocuments = (
  reader: Reader,
  viewer: Viewer,
  documentIds: readonly string[],
): Promise<DocumentPayment[]> =>
  reader
    .select()
    .from(documentPayments)
    .where(and(inArray(documentPayments.documentId, [...documentIds]), listedFor(viewer)))
    .orderBy(asc(documentPayments.createdAt), asc(documentPayments.id))

export type OpenItemFilter = {
  readonly search?: string | null
  readonly state?: PaymentState | null
  readonly age?: Age | null
  /** Of whoever it went to, by just this name. */
  readonly receiver?: string | null
}
export type OpenItemSort = { readonly field: 'due' | 'receiver' | 'open' | 'date'; readonly direction: 'asc' | 'desc' }

const MOST_WORDS = 6

/** Invoices that were issued, but for what only takes back. */
const invoices = sql`${documents.kind} = 'invoice' and ${documents.issuedAt} is not null and ${documents.sort} <> 'cancellation'`
const isCancelled = sql`exists (select from documents c where c.corrects_id = documents.id and c.sort = 'cancellation')`
const isOpen = sql`${documents.openCents} > 0`

const ofState = (state: PaymentState, today: Day): SQL =>
  ({
    unpaid: sql`${documents.openCents} = ${documents.dueCents} and ${isOpen}`,
    partlyPaid: sql`${isOpen} and ${documents.openCents} < ${documents.dueCents}`,
    overdue: sql`${isOpen} and ${documents.dueOn} < ${today}`,
    paid: sql`${documents.openCents} = 0 and not ${isCancelled}`,
    overpaid: sql`${documents.openCents} < 0`,
    cancelled: sql`${documents.openCents} >= 0 and ${isCancelled}`,
  })[state]

/** Days late on a day; 0 and less: not due yet. What has no day to pay is due on its date. */
const daysLate = (today: Day): SQL => sql`(${today}::date - coalesce(${documents.dueOn}, ${documents.date}))`

function ofAge(age: Age, today: Day): SQL {
  const at = ages.indexOf(age)
  const [above, most] = [ages[at - 1], ages[at]!]
  return sql.join(
    [
      isOpen,
      ...(above && above !== 'older' ? [sql`${daysLate(today)} > ${mostDaysLate[above]}`] : []),
      ...(most === 'older' ? [] : [sql`${daysLate(today)} <= ${mostDaysLate[most]}`]),
    ],
    sql` and `,
  )
}

function matching(viewer: Viewer, filter: OpenItemFilter, today: Day): SQL | undefined {
  const { search, state, age, receiver } = filter
  const words = (search ?? '').trim().slice(0, 100).toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  return and(
    listedFor(viewer),
    invoices,
    // Without a state it is about everything that somebody still has to pay or give back.
    state ? ofState(state, today) : sql`${documents.openCents} <> 0`,
    age ? ofAge(age, today) : undefined,
    receiver ? sql`lower(${documents.receiverName}) = ${receiver.toLowerCase()}` : undefined,
    ...words.map(word => sql`${documents.searchText} like ${`%${literally(word)}%`}`),
  )
}

/** A page of invoices by how their payment stands on a day, the longest due first unless told otherwise. */
export const browseOpenItems = (
  database: ListReader,
  viewer: Viewer,
  filter: OpenItemFilter,
  { field, direction }: OpenItemSort,
  { offset, limit, today }: { offset: number; limit: number; today: Day },
): Promise<DocumentRow[]> => {
  const by = {
    due: sql`coalesce(${documents.dueOn}, ${documents.date})`,
    receiver: sql`lower(${documents.receiverName})`,
    open: documents.openCents,
    date: documents.date,
  }[field]
  const order = field === 'open' ? alongFalling(direction, by, documents.id) : alongRising(direction, by, documents.id)
  return plannedForWords(database, filter.search, async reader =>
    reader
      .select(documentColumns)
      .from(documents)
      .where(matching(viewer, filter, today))
      .orderBy(...order)
      .offset(offset)
      .limit(limit),
  )
}

/** How many invoices fit a filter; of more than `most` one more than that. */
export const countOpenItems = (
  database: ListReader,
  viewer: Viewer,
  filter: OpenItemFilter,
  today: Day,
  most: number,
): Promise<number> =>
  plannedForWords(database, filter.search, reader =>
    countUpTo(reader, most, documents, matching(viewer, filter, today)),
  )

export type Ageing = Readonly<Record<Age, { readonly cents: number; readonly count: number }>>

/** What is still to be paid of the invoices that fit a filter, by how late it is. */
export async function ageingOf(reader: Reader, viewer: Viewer, filter: OpenItemFilter, today: Day): Promise<Ageing> {
  const rows = await run<{ age: number; cents: string; count: string }>(
    reader,
    sql`
    select case when late <= 0 then 0 when late <= 30 then 1 when late <= 60 then 2 when late <= 90 then 3 else 4 end as age,
      sum(open_cents) as cents, count(*) as count
    from (select ${documents.openCents} as open_cents, ${daysLate(today)} as late from ${documents}
      where ${matching(viewer, { ...filter, age: null }, today)} and ${isOpen}) as late
    group by 1`,
  )
  const found = new Map(
    rows.map(({ age, cents, count }) => [ages[Number(age)]!, { cents: Number(cents), count: Number(count) }]),
  )
  return Object.fromEntries(ages.map(age => [age, found.get(age) ?? { cents: 0, count: 0 }])) as Ageing
}
