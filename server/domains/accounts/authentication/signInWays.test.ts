import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ask, dataOf } from '../../../testing/asking.ts'
import { newAuthenticator } from '../../../testing/authenticator.ts'
import { insertViewer, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { secretTo, workOff } from '../../../testing/mailbox.ts'
import { type Client, testSite } from '../../../testing/site.ts'
import { totpCodeAt } from '../secondFactor/rules/totp.ts'
import { accounts, sessions } from '../tables.ts'
import { hashPassword } from './hashing/passwords.ts'
import { provedWork } from './rules/proofOfWork.ts'

const database = await testDatabase()
const site = await testSite(database)
const tasks = { publicUrl: site.config.publicUrl, now: () => TEST_NOW }
const password = 'Turnhalle-2026'
const passwordHash = await hashPassword(password)

async function newPerson() {
  const { accountId, email } = await insertViewer(database)
  await database.drizzle.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId!))
  return { id: accountId!, email: email! }
}

const signInMutation = `mutation ($input: SignInInput!) { signIn(input: $input) { viewer { account { email } } errors { code path
  ... on TooManyAttempts { retryAfterSeconds } ... on ProofOfWorkRequired { challenge difficulty } } } }`
type SignInAnswer = {
  signIn: { viewer: object | null; errors: { code: string; challenge?: string; difficulty?: number }[] }
}
const byGraphql = (client: Client, input: object) => dataOf<SignInAnswer>(client, signInMutation, { input })
const byRest = (client: Client, { email: handle, ...input }: { email: string; [more: string]: unknown }) =>
  client.request('POST', '/api/v0/auth/login', { handle, ...input })
const at = (network: number): Record<string, string> => ({ 'x-forwarded-for': `2001:db8:${network.toString(16)}::1` })
const sessionsOf = (id: string) => database.drizzle.$count(sessions, eq(sessions.userId, id))

describe('a browser that signs in a second time', () => {
  test.each([
    ['GraphQL', byGraphql],
    ['REST', byRest],
  ])('is left with the new session alone (%s)', async (_label, enter) => {
    const [one, two] = [await newPerson(), await newPerson()]
    const client = site.client()
    await enter(client, { email: one.email, password })
    const old = client.cookies.get('session')!
    await enter(client, { email: two.email, password })
    expect(client.cookies.get('session')).not.toBe(old)
    expect([await sessionsOf(one.id), await sessionsOf(two.id)]).toEqual([0, 1])
    const thief = site.client(new Map([['session', old]]))
    expect((await thief.request('GET', '/api/v0/auth/getLoggedInState')).body).toMatchObject({ loggedIn: false })
    await enter(client, { email: two.email, password: 'falsch' })
    expect(await sessionsOf(two.id)).toBe(1)
  })

  test('by passkey too', async () => {
    const { id, email } = await newPerson()
    const client = site.client()
    await byGraphql(client, { email, password })
    const device = newAuthenticator(site.config.publicUrl)
    const start = 'mutation ($input: StartPasskeyInput!) { startPasskey(input: $input) { challengeId options } }'
    type Started = { challengeId: string; options: string }
    const { startPasskey } = await dataOf<{ startPasskey: Started }>(client, start, { input: { password } })
    const made = { challengeId: startPasskey.challengeId, response: device.register(startPasskey.options) }
    const add = 'mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { errors { code } } }'
    await dataOf(client, add, { input: { label: 'Handy', passkey: made } })
    const old = client.cookies.get('session')
    const asked = await dataOf<{ startPasskeySignIn: Started }>(
      client,
      'mutation { startPasskeySignIn { challengeId options } }',
    )
    const { challengeId, options } = asked.startPasskeySignIn
    const passkey = { challengeId, response: device.signIn(options, 0) }
    const enter = 'mutation ($input: SignInWithPasskeyInput!) { signInWithPasskey(input: $input) { errors { code } } }'
    expect(await dataOf(client, enter, { input: { passkey } })).toEqual({ signInWithPasskey: { errors: [] } })
    expect(client.cookies.get('session')).not.toBe(old)
    expect(await sessionsOf(id)).toBe(1)
  })
})

