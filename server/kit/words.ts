/** A text as part of a LIKE pattern that means itself. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** A text that somebody typed to search by, without what can stand neither in a statement nor in anybody's name. */
export const withoutControls = (text: string | null | undefined): string | undefined =>
  text?.toWellFormed().replace(/\p{Cc}/gu, ' ')

/** A text from a person in one line: without control characters and halves of characters (which the database could not
 *  keep), white space folded, composed as Unicode NFC. */
export const tidied = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

/** A text from a person in several lines: as `tidied`, but line breaks stay. */
export const tidiedLines = (text: string): string =>
  text.replace(/\r\n?/g, '\n').split('\n').map(tidied).join('\n').trim()
