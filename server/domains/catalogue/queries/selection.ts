import { type Attribute, COMMON_PROPERTY, priceKinds } from '../listings/bitmapKeys.ts'
import { Bitmap, withNumber } from '../rules/bitmap.ts'
import {
  combinedValues,
  dimensionOrder,
  fitsByPrice,
  offerKind,
  offerValue,
  pairKind,
  pairValue,
} from '../rules/offers.ts'
import { audienceOf, type PriceAudience } from '../rules/priceRange.ts'
import { propertyValue } from '../rules/propertyDefinitions.ts'
import { digitAttributes } from './bitmaps.ts'
import type { ProductFilter, PropertyWish } from './groupPage.ts'

/*
 * What a filter asks for, in bitmaps. All that it asks of fit, colour, size, a property, stock, reduction and price holds for
 * one and the same variant: combinations of these values have bitmaps of their own. Prices are not combined with everything: a
 * fit says whose price counts, that of children's sizes or that of adults'.
 */

/** A filter without doubles and empty lists. */
export type Wishes = {
  readonly fits: readonly string[]
  readonly colors: readonly string[]
  readonly sizes: readonly string[]
  readonly flags: readonly ('inStock' | 'onSale')[]
  readonly isPersonalisable: boolean
  /** Each with at least one value. */
  readonly properties: readonly PropertyWish[]
  readonly price: { readonly from: number; readonly to: number } | null
}

export function wishesOf(filter: ProductFilter): Wishes {
  const { fits = [], colors = [], sizes = [], priceFrom, priceTo } = filter
  const isPriced = priceFrom !== undefined || priceTo !== undefined
  return {
    fits: [...new Set(fits)],
    colors: [...new Set(colors)],
    sizes: [...new Set(sizes)],
    flags: (['inStock', 'onSale'] as const).filter(flag => filter[flag]),
    isPersonalisable: filter.personalisable === true,
    properties: (filter.properties ?? []).filter(({ values }) => values.length > 0),
    price: isPriced ? { from: priceFrom ?? 0, to: priceTo ?? Number.POSITIVE_INFINITY } : null,
  }
}

/** Whose prices there are to see for who looks for these fits. */
export const audiencesOf = (fits: readonly string[] = []): readonly PriceAudience[] =>
  fits.length === 0 || (fits.includes('children') && audienceOf(fits) === 'adult')
    ? ['adult', 'child']
    : [audienceOf(fits)]

/** Fits with whose prices count for them; null: prices do not matter, or both count. No fits: whatever fit. */
export type Part = { readonly fits: readonly string[]; readonly audience: PriceAudience | null }

/** The parts that are looked for one by one. Without a price, or where nothing but the price is asked, it is one. */
export function partsOf(wishes: Wishes, isFitAsked: boolean): Part[] {
  const { fits, price } = wishes
  if (price === null) return [{ fits, audience: null }]
  if (fits.length === 0 && !isFitAsked) return [{ fits: [], audience: null }]
  const wanted: readonly string[] = fits.length > 0 ? fits : fitsByPrice
  const parts: Part[] = [
    { fits: wanted.filter(fit => fit === 'children'), audience: 'child' },
    { fits: wanted.filter(fit => fit !== 'children'), audience: 'adult' },
  ]
  return parts.filter(part => part.fits.length > 0)
}

/** All values of a combination: each of the first list with each of the second, and so on. */
export const combined = (lists: readonly (readonly string[])[]): string[] => combinedValues(lists).map(offerValue)

/** The attributes one of which a listing has that has a variant of these fits as it is asked for, with one of these values of
 *  a property if there are any; null: nothing is asked of its variants. */
function offersOf(
  { colors, sizes, flags }: Wishes,
  fits: readonly string[],
  property: readonly string[] = [],
): Attribute[] | null {
  const wanted = { fit: fits, color: colors, property, size: sizes }
  const asked = dimensionOrder.filter(dimension => wanted[dimension].length > 0)
  if (asked.length === 0) return null
  const kind = offerKind(asked, flags)
  return combined(asked.map(dimension => wanted[dimension])).map(value => ({ kind, value }))
}

/** One of these has a listing whose variants all have a value, or which has one itself … */
type OfProperty = {
  readonly common: readonly Attribute[]
  /** … and one of these a listing with a variant that has a value besides all else that is asked of it. */
  readonly own: readonly Attribute[]
}

/** Values of a property as listings are found by them. */
export const propertyWanted = ({ key, values }: PropertyWish): string[] =>
  values.map(value => propertyValue(key, value))

const ofProperty = (wishes: Wishes, fits: readonly string[], wish: PropertyWish): OfProperty => ({
  common: propertyWanted(wish).map(value => ({ kind: COMMON_PROPERTY, value })),
  own: offersOf(wishes, fits, propertyWanted(wish)) ?? [],
})

/** What one and the same variant has of two properties: exact for two of them, and with whatever is asked of a variant for
 *  each of them. */
