import { duplicateFileCode } from '../failures.ts'
import type { Route } from '../rest.ts'
import { versionFieldOf } from '../restFields.ts'
import { isWriting } from '../restWrites.ts'
import { type Components, exampleOf } from './examples.ts'
import { inputSchema, type JsonSchema, keyOf } from './schemas.ts'
import { audienceText, securityOf } from './security.ts'
import { subjectOf } from './subjects.ts'

/** What descriptions of routes refer to. */
export type Described = { readonly answers: Readonly<Record<string, JsonSchema>>; readonly components: Components }

/** How writes are asked to be done (`restWrites.ts`), for readers of the documentation. */
export const modes = {
  dry_run: { in: 'query', what: 'true: everything is checked and answered, nothing is written', type: 'boolean' },
  atomic: {
    in: 'query',
    what: 'true: of several all are written or none; else each has a result of its own',
    type: 'boolean',
  },
  'Idempotency-Key': {
    in: 'header',
    what: 'a name of this request, 1 to 200 characters: sent again within a day it is not done again, and is answered the same (`Idempotent-Replayed: true`); another request under it is refused (409)',
    type: 'string',
  },
  'If-Match': {
    in: 'header',
    what: 'the ETag of what was read, such as `"3"`: with another version than there is nothing is written (412, with `revision`)',
    type: 'string',
  },
} as const

export function modesOf(route: Route): (keyof typeof modes)[] {
  if (!isWriting(route)) return []
  const isVersioned = route.method === 'PUT' && (route.records !== undefined || versionFieldOf(route.input) !== null)
  return [
    ...(route.keepsNothing ? [] : (['dry_run', 'Idempotency-Key'] as const)),
    ...(route.records || route.takesItems ? (['atomic'] as const) : []),
    ...(isVersioned ? (['If-Match'] as const) : []),
  ]
}

/** Whether a path concerns a cart, which programs name by its token. */
const namesCart = ({ audience }: Route): boolean => audience === 'buyer' || audience === 'buyerInPerson'

/** Whether several may be written at once. */
const takesSeveral = (route: Route): boolean => route.records !== undefined || route.takesItems === true

const pathParameters = ({ path }: Pick<Route, 'path'>): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1]!)

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a path's example puts into the address, and what into the body (null: there is none). A record's own id stands
 *  in where the address wants one and the example does not say. */
export function exampleRequest(route: Route, { answers, components }: Described) {
  const given = isFields(route.example) ? route.example : {}
  const answer = answers[keyOf(route)]
  const names = pathParameters(route)
  const answered = names.length > 0 && answer ? exampleOf(answer, components) : {}
  const inPath = Object.fromEntries(
    names.map(name => [name, given[name] ?? (isFields(answered) ? (answered._id ?? answered.removed) : undefined)]),
  )
  const rest = Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name)))
  const address = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(inPath[name]))
  const body = Array.isArray(route.example) ? route.example : rest
  return { inPath, address, body: route.method === 'GET' || route.example === undefined ? null : body }
}

/** What the body of a path holds; null where it has none. */
export function bodySchema(route: Route): JsonSchema | null {
  if (route.method === 'GET') return null
  const inPath = pathParameters(route)
  const { properties = {}, required = [] } = inputSchema(route)
  const own = Object.fromEntries(Object.entries(properties).filter(([name]) => !inPath.includes(name)))
  const needed = required.filter(name => !inPath.includes(name))
  if (Object.keys(own).length === 0 && !route.remove) return null
  const isChange = route.records !== undefined && route.method === 'PUT'
  const one = isChange
    ? { type: 'object', properties: { ...changeFields, ...own }, required: ['_id', ...needed] }
    : { type: 'object', properties: own, ...(needed.length > 0 && { required: needed }) }
  const several = severalOf(route, one)
  const removal = { type: 'object', properties: { remove: removeSchema }, required: ['remove'] }
  const kinds = [one, ...several, ...(route.remove ? [removal] : [])]
  return kinds.length === 1 ? one : { anyOf: kinds }
}

/** What every change of a record takes besides. */
const changeFields = {
  _id: { type: 'string', description: 'which record is changed' },
  revision: {
    type: ['integer', 'null'],
    description: 'the version that was seen; with another one nothing is written',
  },
}

const removeSchema = { type: 'array', items: { type: 'string' }, description: 'ids to remove; nothing else is read' }

/** The other forms in which records, and lists of ids, are sent. */
function severalOf(route: Route, one: JsonSchema): JsonSchema[] {
  if (route.records) {
    const list = { type: 'array', items: { type: 'object' }, maxItems: 500, description: 'several of them' }
    return [list, { type: 'object', properties: { items: list }, required: ['items'] }]
  }
  if (route.takesItems) return [one.properties?.items ?? {}]
  return route.takesList ? [one.properties?.list ?? {}] : []
}

function parametersOf(route: Route, described: Described) {
  const { properties = {}, required = [] } = inputSchema(route)
  const { inPath } = exampleRequest(route, described)
  const inQuery = route.method === 'GET' ? Object.entries(properties).filter(([name]) => !(name in inPath)) : []
  return [
    ...Object.entries(inPath).map(([name, example]) => {
      const { description, ...schema } = properties[name] ?? { type: 'string' }
      return { name, in: 'path', required: true, ...(description !== undefined && { description }), schema, example }
    }),
    ...inQuery.map(([name, { description, ...schema }]) => ({
      ...{ name, in: 'query', required: required.includes(name), schema },
      ...(description !== undefined && { description }),
    })),
    ...modesOf(route).map(name => {
      const { in: place, what, type } = modes[name]
      return { name, in: place, required: false, description: what, schema: { type } }
    }),
  ]
}

