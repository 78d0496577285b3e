import { type SQL, sql } from 'drizzle-orm'
import { type Reader, run } from '../../../platform/statements.ts'
import { orderSearchOf, type SearchedWord } from '../rules/search.ts'
import { orders } from '../tables.ts'

const holds = (pattern: string) => sql`${orders.searchText} like ${pattern}`

/**
 * The condition by which a search of the staff finds orders, for statements about `orders`; null where nothing was typed.
 * Typing errors count for words that no order at all holds, which is asked first: a condition that asked for it itself
 * could not be answered by the index.
 */
export async function ordersFoundBy(reader: Reader, typed: string | null | undefined): Promise<SQL | null> {
  const search = orderSearchOf(typed ?? '')
  if (!search) return null
  const known = await knownOf(reader, search.words)
  const words = search.words.map(word => {
    const isMistyped = known.get(word.pattern) === false
    return isMistyped
      ? sql`${orders.searchText} like any(${sql.param([...word.mistyped])}::text[])`
      : holds(word.pattern)
  })
  const all = sql`(${sql.join(words, sql` and `)})`
  return search.phones.length === 0 ? all : sql`(${sql.join([all, ...search.phones.map(holds)], sql` or `)})`
}

/** Whether any order holds the words that could be typing errors, in one statement, by their patterns. */
async function knownOf(reader: Reader, words: readonly SearchedWord[]): Promise<ReadonlyMap<string, boolean>> {
  const asked = [...new Set(words.filter(({ mistyped }) => mistyped.length > 0).map(({ pattern }) => pattern))]
  if (asked.length === 0) return new Map()
  const each = asked.map(pattern => sql`exists (select from ${orders} where ${holds(pattern)})`)
  const [row] = await run<{ known: boolean[] }>(reader, sql`select array[${sql.join(each, sql`, `)}] as known`)
  return new Map(asked.map((pattern, i) => [pattern, row!.known[i]!]))
}
