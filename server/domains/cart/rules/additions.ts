import type { Language } from '../../../kit/languages.ts'
import { textIn } from '../../../kit/languages.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { tidied } from '../../../kit/words.ts'
import type { ProductFacts } from '../../pricing/queries/facts.ts'
import { shopDay } from '../../settings/settings.ts'
import { type BoughtVoucher, keptWish } from '../../vouchers/rules/issue.ts'
import { takesVouchers, voucherSettings } from '../../vouchers/settings.ts'
import type { SetFilling } from '../tables.ts'
import { type AnswersInput, answersBrought } from './answers.ts'
import { type CartLine, type Contents, LONGEST_NOTE, MOST_LINES, MOST_PIECES, MOST_SLOT_PIECES } from './contents.ts'
import { CartFilling, cartFull, tooLarge } from './filling.ts'
import { isOfferedInSets, isOnSale, variantOnSale } from './lineStates.ts'
import { pieceTexts, tooManyTexts } from './texts.ts'
import { type WrittenValue, writtenValues } from './written.ts'

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
  /** Of a voucher: what its buyer wants of it; absent or null: nothing particular. */
  readonly voucher?: BoughtVoucher | null
  /** What is written for properties of the product; absent: nothing. */
  readonly written?: readonly WrittenValue[] | null
  /** To what the shop asks of the line; undefined: this way in asks nothing, and the cart will. */
  readonly answers?: AnswersInput | undefined
  /** Whether what must be answered beside the product may still lack. */
  readonly mayLackAnswers?: boolean
}

