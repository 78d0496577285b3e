import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { ask } from '../../../testing/asking.ts'
import { newAuthenticator } from '../../../testing/authenticator.ts'
import { insertViewer, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { mailsTo, secretTo, waitingJobs, workOff } from '../../../testing/mailbox.ts'
import { type Client, testSite } from '../../../testing/site.ts'
import { hashPassword, verifyPassword } from '../authentication/hashing/passwords.ts'
import { accounts } from '../tables.ts'
import { totpCodeAt } from './rules/totp.ts'

const database = await testDatabase()
const site = await testSite(database)
const password = 'Turnhalle-2026'
const passwordHash = await hashPassword(password)
const fresh = 'Sporthalle-2027'

let email: string
let accountId: string
beforeEach(async () => {
  const viewer = await insertViewer(database)
  email = viewer.email!
  accountId = viewer.accountId!
  await database.drizzle.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId))
})

const post = (client: Client, path: string, body: object = {}) => client.request('POST', `/api/v0/${path}`, body)
type Challenge = { challengeId: string; options: string }

async function signedIn() {
  const client = site.client()
  await post(client, 'auth/login', { handle: email, password })
  return client
}

/** Somebody signed in who has an app, and its next code. */
async function withApp() {
  const client = await signedIn()
  const { secret } = (await post(client, 'auth/enable2FA', { password })).body as { secret: string }
  await post(client, 'auth/verify2FA', { code: totpCodeAt(secret, TEST_NOW) })
  return { client, proof: async () => ({ code: totpCodeAt(secret, new Date(TEST_NOW.getTime() + 30_000)) }) }
}

/** Somebody signed in who has a passkey, and what it answers. */
async function withPasskey() {
  const client = await signedIn()
  const device = newAuthenticator(site.config.publicUrl)
  const start = 'mutation($input: StartPasskeyInput!) { startPasskey(input: $input) { challengeId options } }'
  const started = (await ask(client, start, { input: { password } })).data!.startPasskey as Challenge
  const passkey = { challengeId: started.challengeId, response: device.register(started.options) }
  const add = 'mutation($input: AddPasskeyInput!) { addPasskey(input: $input) { errors { code } } }'
  expect((await ask(client, add, { input: { label: 'Laptop', passkey } })).data).toEqual({ addPasskey: { errors: [] } })
  return {
    client,
    proof: async () => {
      const { challengeId, options } = (await post(client, 'auth/passkeyChallenge')).body as Challenge
      return { passkey: { challengeId, response: device.signIn(options, 0) } }
    },
  }
}

type Proof = { code?: string; passkey?: { challengeId: string; response: string } }

/** Changes the password at a door, what it calls one that is too weak; answers with the codes of what was refused. */
const doors: [string, string, (client: Client, proof: Proof, next?: string) => Promise<unknown>][] = [
  [
    'GraphQL',
    'PASSWORD_TOO_WEAK',
    async (client, proof, next = fresh) => {
      const change = 'mutation($input: ChangePasswordInput!) { changePassword(input: $input) { errors { code } } }'
      const { data } = await ask(client, change, { input: { currentPassword: password, password: next, ...proof } })
      return (data!.changePassword as { errors: { code: string }[] }).errors.map(({ code }) => code)
    },
  ],
  [
    'REST',
    'C400',
    async (client, proof, next = fresh) => {
      const input = { oldPassword: password, password: next, ...proof }
      const { status, body } = await post(client, 'auth/changePassword', input)
      return status === 200 ? [] : [(body as { code: string }).code]
    },
  ],
]

const hashNow = async () =>
  (await database.drizzle.select().from(accounts).where(eq(accounts.id, accountId)))[0]!.passwordHash
const auditNow = async () => {
  const statement = 'select action from audit_entries where subject_id = $1 order by id'
  return (await database.pool.query<{ action: string }>(statement, [accountId])).rows.map(({ action }) => action)
}
/** What a refused change must leave as it is. */
const traces = async () => ({
  hash: await hashNow(),
  audit: await auditNow(),
  mails: (await mailsTo(database, email)).map(({ kind }) => kind),
  jobs: await waitingJobs(database),
})

describe.each([
  ['an app', withApp, ['TOTP', 'RECOVERY']],
  ['a passkey', withPasskey, ['PASSKEY']],
] as const)('who has %s', (_label, owner, kinds) => {
  test.each(doors)('changes the password with it only: %s', async (_door, tooWeak, change) => {
    const { client, proof } = await owner()
    const before = await traces()
    expect(await change(client, {})).toEqual(['SECOND_FACTOR_REQUIRED'])
    expect(await change(client, { code: '000000' })).toEqual(['SECOND_FACTOR_WRONG'])
    // A password that would not be taken uses no code up.
    const given = await proof()
    expect(await change(client, given, 'abcdefgh')).toEqual([tooWeak])
    expect(await traces()).toEqual(before)
    expect(await change(client, given)).toEqual([])
    expect(await verifyPassword(fresh, await hashNow())).toBe(true)
    expect(await auditNow()).toEqual([...before.audit, 'account.passwordChanged'])
  })

  test('asks for another e-mail address with it only', async () => {
    const { client, proof } = await owner()
    const change = `mutation($input: RequestEmailChangeInput!) {
      requestEmailChange(input: $input) { errors { code path ... on SecondFactorRequired { kinds } } } }`
    const next = async (given: object) => {
      const input = { email: `new.${email}`, password, ...given }
      const { data } = await ask(client, change, { input })
      return (data!.requestEmailChange as { errors: unknown[] }).errors
    }
    const before = await traces()
    expect(await next({})).toEqual([{ code: 'SECOND_FACTOR_REQUIRED', path: ['code'], kinds }])
    expect(await next({ code: '000000' })).toEqual([{ code: 'SECOND_FACTOR_WRONG', path: ['code'] }])
    expect(await traces()).toEqual(before)
    expect(await next(await proof())).toEqual([])
    expect((await waitingJobs(database)).map(({ task }) => task)).toContain('send_email_change')
  })
})

test('a link to a new address that was asked for before there was an app changes nothing any more', async () => {
  const client = await signedIn()
  const change = 'mutation($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) { errors { code } } }'
  const next = `new.${email}`
  expect((await ask(client, change, { input: { email: next, password } })).data).toEqual({
    requestEmailChange: { errors: [] },
  })
  await workOff(database)
  const token = await secretTo(database, next, 'emailChange')
  const { secret } = (await post(client, 'auth/enable2FA', { password })).body as { secret: string }
  await post(client, 'auth/verify2FA', { code: totpCodeAt(secret, TEST_NOW) })
  const confirm =
    'mutation($input: ConfirmEmailChangeInput!) { confirmEmailChange(input: $input) { errors { code path } } }'
  expect((await ask(site.client(), confirm, { input: { token, password } })).data).toEqual({
    confirmEmailChange: { errors: [{ code: 'TOKEN_USED', path: ['token'] }] },
  })
  const [own] = await database.drizzle.select().from(accounts).where(eq(accounts.id, accountId))
  expect(own!.email).toBe(email)
})
