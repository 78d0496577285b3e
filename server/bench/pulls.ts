import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { orderLines, orders } from '../domains/orders/tables.ts'
import { addPiece, goThroughCheckout, place } from '../harness/purchase.ts'
import type { Stock } from '../harness/stock.ts'
import { type Visitor, WrongAnswer } from '../harness/visitor.ts'
import { type Database, openDatabase } from '../platform/database.ts'
import { administratorSession } from './users.ts'

/** How many orders lie there, and how many come with a page: orders a second are pages a second times as many. */
const ORDERS = 100_000
const PULLED_AT_ONCE = 500
const AT_ONCE = 10_000

type Page = {
  readonly items: readonly { readonly _id: string; readonly items: readonly unknown[] }[]
  readonly cursor: string
  readonly more: boolean
}

/** Pulls all orders by cursor, page after page, and begins anew at the end. Each visitor has a cursor of its own; no order
 *  comes twice in a pull, and none is left out. */
export async function pullWork(
  stock: Stock,
  visitor: Visitor,
  url: string,
): Promise<(visitor: Visitor) => Promise<void>> {
  const database = await openDatabase({ url, poolSize: 1 })
  try {
    const count = await fillOrders(database, stock, visitor)
    const secret = await administratorSession(database)
    const pulls = new WeakMap<Visitor, { cursor: string | null; seen: Set<string> }>()
    return async someone => {
      const pull = pulls.get(someone) ?? { cursor: null, seen: new Set() }
      pulls.set(someone, pull)
      someone.renew()
      someone.cookies.set('session', secret)
      const from = pull.cursor === null ? 'sort=changed' : `cursor=${pull.cursor}`
      const answer = await someone.get(`/api/v0/shop_order?${from}&limit=${PULLED_AT_ONCE}`)
      if (answer.status !== 200) throw new WrongAnswer(answer.status, answer.body.toString().slice(0, 300))
      const page = JSON.parse(answer.body.toString()) as Page
      for (const { _id, items } of page.items) {
        if (pull.seen.has(_id) || items.length === 0)
          throw new WrongAnswer(200, `order ${_id} came twice, or without lines`)
        pull.seen.add(_id)
      }
      pull.cursor = page.more ? page.cursor : null
      if (page.more) return
      if (pull.seen.size !== count) throw new WrongAnswer(200, `${pull.seen.size} of ${count} orders were pulled`)
      pull.seen.clear()
    }
  } finally {
    await database.close()
  }
}

const columnsOf = (table: PgTable, changes: Readonly<Record<string, string>>) => {
  const names = getTableConfig(table)
    .columns.filter(({ generated }) => !generated)
    .map(({ name }) => name)
  return { names: names.join(', '), values: names.map(name => changes[name] ?? `t.${name}`).join(', ') }
}

/** Places an order and copies it with its line up to a hundred thousand; answers with how many there are. */
async function fillOrders({ pool }: Database, stock: Stock, visitor: Visitor): Promise<number> {
  visitor.renew()
  await addPiece(visitor, stock.articles[0]!)
  await place(visitor, await goThroughCheckout(visitor, 'maria.huber@example.com'))
  const counted = async () =>
    Number((await pool.query<{ count: string }>('select count(*) from orders')).rows[0]!.count)
  const order = columnsOf(orders, { id: 'm.id', order_number: '5000000 + m.n', idempotency_key: 'm.id::text' })
  const line = columnsOf(orderLines, { id: 'gen_random_uuid()', order_id: 'm.id' })
  for (let from = await counted(); from < ORDERS; from += AT_ONCE) {
    const to = Math.min(from + AT_ONCE, ORDERS)
    await pool.query(
      `with m as materialized (select gen_random_uuid() as id, n from generate_series($1::int + 1, $2::int) as n),
         template as materialized (select o.id from orders o join order_lines l on l.order_id = o.id order by o.order_number limit 1),
         copies as (insert into orders (${order.names})
           select ${order.values} from m, orders t where t.id = (select id from template) returning id)
       insert into order_lines (${line.names})
         select ${line.values} from m join copies c using (id), order_lines t where t.order_id = (select id from template)`,
      [from, to],
    )
  }
  await pool.query('vacuum (analyze)')
  return counted()
}
