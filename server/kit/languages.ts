/** The languages that readers see; German is the default and the fallback. */
export type Language = 'de' | 'en'

export const languages: readonly Language[] = ['de', 'en']

/** A text in German and, where it was translated, in English. */
export type LocalizedText = { readonly de: string; readonly en?: string | null }

/** The text in `language`, German where there is no translation; null for no text at all. */
export function textIn(language: Language, text: LocalizedText): string
export function textIn(language: Language, text: LocalizedText | null): string | null
export function textIn(language: Language, text: LocalizedText | null): string | null {
  if (text === null) return null
  return (language === 'en' ? text.en : null) || text.de
}
