/** The words of a text without case and accents, umlauts as they are also typed. */
export const foldedWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[äöü]/g, letter => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/\s+/)
    .filter(Boolean)
