import { z } from 'zod'
import { centsOfEuros, twoDecimals } from '../../../kit/euros.ts'
import { shownHtml } from '../../../kit/html.ts'
import { type Language, type LocalizedText, textIn } from '../../../kit/languages.ts'
import type { Cents } from '../../../kit/money.ts'
import {
  allFields,
  type FieldChanges,
  type FieldKind,
  type FieldsWith,
  type NamedField,
  type ProductField,
  type productFields,
  type TextField,
  textFields,
} from '../fields.ts'
import type { TextsInOneLanguage } from '../operations/writeProduct.ts'
import type { ProductRecord } from '../queries/records.ts'
import { dayOfMoment, instantOfMoment, type Moment, momentOf } from '../rules/moments.ts'

/** The table of product fields as the documented paths speak of it: how each kind is read, written and described. */

/** Longest text of any field, HTML included; each field's own rule allows less. */
const LONGEST_TEXT = 100_000

export const id = z.string().max(200)
export const name = z.string().max(1000)
/** A text in the language asked for, or in each that it names; those that it leaves out stay. */
export const textOf = (characters: number) => {
  const one = z.string().max(characters)
  return z.union([one, z.strictObject({ de: one.nullish(), en: one.nullish() })])
}
export const text = textOf(LONGEST_TEXT).nullish()
export const flag = z.boolean().nullish()
export const whole = z.int().nullish()
export const euros = twoDecimals.nullish()
export const cents = z.int().min(0).nullish()
export const available = z.union([z.literal(''), z.int().min(0)]).nullish()
export const moment = z
  .union([z.string().max(100), z.number()])
  .transform((value, context): Moment | null => {
    if (value === '') return null
    const read = momentOf(value)
    if (!read) context.addIssue({ code: 'custom', message: 'is no date, ISO 8601 instant or timestamp' })
    return read
  })
  .nullish()
const names = z.array(name).max(100).nullish()

const schemas = {
  text,
  html: text,
  slug: name.nullish(),
  number: name.nullish(),
  words: names,
  flag,
  whole,
  cents: euros,
  stock: available,
  instant: moment,
  day: moment,
  group: z.array(name).max(1, 'a product has one such group').nullish(),
  groups: names,
  unit: name.nullish(),
} as const satisfies Record<FieldKind, z.ZodType>

type Definitions = typeof productFields
type AmountField = FieldsWith<{ kind: 'cents' }>
/** Names with a dot stand in an object of their own, which the schema of the whole product has. */
type Nested = `${string}.${string}`

/** What is written of each field by its documented name. */
type RestShape = {
  [Field in ProductField as Exclude<Definitions[Field]['rest'], Nested>]: (typeof schemas)[Definitions[Field]['kind']]
} & { [Field in AmountField as `${Definitions[Field]['rest']}_cents`]: typeof cents }

/** What a field is, for readers of the documentation. */
export function meaningOf({ kind, characters, entries, lowest, highest, about }: NamedField): string {
  const meanings: Readonly<Record<FieldKind, string>> = {
    text: `text in the language asked for, written also as {de, en}, at most ${characters} characters`,
    html: `HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most ${characters} characters`,
    slug: `part of the address, at most ${characters} characters`,
    number: `at most ${characters} characters without spaces`,
    words: `at most ${entries} of ${characters} characters`,
    flag: 'true or false',
    whole: `whole number from ${lowest} to ${highest}`,
    cents: `euros with two decimals, at most ${(highest ?? 0) / 100}; with \`_cents\` behind the name whole cents`,
    stock: `'' unlimited, and to all but staff enough; a number from ${lowest} to ${highest} is left; 0 sold out`,
    instant: 'ISO 8601 instant',
    day: 'day',
    group: 'list with the id of the group of the configuration, or empty',
    groups: 'ids of groups of the configuration',
    unit: 'key of a unit of the configuration',
  }
  return [meanings[kind], about].filter(Boolean).join('. ')
}

