/** Longest part of an address in characters. */
export const longestSlug = 80

/** The part of an address for a title: ä becomes ae, ß ss, other accents go, everything else becomes hyphens; as long as
 *  it may be. Empty if the title has no letter or digit. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[\p{Diacritic}\u00AD]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replaceAll(/^-+|-+$/g, '')
}

/** Whether a text can be part of an address as it is. */
export const isSlug = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= longestSlug