export type AddSetToCart = {
  readonly productId: string
  readonly slots: readonly { readonly productId: string; readonly pieces: readonly PieceToAdd[] }[]
  readonly personalised: boolean | null
  readonly orderNote: string | null
  readonly answers?: AnswersInput | undefined
  readonly mayLackAnswers?: boolean
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
export function addPieces(
  contents: Contents,
  input: AddToCart,
  context: AdditionContext,
  filling: CartFilling = new CartFilling(contents, context.now),
): Addition {
  const product = contents.productIndex.get(input.productId)
  if (!isOnSale(product, context.now) || product.kind === 'set') return unavailable(['productId'])
  if (input.pieces.length > MOST_LINES) return { refusals: [cartFull(['pieces'])] }
  if (textsAsked(input.pieces, input.personalised) > filling.textsLeft) return { refusals: [tooManyTexts(['pieces'])] }
  const bought = boughtVoucher(contents, product, input.voucher ?? null, context.now)
  const { written, refusals: about } = writtenValues(product, contents.settings, input.written ?? [], ['written'])
  const brought = answersBrought(contents.settings, product, input)
  const refusals: Refusal[] = [...noteRefusals(input.orderNote), ...bought.refusals, ...about, ...brought.refusals]
  const added: CartLine[] = []
  for (const [i, piece] of input.pieces.entries()) {
    const path = ['pieces', String(i)]
    const refused = amountRefusal(piece.amount, path)
    if (refused) refusals.push(refused)
    if (refused || piece.amount === 0) continue
    const variant = variantOnSale(product, piece.variantId)
    if (variant === undefined) {
      refusals.push(unknownVariant(product, piece.variantId, path))
      continue
    }
    const read = pieceTexts(product, variant, piece.amount, piece.texts, input.personalised, [...path, 'texts'])
    refusals.push(...read.refusals)
    const line = newLine(product, piece.amount, input.orderNote, context)
    const chosen = { texts: read.texts, variantId: variant?.id ?? null, answers: brought.answers }
    added.push({ ...line, ...chosen, voucher: bought.voucher, written })
  }
  if (added.length === 0 && refusals.length === 0) refusals.push(nothingToAdd(['pieces']))
  if (refusals.length > 0) return { refusals }
  return placed(filling, added, i => ['pieces', String(positionOf(input.pieces, i)), 'amount'])
}

/**
 * Adds sets to a cart. The slots are the product's, in its order, and all filled with the same total, which is the
 * number of sets. Refuses as `addPieces` does, and unequal slots with what is missing of which product.
 * Source: shop.md 4 "Set table" and 5; pricing.md, step 3.
 */
export function addSets(
  contents: Contents,
  input: AddSetToCart,
  context: AdditionContext,
  filling: CartFilling = new CartFilling(contents, context.now),
): Addition {
  const product = contents.productIndex.get(input.productId)
  if (!isOnSale(product, context.now) || product.kind !== 'set') return unavailable(['productId'])
  const fits =
    input.slots.length === product.slots.length &&
    input.slots.every(({ productId }, slot) => productId === product.slots[slot])
  if (!fits) {
    return { refusals: [refusal('SET_INCOMPLETE', ['slots'], 'The slots must be those of the set, in its order.')] }
  }
  if (input.slots.some(({ pieces }) => pieces.length > MOST_SLOT_PIECES)) return { refusals: [cartFull(['slots'])] }
  const asked = input.slots.reduce((sum, { pieces }) => sum + textsAsked(pieces, input.personalised), 0)
  if (asked > filling.textsLeft) return { refusals: [tooManyTexts(['slots'])] }
  const brought = answersBrought(contents.settings, product, input)
  const refusals: Refusal[] = [...noteRefusals(input.orderNote), ...brought.refusals]
  const slots: SetFilling = []
  for (const [i, slot] of input.slots.entries()) {
    const filled = fillSlot(contents, slot, input.personalised, ['slots', String(i)])
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
  const line: CartLine = { ...newLine(product, amount, input.orderNote, context), slots, answers: brought.answers }
  return placed(filling, [line], () => ['slots'])
}

/** Pieces that would carry a text, at most; an amount that is none asks for none and is refused on its own. */
const textsAsked = (pieces: readonly PieceToAdd[], personalised: boolean | null): number =>
  personalised === false
    ? 0
    : pieces.reduce(
        (sum, { amount, texts }) => sum + (texts?.length && amountRefusal(amount, []) === null ? amount : 0),
        0,
      )

/** What a buyer wants of a voucher, tidied; of other goods nothing can be wanted. Refuses at `voucher` as `keptWish`, an
 *  amount outside of what the shop sells, and VOUCHERS_NOT_TAKEN while it sells none. */
function boughtVoucher(
  { settings }: Contents,
  { kind }: ProductFacts,
  wanted: BoughtVoucher | null,
  now: Date,
): { voucher: BoughtVoucher | null; refusals: readonly Refusal[] } {
  const no = (field: readonly string[], message: string, details?: Record<string, unknown>) =>
    refusal('INVALID_INPUT', ['voucher', ...field], message, details)
  if (kind !== 'voucher') return { voucher: null, refusals: wanted ? [no([], 'This is no voucher.')] : [] }
  const { leastAmount, mostAmount } = voucherSettings.of(settings)
  if (!takesVouchers(settings))
    return { voucher: null, refusals: [refusal('VOUCHERS_NOT_TAKEN', ['productId'], 'None are sold.')] }
  if (!wanted) return { voucher: null, refusals: [] }
  const { amount } = wanted
  const { wish, refusals } = keptWish(wanted, shopDay(settings, now), ['voucher'])
  const isSold = amount === null || (Number.isSafeInteger(amount) && amount >= leastAmount && amount <= mostAmount)
  const details = { least: leastAmount, most: mostAmount }
  return {
    voucher: { amount, ...wish, ...(wanted.templateId && { templateId: wanted.templateId }) },
    refusals: isSold ? refusals : [no(['amount'], `From ${leastAmount} to ${mostAmount} cents.`, details), ...refusals],
  }
}

function placed(
  filling: CartFilling,
  added: readonly CartLine[],
  pathOf: (index: number) => readonly string[],
): Addition {
  const refusals = filling.put(added, pathOf)
  if (refusals.length > 0) return { refusals }
  return { refusals: [], lines: filling.lines, addedAmount: added.reduce((sum, { amount }) => sum + amount, 0) }
}

function fillSlot(
  contents: Contents,
  slot: AddSetToCart['slots'][number],
  personalised: boolean | null,
  path: readonly string[],
): { pieces: SetFilling[number]['pieces']; refusals: Refusal[] } {
  const product = contents.productIndex.get(slot.productId)
  if (!isOfferedInSets(product)) return { pieces: [], refusals: [...unavailable([...path, 'productId']).refusals] }
  const pieces: SetFilling[number]['pieces'] = []
  const refusals: Refusal[] = []
  for (const [i, piece] of slot.pieces.entries()) {
    const piecePath = [...path, 'pieces', String(i)]
    const refused = amountRefusal(piece.amount, piecePath)
    if (refused) refusals.push(refused)
    if (refused || piece.amount === 0) continue
    const variant = variantOnSale(product, piece.variantId)
    if (variant === undefined) {
      refusals.push(unknownVariant(product, piece.variantId, piecePath))
      continue
    }
    const { texts, refusals: about } = pieceTexts(product, variant, piece.amount, piece.texts, personalised, [
      ...piecePath,
      'texts',
    ])
    refusals.push(...about)
    const same = pieces.find(
      other => other.variantId === (variant?.id ?? null) && other.texts.length > 0 === texts.length > 0,
    )
    if (same) {
      same.amount += piece.amount
      same.texts.push(...texts)
    } else pieces.push({ variantId: variant?.id ?? null, amount: piece.amount, texts })
  }
  return { pieces, refusals }
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
  answers: null,
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

const nothingToAdd = (path: readonly string[]) => refusal('AMOUNT_INVALID', path, 'At least one piece is needed.')
const unavailable = (path: readonly string[]) => ({
  refusals: [refusal('PRODUCT_UNAVAILABLE', path, 'There is no such product on sale.')],
})
/** Why a piece is none: nothing was chosen (first a fit where there are several, then a size), or something unknown. */
function unknownVariant({ variants }: ProductFacts, variantId: string | null, path: readonly string[]): Refusal {
  const at = [...path, 'variantId']
  if (variantId !== null) return refusal('VARIANT_UNKNOWN', at, 'There is no such variant on sale.')
  const fits = new Set(variants.flatMap(({ fit, isOffline }) => (isOffline ? [] : [fit])))
  return fits.size > 1
    ? refusal('FIT_MISSING', at, 'A fit must be chosen.')
    : refusal('SIZE_MISSING', at, 'A size must be chosen.')
}

function noteRefusals(note: string | null): Refusal[] {
  if (note === null || note.length <= LONGEST_NOTE) return []
  return [refusal('INVALID_INPUT', ['orderNote'], `A note has at most ${LONGEST_NOTE} characters.`)]
}