describe('an address at which much failed', () => {
  const guessed = async () => {
    const person = await newPerson()
    for (let network = 0; network < 50; network += 1) {
      const body = { handle: person.email, password: 'falsch' }
      await site.client().request('POST', '/api/v0/auth/login', body, at(network))
    }
    return person
  }

  test('REST tells challenge and difficulty, and takes the answer', async () => {
    const { id, email } = await guessed()
    const asked = await byRest(site.client(), { email, password })
    expect(asked).toMatchObject({
      status: 409,
      body: {
        code: 'PROOF_OF_WORK_REQUIRED',
        fields: [{ path: 'proof', code: 'PROOF_OF_WORK_REQUIRED' }],
        proof: { challenge: expect.any(String), difficulty: 14 },
      },
    })
    const { challenge } = (asked.body as { proof: { challenge: string } }).proof
    const proof = { challenge, answer: provedWork(challenge, 14) }
    expect(await byRest(site.client(), { email, password, proof })).toMatchObject({ status: 200, body: { _id: id } })
  })

  test('GraphQL does so too; a device that was here before is asked for nothing', async () => {
    const person = await newPerson()
    const own = site.client()
    await byGraphql(own, { email: person.email, password })
    for (let network = 0; network < 50; network += 1) {
      const body = { handle: person.email, password: 'falsch' }
      await site.client().request('POST', '/api/v0/auth/login', body, at(network))
    }
    const [refusal] = (await byGraphql(site.client(), { email: person.email, password })).signIn.errors
    expect(refusal).toMatchObject({ code: 'PROOF_OF_WORK_REQUIRED', path: ['input', 'proof'], difficulty: 14 })
    const proof = { challenge: refusal!.challenge!, answer: provedWork(refusal!.challenge!, refusal!.difficulty!) }
    const known = site.client(new Map([['device', own.cookies.get('device')!]]))
    expect((await byGraphql(known, { email: person.email, password })).signIn.errors).toEqual([])
    // The right password ended the counts; the proof is not needed any more, and does no harm.
    expect((await byGraphql(site.client(), { email: person.email, password, proof })).signIn.errors).toEqual([])
  })

  test.each(['GraphQL', 'REST'])('a followed reset link marks the device (%s)', async door => {
    const { email } = await guessed()
    const client = site.client()
    await client.request('POST', '/api/v0/auth/requestPasswordReset', { handle: email })
    await workOff(database, tasks)
    const given = { token: await secretTo(database, email, 'passwordReset'), password: 'Sporthalle-2027' }
    const mutation = 'mutation ($input: ChoosePasswordInput!) { resetPassword(input: $input) { errors { code } } }'
    if (door === 'GraphQL') await dataOf(client, mutation, { input: given })
    else await client.request('POST', '/api/v0/auth/resetPassword', given)
    expect(client.cookies.has('session')).toBe(false)
    expect(client.cookies.has('device')).toBe(true)
    const { signIn } = await byGraphql(client, { email, password: 'Sporthalle-2027' })
    expect(signIn).toMatchObject({ viewer: { account: { email } }, errors: [] })
  })
})

