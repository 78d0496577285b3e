import { dayOf } from '../../../kit/days.ts'
import type { Language } from '../../../kit/languages.ts'
import { textIn } from '../../../kit/languages.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { tidied } from '../../../kit/words.ts'
import { leftFor } from '../../catalogue/rules/availability.ts'
import type { ProductFacts } from '../../pricing/facts.ts'
import type { SetFilling } from '../tables.ts'
import { type CartLine, type Contents, LONGEST_NOTE, MOST_LINES, MOST_PIECES, MOST_SLOT_PIECES } from './contents.ts'
import { demandsOf, isOnSale, stockOf, variantOnSale } from './lineStates.ts'
import { commonText, fitTogether, pieceTexts } from './texts.ts'

/** So many of a variant (null: the product has none); an amount of 0 is left out. `texts`: one per piece, or one for
 *  all; null: none were given. */
export type PieceToAdd = {
  readonly variantId: string | null
  readonly amount: number
  readonly texts: readonly string[] | null
}

export type AddToCart = {
  readonly productId: string
  readonly pieces: readonly PieceToAdd[]
  /** Null: as the texts say. False clears them. */
  readonly personalised: boolean | null
  readonly orderNote: string | null
}

export type AddSetToCart = {
  readonly productId: string
  readonly slots: readonly { readonly productId: string; readonly pieces: readonly PieceToAdd[] }[]
  readonly personalised: boolean | null
  readonly orderNote: string | null
}

/** What an addition makes of a cart: its lines afterwards, which of them are new or changed, and the pieces (or sets)
 *  added; or every reason against it. */
export type Addition =
  | { readonly refusals: readonly Refusal[] }
  | { readonly refusals: readonly []; readonly lines: readonly CartLine[]; readonly addedAmount: number }

/** What an addition is given from outside. */
export type AdditionContext = { readonly language: Language; readonly now: Date; readonly newId: () => string }

/**
 * Adds pieces of a product to a cart. A piece equal to a line (same product, variant, text and note) makes that line
 * larger. Amounts are whole numbers, 0 is left out, at least one must be above it. Refuses what is not on sale, sold
 * out, more than is left with what lies in the cart already, and what does not fit into a cart; all reasons at once.
 * Source: shop.md 4 and 5.
 */
export function addPieces(contents: Contents, input: AddToCart, context: AdditionContext): Addition {
  const product = contents.shelf.get(input.productId)
  if (!isOnSale(product, context.now) || product.kind === 'set') return unavailable(['productId'])
  if (input.pieces.length > MOST_LINES) return { refusals: [cartFull(['pieces'])] }
  const refusals: Refusal[] = noteRefusals(input.orderNote)
  const added: CartLine[] = []
  for (const [i, piece] of input.pieces.entries()) {
    const path = ['pieces', String(i)]
    const refused = amountRefusal(piece.amount, path)
    if (refused) refusals.push(refused)
    if (refused || piece.amount === 0) continue
    const variant = variantOnSale(product, piece.variantId)
    if (variant === undefined) {
      refusals.push(unknownVariant(piece.variantId, path))
      continue
    }
    const read = pieceTexts(product, variant, piece.amount, piece.texts, input.personalised, [...path, 'texts'])
    refusals.push(...read.refusals)
    const line = newLine(product, piece.amount, input.orderNote, context)
    added.push({ ...line, texts: read.texts, variantId: variant?.id ?? null })
  }
  if (added.length === 0 && refusals.length === 0) refusals.push(nothingToAdd(['pieces']))
  if (refusals.length > 0) return { refusals }
  return place(contents, added, context, i => ['pieces', String(positionOf(input.pieces, i)), 'amount'])
}

/**
 * Adds sets to a cart. The slots are the product's, in its order, and all filled with the same total, which is the
 * number of sets. Refuses as `addPieces` does, and unequal slots with what is missing of which product.
 * Source: shop.md 4 "Set table" and 5; pricing.md, step 3.
 */
