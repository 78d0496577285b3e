import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { schema } from '../schema.ts'
import { costOfInput, type InputPurpose, inputRefusals, limitsOf, rootFields } from './inputLimits.ts'

type Input = GraphQLArgument | GraphQLInputField

/** Every place of the schema where a text or a list comes in: its path, and a value one larger than it may be. */
function* tooLarge(input: Input, purpose: InputPurpose, path: string[], seen: readonly string[]): Generator<Probe> {
  const around = (wrap: (value: unknown) => unknown, inner: Generator<Probe>) =>
    [...inner].map(probe => ({ ...probe, value: wrap(probe.value) }))
  function* of(type: GraphQLInputType, at: string[]): Generator<Probe> {
    if (isNonNullType(type)) yield* of(type.ofType, at)
    else if (isListType(type)) {
      const { entries } = limitsOf(input, purpose)
      yield { path: at, value: Array.from({ length: entries + 1 }, () => null), limit: entries }
      yield* around(value => [value], of(type.ofType, [...at, '0']))
    } else if (isInputObjectType(type)) {
      if (seen.includes(type.name)) return
      for (const field of Object.values(type.getFields())) {
        yield* around(
          value => ({ [field.name]: value }),
          tooLarge(field, purpose, [...at, field.name], [...seen, type.name]),
        )
      }
    } else if (type.name === 'String' || type.name === 'ID' || type.name === 'Html') {
      const { characters } = limitsOf(input, purpose)
      yield { path: at, value: 'x'.repeat(characters + 1), limit: characters }
    }
  }
  yield* of(input.type, path)
}
type Probe = { path: string[]; value: unknown; limit: number }

const fields = Object.values(schema.getTypeMap())
  .filter(type => isObjectType(type) && !type.name.startsWith('__'))
  .flatMap(type => (isObjectType(type) ? Object.values(type.getFields()).map(field => ({ type, field })) : []))
  .filter(({ field }) => field.args.length > 0)

describe('every text and list of every input has a limit', () => {
  test.each(
    fields.map(({ type, field }) => [`${type.name}.${field.name}`, type.name, field] as const),
  )('%s', (_label, typeName, field) => {
    const purpose = typeName === 'Mutation' ? 'change' : 'question'
    for (const argument of field.args) {
      for (const { path, value, limit } of tooLarge(argument, purpose, [argument.name], [])) {
        const refusals = inputRefusals(field.args, { [argument.name]: value }, purpose)
        expect(refusals).toMatchObject([{ code: 'INVALID_INPUT', path, details: { limit } }])
      }
    }
  })

  test('none is large enough to be a burden', () => {
    const largest = fields
      .filter(({ type }) => type.name === 'Mutation')
      .flatMap(({ field }) => field.args.flatMap(each => [...tooLarge(each, 'change', [each.name], [])]))
      .reduce((most, { limit }) => Math.max(most, limit), 0)
    expect(largest).toBe(100_000)
  })
})

test('what is within the limits passes, as do null and what is left out', () => {
  const { args } = buildSchema('type Query { f(texts: [String!], one: String, id: ID!): Int }')
    .getQueryType()!
    .getFields().f!
  expect(inputRefusals(args, { texts: ['x'.repeat(500)], one: null, id: 'x'.repeat(200) }, 'change')).toEqual([])
  expect(inputRefusals(args, { texts: Array.from({ length: 100 }, () => '') }, 'change')).toEqual([])
  expect(inputRefusals(args, { one: 'x'.repeat(20_000), id: 'x'.repeat(20_000) }, 'question')).toEqual([])
})

test.each<[string, unknown, number]>([
  ['nothing', {}, 2003],
  ['ten values', { input: { list: [1, 2, 3, 4, 5, 6, 7] } }, 2030],
  ['a long text', { text: 'x'.repeat(2000) }, 2106],
  ['a day, which is one value', { day: new Date() }, 2006],
])('a mutation costs by the size of its input: %s', (_label, input, cost) => {
  expect(costOfInput(input, 'change')).toBe(cost)
})

test('a question costs a tenth by itself', () => {
  expect(costOfInput({ input: { pieces: [{ amount: 1 }] } }, 'question')).toBe(210)
})

test.each<[string, string, number]>([
  ['one field', 'mutation { signOut { __typename } }', 1],
  ['one field by several names', 'mutation { a: signOut { __typename } b: signOut { __typename } }', 2],
  ['an inline fragment', 'mutation { ... on Mutation { a: signOut { __typename } b: signOut { __typename } } }', 2],
  [
    'fragments, each counted as often as it is spread',
    'mutation { ...A ...A } fragment A on Mutation { x: signOut { __typename } }',
    2,
  ],
])('counts the mutations of a document: %s', (_label, text, count) => {
  const document = parse(text)
  const operation = document.definitions.find(
    each => each.kind === Kind.OPERATION_DEFINITION,
  ) as OperationDefinitionNode
  const fragments = Object.fromEntries(
    document.definitions.flatMap(each => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
  )
  expect(rootFields(operation, fragments)).toBe(count)
})

test('fragments that spread one another twice are counted without doing the work twice', () => {
  const names = Array.from({ length: 60 }, (_, i) => `F${i}`)
  const text = names.map((name, i) => {
    const next = names[i + 1]
    return `fragment ${name} on Mutation { ${next ? `...${next} ...${next}` : 'signOut { __typename }'} }`
  })
  const document = parse(`mutation { ...F0 } ${text.join(' ')}`)
  const [operation] = document.definitions as [OperationDefinitionNode]
  const fragments = Object.fromEntries(
    document.definitions.flatMap(each => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
  )
  expect(rootFields(operation, fragments)).toBe(2 ** 59)
})
