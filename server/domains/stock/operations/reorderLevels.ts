import { sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { refusal, refuseIf } from '../../../kit/refusals.ts'
import { operation } from '../../../platform/operation.ts'
import { run } from '../../../platform/statements.ts'
import { lockProducts } from '../../catalogue/operations/locks.ts'
import { isBetween, mostPieces } from '../../catalogue/rules/limits.ts'
import { type StockItem, stockItemsByIds } from '../queries/items.ts'
import { stockLimits } from '../rules/changes.ts'
import { notePieces } from './notePieces.ts'

/** `level`: at so many pieces or fewer, staff are told to order more; null: never. */
export type SetReorderLevel = { readonly itemIds: readonly string[]; readonly level: number | null }

/** Sets the reorder level of several pieces, all or none. Refuses with NOT_FOUND at `itemIds.n` and INVALID_INPUT. */
export const setReorderLevel = operation(
  'admin:catalogue',
  async (scope, { itemIds, level }: SetReorderLevel): Promise<StockItem[]> => {
    const { tx, viewer } = scope
    const ids = [...new Set(itemIds)]
    refuseIf([
      ...(ids.length === 0 || ids.length > stockLimits.items
        ? [refusal('INVALID_INPUT', ['itemIds'], `name 1 to ${stockLimits.items} pieces`)]
        : []),
      ...(level === null || isBetween(level, 0, mostPieces)
        ? []
        : [refusal('INVALID_INPUT', ['level'], `must be a whole number from 0 to ${mostPieces}`)]),
    ])
    const known = await stockItemsByIds(tx, viewer, ids.filter(isId))
    await lockProducts(
      tx,
      known.map(({ productId }) => productId),
    )
    const items = new Map((await stockItemsByIds(tx, viewer, ids)).map(item => [item.id, item]))
    refuseIf(
      ids.flatMap((id, at) => (items.has(id) ? [] : [refusal('NOT_FOUND', ['itemIds', String(at)], 'is no piece')])),
    )
    const given = sql`${sql.param(ids)}::uuid[]`
    await run(tx, sql`update variants set reorder_level = ${level}::int where id = any(${given})`)
    // A product's own level counts where it has no variants; nobody can name it otherwise.
    await run(tx, sql`update products set reorder_level = ${level}::int where id = any(${given})`)
    const changed = [...items.values()].filter(item => item.reorderLevel !== level)
    await notePieces(
      scope,
      'reorderLevel',
      changed.map(item => ({ item, from: item.reorderLevel, to: level })),
    )
    return ids.map(id => ({ ...items.get(id)!, reorderLevel: level }))
  },
)
