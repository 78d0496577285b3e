import type { Language } from '../../../kit/languages.ts'
import { caseCoupon } from '../../coupons/rules/standing.ts'
import { type NamedRule, namedReason, type PriceReason, priceReasons } from '../../pricing/rules/priceReason.ts'
import { discountTitle } from '../../pricing/settings.ts'
import type { CartView } from './view.ts'

/** Why each line of a cart that counts costs what it costs, by line id. */
export function cartReasons(
  { asked, reckoned, codes, contents: { codes: entered, settings } }: CartView,
  language: Language,
): ReadonlyMap<string, PriceReason<NamedRule>> {
  const used = codes.find(({ kind, taken }) => kind === 'coupon' && taken > 0)?.code
  const opened = entered.find(({ code }) => code === used)
  const coupon = opened?.kind === 'coupon' && opened.coupon ? caseCoupon(opened.coupon) : null
  const titleOf = discountTitle(settings, language)
  const reasons = priceReasons({ ...asked, coupon }, reckoned)
  return new Map([...reasons].map(([id, reason]) => [id, namedReason(reason, titleOf, used)]))
}
