import type { Day } from '../../../kit/days.ts'
import { type Cents, total } from '../../../kit/money.ts'
import {
  type CodeNotice,
  type CouponFacts,
  caseCoupon,
  couponBar,
  minimumNotice,
  pricingNotice,
} from '../../coupons/rules/standing.ts'
import { priceCart } from '../../pricing/rules/priceCart.ts'
import type { PricingCase } from '../../pricing/rules/pricingCase.ts'
import type { Quote } from '../../pricing/rules/quote.ts'

/** A code that a cart has, by its kind, with what it opens; null: nothing any more. */
export type EnteredCode = { readonly kind: 'coupon'; readonly code: string; readonly coupon: CouponFacts | null }

/** What a code does for a cart. `taken`: what it takes off, in the prices' own basis; `notice`: why that is nothing. */
export type CartCode = {
  readonly kind: EnteredCode['kind']
  readonly code: string
  readonly taken: Cents
  readonly notice: CodeNotice | null
}

/** What the goods of a case come to before the coupon; vouchers that are bought are none. */
function goodsOf({ lines }: Quote, { products, lines: asked }: PricingCase): Cents {
  const vouchers = new Set((products ?? []).filter(({ type }) => type === 'voucher').map(({ id }) => id))
  const productOf = new Map((asked ?? []).map(({ id, product }) => [id, product]))
  return total(lines.filter(({ id }) => !vouchers.has(productOf.get(id) ?? '')).map(({ sum }) => sum))
}

/**
 * A cart's quote with the code that was entered, and what that does. A code that cannot be used, or takes nothing, leaves the
 * quote as it is without it; the first reason is told. Source: pricing.md, step 6; decision 67.
 */
export function pricedWithCode(
  asked: PricingCase,
  entered: EnteredCode | null,
  today: Day,
): { readonly reckoned: Quote; readonly codes: readonly CartCode[] } {
  if (entered === null) return { reckoned: priceCart(asked), codes: [] }
  const { kind, code, coupon } = entered
  const without = (notice: CodeNotice) => ({
    reckoned: priceCart(asked),
    codes: [{ kind, code, taken: 0, notice }],
  })
  const bar = couponBar(coupon, { today, customer: asked.customer ?? null })
  if (bar || !coupon) return without(bar ?? { code: 'CODE_UNKNOWN' })
  const reckoned = priceCart({ ...asked, coupon: caseCoupon(coupon) })
  const notice = pricingNotice(reckoned.notices)
  if (notice) return { reckoned, codes: [{ kind, code, taken: 0, notice }] }
  const tooFew = minimumNotice(coupon, goodsOf(reckoned, asked))
  if (tooFew) return without(tooFew)
  const taken = total(reckoned.discounts.flatMap(({ kind: cause, amount }) => (cause === 'coupon' ? [amount] : [])))
  return { reckoned, codes: [{ kind, code, taken, notice: null }] }
}
