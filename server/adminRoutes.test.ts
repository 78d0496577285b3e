import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { type AdminPage, isAdminPage, isOpenTo } from '../client/adminKit/routes.ts'
import { adminRoutes } from '../client/shell/admin/adminRoutes.ts'
import { openSession } from './domains/accounts/sessions/sessions.ts'
import { setMemberGrants } from './domains/accounts/users/operations/memberGrants.ts'
import { newId } from './kit/ids.ts'
import { areas, type Role } from './kit/viewer.ts'
import { schema } from './schema.ts'
import { contextFor, insertViewer } from './testing/builders.ts'
import { testDatabase } from './testing/database.ts'
import { type Client, testSite } from './testing/site.ts'

const database = await testDatabase()
const site = await testSite(database)

const documents: Record<string, string> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../client/__generated__/persisted.json'), 'utf8'),
)
const pages = adminRoutes.filter(isAdminPage)

/** The smallest value that an input type takes; made up of nothing that exists. */
function smallest(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return smallest(type.ofType)
  if (isListType(type)) return []
  if (isEnumType(type)) return type.getValues()[0]!.name
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(field => isNonNullType(field.type))
    return Object.fromEntries(required.map(field => [field.name, smallest(field.type)]))
  }
  if (type.name === 'Int') return 1
  if (type.name === 'Boolean') return false
  if (type.name === 'Date') return '2026-11-23'
  return newId()
}

/** The document of a page's query, with variables that it takes. */
function queryOf({ query: { params } }: AdminPage): { query: string; variables: Record<string, unknown> } {
  const query = documents[params.id ?? ''] ?? ''
  const [definition] = parse(query).definitions
  const wanted = definition?.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : []
  const variables = wanted.flatMap(({ variable, type }) => {
    const known = type.kind === Kind.NON_NULL_TYPE ? typeFromAST(schema, type) : undefined
    return known ? [[variable.name.value, smallest(known as GraphQLInputType)]] : []
  })
  return { query, variables: Object.fromEntries(variables) }
}

/** The pages that the server opens to a client: whose query is answered without a word of missing rights. */
async function opened(clientFor: () => Promise<Client>): Promise<string[]> {
  const found: string[] = []
  for (const page of pages) {
    const { status, body } = await (await clientFor()).request('POST', '/graphql', queryOf(page))
    const { errors = [] } = body as { errors?: { extensions?: { code?: string } }[] }
    expect(status, page.path).toBeLessThan(500)
    expect(
      errors.filter(({ extensions }) => extensions?.code !== 'C100'),
      page.path,
    ).toEqual([])
    if (errors.length === 0) found.push(page.path)
  }
  return found
}

/** The pages that somebody is shown the way to. */
const shown = (
  isStaff: boolean,
  mayWrite: (area: string) => boolean,
  mayRead: (area: string) => boolean = () => true,
) =>
  pages
    .filter(page =>
      isOpenTo(page.right, {
        isStaff,
        mayRead: area => isStaff && mayRead(area),
        mayWrite: area => isStaff && mayWrite(area),
      }),
    )
    .map(page => page.path)

test('what only those may see who change it is shown to nobody else', () => {
  expect(shown(true, () => true)).toEqual(pages.map(page => page.path))
  expect(shown(true, () => false)).not.toEqual(expect.arrayContaining(['settings/keys']))
  expect(shown(true, () => false)).not.toEqual(expect.arrayContaining(['audit']))
  expect(shown(false, () => true)).toEqual([])
})

test.each(
  pages.map(page => [page.path, page] as const),
)('the server, which has no window, reads the address of %s', (path, page) => {
  const place = { language: 'de', path: `/admincenter/${path}`, search: new URLSearchParams(), hash: '' } as const
  expect(globalThis.window).toBeUndefined()
  expect(() => page.variables?.({ ...place, params: { id: newId(), number: 'HF-1' } })).not.toThrow()
})

const roles: readonly [name: string, roles: Role[], isStaff: boolean, mayWrite: boolean][] = [
  ['a guest', [], false, false],
  ['a customer', ['user'], false, false],
  ['a member', ['user', 'member'], true, false],
  ['an administrator', ['user', 'admin'], true, true],
  ['a system account', ['user', 'system'], true, true],
]

describe('every page of the admin centre opens for those it is shown to, and for nobody else', () => {
  test.each(roles)('%s', async (_name, own, isStaff, mayWrite) => {
    const client = async () => (own.length === 0 ? site.client() : site.clientAs(own))
    expect(await opened(client)).toEqual(shown(isStaff, () => mayWrite))
  })

  test.each(areas)('a member who may change what is in %s', async area => {
    const giver = await insertViewer(database, ['user', 'system'])
    const member = await insertViewer(database, ['user', 'member'])
    const grants = [`${area}.write` as const]
    await setMemberGrants(contextFor(database, { viewer: giver }), { accountId: member.accountId!, grants })
    const client = async () => {
      const { secret } = await openSession(database, member.accountId!)
      return site.client(new Map([['session', secret]]))
    }
    expect(await opened(client)).toEqual(shown(true, asked => asked.toLowerCase() === area))
  })

  test.each(areas)('a member from whom %s is withheld', async area => {
    const giver = await insertViewer(database, ['user', 'system'])
    const member = await insertViewer(database, ['user', 'member'])
    const grants = [`${area}.none` as const]
    await setMemberGrants(contextFor(database, { viewer: giver }), { accountId: member.accountId!, grants })
    const client = async () => {
      const { secret } = await openSession(database, member.accountId!)
      return site.client(new Map([['session', secret]]))
    }
    const mayRead = (asked: string) => asked.toLowerCase() !== area
    expect(await opened(client)).toEqual(shown(true, () => false, mayRead))
  })
})
