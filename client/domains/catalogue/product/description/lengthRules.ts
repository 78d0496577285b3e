/** The shortest texts that get a tab or a place: one must be longer than this. Source: shop.md 2 "Product detail". */
const longerThan = { details: 8, care: 8, delivery: 8, general: 6, description: 68, pieceDescription: 6 } as const

/** The text that a reader sees of HTML; marks count as nothing, entities as one character. */
function readable(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#\d+|#x[\da-f]+|\w+);/gi, '_')
    .trim()
}

/** Whether a text is long enough to be shown where it belongs. */
export function isWorthShowing(text: string | null | undefined, place: keyof typeof longerThan): text is string {
  return text != null && readable(text).length > longerThan[place]
}
