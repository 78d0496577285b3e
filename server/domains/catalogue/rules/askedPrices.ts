import type { Cents } from '../../../kit/money.ts'
import type { DiscountGroup } from '../../pricing/rules/pricingCase.ts'
import { askedSum, askedTierPrice, type PricedProduct, unitPriceOf } from '../../pricing/rules/publicPrices.ts'
import type { ProductKind } from '../tables.ts'
import type { CardTier } from './card.ts'
import { type PricePoint, type Sale, saleOf } from './sale.ts'

/** What a point of the price history is about: a product's or variant's own price, a set's reduced one; or what everybody
 *  was really asked for it, from the first time on that a discount made a difference. */
export type PriceHistoryKind = 'regular' | 'child' | 'asked' | 'askedChild'

/** A point of a product's price history; `variantId` null: of the product itself. */
export type HistoryPoint = PricePoint & { readonly variantId: string | null; readonly kind: PriceHistoryKind }

/** What the prices of a product depend on. Instants are milliseconds, but those of offers ISO 8601. */
export type PriceFacts = {
  readonly kind: ProductKind
  readonly priceCents: Cents | null
  readonly childPriceCents: Cents | null
  readonly variants: readonly {
    readonly id: string
    readonly key: string
    readonly priceCents: Cents | null
    readonly isChildSize: boolean
  }[]
  readonly tiers: readonly {
    readonly from: number
    readonly priceCents: Cents
    readonly variantKeys: readonly string[]
  }[]
  readonly discountGroups: readonly string[]
  readonly offers: readonly {
    readonly start: string
    readonly end: string
    readonly discountGroups: readonly string[]
  }[]
  /** Whether cuts of its own prices are announced. Discounts announce themselves. */
  readonly isSale: boolean
  readonly updatedAt: number
  /** The price history; null where it is not needed, for nothing is or was reduced. */
  readonly prices: readonly HistoryPoint[] | null
}

/** A price that a product asks everybody for now: of a variant, of a set (`child`: reduced), or its only one. `listCents`:
 *  before discounts; `news`: what its history does not know of yet, oldest first. */
export type AskedPrice = {
  readonly variantId: string | null
  readonly kind: 'regular' | 'child'
  readonly isChildSize: boolean
  readonly listCents: Cents
  readonly cents: Cents
  readonly sale: Sale | null
  readonly news: readonly PricePoint[]
}

type Groups = ReadonlyMap<string, DiscountGroup>

const pricedProduct = (facts: PriceFacts): PricedProduct => ({
  price: facts.priceCents,
  tiers: facts.tiers.map(tier => ({ from: tier.from, price: tier.priceCents, keys: tier.variantKeys })),
  discountGroups: facts.discountGroups,
  specialOffers: facts.offers,
})

/** All prices of a product at an instant, each with the reduction that may be announced of it. `groups`: those that
 *  everybody may have. Source: decision 28; legal.md 8. */
export function askedPrices(facts: PriceFacts, groups: Groups, now: number): AskedPrice[] {
  const product = pricedProduct(facts)
  const priceOf = (variantId: string | null, kind: 'regular' | 'child', isChildSize: boolean, list: Cents | null) => {
    if (list === null) return []
    const asked = (at: number) => askedSum(product, { units: 1, price: list }, groups, at)
    const cents = asked(now)
    const history = facts.prices && historyOf(facts.prices, variantId, kind)
    const news = history ? newsOf(history, asked, facts, now, list) : []
    const isAnnounced = facts.isSale || cents < list
    const sale = history && isAnnounced ? saleOf(cents, [...history, ...news]) : null
    return [{ variantId, kind, isChildSize, listCents: list, cents, sale, news }]
  }
  if (facts.kind === 'set') {
    return [
      ...priceOf(null, 'regular', false, facts.priceCents),
      ...(facts.priceCents === null ? [] : priceOf(null, 'child', true, facts.childPriceCents)),
    ]
  }
  if (facts.variants.length === 0) return priceOf(null, 'regular', false, unitPriceOf(product, null))
  return facts.variants.flatMap(({ id, key, priceCents, isChildSize }) =>
    priceOf(id, 'regular', isChildSize, unitPriceOf(product, { key, price: priceCents })),
  )
}

/** The tier prices as everybody is asked for them. */
export const askedTiers = (facts: PriceFacts, groups: Groups, now: number): CardTier[] =>
  facts.tiers.map(({ from, priceCents, variantKeys }) => ({
    from,
    priceCents: askedTierPrice(pricedProduct(facts), { from, price: priceCents }, groups, now),
    listCents: priceCents,
    variantKeys,
  }))

/** What one thing was asked for over time: its own price, where it had none the product's; from the first point on that
 *  says what was really asked, those alone. Oldest first. */
export function historyOf(
  points: readonly HistoryPoint[],
  variantId: string | null,
  kind: 'regular' | 'child',
): PricePoint[] {
  const of = (id: string | null, wanted: PriceHistoryKind): PricePoint[] =>
    points
      .filter(point => point.variantId === id && point.kind === wanted)
      .map(({ at, priceCents }) => ({ at, priceCents }))
      .toSorted((a, b) => a.at - b.at)
  const asked = of(variantId, kind === 'child' ? 'askedChild' : 'asked')
  const common = of(null, kind)
  const own = variantId === null ? [] : of(variantId, kind)
  const until = asked[0]?.at ?? Number.POSITIVE_INFINITY
  const held = (list: readonly PricePoint[], at: number) => list.findLast(point => point.at <= at)?.priceCents ?? null
  const moments = [...new Set([...common, ...own].map(({ at }) => at))]
    .filter(at => at < until)
    .toSorted((a, b) => a - b)
  return [...moments.map(at => ({ at, priceCents: held(own, at) ?? held(common, at) })), ...asked]
}

/**
 * The points that a history lacks: what was asked at each beginning and end of an offer since it was last known, and now.
 * An offer counts from when the product was last written, for nobody was asked for its price before.
 */
function newsOf(
  history: readonly PricePoint[],
  asked: (at: number) => Cents,
  { offers, updatedAt }: PriceFacts,
  now: number,
  list: Cents,
): PricePoint[] {
  const last = history.at(-1)
  const since = Math.max(updatedAt, last?.at ?? updatedAt)
  const turns = offers
    .flatMap(({ start, end }) => [Date.parse(start), Date.parse(end)])
    .filter(at => at > since && at < now)
    .toSorted((a, b) => a - b)
  let known = last ? last.priceCents : list
  return [...turns, now].flatMap(at => {
    const priceCents = asked(at)
    if (priceCents === known) return []
    known = priceCents
    return [{ at, priceCents }]
  })
}

/** The reduction of a price that several sizes ask for: the smallest of theirs, and none where one of them has none, so
 *  that what is announced is true of each. */
export function commonSale(prices: readonly AskedPrice[], cents: Cents | null): Sale | null {
  const sales = prices.filter(price => price.cents === cents).map(({ sale }) => sale)
  const [first] = sales.filter(sale => sale !== null).toSorted((a, b) => a.percent - b.percent)
  return first && !sales.includes(null) ? first : null
}
