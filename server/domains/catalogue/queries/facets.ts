import { type SQL, sql } from 'drizzle-orm'
import type { Cents } from '../../../kit/money.ts'
import type { Database } from '../../../platform/database.ts'
import type { CardColor } from '../rules/card.ts'
import type { FacetFeature } from '../rules/facets.ts'
import { inFitOrder, inSizeOrder } from '../rules/sizes.ts'
import type { Fit } from '../tables.ts'
import { type FilterKind, filterConditions, type ProductFilter } from './groupPage.ts'
import { allColors } from './groups.ts'
import { read, readPrepared } from './statements.ts'

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

/** The facets of a group. Unfiltered they are read as they were counted when its products changed. */
export async function groupFacetsOf(database: Reader, groupId: string, filter: ProductFilter): Promise<Facets> {
  const counts =
    filterConditions(filter).size === 0
      ? await countedFacets(database, groupId)
      : await countFacets(database, sql`select * from group_listings where group_id = ${groupId}`, filter)
  return inOrder(counts, await allColors(database))
}

/** The facets of the listings that `source` selects (their filter columns). */
export async function facetsOf(database: Reader, source: SQL, filter: ProductFilter): Promise<Facets> {
  const counts = await countFacets(database, source, filter)
  return inOrder(counts, await allColors(database))
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

function countFacets(database: Reader, source: SQL, filter: ProductFilter): Promise<FacetCount[]> {
  const conditions = filterConditions(filter)
  const allBut = (kind: FilterKind) =>
    sql.join([sql`true`, ...[...conditions].filter(([each]) => each !== kind).map(([, each]) => each)], sql` and `)
  return read(
    database,
    sql`
      with l as materialized (${source})
      select 'fit' as facet, value, count(*)::int as products
        from l cross join unnest(l.fits) as value where ${allBut('fits')} group by value
      union all
      select 'color', value, count(*)::int from l cross join unnest(l.color_codes) as value
        where ${allBut('colors')} group by value
      union all
      select 'size', value, count(*)::int from l cross join unnest(l.sizes) as value
        where ${allBut('sizes')} group by value
      union all
      select 'feature', feature.value, count(*)::int from l cross join lateral (
          values ('personalisable', l.is_personalisable), ('inStock', l.is_in_stock), ('onSale', l.is_on_sale)
        ) as feature(value, has) where feature.has and ${allBut('features')} group by feature.value
      union all
      select edge, '', price from (
        select min(l.price_from) as minimum, max(l.price_from) as maximum from l where ${allBut('price')}
      ) as prices cross join lateral (values ('minimum', minimum), ('maximum', maximum)) as edges(edge, price)`,
  )
}

const featureOrder: readonly FacetFeature[] = ['inStock', 'personalisable', 'onSale']

function inOrder(counts: readonly FacetCount[], colors: readonly CardColor[]): Facets {
  const of = (facet: string) =>
    new Map(counts.filter(each => each.facet === facet).map(each => [each.value, each.products]))
  const fits = of('fit')
  const sizes = of('size')
  const colorCounts = of('color')
  const features = of('feature')
  const minimum = of('minimum').get('') ?? null
  const maximum = of('maximum').get('') ?? null
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
