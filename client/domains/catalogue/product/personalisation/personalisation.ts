import { unprintable } from '../../parts/lettering/words.ts'
import type { Choice, Pieces } from '../choice/choices.ts'

/**
 * What is to be printed on the pieces. Without `isAdvanced` the common text goes on every piece; with it, `own` holds
 * the texts that differ from it, by variant and place.
 */
export interface Personalisation {
  readonly isOn: boolean
  readonly isAdvanced: boolean
  readonly common: string
  readonly own: Readonly<Record<string, readonly (string | undefined)[]>>
}

/** Nothing is printed. Switching the personalisation off leads here: it clears texts and the advanced mode. */
export const notPersonalised: Personalisation = { isOn: false, isAdvanced: false, common: '', own: {} }

export const personalised = (isOn: boolean): Personalisation => ({ ...notPersonalised, isOn })

export const withAdvanced = (state: Personalisation, isAdvanced: boolean): Personalisation => ({
  ...state,
  isAdvanced,
})

/** Another common text. Without the advanced mode it is the text of every piece, so that own texts are gone. */
export const withCommon = (state: Personalisation, common: string): Personalisation =>
  state.isAdvanced ? { ...state, common } : { ...state, common, own: {} }

/** Copies the common text to all pieces. */
export const refreshed = (state: Personalisation): Personalisation => ({ ...state, own: {} })

/** Gives one piece its own text. `at` counts from 0 within the variant. */
export function withOwn(state: Personalisation, variantId: string, at: number, text: string): Personalisation {
  const texts = [...(state.own[variantId] ?? [])]
  texts[at] = text
  return { ...state, own: { ...state.own, [variantId]: texts } }
}

/** Texts of the pieces of one variant, one per piece. */
export function textsOf(state: Personalisation, variantId: string, amount: number): string[] {
  const own = state.isAdvanced ? (state.own[variantId] ?? []) : []
  return Array.from({ length: amount }, (_, at) => own[at] ?? state.common)
}

/** Pieces that can be printed on. */
export const printable = (pieces: readonly Pieces[]): Pieces[] => pieces.filter(({ choice }) => choice.isPersonalisable)

/** Sizes among what was chosen that are never printed on: they come without the text. */
export const plainSizes = (pieces: readonly Pieces[]): Choice[] =>
  pieces.filter(({ choice }) => !choice.isPersonalisable).map(({ choice }) => choice)

/** Whether something is to be printed, and nothing that was chosen can be: the text would be lost. */
export const printsNothing = (state: Personalisation, pieces: readonly Pieces[]): boolean =>
  state.isOn && pieces.length > 0 && printable(pieces).length === 0

/** Characters as people count them, so that an emoji is one; as the server counts. */
export const lengthOf = (text: string): number => [...text].length

/** Whether a text is longer than may be printed. Nothing is cut: who wrote it says what goes. */
export const isTooLong = (text: string, maxLength: number): boolean => lengthOf(text.trim()) > maxLength

/** A piece whose text is missing: `at` within its variant, null for the common text. */
export interface MissingText {
  readonly variantId: string | null
  readonly at: number
}

/**
 * The first text that is missing: without the advanced mode the common one, with it that of the first piece without.
 * Null where all is well, or nothing is printed. Source: shop.md 5 "Size table and sets".
 */
export function missingText(state: Personalisation, pieces: readonly Pieces[]): MissingText | null {
  if (!state.isOn) return null
  if (!state.isAdvanced) return state.common.trim() === '' ? { variantId: null, at: 0 } : null
  for (const { choice, amount } of printable(pieces)) {
    const at = textsOf(state, choice.id, amount).findIndex(text => text.trim() === '')
    if (at >= 0) return { variantId: choice.id, at }
  }
  return null
}

/** Whether a text that is to be printed has characters that cannot be, or too many; its field says which. */
export function hasWrongText(
  state: Personalisation,
  pieces: readonly Pieces[],
  { maxLength, printable: characters }: { readonly maxLength: number; readonly printable: string },
): boolean {
  if (!state.isOn) return false
  const texts = new Set(
    printable(pieces).flatMap(({ choice, amount }) =>
      state.isAdvanced ? textsOf(state, choice.id, amount) : [state.common],
    ),
  )
  return [...texts].some(text => isTooLong(text, maxLength) || unprintable(characters, text).length > 0)
}

/** The texts of a line as they are sent: one for all pieces, or one per piece; none without personalisation. */
export function textsToSend(state: Personalisation, { choice, amount }: Pieces): string[] | null {
  if (!state.isOn || !choice.isPersonalisable) return null
  return state.isAdvanced ? textsOf(state, choice.id, amount) : [state.common]
}
