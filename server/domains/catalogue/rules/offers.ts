import type { Fit } from '../tables.ts'

/** What a filter can ask of one and the same variant. */
export type OfferDimension = 'fit' | 'color' | 'size'

/** What a variant may be besides: it can be ordered; its price is reduced. */
export type OfferFlag = 'inStock' | 'onSale'

/** A variant as filters see it; '' where it has no fit or no colour. Short, for each listing keeps all of its own. */
export type Offer = readonly [fit: Fit | '' | typeof ADULT_FITS, color: string, size: string, flags: number]

const flagBits = { inStock: 1, onSale: 2 } as const satisfies Record<OfferFlag, number>

/** The flags of an offer in one number. */
export const flagsOf = (isInStock: boolean, isOnSale: boolean): number =>
  (isInStock ? flagBits.inStock : 0) | (isOnSale ? flagBits.onSale : 0)

/** Whether the flags say that it can be ordered. */
export const isInStock = (flags: number): boolean => (flags & flagBits.inStock) !== 0

/** Stands for all fits but children's, and for none: those that cost what adults pay. */
const ADULT_FITS = '*'

/** Fits by whose prices count for them, where none in particular is looked for. */
export const fitsByPrice = ['children', ADULT_FITS] as const

/** Whether a fit is among those of a list, which may name them together. */
export const isFitOf = (fits: readonly string[], fit: Fit): boolean =>
  fits.includes(fit) || (fit !== 'children' && fits.includes(ADULT_FITS))

/** Parts the values of several dimensions; none of them holds it. */
const SEPARATOR = '\t'

/** The kind under which is kept which listings have an offer with all the flags, by its values of the dimensions. */
export const offerKind = (dimensions: readonly OfferDimension[], flags: readonly OfferFlag[]): string =>
  [...flags, ...dimensions].join(' ')

/** Values of dimensions as one. */
export const offerValue = (values: readonly string[]): string => values.join(SEPARATOR)

/** What the values begin with whose first dimensions have these values. */
export const offerPrefix = (values: readonly string[]): string => values.map(value => value + SEPARATOR).join('')

const placeOf = { fit: 0, color: 1, size: 2 } as const satisfies Record<OfferDimension, number>

/** Dimensions that are asked for together, in the one order in which their values are written. */
const combinations: readonly (readonly OfferDimension[])[] = [
  ['fit'],
  ['color'],
  ['size'],
  ['fit', 'color'],
  ['fit', 'size'],
  ['color', 'size'],
  ['fit', 'color', 'size'],
]
const flagSets: readonly (readonly OfferFlag[])[] = [[], ['inStock'], ['onSale'], ['inStock', 'onSale']]

/**
 * What a listing can be found by of single variants: each combination of fit, colour and size that one of them has, and
 * the same once more of those that can be ordered, that are reduced, that are both. `pieces`: the offers of each piece,
 * of goods one list; a set has what all of its pieces have. What a single value is found by without any flag stands
 * among the facets.
 */
export function offerAttributes(pieces: readonly (readonly Offer[])[]): { kind: string; value: string }[] {
  return flagSets.flatMap(flags => {
    const bits = flags.reduce((sum, flag) => sum | flagBits[flag], 0)
    const present = pieces.map(offers => offers.filter(offer => (offer[3] & bits) === bits))
    return combinations.flatMap(dimensions => {
      if (flags.length === 0 && dimensions.length === 1) return []
      const [first = new Set<string>(), ...others] = present.map(offers => valuesOf(offers, dimensions))
      const kind = offerKind(dimensions, flags)
      return [...first].filter(value => others.every(values => values.has(value))).map(value => ({ kind, value }))
    })
  })
}

/** Nobody asks for no fit, no colour or no size. */
const valuesOf = (offers: readonly Offer[], dimensions: readonly OfferDimension[]): Set<string> =>
  new Set(
    offers
      .flatMap((offer): Offer[] =>
        offer[0] === 'children' || dimensions.length === 1 ? [offer] : [offer, asAdult(offer)],
      )
      .map(offer => dimensions.map(dimension => offer[placeOf[dimension]]))
      .filter(values => !values.includes(''))
      .map(offerValue),
  )

const asAdult = ([, color, size, flags]: Offer): Offer => [ADULT_FITS, color, size, flags]

/** The offers of a set's piece, each in all colours that the set has. */
export function inColors(
  offers: readonly Offer[],
  colors: readonly string[],
  flags: (offer: Offer) => number,
): Offer[] {
  const made = offers.flatMap(offer =>
    (colors.length > 0 ? colors : ['']).map((color): Offer => [offer[0], color, offer[2], flags(offer)]),
  )
  return [...new Map(made.map(offer => [JSON.stringify(offer), offer])).values()]
}
