/** A text as part of a LIKE pattern that means itself. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** A text that somebody typed to search by, without what can stand neither in a statement nor in anybody's name. */
export const withoutControls = (text: string | null | undefined): string | undefined =>
  text?.toWellFormed().replace(/\p{Cc}/gu, ' ')
