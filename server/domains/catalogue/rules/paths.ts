import type { Language } from '../../../kit/languages.ts'

/** The address of a group's page in a language; German has no language segment. */
export const groupPath = (language: Language, slug: string): string => `${language === 'en' ? '/en' : ''}/${slug}`

/** The address of a product's page, below its home group; a product without a group has the plain item link
 *  (shop.md 2, "i/{id}"). */
export const productPath = (language: Language, home: string | null | undefined, slug: string): string =>
  groupPath(language, `${home ?? 'i'}/${slug}`)

/** The address of a product's page below the group where somebody is, if the product belongs to it, else below its home.
 *  Source: shop.md 2. */
export const productPathIn = (
  language: Language,
  product: { readonly groups: readonly string[]; readonly slug: string },
  group: string | null | undefined,
): string => productPath(language, group && product.groups.includes(group) ? group : product.groups[0], product.slug)

/** The same with the colour that the page begins with. */
export const coloredPath = (path: string, color: string | null): string =>
  color === null ? path : `${path}?${new URLSearchParams({ color })}`
