import { z } from 'zod'
import { listOf, whole } from '../kit/answers.ts'
import { isId } from '../kit/ids.ts'
import { NotFound, refuse } from '../kit/refusals.ts'
import { type BusinessKeys, idOfKey, idsOfKey, keyNames } from '../platform/businessKeys.ts'
import type { InstantRange } from '../platform/changeFeed.ts'
import type { Audience } from '../platform/operation.ts'
import type { RequestContext } from './context.ts'
import { type Route, route } from './rest.ts'
import { exampleIdOf, listAnswer } from './restAnswers.ts'
import { isPull, type Mirrored, pulled, withChanges } from './restChanges.ts'
import {
  askingOf as asking,
  type Called,
  idNamed,
  idsNamed,
  refusePeopleInAddress,
  refusePersonInAddress,
  refuseRawKinds,
} from './restIds.ts'
import { type Asked, askedOf, fitting, listShape, mostItems } from './restQuery.ts'

const batchInput = z.object({
  list: z.array(z.string().max(400)).max(mostItems).optional(),
  ids: z.array(z.string().max(400)).max(mostItems).optional(),
})

/** The part of a list that is asked for. `created` and `changed`: when a record came into being, and was last changed. */
export type Part<Filter, Sort extends string> = {
  readonly filter: Filter
  readonly limit: number
  readonly skip: number
  readonly sort: Sort
  readonly created?: InstantRange | undefined
  readonly changed?: InstantRange | undefined
}

type WithIds = { readonly ids?: readonly string[] | null | undefined }

/** A filter by ids and by what records are called by: those that fit all of it. */
async function narrowed<Filter extends WithIds>(
  context: RequestContext,
  filter: Filter,
  keys: BusinessKeys | undefined,
  byKey: Asked['byKey'],
): Promise<Filter> {
  let ids: readonly string[] | undefined = filter.ids ?? undefined
  for (const { name, values } of keys ? byKey : []) {
    const { reader, ...who } = asking(context)
    const found = new Set([...(await idsOfKey(reader, keys!, { name, values }, who)).values()].flat())
    ids = ids ? ids.filter(id => found.has(id)) : [...found]
  }
  return { ...filter, ids }
}

/** The reading paths of a collection: `GET X/`, `GET X/{id}` and `POST batch/X/` (decisions.md, REST adapter; decision
 *  0054). `types`: what its items are in GraphQL. `keys`: what one is called by, `listKeys` those by which a list is
 *  narrowed; `filters`: what else `qry` takes, as a sentence of the documentation. */
