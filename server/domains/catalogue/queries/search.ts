import { sql } from 'drizzle-orm'
import type { Language } from '../../../kit/languages.ts'
import type { Database } from '../../../platform/database.ts'
import { wordKind } from '../listings/bitmapKeys.ts'
import { Bitmap } from '../rules/bitmap.ts'
import { audienceOf } from '../rules/priceRange.ts'
import { ranks } from '../search/searchDocument.ts'
import { type Expansion, matchesAll } from '../search/terms.ts'
import { readBitmaps } from './bitmaps.ts'
import { type Facets, facetsOf, noFacets } from './facets.ts'
import { isColored, isUnfiltered, type ProductFilter } from './groupPage.ts'
import { allGroups } from './groups.ts'
import { filterFor, matchesOf, narrowingOf } from './matches.ts'
import { rankParameter, rowsOfMembers, rowsOfTiers } from './members.ts'
import { orderBy, type ProductOrder } from './orders.ts'
import { type After, integerParameter, type ListedProduct, type ProductPage, pageOf } from './page.ts'
import type { CountedGroup } from './products.ts'
import { read, readPrepared } from './statements.ts'
import { isHopeless, type Search, saysNothing } from './understand.ts'

type Reader = Pick<Database, 'pool'>

/** Shape of the cursors of a search by relevance: rank, order, product. */
const relevanceShape = 'nns'

/** The shape of the cursors of a search in an order. */
export const searchShape = (order: ProductOrder, language: Language): string =>
  order === 'recommended' ? relevanceShape : orderBy(order, language).shape

/** Whether nobody asked for anything, or for what is nowhere. */
const findsNothing = (search: Search, filter: ProductFilter): boolean =>
  isHopeless(search) || (saysNothing(search) && isUnfiltered(filter))

/** A part of what a search finds, by relevance unless another order is wanted. */
export async function searchPage(
  database: Reader,
  search: Search,
  wanted: {
    readonly first: number
    readonly after: After
    readonly order: ProductOrder
    readonly filter: ProductFilter
  },
): Promise<ProductPage> {
  const filter = filterFor(search, wanted.filter)
  if (findsNothing(search, filter)) return { rows: [], hasNext: false }
  const limit = wanted.first + 1
  const isPlain = wanted.order === 'recommended' && isUnfiltered(filter)
  const only = isPlain ? singleWord(search) : null
  if (only) return pageOf(await rowsOfWord(database, only, wanted.after, limit), wanted.first)
  const [{ tiers, all }, narrowing] = await Promise.all([
    matchesOf(database, search),
    narrowingOf(database, search, filter),
  ])
  const rows =
    wanted.order === 'recommended'
      ? await rowsOfTiers(
          database,
          tiers.map(tier => narrowing.narrow(tier)),
          wanted.after,
          limit,
          isColored(filter),
        )
      : await rowsOfMembers(database, narrowing.narrow(all), {
          order: orderBy(wanted.order, search.language, audienceOf(filter.fits)),
          after: wanted.after,
          limit,
          withPictures: isColored(filter),
        })
  return pageOf(rows, wanted.first)
}

/** The one word that a search is about, null for others. */
function singleWord({ terms, expansions, productIds }: Search): Expansion | null {
  const [only, ...more] = expansions[0] ?? []
  return productIds.length === 0 && terms.length === 1 && only && more.length === 0 ? only : null
}

/** What has a word: first by its place in title, group or colour, then those that have it in their texts only. */
async function rowsOfWord(database: Reader, only: Expansion, after: After, limit: number): Promise<ListedProduct[]> {
  const isInTexts = after !== null && Number(after[0]) >= inTexts
  const placed = isInTexts ? [] : await placedRows(database, only, after, limit)
  const isComplete = placed.length === limit || (after === null && placed.length === only.products)
  if (isComplete) return placed
  const [texts] = await readBitmaps(database, [{ kind: wordKind(only.language, ranks.text), value: only.word }])
  const tiers = [...Array.from({ length: inTexts }, () => Bitmap.empty), texts!]
  return [...placed, ...(await rowsOfTiers(database, tiers, isInTexts ? after : null, limit - placed.length))]
}

