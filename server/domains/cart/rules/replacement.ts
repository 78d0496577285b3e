import type { Refusal } from '../../../kit/refusals.ts'
import {
  type Addition,
  type AdditionContext,
  type AddSetToCart,
  type AddToCart,
  addPieces,
  addSets,
} from './additions.ts'
import type { CartLine, Contents } from './contents.ts'

/** One item of a cart that is written as a whole. */
export type CartItem = { readonly goods: AddToCart } | { readonly set: AddSetToCart }

/**
 * The lines of a cart that is to hold just these items. Lines that stay the same (product, variant, texts, pieces)
 * keep their id. Refuses whatever `addPieces` and `addSets` refuse, with the item's number ahead of the path.
 */
export function replacedLines(contents: Contents, items: readonly CartItem[], context: AdditionContext): Addition {
  let building: Contents = { ...contents, lines: [] }
  const refusals: Refusal[] = []
  for (const [index, item] of items.entries()) {
    const addition =
      'goods' in item
        ? addPieces(building, item.goods, context)
        : addSets(building, inOrder(building, item.set), context)
    if ('lines' in addition) building = { ...building, lines: addition.lines }
    else refusals.push(...addition.refusals.map(each => ({ ...each, path: ['items', String(index), ...each.path] })))
  }
  if (refusals.length > 0) return { refusals }
  const free = [...contents.lines]
  const lines = building.lines.map(line => {
    const at = free.findIndex(before => isSame(before, line))
    const [before] = at < 0 ? [] : free.splice(at, 1)
    if (!before) return line
    return before.amount === line.amount && before.position === line.position ? before : { ...line, id: before.id }
  })
  return { refusals: [], lines, addedAmount: lines.reduce((sum, line) => sum + line.amount, 0) }
}

/** Slots in the set's own order, whatever the order in which they were written. */
function inOrder({ shelf }: Contents, set: AddSetToCart): AddSetToCart {
  const order = shelf.get(set.productId)?.slots ?? []
  const slots = set.slots.toSorted((a, b) => order.indexOf(a.productId) - order.indexOf(b.productId))
  return { ...set, slots }
}

const contentOf = ({ productId, variantId, texts, slots, orderNote }: CartLine) =>
  JSON.stringify([productId, variantId, texts, slots, orderNote])

const isSame = (before: CartLine, after: CartLine): boolean =>
  contentOf({ ...before, texts: [], slots: before.slots && [] }) ===
    contentOf({ ...after, texts: [], slots: after.slots && [] }) &&
  (before.amount !== after.amount || contentOf(before) === contentOf(after))
