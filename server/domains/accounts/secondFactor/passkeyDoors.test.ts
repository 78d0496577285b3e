import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { ask } from '../../../testing/asking.ts'
import { newAuthenticator } from '../../../testing/authenticator.ts'
import { insertViewer, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { type Client, testSite } from '../../../testing/site.ts'
import { hashPassword } from '../authentication/hashing/passwords.ts'
import { accounts, passkeys } from '../tables.ts'

const database = await testDatabase()
const site = await testSite(database)
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

const post = (client: Client, path: string, body: object = {}) => client.request('POST', `/api/v0/${path}`, body)
const login = (client: Client, more: object = {}) => post(client, 'auth/login', { handle: email, password, ...more })
type Challenge = { challengeId: string; options: string }

const security = `viewer { account { secondFactorEndsAt }
  security { secondStepKinds passwordSuffices passkeys { id label } } }`

/** Somebody who added a passkey in a browser. */
async function owner() {
  const client = site.client()
  await login(client)
  const device = newAuthenticator(site.config.publicUrl)
  const start = `mutation($input: StartPasskeyInput!) { startPasskey(input: $input) { challengeId options errors { code path } } }`
  const { data } = await ask(client, start, { input: { password } })
  const { challengeId, options } = data!.startPasskey as Challenge
  const add = `mutation($input: AddPasskeyInput!) { addPasskey(input: $input) { ${security} errors { code } } }`
  const secretBefore = client.cookies.get('session')
  const passkey = { challengeId, response: device.register(options) }
  const added = await ask(client, add, { input: { label: 'Laptop', passkey } })
  return { client, device, added, start, secretBefore }
}
async function answerOf(client: Client, device: ReturnType<typeof newAuthenticator>) {
  const { challengeId, options } = (await post(client, 'auth/passkeyChallenge')).body as Challenge
  return { challengeId, response: device.signIn(options, 0) }
}

describe('a passkey', () => {
  test('becomes the second step, and the session that added it gets another secret', async () => {
    const { client, added, start, secretBefore } = await owner()
    expect(added.data).toMatchObject({
      addPasskey: {
        viewer: {
          account: { secondFactorEndsAt: null },
          security: { secondStepKinds: ['PASSKEY'], passwordSuffices: false, passkeys: [{ label: 'Laptop' }] },
        },
        errors: [],
      },
    })
    expect(client.cookies.get('session')).not.toBe(secretBefore)
    expect((await ask(client, start, { input: { password } })).data).toEqual({
      startPasskey: {
        challengeId: null,
        options: null,
        errors: [{ code: 'SECOND_FACTOR_REQUIRED', path: ['code'] }],
      },
    })
    expect((await post(client, 'auth/enable2FA', { password })).body).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' })
  })

  test('is asked for at the documented login, too, and signs in there', async () => {
    const { device } = await owner()
    const client = site.client()
    expect(await login(client)).toMatchObject({ status: 200, body: { fa2required: true, kinds: ['passkey'] } })
    expect(client.cookies.has('session')).toBe(false)
    const passkey = await answerOf(client, device)
    expect(await login(client, { passkey })).toMatchObject({ status: 200, body: { _id: accountId } })
    expect(client.cookies.has('session')).toBe(true)
  })

  test('is removed by itself, and its owner says that the password does', async () => {
    const { client, device, added } = await owner()
    const say = `mutation($input: SetPasswordSufficesInput!) {
      setPasswordSuffices(input: $input) { ${security} errors { code } } }`
    const given = { suffices: true, password, passkey: await answerOf(client, device) }
    expect((await ask(client, say, { input: given })).data).toMatchObject({
      setPasswordSuffices: { viewer: { security: { secondStepKinds: [], passwordSuffices: true } }, errors: [] },
    })
    expect(await login(site.client())).toMatchObject({ body: { _id: accountId } })
    type Added = { addPasskey: { viewer: { security: { passkeys: { id: string }[] } } } }
    const passkeyId = (added.data as Added).addPasskey.viewer.security.passkeys[0]!.id
    const remove = `mutation($input: RemovePasskeyInput!) { removePasskey(input: $input) { errors { code } } }`
    expect((await ask(client, remove, { input: { passkeyId, password } })).data).toEqual({
      removePasskey: { errors: [] },
    })
    expect(await database.drizzle.$count(passkeys, eq(passkeys.accountId, accountId))).toBe(0)
  })
})

test('that the second step was reset stands above every page until its owner took note, at both doors', async () => {
  for (const acknowledge of [
    (client: Client) => post(client, 'auth/acknowledge2FAReset'),
    (client: Client) => ask(client, 'mutation { acknowledgeSecondFactorReset { errors { code } } }'),
  ]) {
    await database.drizzle.update(accounts).set({ secondFactorGoneAt: TEST_NOW }).where(eq(accounts.id, accountId))
    const client = site.client()
    await login(client)
    const told = async () => (await ask(client, '{ viewer { account { secondFactorEndsAt } } }')).data
    expect(await told()).toEqual({ viewer: { account: { secondFactorEndsAt: TEST_NOW.toISOString() } } })
    await acknowledge(client)
    expect(await told()).toEqual({ viewer: { account: { secondFactorEndsAt: null } } })
  }
})
