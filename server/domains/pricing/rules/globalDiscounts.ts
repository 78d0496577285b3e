import { apportion, type Cents, total } from '../../../kit/money.ts'
import { attributed, byGroup, type Claims, claimsAt, percentOff, type Taken, valueSum } from './discounts.ts'
import type { Customer, DiscountGroup, Optional } from './pricingCase.ts'

/** What was taken off a base, and the part of each line, in the order of the lines. */
export interface Spread extends Taken {
  shares: readonly Cents[]
}

/** `global`: what the groups that are not additive took; `additive`: the others, afterwards. */
export interface GlobalDiscounts {
  global: Spread
  additive: Spread
}

/**
 * The global groups' and the personal percent's discounts on goods, `amounts` and `itemTaken` being what is left of each
 * line after step 4 and what that took. All tiers look at the sum of all goods after step 4. First the groups that are
 * not additive, and the personal percent, on the lines that step 4 left alone; then the additive ones on all goods as
 * after step 4, at most what is left. Each is spread over the lines of its base by what is then left of them.
 * The goods come in the order of their ids, which decides ties. `groups` are those the customer may have.
 * Source: pricing.md, steps 5 and 7.
 */
export function globalDiscounts(
  amounts: readonly Cents[],
  itemTaken: readonly Cents[],
  groups: readonly DiscountGroup[],
  customer: Optional<Customer>,
): GlobalDiscounts {
  const goods = total(amounts)
  const plain = claimsAt(
    goods,
    groups.filter(group => !group.additive),
    'global',
  )
  const personal = customer?.personalPercent ?? 0
  const percent =
    personal > 0
      ? [...plain.percent, { kind: 'personal' as const, group: null, value: personal }].sort(byGroup)
      : plain.percent
  const untouched = amounts.map((amount, i) => (itemTaken[i] === 0 ? amount : 0))
  const global = takeFromBase(total(untouched), untouched, { percent, flat: plain.flat })

  const left = amounts.map((amount, i) => amount - global.shares[i]!)
  const additiveClaims = claimsAt(
    goods,
    groups.filter(group => group.additive),
    'global',
  )
  return { global, additive: takeFromBase(goods, left, additiveClaims) }
}

/** Percentages together on the base, then flat ones once each, at most what is left; spread by what is left. */
function takeFromBase(base: Cents, left: readonly Cents[], { percent, flat }: Claims): Spread {
  const most = total(left)
  const byPercent = Math.min(percentOff(base, percent), most)
  const byFlat = Math.min(valueSum(flat), most - byPercent)
  const amount = byPercent + byFlat
  return {
    amount,
    causes: [...attributed(byPercent, percent), ...attributed(byFlat, flat)],
    shares: apportion(amount, left),
  }
}
