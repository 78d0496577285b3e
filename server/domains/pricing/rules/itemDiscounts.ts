import type { Cents } from '../../../kit/money.ts'
import { attributed, claimsAt, percentOff, type Taken, valueSum } from './discounts.ts'
import type { PricedLine } from './linePrices.ts'
import type { DiscountGroup, Product, SpecialOffer } from './pricingCase.ts'
import { instantOf, listOf } from './reading.ts'

/**
 * What each line's own discount groups take off it: percent groups together of its sum, rounded once per line; then flat
 * ones off each piece (of a set: each set at its own price), together at most the piece's price, and never more than is
 * left of the line. In the order of the lines; `groups` are the item groups that the customer may have.
 * Source: pricing.md, step 4.
 */
export function itemDiscounts(
  lines: readonly PricedLine[],
  groups: ReadonlyMap<string, DiscountGroup>,
  now: number,
): Taken[] {
  const groupsOf = new Map<Product, readonly DiscountGroup[]>()
  return lines.map(line => {
    let own = groupsOf.get(line.product)
    if (!own) {
      own = groupsOfProduct(line.product, groups, now)
      groupsOf.set(line.product, own)
    }
    return itemDiscount(line, own)
  })
}

/** What some groups take off one line. */
export function itemDiscount(line: Pick<PricedLine, 'sum' | 'priceParts'>, groups: readonly DiscountGroup[]): Taken {
  if (groups.length === 0) return { amount: 0, causes: [] }
  const { percent, flat } = claimsAt(line.sum, groups, 'item')
  const byPercent = percentOff(line.sum, percent)
  const byFlat = Math.min(flatOffPieces(line, valueSum(flat)), line.sum - byPercent)
  return { amount: byPercent + byFlat, causes: [...attributed(byPercent, percent), ...attributed(byFlat, flat)] }
}

function flatOffPieces(line: Pick<PricedLine, 'priceParts'>, perPiece: Cents): Cents {
  return line.priceParts.reduce((all, { units, price }) => all + units * Math.min(perPiece, price), 0)
}

/** A product's groups and those of its offers of this moment, each once, that the customer may have. */
export function groupsOfProduct(
  product: Pick<Product, 'discountGroups' | 'specialOffers'>,
  groups: ReadonlyMap<string, DiscountGroup>,
  now: number,
): readonly DiscountGroup[] {
  const offers = listOf(product.specialOffers).filter(offer => isRunning(offer, now))
  const ids = new Set([...listOf(product.discountGroups), ...offers.flatMap(offer => listOf(offer.discountGroups))])
  return [...ids].map(id => groups.get(id)).filter(group => group !== undefined)
}

/** `start <= now < end`; an offer that lacks one of the two does not run. */
function isRunning({ start, end }: SpecialOffer, now: number): boolean {
  return start != null && end != null && instantOf(start) <= now && now < instantOf(end)
}
