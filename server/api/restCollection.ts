import { z } from 'zod'
import { isId } from '../kit/ids.ts'
import { NotFound, refuse } from '../kit/refusals.ts'
import type { Audience } from '../platform/operation.ts'
import type { RequestContext } from './context.ts'
import { type Route, route } from './rest.ts'

/** Most items of one answer; a batch may ask for as many. */
const mostItems = 1000

const wholeNumber = (least: number, most: number, fallback: number) =>
  z
    .union([
      z.int(),
      z
        .string()
        .max(7)
        .regex(/^\d{1,7}$/)
        .transform(Number),
    ])
    .pipe(z.int().min(least).max(most))
    .default(fallback)

/** What `GET X/` takes: `id`, or `qry` (JSON) with `limit`, `skip` and `sort`. */
const listInput = z.object({
  id: z.string().max(200).optional(),
  _id: z.string().max(200).optional(),
  qry: z.string().max(10_000).optional(),
  limit: wholeNumber(1, mostItems, 100),
  skip: wholeNumber(0, 10_000_000, 0),
  sort: z.string().max(100).optional(),
})

const batchInput = z.object({
  list: z.array(z.string().max(200)).max(mostItems).optional(),
  ids: z.array(z.string().max(200)).max(mostItems).optional(),
})

/** The part of a list that is asked for. */
export type Part<Filter, Sort extends string> = { filter: Filter; limit: number; skip: number; sort: Sort }

/** `qry` as a filter: malformed JSON and unknown fields are refused, so that a misspelt filter does not answer all. */
function filterOf<Filter>(schema: z.ZodType<Filter>, qry: string | undefined): Filter {
  let value: unknown
  try {
    value = JSON.parse(qry || '{}')
  } catch {
    refuse('INVALID_INPUT', ['qry'], 'qry is not JSON')
  }
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  return refuse('INVALID_INPUT', ['qry', ...(issue?.path.map(String) ?? [])], issue?.message ?? 'invalid')
}

/** `title` or `-title`, or JSON such as `{"title": -1}`. */
function sortOf<Sort extends string>(sorts: readonly Sort[], fallback: Sort, text: string | undefined): Sort {
  if (!text) return fallback
  const json = /^\{\s*"(\w+)"\s*:\s*(-?1)\s*\}$/.exec(text)
  const name = json ? `${json[2] === '-1' ? '-' : ''}${json[1]}` : text
  return (
    sorts.find(sort => sort === name) ?? refuse('INVALID_INPUT', ['sort'], `sort must be one of ${sorts.join(', ')}`)
  )
}

/** The reading paths of a collection: `GET X/`, `GET X/{id}` and `POST batch/X/` (decisions.md, REST adapter). */
export function collection<Filter, Sort extends string>(definition: {
  name: string
  audience: Audience
  what: string
  fields: Readonly<Record<string, string>>
  filter: z.ZodType<Filter>
  sorts: readonly [Sort, ...Sort[]]
  find: (context: RequestContext, part: Part<Filter, Sort>) => Promise<{ items: readonly unknown[]; total: number }>
  byIds: (context: RequestContext, ids: readonly string[]) => Promise<readonly unknown[]>
}): readonly Route[] {
  const { name, audience, what, fields, sorts } = definition
  const one = async (context: RequestContext, id: string) => {
    const [item] = isId(id) ? await definition.byIds(context, [id]) : []
    if (item === undefined) throw new NotFound()
    return item
  }
  return [
    route({
      method: 'GET',
      path: `/api/v0/${name}`,
      audience,
      summary: `${what}: one by \`id\`, or a list by \`qry\` (JSON), \`limit\`, \`skip\` and \`sort\` (${sorts.join(', ')}).`,
      input: listInput,
      answer: { items: `list of ${what}`, total: 'how many there are in all', ...fields },
      run(context, { id, _id, qry, limit, skip, sort }) {
        const wanted = id ?? _id
        if (wanted !== undefined) return one(context, wanted)
        const filter = filterOf(definition.filter, qry)
        return definition.find(context, { filter, limit, skip, sort: sortOf(sorts, sorts[0], sort) })
      },
    }),
    route({
      method: 'GET',
      path: `/api/v0/${name}/{id}`,
      audience,
      summary: `${what}: one by id.`,
      input: z.object({ id: z.string().max(200) }),
      answer: fields,
      run: (context, { id }) => one(context, id),
    }),
    route({
      method: 'POST',
      path: `/api/v0/batch/${name}`,
      audience,
      summary: `${what}: several by id, in the order asked, unknown ids left out. The body is a list of ids or \`{ids}\`.`,
      input: batchInput,
      takesList: true,
      answer: { items: `list of ${what}`, total: 'how many were found' },
      async run(context, { list, ids }) {
        const items = await definition.byIds(context, (list ?? ids ?? []).filter(isId))
        return { items, total: items.length }
      },
    }),
  ]
}
