import { literally } from './words.ts'

/** How staff find things: by all words in any order, however umlauts were written, with typing errors where nothing is
 *  called as it was typed. What is found and what is typed are folded alike. */

/** Parts of a search that count; a search is as long as one line. */
const mostWords = 8
export const longestSearch = 200
/** From how many letters on typing errors are looked for: shorter ones would fit too much. */
const shortestMistyped = 4

/** Lower case without accents; ae, oe, ue and ss as a, o, u and ss like the umlauts and ß; what parts words is a space.
 *  `foldedText` says the same in SQL, and `folded_words` in the database. */
export const foldedSearch = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/([aou])e/g, '$1')
    .replaceAll(/[\s,;:/()"'-]+/g, ' ')

/** `foldedSearch` of a SQL expression. */
export const foldedText = (text: string) => `regexp_replace(regexp_replace(replace(lower(regexp_replace(
    normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g')), 'ß', 'ss'), '([aou])e', '\\1', 'g'),
    '[\\s,;:/()"''-]+', ' ', 'g')`

/** A word of a search: the LIKE pattern of what holds it, and those of what it may be a typing error of. */
export type SearchedWord = { readonly pattern: string; readonly mistyped: readonly string[] }

/** The words of what was typed, all of which are to be found; those after the eighth are left out. */
export const searchedWords = (typed: string): SearchedWord[] =>
  foldedSearch(typed.trim().slice(0, longestSearch))
    .split(' ')
    .filter(word => word !== '')
    .slice(0, mostWords)
    .map(searchedWord)

/** Short words and numbers count from the beginning of what holds them: '10' is not every number with a ten in it. */
function searchedWord(word: string): SearchedWord {
  const isShort = word.length < 3 || (/^\d+$/.test(word) && word.length < 5)
  return { pattern: `%${isShort ? ' ' : ''}${literally(word)}%`, mistyped: mistypedPatterns(word) }
}

/**
 * Patterns of what a word becomes by one change: another letter, one more, one less, two neighbours exchanged; at the
 * beginning of a word. Only of letters, and only such that an index can look for them.
 */
function mistypedPatterns(word: string): string[] {
  if (word.length < shortestMistyped || !/^\p{L}+$/u.test(word)) return []
  const isLong = word.length >= shortestMistyped + 2
  const found = new Set<string>()
  for (let at = 0; at < word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)]
    const isLast = after === ''
    // Without its last letter a short word is the beginning of too many others.
    if (!isLast || isLong) {
      found.add(`${before}_${after}`)
      found.add(`${before}${after}`)
    }
    if (at > 0) found.add(`${before}_${word.slice(at)}`)
    if (!isLast) found.add(`${before}${word[at + 1]}${word[at]}${word.slice(at + 2)}`)
  }
  return [...found].filter(isIndexed).map(pattern => `% ${pattern}%`)
}

/** The index knows three characters in a row, and the first two of words. */
const isIndexed = (pattern: string) => pattern.split('_').some((run, i) => run.length >= (i === 0 ? 2 : 3))
