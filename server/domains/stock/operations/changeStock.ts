import { isId } from '../../../kit/ids.ts'
import { type Refusal, refusal, refuseIf } from '../../../kit/refusals.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import { lockProducts } from '../../catalogue/operations/locks.ts'
import { writeStock } from '../../catalogue/stock/writeStock.ts'
import { type StockItem, stockItemsByIds } from '../queries/items.ts'
import { type EnteredReason, type StockWish, stockLimits, tidiedNote, wished } from '../rules/changes.ts'
import { notePieces } from './notePieces.ts'

export type ChangeStock = {
  readonly items: readonly StockWish[]
  readonly reason: EnteredReason
  readonly note?: string | null
}

type Change = { readonly item: StockItem; readonly to: number | null }

/**
 * Changes the stock of several pieces, all or none, with the reason that their movements tell. Of two who add at once both
 * count. Refuses at `items.n`: NOT_FOUND, INVALID_INPUT, and ONLY_FEW_LEFT for what is less than would be taken; a note
 * that is too long.
 */
export const changeStock = operation('admin:catalogue', async (scope, input: ChangeStock): Promise<StockItem[]> => {
  const { tx, viewer } = scope
  const { note, refusals } = tidiedNote(input.note)
  refuseIf([...refusals, ...listRefusals(input.items)])
  const ids = input.items.map(({ itemId }) => itemId)
  const known = await stockItemsByIds(tx, viewer, ids)
  await lockProducts(
    tx,
    known.map(({ productId }) => productId),
  )
  const items = await itemsOf(scope, ids)
  const changes: Change[] = []
  const mistakes: Refusal[] = []
  for (const [at, wish] of input.items.entries()) {
    const item = items.get(wish.itemId)
    const path = ['items', String(at)]
    const found = item ? wished(wish, item.stock, path) : refusal('NOT_FOUND', [...path, 'itemId'], 'is no piece')
    if ('code' in found) mistakes.push(found)
    else if (found.to !== item!.stock) changes.push({ item: item!, to: found.to })
  }
  refuseIf(mistakes)
  await writeStock(
    scope,
    changes.map(({ item: { productId, variantId }, to }) => ({ productId, variantId, to })),
    { reason: input.reason, note },
  )
  await notePieces(
    scope,
    'available',
    changes.map(({ item, to }) => ({ item, from: item.stock, to })),
  )
  const later = await itemsOf(scope, ids)
  return ids.flatMap(id => later.get(id) ?? [])
})

async function itemsOf({ tx, viewer }: OperationScope, ids: readonly string[]): Promise<Map<string, StockItem>> {
  const items = await stockItemsByIds(tx, viewer, ids)
  return new Map(items.map(item => [item.id, item]))
}

function listRefusals(items: readonly { readonly itemId: string }[]): Refusal[] {
  if (items.length === 0 || items.length > stockLimits.items) {
    return [refusal('INVALID_INPUT', ['items'], `name 1 to ${stockLimits.items} pieces`)]
  }
  const seen = new Set<string>()
  return items.flatMap(({ itemId }, at) => {
    const isTwice = seen.has(itemId)
    seen.add(itemId)
    const path = ['items', String(at), 'itemId']
    if (!isId(itemId)) return [refusal('NOT_FOUND', path, 'is no piece')]
    return isTwice ? [refusal('INVALID_INPUT', path, 'this one is named twice')] : []
  })
}
