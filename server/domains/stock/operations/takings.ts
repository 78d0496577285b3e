import { sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { NotFound, type Refusal, refusal, refuse, refuseIf } from '../../../kit/refusals.ts'
import { doerId } from '../../../kit/viewer.ts'
import { tidied } from '../../../kit/words.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { insertRows } from '../../../platform/insertRows.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import { run } from '../../../platform/statements.ts'
import { lockProducts } from '../../catalogue/operations/locks.ts'
import { writeStock } from '../../catalogue/stock/writeStock.ts'
import { piecesOf } from '../queries/items.ts'
import { type StockTaking, takingsByIds } from '../queries/takings.ts'
import { stockLimits } from '../rules/changes.ts'
import { bookedStock, movingReasons } from '../rules/taking.ts'
import { stockTakingLines, stockTakings, type TakingScope } from '../tables.ts'

/** Most pieces of one stock-taking. */
const mostLines = 20_000

export type StartTaking = {
  readonly name: string
  readonly scope: TakingScope
  /** Of the scope `group`. */
  readonly groupId?: string | null
  /** Of the scope `chosen`. */
  readonly itemIds?: readonly string[] | null
  /** Whether pieces of orders that are not shipped yet are counted with the others; so unless told otherwise. */
  readonly countsBound?: boolean | null
}

/**
 * Begins a stock-taking with a line for each piece of its scope. Refuses without a name, without anything to count, with
 * more than `mostLines`, and pieces that do not exist.
 */
export const startStockTaking = operation(
  'admin:catalogue',
  async (scope, input: StartTaking): Promise<StockTaking> => {
    const { tx, viewer, now, newId } = scope
    const name = tidied(input.name)
    refuseIf(startRefusals(input, name))
    const chosen = [...new Set(input.itemIds ?? [])]
    const wanted =
      input.scope === 'chosen' ? { ids: chosen } : input.scope === 'group' ? { groupId: input.groupId! } : {}
    const pieces = await piecesOf(tx, wanted, mostLines + 1)
    const path = { all: ['scope'], group: ['groupId'], chosen: ['itemIds'] }[input.scope]
    if (input.scope === 'chosen' && pieces.length < chosen.length) refuse('NOT_FOUND', path, 'one of them is no piece')
    if (pieces.length === 0) refuse('NOT_FOUND', path, 'there is nothing to count')
    if (pieces.length > mostLines) {
      refuse('INVALID_INPUT', path, `at most ${mostLines} pieces: count group by group`, { limit: mostLines })
    }
    const id = newId()
    await tx.insert(stockTakings).values({
      ...{ id, name, scope: input.scope, groupId: input.scope === 'group' ? input.groupId! : null },
      ...{ countsBound: input.countsBound ?? true, startedAt: now, startedBy: doerId(viewer) },
    })
    await insertRows(
      tx,
      stockTakingLines,
      pieces.map(piece => ({ ...piece, id: newId(), takingId: id })),
    )
    await noteAudit(scope, {
      ...{ action: 'stockTaking.started', subjectId: id, subjectName: name },
      changes: { pieces: { old: null, new: pieces.length } },
    })
    return takingOf(scope, id)
  },
)

function startRefusals({ scope, groupId, itemIds }: StartTaking, name: string): Refusal[] {
  const wrong = (path: string, message: string) => [refusal('INVALID_INPUT', [path], message)]
  return [
    ...(name === '' || name.length > stockLimits.name ? wrong('name', `1 to ${stockLimits.name} characters`) : []),
    ...(scope === 'group' && !(groupId && isId(groupId)) ? wrong('groupId', 'say which group is counted') : []),
    ...(scope === 'chosen' && !(itemIds && itemIds.length > 0 && itemIds.length <= stockLimits.items)
      ? wrong('itemIds', `name 1 to ${stockLimits.items} pieces`)
      : []),
    ...(scope === 'chosen' && itemIds?.some(id => !isId(id)) ? [refusal('NOT_FOUND', ['itemIds'], 'is no piece')] : []),
  ]
}

async function takingOf({ tx, viewer }: Pick<OperationScope, 'tx' | 'viewer'>, id: string): Promise<StockTaking> {
  const [taking] = await takingsByIds(tx, viewer, [id])
  if (!taking) throw new NotFound()
  return taking
}

/** Locks an open stock-taking against its end (`counting`), or ends it (`ending`). Throws NotFound; refuses
 *  TRANSITION_NOT_ALLOWED for one that has ended. */
export async function lockTaking(
  { tx }: Pick<OperationScope, 'tx'>,
  id: string,
  purpose: 'counting' | 'ending',
): Promise<{ readonly name: string; readonly countsBound: boolean }> {
  if (!isId(id)) throw new NotFound()
  const lock = purpose === 'counting' ? sql`for share` : sql`for update`
  const [taking] = await run<{ name: string; countsBound: boolean; state: string }>(
    tx,
    sql`select name, counts_bound as "countsBound", state from stock_takings where id = ${id}::uuid ${lock}`,
  )
  if (!taking) throw new NotFound()
  if (taking.state !== 'open') refuse('TRANSITION_NOT_ALLOWED', ['takingId'], `the stock-taking is ${taking.state}`)
  return taking
}

const end = ({ tx, viewer, now }: OperationScope, id: string, state: 'booked' | 'dropped') =>
  run(
    tx,
    sql`update stock_takings set state = ${state}, ended_at = ${now.toISOString()}::timestamptz,
      ended_by = ${doerId(viewer)}::uuid where id = ${id}::uuid`,
  )

/** Ends a stock-taking without booking it; its lines are kept, the stock stays. As `lockTaking` refuses. */
export const dropStockTaking = operation(
  'admin:catalogue',
  async (scope, { takingId }: { readonly takingId: string }): Promise<StockTaking> => {
    const { name } = await lockTaking(scope, takingId, 'ending')
    await end(scope, takingId, 'dropped')
    await noteAudit(scope, { action: 'stockTaking.dropped', subjectId: takingId, subjectName: name })
    return takingOf(scope, takingId)
  },
)

/** A counted line with the stock as it is, and what has moved since it was counted. */
type BookedLine = {
  readonly id: string
  readonly productId: string
  readonly variantId: string | null
  readonly counted: number
  readonly stockThen: number | null
  readonly boundThen: number
  readonly stock: number | null
  readonly movedSince: number
}

/**
 * Books a stock-taking in one transaction: the stock of every counted piece becomes what was counted, with what was sold,
 * given back or delivered since; what was not counted stays. Pieces that are gone by now are left out. Refuses INVALID_INPUT where
 * nothing was counted, and as `lockTaking`.
 */
export const bookStockTaking = operation(
  'admin:catalogue',
  async (scope, { takingId }: { readonly takingId: string }): Promise<StockTaking> => {
    const { tx } = scope
    const { name, countsBound } = await lockTaking(scope, takingId, 'ending')
    const counted = await run<{ productId: string | null }>(
      tx,
      sql`select distinct product_id as "productId" from stock_taking_lines
        where taking_id = ${takingId}::uuid and counted is not null`,
    )
    if (counted.length === 0) refuse('INVALID_INPUT', ['takingId'], 'nothing is counted yet')
    await lockProducts(
      tx,
      counted.flatMap(({ productId }) => productId ?? []),
    )
    const lines = await linesToBook(scope, takingId)
    const booked = lines.map(line => ({ ...line, to: bookedStock(line, countsBound, line.movedSince) }))
    await writeStock(
      scope,
      booked.filter(({ to, stock }) => to !== stock),
      { reason: 'stocktaking', note: name },
    )
    const results = booked.map(({ id, stock, to }) => ({ id, booked_from: stock, booked_to: to }))
    await run(
      tx,
      sql`update stock_taking_lines l set booked_from = r.booked_from, booked_to = r.booked_to
        from json_to_recordset(${JSON.stringify(results)}::json) as r(id uuid, booked_from int, booked_to int)
        where l.id = r.id`,
    )
    await end(scope, takingId, 'booked')
    const different = booked.filter(({ to, stock }) => to !== stock).length
    await noteAudit(scope, {
      ...{ action: 'stockTaking.booked', subjectId: takingId, subjectName: name },
      changes: { pieces: { old: null, new: different } },
    })
    return takingOf(scope, takingId)
  },
)

/** Only pieces that really moved count, not what became of a number: a correction meanwhile is what the count settles. */
const linesToBook = ({ tx }: OperationScope, takingId: string): Promise<BookedLine[]> =>
  run(
    tx,
    sql`select l.id, l.product_id as "productId", l.variant_id as "variantId", l.counted, l.stock_then as "stockThen",
        coalesce(l.bound_then, 0) as "boundThen", stock.available as stock,
        coalesce((select sum(m.delta)::int from stock_movements m
          where m.number > l.movement_then and m.product_id = l.product_id and m.variant_id is not distinct from l.variant_id
            and m.reason = any(${sql.param([...movingReasons])}::text[])
            and (m.stock_before is null) = (m.stock_after is null)), 0) as "movedSince"
      from stock_taking_lines l
        join products p on p.id = l.product_id and p.deleted_at is null
        left join variants v on v.id = l.variant_id and not v.is_retired
        cross join lateral (
          select case when l.variant_id is null then p.available else v.available end as available) as stock
      where l.taking_id = ${takingId}::uuid and l.counted is not null
        and l.piece_id = coalesce(v.id, p.id)`,
  )
