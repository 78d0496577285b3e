import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema } from 'graphql'
import { describe, expect, test } from 'vitest'
import { jsonType } from './jsonTypes.ts'
import { printPathTypes, printWebhookTypes } from './pathTypes.ts'
import { printedClient } from './printed.ts'
import { printFields, printSchemaTypes } from './schemaTypes.ts'

const folder = join(import.meta.dirname, '../src/__generated__')

test('the typed client is what the server offers (npm run schema prints it anew)', () => {
  const printed = printedClient()
  expect(readdirSync(folder).toSorted()).toEqual(['fields.ts', 'paths.ts', 'schema.ts', 'webhooks.ts'])
  for (const [name, text] of Object.entries(printed)) {
    // Compared as a whole: the difference of two long texts takes longer than finding it.
    expect(readFileSync(join(folder, name), 'utf8') === text, name).toBe(true)
  }
})

test('everything that is mirrored can be pulled', () => {
  const [, collections = ''] = /interface Collections \{([^}]*)\}/.exec(printedClient()['paths.ts'] ?? '') ?? []
  expect([...collections.matchAll(/(\w+):/g)].map(([, name]) => name).toSorted()).toEqual([
    'auth',
    'shop_color',
    'shop_order',
    'shop_product',
    'shop_productgroup',
    'shop_withdrawal',
  ])
})

const schema = buildSchema(`
  """What can be asked."""
  type Query {
    "One of them."
    shirt("Its slug." slug: String!, at: DateTime): Shirt
    names: [[String!]]!
    node(id: ID!): Node
  }
  interface Node { id: ID! }
  type Shirt implements Node { id: ID! kind: Kind! price: Cents! url(width: Int! = 480): String others: [Shirt!]! }
  enum Kind { LONG SHORT }
  input ShirtInput { kind: Kind!, amount: Int! = 1, note: String, sizes: [Kind!] }
  scalar Cents
  scalar DateTime
`)

describe('of a schema', () => {
  test('types say lists, null, arguments, what is required, and what was said of them', () => {
    expect(printSchemaTypes(schema).replace(/^[\s\S]*?\n\n[\s\S]*?\n\n/, '')).toBe(`export type Cents = number

export type DateTime = string

export type Kind = 'LONG' | 'SHORT'

export interface Node extends Abstract<Shirt> {
  readonly __typename: 'Shirt'
  readonly id: Id
}

/** What can be asked. */
export interface Query {
  readonly __typename: 'Query'
  /** One of them. */
  readonly shirt: With<{
    /** Its slug. */
    readonly slug: string
    readonly at?: DateTime | null
  }, Shirt | null>
  readonly names: readonly (readonly string[] | null)[]
  readonly node: With<{
    readonly id: Id
  }, Node | null>
}

export interface Shirt {
  readonly __typename: 'Shirt'
  readonly id: Id
  readonly kind: Kind
  readonly price: Cents
  readonly url: With<{
    readonly width?: number
  }, string | null>
  readonly others: readonly Shirt[]
}

export interface ShirtInput {
  readonly kind: Kind
  readonly amount?: number
  readonly note?: string | null
  readonly sizes?: readonly Kind[] | null
}
`)
  })

  test('a scalar that nobody described is noticed', () => {
    const text = 'type Query { at: Moment } scalar Moment'
    expect(() => printSchemaTypes(buildSchema(text))).toThrow('Moment: nobody said what it is in TypeScript')
  })

  test('fields hold what documents are written by, and no values', () => {
    expect(printFields(schema).slice(printFields(schema).indexOf('= {'))).toBe(`= {
  Query: {
    shirt: ['Shirt', { slug: 'String!', at: 'DateTime' }],
    node: ['Node', { id: 'ID!' }],
  },
  Shirt: {
    url: [null, { width: 'Int' }],
    others: ['Shirt'],
  },
}
`)
  })
})

test.each([
  ['a text', { type: 'string' }, 'string'],
  ['one of several', { enum: ['a', "it's", 1, null] }, "'a' | 'it\\'s' | 1 | null"],
  ['a text or null', { type: ['string', 'null'] }, 'string | null'],
  ['what says nothing', { anyOf: [{ type: 'string' }, {}] }, 'unknown'],
  [
    'a list of either',
    { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
    'readonly (string | null)[]',
  ],
  [
    'a list of lists',
    { type: 'array', items: { type: 'array', items: { type: 'integer' } } },
    'readonly (readonly number[])[]',
  ],
  ['a pair', { type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }] }, 'readonly [string, number]'],
  ['values by name', { type: 'object', additionalProperties: { const: 1 } }, '{ readonly [name: string]: 1 }'],
  ['a name', { $ref: '#/components/schemas/Failure' }, 'Failure'],
  ['both', { allOf: [{ $ref: '#/a/One' }, { anyOf: [{ $ref: '#/a/Two' }, { type: 'null' }] }] }, 'One & (Two | null)'],
  [
    'fields',
    {
      type: 'object',
      properties: { 'a-b': { type: 'boolean', description: 'Why.' }, c: { type: 'null' } },
      required: ['c'],
    },
    "{\n  /** Why. */\n  readonly 'a-b'?: boolean\n  readonly c: null\n}",
  ],
])('of a JSON schema %s', (_label, jsonSchema, expected) => {
  expect(jsonType(jsonSchema, '')).toBe(expected)
})

