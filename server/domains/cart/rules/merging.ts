import type { CartLine } from './contents.ts'
import { commonText } from './texts.ts'

/**
 * The lines of an account's cart together with those from before signing in. Of what lies in both (same variant, same
 * personalisation, same note; of sets the same pieces) the larger amount counts, not the sum: somebody who filled the
 * cart at home and again before signing in wants it once. Everything else is kept, the account's lines first.
 */
export function mergedLines(own: readonly CartLine[], guest: readonly CartLine[]): CartLine[] {
  const lines = [...own]
  const places = new Map(lines.map((line, i) => [contentOf(line), i] as const).reverse())
  for (const line of guest) {
    const content = contentOf(line)
    const at = places.get(content)
    if (at === undefined) {
      places.set(content, lines.length)
      lines.push(line)
    } else if (line.amount > lines[at]!.amount) {
      const { amount, texts, slots } = line
      lines[at] = { ...lines[at]!, amount, texts, slots }
    }
  }
  return lines
}

/** Two lines with the same text here are the same thing, in whatever amount. */
function contentOf({ productId, variantId, texts, slots, orderNote, amount }: CartLine): string {
  const pieces = slots?.map(({ pieces: filling }) =>
    filling.map(piece => [piece.variantId, wordsOf(piece.texts), piece.amount === amount ? 'all' : piece.amount]),
  )
  return JSON.stringify([productId, variantId, wordsOf(texts), pieces ?? null, orderNote])
}

/** A text that stands on all pieces says nothing of how many there are; a list of different ones does. */
const wordsOf = (texts: readonly string[]): string | readonly string[] => commonText(texts) ?? texts
