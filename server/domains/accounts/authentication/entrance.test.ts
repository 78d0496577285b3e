import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { ask, dataOf } from '../../../testing/asking.ts'
import { countRows, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { mailsTo, secretTo, workOff } from '../../../testing/mailbox.ts'
import { testSite } from '../../../testing/site.ts'
import { accounts, addresses } from '../tables.ts'

const database = await testDatabase()
const site = await testSite(database)
const publicUrl = site.config.publicUrl
const tasks = { publicUrl, now: () => TEST_NOW }
const newEmail = () => `${newId()}@example.com`
const blank = {
  type: 'person',
  title: '',
  first_name: '',
  last_name: '',
  address: '',
  zip: '',
  city: '',
  country: 'at',
}
const documented = (handle: string, changes: object = {}) => ({
  ...{ handle, password: 'Turnhalle-2026', password2: 'Turnhalle-2026' },
  userData: { first_name: 'Kim', last_name: 'Muster', addresses: [blank, blank] },
  ...{ meta: { from: 'shop' }, alternate_shipping_address: false, newsletter_consent: true },
  ...changes,
})
const read = async (email: string) =>
  (await database.drizzle.select().from(accounts).where(eq(accounts.email, email)))[0]
const post = (path: string, body: unknown, client = site.client()) => client.request('POST', `/api/v0/${path}`, body)

describe('the documented paths', () => {
  test.each(['auth/signup', 'shop/signup'])('%s, confirm, sign in, reset the password, sign in', async path => {
    const handle = newEmail()
    expect(await post(path, documented(handle))).toMatchObject({
      status: 200,
      body: { ok: true, confirmation_required: true },
    })
    expect(await read(handle)).toMatchObject({
      name: 'Kim Muster',
      newsletterConsentAt: TEST_NOW,
      emailVerifiedAt: null,
    })
    const login = (password: string) => post('auth/login', { handle, password })
    expect(await login('Turnhalle-2026')).toMatchObject({ status: 409, body: { code: 'EMAIL_NOT_CONFIRMED' } })

    const token = await secretTo(database, handle, 'accountVerify')
    expect(await post('auth/verify', { token })).toMatchObject({
      status: 400,
      body: { code: 'C400', fields: [{ path: 'password', code: 'INVALID_INPUT' }] },
    })
    expect(await post('auth/verify', { token, newPassword: 'abc', newPassword2: 'x' })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'newPassword' }, { path: 'newPassword2', code: 'PASSWORDS_DIFFER' }] },
    })
    const proven = { token, password: 'Turnhalle-2026' }
    expect(await post('auth/verify', { token, password: 'falsch' })).toMatchObject({
      status: 409,
      body: { code: 'PASSWORD_WRONG', fields: [{ path: 'password' }] },
    })
    expect(await post('auth/verify', proven)).toMatchObject({ status: 200, body: { ok: true } })
    expect(await post('auth/verify', proven)).toMatchObject({
      status: 409,
      body: { code: 'TOKEN_USED', message: 'this token has expired (already used)' },
    })
    expect(await login('Turnhalle-2026')).toMatchObject({ status: 200, body: { handle, roles: ['user'] } })

    const resetPath = path.replace('signup', 'requestPasswordReset')
    expect(await post(resetPath, { handle })).toMatchObject({ status: 200, body: { ok: true } })
    expect(await post(resetPath, { handle: newEmail() })).toMatchObject({ status: 200, body: { ok: true } })
    await workOff(database, tasks)
    const reset = await secretTo(database, handle, 'passwordReset')
    const chosen = { password: 'Sporthalle-2027', password2: 'Sporthalle-2027' }
    expect(await post('auth/resetPassword', { token: reset, ...chosen, password2: 'x' })).toMatchObject({
      status: 400,
      body: { code: 'C400', fields: [{ path: 'password2', code: 'PASSWORDS_DIFFER' }] },
    })
    expect(await post('auth/resetPassword', { token: reset, ...chosen })).toMatchObject({ status: 200 })
    expect(await login('Turnhalle-2026')).toMatchObject({ status: 401 })
    expect(await login('Sporthalle-2027')).toMatchObject({ status: 200 })
  })

  test('an umlaut in the address is one, composed or not', async () => {
    const composed = `m\u00fcller.${newId()}@example.com`
    const decomposed = composed.replace('\u00fc', 'u\u0308')
    await post('auth/signup', documented(decomposed))
    expect(await read(composed)).toBeDefined()
    expect(await post('auth/signup', documented(composed))).toMatchObject({ status: 409, body: { code: '11000' } })
    const proven = { token: await secretTo(database, composed, 'accountVerify'), password: 'Turnhalle-2026' }
    await post('auth/verify', proven)
    for (const handle of [composed, decomposed, composed.toUpperCase()]) {
      expect(await post('auth/login', { handle, password: 'Turnhalle-2026' })).toMatchObject({ status: 200 })
    }
  })

  test('an address that is registered answers E11000', async () => {
    const handle = newEmail()
    await post('auth/signup', documented(handle))
    const before = await countRows(database, 'mails')
    expect(await post('auth/signup', documented(handle))).toMatchObject({
      status: 409,
      body: { code: '11000', message: 'E11000 duplicate key: email already registered', fields: [{ path: 'handle' }] },
    })
    expect(await countRows(database, 'mails')).toBe(before)
  })

  test('roles, rights and terms that come along are not read', async () => {
    const handle = newEmail()
    const wish = { roles: ['admin', 'system'], grants: ['users.write'], terms: { personalPercent: 9000 } }
    const userData = { first_name: 'Kim', last_name: 'Muster', ...wish, shop: { discount_groups: ['vip'] } }
    await post('auth/signup', documented(handle, { ...wish, userData, emailVerifiedAt: TEST_NOW, isBuiltIn: true }))
    expect(await read(handle)).toMatchObject({
      ...{ roles: ['user'], grants: [], terms: {}, emailVerifiedAt: null, isBuiltIn: false },
    })
  })

  test('an address comes along by its documented names; the mistakes in one too', async () => {
    const home = { ...blank, first_name: 'Uwe', last_name: 'Beispiel', address: 'Weg 1', zip: '4020', city: 'Linz' }
    const handle = newEmail()
    await post('auth/signup', documented(handle, { userData: { addresses: [home, blank] } }))
    const account = await read(handle)
    expect(account?.name).toBe('Uwe Beispiel')
    expect(await database.drizzle.select().from(addresses).where(eq(addresses.accountId, account!.id))).toMatchObject([
      { firstName: 'Uwe', city: 'Linz', country: 'AT' },
    ])
    const broken = { first_name: 'K\u202e', last_name: 'M', addresses: [{ ...home, first_name: '' }] }
    const answer = await post('auth/signup', documented(newEmail(), { userData: broken }))
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 'C400',
        fields: [
          { path: 'userData.addresses.0.first_name', code: 'ADDRESS_INCOMPLETE' },
          { path: 'userData.first_name', code: 'NAME_INVALID' },
        ],
      },
    })
  })

  test.each([
    ['nothing', {}],
    ['a list', []],
    ['a handle that is an object', { handle: { $gt: '' }, password: 'x', password2: 'x' }],
    ['no repetition', { handle: 'kim@example.com', password: 'Turnhalle-2026' }],
    ['a huge password', documented('kim@example.com', { password: 'x'.repeat(2000), password2: 'x'.repeat(2000) })],
    ['addresses without end', documented('kim@example.com', { userData: { addresses: Array(60).fill(blank) } })],
    ['a NUL in a name', documented('kim@example.com', { userData: { first_name: 'K\u0000', last_name: 'M' } })],
  ])('%s is refused, and nothing changes', async (_label, body) => {
    const before = await countRows(database, 'accounts')
    expect(await post('auth/signup', body)).toMatchObject({ status: 400, body: { code: 'C400' } })
    expect(await countRows(database, 'accounts')).toBe(before)
  })

  test.each([
    ['abc', 0, 'risky', false],
    ['abcdefghi', 1, 'guessable', false],
    ['Passwort1!', 4, 'secure', false],
    ['xkfmvtrqpzlwh', 2, 'weak', true],
    ['Turnhalle-2026', 4, 'secure', true],
  ])('the strength of %s', async (password, score, label, accepted) => {
    const { status, body } = await post('auth/checkPasswordStrength', { password })
    expect([status, body]).toEqual([200, { score, label, accepted }])
  })

  test('changing the password needs the present one', async () => {
    const client = await site.clientAs(['user'])
    const body = { oldPassword: 'falsch', password: 'Sporthalle-2027', password2: 'Sporthalle-2027' }
    expect(await post('auth/changePassword', body, client)).toMatchObject({
      status: 409,
      body: { code: 'PASSWORD_WRONG', fields: [{ path: 'oldPassword' }] },
    })
    expect(await post('auth/changePassword', body)).toMatchObject({ status: 401, body: { code: 'C100' } })
  })
})

