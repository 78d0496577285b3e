import { eq } from 'drizzle-orm'
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
import { createApiKey } from './domains/accounts/apiKeys/operations.ts'
import { hashSecret, openSession } from './domains/accounts/sessions/sessions.ts'
import { sessions } from './domains/accounts/tables.ts'
import { setMemberGrants } from './domains/accounts/users/operations/memberGrants.ts'
import { newId } from './kit/ids.ts'
import { areas, type Grant, type Role } from './kit/viewer.ts'
import { schema } from './schema.ts'
import { contextFor, insertViewer } from './testing/builders.ts'
import { testDatabase } from './testing/database.ts'
import { type Client, testSite } from './testing/site.ts'

const database = await testDatabase()
const site = await testSite(database)

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
  visitor: ['guest', 'user', 'member', 'admin', 'system'],
  inPerson: ['guest', 'user', 'member', 'admin', 'system'],
  buyer: ['guest', 'user', 'member', 'admin', 'system'],
  buyerInPerson: ['guest', 'user', 'member', 'admin', 'system'],
  signedIn: ['user', 'member', 'admin', 'system'],
  oneself: ['user', 'member', 'admin', 'system'],
  backOffice: ['member', 'admin', 'system'],
  staff: ['member', 'admin', 'system'],
  editor: ['member', 'admin', 'system'],
  admin: ['admin', 'system'],
  person: ['admin', 'system'],
  system: ['system'],
}

/** The scope of a field and, for those of the back office, its area. */
const areaOf = (field: GraphQLField<unknown, unknown>): string | null => {
  const { pothosOptions } = field.extensions as { pothosOptions?: { authScopes?: Record<string, unknown> } }
  const [area] = Object.values(pothosOptions?.authScopes ?? {})
  return typeof area === 'string' ? area : null
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
  if (name === 'Upload') return '$file'
  if (name === 'Date') return '"2026-11-20"'
  if (name === 'DateTime') return '"2026-11-20T10:00:00Z"'
  return `"${Buffer.from(`ProductGroup:${newId()}`).toString('base64')}"`
}

function documentFor(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): string {
  const required = field.args.filter(argument => isNonNullType(argument.type))
  const list = required.map(argument => `${argument.name}: ${literal(argument.type)}`).join(', ')
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }'
  const variables = list.includes('$file') ? '($file: Upload!) ' : ''
  return `${kind} ${variables}{ field: ${field.name}${list ? `(${list})` : ''}${selection} }`
}

/** Asks for a field as a program does; where it takes a file, with one. */
function ask(client: Client, query: string, headers: Record<string, string> = {}) {
  if (!query.includes('$file')) return client.request('POST', '/graphql', { query }, headers)
  const parts = [
    ['name="operations"', JSON.stringify({ query, variables: { file: null } })],
    ['name="map"', '{"0":["variables.file"]}'],
    ['name="0"; filename="a.txt"', 'not a picture'],
  ]
  const form = parts.map(([name, value]) => `--b\r\ncontent-disposition: form-data; ${name}\r\n\r\n${value}\r\n`)
  return client.request('POST', '/graphql', `${form.join('')}--b--\r\n`, {
    ...{ 'content-type': 'multipart/form-data; boundary=b', origin: 'https://shop.example.com' },
    ...headers,
  })
}

const fields = [
  ...Object.values(schema.getQueryType()!.getFields()).map(field => ['query', field] as const),
  ...Object.values(schema.getMutationType()!.getFields()).map(field => ['mutation', field] as const),
]

const clientOf = (name: string): Promise<Client> | Client =>
  name === 'guest' ? site.client() : site.clientAs(roles[name]!)

