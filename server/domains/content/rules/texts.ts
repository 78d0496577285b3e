import type { Language } from '../../../kit/languages.ts'

/** A text of a page in both languages; empty where there is none. */
export type Texts = { readonly de: string; readonly en: string }

export const noTexts: Texts = { de: '', en: '' }

/** The text that readers of a language see: German where nobody translated it. */
export const shownText = (language: Language, texts: Texts): string => (language === 'en' && texts.en) || texts.de
