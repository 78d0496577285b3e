import { z } from 'zod'
import type { Route } from '../rest.ts'

/** Schemas of inputs and answers as JSON Schema 2020-12, for the description of the paths. */

export type JsonSchema = {
  readonly [key: string]: unknown
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly enum?: readonly unknown[]
  readonly examples?: readonly unknown[]
}

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isNull = (schema: JsonSchema | undefined): boolean => schema?.type === 'null' && Object.keys(schema).length === 1

/** What may be null, said in one schema rather than two where it can be. */
function withNull({ anyOf, ...outer }: JsonSchema): JsonSchema {
  const [inner, none, ...others] = anyOf ?? []
  if (!inner || !isNull(none) || others.length > 0 || typeof inner.type !== 'string') return { ...outer, anyOf }
  const { type, enum: values, ...rest } = inner
  return { ...rest, ...outer, type: [type as string, 'null'], ...(values && { enum: [...values, null] }) }
}

/** Limits that only say what JavaScript can count to. */
const isSafeLimit = (key: string, value: unknown): boolean =>
  (key === 'minimum' && value === Number.MIN_SAFE_INTEGER) || (key === 'maximum' && value === Number.MAX_SAFE_INTEGER)

/** The same, as short as it can be said: names of components, null beside a type, no limits that limit nothing. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shortened)
  if (!isObject(value)) return value
  const short = Object.fromEntries(
    Object.entries(value).flatMap(([key, each]): [string, unknown][] => {
      if (key === '$schema' || key === '$defs' || isSafeLimit(key, each)) return []
      if (key === '$ref') return [[key, String(each).replace('#/$defs/', '#/components/schemas/')]]
      if (key === 'examples' || key === 'default') return [[key, each]]
      return [[key, shortened(each)]]
    }),
  )
  return 'anyOf' in short ? withNull(short) : short
}

export const keyOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`

/** The schemas of what routes answer, and of all that they refer to by name. */
export function answerSchemas(routes: readonly Route[], others: Readonly<Record<string, z.ZodType>>) {
  const answers = routes.flatMap(route => (typeof route.answer === 'string' ? [] : [[keyOf(route), route.answer]]))
  const all = z.object({ ...others, ...(Object.fromEntries(answers) as Record<string, z.ZodType>) })
  const { properties, $defs } = z.toJSONSchema(all, { io: 'input' }) as {
    properties: Record<string, unknown>
    $defs: Record<string, unknown>
  }
  return {
    answers: shortened(properties) as Readonly<Record<string, JsonSchema>>,
    components: shortenedEach($defs),
  }
}

const shortenedEach = (schemas: Readonly<Record<string, unknown>>): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { id: _, ...rest } = shortened(schema) as JsonSchema
      return [name, rest]
    }),
  )

/** The schema of what a route takes: its fields, whichever of several schemas they come from. */
export function inputSchema({ input }: Pick<Route, 'input'>): JsonSchema {
  const schema = shortened(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })) as JsonSchema
  const parts = [schema, ...(schema.allOf ?? []).flatMap(part => [part, ...(part.allOf ?? [])])]
  return {
    type: 'object',
    properties: Object.assign({}, ...parts.map(part => part.properties ?? {})) as Record<string, JsonSchema>,
    required: [...new Set(parts.flatMap(part => part.required ?? []))],
  }
}
