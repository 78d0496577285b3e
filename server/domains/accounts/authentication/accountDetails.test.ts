import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ask } from '../../../testing/asking.ts'
import { contextFor, insertViewer, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { mailsTo, workOff } from '../../../testing/mailbox.ts'
import { testSite } from '../../../testing/site.ts'
import { updateSettings } from '../../settings/operations.ts'
import { requestSecondFactorReset } from '../secondFactor/operations/resetSecondFactor.ts'
import { hashSecret } from '../sessions/sessions.ts'
import { accounts, sessionTabs } from '../tables.ts'
import { hashPassword } from './hashing/passwords.ts'
import { requestEmailChange } from './operations/changeEmail.ts'
import { requestPasswordReset, resendConfirmation } from './operations/forgottenPassword.ts'
import { siteOf } from './site.ts'

const database = await testDatabase()
const site = await testSite(database)
const password = 'Turnhalle-2026'
const passwordHash = await hashPassword(password)

async function person(changes: Partial<typeof accounts.$inferInsert> = {}) {
  const viewer = await insertViewer(database)
  await database.drizzle
    .update(accounts)
    .set({ passwordHash, ...changes })
    .where(eq(accounts.id, viewer.accountId!))
  return viewer
}

describe('mails about an account are in its language, whatever that of the request is', () => {
  const asked = contextFor(database, { language: 'de' })
  const languagesTo = async (email: string) =>
    (await mailsTo(database, email)).map(({ kind, language }) => `${kind} ${language}`)

  test('a forgotten password, a confirmation once more, a lost second factor', async () => {
    const { email } = await person({ language: 'en', totpSecret: 'sealed', totpEnabledAt: TEST_NOW })
    const waiting = await person({ language: 'en', emailVerifiedAt: null })
    await requestPasswordReset(asked, { email: email! })
    await requestSecondFactorReset(asked, { email: email! })
    await resendConfirmation(asked, { email: waiting.email! })
    await workOff(database)
    expect((await languagesTo(email!)).toSorted()).toEqual(['passwordReset en', 'secondFactorReset en'])
    expect(await languagesTo(waiting.email!)).toEqual(['accountVerify en'])
  })

  test('and what is told to the owner of another address is in theirs', async () => {
    const [own, other] = [await person({ language: 'de' }), await person({ language: 'en' })]
    const context = contextFor(database, { viewer: own })
    await requestEmailChange(context, await siteOf(site.config), { email: other.email!, password })
    await workOff(database)
    expect(await languagesTo(own.email!)).toEqual(['emailChangeAsked de'])
    expect(await languagesTo(other.email!)).toEqual(['emailInUse en'])
  })
})

test('signing in tells the account’s language at both doors', async () => {
  const { email } = await person({ language: 'en' })
  const rest = await site.client().request('POST', '/api/v0/auth/login', { handle: email, password })
  expect(rest.body).toMatchObject({ handle: email, language: 'en' })
  const signIn = `mutation($input: SignInInput!) { signIn(input: $input) { viewer { account { language } } errors { code } } }`
  expect((await ask(site.client(), signIn, { input: { email, password } })).data).toEqual({
    signIn: { viewer: { account: { language: 'EN' } }, errors: [] },
  })
})

test('the user of the documented paths carries every field that is specified', async () => {
  const { accountId, email } = await person({
    ...{ title: 'Mag.', firstName: 'Kim', lastName: 'Muster', company: 'USV Nordwald', phone: '+43 664 1234567' },
    ...{ customerNumber: 4711, signUpMeta: { campaign: 'Herbst' }, lastActive: TEST_NOW },
  })
  const user = {
    ...{ _id: accountId, handle: email, username: email, name: 'Kim Muster', roles: ['user'], customer_number: 4711 },
    ...{ last_active: TEST_NOW.toISOString(), last_online: 0, online_status: 'online' },
    ...{ lastLogin: TEST_NOW.toISOString(), failedLogins: 0, two_factor: { enabled: false } },
    ...{ language: 'de', meta: { campaign: 'Herbst' } },
    userData: {
      ...{ title: 'Mag.', first_name: 'Kim', last_name: 'Muster', company: 'USV Nordwald', phone: '+43 664 1234567' },
      addresses: [],
      contacts: [
        { type: 'email', value: email },
        { type: 'phone', value: '+43 664 1234567' },
      ],
      files: [],
      shop: { discount_groups: [], default_shipping_address: false, default_invoice_address: false },
      newsletter: { consent: null, subscribed_lists: [] },
      accounting: { customer_number: 4711 },
    },
  }
  const client = site.client()
  expect((await client.request('POST', '/api/v0/auth/login', { handle: email, password })).body).toEqual(user)
  const state = (await client.request('GET', '/api/v0/auth/getLoggedInState')).body as { user: object }
  expect(state).toMatchObject({ loggedIn: true, user: { ...user, last_active: expect.any(String) } })
  expect((await client.request('PUT', '/api/v0/auth/', state.user)).body).toEqual([state.user])
  const staff = await site.clientAs(['user', 'admin'])
  expect((await staff.request('GET', `/api/v0/auth/${accountId}`)).body).toMatchObject({ ...user, state: 'active' })
  const { user: guest } = (await site.client().request('GET', '/api/v0/auth/getLoggedInState')).body as { user: object }
  expect(guest).toMatchObject({ _id: null, roles: ['guest'], last_online: 9999, online_status: 'unknown' })
  expect(Object.keys(guest).toSorted()).toEqual(Object.keys(user).toSorted())
})

test('staff see what the program said that signed somebody up', async () => {
  const { accountId } = await person({ signUpMeta: { campaign: 'Herbst', club: { id: 7 } } })
  const admin = await site.clientAs(['user', 'admin'])
  const found = (await ask(admin, '{ users(first: 50) { edges { node { email signUpMeta { name value } } } } }')).data
  const { edges } = (found as { users: { edges: { node: { email: string; signUpMeta: object[] } }[] } }).users
  expect(edges.find(({ node }) => node.email.startsWith(accountId!))!.node.signUpMeta).toEqual([
    { name: 'campaign', value: 'Herbst' },
    { name: 'club', value: '{"id":7}' },
  ])
})

describe('a tab', () => {
  const register = (client: ReturnType<typeof site.client>, tabSession?: string) =>
    client.request('POST', '/api/v0/registertab', tabSession === undefined ? {} : { tabSession })
  const known = async (client: ReturnType<typeof site.client>, tab: string) =>
    (
      (await client.request('GET', '/api/v0/auth/getLoggedInState', undefined, { localsessionid: tab })).body as {
        tabSession: string | null
      }
    ).tabSession

  test('that was registered is known in its browser, and there alone', async () => {
    const [one, other] = [await site.clientAs(['user', 'member']), await site.clientAs(['user', 'member'])]
    expect((await register(one, 'tab one')).body).toEqual({ tabSession: 'tab one' })
    await register(one, 'tab one')
    const { tabSession } = (await register(one)).body as { tabSession: string }
    expect(tabSession).toMatch(/^[0-9a-f-]{36}$/)
    expect(await known(one, 'tab one')).toBe('tab one')
    expect(await known(one, tabSession)).toBe(tabSession)
    expect(await known(one, 'tab two')).toBeNull()
    expect(await known(other, 'tab one')).toBeNull()
  })

  test('stays with a session that is given a new secret, goes with it, and of guests none is kept', async () => {
    const client = await site.clientAs(['user'])
    await register(client, 'mine')
    const count = () => database.drizzle.$count(sessionTabs, eq(sessionTabs.tab, 'mine'))
    const others = 'mutation { signOutEverywhere(input: { keepsThis: true }) { errors { code } } }'
    expect((await ask(client, others)).errors).toBeUndefined()
    expect(await known(client, 'mine')).toBe('mine')
    const sessionId = hashSecret(client.cookies.get('session')!)
    expect(await database.drizzle.$count(sessionTabs, eq(sessionTabs.sessionId, sessionId))).toBe(1)
    await client.request('GET', '/api/v0/auth/logout')
    expect(await count()).toBe(0)
    await register(site.client(), 'mine')
    expect(await count()).toBe(0)
  })

  test('is one of at most twenty of a browser', async () => {
    const client = await site.clientAs(['user'])
    for (let i = 10; i <= 31; i += 1) await register(client, `tab ${i}`)
    const sessionId = hashSecret(client.cookies.get('session')!)
    expect(await database.drizzle.$count(sessionTabs, eq(sessionTabs.sessionId, sessionId))).toBe(20)
    expect(await known(client, 'tab 31')).toBe('tab 31')
    expect(await known(client, 'tab 11')).toBeNull()
  })
})

describe('after signing out', () => {
  const signOut = 'mutation { signOut { redirectUrl viewer { isStaff } errors { code } } }'

  test('the browser goes to the start page, or where the settings say', async () => {
    const client = site.client()
    expect((await client.request('GET', '/api/v0/auth/logout')).body).toEqual({ ok: true, redirect: '/' })
    const admin = contextFor(database, { viewer: await insertViewer(database, ['admin', 'system']) })
    await updateSettings(admin, {
      section: 'accounts',
      version: null,
      changes: { logoutUrl: 'https://verein.example/danke' },
    })
    const redirect = 'https://verein.example/danke'
    expect((await client.request('GET', '/api/v0/auth/logout')).body).toEqual({ ok: true, redirect })
    expect((await ask(site.client(), signOut)).data).toEqual({
      signOut: { redirectUrl: redirect, viewer: { isStaff: false }, errors: [] },
    })
  })
})
