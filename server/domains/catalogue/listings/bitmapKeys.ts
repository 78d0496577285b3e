import type { Language } from '../../../kit/languages.ts'
import { type FacetSource, facetValues } from '../rules/facets.ts'
import { type Offer, offerAttributes } from '../rules/offers.ts'
import type { PriceAudience } from '../rules/priceRange.ts'

/** Something that listings have or have not: the key of their bits in `listing_bitmaps`. */
export type Attribute = { readonly kind: string; readonly value: string }

/** The kind of the words that stand at a rank of a product's document in a language; their values are stems. */
export const wordKind = (language: Language, rank: number): string => `${language} ${rank}`

/** Kinds of which a number's binary digits are kept, each digit by its place, so that ranges and the first of an order
 *  are reckoned with sets alone. */
export type NumberKind = PriceKind | 'sortOrder'
type PriceKind = 'priceFrom' | 'priceTo' | 'childPriceFrom' | 'childPriceTo'
/** The lowest and the highest price that a list shows somebody. */
export const priceKinds: Readonly<Record<PriceAudience, { readonly from: PriceKind; readonly to: PriceKind }>> = {
  adult: { from: 'priceFrom', to: 'priceTo' },
  child: { from: 'childPriceFrom', to: 'childPriceTo' },
}
/** Digits of a number, as many as `integer` has. */
export const NUMBER_DIGITS = 32
/** What is added to a number of a kind, so that none is negative. */
export const numberOffsets: Readonly<Record<NumberKind, number>> = {
  priceFrom: 0,
  priceTo: 0,
  childPriceFrom: 0,
  childPriceTo: 0,
  sortOrder: 2 ** 31,
}

/** The digits of a number that are 1. */
function digitsOf(kind: NumberKind, value: number): Attribute[] {
  const shifted = value + numberOffsets[kind]
  const places = Array.from({ length: NUMBER_DIGITS }, (_, place) => place)
  return places
    .filter(place => Math.floor(shifted / 2 ** place) % 2 === 1)
    .map(place => ({ kind, value: String(place) }))
}

type ListedAttributes = FacetSource &
  Readonly<Record<NumberKind, number>> & {
    readonly groupIds: readonly string[]
    readonly manyPrices: readonly PriceAudience[]
    /** The JSON text of its offers by piece. */
    readonly offers: string
  }

/** The kind of values of properties that all variants of a listing have, or the product itself: whatever is asked of a variant
 *  besides, one that fits has them. */
export const COMMON_PROPERTY = 'commonProperty'

/** What a listing has besides words: its groups, its facet values ('all' that every listing has), what its variants are
 *  together, the digits of its numbers. */
export function attributesOf(listing: ListedAttributes): Attribute[] {
  const offers = JSON.parse(listing.offers) as readonly (readonly Offer[])[]
  const differing = new Set(offers.flat().flatMap(([, , , , properties = []]) => properties))
  return [...plainAttributes(listing), ...offerAttributes(offers), ...commonOf(listing, differing)]
}

const commonOf = ({ propertyValues }: ListedAttributes, differing: ReadonlySet<string>): Attribute[] =>
  propertyValues.filter(value => !differing.has(value)).map(value => ({ kind: COMMON_PROPERTY, value }))

const plainAttributes = (listing: ListedAttributes): Attribute[] => [
  ...listing.groupIds.map(value => ({ kind: 'group', value })),
  ...facetValues(listing).map(({ facet, value }) => ({ kind: facet, value })),
  ...listing.manyPrices.map(value => ({ kind: 'manyPrices', value })),
  ...digitsOf('priceFrom', listing.priceFrom),
  ...digitsOf('priceTo', listing.priceTo),
  ...digitsOf('childPriceFrom', listing.childPriceFrom),
  ...digitsOf('childPriceTo', listing.childPriceTo),
  ...digitsOf('sortOrder', listing.sortOrder),
]
