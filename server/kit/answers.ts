import { z } from 'zod'

/**
 * The words of which schemas of documented answers are made. Each leaf says what it is and gives an example of it, from
 * which the examples of whole answers follow; what is read in several places has a name of its own. That real answers
 * are as they say is checked by whatever asks a test's site (`testing/restAnswers.ts`).
 */

const said = <Schema extends z.ZodType>(schema: Schema, description: string, example: unknown, format?: string) =>
  schema.meta({ description, examples: [example], ...(format !== undefined && { format }) })

export const text = (about: string, example: string) => said(z.string(), about, example)
export const whole = (about: string, example: number) => said(z.int(), about, example)
export const decimal = (about: string, example: number) => said(z.number(), about, example)
export const yesNo = (about: string, example = false) => said(z.boolean(), about, example)

/** An instant, ISO 8601 in UTC. */
export const instant = (about: string, example = '2026-11-22T10:15:00.000Z') =>
  said(z.string(), `${about}; ISO 8601 in UTC`, example, 'date-time')

/** A day of the shop's calendar. */
export const day = (about: string, example = '2026-11-26') => said(z.string(), `${about}; YYYY-MM-DD`, example, 'date')

/** An amount in euros, with at most two decimals. */
export const euros = (about: string, example: number) => said(z.number(), `${about}, in euros`, example)

/** The same amount in whole cents. */
export const cents = (about: string, example: number) => said(z.int(), `${about}, in whole cents`, example)

type BothNames<Name extends string, Schema> = Readonly<Record<Name | `${Name}_cents`, Schema>>

const underBothNames = <Name extends string, Schema extends z.ZodType>(
  name: Name,
  inEuros: Schema,
  inCents: Schema,
): BothNames<Name, Schema> => ({ [name]: inEuros, [`${name}_cents`]: inCents }) as BothNames<Name, Schema>

const centsOf = (example: number) => Math.round(example * 100)

/** An amount under both of its names: `price` in euros, `price_cents` in cents. */
export const amount = <Name extends string>(name: Name, about: string, example: number) =>
  underBothNames<Name, z.ZodNumber>(name, euros(about, example), cents(about, centsOf(example)))

/** The same where there may be none. */
export const amountOrNone = <Name extends string>(name: Name, about: string, example: number) =>
  underBothNames<Name, z.ZodNullable<z.ZodNumber>>(
    name,
    euros(about, example).nullable(),
    cents(about, centsOf(example)).nullable(),
  )

/** One of several words. `example`: the first of them, unless told otherwise. */
export const oneOf = <Word extends string>(
  about: string,
  words: readonly [Word, ...Word[]],
  example: Word = words[0],
) => said(z.enum(words), about, example)

/** Ids as examples show them: each kind of record has one, so that examples fit together. */
export const exampleIds = {
  product: '0193a1c0-0000-7000-8000-000000000001',
  variant: '0193a1c0-0000-7000-8000-000000000002',
  group: '0193a1c0-0000-7000-8000-000000000003',
  color: '0193a1c0-0000-7000-8000-000000000004',
  otherProduct: '0193a1c0-0000-7000-8000-000000000005',
  picture: '0193a1c0-0000-7000-8000-000000000006',
  download: '0193a1c0-0000-7000-8000-000000000007',
  order: '0193a1c0-0000-7000-8000-000000000008',
  orderLine: '0193a1c0-0000-7000-8000-000000000009',
  note: '0193a1c0-0000-7000-8000-00000000000a',
  cart: '0193a1c0-0000-7000-8000-00000000000b',
  cartLine: '0193a1c0-0000-7000-8000-00000000000c',
  user: '0193a1c0-0000-7000-8000-00000000000d',
  address: '0193a1c0-0000-7000-8000-00000000000e',
  teamList: '0193a1c0-0000-7000-8000-00000000000f',
  withdrawal: '0193a1c0-0000-7000-8000-000000000010',
  endpoint: '0193a1c0-0000-7000-8000-000000000011',
  delivery: '0193a1c0-0000-7000-8000-000000000012',
  set: '0193a1c0-0000-7000-8000-000000000013',
  gallery: '0193a1c0-0000-7000-8000-000000000014',
  form: '0193a1c0-0000-7000-8000-0000000000f1',
  message: '0193a1c0-0000-7000-8000-0000000000f2',
  entry: '0193a1c0-0000-7000-8000-000000000019',
  agreement: '0193a1c0-0000-8000-8000-0000000000a1',
  savedView: '0193a1c0-0000-7000-8000-000000000015',
  coupon: '0193a1c0-0000-7000-8000-000000000016',
  couponCode: '0193a1c0-0000-7000-8000-000000000017',
  document: '0193a1c0-0000-7000-8000-0000000000d1',
  payment: '0193a1c0-0000-7000-8000-0000000000d2',
  bankFile: '0193a1c0-0000-7000-8000-0000000000d3',
  bankLine: '0193a1c0-0000-7000-8000-0000000000d4',
  bill: '0193a1c0-0000-7000-8000-0000000000d5',
  voucher: '0193a1c0-0000-7000-8000-0000000000a1',
  voucherTemplate: '0193a1c0-0000-7000-8000-0000000000a2',
  customer: '0193a1c0-0000-7000-8000-0000000000c1',
  import: '0193a1c0-0000-7000-8000-000000000018',
  affiliate: '0193a1c0-0000-7000-8000-0000000000b1',
} as const
export type ExampleId = keyof typeof exampleIds

/** The id of a record. */
export const idOf = (kind: ExampleId, about = 'the id') => said(z.string(), about, exampleIds[kind])

const globalId = (type: string, kind: ExampleId) =>
  said(
    z.string(),
    'the id under which GraphQL shows it; both are taken wherever an id is',
    Buffer.from(`${type}:${exampleIds[kind]}`).toString('base64'),
  )

/** What every record begins with: its id under both of its names, and the one of GraphQL. */
export const ids = (type: string, kind: ExampleId) => ({
  _id: idOf(kind),
  id: idOf(kind, 'the same as `_id`'),
  global_id: globalId(type, kind),
})

/** When a record was last changed, of lists that are pulled by their changes. */
export const changed = (area: string) =>
  instant(`when it was last changed; for those who may read ${area}, and not in the answer to a write`).optional()

export const revision = () => whole('how often it was changed, beginning with 1; `If-Match` and `revision` take it', 3)

export const listOf = <Schema extends z.ZodType>(items: Schema, about: string) => z.array(items).describe(about)

/** An object by keys that are not known beforehand. */
export const byKey = <Schema extends z.ZodType>(values: Schema, about: string, example: Record<string, unknown>) =>
  said(z.record(z.string(), values), about, example)

/** Anything that JSON can hold. */
export const anything = (about: string, example: unknown) => said(z.unknown(), about, example)

/** A schema under a name, by which others refer to it. */
export const named = <Schema extends z.ZodType>(id: string, description: string, schema: Schema) =>
  schema.meta({ id, description })

export const total = whole('how many there are in all', 1)

/** A list with the number of all. */
export const listed = (items: z.ZodType, about: string) => z.object({ items: listOf(items, about), total })

/** That something was done. */
export const ok = z.object({ ok: said(z.literal(true), 'it was done', true) })
