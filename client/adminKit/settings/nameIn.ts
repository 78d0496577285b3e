/** A text in both languages, in the reader's; in German where there is none in theirs. Empty where there is neither. */
export const nameIn = (locale: string, { de, en }: { readonly de: string; readonly en: string }): string =>
  (locale.startsWith('en') && en) || de
