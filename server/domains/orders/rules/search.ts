import { sql } from 'drizzle-orm'

/** How staff find orders: by all words in any order, however umlauts were written, with typing errors where nothing is
 *  called as it was typed. What is found and what is typed are folded alike. */

/** Parts of a search that count; a search is as long as one line. */
const mostWords = 8
const longestSearch = 200
/** From how many letters on typing errors are looked for: shorter ones would fit too much. */
const shortestMistyped = 4

/** Lower case without accents; ae, oe, ue and ss as a, o, u and ss like the umlauts and ß; what parts words is a space.
 *  `foldedText` says the same in SQL. */
export const foldedSearch = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/([aou])e/g, '$1')
    .replaceAll(/[\s,;:/()"'-]+/g, ' ')

const addressParts = ['company', 'firstName', 'lastName', 'address', 'zip', 'city', 'vatId', 'phone']
const wordsOfAddress = (column: string) =>
  addressParts.map(part => `coalesce(${column} ->> '${part}', '')`).join(` || ' ' || `)
const digitsOfPhone = (column: string) => `regexp_replace(coalesce(${column} ->> 'phone', ''), '[^0-9]', '', 'g')`

const foldedText = (text: string) => `regexp_replace(regexp_replace(replace(lower(regexp_replace(
    normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g')), 'ß', 'ss'), '([aou])e', '\\1', 'g'),
    '[\\s,;:/()"''-]+', ' ', 'g')`

/** Everything that an order shows by which somebody may look for it: numbers, names, clubs, mail, addresses, telephone
 *  numbers also without what is written between their digits, what the buyer and the staff noted. Each word follows a
 *  space. */
export const orderSearchText = sql.raw(
  `' ' || order_number::text || ' ' || ${foldedText(
    [
      'customer_name',
      'email',
      wordsOfAddress('shipping_address'),
      wordsOfAddress('invoice_address'),
      `coalesce(tracking_number, '')`,
      `coalesce(comment, '')`,
      `coalesce(note_text, '')`,
    ].join(` || ' ' || `),
  )} || ' ' || ${digitsOfPhone('shipping_address')} || ' ' || ${digitsOfPhone('invoice_address')}`,
)

/** A word of a search: the LIKE pattern of what holds it, and those of what it may be a typing error of. */
export type SearchedWord = { readonly pattern: string; readonly mistyped: readonly string[] }

/** What was typed: its words, all of which are to be found, and patterns of telephone numbers that it may be instead. */
export type OrderSearch = { readonly words: readonly SearchedWord[]; readonly phones: readonly string[] }

/** What to look for; null where nothing was typed. Words after the eighth are left out. */
export function orderSearchOf(typed: string): OrderSearch | null {
  const text = typed.trim().slice(0, longestSearch)
  const words = foldedSearch(text)
    .split(' ')
    .filter(word => word !== '')
  if (words.length === 0) return null
  return { words: words.slice(0, mostWords).map(searchedWord), phones: phonePatterns(text) }
}

const literally = (word: string) => word.replace(/[\\%_]/g, '\\$&')

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

/** What somebody who typed a telephone number may mean: its digits, with or without the country's. */
function phonePatterns(text: string): string[] {
  const digits = text.replace(/\D/g, '')
  if (!/^[+\d][\d\s()./-]*$/.test(text) || digits.length < 6) return []
  const isInternational = /^(?:\+|00)/.test(text)
  const national = digits.replace(/^0+/, '')
  return [national, ...(isInternational ? [national.slice(2)] : [])].map(number => `%${number}%`)
}
