import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Day } from '../../../kit/days.ts'
import { isId } from '../../../kit/ids.ts'
import type { LocalizedText } from '../../../kit/languages.ts'
import { mayRead, type Viewer } from '../../../kit/viewer.ts'
import { literally } from '../../../kit/words.ts'
import { defineKeys } from '../../../platform/businessKeys.ts'
import { countEach, countUpTo } from '../../../platform/counting.ts'
import { mailboxOf } from '../../../platform/mail.ts'
import { alongFalling, alongRising, type Direction } from '../../../platform/sorting.ts'
import { prepare, type Reader, rowsIf } from '../../../platform/statements.ts'
import { productGroups, products } from '../../catalogue/tables.ts'
import { normalisedCode, seriesCodeMeant } from '../rules/codes.ts'
import type { CouponFacts } from '../rules/standing.ts'
import { couponCodes, couponRedemptions, coupons } from '../tables.ts'

export type Coupon = typeof coupons.$inferSelect
export type CouponCode = typeof couponCodes.$inferSelect
export type CouponRedemption = typeof couponRedemptions.$inferSelect

/** Who enters a code: uses are counted by account, of guests by the mailbox of their e-mail; null: not known yet. */
export type CodeUser = { readonly accountId: string | null; readonly email: string | null }

type FactValues = { ownCode: string; seriesCode: string | null; accountId: string | null; email: string | null }
const value = (name: keyof FactValues) => sql`${sql.placeholder(name)}::text`

const readFacts = prepare<FactValues, { facts: CouponFacts }>(
  'coupon facts',
  sql`select json_build_object(
      'id', c.id, 'revision', c.revision, 'code', coalesce(used.code, c.code), 'type', c.type, 'value', c.value,
      'scope', c.scope, 'productId', c.product_id, 'groupIds', c.group_ids, 'roles', c.roles,
      'useLimit', c.use_limit, 'useLimitPerCustomer', c.use_limit_per_customer,
      'validFrom', c.valid_from, 'validUntil', c.valid_until, 'minimumCents', c.minimum_cents, 'useCount', c.use_count,
      'isSeries', c.is_series, 'isCodeUsed', used.used_at is not null,
      'ownUses', case when c.use_limit_per_customer is null then 0 else (
        select count(*)::int from coupon_redemptions r where r.coupon_id = c.id and r.released_at is null
          and (r.account_id = ${value('accountId')}::uuid
            or (${value('accountId')} is null and r.mailbox = ${mailboxOf(value('email'))}))) end
    ) as facts
    from coupons c left join coupon_codes used on used.coupon_id = c.id and c.is_series and used.code = ${value('seriesCode')}
    where c.deleted_at is null and c.is_enabled
      and case when c.is_series then used.id is not null else c.code = ${value('ownCode')} end
      and c.id in (
        select own.id from coupons own where own.code = ${value('ownCode')} and own.deleted_at is null
        union all select s.coupon_id from coupon_codes s where s.code = ${value('seriesCode')})`,
)

/** What an entered code opens, in one statement; null where that is nothing: unknown, deleted or switched off. */
export async function couponByCode(
  reader: Reader,
  entered: string,
  { accountId, email }: CodeUser,
): Promise<CouponFacts | null> {
  const [row] = await readFacts(reader, {
    ownCode: normalisedCode(entered),
    seriesCode: seriesCodeMeant(entered),
    accountId,
    email: accountId === null ? email : null,
  })
  return row?.facts ?? null
}

/** Which coupons a viewer may see, with their codes and redemptions: whoever reads the area. */
export const visibleTo = (viewer: Viewer): SQL => rowsIf(mayRead(viewer, 'coupons'))

/** What coupons are called by. */
export const couponKeys = defineKeys({
  what: 'coupons',
  keys: {
    code: (values, { viewer }) =>
      sql`select code as value, id from coupons
        where code = any(${values}) and deleted_at is null and ${visibleTo(viewer)}`,
  },
})

/** Coupons by id, deleted ones too; unknown ones and those that the viewer may not see are left out. */
export const couponsByIds = (reader: Reader, viewer: Viewer, ids: readonly string[]): Promise<Coupon[]> =>
  reader
    .select()
    .from(coupons)
    .where(and(inArray(coupons.id, ids.filter(isId)), visibleTo(viewer)))

export const couponTabs = ['all', 'active', 'planned', 'ended', 'off', 'deleted'] as const
export type CouponTab = (typeof couponTabs)[number]
/** `search`: words of which each is part of code or note, or a code of the series. */
export type CouponFilter = { readonly search?: string | null; readonly tab?: CouponTab | null }
export type CouponSort = { readonly field: 'changed' | 'code' | 'uses' | 'taken'; readonly direction: Direction }
type Page = { readonly offset: number; readonly limit: number }

