import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { addDays, type Day, dayOf, startOfDay } from '../../../kit/days.ts'
import type { Cents } from '../../../kit/money.ts'
import type { Viewer } from '../../../kit/viewer.ts'
import { literally } from '../../../kit/words.ts'
import { countEach, countUpTo, mostCounted } from '../../../platform/counting.ts'
import { alongFalling, alongRising, type Direction } from '../../../platform/sorting.ts'
import { type ListReader, plannedForWords, type Reader, run } from '../../../platform/statements.ts'
import { mails, mailWords } from '../../../platform/tables.ts'
import { countOfSizesSoldOut } from '../../catalogue/queries/management.ts'
import { methodsPaidInAdvance } from '../../pricing/settings.ts'
import { orderStates, orders } from '../tables.ts'
import { type Mail, mailsVisibleTo, type Order, orderColumns, visibleTo } from './orders.ts'
import { ordersFoundBy } from './search.ts'

/** Reads of the back office. */

export const orderTabs = ['all', 'new', 'held', 'openPayment', 'toShip', 'shipped', 'cancelled'] as const
export type OrderTab = (typeof orderTabs)[number]
type OrderField = 'placedAt' | 'number' | 'customer' | 'total'

/** Days are those of the shop's calendar, both included. */
export type OrderFilter = {
  readonly tab?: OrderTab | null
  readonly search?: string | null
  readonly from?: Day | null
  readonly to?: Day | null
  readonly country?: string | null
  readonly paymentMethod?: string | null
  /** False: those that were not cancelled alone. */
  readonly isCancelled?: boolean | null
  /** Whoever placed them: an account, and guests with its e-mail address (in lower case); without an account these alone. */
  readonly buyer?: { readonly accountId: string | null; readonly emailKey: string }
}

export type OrderSort = { readonly field: OrderField; readonly direction: Direction }

const states = orderStates(orders)
const isOpen = sql`${orders.state} <> 'cancelled'`

const inTab: Record<OrderTab, SQL> = {
  all: sql`true`,
  new: sql`(${states.new})`,
  held: sql`(${states.held})`,
  openPayment: sql`(${states.openPayment})`,
  toShip: sql`(${states.unshipped} and ${orders.needsShipping} and (${orders.paymentState} = 'paid'
    or ${orders.paymentMethod} <> all(${sql.param([...methodsPaidInAdvance])}::text[])))`,
  shipped: sql`(${orders.shippingState} = 'shipped' and ${isOpen})`,
  cancelled: sql`(${states.cancelled})`,
}

async function matching(
  reader: Reader,
  viewer: Viewer,
  { search, from, to, country, paymentMethod, isCancelled, buyer }: OrderFilter,
  timeZone: string,
): Promise<SQL | undefined> {
  const conditions = [visibleTo(viewer)]
  const found = await ordersFoundBy(reader, search)
  if (found) conditions.push(found)
  if (from) conditions.push(gte(orders.placedAt, startOfDay(from, timeZone)))
  if (to) conditions.push(lt(orders.placedAt, startOfDay(addDays(to, 1), timeZone)))
  if (country) conditions.push(sql`${orders.shippingAddress} ->> 'country' = ${country}`)
  if (paymentMethod) conditions.push(eq(orders.paymentMethod, paymentMethod))
  if (isCancelled !== null && isCancelled !== undefined) conditions.push(isCancelled ? states.cancelled : isOpen)
  if (buyer) {
    const asGuest = sql`(${orders.accountId} is null and lower(${orders.email}) = ${buyer.emailKey})`
    conditions.push(buyer.accountId ? sql`(${orders.accountId} = ${buyer.accountId} or ${asGuest})` : asGuest)
  }
  return and(...conditions)
}

/** Every order ends in something unique. */
const orderings: Record<OrderField, (direction: Direction) => SQL[]> = {
  placedAt: direction => alongFalling(direction, orders.placedAt, orders.id),
  number: direction => alongRising(direction, orders.orderNumber),
  customer: direction => alongRising(direction, sql`lower(${orders.customerName})`, orders.id),
  total: direction => alongRising(direction, orders.grossCents, orders.id),
}

/** A page of the orders that fit a filter. */
export const browseOrders = (
  database: ListReader,
  viewer: Viewer,
  filter: OrderFilter,
  { field, direction }: OrderSort,
  page: { offset: number; limit: number },
  timeZone: string,
): Promise<Order[]> =>
  plannedForWords(database, filter.search, async reader =>
    reader
      .select(orderColumns)
      .from(orders)
      .where(and(await matching(reader, viewer, filter, timeZone), inTab[filter.tab ?? 'all']))
      .orderBy(...orderings[field](direction))
      .offset(page.offset)
      .limit(page.limit),
  )

/** How many orders each tab holds under the rest of a filter, in one statement; see `countEach` for how far. */
export const countTabs = (
  database: ListReader,
  viewer: Viewer,
  filter: OrderFilter,
  timeZone: string,
): Promise<Record<OrderTab, number>> =>
  plannedForWords(database, filter.search, async reader => {
    const fits = await matching(reader, viewer, filter, timeZone)
    const conditions = Object.fromEntries(orderTabs.map(tab => [tab, sql`${fits} and ${inTab[tab]}`]))
    return countEach(reader, sql`${orders}`, conditions as Record<OrderTab, SQL>)
  })

