import type { Refusal } from '../../../kit/refusals.ts'
import { wishKey } from '../../vouchers/rules/issue.ts'
import {
  type Addition,
  type AdditionContext,
  type AddSetToCart,
  type AddToCart,
  addPieces,
  addSets,
} from './additions.ts'
import { type AnswersInput, answersEntered, fieldsAtProduct, fieldsOfLine, missingAnswers } from './answers.ts'
import type { CartLine, Contents } from './contents.ts'
import { CartFilling } from './filling.ts'
import { writtenKey } from './written.ts'

/** One item of a cart that is written as a whole. `ref`: the variant or product as it was named; `lineId`: the line that it
 *  was read from, null where nobody says. */
export type CartItem = {
  readonly ref: string
  readonly lineId: string | null
  /** To what the shop asks of the line; absent: as it was answered before. */
  readonly answers?: AnswersInput | null
} & ({ readonly goods: AddToCart } | { readonly set: AddSetToCart })

/**
 * The lines of a cart that is to hold just these items, in their order. What is as it was stays, be it on sale or not: a
 * cart that was read can be written back. Lines of the same product and variant with the same note keep their id. Refuses
 * whatever `addPieces` and `addSets` refuse, with the item's number ahead of the path.
 */
export function replacedLines(contents: Contents, items: readonly CartItem[], context: AdditionContext): Addition {
  const empty: Contents = { ...contents, lines: [] }
  const kept = unchangedLines(contents.lines, items)
  const filling = new CartFilling({ ...contents, lines: [...kept.values()] }, context.now)
  const places = [...kept.keys()]
  const refusals: Refusal[] = []
  for (const [index, item] of items.entries()) {
    if (kept.has(index)) continue
    const [addition, placeOf] = added(empty, item, context, filling)
    refusals.push(
      ...addition.refusals.map(each => ({ ...each, path: ['items', String(index), ...placeOf(each.path)] })),
    )
    while (places.length < filling.lines.length) places.push(index)
  }
  if (refusals.length > 0) return { refusals }
  const inOrderOfItems = filling.lines
    .map((line, i) => ({ line, place: places[i]! }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ line }, i) => (line.position === i + 1 ? line : { ...line, position: i + 1 }))
  const itemOf = [...places].sort((a, b) => a - b)
  const known = new Set(contents.lines.map(({ id }) => id))
  const answered = withKnownIds(inOrderOfItems, contents.lines).map((line, i) => {
    const { answers } = items[itemOf[i]!]!
    const product = contents.productIndex.get(line.productId)
    const path = ['items', String(itemOf[i]), 'answers']
    // What lies in the cart already is asked there; what is new has to bring what is asked beside the product.
    const read = answersEntered(fieldsOfLine(contents.settings, product), {}, answers ?? [], path)
    refusals.push(...read.refusals)
    if (!known.has(line.id)) {
      refusals.push(...missingAnswers(fieldsAtProduct(contents.settings, product), read.answers, path))
    }
    if (!answers) return line
    return isEqual(read.answers, line.answers ?? {}) ? line : { ...line, answers: read.answers }
  })
  if (refusals.length > 0) return { refusals }
  const lines = answered
  return { refusals: [], lines, addedAmount: lines.reduce((sum, line) => sum + line.amount, 0) }
}

/** Answers that an addition is looked at with: missing ones are told of once it is known which lines are new. */
const answersOf = ({ answers }: CartItem) => (answers ? { answers, mayLackAnswers: true } : {})

/** The lines that items leave as they are, by the items' numbers; each line once, one that an item names before others. */
function unchangedLines(before: readonly CartLine[], items: readonly CartItem[]): Map<number, CartLine> {
  const left = new Set(before)
  const kept = new Map<number, CartLine>()
  const keep = (isMeant: (line: CartLine, item: CartItem) => boolean) => {
    for (const [index, item] of items.entries()) {
      if (kept.has(index)) continue
      const line = [...left].find(each => isMeant(each, item) && isAsItWas(each, item))
      if (!line) continue
      left.delete(line)
      kept.set(index, line)
    }
  }
  keep((line, { lineId }) => line.id === lineId)
  keep((line, { ref, lineId }) => lineId === null && (line.variantId ?? line.productId) === ref)
  return new Map([...kept].toSorted(([one], [other]) => one - other))
}

