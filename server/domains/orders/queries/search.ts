import { type SQL, sql } from 'drizzle-orm'
import { foundByWords } from '../../../platform/staffSearch.ts'
import type { Reader } from '../../../platform/statements.ts'
import { orderSearchOf } from '../rules/search.ts'
import { orders } from '../tables.ts'

/** The condition by which a search of the staff finds orders, for statements about `orders`; null where nothing was typed. */
export async function ordersFoundBy(reader: Reader, typed: string | null | undefined): Promise<SQL | null> {
  const search = orderSearchOf(typed ?? '')
  if (!search) return null
  const all = await foundByWords(reader, { table: orders, column: orders.searchText }, search.words)
  if (search.phones.length === 0) return all
  const phones = search.phones.map(pattern => sql`${orders.searchText} like ${pattern}`)
  return sql`(${sql.join([all, ...phones], sql` or `)})`
}
