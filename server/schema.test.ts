import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { printedSchema, schema } from './schema.ts'

test('schema.graphql is what the server offers (npm run schema prints it anew)', () => {
  expect(readFileSync(join(import.meta.dirname, '../schema.graphql'), 'utf8')).toBe(printedSchema())
})

test('every root field says who may knock', () => {
  const silent = [schema.getQueryType(), schema.getMutationType()].flatMap(type =>
    Object.values(type?.getFields() ?? {})
      .filter(field => {
        const { pothosOptions } = field.extensions as { pothosOptions?: { authScopes?: unknown } }
        return !pothosOptions?.authScopes
      })
      .map(field => `${type?.name}.${field.name}`),
  )
  expect(silent).toEqual([])
})

test('no type has a plain id of its own besides those that stand in another type', () => {
  const nodes = Object.values(schema.getTypeMap()).filter(
    type => isObjectType(type) && type.getInterfaces().some(each => each.name === 'Node'),
  )
  expect(nodes.length).toBeGreaterThan(0)
  for (const type of nodes) expect(isObjectType(type) && type.getFields().id?.type.toString()).toBe('ID!')
})
