import type { Cents } from '../../../kit/money.ts'
import type { CaseLine, Optional, Product, Variant } from './pricingCase.ts'
import type { LineRefusalCode } from './quote.ts'
import { listOf } from './reading.ts'

/** So many of one variant, or of a product without variants. */
interface Piece {
  product: Product
  /** Null: the product has no variants. */
  variant: Variant | null
  amount: number
}

/** A line that counts, with what it refers to. */
export interface ValidLine {
  id: string
  /** Its index among the lines of the case. */
  position: number
  product: Product
  variant: Variant | null
  /** Pieces or sets; at least 1. */
  units: number
  /** What is in the parcel: of a set its pieces, else the line itself. None with amount 0. */
  pieces: readonly Piece[]
  /** The largest, over a set's slots, of the slot's children's-size pieces; 0 for a line that is no set. */
  childUnits: number
  /** The variant's price, else the product's; a set's regular price (pricing.md, step 1). */
  listPrice: Cents
}

/** Finds the products and variants of a case; each product's variants are indexed when first asked for. */
export class CaseProducts {
  readonly #products: ReadonlyMap<string, Product>
  readonly #variants = new Map<Product, ReadonlyMap<string, Variant>>()

  constructor(products: Optional<readonly Product[]>) {
    this.#products = new Map(listOf(products).map(product => [product.id, product]))
  }

  product(id: string): Product | undefined {
    return this.#products.get(id)
  }

  /** The variant of a key, null where the product has none and none is named, undefined where the two do not agree. */
  variant(product: Product, key: Optional<string>): Variant | null | undefined {
    const variants = listOf(product.variants)
    if (key == null || variants.length === 0) return key == null && variants.length === 0 ? null : undefined
    let byKey = this.#variants.get(product)
    if (!byKey) {
      byKey = new Map(variants.map(variant => [variant.key, variant]))
      this.#variants.set(product, byKey)
    }
    return byKey.get(key)
  }
}

/**
 * What a line refers to, or the first reason why it is not valid. An amount is a whole number of at least 1, that of a
 * set's piece of at least 0; a price of 0 is a price. What the case holds besides (the slots of a line that is no set,
 * the variant of one that is) is not looked at.
 * Source: pricing.md, "Lines", steps 1 and 3; pricing-format.md, `refusals[]`.
 */
export function checkLine(line: CaseLine, position: number, productIndex: CaseProducts): ValidLine | LineRefusalCode {
  const product = productIndex.product(line.product)
  if (!product) return 'PRODUCT_UNKNOWN'
  return product.type === 'set'
    ? checkSet(line, position, product, productIndex)
    : checkPiece(line, position, product, productIndex)
}

function checkPiece(
  line: CaseLine,
  position: number,
  product: Product,
  productIndex: CaseProducts,
): ValidLine | LineRefusalCode {
  const variant = productIndex.variant(product, line.variant)
  if (variant === undefined) return 'VARIANT_UNKNOWN'
  if (!isCount(line.amount) || line.amount === 0) return 'AMOUNT_INVALID'
  const listPrice = variant?.price ?? product.price
  if (!isPrice(listPrice)) return 'PRICE_MISSING'
  const pieces = [{ product, variant, amount: line.amount }]
  return { id: line.id, position, product, variant, units: line.amount, pieces, childUnits: 0, listPrice }
}

/**
 * The slots must be the product's, in its order. A slot without pieces has a total of 0: beside filled slots the set
 * is unequal, and where all are empty it is a set of 0.
 */
function checkSet(
  line: CaseLine,
  position: number,
  product: Product,
  productIndex: CaseProducts,
): ValidLine | LineRefusalCode {
  const slots = listOf(line.slots)
  if (slots.some(slot => !productIndex.product(slot.product))) return 'PRODUCT_UNKNOWN'
  const expected = listOf(product.slots)
  if (slots.length !== expected.length || slots.some((slot, i) => slot.product !== expected[i])) return 'SET_INCOMPLETE'

  const pieces: Piece[] = []
  const totals: number[] = []
  let childUnits = 0
  let amountsFit = true
  for (const slot of slots) {
    const slotProduct = productIndex.product(slot.product)!
    let sum = 0
    let childSum = 0
    for (const { variant: key, amount } of listOf(slot.pieces)) {
      const variant = productIndex.variant(slotProduct, key)
      if (variant === undefined) return 'VARIANT_UNKNOWN'
      if (!isCount(amount)) amountsFit = false
      else if (amount > 0) {
        sum += amount
        if (variant?.childSize) childSum += amount
        pieces.push({ product: slotProduct, variant, amount })
      }
    }
    totals.push(sum)
    childUnits = Math.max(childUnits, childSum)
  }
  if (!amountsFit || totals.every(sum => sum === 0)) return 'AMOUNT_INVALID'
  const units = totals[0]!
  if (totals.some(sum => sum !== units)) return 'SET_UNEQUAL'
  if (!isPrice(product.price)) return 'PRICE_MISSING'
  return { id: line.id, position, product, variant: null, units, pieces, childUnits, listPrice: product.price }
}

function isCount(amount: unknown): amount is number {
  return Number.isSafeInteger(amount) && (amount as number) >= 0
}

function isPrice(price: Optional<Cents>): price is Cents {
  return price != null
}
