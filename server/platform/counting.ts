import { type SQL, sql } from 'drizzle-orm'
import { type Reader, run } from './statements.ts'

/** How far the tabs of a list are counted: '1.000+' says as much to whoever looks at a list as the whole number. */
const mostOfTab = 1_000

/** How many rows of a table fit each condition, in one statement; of more than 1,000 it says 1,001, for no more are
 *  looked at. */
export async function countEach<TKey extends string>(
  reader: Pick<Reader, '_'>,
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

/** Whether a number of `countEach` is where it stopped. */
export const isBeyond = (count: number): boolean => count > mostOfTab
