import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { isId } from '../../kit/ids.ts'
import type { Cents } from '../../kit/money.ts'
import { mayRead, type Viewer } from '../../kit/viewer.ts'
import { literally } from '../../kit/words.ts'
import { countEach, countUpTo } from '../../platform/counting.ts'
import { alongFalling, alongRising, type Direction } from '../../platform/sorting.ts'
import { type Reader, rowsIf, run } from '../../platform/statements.ts'
import { orders } from '../orders/tables.ts'
import { withdrawals } from '../withdrawals/tables.ts'
import { WAIT_DAYS } from './rules/terms.ts'
import { affiliateClicks, affiliateCommissions, affiliateEntries, affiliatePayouts, affiliates } from './tables.ts'

export type Affiliate = typeof affiliates.$inferSelect
export type AffiliatePayout = typeof affiliatePayouts.$inferSelect

/** How a commission stands: `waiting` until the buyer can no longer withdraw and has paid, `due`, `paid`, or `void`: nothing
 *  is left of it. */
type CommissionState = 'waiting' | 'due' | 'paid' | 'void'
export type Commission = Omit<typeof affiliateCommissions.$inferSelect, 'value'> & {
  readonly state: CommissionState
  readonly orderNumber: number
}

/** Which partners, commissions and payments a viewer may see: whoever reads the area. */
const visibleTo = (viewer: Viewer): SQL => rowsIf(mayRead(viewer, 'affiliates'))

/** Whether the order behind a commission is paid, stays, and can no longer be withdrawn from. */
const isRipe = (now: Date): SQL =>
  sql`(${orders.state} <> 'cancelled' and ${orders.paymentState} = 'paid'
    and ${orders.shippedAt} < ${now.toISOString()}::timestamptz - make_interval(days => ${WAIT_DAYS})
    and not exists (select from ${withdrawals} where ${withdrawals.orderId} = ${orders.id}
      and ${withdrawals.state} = 'received'))`

/** Entries that no payment took and that the next one takes: of ripe orders, and what shrank after it had been paid. */
const dueEntries = (now: Date): SQL => sql`
  select ${affiliateEntries.id} as id, ${affiliateEntries.affiliateId} as affiliate_id,
    ${affiliateEntries.amountCents} as amount
  from ${affiliateEntries}
  join ${affiliateCommissions} on ${affiliateCommissions.id} = ${affiliateEntries.commissionId}
  join ${orders} on ${orders.id} = ${affiliateCommissions.orderId}
  where ${affiliateEntries.payoutId} is null and (${isRipe(now)} or exists (
    select from affiliate_entries paid where paid.commission_id = ${affiliateCommissions.id}
      and paid.payout_id is not null))`

/** What the next payment to a partner takes, entry by entry. For who holds the partner's lock. */
export const dueEntriesOf = (
  reader: Reader,
  affiliateId: string,
  now: Date,
): Promise<{ id: string; amount: Cents }[]> =>
  run<{ id: string; amount: Cents }>(
    reader,
    sql`select id, amount from (${dueEntries(now)}) due where affiliate_id = ${affiliateId} order by id`,
  )

/** Partners by id; unknown ones and those that the viewer may not see are left out. */
export const affiliatesByIds = (reader: Reader, viewer: Viewer, ids: readonly string[]): Promise<Affiliate[]> =>
  reader
    .select()
    .from(affiliates)
    .where(and(inArray(affiliates.id, ids.filter(isId)), visibleTo(viewer)))

/** What came of a partner, in numbers and cents: `open` is what is owed in all, `due` what of it can be paid. */
export type AffiliateFigures = {
  readonly affiliateId: string
  readonly clicks: number
  readonly orders: number
  readonly revenue: Cents
  readonly open: Cents
  readonly due: Cents
  readonly paid: Cents
}

/** The figures of partners, in one statement. For viewers who may see them. */
export const figuresOf = (reader: Reader, ids: readonly string[], now: Date): Promise<AffiliateFigures[]> =>
  run<AffiliateFigures>(
    reader,
    sql`select a.id as "affiliateId",
      (select coalesce(sum(c.count), 0)::int from ${affiliateClicks} c where c.affiliate_id = a.id) as clicks,
      (select count(*)::int from ${affiliateCommissions} c where c.affiliate_id = a.id and c.amount_cents > 0) as orders,
      (select coalesce(sum(c.net_cents), 0)::float8 from ${affiliateCommissions} c where c.affiliate_id = a.id) as revenue,
      (select coalesce(sum(e.amount_cents), 0)::float8 from ${affiliateEntries} e
        where e.affiliate_id = a.id and e.payout_id is null) as open,
      (select coalesce(sum(p.amount_cents), 0)::float8 from ${affiliatePayouts} p where p.affiliate_id = a.id) as paid,
      coalesce(due.sum, 0)::float8 as due
    from ${affiliates} a
    left join (select d.affiliate_id, sum(d.amount) as sum from (${dueEntries(now)}) d group by 1) due
      on due.affiliate_id = a.id
    where a.id in ${ids.length === 0 ? sql`(null)` : [...ids]}`,
  )

export const affiliateTabs = ['all', 'due', 'active', 'inactive'] as const
export type AffiliateTab = (typeof affiliateTabs)[number]
/** `search`: words of which each is part of name, address, code or note. */
export type AffiliateFilter = {
  readonly search?: string | null | undefined
  readonly tab?: AffiliateTab | null | undefined
}
export type AffiliateSort = { readonly field: 'name' | 'created' | 'changed'; readonly direction: Direction }
type Page = { readonly offset: number; readonly limit: number }

const MOST_WORDS = 6
const wordsOf = (search: string | null | undefined): string[] =>
  (search ?? '').trim().slice(0, 200).toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)

