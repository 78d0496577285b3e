import type { Database } from '../../../platform/database.ts'
import { COMMON_PROPERTY } from '../listings/bitmapKeys.ts'
import { BLOCK_BITS, type FacetKey } from '../listings/tables.ts'
import type { Bitmap } from '../rules/bitmap.ts'
import {
  combinedValues,
  dimensionOrder,
  isFitOf,
  type OfferDimension,
  offerKind,
  offerPrefix,
  offerSuffix,
  pairKind,
} from '../rules/offers.ts'
import { propertyValue } from '../rules/propertyDefinitions.ts'
import type { Fit } from '../tables.ts'
import { bitsParameter } from './bitmaps.ts'
import { type Narrowing, type Step, stepped } from './narrowing.ts'
import { combined, type Part, partsOf, propertyWanted, type Wishes, wishesOf } from './selection.ts'
import { readPrepared } from './statements.ts'

type Reader = Pick<Database, 'pool'>

export type FacetCount = { readonly facet: string; readonly value: string; readonly products: number }

const plainFacets = ['fit', 'color', 'size', 'feature', 'property'] as const satisfies readonly FacetKey[]

/** Counts what a set has that nothing narrows but what is no variant's: each value's bits, so that it takes the same time
 *  however many listings there are of each. One statement. */
export const countPlain = (database: Reader, among: Bitmap): Promise<FacetCount[]> =>
  readPrepared(
    database,
    'facets of members',
    plainFacets
      .map(
        facet => `
          select kind as facet, value,
            sum(bit_count(members & substring($1::varbit from block * ${BLOCK_BITS} + 1 for ${BLOCK_BITS})::bit(${BLOCK_BITS})))::int as products
          from listing_bitmaps where kind = '${facet}' group by kind, value`,
      )
      .join(' union all '),
    [bitsParameter(among)],
  )

/** The values of a facet that a range of a kind's values counts for: those that begin with `prefix` and end with `suffix`, or
 *  one of them. */
type Range = {
  readonly facet: OfferDimension
  readonly kind: string
  readonly prefix: string
  readonly suffix: string
  /** Where the value of the facet begins; a property's has its key with it. */
  readonly skipped: number
  /** A single value with the facet's value that it counts for; null: all between prefix and suffix. */
  readonly only: { readonly value: string; readonly counts: string } | null
  readonly among: Bitmap
}

/** Above every value that begins the same, bytewise. */
const afterAll = '\u{10FFFF}'

const rangeOf = (facet: OfferDimension, kind: string, prefix: string, among: Bitmap): Range => ({
  ...{ facet, kind, prefix, suffix: '', skipped: [...prefix].length, only: null, among },
})

/**
 * Counts how many listings of a set have what, each kind as if it were not filtered itself, where the filter speaks of
 * variants: a value counts for a listing once, whichever of its variants fit. Of properties it is exact for the value
 * together with all else that is asked of a variant, or with one other property (decision 84). `colors`: the codes of all;
 * `properties`: the keys of those that are filters. One statement.
 */
export const countOffers = (
  database: Reader,
  among: Bitmap,
  narrowing: Narrowing,
  colors: readonly string[],
  properties: readonly string[],
): Promise<FacetCount[]> =>
  countRanges(database, [
    ...facetSteps.flatMap(([facet, step]) => offerRanges(facet, step, among, narrowing, colors)),
    ...properties.flatMap(key => propertyRanges(key, among, narrowing)),
  ])

const facetSteps = [
  ['fit', 'fits'],
  ['color', 'colors'],
  ['size', 'sizes'],
] as const satisfies readonly (readonly ['fit' | 'color' | 'size', Step])[]

/** The ranges by which the values of fit, colour or size are counted. */
function offerRanges(
  facet: 'fit' | 'color' | 'size',
  step: Step,
  all: Bitmap,
  narrowing: Narrowing,
  colors: readonly string[],
): Range[] {
  const wishes = wishesOf(stepped(narrowing.filter, step))
  const [wish] = wishes.properties
  // Of several properties the first is counted with, and the others narrow what is left of the whole.
  const kept = wish ? narrowing.narrow(all, step) : narrowing.ofProduct(all)
  return partsOf(wishes, true).flatMap(part => {
    // Whose prices do not matter are all.
    const among = wishes.price === null ? kept : narrowing.priced(kept, part.audience)
    if (!wish) return rangesOf(facet, part, wishes, colors, [], among)
    return [
      ...rangesOf(facet, part, wishes, colors, [], narrowing.withCommon(among, wish)),
      ...rangesOf(facet, part, wishes, colors, propertyWanted(wish), among),
    ]
  })
}

const shownFits: readonly Fit[] = ['men', 'women', 'unisex', 'children']