describe('a second factor', () => {
  async function careful() {
    const person = await newPerson()
    const client = site.client()
    await byRest(client, { email: person.email, password })
    const { body } = await client.request('POST', '/api/v0/auth/enable2FA', { password })
    const { secret } = body as { secret: string }
    await client.request('POST', '/api/v0/auth/verify2FA', { code: totpCodeAt(secret, TEST_NOW) })
    return { ...person, client, secret }
  }
  const right = (secret: string) => totpCodeAt(secret, new Date(TEST_NOW.getTime() + 30_000))

  test('cannot be guessed through any door, for all doors share one count', async () => {
    const { email, client, secret } = await careful()
    const off = 'mutation ($input: SecondFactorInput!) { disableSecondFactor(input: $input) { errors { code path } } }'
    const renew = 'mutation ($input: SecondFactorInput!) { newRecoveryCodes(input: $input) { errors { code path } } }'
    const input = { password, code: '000000' }
    await byGraphql(site.client(), { email, ...input })
    await byRest(site.client(), { email, ...input })
    await client.request('POST', '/api/v0/auth/disable2FA', input)
    await dataOf(client, off, { input })
    await dataOf(client, renew, { input })
    const code = right(secret)
    expect(await byRest(site.client(), { email, password, code })).toMatchObject({
      status: 429,
      headers: { 'retry-after': '1' },
      body: { code: 'C429', fields: [{ path: 'code' }] },
    })
    expect((await byGraphql(site.client(), { email, password, code })).signIn.errors).toEqual([
      { code: 'TOO_MANY_ATTEMPTS', path: ['input', 'code'], retryAfterSeconds: 1 },
    ])
    const refused = { errors: [{ code: 'TOO_MANY_ATTEMPTS', path: ['code'] }] }
    expect(await dataOf(client, off, { input: { password, code } })).toEqual({ disableSecondFactor: refused })
    expect(await dataOf(client, renew, { input: { password, code } })).toEqual({ newRecoveryCodes: refused })
    const body = { password, code }
    expect(await client.request('POST', '/api/v0/auth/disable2FA', body)).toMatchObject({ status: 429 })
    expect((await database.drizzle.select().from(accounts).where(eq(accounts.email, email)))[0]?.totpEnabledAt).toEqual(
      TEST_NOW,
    )
  })

  test('that is to end says so in every open session of the account, and is kept there', async () => {
    const { email, client } = await careful()
    const link = async () => {
      await client.request('POST', '/api/v0/shop/request2FAReset', { handle: email })
      await workOff(database, tasks)
      return secretTo(database, email, 'secondFactorReset')
    }
    const ends = '2026-11-23T10:00:00.000Z'
    const seen = '{ viewer { account { secondFactorEndsAt } } }'
    const mutation = `mutation ($input: ResetSecondFactorInput!) { resetSecondFactor(input: $input) { endsAt errors { code path } } }`
    const input = { token: await link(), password: 'falsch' }
    expect(await dataOf(site.client(), mutation, { input })).toEqual({
      resetSecondFactor: { endsAt: null, errors: [{ code: 'PASSWORD_WRONG', path: ['password'] }] },
    })
    expect(await dataOf(site.client(), mutation, { input: { ...input, password } })).toEqual({
      resetSecondFactor: { endsAt: ends, errors: [] },
    })
    expect(await dataOf(client, seen)).toEqual({ viewer: { account: { secondFactorEndsAt: ends } } })
    const keep = 'mutation { keepSecondFactor { viewer { account { secondFactorEndsAt } } errors { code } } }'
    expect(await dataOf(client, keep)).toEqual({
      keepSecondFactor: { viewer: { account: { secondFactorEndsAt: null } }, errors: [] },
    })
    expect(await ask(site.client(), keep)).toMatchObject({ data: null, errors: [{ extensions: { code: 'C100' } }] })

    const reset = await site.client().request('POST', '/api/v0/auth/reset2FA', { token: await link(), password })
    expect(reset).toMatchObject({ status: 200, body: { two_factor: { enabled: true, ends_at: ends } } })
    expect(await site.client().request('POST', '/api/v0/auth/keep2FA', {})).toMatchObject({ status: 401 })
    const token = await secretTo(database, email, 'secondFactorEnds')
    expect(await site.client().request('POST', '/api/v0/auth/keep2FAByLink', { token })).toMatchObject({ status: 200 })
    expect(await dataOf(client, seen)).toEqual({ viewer: { account: { secondFactorEndsAt: null } } })
  })
})

test('the tab that somebody signs in with is known afterwards, and only where it has a name', async () => {
  const person = await newPerson()
  const client = site.client()
  const tab = { localsessionid: 'tab one' }
  const signedIn = await client.request('POST', '/api/v0/auth/login', { handle: person.email, password }, tab)
  expect(signedIn.status).toBe(200)
  const state = async (headers: Record<string, string>) =>
    (await client.request('GET', '/api/v0/auth/getLoggedInState', undefined, headers)).body
  expect(await state(tab)).toMatchObject({ loggedIn: true, tabSession: 'tab one' })
  expect(await state({ localsessionid: 'tab two' })).toMatchObject({ loggedIn: true, tabSession: null })
  await byRest(client, { email: person.email, password })
  expect(await state(tab)).toMatchObject({ loggedIn: true, tabSession: null })
})

test('REST names the fields of a refused sign-in as its clients send them', async () => {
  const { id, email } = await newPerson()
  await database.drizzle.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.id, id))
  const fieldsOf = async (given: string) =>
    ((await byRest(site.client(), { email, password: given })).body as { fields: { path: string }[] }).fields
  expect((await fieldsOf(password)).map(({ path }) => path)).toEqual(['handle'])
  expect((await fieldsOf('Sporthalle-2026')).map(({ path }) => path)).toEqual([''])
})
