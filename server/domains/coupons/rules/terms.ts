import type { Day } from '../../../kit/days.ts'
import { amountRange, percentRange } from '../../../kit/euros.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import type { Role } from '../../../kit/viewer.ts'
import { tidiedLines } from '../../../kit/words.ts'
import { isStorable } from '../../../kit/writtenTexts.ts'
import { isCode, longestCode, normalisedCode } from './codes.ts'

const couponTypes = ['percent', 'flat'] as const
export type CouponType = (typeof couponTypes)[number]
const couponScopes = ['all', 'product', 'productGroups'] as const
export type CouponScope = (typeof couponScopes)[number]

/** Whom a coupon is for: everybody, or whoever has one of the roles. */
export const couponRoles = ['everyone', 'user', 'member', 'admin', 'system'] as const satisfies readonly (
  | Role
  | 'everyone'
)[]
export type CouponRole = (typeof couponRoles)[number]

/** What a coupon takes off, for whom, when and how often; see `coupons` in `tables.ts` for units. */
export type CouponTerms = {
  readonly code: string
  readonly type: CouponType
  readonly value: number
  readonly scope: CouponScope
  readonly productId: string | null
  readonly groupIds: readonly string[]
  readonly roles: readonly CouponRole[]
  readonly useLimit: number | null
  readonly useLimitPerCustomer: number | null
  readonly validFrom: string | null
  readonly validUntil: string | null
  readonly minimumCents: number | null
  readonly isEnabled: boolean
  readonly isSeries: boolean
  readonly isAdvertised: boolean
  readonly note: string | null
}

/** What comes in: absent is unchanged (in a new one: as in `newCoupon`), null clears. */
export type CouponChanges = { readonly [Field in keyof CouponTerms]?: CouponTerms[Field] | null }

/** A coupon of which nothing has been said. Its code, its value and what it is for have to be. */
export const newCoupon: CouponTerms = {
  ...{ code: '', type: 'percent', value: 0, scope: 'all', productId: null, groupIds: [], roles: ['everyone'] },
  ...{ useLimit: null, useLimitPerCustomer: null, validFrom: null, validUntil: null, minimumCents: null },
  ...{ isEnabled: true, isSeries: false, isAdvertised: false, note: null },
}

/** Highest amount of money, in cents: a million euros. */
const mostCents = 100_000_000
/** Highest number of uses. */
const mostUses = 1_000_000
const longestNote = 2000
const mostGroups = 100

/** What the fields of a coupon accept. */
export const couponLimits = {
  code: { characters: longestCode, required: true },
  value: { lowest: 1, highest: mostCents, required: true },
  groupIds: { entries: mostGroups },
  roles: { entries: couponRoles.length },
  useLimit: { lowest: 1, highest: mostUses },
  useLimitPerCustomer: { lowest: 1, highest: mostUses },
  minimumCents: { lowest: 1, highest: mostCents },
  note: { characters: longestNote },
} as const

const wholePercent = 10_000

/**
 * The coupon as it will be, or what cannot be kept: INVALID_INPUT by field. What a coupon is for (`product`, groups, roles)
 * has to be said; whether the products are there is not looked at here. A series stays one, for its codes are given out.
 */
export function keptCoupon(
  before: CouponTerms | null,
  changes: CouponChanges,
  path: readonly string[],
): { coupon: CouponTerms; refusals: Refusal[] } {
  const given = Object.entries(changes).filter(
    ([field, value]) => value !== undefined && (value !== null || field in optional),
  )
  const entered = { ...(before ?? newCoupon), ...Object.fromEntries(given) } as CouponTerms
  const coupon: CouponTerms = {
    ...entered,
    code: normalisedCode(entered.code),
    groupIds: [...new Set(entered.groupIds)],
    roles: couponRoles.filter(role => entered.roles.includes(role)),
    note: tidiedLines(entered.note ?? '') || null,
  }
  const refusals: Refusal[] = []
  const no = (field: keyof CouponTerms, message: string) =>
    refusals.push(refusal('INVALID_INPUT', [...path, field], message))
  const isBetween = (value: number, lowest: number, highest: number) =>
    Number.isSafeInteger(value) && value >= lowest && value <= highest
  const { type, value, scope, validFrom, validUntil } = coupon
  if (!isCode(coupon.code)) {
    no('code', `has 3 to ${longestCode} letters (A to Z), digits and hyphens, and begins and ends with none of these`)
  }
  const highest = type === 'percent' ? wholePercent : mostCents
  const rangeOf = type === 'percent' ? percentRange : amountRange
  if (!isBetween(value, 1, highest)) no('value', rangeOf(1, highest))
  for (const field of ['useLimit', 'useLimitPerCustomer', 'minimumCents'] as const) {
    const { lowest, highest: most } = couponLimits[field]
    const limit = coupon[field]
    if (limit !== null && !isBetween(limit, lowest, most))
      no(
        field,
        field === 'minimumCents' ? amountRange(lowest, most) : `must be a whole number from ${lowest} to ${most}`,
      )
  }
  // Said rather than taken for granted: what is forgotten would be a coupon for all goods.
  if (before === null && !changes.scope) no('scope', 'say what it is for: all goods, a product or product groups')
  if (scope === 'product' && coupon.productId === null) no('productId', 'the product is missing')
  if (scope === 'productGroups' && coupon.groupIds.length === 0) no('groupIds', 'no product group is chosen')
  if (coupon.groupIds.length > mostGroups) no('groupIds', `has more than ${mostGroups} groups`)
  if (coupon.roles.length === 0) no('roles', 'fits nobody: choose everyone, or a role')
  if (validFrom !== null && validUntil !== null && validFrom > validUntil) no('validUntil', 'is before the first day')
  if (coupon.note !== null && (coupon.note.length > longestNote || !isStorable(coupon.note))) {
    no('note', `has more than ${longestNote} characters, or some that cannot be stored`)
  }
  if (before !== null && before.isSeries !== coupon.isSeries) no('isSeries', 'is decided when the coupon is made')
  return { coupon, refusals }
}

/** Fields that null clears. */
const optional = {
  ...{ productId: 1, useLimit: 1, useLimitPerCustomer: 1, validFrom: 1, validUntil: 1, minimumCents: 1, note: 1 },
} as const

export type CouponState = 'active' | 'planned' | 'ended' | 'off' | 'deleted'

/** How a coupon stands on a day of the shop; what is used up has ended as well. */
export function couponState(
  coupon: Pick<CouponTerms, 'isEnabled' | 'validFrom' | 'validUntil' | 'useLimit'> & {
    readonly useCount: number
    readonly deletedAt: Date | null
  },
  today: Day,
): CouponState {
  const { isEnabled, validFrom, validUntil, useLimit, useCount, deletedAt } = coupon
  if (deletedAt !== null) return 'deleted'
  if (!isEnabled) return 'off'
  if ((validUntil !== null && today > validUntil) || (useLimit !== null && useCount >= useLimit)) return 'ended'
  return validFrom !== null && today < validFrom ? 'planned' : 'active'
}