export function addSets(contents: Contents, input: AddSetToCart, context: AdditionContext): Addition {
  const product = contents.shelf.get(input.productId)
  if (!isOnSale(product, context.now) || product.kind !== 'set') return unavailable(['productId'])
  const fits =
    input.slots.length === product.slots.length &&
    input.slots.every(({ productId }, slot) => productId === product.slots[slot])
  if (!fits) {
    return { refusals: [refusal('SET_INCOMPLETE', ['slots'], 'The slots must be those of the set, in its order.')] }
  }
  if (input.slots.some(({ pieces }) => pieces.length > MOST_SLOT_PIECES)) return { refusals: [cartFull(['slots'])] }
  const refusals: Refusal[] = noteRefusals(input.orderNote)
  const slots: SetFilling = []
  for (const [i, slot] of input.slots.entries()) {
    const filled = fillSlot(contents, slot, input.personalised, ['slots', String(i)], context.now)
    refusals.push(...filled.refusals)
    slots.push({ productId: slot.productId, pieces: filled.pieces })
  }
  if (refusals.length > 0) return { refusals }
  const totals = slots.map(({ pieces }) => pieces.reduce((sum, { amount }) => sum + amount, 0))
  const amount = Math.max(...totals)
  if (amount === 0) return { refusals: [nothingToAdd(['slots'])] }
  if (totals.some(total => total !== amount)) {
    const missing = slots.map(({ productId }, i) => ({ productId, missing: amount - totals[i]! }))
    const message = 'All pieces of a set must be equally many.'
    return {
      refusals: [refusal('SET_UNEQUAL', ['slots'], message, { missing: missing.filter(each => each.missing > 0) })],
    }
  }
  if (amount > MOST_PIECES) return { refusals: [tooLarge(['slots'])] }
  const line: CartLine = { ...newLine(product, amount, input.orderNote, context), slots }
  return place(contents, [line], context, () => ['slots'])
}

function fillSlot(
  contents: Contents,
  slot: AddSetToCart['slots'][number],
  personalised: boolean | null,
  path: readonly string[],
  now: Date,
): { pieces: SetFilling[number]['pieces']; refusals: Refusal[] } {
  const product = contents.shelf.get(slot.productId)
  if (!isOnSale(product, now)) return { pieces: [], refusals: [...unavailable([...path, 'productId']).refusals] }
  const pieces: SetFilling[number]['pieces'] = []
  const refusals: Refusal[] = []
  for (const [i, piece] of slot.pieces.entries()) {
    const piecePath = [...path, 'pieces', String(i)]
    const refused = amountRefusal(piece.amount, piecePath)
    if (refused) refusals.push(refused)
    if (refused || piece.amount === 0) continue
    const variant = variantOnSale(product, piece.variantId)
    if (!variant) {
      refusals.push(unknownVariant(piece.variantId, piecePath))
      continue
    }
    const { texts, refusals: about } = pieceTexts(product, variant, piece.amount, piece.texts, personalised, [
      ...piecePath,
      'texts',
    ])
    refusals.push(...about)
    const same = pieces.find(
      other =>
        other.variantId === variant.id &&
        other.texts.length > 0 === texts.length > 0 &&
        fitTogether(other.texts, texts),
    )
    if (same) {
      same.amount += piece.amount
      same.texts.push(...texts)
    } else pieces.push({ variantId: variant.id, amount: piece.amount, texts })
  }
  return { pieces, refusals }
}

/** Puts lines into the cart, each into an equal one if there is one, and looks whether there is room and stock. */
function place(
  contents: Contents,
  added: readonly CartLine[],
  { now }: AdditionContext,
  pathOf: (index: number) => readonly string[],
): Addition {
  const lines = [...contents.lines]
  const refusals: Refusal[] = []
  let position = lines.reduce((last, line) => Math.max(last, line.position), 0)
  for (const [i, line] of added.entries()) {
    const equal = lines.findIndex(other => areEqual(other, line))
    if (equal >= 0) lines[equal] = merged(lines[equal]!, line)
    else {
      position += 1
      lines.push({ ...line, position })
    }
    if (equal >= 0 && lines[equal]!.amount > MOST_PIECES) refusals.push(tooLarge(pathOf(i)))
    refusals.push(...stockRefusals(contents, lines, line, now, pathOf(i)))
  }
  if (lines.length > MOST_LINES) refusals.push(cartFull([]))
  if (refusals.length > 0) return { refusals }
  return { refusals: [], lines, addedAmount: added.reduce((sum, { amount }) => sum + amount, 0) }
}

