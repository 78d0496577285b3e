import { and, type SQL, sql } from 'drizzle-orm'
import { addDays, type Day, startOfDay } from '../../../kit/days.ts'
import type { Cents } from '../../../kit/money.ts'
import type { Viewer } from '../../../kit/viewer.ts'
import { countEach, countUpTo } from '../../../platform/counting.ts'
import { alongFalling, alongRising, type Direction } from '../../../platform/sorting.ts'
import { type ListReader, plannedForWords, type Reader, run } from '../../../platform/statements.ts'
import { orderStates, orders } from '../tables.ts'
import { type Order, orderColumns, visibleTo } from './orders.ts'
import { ordersFoundBy } from './search.ts'

/** The payments of orders: each order is one, for it is paid at once. */

export const paymentTabs = ['all', 'open', 'overdue', 'paid', 'toRefund', 'refunded'] as const
export type PaymentTab = (typeof paymentTabs)[number]

/** Days are those of the shop's calendar, both included, and those on which orders were placed. */
export type PaymentFilter = {
  readonly tab?: PaymentTab | null
  readonly search?: string | null
  readonly from?: Day | null
  readonly to?: Day | null
  readonly paymentMethod?: string | null
}

export type PaymentSort = { readonly field: 'placedAt' | 'number' | 'customer'; readonly direction: Direction }

/** The calendar by which days are read. */
export type PaymentDays = { readonly timeZone: string; readonly today: Day }

const states = orderStates(orders)

const inTab = (tab: PaymentTab, today: Day): SQL => {
  const conditions: Record<PaymentTab, SQL> = {
    all: sql`true`,
    open: sql`(${states.openPayment} and ${orders.toPayCents} > 0)`,
    overdue: sql`(${orders.payBy} is not null and ${orders.state} = 'open' and ${orders.paymentState} = 'open'
      and ${orders.payBy} < ${today}::date)`,
    paid: sql`(${orders.paymentState} = 'paid' and ${orders.state} <> 'cancelled')`,
    toRefund: sql`(${states.cancelled} and ${orders.paymentState} = 'paid' and ${orders.toPayCents} > 0)`,
    // Money goes back for cancelled orders alone, whose index finds them.
    refunded: sql`(${states.cancelled} and ${orders.paymentState} = 'refunded' and ${orders.toPayCents} > 0)`,
  }
  return conditions[tab]
}

async function matching(
  reader: Reader,
  viewer: Viewer,
  { search, from, to, paymentMethod }: PaymentFilter,
  { timeZone }: PaymentDays,
): Promise<SQL> {
  const conditions = [visibleTo(viewer)]
  const found = await ordersFoundBy(reader, search)
  if (found) conditions.push(found)
  if (from) conditions.push(sql`${orders.placedAt} >= ${startOfDay(from, timeZone).toISOString()}`)
  if (to) conditions.push(sql`${orders.placedAt} < ${startOfDay(addDays(to, 1), timeZone).toISOString()}`)
  if (paymentMethod) conditions.push(sql`${orders.paymentMethod} = ${paymentMethod}`)
  return and(...conditions)!
}

const orderings: Record<PaymentSort['field'], (direction: Direction) => SQL[]> = {
  placedAt: direction => alongFalling(direction, orders.placedAt, orders.id),
  number: direction => alongRising(direction, orders.orderNumber),
  customer: direction => alongRising(direction, sql`lower(${orders.customerName})`, orders.id),
}

/** A page of the orders whose payments fit a filter. */
export const browsePayments = (
  database: ListReader,
  viewer: Viewer,
  filter: PaymentFilter,
  { field, direction }: PaymentSort,
  page: { offset: number; limit: number },
  days: PaymentDays,
): Promise<Order[]> =>
  plannedForWords(database, filter.search, async reader =>
    reader
      .select(orderColumns)
      .from(orders)
      .where(and(await matching(reader, viewer, filter, days), inTab(filter.tab ?? 'all', days.today)))
      .orderBy(...orderings[field](direction))
      .offset(page.offset)
      .limit(page.limit),
  )

/** How many payments each tab holds under the rest of a filter; see `countEach` for how far. */
export const countPaymentTabs = (
  database: ListReader,
  viewer: Viewer,
  filter: PaymentFilter,
  days: PaymentDays,
): Promise<Record<PaymentTab, number>> =>
  plannedForWords(database, filter.search, async reader => {
    const fits = await matching(reader, viewer, filter, days)
    const conditions = paymentTabs.map(tab => [tab, sql`${fits} and ${inTab(tab, days.today)}`])
    return countEach(reader, sql`${orders}`, Object.fromEntries(conditions) as Record<PaymentTab, SQL>)
  })

/** How many payments fit a filter, its tab included; of more than `most` one more than that. */
export const countPayments = (
  database: ListReader,
  viewer: Viewer,
  filter: PaymentFilter,
  days: PaymentDays,
  most: number,
): Promise<number> =>
  plannedForWords(database, filter.search, async reader => {
    const fits = and(await matching(reader, viewer, filter, days), inTab(filter.tab ?? 'all', days.today))
    return countUpTo(reader, most, orders, fits)
  })

/** What payments come to: what is still to come in, what came in, what has to go back and went back, and what vouchers paid. */
export type PaymentSums = {
  readonly open: Cents
  readonly paid: Cents
  readonly toRefund: Cents
  readonly refunded: Cents
  readonly byVouchers: Cents
  readonly currency: string
}

/** So many orders are added up; a larger sum has to be asked for by its period. */
const MOST_SUMMED = 10_000

/** The sums of the payments that fit a filter, of all tabs; null of more than `MOST_SUMMED`, of none, and of several currencies. */
export const countPaymentSums = (
  database: ListReader,
  viewer: Viewer,
  filter: Omit<PaymentFilter, 'tab'>,
  days: PaymentDays,
): Promise<PaymentSums | null> =>
  plannedForWords(database, filter.search, async reader => {
    const fits = await matching(reader, viewer, filter, days)
    const of = (tab: PaymentTab) =>
      sql`coalesce(sum(${orders.toPayCents}) filter (where ${inTab(tab, days.today)}), 0)::float8`
    const [row] = await run<PaymentSums & { count: number; last: string }>(
      reader,
      sql`select count(*)::int as count, min(${orders.currency}) as currency, max(${orders.currency}) as last,
          ${of('open')} as open, ${of('paid')} as paid, ${of('toRefund')} as "toRefund", ${of('refunded')} as refunded,
          coalesce(sum(${orders.grossCents} - ${orders.toPayCents}) filter (where ${orders.state} <> 'cancelled'), 0)::float8
            as "byVouchers"
        from (select * from ${orders} where ${fits} limit ${MOST_SUMMED + 1}) as orders`,
    )
    if (!row || row.count === 0 || row.count > MOST_SUMMED || row.currency !== row.last) return null
    const { open, paid, toRefund, refunded, byVouchers, currency } = row
    return { open, paid, toRefund, refunded, byVouchers, currency }
  })
