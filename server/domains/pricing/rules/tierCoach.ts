import type { Cents } from '../../../kit/money.ts'
import { bulkGroupKey, reachedStep, tierLadder } from './linePrices.ts'
import type { DiscountGroup, PricingCase, Product, Variant } from './pricingCase.ts'
import { askedTierPrice } from './publicPrices.ts'
import type { Quote } from './quote.ts'
import { listOf } from './reading.ts'

/** The next tier of a bulk group: how many pieces are missing to it, from which number on it holds, and between what and
 *  what a piece then costs, and costs less than now. Cents as everybody is asked; savings are above 0. */
export interface NextTier {
  readonly from: number
  readonly missing: number
  readonly priceFrom: Cents
  readonly priceTo: Cents
  readonly savingFrom: Cents
  readonly savingTo: Cents
}

/** A valid line as far as tiers go. `unitPrice`: what its piece costs everybody now. */
interface TieredLine {
  readonly id: string
  readonly product: Product
  readonly variant: Variant | null
  readonly units: number
  readonly unitPrice: Cents
}

/**
 * Per line id what its bulk group comes to with some pieces more: the nearest number of pieces at which one of the group's
 * pieces becomes cheaper. Nothing for sets, for what is at its cheapest, and for tiers that save nothing. `quote` is that
 * of the case, as its buyer reads it; `now` in milliseconds. Source: pricing.md, step 2.
 */
export function nextTiers(
  { lines, products, rules }: PricingCase,
  quote: Quote,
  groups: ReadonlyMap<string, DiscountGroup>,
  now: number,
): ReadonlyMap<string, NextTier> {
  const byId = new Map(listOf(products).map(product => [product.id, product]))
  const bulkGroups = new Map<string, TieredLine[]>()
  for (const [i, { valid, units, unitPrice, sum }] of quote.lines.entries()) {
    const line = listOf(lines)[i]!
    const product = byId.get(line.product)
    if (!valid || !product || product.type === 'set' || listOf(product.tiers).length === 0) continue
    const variant = listOf(product.variants).find(({ key }) => key === line.variant) ?? null
    const key = bulkGroupKey({ product, variant }, listOf(rules?.tierSeparators))
    const tiered = { id: line.id, product, variant, units, unitPrice: unitPrice ?? Math.ceil(sum / units) }
    bulkGroups.set(key, [...(bulkGroups.get(key) ?? []), tiered])
  }
  return new Map(
    [...bulkGroups.values()].flatMap(group => {
      const next = nextTierOf(group, groups, now)
      return next ? group.map(({ id }) => [id, next] as const) : []
    }),
  )
}

function nextTierOf(
  group: readonly TieredLine[],
  groups: ReadonlyMap<string, DiscountGroup>,
  now: number,
): NextTier | null {
  const amount = group.reduce((sum, { units }) => sum + units, 0)
  const ladders = group.map(line => ({ ...line, ladder: tierLadder(line.product, line.variant?.key) }))
  const numbers = ladders.flatMap(({ ladder }) => ladder.map(({ from }) => from)).filter(from => from > amount)
  for (const from of [...new Set(numbers)].sort((a, b) => a - b)) {
    const cheaper = ladders.flatMap(({ product, unitPrice, ladder }) => {
      const step = reachedStep(ladder, from)
      if (step?.from !== from) return []
      const price = askedTierPrice(product, step, groups, now)
      return price < unitPrice ? [{ price, saving: unitPrice - price }] : []
    })
    if (cheaper.length === 0) continue
    const [prices, savings] = [cheaper.map(({ price }) => price), cheaper.map(({ saving }) => saving)]
    return {
      ...{ from, missing: from - amount },
      ...{ priceFrom: Math.min(...prices), priceTo: Math.max(...prices) },
      ...{ savingFrom: Math.min(...savings), savingTo: Math.max(...savings) },
    }
  }
  return null
}