const signUpMutation = 'mutation ($input: SignUpInput!) { signUp(input: $input) { errors { code path } } }'

describe('GraphQL', () => {
  test('signs up, and says all that is to be mended at once', async () => {
    const email = newEmail()
    const input = { email, password: 'Turnhalle-2026', firstName: 'Kim', lastName: 'Muster' }
    expect(await dataOf(site.client(), signUpMutation, { input })).toEqual({ signUp: { errors: [] } })
    expect(await dataOf(site.client(), signUpMutation, { input })).toEqual({
      signUp: { errors: [{ code: 'EMAIL_TAKEN', path: ['email'] }] },
    })
    expect(await dataOf(site.client(), signUpMutation, { input: { email: 'x', password: 'x' } })).toEqual({
      signUp: {
        errors: [
          { code: 'EMAIL_INVALID', path: ['email'] },
          { code: 'NAME_INVALID', path: ['firstName'] },
          { code: 'NAME_INVALID', path: ['lastName'] },
          { code: 'PASSWORD_TOO_WEAK', path: ['password'] },
        ],
      },
    })
  })

  test('says why a password is too weak', async () => {
    const mutation = `mutation ($input: SignUpInput!) { signUp(input: $input) {
      errors { code ... on PasswordTooWeak { reason } } } }`
    const reasonOf = async (password: string) => {
      const input = { email: newEmail(), password, firstName: 'Kim', lastName: 'Hofstaetter' }
      const { signUp } = await dataOf<{ signUp: { errors: object[] } }>(site.client(), mutation, { input })
      return signUp.errors
    }
    for (const [password, reason] of [
      ['aB1!', 'SHORT'],
      ['x1'.repeat(101), 'LONG'],
      ['abcdefghi', 'WEAK'],
      ['Passwort1!', 'COMMON'],
      ['Hofstaetter2026', 'OWN'],
    ] as const) {
      expect(await reasonOf(password)).toEqual([{ code: 'PASSWORD_TOO_WEAK', reason }])
    }
  })

  test('there is no field by which somebody could give themselves roles', async () => {
    const input = { email: newEmail(), password: 'Turnhalle-2026', firstName: 'K', lastName: 'M', roles: ['SYSTEM'] }
    const { errors } = await ask(site.client(), signUpMutation, { input })
    expect(errors?.[0]?.message).toContain('roles')
    expect(await read(input.email)).toBeUndefined()
  })
})

