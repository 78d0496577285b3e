import type { Fit } from '../../parts/browsing.ts'

interface Amount {
  readonly cents: number
  readonly currency: string
}

interface Reduction {
  readonly previousPrice: Amount
  readonly lowestPriceOf30Days: Amount
}

/** A size with its price and its own reduction. */
export interface PricedSize {
  readonly id: string
  readonly fit: Fit | null | undefined
  readonly size: string
  readonly isChildSize: boolean
  readonly price: Amount
  readonly sale: Reduction | null | undefined
}

/** Sizes that cost the same and are reduced alike, in their order. */
export interface ReducedGroup {
  readonly sizes: readonly PricedSize[]
  readonly price: Amount
  readonly sale: Reduction
}

/** The reductions of sizes that the prices at the top of the page do not name: `named` are those, `child` of children's
 *  sizes. A price at the top names them all only where all sizes of its kind cost that. */
export function reducedSizes(
  sizes: readonly PricedSize[],
  named: { readonly sale: Reduction | null | undefined; readonly childSale: Reduction | null | undefined },
  prices: { readonly main: number; readonly child: number | null },
): ReducedGroup[] {
  const isChild = (size: PricedSize) => prices.child !== null && size.isChildSize
  const allCost = (cents: number | null, areChild: boolean) =>
    sizes.filter(size => isChild(size) === areChild).every(({ price }) => price.cents === cents)
  const isMainNamed = named.sale && allCost(prices.main, false)
  const isChildNamed = named.childSale && allCost(prices.child, true)
  const isNamed = (size: PricedSize) => (isChild(size) ? isChildNamed : isMainNamed)
  const groups = new Map<string, { sizes: PricedSize[]; price: Amount; sale: Reduction }>()
  for (const size of sizes) {
    const { price, sale } = size
    if (!sale || isNamed(size)) continue
    const key = [price.cents, sale.previousPrice.cents, sale.lowestPriceOf30Days.cents].join(' ')
    const known = groups.get(key)
    if (known) known.sizes.push(size)
    else groups.set(key, { sizes: [size], price, sale })
  }
  return [...groups.values()]
}
