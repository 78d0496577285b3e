import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Day } from '../../kit/days.ts'
import { isId } from '../../kit/ids.ts'
import type { LocalizedText } from '../../kit/languages.ts'
import type { BasisPoints, Cents } from '../../kit/money.ts'
import { mayRead, type Viewer } from '../../kit/viewer.ts'
import { literally } from '../../kit/words.ts'
import { countEach, countUpTo } from '../../platform/counting.ts'
import { alongFalling, alongRising, type Direction } from '../../platform/sorting.ts'
import { type Reader, rowsIf, run } from '../../platform/statements.ts'
import { productGroups } from '../catalogue/tables.ts'
import { orders } from '../orders/tables.ts'
import { withdrawals } from '../withdrawals/tables.ts'
import type { ReachedRate } from './rules/parts.ts'
import { affiliateClicks, affiliateCommissions, affiliateEntries, affiliatePayouts, affiliates } from './tables.ts'

export type Affiliate = typeof affiliates.$inferSelect
export type AffiliatePayout = typeof affiliatePayouts.$inferSelect

/** How a commission stands: `waiting` until the buyer can no longer withdraw and has paid, `due`, `paid`, or `void`: nothing
 *  is left of it. */
type CommissionState = 'waiting' | 'due' | 'paid' | 'void'
export type Commission = typeof affiliateCommissions.$inferSelect & {
  readonly state: CommissionState
  readonly orderNumber: number
}

/** Which partners, commissions and payments a viewer may see: whoever reads the area. */
const visibleTo = (viewer: Viewer): SQL => rowsIf(mayRead(viewer, 'affiliates'))

/** Whether the order behind a commission is paid, stays, and can no longer be withdrawn from: it was shipped before `ripe`
 *  (see `ripeBefore`). */
const isRipe = (ripe: Date): SQL =>
  sql`(${orders.state} <> 'cancelled' and ${orders.paymentState} = 'paid'
    and ${orders.shippedAt} < ${ripe.toISOString()}::timestamptz
    and not exists (select from ${withdrawals} where ${withdrawals.orderId} = ${orders.id}
      and ${withdrawals.state} = 'received'))`

/** Entries that no payment took and that the next one takes: of ripe orders, and what shrank after it had been paid. */
const dueEntries = (ripe: Date): SQL => sql`
  select ${affiliateEntries.id} as id, ${affiliateEntries.affiliateId} as affiliate_id,
    ${affiliateEntries.amountCents} as amount
  from ${affiliateEntries}
  join ${affiliateCommissions} on ${affiliateCommissions.id} = ${affiliateEntries.commissionId}
  join ${orders} on ${orders.id} = ${affiliateCommissions.orderId}
  where ${affiliateEntries.payoutId} is null and (${isRipe(ripe)} or exists (
    select from affiliate_entries paid where paid.commission_id = ${affiliateCommissions.id}
      and paid.payout_id is not null))`

