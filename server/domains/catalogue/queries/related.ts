import type { Database } from '../../../platform/database.ts'
import type { Card } from '../rules/card.ts'
import { readPrepared } from './statements.ts'

type Reader = Pick<Database, 'pool'>

/** Most products that stand beside another. */
const mostRelated = 48
/** Latest orders of a product that are looked at for what was bought with it. */
const latestOrders = 200

const cardsByProduct = (rows: readonly { id: string; cards: Card[] }[]): Map<string, Card[]> =>
  new Map(rows.map(row => [row.id, row.cards]))

/** The visible sets that contain products, by the product's id, in the shop's order. */
export async function setsWith(database: Reader, productIds: readonly string[]): Promise<Map<string, Card[]>> {
  const rows = await readPrepared<{ id: string; cards: Card[] }>(
    database,
    'sets with products',
    `select p.id, coalesce((
       select json_agg(s.card order by s.sort_order, s.sort_title, s.product_id) from (
         select l.* from listings l
         where l.product_id in (select set_id from set_slots where product_id = p.id)
         order by l.sort_order, l.sort_title, l.product_id limit ${mostRelated}
       ) as s), '[]') as cards
     from unnest($1::uuid[]) as p(id)`,
    [productIds],
  )
  return cardsByProduct(rows)
}

/** What goes with products, by the product's id: sets that contain it, then chosen cross-sells, then what stood in the
 *  same orders, the more often the earlier. */
export async function boughtTogether(database: Reader, productIds: readonly string[]): Promise<Map<string, Card[]>> {
  const rows = await readPrepared<{ id: string; cards: Card[] }>(
    database,
    'bought together',
    `select p.id, coalesce((
       select json_agg(l.card order by other.place, other.weight, l.sort_order, l.product_id) from (
         select * from (
           select distinct on (id) id, place, weight from (
             select set_id as id, 0 as place, 0 as weight from set_slots where product_id = p.id
             union all
             select other_id, 1, position from cross_sells where product_id = p.id
             union all
             select m.product_id, 2, -count(distinct m.order_id)::int from stock_movements m
             where m.reason = 'order' and m.product_id <> p.id and m.order_id in (
               select o.order_id from stock_movements o
               where o.product_id = p.id and o.reason = 'order' and o.order_id is not null
               order by o.at desc limit ${latestOrders})
             group by m.product_id
           ) as found where id <> p.id order by id, place, weight
         ) as first order by place, weight, id limit ${mostRelated}
       ) as other join listings l on l.product_id = other.id), '[]') as cards
     from unnest($1::uuid[]) as p(id)`,
    [productIds],
  )
  return cardsByProduct(rows)
}
