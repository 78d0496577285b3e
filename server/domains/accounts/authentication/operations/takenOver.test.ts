import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../../kit/ids.ts'
import { guestViewer } from '../../../../kit/viewer.ts'
import { sealWith } from '../../../../platform/seal.ts'
import { auditEntries } from '../../../../platform/tables.ts'
import { contextFor, countRows, TEST_NOW } from '../../../../testing/builders.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { secretTo, workOff } from '../../../../testing/mailbox.ts'
import { openSession } from '../../sessions/sessions.ts'
import { accounts, addresses, apiKeys, passkeys, recoveryCodes, sessions } from '../../tables.ts'
import { verifyPassword } from '../hashing/passwords.ts'
import { resetPassword } from './choosePassword.ts'
import { confirmAccount } from './confirmAccount.ts'
import { requestPasswordReset } from './forgottenPassword.ts'
import { signUp } from './signUp.ts'

const database = await testDatabase()
const publicUrl = 'https://shop.example.com'
const site = { seal: sealWith(randomBytes(32)), publicUrl }
const tasks = { publicUrl, now: () => TEST_NOW }
let clients = 0
const guest = () => {
  clients += 1
  return contextFor(database, { viewer: guestViewer(), now: () => TEST_NOW, address: `198.51.100.${clients % 250}` })
}
const first = 'Turnhalle-2026'
const second = 'Sporthalle-2027'

/** An account that a stranger opened with somebody's address, with everything that could be left in it. */
async function hijacked() {
  const email = `${newId()}@example.com`
  const home = { address: 'Hauptplatz 1', zip: '4020', city: 'Linz', country: 'AT' }
  const person = { firstName: 'Eve', lastName: 'Fremd', company: 'Fremd GmbH', phone: '+43 664 1234567', title: 'Dr.' }
  const given = { ...person, addresses: [{ firstName: 'Eve', lastName: 'Fremd', ...home }], newsletterConsent: true }
  await signUp(guest(), { email, password: first, ...given, publicUrl })
  const [account] = await database.drizzle.select().from(accounts).where(eq(accounts.email, email))
  const { id } = account!
  await plantWaysIn(id)
  return { id, email, token: await secretTo(database, email, 'accountVerify') }
}

async function plantWaysIn(accountId: string) {
  const passkey = { publicKey: 'x', counter: 0, label: 'Handy', createdAt: TEST_NOW }
  await database.drizzle.insert(passkeys).values({ id: newId(), accountId, credentialId: newId(), ...passkey })
  await database.drizzle.insert(recoveryCodes).values({ accountId, hash: newId() })
  await database.drizzle
    .insert(apiKeys)
    .values({ id: newId(), accountId, keyHash: newId(), hint: 'x', label: 'x', createdAt: TEST_NOW })
  await openSession(database, accountId)
}

async function waysIn(accountId: string) {
  const count = (table: typeof passkeys | typeof recoveryCodes) =>
    database.drizzle.$count(table, eq(table.accountId, accountId))
  const keys = await database.drizzle.select().from(apiKeys).where(eq(apiKeys.accountId, accountId))
  return {
    passkeys: await count(passkeys),
    recoveryCodes: await count(recoveryCodes),
    apiKeys: keys.filter(({ revokedAt }) => revokedAt === null).length,
    sessions: await database.drizzle.$count(sessions, eq(sessions.userId, accountId)),
  }
}
const none = { passkeys: 0, recoveryCodes: 0, apiKeys: 0, sessions: 0 }
const read = async (id: string) => (await database.drizzle.select().from(accounts).where(eq(accounts.id, id)))[0]!
const actionsOf = async (id: string) =>
  (
    await database.drizzle.select().from(auditEntries).where(eq(auditEntries.subjectId, id)).orderBy(auditEntries.id)
  ).map(({ action }) => action)

async function refusedWithoutTrace(run: () => Promise<unknown>): Promise<string> {
  const tables = ['accounts', 'addresses', 'account_tokens', 'passkeys', 'api_keys', 'sessions', 'audit_entries']
  const state = () =>
    Promise.all(
      tables.map(
        async table =>
          (await database.pool.query(`select md5(string_agg(t::text, '' order by t::text)) from ${table} t`)).rows,
      ),
    )
  const before = await state()
  const told = await run().then(
    () => 'done',
    (error: { refusals?: { code: string; path: string[] }[] }) => {
      if (!error.refusals) throw error
      return error.refusals.map(({ code, path }) => `${code} ${path.join('.')}`).join()
    },
  )
  expect(await state()).toEqual(before)
  return told
}

const expectFresh = async (id: string, email: string, password: string) => {
  const account = await read(id)
  expect(account).toMatchObject({
    ...{ emailVerifiedAt: TEST_NOW, name: email, title: null, firstName: null, lastName: null, company: null },
    ...{ phone: null, newsletterConsentAt: null, defaultInvoiceAddressId: null, defaultShippingAddressId: null },
  })
  expect(await verifyPassword(password, account.passwordHash)).toBe(true)
  expect(await verifyPassword(first, account.passwordHash)).toBe(false)
  expect(await waysIn(id)).toEqual(none)
  expect(await database.drizzle.$count(addresses, eq(addresses.accountId, id))).toBe(0)
}

