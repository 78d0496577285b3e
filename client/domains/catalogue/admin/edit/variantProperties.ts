import type { VariantPropertyInput } from '../../../../__generated__/useUpdateProductMutation.graphql.ts'
import type { Message } from '../../../../adminKit/edit/fields.ts'
import { VariantPropertyInput as accepted, NewVariantInput as acceptedOfSize } from '../../../../schema/accepted.ts'
import { isGtin } from './gtin.ts'

/** Further properties of one size, besides fit, colour and size: as they are typed, and what that means to the server. */

/** `value`: as it is typed; of yes or no 'yes' or 'no'. */
export interface PropertyFields {
  readonly key: string
  readonly kind: 'text' | 'number' | 'flag'
  readonly value: string
}

interface SavedProperty {
  readonly key: string
  readonly text: string | null | undefined
  readonly number: number | null | undefined
  readonly flag: boolean | null | undefined
}

/** Keys of what a size has as fields of its own. */
const ownKeys: readonly string[] = ['color', 'fit', 'gender', 'size']

const written = (value: number, language: 'de' | 'en') =>
  language === 'de' ? String(value).replace('.', ',') : String(value)

/** The properties as the form shows them. */
export const propertyFields = (saved: readonly SavedProperty[], language: 'de' | 'en'): readonly PropertyFields[] =>
  saved.map(({ key, text, number, flag }) => {
    if (typeof number === 'number') return { key, kind: 'number', value: written(number, language) }
    return typeof flag === 'boolean'
      ? { key, kind: 'flag', value: flag ? 'yes' : 'no' }
      : { key, kind: 'text', value: text ?? '' }
  })

/** Those that another size can have, too: all but its number. */
export const furtherOf = (rows: readonly PropertyFields[]): readonly PropertyFields[] =>
  rows.filter(({ key }) => key.trim() !== 'gtin')

/** A number as it is typed, with a comma or a point before its decimals; null for what is none. */
function numberFrom(typed: string): number | null {
  const plain = typed.trim().replace(',', '.')
  return /^[+-]?\d{1,15}(?:\.\d{1,10})?$/.test(plain) ? Number(plain) : null
}

/** What keeps rows from being saved, by their paths below `path`. */
export function propertyProblems(rows: readonly PropertyFields[], path: string): ReadonlyMap<string, Message> {
  const problems = new Map<string, Message>()
  for (const [at, { key, kind, value }] of rows.entries()) {
    const name = key.trim()
    if (name === '') problems.set(`${path}.${at}.key`, 'edit.missing')
    else if (ownKeys.includes(name)) problems.set(`${path}.${at}.key`, 'admin.product.problem.ownKey')
    else if (rows.findIndex(each => each.key.trim() === name) !== at) {
      problems.set(`${path}.${at}.key`, 'admin.product.problem.keyTwice')
    }
    if (kind === 'text' && value.trim() === '') problems.set(`${path}.${at}.value`, 'edit.missing')
    else if (name === 'gtin' && !isGtin(value.trim())) problems.set(`${path}.${at}.value`, 'admin.product.note.noGtin')
    if (kind === 'number' && numberFrom(value) === null) {
      problems.set(`${path}.${at}.value`, 'admin.product.problem.noDecimal')
    }
  }
  return problems
}

/** What the rows mean to the server; those of `propertyProblems` are left out. */
export const propertyInputs = (rows: readonly PropertyFields[]): VariantPropertyInput[] =>
  rows.map(({ key, kind, value }) => {
    const name = key.trim()
    if (kind === 'number') return { key: name, number: numberFrom(value) }
    return kind === 'flag' ? { key: name, flag: value === 'yes' } : { key: name, text: value.trim() }
  })

/** How many rows there can be, and characters of keys and texts. */
export const propertyLengths = {
  entries: acceptedOfSize.properties.entries,
  key: accepted.key.characters,
  value: accepted.text.characters,
}
