import {
  GraphQLBoolean,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql'
import { expect, test } from 'vitest'
import { acceptedSentences, accepts, printWithAccepted } from './accepted.ts'

const query = new GraphQLObjectType({ name: 'Query', fields: { isThere: { type: GraphQLBoolean } } })

test('what inputs accept is printed beside them', () => {
  const note = new GraphQLInputObjectType({
    name: 'Note',
    fields: {
      author: { type: GraphQLString, ...accepts({ html: false }) },
      rank: { type: GraphQLInt, description: 'Higher is earlier.', ...accepts({ lowest: -5, highest: 5 }) },
      title: { type: new GraphQLNonNull(GraphQLString), ...accepts({ characters: 60, required: true }) },
    },
  })
  const schema = new GraphQLSchema({ query, types: [note] })
  expect(printWithAccepted(schema)).toBe(`"""What the rule of an input accepts; forms read their limits here."""
directive @accepts(characters: Int, entries: Int, bytes: Int, lowest: Int, highest: Int, html: Boolean, required: Boolean) on INPUT_FIELD_DEFINITION

input Note {
  author: String

  """Higher is earlier."""
  rank: Int @accepts(lowest: -5, highest: 5)
  title: String! @accepts(characters: 60, required: true)
}

type Query {
  isThere: Boolean
}`)
})

test('a schema without any is printed as ever', () => {
  expect(printWithAccepted(new GraphQLSchema({ query }))).toBe('type Query {\n  isThere: Boolean\n}')
})

test('in sentences', () => {
  expect(acceptedSentences({ characters: 20, html: true, required: true })).toEqual([
    'HTML, reduced to what is allowed.',
    'At most 20 characters.',
    'Cannot be cleared.',
  ])
  expect(acceptedSentences({ bytes: 2_000 })).toEqual(['At most 2000 bytes.'])
  expect(acceptedSentences({ lowest: 0, highest: 9 })).toEqual(['From 0 to 9.'])
})
