import { sql } from 'drizzle-orm'
import { foldedText, longestSearch, type SearchedWord, searchedWords } from '../../../kit/staffSearch.ts'

const addressParts = ['company', 'firstName', 'lastName', 'address', 'zip', 'city', 'vatId', 'phone']
const wordsOfAddress = (column: string) =>
  addressParts.map(part => `coalesce(${column} ->> '${part}', '')`).join(` || ' ' || `)
const digitsOfPhone = (column: string) => `regexp_replace(coalesce(${column} ->> 'phone', ''), '[^0-9]', '', 'g')`

/** The texts of a list of answers, without what JSON puts around them. */
const givenAnswers = String.raw`translate(replace(jsonb_path_query_array(answers, '$[*].text')::text, '\n', ' '), '[]",', '    ')`

/** Everything that an order shows by which somebody may look for it: numbers, names, clubs, mail, addresses, telephone
 *  numbers also without what is written between their digits, what the buyer and the staff noted, what was answered to the
 *  questions of the shop, and the station that the goods go to. Each word follows a space. */
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
      `coalesce(station ->> 'name', '')`,
      `coalesce(station ->> 'zip', '')`,
      `coalesce(station ->> 'city', '')`,
      `coalesce(station ->> 'customerNumber', '')`,
      givenAnswers,
    ].join(` || ' ' || `),
  )} || ' ' || ${digitsOfPhone('shipping_address')} || ' ' || ${digitsOfPhone('invoice_address')}`,
)

/** What was typed: its words, all of which are to be found, and patterns of telephone numbers that it may be instead. */
export type OrderSearch = { readonly words: readonly SearchedWord[]; readonly phones: readonly string[] }

/** What to look for; null where nothing was typed. */
export function orderSearchOf(typed: string): OrderSearch | null {
  const words = searchedWords(typed)
  return words.length === 0 ? null : { words, phones: phonePatterns(typed.trim().slice(0, longestSearch)) }
}

/** What somebody who typed a telephone number may mean: its digits, with or without the country's. */
function phonePatterns(text: string): string[] {
  const digits = text.replace(/\D/g, '')
  if (!/^[+\d][\d\s()./-]*$/.test(text) || digits.length < 6) return []
  const isInternational = /^(?:\+|00)/.test(text)
  const national = digits.replace(/^0+/, '')
  return [national, ...(isInternational ? [national.slice(2)] : [])].map(number => `%${number}%`)
}
