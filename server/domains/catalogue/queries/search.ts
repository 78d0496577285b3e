import { type SQL, sql } from 'drizzle-orm'
import type { Language } from '../../../kit/languages.ts'
import type { Database } from '../../../platform/database.ts'
import { ranks } from '../search/searchDocument.ts'
import type { Expansion } from '../search/terms.ts'
import { filterConditions, type ProductFilter } from './groupPage.ts'
import { afterCondition, cursorText, orderBy, orderText, type ProductOrder } from './orders.ts'
import { type After, integerParameter, type ListedProduct, type ProductPage, pageOf } from './page.ts'
import { read, readPrepared } from './statements.ts'
import { isHopeless, type Search } from './understand.ts'

type Reader = Pick<Database, 'pool'>

/** Shape of the cursors of a search by relevance: rank, order, product. */
const relevanceShape = 'nns'

/** The shape of the cursors of a search in an order. */
export const searchShape = (order: ProductOrder, language: Language): string =>
  order === 'recommended' ? relevanceShape : orderBy(order, language).shape

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
  if (isHopeless(search)) return { rows: [], hasNext: false }
  const limit = wanted.first + 1
  const isPlain = wanted.order === 'recommended' && filterConditions(wanted.filter).size === 0
  const only = isPlain ? singleWord(search) : null
  const rows = only
    ? await rowsOfWord(database, search.language, only, wanted.after, limit)
    : await matchingRows(database, search, wanted, limit)
  return pageOf(rows, wanted.first)
}

/** The one word that a search is about, null for others. */
function singleWord({ terms, expansions, productIds }: Search): Expansion | null {
  const [only, ...more] = expansions[0] ?? []
  return productIds.length === 0 && terms.length === 1 && only && more.length === 0 ? only : null
}

/** What has a word: first by its place in title, group or colour, then those that have it in their texts only. */
async function rowsOfWord(
  database: Reader,
  language: Language,
  only: Expansion,
  after: After,
  limit: number,
): Promise<ListedProduct[]> {
  const isInTexts = after !== null && Number(after[0]) >= ranks.text
  const placed = isInTexts ? [] : await placedRows(database, language, only, after, limit)
  const isComplete = placed.length === limit || (after === null && placed.length === only.products)
  if (isComplete) return placed
  return [...placed, ...(await textRows(database, language, only, isInTexts ? after : null, limit - placed.length))]
}

/** A rank out of a cursor; far beyond any real one it may be reckoned with all the same. */
const rankParameter = (value: unknown) => Math.max(0, Math.min(1000, Math.trunc(Number(value))))

