import { sql } from 'drizzle-orm'
import type { Statements } from '../listings/facts.ts'

/** Locks products and the sets that contain them, in the order of their ids: whoever changes stock, prices or texts
 *  does this first. So nobody waits in a circle, and the listings are made of what is committed. Returns the ids of
 *  those products that exist, sets that merely contain them left aside. */
export async function lockProducts(tx: Statements, productIds: readonly string[]): Promise<Set<string>> {
  const ids = sql.param([...new Set(productIds)])
  const { rows } = await tx.execute<{ id: string; isWanted: boolean }>(sql`
    select id, id = any(${ids}::uuid[]) as "isWanted" from products
    where id = any(${ids}::uuid[]) or id in (select set_id from set_slots where product_id = any(${ids}::uuid[]))
    order by id for no key update`)
  return new Set(rows.filter(row => row.isWanted).map(row => row.id))
}
