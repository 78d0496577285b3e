import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { newId } from './kit/ids.ts'
import type { Role } from './kit/viewer.ts'
import { schema } from './schema.ts'
import { testDatabase } from './testing/database.ts'
import { type Client, testSite } from './testing/site.ts'

const site = await testSite(await testDatabase())

const roles: Record<string, Role[]> = {
  guest: [],
  user: ['user'],
  member: ['user', 'member'],
  admin: ['user', 'admin'],
  system: ['user', 'system'],
}

/** Who is let in by each scope; the table of decisions.md, written down once more on purpose. */
const admitted: Record<string, string[]> = {
  public: ['guest', 'user', 'member', 'admin', 'system'],
  signedIn: ['user', 'member', 'admin', 'system'],
  staff: ['member', 'admin', 'system'],
  admin: ['admin', 'system'],
  system: ['system'],
}

const scopeOf = (field: GraphQLField<unknown, unknown>): string => {
  const { pothosOptions } = field.extensions as { pothosOptions?: { authScopes?: Record<string, unknown> } }
  return Object.keys(pothosOptions?.authScopes ?? {}).join('+')
}

/** The smallest text that an input type takes; made up of nothing that exists. */
function literal(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literal(type.ofType)
  if (isListType(type)) return '[]'
  if (isEnumType(type)) return type.getValues()[0]!.name
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(field => isNonNullType(field.type))
    return `{ ${required.map(field => `${field.name}: ${literal(field.type)}`).join(', ')} }`
  }
  const name = getNamedType(type).name
  if (name === 'Int' || name === 'Cents' || name === 'Float') return '1'
  if (name === 'Boolean') return 'false'
  if (name === 'Date') return '"2026-11-20"'
  if (name === 'DateTime') return '"2026-11-20T10:00:00Z"'
  return `"${Buffer.from(`Product:${newId()}`).toString('base64')}"`
}

function documentFor(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): string {
  const required = field.args.filter(argument => isNonNullType(argument.type))
  const list = required.map(argument => `${argument.name}: ${literal(argument.type)}`).join(', ')
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }'
  return `${kind} { field: ${field.name}${list ? `(${list})` : ''}${selection} }`
}

const fields = [
  ...Object.values(schema.getQueryType()!.getFields()).map(field => ['query', field] as const),
  ...Object.values(schema.getMutationType()!.getFields()).map(field => ['mutation', field] as const),
].filter(([, field]) => !field.args.some(argument => JSON.stringify(literal(argument.type)).includes('Upload')))

const clientOf = (name: string): Promise<Client> | Client =>
  name === 'guest' ? site.client() : site.clientAs(roles[name]!)

describe('every role at every root field', () => {
  test.each(Object.keys(roles))('%s', async role => {
    for (const [kind, field] of fields) {
      if (field.name === 'signOut' || field.args.some(argument => hasUpload(argument.type))) continue
      const client = await clientOf(role)
      const { status, body } = await client.request('POST', '/graphql', { query: documentFor(kind, field) })
      const { errors } = body as { errors?: { extensions?: { code?: string }; message: string }[] }
      const codes = (errors ?? []).map(error => error.extensions?.code)
      const scope = scopeOf(field)
      expect(Object.keys(admitted), `${field.name} has the scope ${scope}`).toContain(scope)
      expect(`${field.name}: ${codes.includes('C100') ? 'shut' : 'open'}`).toBe(
        `${field.name}: ${admitted[scope]!.includes(role) ? 'open' : 'shut'}`,
      )
      expect(codes, `${field.name}: ${JSON.stringify(errors)}`).not.toContain('C500')
      expect(status, field.name).toBeLessThan(500)
    }
  })
})

function hasUpload(type: GraphQLInputType): boolean {
  const named = getNamedType(type)
  if (!isInputObjectType(named)) return named.name === 'Upload'
  return Object.values(named.getFields()).some(field => getNamedType(field.type).name === 'Upload')
}

test('every node type answers an unknown id with null, to strangers and to staff', async () => {
  const names = Object.values(schema.getTypeMap())
    .filter(type => isObjectType(type) && type.getInterfaces().some(each => each.name === 'Node'))
    .map(type => type.name)
  expect(names.length).toBeGreaterThan(6)
  for (const role of ['guest', 'admin']) {
    const client = await clientOf(role)
    for (const name of names) {
      for (const raw of [newId(), 'nonsense', '']) {
        const id = Buffer.from(`${name}:${raw}`).toString('base64')
        const { body } = await client.request('POST', '/graphql', { query: `{ node(id: "${id}") { id } }` })
        const { data, errors } = body as { data: { node: null }; errors?: { extensions?: { code?: string } }[] }
        expect([name, raw === '' || data.node === null]).toEqual([name, true])
        expect(
          (errors ?? []).map(error => error.extensions?.code),
          `${name}:${raw} ${JSON.stringify(errors)}`,
        ).not.toContain('C500')
      }
    }
  }
})