/** Failures of a path, by status: names of `components.responses`. */
export function failuresOf(route: Route): [number, string][] {
  const mayConflict = isWriting(route) || namesCart(route)
  return [
    [400, 'Invalid'],
    [401, 'NotSignedIn'],
    [403, 'NotAllowed'],
    [404, 'Missing'],
    ...(mayConflict ? [[409, 'Conflict'] satisfies [number, string]] : []),
    ...(modesOf(route).includes('If-Match') ? [[412, 'Outdated'] satisfies [number, string]] : []),
    [429, 'TooMany'],
    [500, 'Ours'],
    [503, 'Away'],
  ]
}

const actsInPerson: ReadonlySet<string> = new Set(['oneself', 'inPerson', 'buyerInPerson'])

/** Codes by which a path may fail besides those of all paths, as far as they are known. */
export function codesOf(route: Route): readonly string[] {
  const modesHere = modesOf(route)
  return [
    ...(route.refused ?? []).map(code => (code === 'FILE_DUPLICATE' ? duplicateFileCode : code)),
    ...(namesCart(route) ? ['CART_TOKEN_REQUIRED', 'CART_TOKEN_UNKNOWN'] : []),
    ...(actsInPerson.has(route.audience) ? ['ACTING_FOR_CUSTOMER'] : []),
    ...(route.records ? ['11000'] : []),
    ...(modesHere.includes('If-Match') ? ['STALE_REVISION'] : []),
    ...(modesHere.includes('Idempotency-Key') ? ['ANSWER_FORGOTTEN', 'IDEMPOTENCY_KEY_REUSED', 'REQUEST_RUNNING'] : []),
  ]
}

const isVersioned = (schema: JsonSchema | undefined, components: Components): boolean => {
  const name = schema?.$ref?.split('/').at(-1)
  const properties = schema?.properties ?? (name === undefined ? {} : components[name]?.properties)
  return properties?.revision !== undefined
}

function successOf(route: Route, { answers, components }: Described) {
  const schema = answers[keyOf(route)]
  if (!schema) {
    const text = String(route.answer)
    const whole = { description: text, content: { '*/*': { schema: {} } } }
    const success = route.path.includes('{gridref}') ? { 302: { description: text } } : { 200: whole }
    return { ...success, ...(route.isSentAsItIs && partsOf) }
  }
  const others = [...(route.records ? ['Results'] : []), ...(route.remove ? ['Removal'] : [])]
  const named = others.map(name => ({ $ref: `#/components/schemas/${name}` }))
  const all = others.length > 0 ? { anyOf: [schema, ...named] } : schema
  const example = exampleOf(schema, components)
  const examples = others.map((name, index) => [name.toLowerCase(), { value: exampleOf(named[index]!, components) }])
  const content = {
    'application/json':
      others.length > 0
        ? { schema: all, examples: { one: { value: example }, ...Object.fromEntries(examples) } }
        : { schema: all, example },
  }
  return {
    200: {
      description: 'The answer.',
      ...(isVersioned(schema, components) && { headers: { ETag: { $ref: '#/components/headers/ETag' } } }),
      content,
    },
    ...(takesSeveral(route) && { 207: partlyOf(route, schema) }),
  }
}

/** Several, of which some were refused. */
/** What becomes of content that may be asked for in parts (RFC 9110). */
const partsOf = {
  206: { description: 'The part that `Range` asks for, if `If-Range` fits.', content: { '*/*': { schema: {} } } },
  304: { description: 'It is still what `If-None-Match` names.' },
  416: {
    description: 'There is no such part; `Content-Range` says how many bytes there are.',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  },
}

const partlyOf = (route: Route, schema: JsonSchema) =>
  route.records
    ? { $ref: '#/components/responses/SomeRefused' }
    : {
        description: 'Several, of which some were refused; each has its result.',
        content: { 'application/json': { schema } },
      }

const nameOf = ({ method, path }: Route): string =>
  `${method.toLowerCase()}${path
    .replace('/api/', '')
    .split(/\W+/)
    .filter(Boolean)
    .map(part => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')}`

const toldCodes = (route: Route): string => {
  const codes = codesOf(route).map(code => `\`${code}\``)
  return codes.length > 0 ? `\n\nAlso fails with ${codes.join(', ')}.` : ''
}

/** A route as OpenAPI has it. */
export function operationOf(route: Route, described: Described) {
  const schema = bodySchema(route)
  const { body } = exampleRequest(route, described)
  const failures = failuresOf(route).map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }])
  return {
    operationId: nameOf(route),
    tags: [subjectOf(route)],
    summary: route.summary.split(/(?<=[.:;]) /)[0]!.replace(/[.:;]$/, ''),
    description: `${route.summary}\n\nFor ${audienceText(route.audience)}.${toldCodes(route)}`,
    security: securityOf(route.audience),
    parameters: parametersOf(route, described),
    ...(route.form && {
      requestBody: {
        required: true,
        content: { 'multipart/form-data': { schema: inputSchema({ input: route.form }) } },
      },
    }),
    ...(schema && {
      requestBody: {
        required: schema.anyOf !== undefined || schema.required !== undefined,
        content: { 'application/json': { schema, ...(body !== null && { example: body }) } },
      },
    }),
    responses: { ...successOf(route, described), ...Object.fromEntries(failures) },
  }
}