const matching = (viewer: Viewer, { search }: AffiliateFilter): SQL =>
  and(
    visibleTo(viewer),
    ...wordsOf(search).map(
      word =>
        sql`lower(concat_ws(' ', ${affiliates.name}, ${affiliates.email}, ${affiliates.code}, ${affiliates.note}))
          like ${`%${literally(word)}%`}`,
    ),
  )!

function inTab(tab: AffiliateTab, now: Date): SQL {
  const parts: Readonly<Record<AffiliateTab, () => SQL>> = {
    all: () => sql`true`,
    due: () =>
      sql`${affiliates.id} in (select d.affiliate_id from (${dueEntries(now)}) d group by 1 having sum(d.amount) > 0)`,
    active: () => sql`${affiliates.isActive}`,
    inactive: () => sql`not ${affiliates.isActive}`,
  }
  return parts[tab]()
}

/** Which partners fit a filter, of those that the viewer may see. */
export const wantedAffiliates = (viewer: Viewer, filter: AffiliateFilter, now: Date): SQL =>
  and(matching(viewer, filter), inTab(filter.tab ?? 'all', now))!

/** A page of the partners that fit a filter; every order ends in the id. */
export const browseAffiliates = (
  reader: Reader,
  viewer: Viewer,
  filter: AffiliateFilter,
  { field, direction }: AffiliateSort,
  { offset, limit }: Page,
  now: Date,
): Promise<Affiliate[]> =>
  reader
    .select()
    .from(affiliates)
    .where(wantedAffiliates(viewer, filter, now))
    .orderBy(
      ...(field === 'name'
        ? alongRising(direction, sql`lower(${affiliates.name})`, affiliates.id)
        : alongFalling(direction, field === 'created' ? affiliates.createdAt : affiliates.changedAt, affiliates.id)),
    )
    .offset(offset)
    .limit(limit)

/** How many partners fit a filter; of more than `most` one more than that. */
export const countAffiliates = (
  reader: Reader,
  viewer: Viewer,
  filter: AffiliateFilter,
  now: Date,
  most: number,
): Promise<number> => countUpTo(reader, most, affiliates, wantedAffiliates(viewer, filter, now))

/** How many each tab holds under the rest of a filter; see `countEach` for how far. */
export function countAffiliateTabs(
  reader: Reader,
  viewer: Viewer,
  filter: AffiliateFilter,
  now: Date,
): Promise<Record<AffiliateTab, number>> {
  const fits = matching(viewer, filter)
  const conditions = Object.fromEntries(affiliateTabs.map(tab => [tab, sql`${fits} and ${inTab(tab, now)}`]))
  return countEach(reader, sql`${affiliates}`, conditions as Record<AffiliateTab, SQL>)
}

/** Commissions of a partner, the latest first. */
export const browseCommissions = (
  reader: Reader,
  viewer: Viewer,
  affiliateId: string,
  { offset, limit }: Page,
  now: Date,
): Promise<Commission[]> => {
  const { id, orderId, kind, netCents, amountCents, at } = affiliateCommissions
  const open = sql`exists (select from affiliate_entries e where e.commission_id = ${id} and e.payout_id is null)`
  return reader
    .select({
      ...{ id, orderId, kind, netCents, amountCents, at, affiliateId: affiliateCommissions.affiliateId },
      orderNumber: orders.orderNumber,
      state: sql<CommissionState>`case when ${amountCents} = 0 then 'void' when not ${open} then 'paid'
        when ${isRipe(now)} then 'due' else 'waiting' end`,
    })
    .from(affiliateCommissions)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(and(rowsIf(isId(affiliateId), sql`${affiliateCommissions.affiliateId} = ${affiliateId}`), visibleTo(viewer)))
    .orderBy(...alongFalling('desc', at, id))
    .offset(offset)
    .limit(limit)
}

/** How many commissions a partner has; of more than `most` one more than that. */
export const countCommissions = (reader: Reader, viewer: Viewer, affiliateId: string, most: number): Promise<number> =>
  countUpTo(
    reader,
    most,
    affiliateCommissions,
    and(rowsIf(isId(affiliateId), sql`${affiliateCommissions.affiliateId} = ${affiliateId}`), visibleTo(viewer)),
  )

/** `search`: words of which each is part of the reference or of the partner's name, address or code. */
export type PayoutFilter = { readonly search?: string | null; readonly affiliateId?: string | null }

const payoutsMatching = (viewer: Viewer, { search, affiliateId }: PayoutFilter): SQL =>
  and(
    visibleTo(viewer),
    affiliateId ? rowsIf(isId(affiliateId), sql`${affiliatePayouts.affiliateId} = ${affiliateId}`) : undefined,
    ...wordsOf(search).map(
      word =>
        sql`lower(${affiliatePayouts.reference} || ' ' || (select concat_ws(' ', a.name, a.email, a.code)
          from affiliates a where a.id = ${affiliatePayouts.affiliateId})) like ${`%${literally(word)}%`}`,
    ),
  )!

/** A page of the payments that fit a filter, the latest first. */
export const browseAffiliatePayouts = (
  reader: Reader,
  viewer: Viewer,
  filter: PayoutFilter,
  { offset, limit }: Page,
): Promise<AffiliatePayout[]> =>
  reader
    .select()
    .from(affiliatePayouts)
    .where(payoutsMatching(viewer, filter))
    .orderBy(...alongFalling('desc', affiliatePayouts.at, affiliatePayouts.id))
    .offset(offset)
    .limit(limit)

/** How many payments fit a filter; of more than `most` one more than that. */
export const countAffiliatePayouts = (
  reader: Reader,
  viewer: Viewer,
  filter: PayoutFilter,
  most: number,
): Promise<number> => countUpTo(reader, most, affiliatePayouts, payoutsMatching(viewer, filter))
