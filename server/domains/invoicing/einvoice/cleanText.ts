import { tidied, tidiedLines } from '../../../kit/words.ts'

/** Unicode has no characters there, and XML forbids them. */
const nonCharacters = /[\uFFFE\uFFFF]/gu

/** A text as XML can hold it, in one line; null for an empty one. */
export const inOneLine = (text: string | null): string | null => tidied((text ?? '').replace(nonCharacters, '')) || null

/** A text as XML can hold it, with its lines; null for an empty one. */
export const inLines = (text: string | null): string | null =>
  tidiedLines((text ?? '').replace(nonCharacters, '')) || null

/** An identifier that people write with gaps: IBAN, BIC, VAT id. */
export const compact = (text: string | null): string | null =>
  inOneLine(text)
    ?.replace(/[\s.-]/gu, '')
    .toUpperCase() || null
