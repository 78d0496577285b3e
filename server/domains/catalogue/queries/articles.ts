import { sql } from 'drizzle-orm'
import type { KeyReader } from '../../../platform/businessKeys.ts'
import { type Reader, run } from '../../../platform/statements.ts'
import { productKeys, variantKeys } from './keys.ts'

/** What an article number names: a size of a product, or a product as a whole. */
export type FoundArticle = { readonly productId: string; readonly variantId: string | null }

/**
 * What buyers mean by article numbers as they are typed or pasted: the number of a size, else that of a product, else a
 * GTIN; in capitals where nothing has the number as it stands. Answers by the number as it was given; one that names
 * nothing the reader may see, or several things, has no entry. One statement.
 */
export async function articlesByNumber(
  database: Reader,
  numbers: readonly string[],
  who: KeyReader,
): Promise<ReadonlyMap<string, FoundArticle>> {
  const given = [...new Set(numbers)].filter(number => number !== '' && !number.includes('\0'))
  if (given.length === 0) return new Map()
  const values = sql`${sql.param([...new Set(given.flatMap(number => [number, number.toUpperCase()]))])}::text[]`
  const rows = await run<{ rank: number; value: string; productId: string; variantId: string | null }>(
    database,
    sql`with sizes as (
      select 0 as rank, k.value, k.id from (${variantKeys.keys.sku(values, who)}) as k
      union all
      select 2, k.value, k.id from (${variantKeys.keys.gtin(values, who)}) as k
    )
    select s.rank, s.value, v.product_id as "productId", v.id as "variantId"
    from sizes s join variants v on v.id = s.id
    union
    select 1, k.value, k.id, null from (${productKeys.keys.order_number(values, who)}) as k
    union
    select 3, k.value, k.id, null from (${productKeys.keys.gtin(values, who)}) as k`,
  )
  const byValue = Map.groupBy(rows, row => row.value)
  return new Map(
    given.flatMap(number => {
      const found = byValue.get(number) ?? byValue.get(number.toUpperCase()) ?? []
      const best = Math.min(...found.map(({ rank }) => rank))
      const [article, ...others] = found.filter(({ rank }) => rank === best)
      return article && others.length === 0 ? [[number, article] as const] : []
    }),
  )
}
