import { sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import type { OperationScope } from '../../../platform/operation.ts'
import { run } from '../../../platform/statements.ts'
import { NO_PLACE } from '../listings/tables.ts'
import { lockProducts } from './locks.ts'

/** Places products of a group by hand: these first, in this order; those that were placed before and are not named follow in the
 *  shop's order again. Lists show it at once. Answers with NOT_FOUND for what is no product of the group, and has written
 *  nothing then. */
export async function placeProducts(
  { tx }: Pick<OperationScope, 'tx'>,
  groupId: string,
  productIds: readonly string[],
): Promise<Refusal[]> {
  const wanted = productIds.filter(isId)
  const placed = await run<{ id: string }>(
    tx,
    sql`select product_id as id from group_members where group_id = ${groupId} and place is not null`,
  )
  // Whoever changes these products takes their rows first, too, so that nobody's place is lost on the way into the lists.
  await lockProducts(tx, [...placed.map(({ id }) => id), ...wanted])
  const members = await run<{ id: string }>(
    tx,
    sql`select m.product_id as id from group_members m join products p on p.id = m.product_id
      where m.group_id = ${groupId} and p.deleted_at is null and m.product_id = any(${sql.param(wanted)}::uuid[])`,
  )
  const known = new Set(members.map(({ id }) => id))
  const strangers = productIds.flatMap((id, at) =>
    known.has(id) ? [] : [refusal('NOT_FOUND', ['placedIds', String(at)], 'is no product of the group')],
  )
  if (strangers.length > 0) return strangers
  const places = JSON.stringify(productIds.map((id, at) => ({ id, place: at + 1 })))
  const rows = sql`json_to_recordset(${places}::json) as w(id uuid, place int)`
  await run(
    tx,
    sql`update group_members m set place = n.place
      from (select o.product_id, w.place from group_members o left join ${rows} on w.id = o.product_id
        where o.group_id = ${groupId} and (o.place is not null or w.id is not null)) as n
      where m.group_id = ${groupId} and m.product_id = n.product_id and m.place is distinct from n.place`,
  )
  await run(
    tx,
    sql`update group_listings l set place = coalesce(m.place, ${NO_PLACE})
      from group_members m where m.group_id = ${groupId} and l.group_id = ${groupId} and l.product_id = m.product_id
        and l.place <> coalesce(m.place, ${NO_PLACE})`,
  )
  return []
}
