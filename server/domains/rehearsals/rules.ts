import type { Cents } from '../../kit/money.ts'
import { adjustedPrice, type PriceAdjustment } from '../catalogue/rules/bulkChanges.ts'
import { priceCart } from '../pricing/rules/priceCart.ts'
import type { CaseLine, Customer, PricingCase, PricingRules, Product } from '../pricing/rules/pricingCase.ts'
import type { Difference } from './tables.ts'

/** Days of orders that are priced again. */
export const DAYS = 90
/** Differences that are kept, the largest ones. */
export const MOST_DIFFERENCES = 200

/** The sections whose rules change what an order costs. */
export const rehearsedSections = ['vat', 'shipping', 'discounts'] as const
export type RehearsedSection = (typeof rehearsedSections)[number]

/** A line as it was ordered, and what prices depend on of its product as it is now. `weightGrams` of all its pieces. */
type PastLine = {
  readonly kind: 'goods' | 'set' | 'voucher'
  /** Null where the product is gone. */
  readonly productId: string | null
  readonly amount: number
  readonly unitPriceCents: Cents | null
  readonly sumCents: Cents
  readonly vatGroup: string | null
  readonly shippingGroup: string | null
  readonly discountGroups: readonly string[]
  readonly groupIds: readonly string[]
  readonly offers: readonly {
    readonly start: string
    readonly end: string
    readonly discountGroups: readonly string[]
  }[]
  readonly weightGrams: number
}

/** An order as far as it is priced again. `terms` and `roles` are the customer's of now: orders do not keep them. */
export type PastOrder = {
  readonly id: string
  readonly placedAt: string
  readonly isPickup: boolean
  readonly country: string | null
  readonly zip: string | null
  readonly invoiceCountry: string | null
  readonly isCompany: boolean
  readonly vatId: string | null
  readonly isIntraCommunity: boolean
  readonly roles: readonly string[]
  readonly terms: Omit<Customer, 'roles' | 'company' | 'vatId'>
  readonly vouchers: readonly { readonly code: string; readonly paid: Cents; readonly remaining: Cents }[]
  readonly lines: readonly PastLine[]
}

/** Prices of products that are tried: how those of each change. */
export type TriedPrices = { readonly productIds: readonly string[]; readonly price: PriceAdjustment }

/** Pieces of a line at prices of whole cents that add up to what it cost: those of a set with children's sizes differ. */
function piecesOf({ amount, unitPriceCents, sumCents }: PastLine): { amount: number; price: Cents }[] {
  if (unitPriceCents !== null && unitPriceCents * amount === sumCents) return [{ amount, price: unitPriceCents }]
  const price = Math.floor(sumCents / amount)
  const dearer = sumCents - price * amount
  return [
    { amount: amount - dearer, price },
    { amount: dearer, price: price + 1 },
  ].filter(pieces => pieces.amount > 0)
}

/** An order as if products had been sold at changed prices. One that cannot be changed so stays, as it does where several
 *  products are changed. */
export function pricesChanged({ productIds, price: adjustment }: TriedPrices): (order: PastOrder) => PastOrder {
  const chosen = new Set(productIds)
  const changed = (line: PastLine): PastLine[] =>
    piecesOf(line).map(({ amount, price }) => {
      const unitPriceCents = adjustedPrice(price, adjustment) ?? price
      const weightGrams = (line.weightGrams * amount) / line.amount
      return { ...line, amount, unitPriceCents, sumCents: unitPriceCents * amount, weightGrams }
    })
  return order => ({
    ...order,
    lines: order.lines.flatMap(line =>
      line.kind !== 'voucher' && line.productId !== null && chosen.has(line.productId) ? changed(line) : [line],
    ),
  })
}

/** An order as a case of the pricing: each piece at the price for which it was sold, everything else by the rules. Coupons
 *  are left aside. */
function pastCase(order: PastOrder, rules: PricingRules): PricingCase {
  const lines: CaseLine[] = []
  const products: Product[] = []
  for (const [at, line] of order.lines.entries())
    for (const [part, { amount, price }] of piecesOf(line).entries()) {
      const id = `${String(at).padStart(4, '0')}-${part}`
      lines.push({ id, product: id, variant: null, amount })
      products.push({
        ...{ id, price, type: line.kind === 'voucher' ? 'voucher' : 'goods' },
        ...{ vatGroup: line.vatGroup, shippingGroup: line.shippingGroup, discountGroups: line.discountGroups },
        ...{ specialOffers: line.offers, productGroups: line.groupIds, weight: line.weightGrams / line.amount },
      })
    }
  return {
    ...{ now: order.placedAt, lines, products, rules, pickup: order.isPickup, invoiceCountry: order.invoiceCountry },
    customer: {
      ...order.terms,
      ...{ roles: order.roles, company: order.isCompany },
      // That it was free of VAT then is the proof that there is.
      vatId: order.vatId ? { number: order.vatId, status: order.isIntraCommunity ? 'valid' : 'unproven' } : null,
    },
    destination: order.country === null ? null : { country: order.country, postcode: order.zip },
    vouchers: order.vouchers.map(({ code, paid, remaining }) => ({ code, balance: paid + remaining })),
  }
}

/** An order, and the rules by which it is priced. */
type Tried = { readonly order: PastOrder; readonly rules: PricingRules }

/** What an order costs with VAT by some rules, before vouchers; null where it could not be delivered or taxed. */
function pricedBy({ order, rules }: Tried): Cents | null {
  const { refusals, totals } = priceCart(pastCase(order, rules))
  return refusals.some(({ code }) => code !== 'NO_PAYMENT_METHOD') ? null : totals.gross
}

/** The difference between an order as it is and as it is tried. */
export function differenceOf(now: Tried, tried: Tried): Difference & { isSame: boolean } {
  const [was, wouldBe] = [pricedBy(now), pricedBy(tried)]
  return { orderId: now.order.id, was, wouldBe, isSame: was === wouldBe }
}

/** How far apart the sums are; what can no longer be ordered, or only by these rules, comes first. */
const sizeOf = ({ was, wouldBe }: Difference): number =>
  was === null || wouldBe === null ? Number.POSITIVE_INFINITY : Math.abs(wouldBe - was)

/** The largest differences of two lists, the largest first, then by order. */
export const largest = (differences: readonly Difference[]): Difference[] =>
  differences
    .toSorted((one, other) => {
      const [a, b] = [sizeOf(one), sizeOf(other)]
      return a === b ? one.orderId.localeCompare(other.orderId) : b - a
    })
    .slice(0, MOST_DIFFERENCES)
