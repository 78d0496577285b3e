import type { Language } from '../../../kit/languages.ts'
import { mergedReason, type NamedRule, type PriceReason, upTo } from '../../pricing/rules/priceReason.ts'
import { cartReasons } from '../rules/reasons.ts'
import type { CartView } from '../rules/view.ts'

/** Reckoned once for all lines of a cart, and only where one of them is asked for. */
const known = new WeakMap<CartView, ReturnType<typeof cartReasons>>()

/** Why some lines of a cart together cost what they cost, as shoppers are told: without VAT, of which the sums speak. Null
 *  where none of them counts. */
export function shortReason(
  cart: CartView,
  lineIds: readonly string[],
  language: Language,
): PriceReason<NamedRule> | null {
  const all = known.get(cart) ?? cartReasons(cart, language)
  known.set(cart, all)
  const reasons = [...new Set(lineIds)].flatMap(id => {
    const reason = all.get(id)
    return reason ? [upTo(reason, 'coupon')] : []
  })
  return reasons.length === 0 ? null : mergedReason(reasons)
}
