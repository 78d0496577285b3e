/** A text of a transfer without spaces and signs, in capitals, and where each of its signs stood. */
interface Squeezed {
  readonly text: string
  readonly places: readonly number[]
}

const isSign = (sign: string): boolean => /[A-Z0-9]/.test(sign)

function squeezed(entered: string): Squeezed {
  const capitals = entered.toUpperCase()
  let text = ''
  const places: number[] = []
  for (let at = 0; at < capitals.length; at += 1) {
    if (!isSign(capitals[at]!)) continue
    text += capitals[at]
    places.push(at)
  }
  return { text, places }
}

/** A document's number as it is looked for: `RE-2026-00001` is RE202600001. */
const referenceKey = (number: string): string => squeezed(number).text

/** The shortest number that may stand without its letters: 202600001 of RE-2026-00001. */
const shortestDigits = 7

/** What a number may be written as: whole, or without the letters before it where what is left is long. */
export function keysOfNumber(number: string): string[] {
  const key = referenceKey(number)
  const digits = /^[A-Z]+(\d+)$/.exec(key)?.[1]
  return digits && digits.length >= shortestDigits ? [key, digits] : [key]
}

const isDigit = (sign: string | undefined): boolean => sign !== undefined && sign >= '0' && sign <= '9'

/**
 * The keys of `known` that stand in a text, whatever spaces, slashes and dashes banks left out or put in. A number is not found
 * within a longer one: before a key that begins with a digit and behind one that ends with one stands no other digit, unless
 * something parted them in the text. `lengths`: of all known keys.
 */
export function referencesIn(
  entered: string,
  known: { has(key: string): boolean },
  lengths: readonly number[],
): string[] {
  const { text, places } = squeezed(entered)
  const touches = (at: number) => at > 0 && places[at]! - places[at - 1]! === 1
  const found: { key: string; from: number; to: number }[] = []
  for (const length of lengths.toSorted((one, other) => other - one)) {
    for (let from = 0; from + length <= text.length; from += 1) {
      const key = text.slice(from, from + length)
      if (!known.has(key)) continue
      const to = from + length
      if (isDigit(key[0]) && isDigit(text[from - 1]) && touches(from)) continue
      if (isDigit(key.at(-1)) && isDigit(text[to]) && touches(to)) continue
      // Longer keys come first: what stands within one of them is a part of it.
      if (found.some(other => from >= other.from && to <= other.to)) continue
      found.push({ key, from, to })
    }
  }
  return [...new Set(found.toSorted((one, other) => one.from - other.from).map(({ key }) => key))]
}

/** Numbers of four digits or more that stand by themselves: those of customers and web orders may be among them. */
export const plainNumbersIn = (entered: string): number[] => [
  ...new Set((entered.match(/(?<![\dA-Za-z])\d{4,9}(?![\dA-Za-z])/g) ?? []).map(Number)),
]
