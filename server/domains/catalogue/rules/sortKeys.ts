/** Folded text that sorts like a German reader expects when compared bytewise: case and accents do not count, ä sorts
 *  as a (DIN 5007-1), ß as ss, and numbers by their value up to nine digits. */
export function sortKey(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[\p{Diacritic}\u00AD]/gu, '')
    .replaceAll(/\d+/g, digits => digits.padStart(9, '0'))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
