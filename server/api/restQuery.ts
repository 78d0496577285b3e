import { z } from 'zod'
import { momentOf } from '../domains/catalogue/rules/moments.ts'
import { refuse } from '../kit/refusals.ts'
import type { InstantRange } from '../platform/changeFeed.ts'

/** Most items of one answer; a batch may ask for as many. */
export const mostItems = 1000

const wholeNumber = (least: number, most: number) =>
  z
    .union([
      z.int(),
      z
        .string()
        .max(8)
        .regex(/^\d{1,8}$/)
        .transform(Number),
    ])
    .pipe(z.int().min(least).max(most))

const yesOrNo = z.union([z.boolean(), z.enum(['true', 'false']).transform(value => value === 'true')])

/** How a list is asked for, beside `qry` or within it. */
const listing = {
  limit: wholeNumber(1, mostItems).optional(),
  skip: wholeNumber(0, 10_000_000).optional(),
  sort: z
    .union([z.string().max(100), z.record(z.string().max(100), z.literal([1, -1])).refine(isOne, 'names one field')])
    .optional(),
  deleted: yesOrNo.optional(),
  cursor: z.string().max(500).optional(),
}

function isOne(value: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(value).length === 1
}

/** What `GET X/` takes: `id`, or `qry` (JSON) with `limit`, `skip`, `sort`, `deleted` and `cursor`. */
export const listShape = {
  id: z.string().max(400).optional(),
  _id: z.string().max(400).optional(),
  qry: z.string().max(20_000).optional(),
  ...listing,
}

const instant = z.union([z.string().max(100), z.number()]).transform((value, context) => {
  const moment = momentOf(value)
  if (moment && 'instant' in moment) return moment.instant
  context.addIssue({ code: 'custom', message: 'is no instant: ISO 8601 with its zone, or a timestamp' })
  return z.NEVER
})

const range = z
  .strictObject({
    $gte: instant.optional(),
    $gt: instant.optional(),
    $lte: instant.optional(),
    $lt: instant.optional(),
  })
  .transform(({ $gte, $gt, $lte, $lt }): InstantRange => ({ from: $gte, after: $gt, until: $lte, before: $lt }))

const key = z.union([z.string().max(320), z.int().min(0).transform(String)])
const keyList = z.union([
  key.transform(value => [value]),
  z.strictObject({ $in: z.array(key).max(mostItems) }).transform(list => list.$in),
])

/** What stands beside `qry`. */
const besides = z.object(listing)

const general = z.object({ ...listing, created: range.optional(), changed: range.optional() })

/** How a list is asked for. `byKey`: conditions on what records are called by. `fields`: the rest of `qry`. */
export type Asked = Omit<z.output<typeof general>, 'sort'> & {
  readonly sort?: string | undefined
  readonly byKey: readonly { readonly name: string; readonly values: readonly string[] }[]
  readonly fields: Readonly<Record<string, unknown>>
}

const sortText = (sort: string | Record<string, 1 | -1> | undefined): string | undefined => {
  if (sort === undefined) return undefined
  if (typeof sort === 'string') {
    const json = /^\{\s*"(\w+)"\s*:\s*(-?1)\s*\}$/.exec(sort)
    return json ? `${json[2] === '-1' ? '-' : ''}${json[1]}` : sort || undefined
  }
  const [[name, direction] = ['', 1]] = Object.entries(sort)
  return `${direction === -1 ? '-' : ''}${name}`
}

/** Refuses with the path of what does not fit. */
export function fitting<Value>(schema: z.ZodType<Value>, value: unknown, path: readonly string[]): Value {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  return refuse('INVALID_INPUT', [...path, ...(issue?.path.map(String) ?? [])], issue?.message ?? 'invalid')
}

function objectOf(qry: string | undefined): Readonly<Record<string, unknown>> {
  let value: unknown
  try {
    value = JSON.parse(qry || '{}')
  } catch {
    refuse('INVALID_INPUT', ['qry'], 'qry is not JSON')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    refuse('INVALID_INPUT', ['qry'], 'qry is no object')
  }
  return { ...value }
}

/** Reads `qry` and what stands beside it, which is the same; what is said in both and differs is refused. `keys` are names
 *  of business keys. */
export function askedOf(
  { qry, ...beside }: { readonly qry?: string | undefined } & Readonly<Record<string, unknown>>,
  keys: readonly string[],
): Asked {
  const all = objectOf(qry)
  const isKey = (name: string) => keys.includes(name)
  const inside = fitting(general, all, ['qry'])
  const around = besides.parse(beside)
  for (const name of Object.keys(listing) as (keyof typeof listing)[]) {
    const [one, other] = [inside[name], around[name]].map(value =>
      name === 'sort' ? sortText(value as string) : value,
    )
    if (one !== undefined && other !== undefined && one !== other) {
      refuse('INVALID_INPUT', ['qry', name], `says otherwise than the ${name} beside it`)
    }
  }
  const given = Object.fromEntries(Object.entries(inside).filter(([, value]) => value !== undefined))
  const { sort, ...both } = { ...around, ...given } as z.output<typeof general>
  return {
    ...both,
    sort: sortText(sort),
    byKey: Object.entries(all).flatMap(([name, value]) =>
      isKey(name) ? [{ name, values: fitting(keyList, value, ['qry', name]) }] : [],
    ),
    fields: Object.fromEntries(Object.entries(all).filter(([name]) => !(name in general.shape) && !isKey(name))),
  }
}
