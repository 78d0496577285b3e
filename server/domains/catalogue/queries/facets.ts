import type { Cents } from '../../../kit/money.ts'
import type { Database } from '../../../platform/database.ts'
import { BLOCK_BITS } from '../listings/tables.ts'
import { type Bitmap, numberEdges } from '../rules/bitmap.ts'
import type { CardColor } from '../rules/card.ts'
import type { FacetFeature } from '../rules/facets.ts'
import { inFitOrder, inSizeOrder } from '../rules/sizes.ts'
import type { Fit } from '../tables.ts'
import { bitsParameter, digitAttributes, readBitmaps } from './bitmaps.ts'
import { type FilterKind, isUnfiltered, type ProductFilter } from './groupPage.ts'
import { allColors } from './groups.ts'
import { type Narrowing, narrowed, readNarrowing } from './narrowing.ts'
import { readPrepared } from './statements.ts'

type Reader = Pick<Database, 'pool'>

/** How many products of a list have what; each kind counted as if it were not filtered itself. `price`: the lowest and
 *  highest price, null for an empty list. */
export type Facets = {
  readonly fits: readonly { value: Fit; count: number }[]
  readonly colors: readonly { color: CardColor; count: number }[]
  readonly sizes: readonly { value: string; count: number }[]
  readonly features: readonly { value: FacetFeature; count: number }[]
  readonly price: { minimum: Cents; maximum: Cents } | null
}

type FacetCount = { facet: string; value: string; products: number }

export const noFacets: Facets = { fits: [], colors: [], sizes: [], features: [], price: null }

/** The facets of a group. Unfiltered they are read as they were counted when its products changed. */
export async function groupFacetsOf(database: Reader, groupId: string, filter: ProductFilter): Promise<Facets> {
  if (isUnfiltered(filter)) {
    const [counts, colors] = await Promise.all([countedFacets(database, groupId), allColors(database)])
    return inOrder(counts, colors)
  }
  const [[members], narrowing] = await Promise.all([
    readBitmaps(database, [{ kind: 'group', value: groupId }]),
    readNarrowing(database, filter),
  ])
  return facetsOf(database, members!, narrowing)
}

/** The facets of a set of listings that a filter narrows. */
export async function facetsOf(database: Reader, among: Bitmap, narrowing: Narrowing): Promise<Facets> {
  const priced = narrowed(among, narrowing, 'price')
  const [counts, digits, colors] = await Promise.all([
    countFacets(database, kind => narrowed(among, narrowing, kind)),
    priced.isEmpty ? [] : readBitmaps(database, digitAttributes('priceFrom')),
    allColors(database),
  ])
  const edges = priced.isEmpty ? null : numberEdges(priced, digits)
  const price = edges
    ? [
        { facet: 'minimum', value: '', products: edges.lowest },
        { facet: 'maximum', value: '', products: edges.highest },
      ]
    : []
  return inOrder([...counts, ...price], colors)
}

/** The lowest price stands at the beginning of an index, the highest among the listings themselves. */
const countedFacets = (database: Reader, groupId: string): Promise<FacetCount[]> =>
  readPrepared(
    database,
    'group facets',
    `select facet, value, products from group_facets where group_id = $1 and facet <> 'all' and products > 0
     union all
     select 'minimum', '', (select price_from from group_listings where group_id = $1 order by price_from limit 1)
     union all
     select 'maximum', '', (
       select price_from from group_listings where group_id = $1 order by price_from desc limit 1)`,
    [groupId],
  )

/** The facets and the kinds of a filter that they are counted without. */
const facetKinds = [
  ['fit', 'fits'],
  ['color', 'colors'],
  ['size', 'sizes'],
  ['feature', 'features'],
] as const satisfies readonly (readonly [string, FilterKind])[]

/** Counts bits, so that it takes the same time however many listings there are of each. */
const countFacets = (database: Reader, membersFor: (kind: FilterKind) => Bitmap): Promise<FacetCount[]> =>
  readPrepared(
    database,
    'facets of members',
    facetKinds
      .map(
        ([facet], index) => `
          select kind as facet, value,
            sum(bit_count(members & substring($${index + 1}::varbit from block * ${BLOCK_BITS} + 1 for ${BLOCK_BITS})::bit(${BLOCK_BITS})))::int as products
          from listing_bitmaps where kind = '${facet}' group by kind, value`,
      )
      .join(' union all '),
    facetKinds.map(([, kind]) => bitsParameter(membersFor(kind))),
  )

const featureOrder: readonly FacetFeature[] = ['inStock', 'personalisable', 'onSale']

function inOrder(counts: readonly FacetCount[], colors: readonly CardColor[]): Facets {
  const of = (facet: string) =>
    new Map(counts.filter(each => each.facet === facet && each.products > 0).map(each => [each.value, each.products]))
  const fits = of('fit')
  const sizes = of('size')
  const colorCounts = of('color')
  const features = of('feature')
  const edge = (name: string) => counts.find(each => each.facet === name)?.products ?? null
  const [minimum, maximum] = [edge('minimum'), edge('maximum')]
  return {
    fits: inFitOrder(fits.keys() as Iterable<Fit>).map(value => ({ value, count: fits.get(value) ?? 0 })),
    colors: colors.flatMap(color => {
      const count = colorCounts.get(color.code)
      return count ? [{ color, count }] : []
    }),
    sizes: inSizeOrder(sizes.keys()).map(value => ({ value, count: sizes.get(value) ?? 0 })),
    features: featureOrder.flatMap(value => {
      const count = features.get(value)
      return count ? [{ value, count }] : []
    }),
    price: minimum === null || maximum === null ? null : { minimum, maximum },
  }
}