const isNested = ({ rest }: NamedField): boolean => rest.includes('.')

/** The part of a product's schema that the table of fields makes. */
export const fieldShape = Object.fromEntries(
  allFields
    .filter(row => !isNested(row))
    .flatMap((row): [string, z.ZodType][] => [
      [row.rest, schemas[row.kind].describe(meaningOf(row))],
      ...(row.kind === 'cents' ? [[`${row.rest}_cents`, cents] satisfies [string, z.ZodType]] : []),
    ]),
) as RestShape

/** The value behind a documented name; `shipping_data.weight` stands in an object. */
function written(input: Readonly<Record<string, unknown>>, rest: string): unknown {
  const [first = '', second] = rest.split('.')
  const value = input[first]
  return second === undefined ? value : (value as Readonly<Record<string, unknown>> | null | undefined)?.[second]
}

/** The price that is meant: cents win; absent: unchanged, null: none. */
export function priceOf(euros: number | null | undefined, given: number | null | undefined): Cents | null | undefined {
  if (given !== undefined && given !== null) return given
  if (euros !== undefined) return euros === null ? null : centsOfEuros(euros)
  return given
}

export const stockOf = (value: '' | number | null | undefined) => (value === '' ? null : value)

/** What a written value changes its field to. What cannot be cleared stays where null is written: that is how what was
 *  read can be sent back. */
function changeOf(row: NamedField, input: Readonly<Record<string, unknown>>, timeZone: string): unknown {
  const value = written(input, row.rest)
  if (row.kind === 'cents') {
    return priceOf(value as number | null | undefined, input[`${row.rest}_cents`] as number | null | undefined)
  }
  if (row.kind === 'stock') return stockOf(value as '' | number | null | undefined)
  if (row.kind === 'group') return value === undefined ? undefined : ((value as readonly string[] | null)?.[0] ?? null)
  if (row.kind === 'day') return value && dayOfMoment(value as Moment, timeZone)
  if (row.kind === 'instant') return value && instantOfMoment(value as Moment, timeZone)
  return row.required || row.kind === 'flag' ? (value ?? undefined) : value
}

/** What a written product changes of the fields that are the same in all languages. */
export const fieldChanges = (input: Readonly<Record<string, unknown>>, timeZone: string) =>
  Object.fromEntries(
    allFields
      .filter(({ kind }) => kind !== 'text' && kind !== 'html')
      .map(row => [row.field, changeOf(row, input, timeZone)]),
  ) as FieldChanges<Exclude<ProductField, TextField>>

/** The texts of a written product, in the language in which it was written. */
export const fieldTexts = (input: Readonly<Record<string, unknown>>, language: Language): TextsInOneLanguage => ({
  language,
  values: Object.fromEntries(
    textFields.flatMap(({ field, rest }) => (input[rest] === undefined ? [] : [[field, input[rest]]])),
  ),
})

export const inEuros = (cents: Cents | null) => (cents === null ? null : cents / 100)

/** The fields of a product as they are read. `stock`: its stock as the reader may know it. */
export function fieldsRead(
  record: ProductRecord,
  language: Language,
  stock: number | '',
): Readonly<Record<string, unknown>> {
  const entries = allFields.flatMap(({ column, kind, rest }): [string, unknown][] => {
    const value = record[column]
    if (kind === 'text') return [[rest, textIn(language, value as LocalizedText | null)]]
    if (kind === 'html') {
      const html = textIn(language, value as LocalizedText | null)
      return [[rest, html && shownHtml(html)]]
    }
    if (kind === 'stock') return [[rest, stock]]
    if (kind === 'group') return [[rest, value ? [value] : []]]
    if (kind === 'cents') {
      const amount = value as Cents | null
      return [
        [rest, inEuros(amount)],
        [`${rest}_cents`, amount],
      ]
    }
    const [first = rest, second] = rest.split('.')
    return [[first, second === undefined ? value : { [second]: value }]]
  })
  return Object.fromEntries(entries)
}
