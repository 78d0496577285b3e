import type { Database } from '../../../platform/database.ts'
import { readPrepared } from '../queries/statements.ts'
import type { Card } from '../rules/card.ts'

type Reader = Pick<Database, 'pool'>

/** The first products of groups as their pages recommend them (decision 74), with one statement for all of them; each group
 *  is one index range, however large it is. */
export async function firstOfGroups(
  database: Reader,
  groupIds: readonly string[],
  count: number,
): Promise<Map<string, readonly Card[]>> {
  const rows = await readPrepared<{ groupId: string; card: Card }>(
    database,
    'first products of groups',
    `select p.id as "groupId", l.card
     from product_groups p
       cross join lateral (
         select g.product_id, row_number() over (order by g.place, g.sort_order, g.sort_title, g.product_id) as rank
         from group_listings g where g.group_id = p.id
         order by g.place, g.sort_order, g.sort_title, g.product_id limit $2
       ) m
       join listings l on l.product_id = m.product_id
     where p.id = any($1::uuid[]) and p.deleted_at is null
     order by p.id, m.rank`,
    [groupIds, count],
  )
  return new Map([...Map.groupBy(rows, row => row.groupId)].map(([id, found]) => [id, found.map(({ card }) => card)]))
}
