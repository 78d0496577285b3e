import type { Cents } from '../../../kit/money.ts'
import { ownGroups } from './discounts.ts'
import { groupsOfProduct, itemDiscount } from './itemDiscounts.ts'
import { reachedStep, tierLadder } from './linePrices.ts'
import type { DiscountGroup, Optional, Product, Variant } from './pricingCase.ts'
import type { Quote, QuoteLine } from './quote.ts'

/**
 * The price that everybody is asked for a product: the price of step 2 less what the product's own discounts (step 4) take
 * off it that need no role and no agreement. Tiles, pages and carts name it as the price; what a customer is granted
 * beyond it, and what depends on the whole cart, is a discount in the cart's sums. Source: decision 28; pricing.md, 1 to 4.
 */

/** The item discount groups that everybody may have, by id. */
export const publicGroups = (groups: Optional<readonly DiscountGroup[]>): ReadonlyMap<string, DiscountGroup> =>
  ownGroups(groups, null).item

/** What of a product its price is reckoned from. */
export type PricedProduct = Pick<Product, 'price' | 'tiers' | 'discountGroups' | 'specialOffers'>

/** What so many pieces (or sets) at a unit price cost everybody at an instant (milliseconds), alone in a cart. */
export function askedSum(
  product: PricedProduct,
  { units, price }: { readonly units: number; readonly price: Cents },
  groups: ReadonlyMap<string, DiscountGroup>,
  now: number,
): Cents {
  const sum = units * price
  return sum - itemDiscount({ sum, priceParts: [{ units, price }] }, groupsOfProduct(product, groups, now)).amount
}

/** The price of one piece of a variant (null: a product without variants) before discounts; null without a price. */
export const unitPriceOf = (product: PricedProduct, variant: Pick<Variant, 'key' | 'price'> | null): Cents | null =>
  reachedStep(tierLadder(product, variant?.key), 1)?.price ?? variant?.price ?? product.price ?? null

/** What a piece costs everybody in an amount that reaches a tier; a part of a cent is rounded up, so that no cart is
 *  dearer than its tier promised. */
export const askedTierPrice = (
  product: PricedProduct,
  tier: { readonly from: number; readonly price: Cents },
  groups: ReadonlyMap<string, DiscountGroup>,
  now: number,
): Cents => Math.ceil(askedSum(product, { units: tier.from, price: tier.price }, groups, now) / tier.from)

/**
 * A quote as its buyer reads it: what the public groups took off a line is part of its price and no discount. `sum`,
 * `discount`, `totals.goods`, `totals.discount` and the lists of discounts change alike; what is to be paid does not.
 * A unit price that is no whole number of cents any more is null, as that of a set.
 */
export function withPublicPrices(quote: Quote, groups: ReadonlyMap<string, DiscountGroup>): Quote {
  const isPublic = ({ kind, group }: { kind: string; group: string | null }) =>
    kind === 'item' && group !== null && groups.has(group)
  const takenOff = ({ discounts }: QuoteLine) => sumOf(discounts.filter(isPublic))
  const taken = quote.lines.reduce((all, line) => all + takenOff(line), 0)
  if (taken === 0) return quote
  return {
    ...quote,
    lines: quote.lines.map(line => withoutDiscounts(line, takenOff(line), discount => !isPublic(discount))),
    discounts: quote.discounts.filter(discount => !isPublic(discount)),
    totals: { ...quote.totals, goods: quote.totals.goods - taken, discount: quote.totals.discount - taken },
  }
}

const sumOf = (parts: readonly { readonly amount: Cents }[]): Cents =>
  parts.reduce((all, { amount }) => all + amount, 0)

function withoutDiscounts(
  line: QuoteLine,
  taken: Cents,
  isKept: (discount: QuoteLine['discounts'][number]) => boolean,
): QuoteLine {
  if (taken === 0) return line
  const sum = line.sum - taken
  const unitPrice = line.unitPrice !== null && sum % line.units === 0 ? sum / line.units : null
  return { ...line, sum, unitPrice, discounts: line.discounts.filter(isKept), discount: line.discount - taken }
}
