import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Route } from './api/rest.ts'
import { createApiKey } from './domains/accounts/apiKeys/operations.ts'
import { hashSecret, openSession } from './domains/accounts/sessions/sessions.ts'
import { sessions } from './domains/accounts/tables.ts'
import { newId } from './kit/ids.ts'
import { areas, type Role } from './kit/viewer.ts'
import { routes } from './rest.ts'
import { contextFor, countRows, insertProduct, insertViewer } from './testing/builders.ts'
import { testDatabase } from './testing/database.ts'
import { type Client, testSite } from './testing/site.ts'

const database = await testDatabase()
const site = await testSite(database)
const shirt = await insertProduct(database)

const guest = () => site.client()
const roles: [string, Role[]][] = [
  ['guest', []],
  ['user', ['user']],
  ['member', ['user', 'member']],
  ['admin', ['user', 'admin']],
  ['system', ['user', 'system']],
]
const clientOf = (given: Role[]) => (given.length === 0 ? Promise.resolve(guest()) : site.clientAs(given))

describe('who may knock', () => {
  const admitted = {
    everyone: ['guest', 'user', 'member', 'admin', 'system'],
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
  const askFor = (client: Client, { method, path }: Route, headers: Record<string, string> = {}) =>
    client.request(method, path.replaceAll(/\{\w+\}/g, newId()), method === 'GET' ? undefined : {}, headers)
  const keys = areas.flatMap(area => [[area, 'read'] as const, [area, 'write'] as const])

  test.each(keys)('a key with %s.%s: just the paths of its scope open, and what everybody reads', async (own, kind) => {
    const viewer = await insertViewer(database, ['user', 'system'])
    const wanted = { integrator: 'Probe', label: own, scopes: [`${own}.${kind}` as const], expiresOn: '2027-01-01' }
    const { secret } = await createApiKey(contextFor(database, { viewer }), wanted)
    for (const route of routes) {
      const { status, body } = await askFor(guest(), route, { authorization: `Bearer ${secret}` })
      const isShut = status === 403 && (body as { code?: string }).code === 'C100'
      const [who, area] = route.audience.split(':')
      const opens =
        ['everyone', 'buyer', 'buyerInPerson'].includes(who!) ||
        (area === own &&
          (who === 'staff' || who === 'signedIn' || (['editor', 'admin'].includes(who!) && kind === 'write')))
      expect(`${route.method} ${route.path}: ${isShut ? 'shut' : 'open'}`).toBe(
        `${route.method} ${route.path}: ${opens ? 'open' : 'shut'}`,
      )
      expect(status, route.path).toBeLessThan(500)
    }
  })

  test('a program hears what its key lacks', async () => {
    const viewer = await insertViewer(database, ['user', 'system'])
    const wanted = { integrator: 'Probe', label: 'orders', scopes: ['orders.read' as const], expiresOn: '2027-01-01' }
    const { secret } = await createApiKey(contextFor(database, { viewer }), wanted)
    const messageOf = async (method: string, path: string) =>
      (await guest().request(method, path, {}, { authorization: `Bearer ${secret}` })).body
    expect(await messageOf('POST', '/api/v0/registertab')).toEqual({
      code: 'C100',
      message: 'This is for people; no API key may do it.',
    })
    expect(await messageOf('POST', '/api/v0/shop/markPayed')).toEqual({
      code: 'C100',
      message: 'The API key lacks the scope orders.write.',
    })
    const before = await countRows(database, 'carts')
    const items = [{ item: shirt.variantIds[0], amount: 1 }]
    await guest().request('PUT', '/api/v0/shop/cart', { items }, { authorization: `Bearer ${secret}` })
    expect(await countRows(database, 'carts')).toBe(before)
  })

  test('what is open to every key only reads', () => {
    const open = routes.filter(({ audience, method }) => audience === 'everyone' && method !== 'GET')
    expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'POST /api/v0/batch/entry',
      'POST /api/v0/batch/gallery',
      'POST /api/v0/batch/shop_color',
      'POST /api/v0/batch/shop_product',
      'POST /api/v0/batch/shop_productgroup',
      'POST /api/v0/shop/search',
      'POST /api/v1/shop/getPageDataLandingPage',
      'POST /api/v1/shop/getPageDataProduct',
    ])
    expect(routes.filter(({ audience, changesState }) => audience === 'everyone' && changesState)).toEqual([])
  })

  test('what is open to every key besides concerns a cart, which it names by a token, or somebody’s code', () => {
    const open = routes.filter(({ audience }) => audience === 'buyer' || audience === 'buyerInPerson')
    expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'GET /api/v0/shop/cart',
      'GET /api/v0/shop/cart_favorites',
      'GET /api/v0/shop/cart_orders',
      'POST /api/v0/shop/cart',
      'POST /api/v0/shop/voucher/verify',
      'POST /api/v0/shop_coupon/validate',
      'POST /api/v0/shop_order',
      'PUT /api/v0/shop/cart',
      'PUT /api/v0/shop/cart_favorites',
    ])
  })

  test('staff who act for a customer change just this', async () => {
    const open: string[] = []
    for (const route of routes.filter(({ method, changesState }) => method !== 'GET' || changesState)) {
      const [staff, customer] = [await insertViewer(database, ['user', 'admin']), await insertViewer(database)]
      const { secret } = await openSession(database, staff.accountId!)
      await database.drizzle
        .update(sessions)
        .set({ actingFor: customer.accountId, actingUntil: new Date('2100-01-01') })
        .where(eq(sessions.id, hashSecret(secret)))
      const { status, body } = await askFor(site.client(new Map([['session', secret]])), route)
      const { code } = body as { code?: string }
      const isOwn = ['oneself', 'inPerson', 'buyerInPerson'].includes(route.audience)
      expect([route.path, code === 'ACTING_FOR_CUSTOMER']).toEqual([route.path, isOwn])
      if (!isOwn && !(status === 403 && code === 'C100') && route.audience !== 'everyone') {
        open.push(`${route.method} ${route.path}`)
      }
    }
    expect(open.sort()).toEqual([
      'DELETE /api/v0/team_lists/{id}',
      'GET /api/v0/auth/getUniqueCustomerId',
      'GET /api/v0/auth/logout',
      'POST /api/v0/auth/checkPasswordStrength',
      'POST /api/v0/auth/login',
      'POST /api/v0/auth/passkeyChallenge',
      'POST /api/v0/auth/requestPasswordReset',
      'POST /api/v0/batch/shop_order',
      'POST /api/v0/registertab',
      'POST /api/v0/shop/cart',
      'POST /api/v0/shop/request2FAReset',
      'POST /api/v0/shop/requestPasswordReset',
      'POST /api/v0/shop/restock',
      'POST /api/v0/shop/restock/confirm',
      'POST /api/v0/shop/restock/end',
      'POST /api/v0/shop/voucher/verify',
      'POST /api/v0/shop_coupon/validate',
      'POST /api/v0/team_lists',
      'PUT /api/v0/auth',
      'PUT /api/v0/shop/cart',
      'PUT /api/v0/shop/cart_favorites',
    ])
  })

  test.each(roles)('%s: every path opens or stays shut as its table says', async (role, given) => {
    for (const route of routes) {
      // Anew for each: some of what is asked signs people out.
      const client = await clientOf(given)
      const { status, body } = await askFor(client, route)
      const isShut = (status === 401 || status === 403) && (body as { code?: string }).code === 'C100'
      expect(`${route.method} ${route.path}: ${isShut ? 'shut' : 'open'}`).toBe(
        `${route.method} ${route.path}: ${admitted[route.audience.split(':')[0] as keyof typeof admitted].includes(role) ? 'open' : 'shut'}`,
      )
      expect(status, `${route.method} ${route.path}`).toBeLessThan(500)
    }
  })

  test('a guest hears 401, a signed-in person 403', async () => {
    const path = '/api/v0/shop/markPayed'
    expect(await guest().request('POST', path, {})).toMatchObject({ status: 401, body: { code: 'C100' } })
    expect(await (await site.clientAs(['user'])).request('POST', path, {})).toMatchObject({
      status: 403,
      body: { code: 'C100' },
    })
  })
})
