import type { Cents } from '../../../kit/money.ts'
import type { ValidLine } from './cartLines.ts'
import type { Optional, PriceTier, Product } from './pricingCase.ts'
import { listOf } from './reading.ts'

/** So many pieces or sets at one price. */
interface PricePart {
  units: number
  price: Cents
}

/** A line with its prices before discounts, in the prices' own basis. */
export interface PricedLine extends ValidLine {
  /** Null: a set. */
  unitPrice: Cents | null
  /** Sets at the reduced price; null: no set. */
  childSets: number | null
  /** The units by price; one part, or two for a set with children's sets. */
  priceParts: readonly PricePart[]
  sum: Cents
}

/** From so many pieces of the bulk group on, a piece costs this. */
export interface TierStep {
  from: number
  price: Cents
}

/**
 * Prices lines before discounts: tier prices by bulk group, and sets with their reduced price. Sets and their pieces
 * take no part in bulk groups; voucher products do, for a tier price is a price and no discount.
 * Source: pricing.md, steps 1 to 3.
 */
export function priceLines(lines: readonly ValidLine[], separators: Optional<readonly string[]>): PricedLine[] {
  const bulkAmounts = new Map<string, number>()
  const bulkKeys = lines.map(line => {
    if (line.product.type === 'set' || listOf(line.product.tiers).length === 0) return null
    const key = bulkGroupKey(line, listOf(separators))
    bulkAmounts.set(key, (bulkAmounts.get(key) ?? 0) + line.units)
    return key
  })
  return lines.map((line, i) => {
    if (line.product.type === 'set') return priceSet(line)
    const key = bulkKeys[i]!
    const ladder = key === null ? [] : tierLadder(line.product, line.variant?.key)
    const unitPrice =
      key === null ? line.listPrice : (reachedStep(ladder, bulkAmounts.get(key)!)?.price ?? line.listPrice)
    const priceParts = [{ units: line.units, price: unitPrice }]
    return { ...line, unitPrice, childSets: null, priceParts, sum: line.units * unitPrice }
  })
}

/**
 * Lines with the same key form one bulk group: those of one product whose separating properties are equal. Missing, null
 * and "" are equal; a number, its text and a boolean are different values. Source: pricing.md, step 2.
 */
export function bulkGroupKey(line: Pick<ValidLine, 'product' | 'variant'>, separators: readonly string[]): string {
  const properties = line.variant?.properties ?? {}
  const values = separators.map(key =>
    Object.hasOwn(properties, key) && properties[key] !== '' ? properties[key] : null,
  )
  return JSON.stringify([line.product.id, ...values])
}

/**
 * The tier prices meant for a variant (null: a product without variants), `from` rising, one step per `from`: a tier that
 * names the variant's key wins over one for all, then the lower price. What a product page shows as its table.
 * Source: pricing.md, step 2.
 */
export function tierLadder(product: Pick<Product, 'tiers'>, variantKey: Optional<string>): TierStep[] {
  const best = new Map<number, TierStep & { named: boolean }>()
  for (const tier of listOf(product.tiers)) {
    const named = tierNames(tier, variantKey)
    if (tier.price == null || (!named && listOf(tier.keys).length > 0)) continue
    const step = { from: tier.from ?? 0, price: tier.price, named }
    const rival = best.get(step.from)
    if (!rival || (named !== rival.named ? named : step.price < rival.price)) best.set(step.from, step)
  }
  return [...best.values()].map(({ from, price }) => ({ from, price })).sort((a, b) => a.from - b.from)
}

function tierNames(tier: PriceTier, variantKey: Optional<string>): boolean {
  return variantKey != null && listOf(tier.keys).includes(variantKey)
}

/** The step that an amount of the bulk group has reached: the highest whose `from` is at most it. */
export function reachedStep(ladder: readonly TierStep[], amount: number): TierStep | undefined {
  return ladder.findLast(step => step.from <= amount)
}

/** The next step of a ladder and how many pieces of the bulk group are missing to it; null at the top. */
export function nextStep(ladder: readonly TierStep[], amount: number): (TierStep & { missing: number }) | null {
  const step = ladder.find(({ from }) => from > amount)
  return step ? { ...step, missing: step.from - amount } : null
}

/**
 * Children's sets are the largest, over the slots, of the slot's sum of children's-size pieces: the whole set is at the
 * reduced price as soon as one of its pieces is a child's. Without a reduced price no set is at it.
 * Source: pricing.md, step 3.
 */
function priceSet(line: ValidLine): PricedLine {
  const reduced = line.product.childPrice
  const childSets = reduced == null ? 0 : line.childUnits
  const regular = { units: line.units - childSets, price: line.listPrice }
  const priceParts = reduced == null ? [regular] : [{ units: childSets, price: reduced }, regular]
  const sum = priceParts.reduce((all, { units, price }) => all + units * price, 0)
  return { ...line, unitPrice: null, childSets, priceParts, sum }
}
