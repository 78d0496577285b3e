import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { acceptedModule, acceptedPath } from './accepted.ts'

const schema = `
directive @accepts(characters: Int, highest: Int, html: Boolean) on INPUT_FIELD_DEFINITION

input Note {
  """At most 60 characters."""
  title: String @accepts(characters: 60)
  text: String @accepts(characters: 5000, html: true)
  author: ID
}

input Other {
  note: Note
}
`

test('what inputs accept becomes a constant for each type', () => {
  expect(
    acceptedModule(schema),
  ).toBe(`/** What the server's inputs accept, from schema.graphql; written by \`npm run relay\`. */

export interface Accepted {
  readonly characters?: number
  readonly entries?: number
  readonly bytes?: number
  readonly lowest?: number
  readonly highest?: number
  readonly html?: boolean
  readonly required?: boolean
}

export const Note = {
  title: { characters: 60 },
  text: { characters: 5000, html: true },
} as const
`)
})

test('anything but whole numbers and booleans is a mistake', () => {
  expect(() => acceptedModule('input A { b: String @accepts(characters: "many") }')).toThrow('not StringValue')
})

test('the client has what the schema says (npm run relay)', () => {
  expect(readFileSync(acceptedPath, 'utf8')).toBe(acceptedModule())
})