const MOST_WORDS = 6
const wordsOf = (search: string | null | undefined): string[] =>
  (search ?? '').trim().slice(0, 100).toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)

function matching(viewer: Viewer, { search }: CouponFilter): SQL {
  return and(
    visibleTo(viewer),
    ...wordsOf(search).map(word => {
      const series = seriesCodeMeant(word)
      const isIn = sql`lower(concat_ws(' ', ${coupons.code}, ${coupons.note})) like ${`%${literally(word)}%`}`
      return series === null
        ? isIn
        : sql`(${isIn} or ${coupons.id} = (select s.coupon_id from coupon_codes s where s.code = ${series}))`
    }),
  )!
}

/** What each tab holds on a day of the shop. What is used up has ended as well. */
function inTab(tab: CouponTab, today: Day): SQL {
  const isThere = isNull(coupons.deletedAt)
  const isOver = sql`(coalesce(${coupons.validUntil} < ${today}::date, false)
    or coalesce(${coupons.useCount} >= ${coupons.useLimit}, false))`
  const isToCome = sql`coalesce(${coupons.validFrom} > ${today}::date, false)`
  const parts: Readonly<Record<CouponTab, SQL>> = {
    all: isThere,
    active: and(isThere, coupons.isEnabled, sql`not ${isOver} and not ${isToCome}`)!,
    planned: and(isThere, coupons.isEnabled, sql`not ${isOver} and ${isToCome}`)!,
    ended: and(isThere, coupons.isEnabled, isOver)!,
    off: and(isThere, sql`not ${coupons.isEnabled}`)!,
    deleted: isNotNull(coupons.deletedAt),
  }
  return parts[tab]
}

/** A page of the coupons that fit a filter; every order ends in the id. */
export function browseCoupons(
  reader: Reader,
  viewer: Viewer,
  filter: CouponFilter,
  { field, direction }: CouponSort,
  { offset, limit }: Page,
  today: Day,
): Promise<Coupon[]> {
  const along = {
    changed: () => alongFalling(direction, coupons.changedAt, coupons.id),
    code: () => alongRising(direction, coupons.code, coupons.id),
    uses: () => alongFalling(direction, coupons.useCount, coupons.id),
    taken: () => alongFalling(direction, coupons.takenCents, coupons.id),
  }[field]
  return reader
    .select()
    .from(coupons)
    .where(and(matching(viewer, filter), inTab(filter.tab ?? 'all', today)))
    .orderBy(...along())
    .offset(offset)
    .limit(limit)
}

/** How many coupons fit a filter; of more than `most` one more than that. */
export const countCoupons = (
  reader: Reader,
  viewer: Viewer,
  filter: CouponFilter,
  today: Day,
  most: number,
): Promise<number> => countUpTo(reader, most, coupons, and(matching(viewer, filter), inTab(filter.tab ?? 'all', today)))

/** How many each tab holds under the rest of a filter; see `countEach` for how far. */
export function countCouponTabs(
  reader: Reader,
  viewer: Viewer,
  filter: CouponFilter,
  today: Day,
): Promise<Record<CouponTab, number>> {
  const fits = matching(viewer, filter)
  const conditions = Object.fromEntries(couponTabs.map(tab => [tab, sql`${fits} and ${inTab(tab, today)}`]))
  return countEach(reader, sql`${coupons}`, conditions as Record<CouponTab, SQL>)
}

export const redemptionTabs = ['all', 'counted', 'released'] as const
export type RedemptionTab = (typeof redemptionTabs)[number]
/** `search`: a code, or part of one; `couponId`: of one coupon. */
export type RedemptionFilter = {
  readonly tab?: RedemptionTab | null
  readonly search?: string | null
  readonly couponId?: string | null
}

const ofCoupon = (
  column: typeof couponRedemptions.couponId | typeof couponCodes.couponId,
  id: string | null | undefined,
) => (id === null || id === undefined ? undefined : rowsIf(isId(id), sql`${column} = ${id}`))

const redemptionsMatching = (viewer: Viewer, { search, couponId }: RedemptionFilter): SQL =>
  and(
    visibleTo(viewer),
    ofCoupon(couponRedemptions.couponId, couponId),
    ...wordsOf(search).map(word => sql`lower(${couponRedemptions.code}) like ${`%${literally(word)}%`}`),
  )!

const redemptionsIn: Readonly<Record<RedemptionTab, SQL>> = {
  all: sql`true`,
  counted: isNull(couponRedemptions.releasedAt),
  released: isNotNull(couponRedemptions.releasedAt),
}

