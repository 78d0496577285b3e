import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../../kit/ids.ts'
import { guestViewer, type Role, type Viewer } from '../../../../kit/viewer.ts'
import { sealWith } from '../../../../platform/seal.ts'
import { mails } from '../../../../platform/tables.ts'
import { contextFor, TEST_NOW } from '../../../../testing/builders.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { mailsTo } from '../../../../testing/mailbox.ts'
import { idOf, peopleOf } from '../../../../testing/people.ts'
import { setPassword } from '../../authentication/operations/choosePassword.ts'
import { viewerOfSession } from '../../queries.ts'
import { hashSecret } from '../../sessions/sessions.ts'
import { accounts, sessions } from '../../tables.ts'
import { actAsCustomer, stopActing } from './acting.ts'
import { inviteUser, resendInvitation } from './inviteUser.ts'
import { updateUser } from './updateUser.ts'
import { deactivateUser, reactivateUser } from './userAccess.ts'

const database = await testDatabase()
const people = peopleOf(database)
const { person, as, rowOf, signedIn, auditOf, refused } = people
const publicUrl = 'https://shop.example'

let admin: Viewer
let system: Viewer
let kim: Viewer
beforeEach(async () => {
  ;({ admin, system, kim } = await people.freshStaff())
})

const site = { seal: sealWith(randomBytes(32)), publicUrl }
const secretIn = (text: string) => /invitation\/([\w-]+)/.exec(text)?.[1] ?? ''

describe('invitations', () => {
  test('open an account that waits for its owner to choose a password', async () => {
    const email = 'Maria.Huber@Example.com'
    const input = { email: ` ${email} `, firstName: 'Maria', lastName: 'Huber', language: 'en' as const, publicUrl }
    const invited = await inviteUser(as(admin), { ...input, roles: ['member'] })
    expect(invited).toMatchObject({
      ...{ email, name: 'Maria Huber', roles: ['user', 'member'], language: 'en' },
      ...{ emailVerifiedAt: null, invitedAt: TEST_NOW },
    })
    const [mail] = await mailsTo(database, email)
    expect(mail).toMatchObject({ kind: 'accountInvitation', language: 'en' })
    expect(mail!.text).toContain(`${publicUrl}/en/invitation/`)
    expect(JSON.stringify(await auditOf(invited.id))).not.toContain(secretIn(mail!.text))
    await setPassword(contextFor(database, { viewer: guestViewer() }), site, {
      token: secretIn(mail!.text),
      password: 'Trikotnummer-47-Nordwald',
    })
    expect(await rowOf(invited.id)).toMatchObject({ emailVerifiedAt: TEST_NOW })
    expect(await refused(() => resendInvitation(as(admin), { userId: invited.id, publicUrl }))).toEqual([
      'TRANSITION_NOT_ALLOWED userId',
    ])
  })

  test('sent again, the earlier link ends', async () => {
    const invited = await inviteUser(as(admin), { email: 'paul@example.com', publicUrl })
    await resendInvitation(as(admin), { userId: invited.id, publicUrl })
    const sent = (await mailsTo(database, 'paul@example.com')).toReversed()
    expect(sent).toHaveLength(2)
    const [first, second] = sent.map(({ text }) => secretIn(text))
    const choose = (token: string) =>
      setPassword(contextFor(database, { viewer: guestViewer() }), site, {
        token,
        password: 'Trikotnummer-47-Nordwald',
      })
    expect(await refused(() => choose(first!))).toEqual(['TOKEN_USED token'])
    await choose(second!)
  })

  test.each([
    ['an address that is none', { email: 'kim' }, ['EMAIL_INVALID email']],
    ['a header in the address', { email: 'kim@example.com\nBcc: all@example.com' }, ['EMAIL_INVALID email']],
    ['a look-alike', { email: 'kim@exаmple.com' }, ['EMAIL_INVALID email']],
    ['a name with a link', { firstName: 'http://example.com' }, ['NAME_INVALID firstName']],
    ['an administrator by an administrator', { roles: ['admin'] }, ['ROLES_NOT_ALLOWED roles']],
    ['a system user by an administrator', { roles: ['user', 'system'] }, ['ROLES_NOT_ALLOWED roles']],
    [
      'all at once',
      { email: 'x', lastName: '<b>', roles: ['system'] },
      ['EMAIL_INVALID email', 'NAME_INVALID lastName', 'ROLES_NOT_ALLOWED roles'],
    ],
  ])('%s: refused, and no mail is sent', async (_label, changes, codes) => {
    const input = { email: 'new@example.com', publicUrl, ...changes }
    expect(await refused(() => inviteUser(as(admin), input as never))).toEqual(codes)
  })

  test('an address that has an account already, in other letters', async () => {
    const email = kim.email!.toUpperCase()
    expect(await refused(() => inviteUser(as(admin), { email, publicUrl }))).toEqual(['EMAIL_TAKEN email'])
  })

  test('two who invite the same person at once: one account, one mail', async () => {
    const email = `${newId()}@example.com`
    const outcomes = await Promise.allSettled([1, 2].map(() => inviteUser(as(admin), { email, publicUrl })))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await database.drizzle.select().from(mails).where(eq(mails.recipient, email))).toHaveLength(1)
  })
})

