import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildSchema,
  DangerousChangeType,
  findBreakingChanges,
  findDangerousChanges,
  type GraphQLInputField,
  type GraphQLSchema,
  isInputObjectType,
  parse,
  print,
  valueFromASTUntyped,
  visit,
} from 'graphql'
import { z } from 'zod'
import type { Route } from '../api/rest.ts'

/** A REST path as programs know it: what it takes, and what of that it needs. */
type ReleasedPath = { readonly inputs: readonly string[]; readonly required: readonly string[] }
export type ReleasedPaths = Readonly<Record<string, ReleasedPath>>

/** What is promised to programs: the GraphQL schema and the REST paths by `METHOD path`. */
export type Contract = { readonly schema: GraphQLSchema; readonly paths: ReleasedPaths }

/** What has changed since: `broken` stops programs that worked, `noticed` is what some of them may stumble over. */
export type Changes = { readonly broken: readonly string[]; readonly noticed: readonly string[] }

export const releasedSchema = join(import.meta.dirname, 'schema.graphql')
export const releasedPaths = join(import.meta.dirname, 'paths.txt')

/** A printed schema as it is kept of a release: without descriptions, which bind nobody. */
export const withoutDescriptions = (schema: string): string =>
  `${print(
    visit(parse(schema), { enter: node => ('description' in node ? { ...node, description: undefined } : undefined) }),
  )}\n`

/** The contract of the last release. */
export const released = (): Contract => ({
  schema: buildSchema(readFileSync(releasedSchema, 'utf8')),
  paths: pathsIn(readFileSync(releasedPaths, 'utf8')),
})

type JsonSchema = { properties?: Record<string, unknown>; required?: string[] }

/** The REST paths as they are promised. */
export function pathsOf(routes: readonly Route[]): ReleasedPaths {
  const entries = routes.map(({ method, path, input }) => {
    const { properties = {}, required = [] } = z.toJSONSchema(input, {
      io: 'input',
      unrepresentable: 'any',
    }) as JsonSchema
    return [`${method} ${path}`, { inputs: Object.keys(properties).toSorted(), required: required.toSorted() }] as const
  })
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** Paths as lines, in which what is needed has an exclamation mark: `GET /api/v0/things limit name!`. */
export const printedPaths = (paths: ReleasedPaths): string =>
  Object.entries(paths)
    .map(([name, { inputs, required }]) => {
      const words = inputs.map(input => (required.includes(input) ? `${input}!` : input))
      return `${[name, ...words].join(' ')}\n`
    })
    .join('')

export const pathsIn = (text: string): ReleasedPaths =>
  Object.fromEntries(
    text
      .trimEnd()
      .split('\n')
      .map(line => {
        const [method, path, ...words] = line.split(' ')
        const inputs = words.map(word => word.replace('!', ''))
        return [`${method} ${path}`, { inputs, required: inputs.filter(input => words.includes(`${input}!`)) }]
      }),
  )

/** Another default changes what is answered to whoever says nothing: as bad as if it broke. */
const silent: ReadonlySet<string> = new Set([DangerousChangeType.ARG_DEFAULT_VALUE_CHANGE])
/** What may be left out is missed by nobody. */
const harmless: ReadonlySet<string> = new Set([
  DangerousChangeType.OPTIONAL_ARG_ADDED,
  DangerousChangeType.OPTIONAL_INPUT_FIELD_ADDED,
])

const named = ({ type, description }: { type: string; description: string }) => `${type}: ${description}`

/** What has changed from one contract to another, each in one line that names it. */
export function changesBetween(before: Contract, after: Contract): Changes {
  const dangerous = findDangerousChanges(before.schema, after.schema)
  return {
    broken: [
      ...findBreakingChanges(before.schema, after.schema).map(named),
      ...dangerous.filter(({ type }) => silent.has(type)).map(named),
      ...tightenedInputs(before.schema, after.schema),
      ...Object.entries(before.paths).flatMap(([name, path]) => brokenPath(name, path, after.paths[name])),
    ],
    noticed: dangerous.filter(({ type }) => !silent.has(type) && !harmless.has(type)).map(named),
  }
}

/** What `@accepts` says of an input field, as far as it can refuse. */
type Accepts = { characters?: number; entries?: number; lowest?: number; highest?: number; required?: boolean }

function acceptsOf({ astNode }: GraphQLInputField): Accepts {
  const directive = astNode?.directives?.find(({ name }) => name.value === 'accepts')
  return Object.fromEntries(
    (directive?.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value)]),
  )
}

/** Input fields that take less than before. */
function tightenedInputs(before: GraphQLSchema, after: GraphQLSchema): string[] {
  return Object.values(before.getTypeMap()).flatMap(type => {
    const now = after.getType(type.name)
    if (!isInputObjectType(type) || !isInputObjectType(now)) return []
    return Object.values(type.getFields()).flatMap(field => {
      const same = now.getFields()[field.name]
      if (!same) return []
      const [old, present] = [acceptsOf(field), acceptsOf(same)]
      const isTighter =
        ['characters', 'entries', 'highest'].some(name => isBelow(present, old, name as 'highest', Infinity)) ||
        isBelow(old, present, 'lowest', -Infinity) ||
        (present.required === true && old.required !== true)
      return isTighter ? [`INPUT_TIGHTENED: ${type.name}.${field.name} takes less than before.`] : []
    })
  })
}

const isBelow = (one: Accepts, other: Accepts, name: 'characters' | 'entries' | 'highest' | 'lowest', none: number) =>
  (one[name] ?? none) < (other[name] ?? none)

function brokenPath(name: string, before: ReleasedPath, after: ReleasedPath | undefined): string[] {
  if (!after) return [`PATH_REMOVED: ${name}`]
  return [
    ...before.inputs.filter(input => !after.inputs.includes(input)).map(input => `INPUT_REMOVED: ${input} of ${name}`),
    ...after.required
      .filter(input => !before.required.includes(input))
      .map(input => `INPUT_REQUIRED: ${input} of ${name}`),
  ]
}

/** What broke although nobody accepted it, and what was accepted although it did not break. */
export function unexplained(broken: readonly string[], accepted: Readonly<Record<string, string>>): string[] {
  return [
    ...broken.filter(each => !Object.hasOwn(accepted, each)).map(each => `broken: ${each}`),
    ...Object.keys(accepted)
      .filter(each => !broken.includes(each))
      .map(each => `accepted, but not broken: ${each}`),
  ]
}
