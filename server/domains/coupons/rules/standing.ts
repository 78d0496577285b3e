import type { Day } from '../../../kit/days.ts'
import type { Cents } from '../../../kit/money.ts'
import type { RefusalCode } from '../../../kit/refusals.ts'
import type { Coupon as CaseCoupon, Customer } from '../../pricing/rules/pricingCase.ts'
import type { Notice } from '../../pricing/rules/quote.ts'
import { rolesFit } from '../../pricing/rules/roles.ts'
import type { CouponTerms } from './terms.ts'

/** What is known of the coupon that an entered code opens. `revision`: of its terms. `ownUses`: by this customer, as far as
 *  they are known. `isCodeUsed`: of a series, whether another order has this code. */
export type CouponFacts = Pick<
  CouponTerms,
  | ('code' | 'type' | 'value' | 'scope' | 'productId' | 'groupIds' | 'roles')
  | ('useLimit' | 'useLimitPerCustomer' | 'validFrom' | 'validUntil' | 'minimumCents' | 'isSeries')
> & {
  readonly id: string
  readonly revision: number
  readonly useCount: number
  readonly ownUses: number
  readonly isCodeUsed: boolean
}

/** Why a code takes nothing off a cart. `details`: figures that a reader needs, such as `missing` cents. */
export type CodeNotice = {
  readonly code: RefusalCode
  readonly details?: Readonly<Record<string, unknown>>
}

/** Why a coupon cannot be used. `details`: as of `CodeNotice`. */
export type CouponBar = CodeNotice & {
  readonly code:
    | ('CODE_UNKNOWN' | 'COUPON_NOT_YET_VALID' | 'COUPON_EXPIRED' | 'COUPON_USED_UP')
    | ('COUPON_USED_BY_YOU' | 'COUPON_NOT_FOR_CUSTOMER')
}

/**
 * Why a coupon cannot be used, whatever lies in the cart; the first that applies; null where it can. A code that opens
 * nothing, be it deleted, switched off or never given out, is unknown: nobody learns which.
 */
export function couponBar(
  coupon: CouponFacts | null,
  { today, customer }: { readonly today: Day; readonly customer: Customer | null },
): CouponBar | null {
  if (!coupon) return { code: 'CODE_UNKNOWN' }
  const { validFrom, validUntil, useLimit, useLimitPerCustomer } = coupon
  if (validFrom !== null && today < validFrom) return { code: 'COUPON_NOT_YET_VALID', details: { day: validFrom } }
  if (validUntil !== null && today > validUntil) return { code: 'COUPON_EXPIRED', details: { day: validUntil } }
  if (coupon.isCodeUsed || (useLimit !== null && coupon.useCount >= useLimit)) return { code: 'COUPON_USED_UP' }
  if (useLimitPerCustomer !== null && coupon.ownUses >= useLimitPerCustomer) return { code: 'COUPON_USED_BY_YOU' }
  return rolesFit(coupon.roles, customer) ? null : { code: 'COUPON_NOT_FOR_CUSTOMER' }
}

/** Why goods of that value are too few for a coupon; null where they are not. `goods`: what everybody is asked for them. */
export const minimumNotice = (coupon: CouponFacts, goods: Cents): CodeNotice | null =>
  coupon.minimumCents !== null && goods < coupon.minimumCents
    ? { code: 'COUPON_MINIMUM_NOT_REACHED', details: { missing: coupon.minimumCents - goods } }
    : null

/** The coupon as the pricing takes it. */
export const caseCoupon = (coupon: CouponFacts): CaseCoupon => ({
  code: coupon.code,
  type: coupon.type,
  value: coupon.value,
  roles: coupon.roles,
  scope: coupon.scope,
  product: coupon.productId,
  productGroups: coupon.groupIds,
})

/** What the pricing says of a coupon that took nothing (pricing-format.md, `notices[]`); null where it took something. */
export function pricingNotice(notices: readonly Notice[]): CodeNotice | null {
  const found = notices.find(({ code }) => code !== 'VOUCHER_DUPLICATE')
  return found ? { code: found.code as Exclude<Notice['code'], 'VOUCHER_DUPLICATE'> } : null
}
