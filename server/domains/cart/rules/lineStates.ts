import { isAnnounced, type Stock, type StockCalendar } from '../../catalogue/rules/availability.ts'
import type { ProductFacts, ProductIndex, VariantFacts } from '../../pricing/queries/facts.ts'
import type { CartLine } from './contents.ts'
import { MOST_PIECES } from './contents.ts'

type LineState = 'available' | 'fewLeft' | 'backOnDate' | 'soldOut' | 'discontinued' | 'missingParts'

/** How a line stands. `availableAmount` is null while there is enough, else what is left for this line; `backOn` is a
 *  day, only in state `backOnDate`; `counts` tells whether the line is in the sum and could be ordered. */
export type LineStanding = {
  readonly state: LineState
  readonly counts: boolean
  readonly availableAmount: number | null
  readonly maxAmount: number
  readonly backOn: string | null
}

/** So many of one variant (null: of a product without variants) that a line asks of the stock; `slot` is null for what
 *  is no piece of a set. */
export type Demand = {
  readonly product: ProductFacts
  readonly variant: VariantFacts | null
  readonly amount: number
  readonly slot: number | null
}

/**
 * The stock of a variant, else of a product without variants. `backOn` is null unless it announces more for a day to
 * come: then more can be ordered than is left. Source: decisions.md, "Money, tax, time"; shop.md 4.
 */
export function stockOf(product: ProductFacts, variant: VariantFacts | null, today: string): Stock {
  const stock = variant
    ? { available: variant.available, backOn: variant.backOn ?? product.backOn }
    : { available: product.available, backOn: product.backOn }
  return isAnnounced(stock, today) ? stock : { ...stock, backOn: null }
}

/** Whether a product is on sale at all, be there any left or not. */
export const isOnSale = (product: ProductFacts | undefined, now: Date): product is ProductFacts =>
  product !== undefined &&
  !product.isDeleted &&
  !product.isOffline &&
  (product.visibleFrom === null || new Date(product.visibleFrom) <= now)

/** Whether a product can be part of a set that is on sale: unlike one that is sold alone, it need not be visible yet, for
 *  the set comes when its last piece does. Source: shop.md 5 "Size table and sets". */
export const isOfferedInSets = (product: ProductFacts | undefined): product is ProductFacts =>
  product !== undefined && !product.isDeleted && !product.isOffline

/** The variant that a line means: null where the product has none, undefined where it is not on sale. */
export function variantOnSale(product: ProductFacts, variantId: string | null): VariantFacts | null | undefined {
  if (variantId === null) return product.hasVariants ? undefined : null
  const variant = product.variants.find(({ id }) => id === variantId)
  return variant?.isOffline ? undefined : variant
}

/** What a line asks of the stock, or why it cannot be had: of a set the set itself and all of its pieces. */
export function demandsOf(
  line: Pick<CartLine, 'productId' | 'variantId' | 'amount' | 'slots'>,
  productIndex: ProductIndex,
  now: Date,
): readonly Demand[] | 'discontinued' | 'missingParts' {
  const product = productIndex.get(line.productId)
  if (!isOnSale(product, now) || (product.kind === 'set') !== (line.slots !== null)) return 'discontinued'
  if (line.slots === null) {
    const variant = variantOnSale(product, line.variantId)
    return variant === undefined ? 'discontinued' : [{ product, variant, amount: line.amount, slot: null }]
  }
  const slots = line.slots
  if (slots.length !== product.slots.length || slots.some(({ productId }, i) => productId !== product.slots[i])) {
    return 'missingParts'
  }
  const demands: Demand[] = [{ product, variant: null, amount: line.amount, slot: null }]
  for (const [slot, { productId, pieces }] of slots.entries()) {
    const pieceProduct = productIndex.get(productId)
    if (!isOfferedInSets(pieceProduct)) return 'missingParts'
    for (const { variantId, amount } of pieces) {
      const variant = variantOnSale(pieceProduct, variantId)
      if (variant === undefined) return 'missingParts'
      demands.push({ product: pieceProduct, variant, amount, slot })
    }
  }
  return demands
}