/** Where a refusal is in an item: what was written stands under its property's key. */
function placeIn(item: CartItem, path: readonly string[]): readonly string[] {
  const [part, at = ''] = path
  if (part !== 'written') return path
  const given = 'goods' in item ? item.goods.written?.[Number(at)] : undefined
  return ['customization', given?.key ?? at]
}

/** Whether an item says nothing else than the line that is there. What has vanished from the catalogue goes by the name
 *  that it was read under. */
function isAsItWas(line: CartLine, item: CartItem): boolean {
  if (item.ref !== (line.variantId ?? line.productId)) return false
  if ('goods' in item) {
    const [piece, ...others] = item.goods.pieces
    const isOne = line.slots === null && others.length === 0 && item.goods.orderNote === line.orderNote
    const isAlike = isEqual(writtenIn(item.goods), writtenKey(line.written))
    return isOne && isAlike && piece?.amount === line.amount && isEqual(piece.texts ?? [], line.texts)
  }
  const { slots, orderNote } = item.set
  return line.slots !== null && orderNote === line.orderNote && isEqual(slots.map(filled), line.slots.map(filled))
}

/** What an item has for properties, as lines are compared by it. */
const writtenIn = ({ written }: AddToCart) => {
  const said = (written ?? []).filter(({ text }) => text !== '')
  return said.length > 0 ? writtenKey(Object.fromEntries(said.map(({ key, text }) => [key, text]))) : null
}

const filled = ({ productId, pieces }: AddSetToCart['slots'][number]) => [
  productId,
  pieces.map(({ variantId, amount, texts }) => [variantId, amount, texts ?? []]),
]

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

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
    if (same) return same.position === line.position ? same : { ...line, id: same.id, answers: same.answers ?? null }
    const other = take(resized.get(thingOf(line)))
    return other ? { ...line, id: other.id, answers: other.answers ?? null } : line
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

type Path = readonly string[]

/** An item beside those that are in the cart, and where in it something is that its addition refuses. */
function added(empty: Contents, item: CartItem, context: AdditionContext, filling: CartFilling) {
  const answers = answersOf(item)
  if ('goods' in item) {
    const place = (path: Path) => placeIn(item, path)
    return [addPieces(empty, { ...item.goods, ...answers }, context, filling), place] as const
  }
  const slots = inOrder(empty, item.set)
  const placeOf = ([field = '', slot, ...rest]: Path): Path => {
    const written = field === 'slots' && slot !== undefined ? slots[Number(slot)] : undefined
    return written ? [field, String(item.set.slots.indexOf(written)), ...rest] : slot ? [field, slot, ...rest] : [field]
  }
  return [addSets(empty, { ...item.set, slots, ...answers }, context, filling), placeOf] as const
}

/** Slots in the set's own order, whatever the order in which they were written. */
function inOrder({ productIndex }: Contents, set: AddSetToCart): AddSetToCart['slots'] {
  const order = productIndex.get(set.productId)?.slots ?? []
  const left = [...set.slots]
  const found = order.flatMap(productId => {
    const at = left.findIndex(slot => slot.productId === productId)
    return at < 0 ? [] : left.splice(at, 1)
  })
  return [...found, ...left]
}

const contentOf = ({ productId, variantId, texts, slots, voucher, written, orderNote, amount }: CartLine) =>
  JSON.stringify([productId, variantId, texts, slots, wishKey(voucher), writtenKey(written), orderNote, amount])

/** What a line is of, whatever its amount and its texts. */
const thingOf = ({ productId, variantId, slots, orderNote }: CartLine) =>
  JSON.stringify([productId, variantId, slots !== null, orderNote])