/** Why a line of the cart cannot be had in its amount, together with all other lines that ask for the same stock. */
export function stockRefusals(
  contents: Pick<Contents, 'shelf' | 'settings'>,
  lines: readonly CartLine[],
  line: CartLine,
  now: Date,
  path: readonly string[],
): Refusal[] {
  const own = demandsOf(line, contents.shelf, now)
  if (typeof own === 'string') return [refusal('PRODUCT_UNAVAILABLE', path, 'This is not on sale.')]
  const everything = lines.flatMap(each => {
    const demands = demandsOf(each, contents.shelf, now)
    return typeof demands === 'string' ? [] : demands
  })
  const today = dayOf(now, contents.settings.shop.timeZone)
  const seen = new Set<string>()
  for (const { product, variant } of own) {
    const key = variant?.id ?? product.id
    const { available, backOn } = stockOf(product, variant, today)
    if (seen.has(key) || available === null || backOn !== null) continue
    seen.add(key)
    if (available === 0) return [refusal('SOLD_OUT', path, 'This is sold out.', { variantId: variant?.id ?? null })]
    let asked = 0
    for (const demand of everything) if ((demand.variant?.id ?? demand.product.id) === key) asked += demand.amount
    if (asked > available) {
      const left = leftFor(asked, available, contents.settings.shop)
      const details = { available: left, inStock: available, variantId: variant?.id ?? null }
      return [refusal('ONLY_FEW_LEFT', path, `Only ${left} are left.`, details)]
    }
  }
  return []
}

/** Lines are equal where a buyer would see one: same product, variants and note, and one text for all pieces. */
function areEqual(a: CartLine, b: CartLine): boolean {
  if (a.productId !== b.productId || a.variantId !== b.variantId || a.orderNote !== b.orderNote) return false
  if (a.slots === null || b.slots === null) return a.slots === b.slots && haveSameText(a.texts, b.texts)
  return (
    a.slots.length === b.slots.length &&
    a.slots.every(({ pieces }, i) => {
      const others = b.slots![i]!.pieces
      const [one] = pieces
      const [other] = others
      if (pieces.length !== 1 || others.length !== 1) return false
      return one!.variantId === other!.variantId && haveSameText(one!.texts, other!.texts)
    })
  )
}

function haveSameText(a: readonly string[], b: readonly string[]): boolean {
  const text = commonText(a)
  return text !== null && text === commonText(b) && fitTogether(a, b)
}

function merged(line: CartLine, added: CartLine): CartLine {
  const slots = line.slots?.map((slot, i) => ({
    productId: slot.productId,
    pieces: slot.pieces.map((piece, k) => {
      const other = added.slots![i]!.pieces[k]!
      return { ...piece, amount: piece.amount + other.amount, texts: [...piece.texts, ...other.texts] }
    }),
  }))
  return {
    ...line,
    amount: line.amount + added.amount,
    texts: [...line.texts, ...added.texts],
    slots: slots ?? null,
  }
}

const newLine = (
  product: ProductFacts,
  amount: number,
  note: string | null,
  { language, newId }: AdditionContext,
): CartLine => ({
  id: newId(),
  position: 0,
  productId: product.id,
  variantId: null,
  title: textIn(language, product.title),
  amount,
  texts: [],
  slots: null,
  orderNote: tidied(note ?? '') || null,
})

/** The index in the input of the `added`th piece that is not left out. */
function positionOf(pieces: readonly PieceToAdd[], added: number): number {
  const kept = pieces.flatMap((piece, i) => (piece.amount === 0 ? [] : [i]))
  return kept[added] ?? 0
}

/** Why a number is no amount of pieces; null for 0 and up to the most that a line holds. */
export function amountRefusal(amount: number, path: readonly string[]): Refusal | null {
  if (!Number.isSafeInteger(amount) || amount < 0) {
    return refusal('AMOUNT_INVALID', [...path, 'amount'], 'An amount is a whole number of at least 0.')
  }
  return amount > MOST_PIECES ? tooLarge([...path, 'amount']) : null
}

const cartFull = (path: readonly string[]) =>
  refusal('CART_FULL', path, `A cart holds at most ${MOST_LINES} lines.`, { limit: MOST_LINES })
const tooLarge = (path: readonly string[]) =>
  refusal('AMOUNT_TOO_LARGE', path, `An amount is at most ${MOST_PIECES}.`, { limit: MOST_PIECES })
const nothingToAdd = (path: readonly string[]) => refusal('AMOUNT_INVALID', path, 'At least one piece is needed.')
const unavailable = (path: readonly string[]) => ({
  refusals: [refusal('PRODUCT_UNAVAILABLE', path, 'There is no such product on sale.')],
})
const unknownVariant = (variantId: string | null, path: readonly string[]) =>
  variantId === null
    ? refusal('SIZE_MISSING', [...path, 'variantId'], 'A size must be chosen.')
    : refusal('VARIANT_UNKNOWN', [...path, 'variantId'], 'There is no such variant on sale.')

function noteRefusals(note: string | null): Refusal[] {
  if (note === null || note.length <= LONGEST_NOTE) return []
  return [refusal('INVALID_INPUT', ['orderNote'], `A note has at most ${LONGEST_NOTE} characters.`)]
}