/** Hands out stock to one demand after the other, so that two lines never count on the same piece. */
class StockCount {
  readonly #left = new Map<string, number>()

  /** How many of a demand are missing; 0 where it is unlimited. */
  take({ product, variant, amount }: Demand, { available }: Stock): number {
    if (available === null) return 0
    const key = variant?.id ?? product.id
    const left = this.#left.get(key) ?? available
    const given = Math.min(left, amount)
    this.#left.set(key, left - given)
    return amount - given
  }
}

/** How the shop speaks of stock. `now` decides what is on sale, `today` (in the shop's calendar) what is announced. */
export type StockTimes = StockCalendar & { readonly now: Date }

/**
 * How each line stands, in the order of the lines; earlier ones get what is left first. Up to `fewLeftUpTo` pieces are
 * few. Sold out is what has none left and no day on which it is back; what is back on a day may be ordered whatever is
 * left. Source: shop.md 4 "Cart line flags" and 8 "Cart statuses".
 */
export function lineStandings(
  lines: readonly CartLine[],
  productIndex: ProductIndex,
  times: StockTimes,
): LineStanding[] {
  const stockCount = new StockCount()
  return lines.map(line => {
    const demands = demandsOf(line, productIndex, times.now)
    if (typeof demands === 'string') {
      return { state: demands, counts: false, availableAmount: null, maxAmount: line.amount, backOn: null }
    }
    return standingOf(line, demands, stockCount, times)
  })
}

function standingOf(
  line: CartLine,
  demands: readonly Demand[],
  stockCount: StockCount,
  { today, fewLeftUpTo }: StockTimes,
): LineStanding {
  const shortages = demands.map(demand => {
    const stock = stockOf(demand.product, demand.variant, today)
    return { ...demand, ...stock, missing: stockCount.take(demand, stock) }
  })
  const maxAmount = mostOf(line, shortages, fewLeftUpTo)
  const short = shortages.filter(({ missing, backOn }) => missing > 0 && backOn === null)
  if (short.some(({ available }) => available === 0)) {
    return { state: 'soldOut', counts: false, availableAmount: 0, maxAmount: line.amount, backOn: null }
  }
  if (short.length > 0) {
    // Exact, for whoever put too much into the cart needs it to go on (shop.md 4).
    const availableAmount = Math.max(0, line.amount - largestShortage(short))
    return { state: 'fewLeft', counts: true, availableAmount, maxAmount, backOn: null }
  }
  const later = shortages.filter(({ missing }) => missing > 0).map(({ backOn }) => backOn!)
  if (later.length > 0) {
    return { state: 'backOnDate', counts: true, availableAmount: null, maxAmount, backOn: later.sort().at(-1)! }
  }
  const isScarce = shortages.some(({ available }) => available !== null && available <= fewLeftUpTo)
  return { state: isScarce ? 'fewLeft' : 'available', counts: true, availableAmount: null, maxAmount, backOn: null }
}

/** Sets lack as many as their worst slot does. */
function largestShortage(short: readonly { slot: number | null; missing: number }[]): number {
  const bySlot = new Map<number | null, number>()
  for (const { slot, missing } of short) bySlot.set(slot, (bySlot.get(slot) ?? 0) + missing)
  return Math.max(...bySlot.values())
}

/** The most that a line's amount can be raised to as far as it is told: of what is not few, whoever asks for too much
 *  hears it. The sizes of a set keep their shares when it is raised, and so take theirs of what is left. */
function mostOf(line: CartLine, demands: readonly (Demand & Stock)[], fewLeftUpTo: number): number {
  const perUnit = new Map<string, { pieces: number; stock: Stock }>()
  for (const { product, variant, amount, available, backOn } of demands) {
    const key = variant?.id ?? product.id
    const pieces = (perUnit.get(key)?.pieces ?? 0) + amount
    perUnit.set(key, { pieces, stock: { available, backOn } })
  }
  let most = MOST_PIECES
  for (const { pieces, stock } of perUnit.values()) {
    if (stock.available === null || stock.available > fewLeftUpTo || stock.backOn !== null) continue
    most = Math.min(most, Math.floor((stock.available * line.amount) / pieces))
  }
  return Math.max(1, most)
}
