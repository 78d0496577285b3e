import type { Cents } from '../../../kit/money.ts'
import type { Sale } from '../../catalogue/rules/sale.ts'
import type { ProductFacts } from '../../pricing/queries/facts.ts'
import { tierLadder } from '../../pricing/rules/linePrices.ts'
import type { DiscountGroup, Product } from '../../pricing/rules/pricingCase.ts'
import { askedSum, unitPriceOf } from '../../pricing/rules/publicPrices.ts'
import type { QuoteLine } from '../../pricing/rules/quote.ts'
import type { CartLine } from './contents.ts'

/** How the price of a line's piece came about. `sale`: the reduction that it is; `tier`: from how many pieces on it holds,
 *  null where it is that of a single one. */
export type LinePrice = {
  readonly sale: Sale | null
  readonly tier: number | null
  /** What one set costs everybody, by how many of them, those of children's sizes first; empty for other lines, and where
   *  that is no whole number of cents. */
  readonly setPrices: readonly SetPrice[]
}

export type SetPrice = { readonly sets: number; readonly price: Cents; readonly isChild: boolean }

const plain: LinePrice = { sale: null, tier: null, setPrices: [] }

/** What a line's price depends on beside its quote: `product` as it was priced, and the groups that everybody may have. */
export type PricedBy = {
  readonly facts: ProductFacts | undefined
  readonly product: Product | undefined
  readonly groups: ReadonlyMap<string, DiscountGroup>
  /** Milliseconds. */
  readonly now: number
}

/**
 * How the price of a line came about. A reduction is named only where a piece costs just what the product's page
 * announces: not where a tier makes it cheaper, in a set of both kinds of sizes, or in the minute in which an offer begins
 * or ends. Source: legal.md 8; decision 28.
 */
export function linePrice(
  line: CartLine,
  priced: QuoteLine | null,
  { facts, product, groups, now }: PricedBy,
): LinePrice {
  if (!priced?.valid || !facts || !product) return plain
  const costs = (price: number | null, cents: number | null | undefined) =>
    price !== null && askedSum(product, { units: 1, price }, groups, now) === cents
  const { card } = facts
  if (line.slots !== null) {
    const setPrices = setPricesOf(priced, product, groups, now)
    if (!card) return { ...plain, setPrices }
    const { adult, child, from } = card.price
    if (priced.childSets === 0)
      return { ...plain, setPrices, sale: costs(facts.priceCents, adult ?? from) ? card.sale : null }
    const isAllChild = priced.childSets === priced.units
    return { ...plain, setPrices, sale: isAllChild && costs(facts.childPriceCents, child) ? card.childSale : null }
  }
  const variant = facts.variants.find(({ id }) => id === line.variantId) ?? null
  const own = variant && { key: variant.key, price: variant.priceCents }
  const single = unitPriceOf(product, own)
  if (priced.unitPrice !== single) {
    return {
      ...plain,
      tier: tierLadder(product, own?.key).findLast(({ price }) => price === priced.unitPrice)?.from ?? null,
    }
  }
  const announced = variant ? facts.prices[variant.id] : card && { cents: card.price.from, sale: card.sale }
  return { ...plain, sale: announced && costs(single, announced.cents) ? announced.sale : null }
}

/** What one set costs everybody. `priced` is the line before public discounts, as the prices of its sets are. */
function setPricesOf(
  { units, childSets }: QuoteLine,
  product: Product,
  groups: ReadonlyMap<string, DiscountGroup>,
  now: number,
): SetPrice[] {
  const parts = [
    { sets: childSets ?? 0, price: product.childPrice, isChild: true },
    { sets: units - (childSets ?? 0), price: product.price, isChild: false },
  ].flatMap(({ price, ...part }) => (part.sets > 0 && price != null ? [{ ...part, price }] : []))
  const asked = parts.map(part => ({
    ...part,
    sum: askedSum(product, { units: part.sets, price: part.price }, groups, now),
  }))
  return asked.every(({ sum, sets }) => sum % sets === 0)
    ? asked.map(({ sets, sum, isChild }) => ({ sets, price: sum / sets, isChild }))
    : []
}
