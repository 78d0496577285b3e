import type { Pieces, Selection } from '../choice/choices.ts'
import { type Personalisation, printable, textsOf } from './personalisation.ts'

/** A piece with its text, as it is drawn. `size` '' where all sizes look alike. */
export interface DrawnPiece {
  readonly text: string
  readonly colorId: string | null
  readonly fit: string | null
  readonly size: string
}

/** The place of a text: the variant and, from 0, the piece of it. */
export interface TextPlace {
  readonly variantId: string
  readonly at: number
}

/** The text of a single piece that differs between two states; null where it is the common one, or none. */
export function writtenPlace(before: Personalisation, after: Personalisation): TextPlace | null {
  for (const [variantId, texts] of Object.entries(after.own)) {
    const at = texts.findIndex((text, index) => text !== before.own[variantId]?.[index])
    if (at >= 0) return { variantId, at }
  }
  return null
}

/** What is drawn: the text that was written last, on its piece; before that the common one in what is chosen. */
export function drawnPiece(
  state: Personalisation,
  pieces: readonly Pieces[],
  selection: Pick<Selection, 'colorId' | 'fit'>,
  last: TextPlace | null,
): DrawnPiece | null {
  if (!state.isOn) return null
  const wanted = state.isAdvanced && last ? printable(pieces).find(({ choice }) => choice.id === last.variantId) : null
  if (wanted && last && last.at < wanted.amount) {
    const { choice, amount } = wanted
    const text = textsOf(state, choice.id, amount)[last.at] ?? ''
    return { text, colorId: choice.color?.id ?? null, fit: choice.fit ?? null, size: choice.size }
  }
  const { colorId, fit } = selection
  const shown = printable(pieces).filter(
    ({ choice }) => (choice.color?.id ?? null) === colorId && (choice.fit ?? null) === fit,
  )
  return { text: state.common, colorId, fit, size: shown.length === 1 ? (shown[0]?.choice.size ?? '') : '' }
}