/** What has a word in its texts only comes after all others, however that word was found. */
const inTexts = ranks.text + 1

/** One index range in the order of the results. */
function placedRows(database: Reader, { word, penalty, language }: Expansion, after: After, limit: number) {
  const cursor = after && [rankParameter(after[0]), integerParameter(Number(after[1])), after[2]]
  return readPrepared<ListedProduct>(
    database,
    `search word${after ? ' after' : ''}`,
    `select l.card, json_build_array(e.rank + $4::int, e.sort_order, e.product_id) as cursor
     from search_entries e join listings l on l.product_id = e.product_id
     where e.language = $1 and e.word = $2
       ${after ? 'and (e.rank, e.sort_order, e.product_id) > ($5::int - $4::int, $6::int, $7::uuid)' : ''}
     order by e.rank, e.sort_order, e.product_id limit $3`,
    [language, word, limit, penalty, ...(cursor ?? [])],
  )
}

/** How many products a search finds. For a single word that is counted already. */
export async function countMatches(database: Reader, search: Search, chosen: ProductFilter): Promise<number> {
  const filter = filterFor(search, chosen)
  if (findsNothing(search, filter)) return 0
  const only = isUnfiltered(filter) ? singleWord(search) : null
  if (only) return only.products
  const [matches, narrowing] = await Promise.all([matchesOf(database, search), narrowingOf(database, search, filter)])
  return narrowing.narrow(matches.all).size
}

/** Groups that a search is about, those with nothing in them left aside. */
export async function groupsOfSearch(
  database: Reader,
  { terms, expansions }: Pick<Search, 'terms' | 'expansions'>,
): Promise<CountedGroup[]> {
  if (terms.length === 0) return []
  return (await allGroups(database)).filter(
    ({ productCount, title }) =>
      productCount > 0 && [title.de, title.en ?? ''].some(text => matchesAll(text, terms, expansions)),
  )
}

/** The facets of what a search finds. */
export async function facetsOfSearch(database: Reader, search: Search, chosen: ProductFilter): Promise<Facets> {
  const filter = filterFor(search, chosen)
  if (findsNothing(search, filter)) return noFacets
  const [matches, narrowing] = await Promise.all([matchesOf(database, search), narrowingOf(database, search, filter)])
  return facetsOf(database, matches.all, narrowing)
}

/** The best hits of a search, for suggestions: the first that it finds. Of a single word those with it in title, group or
 *  colour are read at once. */
export async function bestHits(
  database: Reader,
  search: Search,
  limit: number,
): Promise<readonly Pick<ListedProduct, 'card' | 'pictures'>[]> {
  if (isHopeless(search) || saysNothing(search)) return []
  const placed = isOneWord(search) ? await placedHits(database, search, limit) : []
  if (placed.length === limit) return placed
  return (await searchPage(database, search, { first: limit, after: null, order: 'recommended', filter: {} })).rows
}

const isOneWord = (search: Search): boolean =>
  search.terms.length === 1 && search.productIds.length === 0 && isUnfiltered(filterFor(search, {}))

function placedHits(database: Reader, search: Search, limit: number): Promise<Pick<ListedProduct, 'card'>[]> {
  const words = search.expansions.flat().map(({ word, penalty, language }) => ({ word, penalty, language }))
  return read(
    database,
    sql`
      with places as (
        select e.product_id, e.sort_order, min(e.rank + w.penalty) as rank
        from json_to_recordset(${JSON.stringify(words)}::json) as w(word text, penalty int, language text)
        cross join lateral (
          select product_id, sort_order, rank from search_entries
          where language = w.language and word = w.word
          order by rank, sort_order, product_id limit ${limit * 2}
        ) as e
        group by e.product_id, e.sort_order
      ), best as (
        select * from places order by rank, sort_order, product_id limit ${limit}
      )
      select l.card from best b join listings l on l.product_id = b.product_id
      order by b.rank, b.sort_order, b.product_id`,
  )
}