const json = (schemaOfBody: object) => ({ content: { 'application/json': { schema: schemaOfBody } } })
const named = (name: string, place: string, type = 'string') => ({
  name,
  in: place,
  required: place === 'path',
  schema: { type },
})

test('of documented paths what is written and read, several at once, and which are pulled', () => {
  const colour = { type: 'object', properties: { title: { type: 'string' } } }
  const several = { 200: json(colour), 207: { content: {} } }
  const printed = printPathTypes({
    webhooks: {},
    components: { schemas: { Failure: { type: 'string' } } },
    paths: {
      '/api/v0/color': {
        get: {
          summary: 'Colours. Pulled by `sort=changed`.',
          description: 'For staff.',
          parameters: [named('cursor', 'query'), named('sort', 'query'), named('qry', 'query')],
          responses: { 200: json({ type: 'array', items: colour }), 400: json({ $ref: '#/x/Failure' }) },
        },
        put: { parameters: [named('dry_run', 'query', 'boolean')], requestBody: json(colour), responses: several },
      },
      '/api/v0/color/{id}': { get: { parameters: [named('id', 'path'), named('Cart-Token', 'header')] } },
      '/api/v0/stock': {
        put: {
          requestBody: json({ type: 'object', properties: { items: { type: 'array', items: colour } } }),
          responses: several,
        },
      },
    },
  })
  expect(printed).toBe(`export type Failure = string

/** What the documented paths take: what stands in the path, the query and the body. */
export interface Inputs {
  /** Colours. Pulled by \`sort=changed\`. For staff. */
  'GET /api/v0/color': {
    readonly cursor?: string
    readonly sort?: string
    readonly qry?: string | { readonly [name: string]: unknown }
  }
  'PUT /api/v0/color': {
    readonly title?: string
  } & { readonly [field: string]: unknown } | readonly ({
    readonly title?: string
  } & { readonly [field: string]: unknown })[]
  'GET /api/v0/color/{id}': {
    readonly id: string
  }
  'PUT /api/v0/stock': {
    readonly items?: readonly {
      readonly title?: string
    }[]
  } | readonly {
    readonly title?: string
  }[]
}

/** What they answer. */
export interface Answers {
  'GET /api/v0/color': readonly {
    readonly title?: string
  }[]
  'PUT /api/v0/color': {
    readonly title?: string
  }
  'GET /api/v0/color/{id}': unknown
  'PUT /api/v0/stock': {
    readonly title?: string
  }
}

/** The collections that are pulled by their changes. */
export interface Collections {
  color: 'GET /api/v0/color'
}
`)
})

test('of a body that is one record or a list of them, both, and a list in one way', () => {
  const record = { type: 'object', properties: { title: { type: 'string' } } }
  const bare = { type: 'array', items: { type: 'object' } }
  const remove = {
    type: 'object',
    properties: { remove: { type: 'array', items: { type: 'string' } } },
    required: ['remove'],
  }
  const several = { type: 'object', properties: { items: bare }, required: ['items'] }
  const body = { requestBody: json({ anyOf: [record, bare, several, remove] }) }
  const ids = { requestBody: json({ anyOf: [{ type: 'array', items: { type: 'string' } }] }) }
  const printed = printPathTypes({
    ...{ webhooks: {}, components: { schemas: {} } },
    paths: { '/api/v0/color': { post: body, put: body, delete: ids } },
  })
  expect(printed.slice(printed.indexOf('{'), printed.indexOf('/** What they answer'))).toBe(`{
  'POST /api/v0/color': {
    readonly title?: string
  } | readonly ({
    readonly title?: string
  })[] | {
    readonly remove: readonly string[]
  }
  'PUT /api/v0/color': {
    readonly title?: string
  } & { readonly [field: string]: unknown } | readonly ({
    readonly title?: string
  } & { readonly [field: string]: unknown })[] | {
    readonly remove: readonly string[]
  }
  'DELETE /api/v0/color': readonly string[]
}

`)
})

test('of webhooks one type that its `type` tells apart', () => {
  const message = (type: string) => ({
    post: { requestBody: json({ type: 'object', properties: { type: { const: type } }, required: ['type'] }) },
  })
  const printed = printWebhookTypes({
    ...{ paths: {}, components: { schemas: {} } },
    webhooks: { 'order.placed': message('order.placed'), 'order.paid': message('order.paid') },
  })
  expect(printed).toBe(`/** A message that the shop sends. */
export type WebhookMessage =
  | {
      readonly type: 'order.paid'
    }
  | {
      readonly type: 'order.placed'
    }
`)
})
