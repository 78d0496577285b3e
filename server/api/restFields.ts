import type { z } from 'zod'
import { type Refusal, refusal } from '../kit/refusals.ts'
import { isFields } from './differences.ts'

/** What a schema is made of, as far as names of fields depend on it. */
type Definition = {
  readonly type: string
  readonly shape?: Readonly<Record<string, z.ZodType>>
  readonly element?: z.ZodType
  readonly innerType?: z.ZodType
  readonly in?: z.ZodType
  readonly left?: z.ZodType
  readonly right?: z.ZodType
}

const definitionOf = (schema: z.ZodType) => (schema as unknown as { _zod: { def: Definition } })._zod.def

/** The fields that a schema of an object takes; null for one that is none, or that takes whatever it is given. */
function shapeOf(schema: z.ZodType): Readonly<Record<string, z.ZodType>> | null {
  const { type, shape, innerType, in: source, left, right } = definitionOf(schema)
  if (type === 'object') return shape ?? null
  if (type === 'intersection') {
    const [one, other] = [shapeOf(left!), shapeOf(right!)]
    return one && other && { ...one, ...other }
  }
  const inner = innerType ?? source
  return inner ? shapeOf(inner) : null
}

function elementOf(schema: z.ZodType): z.ZodType | null {
  const { type, element, innerType, in: source } = definitionOf(schema)
  if (type === 'array') return element ?? null
  const inner = innerType ?? source
  return inner ? elementOf(inner) : null
}

/** Why fields of a body are not taken: no field of this name is written there. */
export function unknownFields(schema: z.ZodType, body: unknown, path: readonly string[] = []): Refusal[] {
  if (Array.isArray(body)) {
    const element = elementOf(schema)
    return element ? body.flatMap((each, index) => unknownFields(element, each, [...path, String(index)])) : []
  }
  const shape = isFields(body) ? shapeOf(schema) : null
  if (!shape) return []
  return Object.entries(body as object).flatMap(([name, value]) => {
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined
    return field ? unknownFields(field, value, [...path, name]) : [noSuchField([...path, name])]
  })
}

export const noSuchField = (path: readonly string[]): Refusal =>
  refusal('INVALID_INPUT', path, 'There is no such field.')

/** What a schema calls the version that a writer saw. */
export function versionFieldOf(schema: z.ZodType): 'revision' | 'version' | null {
  const shape = shapeOf(schema) ?? {}
  return (['revision', 'version'] as const).find(name => Object.hasOwn(shape, name)) ?? null
}