/** What the next payment to a partner takes, entry by entry. For who holds the partner's lock. */
export const dueEntriesOf = (
  reader: Reader,
  affiliateId: string,
  ripe: Date,
): Promise<{ id: string; amount: Cents }[]> =>
  run<{ id: string; amount: Cents }>(
    reader,
    sql`select id, amount from (${dueEntries(ripe)}) due where affiliate_id = ${affiliateId} order by id`,
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
export const figuresOf = (reader: Reader, ids: readonly string[], ripe: Date): Promise<AffiliateFigures[]> =>
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
    left join (select d.affiliate_id, sum(d.amount) as sum from (${dueEntries(ripe)}) d group by 1) due
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
/** Groups above each other that are looked at. */
const MOST_LEVELS = 20

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

function inTab(tab: AffiliateTab, ripe: Date): SQL {
  const parts: Readonly<Record<AffiliateTab, () => SQL>> = {
    all: () => sql`true`,
    due: () =>
      sql`${affiliates.id} in (select d.affiliate_id from (${dueEntries(ripe)}) d group by 1 having sum(d.amount) > 0)`,
    active: () => sql`${affiliates.isActive}`,
    inactive: () => sql`not ${affiliates.isActive}`,
  }
  return parts[tab]()
}

/** Which partners fit a filter, of those that the viewer may see. */
export const wantedAffiliates = (viewer: Viewer, filter: AffiliateFilter, ripe: Date): SQL =>
  and(matching(viewer, filter), inTab(filter.tab ?? 'all', ripe))!

/** A page of the partners that fit a filter; every order ends in the id. */
export const browseAffiliates = (
  reader: Reader,
  viewer: Viewer,
  filter: AffiliateFilter,
  { field, direction }: AffiliateSort,
  { offset, limit }: Page,
  ripe: Date,
): Promise<Affiliate[]> =>
  reader
    .select()
    .from(affiliates)
    .where(wantedAffiliates(viewer, filter, ripe))
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
  ripe: Date,
  most: number,
): Promise<number> => countUpTo(reader, most, affiliates, wantedAffiliates(viewer, filter, ripe))

/** How many each tab holds under the rest of a filter; see `countEach` for how far. */
export function countAffiliateTabs(
  reader: Reader,
  viewer: Viewer,
  filter: AffiliateFilter,
  ripe: Date,
): Promise<Record<AffiliateTab, number>> {
  const fits = matching(viewer, filter)
  const conditions = Object.fromEntries(affiliateTabs.map(tab => [tab, sql`${fits} and ${inTab(tab, ripe)}`]))
  return countEach(reader, sql`${affiliates}`, conditions as Record<AffiliateTab, SQL>)
}

/** The rates of a partner that reach the products of some lines, by the groups that hold them and those above. */
export async function ratesReaching(
  reader: Reader,
  { rates }: Pick<Affiliate, 'rates'>,
  lines: readonly { readonly productId: string }[],
): Promise<ReachedRate[]> {
  if (rates.length === 0) return []
  const productIds = [...new Set(lines.map(({ productId }) => productId))]
  const values = new Map(rates.map(({ groupId, value }): [string, BasisPoints] => [groupId, value]))
  const rows = await run<Omit<ReachedRate, 'value'>>(
    reader,
    sql`with recursive up as (
        select m.product_id, m.group_id, 0 as distance from group_members m
        where m.product_id = any(${sql.param(productIds)}::uuid[])
        union
        select up.product_id, p.parent_id, up.distance + 1 from up
        join product_group_parents p on p.group_id = up.group_id where up.distance < ${MOST_LEVELS}
      )
      select up.product_id as "productId", g.id as "groupId", g.title, min(up.distance)::int as distance
      from up join product_groups g on g.id = up.group_id
      where g.id = any(${sql.param([...values.keys()])}::uuid[]) group by up.product_id, g.id, g.title`,
  )
  return rows.map(row => ({ ...row, value: values.get(row.groupId)! }))
}

const commissions = (reader: Reader, ripe: Date) => {
  const { id, orderId, kind, value, netCents, parts, amountCents, at } = affiliateCommissions
  const open = sql`exists (select from affiliate_entries e where e.commission_id = ${id} and e.payout_id is null)`
  return reader
    .select({
      ...{ id, orderId, kind, value, netCents, parts, amountCents, at, affiliateId: affiliateCommissions.affiliateId },
      orderNumber: orders.orderNumber,
      state: sql<CommissionState>`case when ${amountCents} = 0 then 'void' when not ${open} then 'paid'
        when ${isRipe(ripe)} then 'due' else 'waiting' end`,
    })
    .from(affiliateCommissions)
    .innerJoin(orders, eq(orders.id, orderId))
}

