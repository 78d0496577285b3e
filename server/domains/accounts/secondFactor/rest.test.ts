import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { insertViewer, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { type Client, testSite } from '../../../testing/site.ts'
import { hashPassword } from '../authentication/hashing/passwords.ts'
import { hashSecret } from '../sessions/sessions.ts'
import { accounts, sessions } from '../tables.ts'
import { totpCodeAt } from './rules/totp.ts'

const database = await testDatabase()
const site = await testSite(database)
const password = 'Turnhalle-2026'
const passwordHash = await hashPassword(password)
const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

let email: string
let accountId: string
beforeEach(async () => {
  const viewer = await insertViewer(database)
  email = viewer.email!
  accountId = viewer.accountId!
  await database.drizzle.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId))
})

const post = (client: Client, path: string, body: object) =>
  client.request('POST', `/api/v0/${path}`, body, { 'user-agent': agent })
const login = (client: Client, more: object = {}) => post(client, 'auth/login', { handle: email, password, ...more })

/** Somebody signed in with the second factor set up two minutes ago, and its key. */
async function careful() {
  const client = site.client()
  await login(client)
  const { body } = await post(client, 'auth/enable2FA', { password })
  const { secret, qr } = body as { secret: string; qr: string }
  expect(qr).toMatch(/^<svg xmlns/)
  const confirmed = await post(client, 'auth/verify2FA', { code: totpCodeAt(secret, TEST_NOW) })
  expect(confirmed).toMatchObject({ status: 200, body: { two_factor: { enabled: true } } })
  const { recovery_codes: codes } = confirmed.body as { recovery_codes: string[] }
  return { client, secret, codes }
}

const later = (secret: string) => totpCodeAt(secret, new Date(TEST_NOW.getTime() + 30_000))

describe('the documented login', () => {
  test('answers _id, fa2required and ttop', async () => {
    const { secret } = await careful()
    expect(await login(site.client())).toMatchObject({ status: 200, body: { fa2required: true } })
    const wrong = await login(site.client(), { code: '000000' })
    expect(wrong).toMatchObject({ status: 200, body: 'ttop' })
    expect(wrong.text).toBe('"ttop"')
    const client = site.client()
    expect(await login(client, { code: totpCodeAt(secret, TEST_NOW) })).toMatchObject({ body: 'ttop' })
    expect(client.cookies.has('session')).toBe(false)
    expect(await login(client, { code: later(secret) })).toMatchObject({ status: 200, body: { _id: accountId } })
    expect(client.cookies.has('session')).toBe(true)
    expect((await client.request('GET', '/api/v0/auth/getLoggedInState')).body).toMatchObject({
      loggedIn: true,
      user: { _id: accountId, failedLogins: 0, lastLogin: TEST_NOW.toISOString(), two_factor: { enabled: true } },
    })
  })

  test('does not say that a second factor is on to whoever does not know the password', async () => {
    await careful()
    const answer = await login(site.client(), { password: 'wrong' })
    expect(answer).toMatchObject({ status: 401, body: { code: 'WRONG_CREDENTIALS' } })
  })

  test('with too many failures answers 429 and when to come back', async () => {
    const client = site.client()
    for (let attempt = 0; attempt < 5; attempt += 1) await login(client, { password: 'wrong' })
    const answer = await login(client)
    expect(answer).toMatchObject({ status: 429, body: { code: 'C429' }, headers: { 'retry-after': '1' } })
  })
})

describe('the documented second factor', () => {
  test('is switched off by password and code', async () => {
    const { client, codes } = await careful()
    const off = (more: object) => post(client, 'auth/disable2FA', { password, ...more })
    expect(await off({ code: '000000' })).toMatchObject({ status: 409, body: { code: 'SECOND_FACTOR_WRONG' } })
    expect(await off({ code: codes[0], password: 'x' })).toMatchObject({ body: { code: 'PASSWORD_WRONG' } })
    expect(await off({ code: codes[0] })).toMatchObject({ status: 200, body: { two_factor: { enabled: false } } })
    expect(await login(site.client())).toMatchObject({ body: { _id: accountId } })
  })

  test('a reset is answered alike for every address, and an unknown token refused', async () => {
    await careful()
    const known = await post(site.client(), 'shop/request2FAReset', { handle: email })
    const unknown = await post(site.client(), 'shop/request2FAReset', { handle: 'nobody@example.com' })
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    const reset = await post(site.client(), 'auth/reset2FA', { token: 'unknown', password })
    expect(reset).toMatchObject({ status: 409, body: { code: 'TOKEN_UNKNOWN' } })
  })
})

