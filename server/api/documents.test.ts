import { buildSchema, getIntrospectionQuery, parse, validate } from 'graphql'
import { describe, expect, test } from 'vitest'
import { fewRenamedIntrospections, readDocument } from './documents.ts'

describe('a document that somebody sent', () => {
  test.each([
    ['braces', `{${'a{'.repeat(99)}b${'}'.repeat(99)}}`],
    ['a list', `{a(b:${'['.repeat(98)}${']'.repeat(98)})}`],
    ['brackets within a text and a comment', `{a(b:"${'{'.repeat(500)}") #${'{'.repeat(500)}\n}`],
    ['the question of GraphiQL', getIntrospectionQuery()],
  ])('is read: %s', (_label, text) => {
    expect(readDocument(text).definitions.length).toBeGreaterThan(0)
  })

  test.each([
    ['braces beyond the limit', `{${'a{'.repeat(100)}b${'}'.repeat(100)}}`, 'nested'],
    ['braces that would exhaust the stack', '{a'.repeat(1990), 'nested'],
    ['lists that would exhaust the stack', `{a(b:${'['.repeat(1990)}`, 'nested'],
    ['a list within objects', `{a(b:${'{c:['.repeat(60)}`, 'nested'],
    ['too many tokens', `{${'a '.repeat(4001)}}`, 'tokens'],
    ['too many characters', `{a} #${'x'.repeat(50_000)}`, 'characters'],
    ['no document', '{a', 'Syntax Error'],
    ['a character that stands for nothing', '{a\0}', 'Syntax Error'],
  ])('is refused: %s', (_label, text, message) => {
    expect(() => readDocument(text)).toThrow(message)
  })
})

describe('renamed introspection', () => {
  const schema = buildSchema('type Query { a: Int }')
  const problems = (text: string) =>
    validate(schema, parse(text), [fewRenamedIntrospections]).map(({ message }) => message)
  const named = (count: number, field: string) =>
    Array.from({ length: count }, (_, index) => `n${index}: ${field}`).join(' ')

  test.each([
    ['none', getIntrospectionQuery()],
    ['as many as are allowed', `{ ${named(6, '__type(name: "Query") { name }')} }`],
    ['any number of other fields', `{ ${named(50, 'a')} ${named(50, '__typename')} }`],
  ])('is answered: %s', (_label, text) => {
    expect(problems(text)).toEqual([])
  })

  test.each([
    ['of the schema', `{ ${named(7, '__schema { description }')} }`],
    ['within it', `{ __schema { ${named(7, 'types { name }')} } }`],
    [
      'spread over fragments',
      `{ ${named(4, '__schema { ...S }')} } fragment S on __Schema { ${named(3, 'types { name }')} }`,
    ],
  ])('is refused beyond that, once: %s', (_label, text) => {
    expect(problems(text)).toEqual(['At most 6 fields of the introspection can be renamed.'])
  })
})
