import type { Cents } from '../../../kit/money.ts'
import type { Database } from '../../../platform/database.ts'
import { NUMBER_DIGITS, priceKinds } from '../listings/bitmapKeys.ts'
import { type Bitmap, numberEdges } from '../rules/bitmap.ts'
import type { CardColor } from '../rules/card.ts'
import type { FacetFeature } from '../rules/facets.ts'
import { inFitOrder, inSizeOrder } from '../rules/sizes.ts'
import type { Fit } from '../tables.ts'
import { digitAttributes, readBitmaps } from './bitmaps.ts'
import { countOffers, countPlain, type FacetCount } from './facetCounts.ts'
import { isUnfiltered, type ProductFilter } from './groupPage.ts'
import { allColors } from './groups.ts'
import { type FilterKind, type Narrowing, readNarrowing, stepsBack } from './narrowing.ts'
import { audiencesOf } from './selection.ts'
import { readPrepared } from './statements.ts'

type Reader = Pick<Database, 'pool'>

/** A step that leaves something of a list where a filter left nothing, and how much. */
type NearestStep = { readonly step: FilterKind | FacetFeature; readonly count: number }

/** How many products of a list have what; each kind counted as if it were not filtered itself, features together with
 *  those that are chosen. What is chosen is always there, be its count 0. `price`: the lowest and highest price with which
 *  products are shown, null for an empty list. `nearest`: what to take away, where nothing is left. */
export type Facets = {
  readonly fits: readonly { value: Fit; count: number }[]
  readonly colors: readonly { color: CardColor; count: number }[]
  readonly sizes: readonly { value: string; count: number }[]
  readonly features: readonly { value: FacetFeature; count: number }[]
  readonly price: { minimum: Cents; maximum: Cents } | null
  readonly nearest: readonly NearestStep[]
}

export const noFacets: Facets = { fits: [], colors: [], sizes: [], features: [], price: null, nearest: [] }

/** The facets of a group. Unfiltered they are read as they were counted when its products changed. */
export async function groupFacetsOf(database: Reader, groupId: string, filter: ProductFilter): Promise<Facets> {
  if (isUnfiltered(filter)) {
    const [counts, colors] = await Promise.all([countedFacets(database, groupId), allColors(database)])
    return inOrder(counts, colors, filter)
  }
  const [[members], narrowing] = await Promise.all([
    readBitmaps(database, [{ kind: 'group', value: groupId }]),
    readNarrowing(database, filter),
  ])
  return facetsOf(database, members!, narrowing)
}

/** The facets of a set of listings that a filter narrows. */
export async function facetsOf(database: Reader, among: Bitmap, narrowing: Narrowing): Promise<Facets> {
  const { filter } = narrowing
  const isOfVariants = stepsBack(filter).some(step => step !== 'personalisable')
  const unpriced = narrowing.narrow(among, 'price')
  const colors = allColors(database)
  const [counts, edges] = await Promise.all([
    isOfVariants
      ? colors.then(known =>
          countOffers(
            database,
            among,
            narrowing,
            known.map(({ code }) => code),
          ),
        )
      : countPlain(database, narrowing.narrow(among)),
    // Where the other filters leave nothing, a price that was chosen stays among those of the whole list.
    priceEdges(database, unpriced.isEmpty && stepsBack(filter).includes('price') ? among : unpriced, filter),
  ])
  return {
    ...inOrder(
      isOfVariants ? [...counts, ...countFeatures(among, narrowing), ...edges] : [...counts, ...edges],
      await colors,
      filter,
    ),
    nearest: narrowing.narrow(among).isEmpty ? nearestOf(among, narrowing) : [],
  }
}

/** How many listings have a feature besides what is filtered; features that are chosen are counted along already. */
const countFeatures = (among: Bitmap, { filter, narrow }: Narrowing): FacetCount[] =>
  featureOrder.map(value => ({
    facet: 'feature',
    value,
    products: (filter[value] ? narrow(among) : narrow(among, `with ${value}`)).size,
  }))

/** What to take away of a filter that leaves nothing, so that something is left; the most first. */
const nearestOf = (among: Bitmap, { filter, narrow }: Narrowing): NearestStep[] =>
  stepsBack(filter)
    .map(step => ({ step, count: narrow(among, step).size }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)

/** The lowest and highest price with which a list begins to show the products of a set. */
async function priceEdges(database: Reader, among: Bitmap, { fits }: ProductFilter): Promise<FacetCount[]> {
  if (among.isEmpty) return []
  const kinds = audiencesOf(fits).map(audience => priceKinds[audience].from)
  const digits = await readBitmaps(database, kinds.flatMap(digitAttributes))
  const edges = kinds.map((_, index) =>
    numberEdges(among, digits.slice(index * NUMBER_DIGITS, (index + 1) * NUMBER_DIGITS)),
  )
  return [
    { facet: 'minimum', value: '', products: Math.min(...edges.map(({ lowest }) => lowest)) },
    { facet: 'maximum', value: '', products: Math.max(...edges.map(({ highest }) => highest)) },
  ]
}

/** The lowest and highest price stand at the ends of indexes. */
const countedFacets = (database: Reader, groupId: string): Promise<FacetCount[]> =>
  readPrepared(
    database,
    'group facets',
    `select facet, value, products from group_facets where group_id = $1 and facet <> 'all' and products > 0
     union all
     select 'minimum', '', least(
       (select price_from from group_listings where group_id = $1 order by price_from limit 1),
       (select child_price_from from group_listings where group_id = $1 order by child_price_from limit 1))
     union all
     select 'maximum', '', greatest(
       (select price_from from group_listings where group_id = $1 order by price_from desc limit 1),
       (select child_price_from from group_listings where group_id = $1 order by child_price_from desc limit 1))`,
    [groupId],
  )

const featureOrder: readonly FacetFeature[] = ['inStock', 'personalisable', 'onSale']

/** Facets as they are shown. What is chosen stays, with 0, where nothing has it. */
function inOrder(counts: readonly FacetCount[], colors: readonly CardColor[], filter: ProductFilter): Facets {
  const of = (facet: string) =>
    new Map(counts.filter(each => each.facet === facet && each.products > 0).map(each => [each.value, each.products]))
  const fits = of('fit')
  const sizes = of('size')
  const colorCounts = of('color')
  const features = of('feature')
  const isChosen = (chosen: readonly string[] | undefined, value: string) => chosen?.includes(value) ?? false
  const edge = (name: string) => counts.find(each => each.facet === name)?.products ?? null
  const [minimum, maximum] = [edge('minimum'), edge('maximum')]
  return {
    fits: inFitOrder([...(fits.keys() as Iterable<Fit>), ...(filter.fits ?? [])]).map(value => ({
      value,
      count: fits.get(value) ?? 0,
    })),
    colors: colors.flatMap(color => {
      const count = colorCounts.get(color.code) ?? 0
      return count > 0 || isChosen(filter.colors, color.code) ? [{ color, count }] : []
    }),
    sizes: inSizeOrder([...sizes.keys(), ...(filter.sizes ?? [])]).map(value => ({
      value,
      count: sizes.get(value) ?? 0,
    })),
    features: featureOrder.flatMap(value => {
      const count = features.get(value) ?? 0
      return count > 0 || filter[value] ? [{ value, count }] : []
    }),
    price: minimum === null || maximum === null ? null : { minimum, maximum },
    nearest: [],
  }
}
