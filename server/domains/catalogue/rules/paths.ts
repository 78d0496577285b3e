import type { Language } from '../../../kit/languages.ts'

/** The address of a group's page in a language; German has no language segment. */
export const groupPath = (language: Language, slug: string): string => `${language === 'en' ? '/en' : ''}/${slug}`

/** The address of a product's page, below its home group; a product without a group has the plain item link
 *  (shop.md 2, "i/{id}"). */
export const productPath = (language: Language, home: string | null, slug: string): string =>
  groupPath(language, `${home ?? 'i'}/${slug}`)
