/** A text that is printed, as it stands on a back. */
export interface Words {
  readonly name: string
  readonly number: string
}

/** Digits that a number on a back has at most. */
export const mostDigits = 3

const ending = /^(?:(.*\S)\s+)?(\d{1,3})$/su

/** The name and the number of a text: 'HOFSTÄTTER 10'. What does not end in a number is a name. */
export function wordsOf(text: string): Words {
  const trimmed = text.trim()
  const found = ending.exec(trimmed)
  return found ? { name: found[1] ?? '', number: found[2] ?? '' } : { name: trimmed, number: '' }
}

/** The text that a name and a number are kept and sent as. */
export const textFrom = ({ name, number }: Words): string => [name.trim(), number.trim()].filter(Boolean).join(' ')

const mostNamed = 5

/**
 * The characters of a text that cannot be printed, as the server names them: each once, at most five, invisible ones by
 * their number. `printable`: the inside of a class of characters, as a product says it.
 */
export function unprintable(printable: string, text: string): string[] {
  const pattern = new RegExp(`^[${printable}\\s]*$`, 'u')
  const composed = text.normalize('NFC')
  if (pattern.test(composed)) return []
  const named = new Set<string>()
  for (const { segment } of new Intl.Segmenter('de').segment(composed)) {
    if (pattern.test(segment)) continue
    named.add(/^[\p{C}\p{Z}\p{M}]+$/u.test(segment) ? numbersOf(segment) : segment)
    if (named.size === mostNamed) break
  }
  return [...named]
}

const numbersOf = (segment: string): string =>
  [...segment].map(each => `U+${(each.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`).join(' ')