/** One index range in the order of the results. */
function placedRows(database: Reader, language: Language, { word, penalty }: Expansion, after: After, limit: number) {
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

/** Planned anew each time: a common word is read in the shop's order until the page is full, a rare one by its index. */
function textRows(database: Reader, language: Language, { word }: Expansion, after: After, limit: number) {
  const isAfter = after
    ? sql`(l.sort_order, l.product_id) > (${integerParameter(Number(after[1]))}::int, ${after[2]}::uuid)`
    : sql`true`
  return read<ListedProduct>(
    database,
    sql`
      select l.card, json_build_array(${ranks.text}::int, l.sort_order, l.product_id) as cursor
      from listings l join search_documents d on d.product_id = l.product_id and d.language = ${language}
      where d.document @@ ${`'${word}'`}::tsquery and ${isAfter} and not exists (
        select from search_entries e where e.language = ${language} and e.word = ${word} and e.product_id = l.product_id)
      order by l.sort_order, l.product_id limit ${limit}`,
  )
}

/** All listings that match a search, as a condition on `listings l` and `search_documents d`. */
function matching({ language, expansions, productIds }: Search): SQL {
  if (productIds.length > 0)
    return sql`d.language = ${language} and d.product_id = any(${sql.param(productIds)}::uuid[])`
  const query = expansions.map(each => `(${each.map(({ word }) => `'${word}'`).join(' | ')})`).join(' & ')
  return sql`d.language = ${language} and d.document @@ ${query}::tsquery`
}

/** Whatever matches, in any order, filtered. The rank of a product is the sum over the terms of its best place. */
function matchingRows(
  database: Reader,
  search: Search,
  wanted: { readonly after: After; readonly order: ProductOrder; readonly filter: ProductFilter },
  limit: number,
): Promise<ListedProduct[]> {
  const conditions = [matching(search), ...filterConditions(wanted.filter).values()]
  if (wanted.order !== 'recommended') {
    const order = orderBy(wanted.order, search.language)
    return read(
      database,
      sql`
        select l.card, ${sql.raw(cursorText(order, 'l'))} as cursor
        from search_documents d join listings l on l.product_id = d.product_id
        where ${sql.join(conditions, sql` and `)} and ${afterCondition(order, 'l', wanted.after)}
        order by ${sql.raw(orderText(order, 'l'))} limit ${limit}`,
    )
  }
  const words = search.expansions.flatMap((each, term) => each.map(({ word, penalty }) => ({ term, word, penalty })))
  const worst = ranks.text * search.terms.length
  const after = wanted.after
    ? sql`(f.rank, f.sort_order, f.product_id) > (
        ${rankParameter(wanted.after[0])}::int, ${integerParameter(Number(wanted.after[1]))}::int,
        ${wanted.after[2]}::uuid)`
    : sql`true`
  return read(
    database,
    sql`
      with places as (
        select e.product_id, w.term, min(least(e.rank + w.penalty, ${ranks.text})) as rank
        from json_to_recordset(${JSON.stringify(words)}::json) as w(term int, word text, penalty int)
        join search_entries e on e.language = ${search.language} and e.word = w.word
        group by e.product_id, w.term
      ), scores as (
        select product_id, sum(${ranks.text}::int - rank)::int as score from places group by product_id
      ), found as (
        select l.product_id, l.sort_order, ${worst}::int - coalesce(s.score, 0) as rank
        from search_documents d
        join listings l on l.product_id = d.product_id
        left join scores s on s.product_id = d.product_id
        where ${sql.join(conditions, sql` and `)}
      ), page as (
        select f.* from found f where ${after} order by f.rank, f.sort_order, f.product_id limit ${limit}
      )
      select l.card, json_build_array(p.rank, p.sort_order, p.product_id) as cursor
      from page p join listings l on l.product_id = p.product_id order by p.rank, p.sort_order, p.product_id`,
  )
}

/** How many products a search finds. For a single word that is counted already. */
export async function countMatches(database: Reader, search: Search, filter: ProductFilter): Promise<number> {
  if (isHopeless(search)) return 0
  const conditions = [...filterConditions(filter).values()]
  const only = conditions.length === 0 ? singleWord(search) : null
  if (only) return only.products
  const rows = await read<{ products: number }>(
    database,
    sql`
      select count(*)::int as products
      from search_documents d join listings l on l.product_id = d.product_id
      where ${sql.join([matching(search), ...conditions], sql` and `)}`,
  )
  return rows[0]?.products ?? 0
}

/** The listings that a search finds, for counting their facets; null if there are none. */
export const matchingListings = (search: Search): SQL | null =>
  isHopeless(search)
    ? null
    : sql`select l.* from search_documents d join listings l on l.product_id = d.product_id where ${matching(search)}`

/** The best hits of a search by title, group and colour alone; for suggestions, which must not cost much. */
export function bestHits(database: Reader, search: Search, limit: number): Promise<Pick<ListedProduct, 'card'>[]> {
  if (isHopeless(search)) return Promise.resolve([])
  if (search.productIds.length > 0) {
    const ids = sql.param(search.productIds)
    return read(database, sql`select card from listings where product_id = any(${ids}::uuid[]) limit ${limit}`)
  }
  const words = search.expansions.flatMap((each, term) => each.map(({ word, penalty }) => ({ term, word, penalty })))
  // With one term the first of each word's entries are enough; several must be found in the same product.
  const perWord = search.terms.length === 1 ? sql`limit ${limit * 2}` : sql``
  return read(
    database,
    sql`
      with places as (
        select e.product_id, e.sort_order, w.term, min(e.rank + w.penalty) as rank
        from json_to_recordset(${JSON.stringify(words)}::json) as w(term int, word text, penalty int)
        cross join lateral (
          select product_id, sort_order, rank from search_entries
          where language = ${search.language} and word = w.word
          order by rank, sort_order, product_id ${perWord}
        ) as e
        group by e.product_id, e.sort_order, w.term
      ), best as (
        select product_id, sort_order, sum(rank) as rank from places
        group by product_id, sort_order having count(*) = ${search.terms.length}
        order by sum(rank), sort_order, product_id limit ${limit}
      )
      select l.card from best b join listings l on l.product_id = b.product_id
      order by b.rank, b.sort_order, b.product_id`,
  )
}
