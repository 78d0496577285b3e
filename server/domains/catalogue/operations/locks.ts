import { sql } from 'drizzle-orm'
import { prepare, type Reader } from '../../../platform/statements.ts'

const ids = sql`${sql.placeholder('ids')}::uuid[]`
const lock = prepare<{ ids: readonly string[] }, { id: string; isWanted: boolean }>(
  'lock products',
  sql`select id, id = any(${ids}) as "isWanted" from products
    where id = any(array(select unnest(${ids}) union select set_id from set_slots where product_id = any(${ids})))
    order by id for no key update`,
)

/** Locks products and the sets that contain them, in the order of their ids: whoever changes stock, prices or texts
 *  does this first. So nobody waits in a circle, and the listings are made of what is committed. Returns the ids of
 *  those products that exist, sets that merely contain them left aside. */
export async function lockProducts(tx: Reader, productIds: readonly string[]): Promise<Set<string>> {
  const rows = await lock(tx, { ids: [...new Set(productIds)] })
  return new Set(rows.filter(row => row.isWanted).map(row => row.id))
}