/** Commissions of a partner, the latest first. */
export const browseCommissions = (
  reader: Reader,
  viewer: Viewer,
  affiliateId: string,
  { offset, limit }: Page,
  ripe: Date,
): Promise<Commission[]> =>
  commissions(reader, ripe)
    .where(and(rowsIf(isId(affiliateId), sql`${affiliateCommissions.affiliateId} = ${affiliateId}`), visibleTo(viewer)))
    .orderBy(...alongFalling('desc', affiliateCommissions.at, affiliateCommissions.id))
    .offset(offset)
    .limit(limit)

/** What happened to a commission, and who did it where somebody did. */
export type CommissionEntry = Omit<typeof affiliateEntries.$inferSelect, 'affiliateId' | 'accountId'> & {
  readonly person: string | null
}

/** What happened to commissions, in its order. */
export const commissionEntriesByIds = (
  reader: Reader,
  viewer: Viewer,
  ids: readonly string[],
): Promise<CommissionEntry[]> => {
  const { id, commissionId, kind, amountCents, payoutId, note, at } = affiliateEntries
  return reader
    .select({
      ...{ id, commissionId, kind, amountCents, payoutId, note, at },
      person: sql<string | null>`(select a.name from accounts a where a.id = ${affiliateEntries.accountId})`,
    })
    .from(affiliateEntries)
    .where(and(inArray(commissionId, ids.filter(isId)), visibleTo(viewer)))
    .orderBy(at, id)
}

/** The commissions of orders, by the order. */
export const orderCommissionsByIds = async (
  reader: Reader,
  viewer: Viewer,
  orderIds: readonly string[],
  ripe: Date,
): Promise<Map<string, Commission>> => {
  const rows = await commissions(reader, ripe).where(
    and(inArray(affiliateCommissions.orderId, orderIds.filter(isId)), visibleTo(viewer)),
  )
  return new Map(rows.map(row => [row.orderId, row]))
}

/** A group of products by its name. */
export type RateGroup = { readonly id: string; readonly title: LocalizedText }

/** The groups of products for which rates of their own can be agreed. */
export const browseRateGroups = (reader: Reader, viewer: Viewer): Promise<RateGroup[]> =>
  reader
    .select({ id: productGroups.id, title: productGroups.title })
    .from(productGroups)
    .where(and(isNull(productGroups.deletedAt), visibleTo(viewer)))
    .orderBy(sql`${productGroups.title} ->> 'de'`, productGroups.id)
    .limit(2000)

/** The partner that a person is by the confirmed address of their account; null: none. */
export async function ownPartner(reader: Reader, accountId: string | null): Promise<Affiliate | null> {
  if (accountId === null) return null
  const [own] = await reader
    .select()
    .from(affiliates)
    .where(
      sql`lower(${affiliates.email}) = (select lower(a.email) from accounts a where a.id = ${accountId}::uuid
        and a.email_verified_at is not null)`,
    )
    .orderBy(affiliates.createdAt)
    .limit(1)
  return own ?? null
}

/** What a partner earned and was paid, the latest first, for themselves; at most so many of each. */
export async function ownEarnings(reader: Reader, { id }: Affiliate, ripe: Date, most: number) {
  const earned = commissions(reader, ripe)
    .where(eq(affiliateCommissions.affiliateId, id))
    .orderBy(...alongFalling('desc', affiliateCommissions.at, affiliateCommissions.id))
    .limit(most)
  const paid = reader
    .select()
    .from(affiliatePayouts)
    .where(eq(affiliatePayouts.affiliateId, id))
    .orderBy(...alongFalling('desc', affiliatePayouts.at, affiliatePayouts.id))
    .limit(most)
  return { commissions: await earned, payouts: await paid }
}

/** How many visits began with a partner's link on each day from one on; days without any are left out. */
export const clicksSince = (reader: Reader, { id }: Affiliate, from: Day): Promise<{ day: Day; count: number }[]> =>
  reader
    .select({ day: affiliateClicks.day, count: affiliateClicks.count })
    .from(affiliateClicks)
    .where(and(eq(affiliateClicks.affiliateId, id), sql`${affiliateClicks.day} >= ${from}::date`))
    .orderBy(affiliateClicks.day)

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
