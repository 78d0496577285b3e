import { sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { NotFound, refusal, refuse, refuseIf } from '../../../kit/refusals.ts'
import { doerId } from '../../../kit/viewer.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import { run } from '../../../platform/statements.ts'
import { lockProducts } from '../../catalogue/operations/locks.ts'
import { isBetween, longestNumber, mostPieces } from '../../catalogue/rules/limits.ts'
import { boundOf, pieceOfCode } from '../queries/items.ts'
import { type TakingLine, takingLinesByIds } from '../queries/takings.ts'
import { lockTaking } from './takings.ts'

/** Which line is counted: by its id, or by what a scanner reads (article number or GTIN). `add`: so many more (1 for a
 *  scan); `setTo`: so many in all, null for not counted after all. */
export type CountPiece = {
  readonly takingId: string
  readonly lineId?: string | null
  readonly code?: string | null
  readonly add?: number | null
  readonly setTo?: number | null
}

type Line = { readonly id: string; readonly productId: string | null; readonly variantId: string | null }

/**
 * Counts a piece of a stock-taking. Several people may count at once: what is added by two adds up. With the count is kept
 * what the books say at this moment. Refuses VARIANT_UNKNOWN at `code` for what no piece is called, NOT_FOUND for what is
 * not part of the stock-taking, INVALID_INPUT, and as `lockTaking`.
 */
export const countStockPiece = operation('admin:catalogue', async (scope, input: CountPiece): Promise<TakingLine> => {
  const { tx, viewer, now } = scope
  refuseIf(countRefusals(input))
  await lockTaking(scope, input.takingId, 'counting')
  const line = await lineOf(scope, input)
  if (line.productId !== null) await lockProducts(tx, [line.productId])
  const bound = (await boundOf(tx, [line.variantId ?? line.productId ?? line.id])).values().next().value ?? 0
  const counted =
    input.setTo === undefined
      ? sql`least(${mostPieces}::int, greatest(0, coalesce(l.counted, 0) + ${input.add ?? 1}::int))`
      : sql`${input.setTo}::int`
  const isTaken = input.setTo === null
  await run(
    tx,
    sql`update stock_taking_lines l set counted = ${counted},
      counted_at = ${isTaken ? null : now.toISOString()}::timestamptz,
      counted_by = ${isTaken ? null : doerId(viewer)}::uuid,
      stock_then = ${
        isTaken
          ? sql`null`
          : sql`case when l.variant_id is null then (select p.available from products p where p.id = l.product_id)
              else (select v.available from variants v where v.id = l.variant_id) end`
      },
      bound_then = ${isTaken ? null : bound}::int,
      movement_then = ${
        isTaken
          ? sql`null`
          : sql`coalesce((select max(m.number) from stock_movements m
              where m.product_id = l.product_id and m.variant_id is not distinct from l.variant_id), 0)`
      }
      where l.id = ${line.id}::uuid`,
  )
  const [later] = await takingLinesByIds(tx, viewer, [line.id])
  return later!
})

function countRefusals({ lineId, code, add, setTo }: CountPiece) {
  const wrong = (path: string, message: string) => [refusal('INVALID_INPUT', [path], message)]
  const isCode = code !== undefined && code !== null
  return [
    ...(isCode === (lineId !== undefined && lineId !== null) ? wrong('code', 'say either `code` or `lineId`') : []),
    ...(isCode && code.trim().length > longestNumber ? wrong('code', `at most ${longestNumber} characters`) : []),
    ...(isCode && code.trim() === '' ? wrong('code', 'is missing') : []),
    ...(add !== undefined && add !== null && setTo !== undefined ? wrong('add', 'say either `add` or `setTo`') : []),
    ...(add !== undefined && add !== null && !isBetween(add, -mostPieces, mostPieces)
      ? wrong('add', `must be a whole number from ${-mostPieces} to ${mostPieces}`)
      : []),
    ...(setTo !== undefined && setTo !== null && !isBetween(setTo, 0, mostPieces)
      ? wrong('setTo', `must be a whole number from 0 to ${mostPieces}`)
      : []),
  ]
}

async function lineOf({ tx }: OperationScope, { takingId, lineId, code }: CountPiece): Promise<Line> {
  const piece = code ? await pieceOfCode(tx, code.trim()) : null
  if (code && !piece) return refuse('VARIANT_UNKNOWN', ['code'], 'no piece has this number')
  if (!code && !isId(lineId ?? '')) throw new NotFound()
  const which = piece ? sql`piece_id = ${piece.id}::uuid` : sql`id = ${lineId}::uuid`
  const [line] = await run<Line>(
    tx,
    sql`select id, product_id as "productId", variant_id as "variantId" from stock_taking_lines
      where taking_id = ${takingId}::uuid and ${which}`,
  )
  return line ?? refuse('NOT_FOUND', [code ? 'code' : 'lineId'], 'it is not part of this stock-taking')
}
