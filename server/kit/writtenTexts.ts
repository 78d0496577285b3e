import type { Language, LocalizedText } from './languages.ts'

/** Whether PostgreSQL can keep a text: no NUL, and no half of a pair of surrogates. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/**
 * A text after one language of it was written; the other stays. German is what every reader falls back to: an English
 * text that has no German one beside it stands for both, without German the whole text is gone, and an empty English
 * text takes the translation away.
 */
export function withLanguage(
  before: LocalizedText | null,
  language: Language,
  text: WrittenText,
): LocalizedText | null {
  if (typeof text !== 'object' || text === null) return withOne(before, language, text)
  const german = text.de === undefined ? before : withOne(before, 'de', text.de)
  return text.en === undefined ? german : withOne(german, 'en', text.en)
}

/** A text as it is written: in one language, or in those that it names; those that it leaves out stay. */
export type WrittenText = string | null | { readonly de?: string | null; readonly en?: string | null }

function withOne(before: LocalizedText | null, language: Language, text: string | null): LocalizedText | null {
  const isEmpty = text === null || text.trim() === ''
  if (language === 'de') return isEmpty ? null : { ...before, de: text }
  if (before === null) return isEmpty ? null : { de: text, en: text }
  return { de: before.de, en: isEmpty ? null : text }
}

/** A text without spaces around it; an empty translation is left out. */
export function trimmed(text: LocalizedText): LocalizedText {
  const en = text.en?.trim()
  return en ? { de: text.de.trim(), en } : { de: text.de.trim() }
}
