import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Reader, run } from './statements.ts'

/** How far the tabs of a list are counted: '1.000+' says as much to whoever looks at a list as the whole number. */
const mostOfTab = 1_000

/** How many rows of a table fit each condition, in one statement; of more than 1,000 it says 1,001, for no more are
 *  looked at. */
export async function countEach<TKey extends string>(
  reader: Reader,
  table: SQL,
  conditions: Readonly<Record<TKey, SQL>>,
): Promise<Record<TKey, number>> {
  const counts = Object.entries<SQL>(conditions).map(
    ([key, condition]) =>
      sql`(select count(*)::int from (select from ${table} where ${condition} limit ${mostOfTab + 1}) as counted)
        as ${sql.identifier(key)}`,
  )
  const [row] = await run<Record<TKey, number>>(reader, sql`select ${sql.join(counts, sql`, `)}`)
  return row!
}

/** How many rows a list counts at most, of those that words find fewer, for each has to be looked at: counting all of
 *  hundreds of thousands would take longer than showing a page of them, and nobody turns so many pages. */
export const mostCounted = (search?: string | null): number => (search?.trim() ? 1_000 : 10_000)

/** How many rows of a table fit a condition; of more than `most` one more than that. */
export async function countUpTo(
  reader: Pick<Reader, '_'>,
  most: number,
  table: PgTable | SQL,
  condition: SQL | undefined = undefined,
): Promise<number> {
  const [row] = await run<{ count: number }>(
    reader,
    sql`select count(*)::int as count from (select from ${table} where ${condition ?? sql`true`} limit ${most + 1}) as counted`,
  )
  return row!.count
}

/** Whether a number of `countEach` is where it stopped. */
export const isBeyond = (count: number): boolean => count > mostOfTab
