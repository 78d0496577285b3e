import { getTableColumns } from 'drizzle-orm'
import { orders } from '../domains/orders/tables.ts'
import type { Database } from '../platform/database.ts'

const names = Object.values(getTableColumns(orders))
  .filter(column => !column.generated)
  .map(column => column.name)

const AT_ONCE = 10_000

/** Copies an order so many times, without its lines and history, under numbers from 900,001 on; `changes`: columns and
 *  their values in SQL, in which `n` counts the copies. */
export async function copyOrder(
  { pool }: Pick<Database, 'pool'>,
  id: string,
  times: number,
  changes: Readonly<Record<string, string>> = {},
): Promise<void> {
  const values: Readonly<Record<string, string>> = {
    id: 'gen_random_uuid()',
    order_number: '900000 + n',
    idempotency_key: 'n::text',
    ...changes,
  }
  const columns = names.map(name => (values[name] ? `${values[name]} as ${name}` : `o.${name}`))
  // A statement may only take so long.
  for (let from = 1; from <= times; from += AT_ONCE) {
    await pool.query(
      `insert into orders (${names.join(', ')}) select ${columns.join(', ')}
       from orders o cross join generate_series($2::int, $3::int) as n where o.id = $1`,
      [id, from, Math.min(times, from + AT_ONCE - 1)],
    )
  }
}
