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
import { CartFilling } from './filling.ts'

/** One item of a cart that is written as a whole. */
export type CartItem = { readonly goods: AddToCart } | { readonly set: AddSetToCart }

/**
 * The lines of a cart that is to hold just these items. Lines of the same product and variant with the same note keep
 * their id. Refuses whatever `addPieces` and `addSets` refuse, with the item's number ahead of the path.
 */
export function replacedLines(contents: Contents, items: readonly CartItem[], context: AdditionContext): Addition {
  const empty: Contents = { ...contents, lines: [] }
  const filling = new CartFilling(empty, context.now)
  const refusals: Refusal[] = []
  for (const [index, item] of items.entries()) {
    const addition =
      'goods' in item
        ? addPieces(empty, item.goods, context, filling)
        : addSets(empty, inOrder(empty, item.set), context, filling)
    refusals.push(...addition.refusals.map(each => ({ ...each, path: ['items', String(index), ...each.path] })))
  }
  if (refusals.length > 0) return { refusals }
  const lines = withKnownIds(filling.lines, contents.lines)
  return { refusals: [], lines, addedAmount: lines.reduce((sum, line) => sum + line.amount, 0) }
}

/** The lines with the ids of those that they replace: of an equal one, else of one of the same thing in another
 *  amount or with other texts. */
function withKnownIds(lines: readonly CartLine[], before: readonly CartLine[]): CartLine[] {
  const equal = queues(before, contentOf)
  const taken = new Set<CartLine>()
  const take = (queue: CartLine[] | undefined): CartLine | undefined => {
    while (queue?.length) {
      const next = queue.shift()!
      if (taken.has(next)) continue
      taken.add(next)
      return next
    }
    return undefined
  }
  const known = lines.map(line => take(equal.get(contentOf(line))))
  const resized = queues(before, thingOf)
  return lines.map((line, i) => {
    const same = known[i]
    if (same) return same.position === line.position ? same : { ...line, id: same.id }
    const other = take(resized.get(thingOf(line)))
    return other ? { ...line, id: other.id } : line
  })
}

function queues(lines: readonly CartLine[], keyOf: (line: CartLine) => string): Map<string, CartLine[]> {
  const byKey = new Map<string, CartLine[]>()
  for (const line of lines) {
    const key = keyOf(line)
    const known = byKey.get(key)
    if (known) known.push(line)
    else byKey.set(key, [line])
  }
  return byKey
}

/** Slots in the set's own order, whatever the order in which they were written. */
function inOrder({ productIndex }: Contents, set: AddSetToCart): AddSetToCart {
  const order = productIndex.get(set.productId)?.slots ?? []
  const left = [...set.slots]
  const found = order.flatMap(productId => {
    const at = left.findIndex(slot => slot.productId === productId)
    return at < 0 ? [] : left.splice(at, 1)
  })
  const slots = [...found, ...left]
  return { ...set, slots }
}

const contentOf = ({ productId, variantId, texts, slots, orderNote, amount }: CartLine) =>
  JSON.stringify([productId, variantId, texts, slots, orderNote, amount])

/** What a line is of, whatever its amount and its texts. */
const thingOf = ({ productId, variantId, slots, orderNote }: CartLine) =>
  JSON.stringify([productId, variantId, slots !== null, orderNote])
