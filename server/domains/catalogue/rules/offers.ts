import type { Fit } from '../tables.ts'

/** What a filter can ask of one and the same variant; of further properties one at a time. */
export type OfferDimension = 'fit' | 'color' | 'property' | 'size'

/** What a variant may be besides: it can be ordered; its price is reduced. */
export type OfferFlag = 'inStock' | 'onSale'

/** A variant as filters see it; '' where it has no fit or no colour. Short, for each listing keeps all of its own.
 *  `properties`: values of filter properties in which the variants of its product differ (see `propertyValue`); those that all
 *  of them have are the listing's (decision 84). */
export type Offer = readonly [
  fit: Fit | '' | typeof ADULT_FITS,
  color: string,
  size: string,
  flags: number,
  properties?: readonly string[],
]

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

/** What the values end with whose last dimension has this value. */
export const offerSuffix = (value: string): string => SEPARATOR + value

/** The one order in which values of a combination are written. The size comes last, for all sizes of a combination are counted
 *  as one range; so are all values of a property, where no size is chosen. */
export const dimensionOrder = ['fit', 'color', 'property', 'size'] as const satisfies readonly OfferDimension[]

/** Dimensions that are asked for together, in that order: each set of them. */
const combinations: readonly (readonly OfferDimension[])[] = dimensionOrder
  .reduce<OfferDimension[][]>((all, dimension) => all.concat(all.map(each => [...each, dimension])), [[]])
  .filter(each => each.length > 0)

/** The kind of what single variants have of two properties. */
export const pairKind = (flags: readonly OfferFlag[]): string => offerKind(['property', 'property'], flags)

/** The value of two values of properties, whichever is named first. */
export const pairValue = (one: string, other: string): string => offerValue(one < other ? [one, other] : [other, one])
const flagSets: readonly (readonly OfferFlag[])[] = [[], ['inStock'], ['onSale'], ['inStock', 'onSale']]

/**
 * What a listing can be found by of single variants: each combination of fit, colour, size and one property that one of them
 * has, each two properties, and the same once more of those that can be ordered, that are reduced, that are both. `pieces`: the offers of each piece,
 * of goods one list; a set has what all of its pieces have. What a single value is found by without any flag stands
 * among the facets.
 */
export function offerAttributes(pieces: readonly (readonly Offer[])[]): { kind: string; value: string }[] {
  return flagSets.flatMap(flags => {
    const bits = flags.reduce((sum, flag) => sum | flagBits[flag], 0)
    const present = pieces.map(offers => offers.filter(offer => (offer[3] & bits) === bits))
    const found = combinations.flatMap(dimensions => {
      if (flags.length === 0 && dimensions.length === 1) return []
      const [first = new Set<string>(), ...others] = present.map(offers => valuesOf(offers, dimensions))
      const kind = offerKind(dimensions, flags)
      return [...first].filter(value => others.every(values => values.has(value))).map(value => ({ kind, value }))
    })
    const pairs = new Set(present.flat().flatMap(pairsOf))
    return [...found, ...[...pairs].map(value => ({ kind: pairKind(flags), value }))]
  })
}

/** Nobody asks for no fit, no colour or no size. */
const valuesOf = (offers: readonly Offer[], dimensions: readonly OfferDimension[]): Set<string> =>
  new Set(
    offers
      .flatMap((offer): Offer[] =>
        offer[0] === 'children' || dimensions.length === 1 ? [offer] : [offer, asAdult(offer)],
      )
      .flatMap(([fit, color, size, , properties = []]) => {
        const of = { fit: [fit], color: [color], size: [size], property: properties }
        return combinedValues(dimensions.map(dimension => of[dimension]))
      })
      .filter(values => !values.includes(''))
      .map(offerValue),
  )

/** Each of the first list with each of the second, and so on. */
export const combinedValues = (lists: readonly (readonly string[])[]): string[][] =>
  lists.reduce<string[][]>((all, list) => all.flatMap(values => list.map(value => [...values, value])), [[]])

const pairsOf = ([, , , , properties = []]: Offer): string[] =>
  properties.flatMap((one, at) => properties.slice(at + 1).map(other => pairValue(one, other)))

const asAdult = ([, color, size, flags, properties]: Offer): Offer =>
  properties ? [ADULT_FITS, color, size, flags, properties] : [ADULT_FITS, color, size, flags]

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
