import type { Database } from '../../../platform/database.ts'
import { BLOCK_BITS, type FacetKey } from '../listings/tables.ts'
import { Bitmap } from '../rules/bitmap.ts'
import { isFitOf, type OfferDimension, offerKind, offerPrefix } from '../rules/offers.ts'
import type { PriceAudience } from '../rules/priceRange.ts'
import { propertyValue } from '../rules/propertyDefinitions.ts'
import type { Fit } from '../tables.ts'
import { bitsParameter } from './bitmaps.ts'
import { type Narrowing, type Step, stepped } from './narrowing.ts'
import { combined, type Part, partsOf, wishesOf } from './selection.ts'
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

/** The values of a facet that a range of a kind's values counts for: those that begin with `prefix`, or one of them. */
type Range = {
  readonly facet: OfferDimension | 'property'
  readonly kind: string
  /** What the value of the facet begins after; of properties their key, which is part of it. */
  readonly prefix: string
  /** A single value with the facet's value that it counts for; null: all that begin with the prefix. */
  readonly only: { readonly value: string; readonly counts: string } | null
  readonly among: number
}

/** Above every value that begins the same, bytewise. */
const afterAll = '\u{10FFFF}'

/**
 * Counts how many listings of a set have what, each kind as if it were not filtered itself, where the filter speaks of
 * variants: a value counts for a listing once, whichever of its variants fit. `colors`: the codes of all; `properties`: the
 * keys of those that are filters. One statement.
 */
export async function countOffers(
  database: Reader,
  among: Bitmap,
  narrowing: Narrowing,
  colors: readonly string[],
  properties: readonly string[],
): Promise<FacetCount[]> {
  const kept = narrowing.ofProduct(among)
  const audiences = [null, 'adult', 'child'] as const
  // Whose prices do not matter are all; each set is worked out only where a price asks for it.
  const priced = (audience: PriceAudience) =>
    wishesOf(narrowing.filter).price === null ? Bitmap.empty : narrowing.priced(kept, audience)
  const chosen = wishesOf(narrowing.filter).properties.map(({ key }) => key)
  const sets = [
    ...[kept, priced('adult'), priced('child'), properties.length > 0 ? narrowing.narrow(among) : Bitmap.empty],
    ...chosen.map(key => narrowing.narrow(among, `without ${key}`)),
  ]
  const ofProperties = properties.map(key => ({
    ...({ facet: 'property', kind: 'property', prefix: propertyValue(key, ''), only: null } as const),
    among: chosen.includes(key) ? chosen.indexOf(key) + 4 : 3,
  }))
  const ranges = facetSteps.flatMap(([facet, step]) => {
    const wishes = wishesOf(stepped(narrowing.filter, step))
    return partsOf(wishes, true).flatMap(part =>
      rangesOf(facet, part, wishes, colors).map(range => ({
        ...range,
        facet,
        among: audiences.indexOf(part.audience),
      })),
    )
  })
  return countRanges(database, sets, [...ranges, ...ofProperties])
}

const facetSteps = [
  ['fit', 'fits'],
  ['color', 'colors'],
  ['size', 'sizes'],
] as const satisfies readonly (readonly [OfferDimension, Step])[]

const shownFits: readonly Fit[] = ['men', 'women', 'unisex', 'children']

function rangesOf(
  facet: OfferDimension,
  { fits }: Part,
  wishes: ReturnType<typeof wishesOf>,
  colors: readonly string[],
): Omit<Range, 'facet' | 'among'>[] {
  const asked = { fit: fits, color: wishes.colors, size: wishes.sizes }
  const dimensions = (['fit', 'color', 'size'] as const).filter(each => each === facet || asked[each].length > 0)
  const kind = offerKind(dimensions, wishes.flags)
  const place = dimensions.indexOf(facet)
  const before = dimensions.slice(0, place).map(each => asked[each])
  if (place === dimensions.length - 1 && facet !== 'fit') {
    return combined(before).map(values => ({
      kind,
      prefix: before.length === 0 ? '' : offerPrefix([values]),
      only: null,
    }))
  }
  const own = facet === 'fit' ? shownFits.filter(fit => fits.length === 0 || isFitOf(fits, fit)) : colors
  return own.flatMap(counts =>
    combined(dimensions.map(each => (each === facet ? [counts] : asked[each]))).map(value => ({
      kind,
      prefix: '',
      only: { value, counts },
    })),
  )
}

/** The members of one of the sets, block by block. */
const blockOfSet = `substring(($8::varbit[])[r.among + 1] from b.block * ${BLOCK_BITS} + 1 for ${BLOCK_BITS})::bit(${BLOCK_BITS})`

async function countRanges(database: Reader, sets: readonly Bitmap[], all: readonly Range[]): Promise<FacetCount[]> {
  const ranges = all.filter(({ among }) => !sets[among]!.isEmpty)
  if (ranges.length === 0) return []
  return readPrepared(
    database,
    'facets of offers',
    `select facet, value, sum(products)::int as products
     from (
       select r.facet, coalesce(r.counts, substr(b.value, r.skipped + 1)) as value,
         bit_count(bit_or(b.members & ${blockOfSet})) as products
       from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[], $6::text[], $7::int[])
         as r(facet, kind, low, high, skipped, counts, among)
       join listing_bitmaps b on b.kind = r.kind and b.value between r.low and r.high
       group by 1, 2, b.block
     ) as counted
     group by facet, value`,
    [
      ranges.map(({ facet }) => facet),
      ranges.map(({ kind }) => kind),
      ranges.map(({ only, prefix }) => only?.value ?? prefix),
      ranges.map(({ only, prefix }) => only?.value ?? prefix + afterAll),
      ranges.map(({ facet, prefix }) => (facet === 'property' ? 0 : [...prefix].length)),
      ranges.map(({ only }) => only?.counts ?? null),
      ranges.map(({ among }) => among),
      sets.map(bitsParameter),
    ],
  )
}
