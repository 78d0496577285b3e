import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { hashPassword } from './domains/accounts/authentication/hashing/passwords.ts'
import { accounts, sessions } from './domains/accounts/tables.ts'
import { newId } from './kit/ids.ts'
import { routes } from './rest.ts'
import { insertProduct, insertViewer } from './testing/builders.ts'
import { testDatabase } from './testing/database.ts'
import { everything } from './testing/everything.ts'
import { testSite } from './testing/site.ts'

const database = await testDatabase()
const site = await testSite(database)
const product = await insertProduct(database)
const password = 'Turnhalle-2026'
const passwordHash = await hashPassword(password)

let email: string
let accountId: string
beforeEach(async () => {
  const viewer = await insertViewer(database)
  email = viewer.email!
  accountId = viewer.accountId!
  await database.drizzle.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId))
})

const reading = routes.filter(({ method, changesState }) => method === 'GET' && !changesState)

describe('paths that are read', () => {
  test.each(reading.map(({ path }) => path))('%s changes nothing, whoever asks', async path => {
    const clients = [site.client(), await site.clientAs(['user']), await site.clientAs(['user', 'system'])]
    const before = await everything(database)
    for (const client of clients) {
      for (const id of [newId(), product.id]) {
        const { status } = await client.request('GET', path.replaceAll(/\{\w+\}/g, id))
        expect(status).toBeLessThan(500)
      }
    }
    expect(await everything(database)).toEqual(before)
  })

  test('those that change something can be caused by no other site', async () => {
    const changing = routes.filter(({ method, changesState }) => method === 'GET' && changesState)
    expect(changing.map(({ path }) => path).toSorted()).toEqual([
      '/api/v0/auth/getUniqueCustomerId',
      '/api/v0/auth/logout',
    ])
    const client = await site.clientAs(['user', 'admin'])
    const before = await everything(database)
    for (const { path } of changing) {
      const answer = await client.request('GET', path, undefined, { 'sec-fetch-site': 'cross-site' })
      expect(answer).toMatchObject({ status: 403, body: { code: 'C100' } })
    }
    expect(await everything(database)).toEqual(before)
  })
})

describe('addresses', () => {
  test.each(reading.map(route => [route.path, route] as const))('of %s hold no secret', (path, { input }) => {
    const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as {
      properties?: Record<string, unknown>
    }
    const secrets = Object.keys(properties).filter(name => /pass|secret|token|code|key|handle|mail/i.test(name))
    // That of one's own copy, which opens nothing to anybody else.
    expect(secrets).toEqual(path === '/api/v0/auth/dataExport/{secret}' ? ['secret'] : [])
  })

  test('are not read for what belongs into a body: a password in one is none', async () => {
    const client = site.client()
    const query = `handle=${encodeURIComponent(email)}&password=${password}`
    const answer = await client.request('POST', `/api/v0/auth/login?${query}`, {})
    expect([answer.status, client.cookies.size]).toEqual([400, 0])
    const half = await client.request('POST', `/api/v0/auth/login?password=${password}`, { handle: email })
    expect([half.status, client.cookies.size]).toEqual([400, 0])
  })

  test.each([
    'id=1&id=2',
    'limit=1&limit=100000',
    'limit=1&limit[]=2',
    'sort=title&sort=price',
    'id[$gt]=&limit=1000',
  ])('that say a thing twice or otherwise than it is documented are refused or not read: %s', async query => {
    const { status, body } = await site.client().request('GET', `/api/v0/shop_product?${query}`)
    const { items } = body as { items?: unknown[] }
    expect(status === 400 || (status === 200 && items!.length <= 1)).toBe(true)
  })

  test('no key, session or language of another place is taken out of them', async () => {
    const { cookies } = await site.clientAs(['user', 'system'])
    const secret = cookies.get('session')!
    for (const name of ['session', '__Host-session', 'access_token', 'api_key', 'authorization']) {
      const { body } = await site.client().request('GET', `/api/v0/auth/getLoggedInState?${name}=${secret}`)
      expect(body).toMatchObject({ loggedIn: false })
    }
  })
})

describe('a session', () => {
  const state = async (secret: string) => {
    const { body } = await site.client(new Map([['session', secret]])).request('GET', '/api/v0/auth/getLoggedInState')
    return (body as { loggedIn: boolean }).loggedIn
  }

  test.each([
    ['REST', 'GET', '/api/v0/auth/logout', undefined],
    ['GraphQL', 'POST', '/graphql', { query: 'mutation { signOut { errors { code } } }' }],
  ])('that was ended by %s opens nothing any more, whoever kept its secret', async (_door, method, url, body) => {
    const client = site.client()
    await client.request('POST', '/api/v0/auth/login', { handle: email, password })
    const secret = client.cookies.get('session')!
    expect(await state(secret)).toBe(true)
    const answer = await client.request(method, url, body)
    expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-session=;/)
    expect(await state(secret)).toBe(false)
    expect(await database.drizzle.$count(sessions, eq(sessions.userId, accountId))).toBe(0)
  })

  test('gets a secret of its own, whatever the browser brought along', async () => {
    const brought = 'A'.repeat(43)
    const client = site.client(new Map([['session', brought]]))
    const { headers } = await client.request('POST', '/api/v0/auth/login', { handle: email, password })
    expect(String(headers['set-cookie'])).toMatch(
      /__Host-session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax/,
    )
    expect(client.cookies.get('session')).not.toBe(brought)
    expect([await state(brought), await state(client.cookies.get('session')!)]).toEqual([false, true])
  })

  test('is in no answer but its cookie', async () => {
    const client = site.client()
    const answer = await client.request('POST', '/api/v0/auth/login', { handle: email, password })
    const secret = client.cookies.get('session')!
    const query = '{ viewer { security { sessions { id isCurrent } } } }'
    const listed = await client.request('POST', '/graphql', { query })
    expect(listed.text).toContain('isCurrent')
    expect(answer.text + listed.text).not.toContain(secret)
  })
})