describe('confirming an address', () => {
  test('takes the password of the sign-up, and then all stays as it was entered', async () => {
    const { id, email, token } = await hijacked()
    const before = await waysIn(id)
    expect(await confirmAccount(guest(), site, { token, password: first })).toEqual({ email, device: null })
    expect(await read(id)).toMatchObject({ emailVerifiedAt: TEST_NOW, name: 'Eve Fremd', company: 'Fremd GmbH' })
    expect(await waysIn(id)).toEqual(before)
    expect(await actionsOf(id)).toEqual(['account.confirmed'])
  })

  test('is refused with another one, without any, and guessing has to wait; the link stays good', async () => {
    const { id, token } = await hijacked()
    const tryWith = (given: object) => refusedWithoutTrace(() => confirmAccount(guest(), site, { token, ...given }))
    expect(await tryWith({})).toBe('INVALID_INPUT password')
    for (let time = 0; time < 5; time += 1) expect(await tryWith({ password: second })).toBe('PASSWORD_WRONG password')
    expect(await tryWith({ password: first })).toBe('TOO_MANY_ATTEMPTS password')
    expect(await tryWith({ newPassword: 'abc' })).toBe('PASSWORD_TOO_WEAK newPassword')
    expect(await tryWith({ newPassword: second, newPasswordRepeat: 'x' })).toBe('PASSWORDS_DIFFER newPasswordRepeat')
    expect((await read(id)).emailVerifiedAt).toBeNull()
    await confirmAccount(guest(), site, { token, newPassword: second, newPasswordRepeat: second })
    expect((await read(id)).emailVerifiedAt).toEqual(TEST_NOW)
  })

  test('with a new password leaves nothing of what a stranger entered or set up', async () => {
    const { id, email, token } = await hijacked()
    await confirmAccount(guest(), site, { token, newPassword: second })
    await expectFresh(id, email, second)
    expect(await actionsOf(id)).toEqual(['account.startedFresh', 'account.newsletterDeclined', 'account.confirmed'])
    expect(await refusedWithoutTrace(() => confirmAccount(guest(), site, { token, password: first }))).toBe(
      'TOKEN_USED token',
    )
  })

  test('of an account that was in use keeps who the person is, and removes the ways in', async () => {
    const { id, token } = await hijacked()
    await database.drizzle.update(accounts).set({ lastLogin: TEST_NOW }).where(eq(accounts.id, id))
    await confirmAccount(guest(), site, { token, newPassword: second })
    expect(await read(id)).toMatchObject({ name: 'Eve Fremd', company: 'Fremd GmbH' })
    expect(await waysIn(id)).toEqual({ ...none, recoveryCodes: 1 })
  })
})

describe('a password reset', () => {
  async function linkTo(email: string) {
    await requestPasswordReset(guest(), { email })
    await workOff(database, tasks)
    return secretTo(database, email, 'passwordReset')
  }

  test('of an account that was never confirmed leaves nothing of the stranger either', async () => {
    const { id, email } = await hijacked()
    await resetPassword(guest(), site, { token: await linkTo(email), password: second })
    await expectFresh(id, email, second)
  })

  async function owner() {
    const person = await hijacked()
    const set = { emailVerifiedAt: TEST_NOW, lastLogin: TEST_NOW }
    await database.drizzle.update(accounts).set(set).where(eq(accounts.id, person.id))
    return person
  }

  test.each([
    ['removes passkeys and keys', {}, { passkeys: 0, apiKeys: 0 }],
    ['keeps what the person wants to keep', { keepsPasskeys: true, keepsApiKeys: true }, { passkeys: 1, apiKeys: 1 }],
    ['keeps one of them', { keepsPasskeys: true }, { passkeys: 1, apiKeys: 0 }],
  ])('%s, and ends all sessions', async (_label, keeps, left) => {
    const { id, email } = await owner()
    await resetPassword(guest(), site, { token: await linkTo(email), password: second, ...keeps })
    expect(await waysIn(id)).toEqual({ ...left, recoveryCodes: 1, sessions: 0 })
    expect(await read(id)).toMatchObject({ name: 'Eve Fremd' })
  })

  test('is noted from its beginning, with what it removed', async () => {
    const { id, email } = await owner()
    await resetPassword(guest(), site, { token: await linkTo(email), password: second })
    expect(await actionsOf(id)).toEqual([
      'account.passwordResetAsked',
      'account.passkeyRemoved',
      'account.apiKeysRevoked',
      'account.passwordReset',
    ])
    const before = await countRows(database, 'audit_entries')
    await requestPasswordReset(guest(), { email: `${newId()}@example.com` })
    await workOff(database, tasks)
    expect(await countRows(database, 'audit_entries')).toBe(before)
  })
})