test('one client address has at most twenty mails sent in ten minutes', async () => {
  const strict = await testSite(database, 1)
  // Sites on one database share the counts: an address that no other test comes from.
  const post = (path: string, body: unknown) =>
    strict.client().request('POST', `/api/v0/auth/${path}`, body, { 'x-forwarded-for': '203.0.113.50' })
  const request = () => post('requestPasswordReset', { handle: 'nobody@example.com' })
  const statuses: number[] = []
  for (let i = 0; i < 21; i += 1) statuses.push((await request()).status)
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
  expect((await post('signup', documented(newEmail()))).status).toBe(429)
})

test('the link of a mail is read by its recipient, not by members and administrators in the outbox', async () => {
  const handle = newEmail()
  await post('auth/signup', documented(handle))
  const secret = await secretTo(database, handle, 'accountVerify')
  const query = 'query ($search: String!) { mails(filter: { search: $search }) { edges { node { html text } } } }'
  const seenBy = async (role: 'member' | 'admin' | 'system') => {
    const answer = await dataOf(await site.clientAs(['user', role]), query, { search: handle })
    const text = JSON.stringify(answer)
    expect(text).toContain('/verify/')
    return text.includes(secret)
  }
  expect(await mailsTo(database, handle)).toHaveLength(1)
  expect([await seenBy('member'), await seenBy('admin'), await seenBy('system')]).toEqual([false, false, true])
})
