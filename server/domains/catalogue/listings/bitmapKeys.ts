import type { Language } from '../../../kit/languages.ts'
import type { Cents } from '../../../kit/money.ts'
import { type FacetSource, facetValues } from '../rules/facets.ts'

/** Something that listings have or have not: the key of their bits in `listing_bitmaps`. */
export type Attribute = { readonly kind: string; readonly value: string }

/** The kind of the words that stand at a rank of a product's document in a language; their values are stems. */
export const wordKind = (language: Language, rank: number): string => `${language} ${rank}`

/** Kinds of which a price's binary digits are kept, each digit by its place: ranges of prices are reckoned with them. */
export type PriceKind = 'priceFrom' | 'priceTo'
/** Digits of a price in cents, as many as `integer` holds. */
export const PRICE_DIGITS = 31

/** The digits of a price that are 1. */
function priceDigits(kind: PriceKind, cents: Cents): Attribute[] {
  const places = Array.from({ length: PRICE_DIGITS }, (_, place) => place)
  return places.filter(place => ((cents >>> place) & 1) === 1).map(place => ({ kind, value: String(place) }))
}

/** What a listing has besides words: its groups, its facet values, the digits of its prices. */
export const attributesOf = (
  listing: FacetSource & { readonly groupIds: readonly string[]; readonly priceFrom: Cents; readonly priceTo: Cents },
): Attribute[] => [
  ...listing.groupIds.map(value => ({ kind: 'group', value })),
  ...facetValues(listing)
    .filter(({ facet }) => facet !== 'all')
    .map(({ facet, value }) => ({ kind: facet, value })),
  ...priceDigits('priceFrom', listing.priceFrom),
  ...priceDigits('priceTo', listing.priceTo),
]