/** A page of the redemptions that fit a filter, the latest first. */
export const browseRedemptions = (
  reader: Reader,
  viewer: Viewer,
  filter: RedemptionFilter,
  { offset, limit }: Page,
): Promise<CouponRedemption[]> =>
  reader
    .select()
    .from(couponRedemptions)
    .where(and(redemptionsMatching(viewer, filter), redemptionsIn[filter.tab ?? 'all']))
    .orderBy(...alongFalling('desc', couponRedemptions.redeemedAt, couponRedemptions.id))
    .offset(offset)
    .limit(limit)

export const countRedemptions = (
  reader: Reader,
  viewer: Viewer,
  filter: RedemptionFilter,
  most: number,
): Promise<number> =>
  countUpTo(
    reader,
    most,
    couponRedemptions,
    and(redemptionsMatching(viewer, filter), redemptionsIn[filter.tab ?? 'all']),
  )

/** How many each tab holds under the rest of a filter; see `countEach` for how far. */
export function countRedemptionTabs(
  reader: Reader,
  viewer: Viewer,
  filter: RedemptionFilter,
): Promise<Record<RedemptionTab, number>> {
  const fits = redemptionsMatching(viewer, filter)
  const conditions = Object.fromEntries(redemptionTabs.map(tab => [tab, sql`${fits} and ${redemptionsIn[tab]}`]))
  return countEach(reader, sql`${couponRedemptions}`, conditions as Record<RedemptionTab, SQL>)
}

export const codeTabs = ['all', 'open', 'used'] as const
export type CodeTab = (typeof codeTabs)[number]
/** `search`: a code, or part of one; `couponId`: of one series. */
export type CodeFilter = {
  readonly tab?: CodeTab | null
  readonly search?: string | null
  readonly couponId?: string | null
}

const codesMatching = (viewer: Viewer, { search, couponId }: CodeFilter): SQL =>
  and(
    visibleTo(viewer),
    ofCoupon(couponCodes.couponId, couponId),
    ...wordsOf(search).map(word => sql`lower(${couponCodes.code}) like ${`%${literally(word)}%`}`),
  )!

const codesIn: Readonly<Record<CodeTab, SQL>> = {
  all: sql`true`,
  open: isNull(couponCodes.usedAt),
  used: isNotNull(couponCodes.usedAt),
}

/** A page of the generated codes that fit a filter, the latest first. */
export const browseCodes = (
  reader: Reader,
  viewer: Viewer,
  filter: CodeFilter,
  { offset, limit }: Page,
): Promise<CouponCode[]> =>
  reader
    .select()
    .from(couponCodes)
    .where(and(codesMatching(viewer, filter), codesIn[filter.tab ?? 'all']))
    .orderBy(...alongFalling('desc', couponCodes.createdAt, couponCodes.id))
    .offset(offset)
    .limit(limit)

export const countCodes = (reader: Reader, viewer: Viewer, filter: CodeFilter, most: number): Promise<number> =>
  countUpTo(reader, most, couponCodes, and(codesMatching(viewer, filter), codesIn[filter.tab ?? 'all']))

/** How many each tab holds under the rest of a filter; see `countEach` for how far. */
export function countCodeTabs(reader: Reader, viewer: Viewer, filter: CodeFilter): Promise<Record<CodeTab, number>> {
  const fits = codesMatching(viewer, filter)
  const conditions = Object.fromEntries(codeTabs.map(tab => [tab, sql`${fits} and ${codesIn[tab]}`]))
  return countEach(reader, sql`${couponCodes}`, conditions as Record<CodeTab, SQL>)
}

/** All codes of a series in the order in which they were made, for a file. */
export const codesOfSeries = (reader: Reader, viewer: Viewer, couponId: string): Promise<CouponCode[]> =>
  reader
    .select()
    .from(couponCodes)
    .where(and(visibleTo(viewer), eq(couponCodes.couponId, couponId)))
    .orderBy(couponCodes.createdAt, couponCodes.id)

/** What a coupon is for, by name. */
export type NamedProduct = { readonly id: string; readonly title: LocalizedText; readonly productNumber: string }
export type NamedGroup = { readonly id: string; readonly title: LocalizedText }

/** Products by id, as far as the viewer may see coupons; those that are gone are left out. */
export const couponProducts = (reader: Reader, viewer: Viewer, ids: readonly string[]): Promise<NamedProduct[]> =>
  reader
    .select({ id: products.id, title: products.title, productNumber: products.productNumber })
    .from(products)
    .where(and(inArray(products.id, [...ids]), visibleTo(viewer)))

/** All product groups by name, to choose from. */
export const couponGroups = (reader: Reader, viewer: Viewer): Promise<NamedGroup[]> =>
  reader
    .select({ id: productGroups.id, title: productGroups.title })
    .from(productGroups)
    .where(and(isNull(productGroups.deletedAt), visibleTo(viewer)))
    .orderBy(sql`${productGroups.title} ->> 'de'`, productGroups.id)