export function collection<Filter extends WithIds, Sort extends string>(definition: {
  name: string
  audience: Audience
  what: string
  types: Called['types']
  item: z.ZodType
  filter: z.ZodType<Filter>
  filters?: string
  sorts: readonly [Sort, ...Sort[]]
  keys?: BusinessKeys
  listKeys?: BusinessKeys
  mirrored?: Mirrored
  find: (context: RequestContext, part: Part<Filter, Sort>) => Promise<{ items: readonly unknown[]; total: number }>
  byIds: (context: RequestContext, ids: readonly string[]) => Promise<readonly unknown[]>
}): readonly Route[] {
  const { name, audience, what, sorts, keys, listKeys = keys, mirrored, types, item } = definition
  const inAddress = (keys ? keyNames(keys) : []).filter(key => !(key in listShape || keys?.people?.includes(key)))
  const people = keys?.people ?? []
  const keyShape = Object.fromEntries(inAddress.map(key => [key, z.string().max(320).optional()]))
  const known = z.object({ ...listShape, ...keyShape })
  // Names of people come through, to be refused with words.
  const input: z.ZodType<Readonly<Record<string, unknown>>> = people.length > 0 ? known.loose() : known

  const one = async (context: RequestContext, id: string | null, text: string) => {
    const [item] = id === null ? [] : await definition.byIds(context, [id])
    if (item === undefined) {
      if (id !== null && isId(text)) await refuseRawKinds(asking(context), [{ id, asked: { types, path: ['_id'] } }])
      throw new NotFound()
    }
    return (await withChanges(context, mirrored, [item]))[0]
  }
  const oneNamed = async (context: RequestContext, text: string) => {
    refusePeopleInAddress(keys, text)
    return one(context, await idNamed(asking(context), text, { types, keys, path: ['_id'] }), text)
  }

  const oneByKey = async (context: RequestContext, given: Readonly<Record<string, unknown>>) => {
    const { reader, ...who } = asking(context)
    const found = new Set<string | null>()
    for (const key of inAddress) {
      const value = given[key]
      if (typeof value === 'string') found.add(await idOfKey(reader, keys!, { name: key, value }, who))
    }
    const [id = null, ...others] = found
    if (others.length > 0) throw new NotFound()
    return one(context, id, '')
  }

  const list = async (context: RequestContext, given: Readonly<Record<string, unknown>>) => {
    const asked = askedOf(given, listKeys ? keyNames(listKeys) : [])
    const pulls = mirrored ? isPull(context, mirrored, asked) : refuseChanges(asked)
    const filter = await narrowed(context, fitting(definition.filter, asked.fields, ['qry']), listKeys, asked.byKey)
    const { limit = 100, skip = 0, created, changed } = asked
    if (!mirrored || !pulls) {
      const part = { filter, limit, skip, sort: sortOf(sorts, asked.sort), created, changed }
      const { items, total } = await definition.find(context, part)
      return { items: await withChanges(context, mirrored, items), total }
    }
    const find = (ids: Filter['ids'], most: number) =>
      definition.find(context, { filter: { ...filter, ids }, limit: most, skip: 0, sort: sorts[0], created, changed })
    const known = filter.ids ? new Set(filter.ids) : null
    const answer = await pulled(context, mirrored, asked, async ids => {
      const wanted = known ? ids.filter(id => known.has(id)) : ids
      return wanted.length === 0 ? [] : ((await find(wanted, wanted.length)).items as { _id: string }[])
    })
    // Counted once: whoever goes on knows it.
    return asked.cursor ? answer : { ...answer, total: (await find(filter.ids, 1)).total }
  }

  const sortNames = mirrored ? [...sorts, 'changed'] : sorts
  const pulling = mirrored
    ? ` Pulled by \`sort=changed\`, then by \`cursor\` while \`more\` is true: each record once after its last change, deletions as \`{_id, deleted: true}\`; a page may hold fewer than \`limit\`. \`deleted=true\` lists deletions alone.`
    : ''
  const namedBy = (names: readonly string[]) =>
    keys ? ` Instead of the id also \`key:value\` (${names.join(', ')}).` : ''
  return [
    route({
      method: 'GET',
      path: `/api/v0/${name}`,
      audience,
      summary: `${what}: one by \`id\`${inAddress.length > 0 ? ` or ${inAddress.map(key => `\`${key}\``).join(', ')}` : ''}, or a list by \`qry\` (JSON), \`limit\`, \`skip\` and \`sort\` (${sortNames.join(', ')}), each beside \`qry\` or in it. \`qry\` takes ranges of \`created\`${mirrored ? ' and `changed`' : ''} ({"$gte", "$gt", "$lte", "$lt"}).${definition.filters ? ` ${definition.filters}` : ''}${pulling}`,
      input,
      answer: z.union([listAnswer(item, what, mirrored !== undefined), item]),
      run(context, { id, _id, ...given }) {
        const wanted = id ?? _id
        if (typeof wanted === 'string') return oneNamed(context, wanted)
        for (const key of people) if (given[key] !== undefined) refusePersonInAddress(key)
        if (inAddress.some(key => given[key] !== undefined)) return oneByKey(context, given)
        return list(context, given)
      },
    }),
    route({
      method: 'GET',
      path: `/api/v0/${name}/{id}`,
      audience,
      summary: `${what}: one by id.${namedBy(inAddress)}`,
      input: z.object({ id: z.string().max(400) }),
      answer: item,
      example: { id: exampleIdOf(item) },
      run: (context, { id }) => oneNamed(context, id),
    }),
    route({
      method: 'POST',
      path: `/api/v0/batch/${name}`,
      audience,
      summary: `${what}: several by id, in the order asked, unknown ids left out. The body is a list of ids or \`{ids}\`.${namedBy(keys ? keyNames(keys) : [])}`,
      input: batchInput,
      takesList: true,
      answer: z.object({ items: listOf(item, what), total: whole('how many were found', 1) }),
      example: [exampleIdOf(item)],
      async run(context, { list: texts, ids }) {
        const wanted = await idsNamed(asking(context), texts ?? ids ?? [], { types, keys })
        const items = await definition.byIds(context, wanted)
        return { items: await withChanges(context, mirrored, items), total: items.length }
      },
    }),
  ]
}

/** `title`, or with a minus in front for the opposite order. */
const sortOf = <Sort extends string>(sorts: readonly [Sort, ...Sort[]], name: string | undefined): Sort =>
  name === undefined
    ? sorts[0]
    : (sorts.find(sort => sort === name) ??
      refuse('INVALID_INPUT', ['sort'], `sort must be one of ${sorts.join(', ')}`))

/** Refuses to list what nobody notes the changes of. */
function refuseChanges({ cursor, changed, deleted }: Asked): false {
  const [name] =
    Object.entries({ cursor, changed, deleted: deleted || undefined }).find(([, value]) => value !== undefined) ?? []
  return name === undefined ? false : refuse('INVALID_INPUT', [name], 'this list has none')
}