describe('acting for a customer', () => {
  const staffSession = async (viewer: Viewer) => {
    const session = await signedIn(viewer)
    return { ...session, viewer: { ...viewer, sessionId: hashSecret(session.secret) } }
  }

  test('the session is the customer’s, with none of the staff’s rights, until it is ended', async () => {
    const { secret, viewer } = await staffSession(admin)
    await actAsCustomer(as(viewer), { userId: idOf(kim) })
    const acting = (await viewerOfSession(database, secret, 'visitor'))!.viewer
    expect(acting).toMatchObject({
      ...{ accountId: idOf(kim), roles: ['user'], grants: [], visitorHash: null },
      actor: { accountId: idOf(admin), name: 'Kim Muster' },
    })
    expect(await refused(() => updateUser(as(acting), { userId: idOf(kim), revision: 1, changes: {} }))).toBe(
      'not allowed',
    )
    expect(await stopActing(as(acting), undefined)).toBe(idOf(kim))
    expect((await viewerOfSession(database, secret, null))!.viewer).toMatchObject({
      accountId: idOf(admin),
      actor: null,
    })
    expect(await auditOf(idOf(kim))).toMatchObject([
      { action: 'account.actingBegun', accountId: idOf(admin), onBehalfOf: null },
      { action: 'account.actingEnded', accountId: idOf(admin), onBehalfOf: idOf(kim) },
    ])
  })

  test('in the admin centre the session stays the staff’s own, and can end it there', async () => {
    const { secret, viewer } = await staffSession(admin)
    const other = await person('user')
    await actAsCustomer(as(viewer), { userId: idOf(other) })
    const beside = async () => (await viewerOfSession(database, secret, 'visitor', { isAdminCentre: true }))!.viewer
    const office = await beside()
    expect(office).toMatchObject({
      ...{ accountId: idOf(admin), roles: ['user', 'admin'], visitorHash: 'visitor', actor: null },
      actingFor: { accountId: idOf(other), name: 'Kim Muster' },
    })
    expect(await stopActing(as(office), undefined)).toBe(idOf(other))
    expect((await viewerOfSession(database, secret, null))!.viewer).toMatchObject({
      accountId: idOf(admin),
      actor: null,
    })
    expect((await beside()).actingFor).toBeUndefined()
    expect(await stopActing(as(await beside()), undefined)).toBeNull()
    expect(await auditOf(idOf(other))).toMatchObject([
      { action: 'account.actingBegun', accountId: idOf(admin) },
      { action: 'account.actingEnded', accountId: idOf(admin) },
    ])
  })

  test('it ends by itself after an hour', async () => {
    const { secret, viewer } = await staffSession(admin)
    await actAsCustomer(as(viewer), { userId: idOf(kim) })
    const isSession = eq(sessions.id, hashSecret(secret))
    const [row] = await database.drizzle
      .select({ minutes: sql<number>`round(extract(epoch from acting_until - now()) / 60)::int` })
      .from(sessions)
      .where(isSession)
    expect(row).toEqual({ minutes: 60 })
    await database.drizzle.update(sessions).set({ actingUntil: sql`now() - interval '1 second'` }).where(isSession)
    expect((await viewerOfSession(database, secret, null))!.viewer).toMatchObject({
      accountId: idOf(admin),
      actor: null,
    })
  })

  test('a customer who is switched off, or staff who lose their rights: it is over', async () => {
    const { secret, viewer } = await staffSession(admin)
    await actAsCustomer(as(viewer), { userId: idOf(kim) })
    await deactivateUser(as(system), { userId: idOf(kim) })
    expect((await viewerOfSession(database, secret, null))!.viewer.accountId).toBe(idOf(admin))
    await reactivateUser(as(system), { userId: idOf(kim) })
    expect((await viewerOfSession(database, secret, null))!.viewer.accountId).toBe(idOf(admin))
    await actAsCustomer(as(viewer), { userId: idOf(kim) })
    await database.drizzle
      .update(accounts)
      .set({ roles: ['user'] })
      .where(eq(accounts.id, idOf(admin)))
    expect((await viewerOfSession(database, secret, null))!.viewer).toMatchObject({
      accountId: idOf(admin),
      actor: null,
    })
  })

  test.each<[string, Role[]]>([
    ['a member', ['user', 'member']],
    ['an administrator', ['user', 'admin']],
  ])('nobody acts for %s', async (_label, roles) => {
    const { viewer } = await staffSession(system)
    const subject = await person(...roles)
    expect(await refused(() => actAsCustomer(as(viewer), { userId: idOf(subject) }))).toEqual([
      'ROLES_NOT_ALLOWED userId',
    ])
  })

  test('an API key has no session to act with; an inactive customer is not acted for', async () => {
    const service = { accountId: newId(), name: 'Kasse' }
    const key: Viewer = { ...guestViewer(), key: service, roles: ['internal'], grants: ['users.write'] }
    await expect(actAsCustomer(as(key), { userId: idOf(kim) })).rejects.toThrow('no API key may do it')
    const { viewer } = await staffSession(admin)
    await deactivateUser(as(admin), { userId: idOf(kim) })
    expect(await refused(() => actAsCustomer(as(viewer), { userId: idOf(kim) }))).toEqual(['ACCOUNT_INACTIVE userId'])
  })

  test('only one’s own session begins to act', async () => {
    const { viewer } = await staffSession(admin)
    const others = await signedIn(system)
    await actAsCustomer(as({ ...viewer, sessionId: hashSecret(others.secret) }), { userId: idOf(kim) })
    const [row] = await database.drizzle
      .select()
      .from(sessions)
      .where(eq(sessions.id, hashSecret(others.secret)))
    expect(row?.actingFor).toBeNull()
  })
})
