import type { Database } from '../../../platform/database.ts'
import type { Card } from '../rules/card.ts'
import { readPrepared } from './statements.ts'

type Reader = Pick<Database, 'pool'>

/** Most products that stand beside another. */
const mostRelated = 48
/** Latest orders of a product that are looked at for what was bought with it. */
const latestOrders = 200
/** In how many orders two products stand together before that is said of them. */
const fewestOrders = 2

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

/** What the operator chose to go with products, by the product's id, in the order of the choice. */
export async function goesWith(database: Reader, productIds: readonly string[]): Promise<Map<string, Card[]>> {
  const rows = await readPrepared<{ id: string; cards: Card[] }>(
    database,
    'goes with',
    `select p.id, coalesce((
       select json_agg(l.card order by other.position, l.product_id) from (
         select other_id, position from cross_sells
         where product_id = p.id and other_id <> p.id order by position, other_id limit ${mostRelated}
       ) as other join listings l on l.product_id = other.other_id), '[]') as cards
     from unnest($1::uuid[]) as p(id)`,
    [productIds],
  )
  return cardsByProduct(rows)
}

/** What stood in the same orders as products, by the product's id, the more often the earlier. Only what did so at least
 *  `fewestOrders` times in orders that were not cancelled: anything else would be a claim without ground (§ 5 UWG, § 2
 *  öUWG). An order is cancelled where its stock was given back. */
export async function boughtTogether(database: Reader, productIds: readonly string[]): Promise<Map<string, Card[]>> {
  const rows = await readPrepared<{ id: string; cards: Card[] }>(
    database,
    'bought together',
    `select p.id, coalesce((
       select json_agg(l.card order by other.times desc, l.sort_order, l.product_id) from (
         select m.product_id, count(distinct m.order_id) as times from stock_movements m
         where m.reason = 'order' and m.product_id <> p.id and m.order_id in (
           select o.order_id from stock_movements o
           where o.product_id = p.id and o.reason = 'order' and o.order_id is not null
             and not exists (select from stock_movements r where r.order_id = o.order_id and r.reason = 'cancellation')
           order by o.at desc limit ${latestOrders})
         group by m.product_id having count(distinct m.order_id) >= ${fewestOrders}
         order by times desc, m.product_id limit ${mostRelated}
       ) as other join listings l on l.product_id = other.product_id), '[]') as cards
     from unnest($1::uuid[]) as p(id)`,
    [productIds],
  )
  return cardsByProduct(rows)
}
