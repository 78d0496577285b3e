import type { Cents } from '../../../kit/money.ts'
import { stableId } from '../../stableId.ts'
import type { Prices, ProductContent, SetContent } from '../content.ts'
import type { ProductRows, SeedClock } from './rowTypes.ts'
import { midnightBefore } from './times.ts'

/** Whose price: the product's own, or that of a variant with a price of its own. */
type Priced = { variantId: string | null; kind: 'regular' | 'child'; of: (prices: Prices) => Cents }

/**
 * The price history: what a product costs since it is in the range, and, where it is reduced now, its former price
 * until the reduction began. The former price held for months, so it is the lowest of the 30 days before.
 */
export function priceHistory(
  productId: string,
  content: Pick<ProductContent | SetContent, 'sale'>,
  prices: Prices,
  arrival: Date,
  clock: SeedClock,
  priced: readonly Priced[],
): ProductRows['priceChanges'] {
  return priced.flatMap(({ variantId, kind, of }) => {
    const row = (at: Date, priceCents: Cents, stage: string) => ({
      id: stableId('price', `${productId} ${variantId} ${kind} ${stage}`),
      productId,
      variantId,
      kind,
      priceCents,
      at,
    })
    if (!content.sale) return [row(arrival, of(prices), 'first')]
    return [
      row(arrival, of(content.sale.before), 'first'),
      row(midnightBefore(clock, content.sale.sinceDays), of(prices), 'sale'),
    ]
  })
}
