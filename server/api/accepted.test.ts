import SchemaBuilder from '@pothos/core'
import { expect, test } from 'vitest'
import { acceptedSentences, accepts, printWithAccepted } from './accepted.ts'

function schemaOf(build: (builder: InstanceType<typeof SchemaBuilder>) => void) {
  const builder = new SchemaBuilder({})
  builder.queryType({ fields: t => ({ isThere: t.boolean({ resolve: () => true }) }) })
  build(builder)
  return builder.toSchema()
}

test('what inputs accept is printed beside them', () => {
  const schema = schemaOf(builder => {
    builder.inputType('Note', {
      fields: t => ({
        title: t.string({ required: true, ...accepts({ characters: 60, required: true }) }),
        rank: t.int({ description: 'Higher is earlier.', ...accepts({ lowest: -5, highest: 5 }) }),
        author: t.id(),
      }),
    })
  })
  expect(printWithAccepted(schema)).toBe(`"""What the rule of an input accepts; forms read their limits here."""
directive @accepts(characters: Int, entries: Int, lowest: Int, highest: Int, html: Boolean, required: Boolean) on INPUT_FIELD_DEFINITION

input Note {
  author: ID

  """Higher is earlier."""
  rank: Int @accepts(lowest: -5, highest: 5)
  title: String! @accepts(characters: 60, required: true)
}

type Query {
  isThere: Boolean
}`)
})

test('a schema without any is printed as ever', () => {
  expect(printWithAccepted(schemaOf(() => undefined))).toBe('type Query {\n  isThere: Boolean\n}')
})

test('in sentences', () => {
  expect(acceptedSentences({ characters: 20, html: true, required: true })).toEqual([
    'HTML, reduced to what is allowed.',
    'At most 20 characters.',
    'Cannot be cleared.',
  ])
  expect(acceptedSentences({ lowest: 0, highest: 9 })).toEqual(['From 0 to 9.'])
})
