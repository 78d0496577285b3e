import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { tidied } from '../../../kit/words.ts'
import { unprintable, usualMethod } from '../../catalogue/rules/printing.ts'
import type { ProductFacts, VariantFacts } from '../../pricing/queries/facts.ts'
import { type CartLine, MOST_CHARACTERS, MOST_PERSONALISED } from './contents.ts'

/** Longest personalisation of a piece where the product names none (shop.md 5). */
export const LONGEST_TEXT = 9999

/** Whether pieces of a variant can be personalised. */
const isPersonalisable = (product: ProductFacts, variant: VariantFacts | null): boolean =>
  product.isPersonalisable && (variant?.isPersonalisable ?? true)

/** How long a piece's text may be, counted in characters as people see code points. It is the limit that product pages
 *  tell, whatever the amount. */
const longestText = (product: ProductFacts): number => product.personalisationMaxLength ?? LONGEST_TEXT

/**
 * The texts of `amount` pieces, one per piece: a single text stands for all. None where nothing is given and nothing
 * is `wanted`. Refuses what is empty, too long for a piece or for a cart, not as many as the pieces, not offered, or has
 * characters that the product's method cannot print, which are named. `path` leads to the texts.
 * Source: shop.md 5 "Size table and sets".
 */
export function pieceTexts(
  product: ProductFacts,
  variant: VariantFacts | null,
  amount: number,
  given: readonly string[] | null,
  wanted: boolean | null,
  path: readonly string[],
): { texts: string[]; refusals: Refusal[] } {
  const none = { texts: [], refusals: [] }
  const refused = (reason: Refusal) => ({ texts: [], refusals: [reason] })
  const isBlank = (given ?? []).every(text => text.trim() === '')
  if (wanted === false || (wanted === null && isBlank)) return none
  if (!isPersonalisable(product, variant)) {
    return isBlank ? none : refused(refusal('PERSONALISATION_NOT_OFFERED', path, 'This piece cannot be personalised.'))
  }
  // Whatever multiplies is looked at before it does: an amount copies a text, and each text costs its reading.
  const count = given?.length ?? 0
  if (isBlank || (count !== 1 && count !== amount)) return refused(textMissing(path))
  if (amount > MOST_PERSONALISED) return refused(tooManyTexts(path))
  const maxLength = longestText(product)
  if (charactersOf(given!) > mostRawCharacters(count, maxLength)) return refused(tooLong(path, maxLength))
  const strange = unprintable(product.printMethod ?? usualMethod, given!.join(' '))
  if (strange.length > 0) return refused(notPrintable(path, strange))
  const texts = given!.map(tidied)
  if (texts.some(text => text === '')) return refused(textMissing(path))
  if (texts.some(text => [...text].length > maxLength)) return refused(tooLong(path, maxLength))
  if (charactersOf(texts) * (amount / count) > MOST_CHARACTERS) return refused(textsTooLong(path))
  return { texts: count === 1 ? Array.from({ length: amount }, () => texts[0]!) : texts, refusals: [] }
}

/** Characters that texts may have before white space is tidied away. */
const mostRawCharacters = (count: number, maxLength: number): number => Math.max(2000, 2 * count * (maxLength + 2))

const textMissing = (path: readonly string[]) => refusal('PERSONALISATION_MISSING', path, 'Each piece needs a text.')
const tooLong = (path: readonly string[], maxLength: number) =>
  refusal('PERSONALISATION_TOO_LONG', path, `A text may have at most ${maxLength} characters.`, { maxLength })
const notPrintable = (path: readonly string[], characters: readonly string[]) =>
  refusal('PERSONALISATION_NOT_PRINTABLE', path, `These cannot be printed: ${characters.join(' ')}`, { characters })
/** More pieces with a text than a cart holds. */
export const tooManyTexts = (path: readonly string[]) =>
  refusal('TOO_MANY_TEXTS', path, `A cart holds at most ${MOST_PERSONALISED} personalised pieces.`, {
    limit: MOST_PERSONALISED,
  })

/** More characters than the texts of a cart may have together: each piece's text is kept. */
export const textsTooLong = (path: readonly string[]) =>
  refusal('TEXTS_TOO_LONG', path, `The texts of a cart have at most ${MOST_CHARACTERS} characters together.`, {
    limit: MOST_CHARACTERS,
  })

type Personal = Pick<CartLine, 'texts' | 'slots' | 'written'>
const isWritten = (written: CartLine['written']): boolean => written != null

/** Whether all of a line is made to the buyer's words, for which the law knows no right of withdrawal; one printed piece
 *  does not take it away from the rest of a set. Source: § 18 Abs. 1 Z 3 FAGG, § 312g Abs. 2 Nr. 1 BGB. */
export const isAllPersonalised = ({ texts, slots, written }: Personal): boolean => {
  const pieces = (slots ?? []).flatMap(slot => slot.pieces)
  return pieces.length > 0 ? pieces.every(piece => piece.texts.length > 0) : texts.length > 0 || isWritten(written)
}

/** Whether a line holds pieces made to the buyer's words: printing them takes its time. */
export const isPersonalised = ({ texts, slots, written }: Personal): boolean =>
  texts.length > 0 ||
  isWritten(written) ||
  (slots ?? []).some(({ pieces }) => pieces.some(piece => piece.texts.length > 0))

/** Characters that texts have together. */
export const charactersOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + text.length, 0)

/** The text that all pieces share, null where they differ; "" for none. */
export function commonText(texts: readonly string[]): string | null {
  const first = texts[0] ?? ''
  return texts.every(text => text === first) ? first : null
}