/** `property`: values of one, of which the variants that count have one. */
function rangesOf(
  facet: 'fit' | 'color' | 'size',
  { fits }: Part,
  wishes: Wishes,
  colors: readonly string[],
  property: readonly string[],
  among: Bitmap,
): Range[] {
  const asked = { fit: fits, color: wishes.colors, property, size: wishes.sizes }
  const dimensions = dimensionOrder.filter(each => each === facet || asked[each].length > 0)
  const kind = offerKind(dimensions, wishes.flags)
  const place = dimensions.indexOf(facet)
  const before = dimensions.slice(0, place).map(each => asked[each])
  if (place === dimensions.length - 1 && facet !== 'fit') {
    return combined(before).map(values => rangeOf(facet, kind, before.length === 0 ? '' : offerPrefix([values]), among))
  }
  const own = facet === 'fit' ? shownFits.filter(fit => fits.length === 0 || isFitOf(fits, fit)) : colors
  return own.flatMap(counts =>
    combined(dimensions.map(each => (each === facet ? [counts] : asked[each]))).map(value => ({
      ...rangeOf(facet, kind, '', among),
      only: { value, counts },
    })),
  )
}

/** The ranges by which the values of a property are counted. */
function propertyRanges(key: string, all: Bitmap, narrowing: Narrowing): Range[] {
  const isChosen = wishesOf(narrowing.filter).properties.some(each => each.key === key)
  const step: Step | undefined = isChosen ? `without ${key}` : undefined
  const among = narrowing.narrow(all, step)
  const wishes = wishesOf(step ? stepped(narrowing.filter, step) : narrowing.filter)
  const prefix = propertyValue(key, '')
  const own = (kind: string, before: string, suffix: string, of = among): Range => ({
    ...rangeOf('property', kind, before + prefix, of),
    ...{ skipped: [...before].length, suffix },
  })
  const ofAll = own(COMMON_PROPERTY, '', '')
  const { colors, sizes, flags } = wishes
  const [other] = wishes.properties
  const parts = partsOf(wishes, colors.length > 0 || sizes.length > 0)
  const isOfVariants = parts.some(({ fits }) => fits.length > 0) || colors.length > 0 || sizes.length > 0
  if (!isOfVariants && other) {
    const besides = propertyWanted(other).map(value =>
      value < prefix ? own(pairKind(flags), offerPrefix([value]), '') : own(pairKind(flags), '', offerSuffix(value)),
    )
    const alone = own(offerKind(['property'], flags), '', '', narrowing.withCommon(among, other))
    return [ofAll, alone, ...besides]
  }
  return [
    ofAll,
    ...parts.flatMap(({ fits }) => {
      const asked = { fit: fits, color: colors, property: [prefix], size: sizes }
      const dimensions = dimensionOrder.filter(each => asked[each].length > 0)
      const place = dimensions.indexOf('property')
      const kind = offerKind(dimensions, flags)
      const before = combinedValues(dimensions.slice(0, place).map(each => asked[each]))
      const after = place === dimensions.length - 1 ? [''] : sizes.map(offerSuffix)
      return before.flatMap(values => after.map(suffix => own(kind, offerPrefix(values), suffix)))
    }),
  ]
}

/** The members of one of the sets, block by block. */
const blockOfSet = `substring(($9::varbit[])[r.among + 1] from b.block * ${BLOCK_BITS} + 1 for ${BLOCK_BITS})::bit(${BLOCK_BITS})`

async function countRanges(database: Reader, all: readonly Range[]): Promise<FacetCount[]> {
  const ranges = all.filter(({ among }) => !among.isEmpty)
  if (ranges.length === 0) return []
  const sets = [...new Set(ranges.map(({ among }) => among))]
  return readPrepared(
    database,
    'facets of offers',
    `select facet, value, sum(products)::int as products
     from (
       select r.facet,
         coalesce(r.counts, substr(b.value, r.skipped + 1, length(b.value) - r.skipped - length(r.suffix))) as value,
         bit_count(bit_or(b.members & ${blockOfSet})) as products
       from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[], $6::text[], $7::text[], $8::int[])
         as r(facet, kind, low, high, skipped, suffix, counts, among)
       join listing_bitmaps b on b.kind = r.kind and b.value between r.low and r.high
         and (r.suffix = '' or right(b.value, length(r.suffix)) = r.suffix)
       group by 1, 2, b.block
     ) as counted
     group by facet, value`,
    [
      ranges.map(({ facet }) => facet),
      ranges.map(({ kind }) => kind),
      ranges.map(({ only, prefix }) => only?.value ?? prefix),
      ranges.map(({ only, prefix }) => only?.value ?? prefix + afterAll),
      ranges.map(({ skipped }) => skipped),
      ranges.map(({ suffix }) => suffix),
      ranges.map(({ only }) => only?.counts ?? null),
      ranges.map(({ among }) => sets.indexOf(among)),
      sets.map(bitsParameter),
    ],
  )
}