/** How many orders fit a filter, its tab included; of more than `most` one more than that. */
export const countOrders = (
  database: ListReader,
  viewer: Viewer,
  filter: OrderFilter,
  timeZone: string,
  most: number,
): Promise<number> =>
  plannedForWords(database, filter.search, async reader => {
    const fits = and(await matching(reader, viewer, filter, timeZone), inTab[filter.tab ?? 'all'])
    return countUpTo(reader, most, orders, fits)
  })

/** Written out: a plan for any state would know no index of one. */
const inMailState: Record<Mail['state'], SQL> = {
  queued: sql`${mails.state} = 'queued'`,
  sending: sql`${mails.state} = 'sending'`,
  sent: sql`${mails.state} = 'sent'`,
  failed: sql`${mails.state} = 'failed'`,
}

export type MailFilter = { readonly state?: Mail['state'] | null; readonly search?: string | null }

const mailsMatching = (viewer: Viewer, { state, search }: MailFilter): SQL | undefined => {
  const text = search?.trim().slice(0, 100)
  const anywhere = `%${literally(text ?? '')}%`
  return and(
    mailsVisibleTo(viewer),
    state ? inMailState[state] : undefined,
    text ? sql`${mailWords(mails)} ilike ${anywhere}` : undefined,
  )
}

/** A page of the outbox, newest first. Few that words find are looked for first and put in order afterwards. */
export const browseMails = (
  database: ListReader,
  viewer: Viewer,
  filter: MailFilter,
  page: { offset: number; limit: number },
): Promise<Mail[]> =>
  plannedForWords(database, filter.search, async reader => {
    const fits = mailsMatching(viewer, filter)
    const most = mostCounted(filter.search)
    const isFew = filter.search?.trim() ? (await countUpTo(reader, most, mails, fits)) <= most : false
    // Materialised, or it would be planned as if it were part of the rest.
    const found = sql`with found as materialized (select ${mails.id} from ${mails} where ${fits ?? sql`true`} limit ${most})
      select id from found`
    return reader
      .select()
      .from(mails)
      .where(isFew ? inArray(mails.id, sql`(${found})`) : fits)
      .orderBy(...alongFalling('desc', mails.createdAt, mails.id))
      .offset(page.offset)
      .limit(page.limit)
  })

/** How many mails fit a filter; of more than `most` one more than that. */
export const countMails = (database: ListReader, viewer: Viewer, filter: MailFilter, most: number): Promise<number> =>
  plannedForWords(database, filter.search, reader => countUpTo(reader, most, mails, mailsMatching(viewer, filter)))

export const mailTabs = ['all', 'queued', 'sending', 'sent', 'failed'] as const
export type MailTab = (typeof mailTabs)[number]

/** How many mails are in each state under the words of a filter; see `countEach` for how far. */
export function countMailTabs(
  database: ListReader,
  viewer: Viewer,
  { search }: MailFilter,
): Promise<Record<MailTab, number>> {
  const conditions = mailTabs.map(tab => [tab, mailsMatching(viewer, { search, state: tab === 'all' ? null : tab })])
  return plannedForWords(database, search, reader =>
    countEach(reader, sql`${mails}`, Object.fromEntries(conditions) as Record<MailTab, SQL>),
  )
}

export type DayFigures = { readonly day: Day; readonly orders: number; readonly revenue: Cents }

/** The figures of today and of the days before; each number is that of a list of the back office. Revenue is gross; cancelled orders are left out everywhere. */
export type DashboardFigures = {
  readonly ordersToday: number
  readonly revenueToday: Cents
  readonly ordersOpenPayment: number
  readonly ordersToShip: number
  readonly productsWithSoldOut: number
  readonly mailsWaiting: number
  readonly byDay: readonly DayFigures[]
}

const DAYS_SHOWN = 14

/** Reads the dashboard's figures in one statement; days are those of the shop's calendar, oldest first. */
export async function readDashboard(
  reader: Reader,
  viewer: Viewer,
  now: Date,
  timeZone: string,
): Promise<DashboardFigures> {
  const seen = visibleTo(viewer)
  const today = dayOf(now, timeZone)
  const first = addDays(today, 1 - DAYS_SHOWN)
  const [row] = await run<Omit<DashboardFigures, 'ordersToday' | 'revenueToday'>>(
    reader,
    sql`select
      (select count(*)::int from ${orders} where ${seen} and ${inTab.openPayment}) as "ordersOpenPayment",
      (select count(*)::int from ${orders} where ${seen} and ${inTab.toShip}) as "ordersToShip",
      ${countOfSizesSoldOut(today)} as "productsWithSoldOut",
      (select count(*)::int from ${mails} where ${mails.state} = 'queued') as "mailsWaiting",
      (select coalesce(json_agg(json_build_object('day', d.day, 'orders', d.orders, 'revenue', d.revenue)), '[]'::json)
        from (
          select (${orders.placedAt} at time zone ${timeZone})::date::text as day, count(*)::int as orders,
            sum(${orders.grossCents})::bigint as revenue
          from ${orders} where ${seen} and ${orders.placedAt} >= ${startOfDay(first, timeZone).toISOString()} and ${isOpen}
          group by 1
        ) d) as "byDay"`,
  )
  const { byDay, ...figures } = row!
  const known = new Map(byDay.map(each => [each.day, each]))
  const days = Array.from({ length: DAYS_SHOWN }, (_, i) => {
    const day = addDays(first, i)
    return known.get(day) ?? { day, orders: 0, revenue: 0 }
  })
  const { orders: ordersToday, revenue: revenueToday } = days.at(-1)!
  return { ...figures, ordersToday, revenueToday, byDay: days }
}
