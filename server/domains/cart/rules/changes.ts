import { apportion } from '../../../kit/money.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import type { SetFilling } from '../tables.ts'
import { amountRefusal } from './additions.ts'
import { type CartLine, type Contents, MOST_PERSONALISED } from './contents.ts'
import { sizeRefusals, stockRefusals } from './filling.ts'
import { variantOnSale } from './lineStates.ts'
import { commonText, pieceTexts, tooManyTexts } from './texts.ts'

export type ChangeCartLine = {
  readonly lineId: string
  /** Null: unchanged. */
  readonly amount: number | null
  /** One per piece, or one for all; an empty list takes the personalisation off. Null: unchanged. */
  readonly texts: readonly string[] | null
}

/**
 * A line with another amount or other texts, or the reasons against it. With a larger amount a text that all pieces
 * share is that of the new ones too, with a smaller one the last texts go. The sizes of a set keep their shares, as far
 * as whole pieces can; ties go to the earlier one, and a size that is left without pieces goes. An amount is at least 1 here; to remove a
 * line is a request of its own. Fewer pieces than before are never refused for want of stock.
 * Source: shop.md 4 "Cart quantity".
 */
export function changeLine(
  contents: Contents,
  line: CartLine,
  change: ChangeCartLine,
  now: Date,
): { line: CartLine; refusals: readonly Refusal[] } {
  const amount = change.amount ?? line.amount
  const refused = amountRefusal(amount, [])
  if (refused) return { line, refusals: [refused] }
  if (amount === 0) {
    return { line, refusals: [refusal('AMOUNT_INVALID', ['amount'], 'An amount is a whole number of at least 1.')] }
  }
  const { line: changed, refusals } =
    line.slots === null ? changePiece(contents, line, amount, change.texts) : changeSets(line, amount, change.texts)
  if (refusals.length > 0) return { line, refusals }
  const others = contents.lines.map(other => (other.id === line.id ? changed : other))
  const full = sizeRefusals(others, contents.lines)
  if (full.length > 0) return { line, refusals: full }
  if (amount <= line.amount) return { line: changed, refusals: [] }
  const short = stockRefusals(contents, others, changed, now, ['amount'])
  return { line: short.length > 0 ? line : changed, refusals: short }
}

function changePiece(
  contents: Contents,
  line: CartLine,
  amount: number,
  texts: readonly string[] | null,
): { line: CartLine; refusals: readonly Refusal[] } {
  if (texts === null) {
    if (isTooMany(line.texts, amount)) return { line, refusals: [tooManyTexts(['amount'])] }
    const resized = resizedTexts(line.texts, amount)
    return resized ? { line: { ...line, amount, texts: resized }, refusals: [] } : { line, refusals: [textsMissing] }
  }
  const product = contents.productIndex.get(line.productId)
  const variant = product && variantOnSale(product, line.variantId)
  if (!product || variant === undefined) {
    return { line, refusals: [refusal('PRODUCT_UNAVAILABLE', ['lineId'], 'This is not on sale.')] }
  }
  const wanted = texts.length > 0
  const read = pieceTexts(product, variant, amount, texts, wanted, ['texts'])
  return { line: { ...line, amount, texts: read.texts }, refusals: read.refusals }
}

function changeSets(
  line: CartLine,
  amount: number,
  texts: readonly string[] | null,
): { line: CartLine; refusals: readonly Refusal[] } {
  if (texts !== null) {
    const message = 'The texts of a set belong to its pieces: put the set into the cart anew.'
    return { line, refusals: [refusal('INVALID_INPUT', ['texts'], message)] }
  }
  if (amount === line.amount) return { line, refusals: [] }
  const slots: SetFilling = []
  for (const { productId, pieces } of line.slots!) {
    const amounts = apportion(
      amount,
      pieces.map(piece => piece.amount),
    )
    const resized: SetFilling[number]['pieces'] = []
    for (const [i, piece] of pieces.entries()) {
      const own = amounts[i]!
      if (isTooMany(piece.texts, own)) return { line, refusals: [tooManyTexts(['amount'])] }
      const texts = resizedTexts(piece.texts, own)
      if (!texts) return { line, refusals: [textsMissing] }
      if (own > 0) resized.push({ ...piece, amount: own, texts: [...texts] })
    }
    slots.push({ productId, pieces: resized })
  }
  return { line: { ...line, amount, slots }, refusals: [] }
}

const textsMissing = refusal('PERSONALISATION_MISSING', ['texts'], 'Each further piece needs a text.')

/** Whether further pieces would carry more texts than a cart holds; fewer than before are never too many. */
const isTooMany = (texts: readonly string[], amount: number): boolean =>
  texts.length > 0 && amount > texts.length && amount > MOST_PERSONALISED

/** Texts for another number of pieces; null where nobody can tell what is to stand on the further ones. */
function resizedTexts(texts: readonly string[], amount: number): readonly string[] | null {
  if (texts.length === 0 || texts.length === amount) return texts
  if (amount < texts.length) return texts.slice(0, amount)
  const text = commonText(texts)
  return text === null ? null : Array.from({ length: amount }, () => text)
}