describe('sessions', () => {
  const ask = async <Shape>(client: Client, query: string, variables: object = {}) =>
    (await client.request('POST', '/graphql', { query, variables }, { 'user-agent': agent })).body as {
      data: Shape
    }
  type Listed = { viewer: { security: { sessions: { id: string; isCurrent: boolean; device: object }[] } | null } }
  const list = '{ viewer { security { sessions { id isCurrent device { browser system } } } } }'
  const end = 'mutation($input: EndSessionInput!) { endSession(input: $input) { errors { code } } }'

  test('show one’s own browsers; another one is signed out, and its cookie cleared', async () => {
    const [one, two] = [site.client(), site.client()]
    await login(one)
    await login(two)
    const { data } = await ask<Listed>(one, list)
    const found = data.viewer.security!.sessions
    expect(found).toHaveLength(2)
    expect(found.map(({ device }) => device)).toContainEqual({ browser: 'Firefox', system: 'Linux' })
    const other = found.find(({ isCurrent }) => !isCurrent)!
    expect(await ask(one, end, { input: { sessionId: other.id } })).toEqual({ data: { endSession: { errors: [] } } })
    const { body, headers } = await two.request('GET', '/api/v0/auth/getLoggedInState')
    expect(body).toMatchObject({ loggedIn: false })
    expect(String(headers['set-cookie'])).toMatch(/session=;.*(Expires=Thu, 01 Jan 1970|Max-Age=0)/)
    expect(await ask<Listed>(site.client(), list)).toEqual({ data: { viewer: { security: null } } })
  })

  test('of others are not to be had', async () => {
    const stranger = await site.clientAs(['user'])
    const owner = site.client()
    await login(owner)
    const [session] = (await ask<Listed>(owner, list)).data.viewer.security!.sessions
    const answer = await ask<{ endSession: object }>(stranger, end, { input: { sessionId: session!.id } })
    expect(answer.data.endSession).toEqual({ errors: [{ code: 'NOT_FOUND' }] })
    expect(await ask(stranger, `{ node(id: "${session!.id}") { id } }`)).toMatchObject({ data: { node: null } })
    expect(await ask(owner, `{ node(id: "${session!.id}") { id } }`)).toMatchObject({
      data: { node: session!.id && {} },
    })
    for (const sessionId of ['', 'nonsense', Buffer.from('Session:').toString('base64')]) {
      const { data } = await ask<{ endSession: object }>(owner, end, { input: { sessionId } })
      expect(data.endSession).toEqual({ errors: [{ code: 'NOT_FOUND' }] })
    }
    expect(await database.drizzle.$count(sessions, eq(sessions.userId, accountId))).toBe(1)
  })

  test('signing out everywhere else keeps this one, under a new secret', async () => {
    const [one, two] = [site.client(), site.client()]
    await login(one)
    await login(two)
    const old = one.cookies.get('session')!
    const mutation =
      'mutation($input: SignOutEverywhereInput!) { signOutEverywhere(input: $input) { errors { code } } }'
    await ask(one, mutation, { input: { keepsThis: true } })
    const kept = await database.drizzle.select().from(sessions).where(eq(sessions.userId, accountId))
    expect(kept.map(({ id }) => id)).toEqual([hashSecret(one.cookies.get('session')!)])
    expect(one.cookies.get('session')).not.toBe(old)
    await ask(one, mutation, { input: {} })
    expect(await database.drizzle.$count(sessions, eq(sessions.userId, accountId))).toBe(0)
    expect(one.cookies.get('session')).toBe('')
  })

  test('end after 30 idle days and 90 in all, staff’s after 14', async () => {
    const customer = site.client()
    await login(customer)
    const [of] = await database.drizzle.select().from(sessions).where(eq(sessions.userId, accountId))
    const days = (until: Date) => Math.round((until.getTime() - of!.createdAt.getTime()) / 86_400_000)
    expect([days(of!.expiresAt), days(of!.endsAt)]).toEqual([30, 90])
    await database.drizzle
      .update(accounts)
      .set({ roles: ['user', 'member'] })
      .where(eq(accounts.id, accountId))
    await login(site.client())
    const both = await database.drizzle.select().from(sessions).where(eq(sessions.userId, accountId))
    const ofStaff = both.find(({ id }) => id !== of!.id)!
    expect([days(ofStaff.expiresAt), days(ofStaff.endsAt)]).toEqual([14, 14])
    await database.drizzle.update(sessions).set({ expiresAt: new Date(Date.now() - 1000) })
    expect((await customer.request('GET', '/api/v0/auth/getLoggedInState')).body).toMatchObject({ loggedIn: false })
  })
})
