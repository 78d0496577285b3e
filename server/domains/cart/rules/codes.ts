import { type Cents, total } from '../../../kit/money.ts'
import {
  type CodeNotice,
  type CouponBar,
  type CouponFacts,
  caseCoupon,
  couponBar,
  minimumNotice,
  pricingNotice,
} from '../../coupons/rules/standing.ts'
import { priceCart } from '../../pricing/rules/priceCart.ts'
import type { Customer, PricingCase } from '../../pricing/rules/pricingCase.ts'
import type { Quote } from '../../pricing/rules/quote.ts'
import type { Settings } from '../../settings/rules.ts'
import { shopDay, shopSettings } from '../../settings/settings.ts'
import { isOn } from '../../site/settings.ts'
import { type VoucherBar, type VoucherFacts, voucherBar } from '../../vouchers/rules/standing.ts'
import { takesVouchers } from '../../vouchers/settings.ts'
import type { CheckoutDetails } from '../tables.ts'

/** Vouchers of one order. */
export const MOST_VOUCHERS = 10

/** A code that a cart has, by its kind, with what it opens; null: nothing any more. */
export type EnteredCode =
  | { readonly kind: 'coupon'; readonly code: string; readonly coupon: CouponFacts | null }
  | { readonly kind: 'voucher'; readonly code: string; readonly voucher: VoucherFacts | null }

/** What a code does for a cart. `taken`: what it takes off (a coupon, in the prices' own basis) or pays (a voucher);
 *  `remaining`: what stays on a voucher then; `notice`: why that is nothing. */
export type CartCode = {
  readonly kind: EnteredCode['kind']
  readonly code: string
  readonly taken: Cents
  readonly remaining: Cents | null
  readonly notice: CodeNotice | null
}

/** Why a code cannot be used. */
export type CodeBar = CouponBar | VoucherBar

/** Under what a code is looked at. */
type CodeTerms = { readonly settings: Settings; readonly now: Date; readonly customer: Customer | null }

/** Why a code cannot be used, whatever lies in the cart; null where it can. */
export function codeBar(entered: EnteredCode, { settings, now, customer }: CodeTerms): CodeBar | null {
  const today = shopDay(settings, now)
  if (entered.kind === 'coupon')
    return couponBar(isOn(settings, 'coupons') ? entered.coupon : null, { today, customer })
  const { currency } = shopSettings.of(settings)
  return voucherBar(entered.voucher, { today, currency, isEnabled: takesVouchers(settings) })
}

/** The codes of a cart with another one: there is one coupon, so that it takes the place of the other, and any number of
 *  vouchers, each once; they pay in the order in which they were entered. */
export const withEntered = (codes: readonly EnteredCode[], entered: EnteredCode): readonly EnteredCode[] => {
  if (entered.kind === 'coupon') return [entered, ...codes.filter(({ kind }) => kind === 'voucher')]
  const isThere = codes.some(({ kind, code }) => kind === 'voucher' && code === entered.code)
  return isThere ? codes.map(each => (each.code === entered.code ? entered : each)) : [...codes, entered]
}

/** What the checkout keeps of codes. */
export const keptCodes = (codes: readonly EnteredCode[]): Pick<CheckoutDetails, 'coupon' | 'vouchers'> => ({
  coupon: codes.find(({ kind }) => kind === 'coupon')?.code ?? null,
  vouchers: codes.flatMap(({ kind, code }) => (kind === 'voucher' ? [code] : [])),
})

/** What the goods of a case come to before the coupon; vouchers that are bought are none. */
function goodsOf({ lines }: Quote, { products, lines: asked }: PricingCase): Cents {
  const vouchers = new Set((products ?? []).filter(({ type }) => type === 'voucher').map(({ id }) => id))
  const productOf = new Map((asked ?? []).map(({ id, product }) => [id, product]))
  return total(lines.filter(({ id }) => !vouchers.has(productOf.get(id) ?? '')).map(({ sum }) => sum))
}

type Priced = { readonly reckoned: Quote; readonly codes: readonly CartCode[] }

/** A cart's quote with its coupon, and what that does. One that cannot be used, or takes nothing, leaves the quote as it is
 *  without it. Source: pricing.md, step 6; decision 67. */
function pricedWithCoupon(asked: PricingCase, coupon: CouponFacts, code: string): Priced {
  const of = { kind: 'coupon', code, remaining: null } as const
  const reckoned = priceCart({ ...asked, coupon: caseCoupon(coupon) })
  const notice = pricingNotice(reckoned.notices)
  if (notice) return { reckoned, codes: [{ ...of, taken: 0, notice }] }
  const tooFew = minimumNotice(coupon, goodsOf(reckoned, asked))
  if (tooFew) return { reckoned: priceCart(asked), codes: [{ ...of, taken: 0, notice: tooFew }] }
  const taken = total(reckoned.discounts.flatMap(({ kind: cause, amount }) => (cause === 'coupon' ? [amount] : [])))
  return { reckoned, codes: [{ ...of, taken, notice: null }] }
}

/**
 * A cart's quote with the codes that were entered, and what each does; the first reason is told of what does nothing.
 * Vouchers that cannot be used pay nothing, and those that can pay in the order in which they were entered.
 * Source: pricing.md, steps 6 and 10; decisions 67, 71.
 */
export function pricedWithCodes(
  asked: PricingCase,
  entered: readonly EnteredCode[],
  terms: Omit<CodeTerms, 'customer'>,
): Priced {
  const customer = asked.customer ?? null
  const barred = new Map(entered.map(each => [each.code, codeBar(each, { ...terms, customer })]))
  const paying = entered.flatMap(each =>
    each.kind === 'voucher' && each.voucher && !barred.get(each.code) ? [each.voucher] : [],
  )
  const whole: PricingCase =
    paying.length === 0 ? asked : { ...asked, vouchers: paying.map(({ code, balance }) => ({ code, balance })) }
  const coupon = entered.find(each => each.kind === 'coupon')
  const isUsable = coupon?.coupon && !barred.get(coupon.code)
  const priced: Priced = isUsable
    ? pricedWithCoupon(whole, coupon.coupon!, coupon.code)
    : { reckoned: priceCart(whole), codes: [] }
  const { reckoned } = priced
  const payments = new Map(reckoned.vouchers.map(payment => [payment.code, payment]))
  return {
    reckoned,
    codes: entered.map(({ kind, code }): CartCode => {
      const notice = barred.get(code)
      if (notice) return { kind, code, taken: 0, remaining: null, notice }
      if (kind === 'coupon') return priced.codes[0]!
      const { paid, remaining } = payments.get(code)!
      const nothing: CodeNotice | null = paid > 0 ? null : { code: 'VOUCHER_NOTHING_TO_PAY' }
      return { kind, code, taken: paid, remaining, notice: nothing }
    }),
  }
}
