/** Entries of one cell, with `|` between them. A sign that parts something stands for itself behind `\\`. */

const parting = /[|=/[\]:,\\]/g

/** A text in which no sign parts anything. */
export const escaped = (text: string): string => text.replaceAll(parting, sign => `\\${sign}`)
/** What was meant by it. */
export const unescaped = (text: string): string => text.replaceAll(/\\(.)/gs, '$1').trim()

/** The pieces between signs that are not escaped, with their own escapes. */
export function parted(text: string, sign: string): string[] {
  const pieces: string[] = []
  let piece = ''
  for (let at = 0; at < text.length; at += 1) {
    const literal = text[at] === '\\' ? text.slice(at, at + 2) : ''
    if (literal !== '') {
      piece += literal
      at += 1
    } else if (text[at] === sign) {
      pieces.push(piece)
      piece = ''
    } else piece += text[at]
  }
  return [...pieces, piece]
}

/** The entries of a cell. */
export const entriesOf = (text: string): string[] =>
  parted(text, '|')
    .map(entry => entry.trim())
    .filter(Boolean)
