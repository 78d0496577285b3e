import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, isInputObjectType, isObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { describedOf, describeSchema, saysMore } from './api/descriptions/describe.ts'
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

describe('descriptions', () => {
  const described = describedOf(schema).map(({ type, name, of }) => ({
    place: name === '' ? type.name : `${type.name}.${name}`,
    text: of.description ?? '',
  }))

  test('everything in the schema says what it means', () => {
    expect(described.length).toBeGreaterThan(3000)
    const silent = describedOf(schema).filter(({ of }) => !saysMore(of))
    expect(silent.map(({ type, name }) => `${type.name}.${name}`)).toEqual([])
  })

  test('each is a sentence that says more than the name', () => {
    const wordsOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '')
    const empty = described.filter(
      ({ place, text }) =>
        !/^[\p{Lu}\p{N}`‘'#$-].*[.)“”’]$/su.test(text) ||
        wordsOf(text) === wordsOf(place.slice(place.lastIndexOf('.') + 1)),
    )
    expect(empty).toEqual([])
  })

  const schemaOf = () => buildSchema('type Query { thing: Thing } type Thing { id: ID! size: Int }')

  test('texts of what does not exist, or says it itself, are told', () => {
    expect(() => describeSchema(schemaOf(), [{ Thing: { colour: 'Its colour.' }, Box: { '': 'A box.' } }])).toThrow(
      'Descriptions: there is no Thing.colour; there is no Box.',
    )
    const said = buildSchema('type Query { "Its size." size: Int }')
    expect(() => describeSchema(said, [{ Query: { size: 'How large.' } }])).toThrow(
      'Query.size says itself what it means',
    )
    const twice = { Thing: { size: 'How large.' } }
    expect(() => describeSchema(schemaOf(), [twice, twice])).toThrow('Thing.size is described twice')
  })

  test('what is not described is left without, so that it is found', () => {
    const schema = describeSchema(schemaOf(), [{ Thing: { '': 'A thing.' } }])
    const missing = describedOf(schema).filter(({ of }) => !of.description)
    expect(missing.map(({ type, name }) => `${type.name}.${name}`)).toEqual(['Query.', 'Query.thing', 'Thing.size'])
  })

  test('ids in inputs say of what they are, and by what else it can be named', () => {
    const input = schema.getType('AddToCartInput')
    expect(isInputObjectType(input) && input.getFields().productId?.description).toBe(
      'Of `Product`: its id as GraphQL or REST shows it; also `key:value` by `order_number`, `slug`, `gtin`.',
    )
  })
})
