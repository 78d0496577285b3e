import { apportion, type Cents, portion, total, WHOLE } from '../../../kit/money.ts'
import type { Spread } from './globalDiscounts.ts'
import type { PricedLine } from './linePrices.ts'
import type { Coupon, Customer, Optional } from './pricingCase.ts'
import type { Notice } from './quote.ts'
import { listOf } from './reading.ts'
import { rolesFit } from './roles.ts'

/** What a coupon took, and why it did not if it did not. */
export interface CouponDiscount extends Spread {
  notice: Notice['code'] | null
}

/**
 * What a coupon takes off goods that no discount has touched; `discounted` is what steps 4 and 5 took off the whole cart,
 * of which a single cent bars the coupon. At most the sum of the lines it is for, over which it is spread. The goods
 * come in the order of their ids. Source: pricing.md, steps 6 and 7; pricing-format.md, `notices[]`.
 */
export function couponDiscount(
  coupon: Optional<Coupon>,
  customer: Optional<Customer>,
  goods: readonly PricedLine[],
  discounted: Cents,
): CouponDiscount {
  if (!coupon) return withoutEffect(goods, null)
  if (!rolesFit(coupon.roles, customer)) return withoutEffect(goods, 'COUPON_NOT_FOR_CUSTOMER')
  if (discounted > 0) return withoutEffect(goods, 'COUPON_NOT_COMBINABLE')
  const base = goods.map(line => (isMeant(coupon, line) ? line.sum : 0))
  const amount = couponAmount(coupon, total(base))
  if (amount === 0) return withoutEffect(goods, 'COUPON_NOT_APPLICABLE')
  return { amount, causes: [{ kind: 'coupon', group: null, amount }], shares: apportion(amount, base), notice: null }
}

function withoutEffect(goods: readonly PricedLine[], notice: Notice['code'] | null): CouponDiscount {
  return { amount: 0, causes: [], shares: goods.map(() => 0), notice }
}

function couponAmount(coupon: Coupon, base: Cents): Cents {
  const value = coupon.value ?? 0
  return Math.min(base, coupon.type === 'flat' ? value : portion(base, value, WHOLE))
}

/** A set counts by its own id and groups, not by its pieces'. A coupon without a scope is for all goods. */
function isMeant(coupon: Coupon, { product }: PricedLine): boolean {
  if (coupon.scope === 'product') return product.id === coupon.product
  if (coupon.scope === 'productGroups') {
    const chosen = listOf(coupon.productGroups)
    return listOf(product.productGroups).some(group => chosen.includes(group))
  }
  return true
}