const pairsOf = ({ properties, flags }: Wishes): OfProperty[] =>
  properties.flatMap((one, at) =>
    properties.slice(at + 1).map(other => ({
      common: [one, other].flatMap(propertyWanted).map(value => ({ kind: COMMON_PROPERTY, value })),
      own: combinedValues([propertyWanted(one), propertyWanted(other)]).map(([first, second]) => ({
        ...{ kind: pairKind(flags), value: pairValue(first!, second!) },
      })),
    })),
  )

/** The listings that have a value of a property as a whole. */
export const commonTo = (wish: PropertyWish, known: Known): Bitmap =>
  oneOf(
    propertyWanted(wish).map(value => ({ kind: COMMON_PROPERTY, value })),
    known,
  )

const oneOf = (attributes: readonly Attribute[], known: Known): Bitmap =>
  attributes.length === 0 ? Bitmap.empty : attributes.map(known).reduce((a, b) => a.or(b))

/** Reads a bitmap by its attribute, of those that were asked for. */
export type Known = (attribute: Attribute) => Bitmap

/** What the price of a filter leaves for somebody; exact for up to two prices, else whatever lies between counts too. */
export function withPrice(among: Bitmap, wishes: Wishes, audience: PriceAudience | null, known: Known): Bitmap {
  const { price } = wishes
  if (price === null) return among
  if (audience === null) {
    return withPrice(among, wishes, 'adult', known).or(withPrice(among, wishes, 'child', known))
  }
  const kinds = priceKinds[audience]
  const [lowest, highest] = [kinds.from, kinds.to].map(kind => digitAttributes(kind).map(known)) as [Bitmap[], Bitmap[]]
  const within = (digits: readonly Bitmap[]) =>
    withNumber(withNumber(among, digits, 'atLeast', price.from), digits, 'atMost', price.to)
  const many = among.and(known({ kind: 'manyPrices', value: audience }))
  const around = withNumber(withNumber(many, highest, 'atLeast', price.from), lowest, 'atMost', price.to)
  return within(lowest).or(within(highest)).or(around)
}

/** The attributes of prices that a filter needs. */
const priceAttributes = (audience: PriceAudience | null): Attribute[] =>
  (audience === null ? (['adult', 'child'] as const) : [audience]).flatMap(each => [
    ...digitAttributes(priceKinds[each].from),
    ...digitAttributes(priceKinds[each].to),
    { kind: 'manyPrices', value: each },
  ])

/** What a filter leaves of a set, and the attributes that this takes. */
export type Selection = {
  readonly attributes: readonly Attribute[]
  readonly narrow: (among: Bitmap, known: Known) => Bitmap
  /** What is left by what it asks of products alone. */
  readonly ofProduct: (among: Bitmap, known: Known) => Bitmap
}

const feature = (value: string): Attribute => ({ kind: 'feature', value })

/** The attributes one of which a listing has that is left by what is asked of a property. */
const propertyAttributes = ({ key, values }: PropertyWish): Attribute[] =>
  values.map(value => ({ kind: 'property', value: propertyValue(key, value) }))

/** How a filter is worked out. */
export function selectionOf(filter: ProductFilter): Selection {
  const wishes = wishesOf(filter)
  const isOffered = wishes.colors.length > 0 || wishes.sizes.length > 0
  const pairs = pairsOf(wishes)
  const parts = partsOf(wishes, isOffered).map(part => ({
    ...part,
    offers: offersOf(wishes, part.fits),
    properties: [...wishes.properties.map(wish => ofProperty(wishes, part.fits, wish)), ...pairs],
  }))
  // Without more to ask of a variant, whatever one of them is, the listing is.
  const flags = parts.some(({ offers }) => offers === null) ? wishes.flags.map(feature) : []
  const ofProducts = [
    ...(wishes.isPersonalisable ? [[feature('personalisable')]] : []),
    ...wishes.properties.map(propertyAttributes),
  ]
  const ofProduct = (all: Bitmap, known: Known) =>
    ofProducts.reduce((left, values) => left.and(oneOf(values, known)), all)
  return {
    attributes: [
      ...flags,
      ...ofProducts.flat(),
      ...parts.flatMap(({ offers, properties, audience }) => [
        ...(offers ?? []),
        ...properties.flatMap(({ common, own }) => [...common, ...own]),
        ...(wishes.price === null ? [] : priceAttributes(audience)),
      ]),
    ],
    ofProduct,
    narrow: (all, known) => {
      const among = flags.reduce((left, attribute) => left.and(known(attribute)), ofProduct(all, known))
      return parts
        .map(({ offers, properties, audience }) => {
          const offered = offers === null ? among : among.and(oneOf(offers, known))
          const told = properties.reduce(
            (left, { common, own }) => left.and(oneOf(common, known).or(oneOf(own, known))),
            offered,
          )
          return withPrice(told, wishes, audience, known)
        })
        .reduce((a, b) => a.or(b))
    },
  }
}