describe('every role at every root field', () => {
  test.each(Object.keys(roles))('%s', async role => {
    for (const [kind, field] of fields) {
      const client = await clientOf(role)
      const { status, body } = await ask(client, documentFor(kind, field))
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

/** Whether somebody with one right in one area may enter by a scope: as a member with it, or by a key with no other. */
const entersBy: Record<string, (scope: string, area: string | null, right: [string, string]) => boolean> = {
  key: (scope, area, [own, kind]) =>
    ['public', 'buyer', 'buyerInPerson'].includes(scope) ||
    (area === own && (scope === 'staff' || (['editor', 'admin'].includes(scope) && kind === 'write'))),
  member: (scope, area, [own, kind]) =>
    ['public', 'visitor', 'inPerson', 'buyer', 'buyerInPerson', 'signedIn', 'oneself', 'backOffice'].includes(scope) ||
    (['staff', 'editor'].includes(scope) && (kind === 'write' || area !== own)) ||
    (['admin', 'person'].includes(scope) && kind === 'write' && area === own),
}

describe('one right in one area opens, or withholds, just that area', () => {
  const rights = areas.flatMap(area => [
    ['key', area, 'read'] as const,
    ['key', area, 'write'] as const,
    ['member', area, 'write'] as const,
    ['member', area, 'none'] as const,
  ])
  test.each(rights)('%s with %s.%s', async (who, area, kind) => {
    const ready = await clientsWith(who, `${area}.${kind}`)
    for (const [operation, field] of fields) {
      // Anew for each: some of what is asked signs people out.
      const { client, headers } = await ready()
      const query = documentFor(operation, field)
      const { status, body } = await ask(client, query, headers)
      const { errors } = body as { errors?: { extensions?: { code?: string } }[] }
      const isShut = (errors ?? []).some(error => error.extensions?.code === 'C100')
      expect(`${field.name}: ${isShut ? 'shut' : 'open'}`).toBe(
        `${field.name}: ${entersBy[who]!(scopeOf(field), areaOf(field), [area, kind]) ? 'open' : 'shut'}`,
      )
      expect(status, field.name).toBeLessThan(500)
    }
  })
})

/** Makes clients of one and the same owner of a right. */
async function clientsWith(who: 'key' | 'member', grant: Grant) {
  const viewer = await insertViewer(database, ['user', 'system'])
  const context = contextFor(database, { viewer })
  if (who === 'key') {
    const wanted = { integrator: 'Probe', label: grant, scopes: [grant], expiresOn: '2027-01-01' }
    const { secret } = await createApiKey(context, wanted)
    return async () => ({ client: site.client(), headers: { authorization: `Bearer ${secret}` } })
  }
  const member = await insertViewer(database, ['user', 'member'])
  await setMemberGrants(context, { accountId: member.accountId!, grants: [grant] })
  return async () => {
    const { secret } = await openSession(database, member.accountId!)
    return { client: site.client(new Map([['session', secret]])), headers: {} as Record<string, string> }
  }
}

describe('an API key is nobody', () => {
  test('no mutation is open to a key by being everybody’s: each needs a scope of the key', () => {
    const open = Object.values(schema.getMutationType()!.getFields()).filter(field => scopeOf(field) === 'public')
    expect(open.map(({ name }) => name)).toEqual([])
  })

  test('what means a person is empty, whatever the scopes are', async () => {
    const { client, headers } = await (await clientsWith('key', 'users.write'))()
    const { body } = await ask(
      client,
      `{ viewer { account { id } security { id } actor { name } isStaff isSystem writableAreas withheldAreas } }`,
      headers,
    )
    expect(body).toEqual({
      data: {
        viewer: {
          ...{ account: null, security: null, actor: null, isStaff: false, isSystem: false },
          ...{ writableAreas: ['USERS'], withheldAreas: [] },
        },
      },
    })
  })

  test('its integrator hears what the key lacks', async () => {
    const { client, headers } = await (await clientsWith('key', 'orders.read'))()
    const hear = async (query: string) => {
      const { body } = await ask(client, query, headers)
      return (body as { errors: { message: string; extensions: object }[] }).errors.map(
        ({ message, extensions }) => [message, extensions] as const,
      )
    }
    expect(await hear('mutation { signOut { redirectUrl } }')).toEqual([
      ['This is for people; no API key may do it.', { code: 'C100' }],
    ])
    expect(await hear('mutation { markOrdersPaid(input: { orderIds: [] }) { errors { code } } }')).toEqual([
      ['The API key lacks the scope orders.write.', { code: 'C100' }],
    ])
    expect(await hear('{ users { totalCount } }')).toEqual([
      ['The API key lacks the scope users.read.', { code: 'C100' }],
    ])
  })
})

describe('staff who act for a customer', () => {
  /** All that they may change meanwhile; what binds the customer is not among it. */
  const open = [
    ...[
      'addArticlesToCart',
      'addSetToCart',
      'addToCart',
      'addWishesToCart',
      'answerCartLines',
      'changeBuyer',
      'changeCartLine',
      'checkPasswordStrength',
      'confirmRestock',
    ],
    ...['createAddress', 'createCart', 'deleteAddress'],
    'deleteTeamList',
    'deleteWishList',
    'endRestock',
    'enterCode',
    'inviteBuyer',
    'listProduct',
    'moveWishes',
    ...[
      'removeBuyer',
      'removeCartLines',
      'removeCode',
      'removeWishes',
      'reorder',
      'requestOrderLink',
      'requestPasswordReset',
      'requestRestock',
      'requestSecondFactorReset',
      'resendConfirmation',
      'saveTeamList',
      'saveWishList',
    ],
    ...[
      'setDefaultAddress',
      'setFavourite',
      'shareWishList',
      'signIn',
      'signInWithPasskey',
      'signOut',
      'startPasskeySignIn',
    ],
    ...[
      'stopActing',
      'updateAddress',
      'updateCheckout',
      'updateProfile',
      'updateWish',
      'verifyVoucher',
      'withdrawBuyerInvitation',
    ],
  ]

  test('each change is open or shut as written here', async () => {
    const found: string[] = []
    for (const [operation, field] of fields) {
      const { status, body } = await ask(await actingClient(), documentFor(operation, field))
      const { errors } = body as { errors?: { extensions?: { code?: string } }[] }
      const codes = (errors ?? []).map(error => error.extensions?.code)
      const isShut = codes.some(code => code === 'C100' || code === 'ACTING_FOR_CUSTOMER')
      if (operation === 'mutation' && !isShut) found.push(field.name)
      // What the customer could do hears why; what is of the back office does not exist for a customer.
      const scope = scopeOf(field)
      expect([field.name, codes.find(code => code === 'C100' || code === 'ACTING_FOR_CUSTOMER')]).toEqual([
        field.name,
        ['inPerson', 'buyerInPerson', 'oneself'].includes(scope)
          ? 'ACTING_FOR_CUSTOMER'
          : ['public', 'visitor', 'buyer', 'signedIn'].includes(scope)
            ? undefined
            : 'C100',
      ])
      expect(status, field.name).toBeLessThan(500)
    }
    expect(found.sort()).toEqual(open)
  })
})

/** An administrator's browser that acts for a customer. */
async function actingClient(): Promise<Client> {
  const [staff, customer] = [await insertViewer(database, ['user', 'admin']), await insertViewer(database)]
  const { secret } = await openSession(database, staff.accountId!)
  await database.drizzle
    .update(sessions)
    .set({ actingFor: customer.accountId, actingUntil: new Date('2100-01-01') })
    .where(eq(sessions.id, hashSecret(secret)))
  return site.client(new Map([['session', secret]]))
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
