import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { routes } from './rest.ts'

type Definition = {
  type: string
  checks?: { _zod: { def: { check: string; format?: string; pattern?: RegExp } } }[]
  element?: z.ZodType
  innerType?: z.ZodType
  in?: z.ZodType
  shape?: Record<string, z.ZodType>
  options?: z.ZodType[]
  valueType?: z.ZodType
  keyType?: z.ZodType
  left?: z.ZodType
  right?: z.ZodType
  getter?: () => z.ZodType
}

const definitionOf = (schema: z.ZodType) => (schema as unknown as { _zod: { def: Definition } })._zod.def

/** Kinds of values that are never long, and `unknown`, which nothing reads: clients send it and it is left alone. */
const small = new Set(['number', 'boolean', 'enum', 'literal', 'null', 'undefined', 'never', 'unknown'])

/** Paths within a schema at which a text, a list or a record of any length would pass. */
function* unlimited(schema: z.ZodType, path: string, seen: ReadonlySet<z.ZodType> = new Set()): Generator<string> {
  if (seen.has(schema)) return
  const known = new Set([...seen, schema])
  const def = definitionOf(schema)
  const checks = (def.checks ?? []).map(check => check._zod.def.check)
  if (small.has(def.type)) return
  if (def.type === 'string') {
    if (!checks.includes('max_length')) yield path
  } else if (def.type === 'array') {
    if (!checks.includes('max_length')) yield `${path}[]`
    yield* unlimited(def.element!, `${path}[]`, known)
  } else if (def.type === 'object') {
    for (const [name, field] of Object.entries(def.shape!)) yield* unlimited(field, `${path}.${name}`, known)
  } else if (def.type === 'record') {
    if (!checks.includes('custom')) yield `${path}{}`
    yield* unlimited(def.keyType!, `${path}{key}`, known)
    yield* unlimited(def.valueType!, `${path}{}`, known)
  } else if (def.type === 'union') {
    for (const option of def.options!) yield* unlimited(option, path, known)
  } else if (def.type === 'pipe' || def.type === 'transform') {
    if (def.in) yield* unlimited(def.in, path, known)
  } else if (def.type === 'intersection') {
    yield* unlimited(def.left!, path, known)
    yield* unlimited(def.right!, path, known)
  } else if (def.innerType) yield* unlimited(def.innerType, path, known)
  else yield `${path}: ${def.type}`
}

describe('every text and list that a documented path takes has a limit', () => {
  test.each(routes.map(route => [`${route.method} ${route.path}`, route] as const))('%s', (_label, route) => {
    expect([...unlimited(route.input, '')]).toEqual([])
  })
})
