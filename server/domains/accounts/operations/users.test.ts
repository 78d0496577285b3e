import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { NotAllowed, NotFound, Refused } from '../../../kit/refusals.ts'
import { guestViewer, type Role, type Viewer } from '../../../kit/viewer.ts'
import { auditEntries, mails } from '../../../platform/tables.ts'
import { contextFor, insertViewer, setSettings, TEST_ADDRESS, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { viewerOfSession } from '../queries.ts'
import { hashSecret, openSession } from '../sessions.ts'
import { accounts, addresses, sessions } from '../tables.ts'
import { actAsCustomer, stopActing } from './acting.ts'
import { setPassword } from './choosePassword.ts'
import { inviteUser, resendInvitation } from './inviteUser.ts'
import { setUserRoles } from './setUserRoles.ts'
import { updateUser } from './updateUser.ts'
import {
  deactivateUser,
  deactivateUsers,
  endUserSessions,
  reactivateUser,
  resetUserSecondFactor,
} from './userAccess.ts'

const database = await testDatabase()
await setSettings(database, 'discounts', {
  groups: [{ id: 'club', title: { de: 'Verein' }, type: 'percent', roles: [], tiers: [] }],
})

const person = (...roles: Role[]) => insertViewer(database, roles.length > 0 ? roles : ['user'])
const as = (viewer: Viewer) => contextFor(database, { viewer, address: '10.1.2.3' })
const idOf = (viewer: Viewer) => viewer.accountId!
const publicUrl = 'https://shop.example'

const rowOf = async (viewer: Viewer | string) => {
  const id = typeof viewer === 'string' ? viewer : idOf(viewer)
  const [row] = await database.drizzle.select().from(accounts).where(eq(accounts.id, id))
  return row!
}
const signedIn = (viewer: Viewer) => openSession(database, idOf(viewer), { roles: viewer.roles })
const isSignedIn = async ({ secret }: { secret: string }) => (await viewerOfSession(database, secret, null)) !== null
const auditOf = (id: string) =>
  database.drizzle.select().from(auditEntries).where(eq(auditEntries.subjectId, id)).orderBy(auditEntries.id)

/** Everything that these use cases write, to be compared with itself. */
async function everything() {
  const tables = ['accounts', 'addresses', 'sessions', 'account_tokens', 'mails', 'audit_entries', 'recovery_codes']
  return Promise.all(
    tables.map(async table => {
      const { rows } = await database.pool.query(
        `select md5(string_agg(t::text, '' order by t::text)) as sum from ${table} t`,
      )
      return rows[0].sum
    }),
  )
}

/** What is refused, having proved that nothing changed. */
async function refused(run: () => Promise<unknown>): Promise<string[] | string> {
  const before = await everything()
  const error = await run().then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(await everything()).toEqual(before)
  if (error instanceof NotFound) return 'not found'
  if (error instanceof NotAllowed) return 'not allowed'
  if (!(error instanceof Refused)) throw error ?? new Error('nothing was refused')
  return error.refusals.map(({ code, path }) => `${code} ${path.join('.')}`)
}

let admin: Viewer
let system: Viewer
let kim: Viewer
beforeEach(async () => {
  await database.drizzle.update(accounts).set({ isActive: false })
  admin = await person('user', 'admin')
  system = await person('user', 'system')
  kim = await person()
})

describe('changing a person', () => {
  test('is done as a whole and noted with old and new values', async () => {
    const { addressId } = { addressId: newId() }
    await database.drizzle
      .insert(addresses)
      .values({ id: addressId, accountId: idOf(kim), ...TEST_ADDRESS, createdAt: TEST_NOW })
    const changed = await updateUser(as(admin), {
      userId: idOf(kim),
      revision: 1,
      changes: {
        ...{ firstName: 'Kim', lastName: 'Huber', note: 'ruft gern an', phone: '+43 660 1234567', language: 'en' },
        ...{ discountGroups: ['club'], personalPercent: 500 },
        addresses: [{ id: addressId, city: 'Steyr', isDefaultShipping: true, isDefaultInvoice: true }],
      },
    })
    expect(changed).toMatchObject({
      ...{ name: 'Kim Huber', note: 'ruft gern an', language: 'en', revision: 2 },
      ...{ terms: { discountGroups: ['club'], personalPercent: 500 }, defaultShippingAddressId: addressId },
    })
    expect(changed).not.toHaveProperty('passwordHash')
    const [note] = await auditOf(idOf(kim))
    expect(note).toMatchObject({
      ...{ action: 'account.updated', actorName: 'Kim Muster', accountId: idOf(admin), address: '10.1.2.3' },
      changes: {
        name: { old: 'Kim Muster', new: 'Kim Huber' },
        discountGroups: { old: [], new: ['club'] },
        personalPercent: { old: 0, new: 500 },
        addresses: {
          old: ['Kim Muster, Hauptplatz 1, AT 4020 Linz'],
          new: ['Kim Muster, Hauptplatz 1, AT 4020 Steyr · shipping · invoice'],
        },
      },
    })
    expect(note!.changes).not.toHaveProperty('company')
  })

  test.each([
    ['an older revision', { revision: 7 }, ['STALE_REVISION revision']],
    ['an unknown group', { changes: { discountGroups: ['gold'] } }, ['INVALID_INPUT changes.discountGroups']],
    [
      'several things at once',
      { changes: { name: '', phone: '12', addresses: [{ ...TEST_ADDRESS, zip: '' }] } },
      ['PHONE_INVALID changes.phone', 'NAME_INVALID changes.name', 'ADDRESS_INCOMPLETE changes.addresses.0.zip'],
    ],
    ['an id that is none', { userId: 'x' }, 'not found'],
    ['nobody', { userId: newId() }, 'not found'],
  ])('%s is refused, and nothing changes', async (_label, input, codes) => {
    const given = { userId: idOf(kim), revision: 1, changes: {}, ...input }
    const answer = await refused(() => updateUser(as(admin), given as never))
    expect(typeof answer === 'string' ? answer : answer.toSorted()).toEqual(
      typeof codes === 'string' ? codes : codes.toSorted(),
    )
  })

  test('somebody else’s address is not theirs to take', async () => {
    const other = await person()
    const id = newId()
    await database.drizzle
      .insert(addresses)
      .values({ id, accountId: idOf(other), ...TEST_ADDRESS, createdAt: TEST_NOW })
    const run = () =>
      updateUser(as(admin), { userId: idOf(kim), revision: 1, changes: { addresses: [{ id, ...TEST_ADDRESS }] } })
    expect(await refused(run)).toEqual(['NOT_FOUND changes.addresses.0.id'])
  })

  test.each<[string, Role[]]>([
    ['an administrator', ['user', 'admin']],
    ['a system user', ['user', 'system']],
  ])('an administrator does not change %s, a system user does', async (_label, roles) => {
    const subject = await person(...roles)
    const input = { userId: idOf(subject), revision: 1, changes: { note: 'x' } }
    expect(await refused(() => updateUser(as(admin), input))).toEqual(['ROLES_NOT_ALLOWED userId'])
    expect((await updateUser(as(system), input)).note).toBe('x')
  })

  test('service accounts, built-in and anonymised ones are not there', async () => {
    const service = await person('internal')
    await database.drizzle
      .update(accounts)
      .set({ isBuiltIn: true })
      .where(eq(accounts.id, idOf(kim)))
    for (const subject of [service, kim]) {
      const input = { userId: idOf(subject), revision: 1, changes: {} }
      expect(await refused(() => updateUser(as(admin), input))).toBe('not found')
    }
  })

  test.each<[string, Role[]]>([
    ['customers', ['user']],
    ['members', ['user', 'member']],
  ])('%s change nobody', async (_label, roles) => {
    const viewer = await person(...roles)
    for (const run of [updateUser, setUserRoles, deactivateUser, endUserSessions, inviteUser, actAsCustomer]) {
      expect(await refused(() => run(as(viewer), { userId: idOf(kim) } as never))).toBe('not allowed')
    }
  })

  test('a member who was given the right changes customers, but gives no roles beyond their own', async () => {
    const member: Viewer = { ...(await person('user', 'member')), grants: ['users.write'] }
    await updateUser(as(member), { userId: idOf(kim), revision: 1, changes: { note: 'x' } })
    const run = () => setUserRoles(as(member), { userId: idOf(kim), revision: 2, roles: ['user', 'admin'] })
    expect(await refused(run)).toEqual(['ROLES_NOT_ALLOWED roles'])
  })
})

describe('roles', () => {
  test('are given and taken, and the sessions of that account end', async () => {
    const session = await signedIn(kim)
    const changed = await setUserRoles(as(admin), { userId: idOf(kim), revision: 1, roles: ['member'] })
    expect(changed.roles).toEqual(['user', 'member'])
    expect(await isSignedIn(session)).toBe(false)
    expect(await auditOf(idOf(kim))).toMatchObject([
      { action: 'account.rolesChanged', changes: { roles: { old: ['user'], new: ['user', 'member'] } } },
    ])
  })

  test.each<[string, (() => Viewer) | null, Role[], string]>([
    ['an administrator makes an administrator', null, ['user', 'admin'], 'ROLES_NOT_ALLOWED roles'],
    ['an administrator makes a system user', null, ['user', 'system'], 'ROLES_NOT_ALLOWED roles'],
    ['an administrator demotes a system user', () => system, ['user'], 'ROLES_NOT_ALLOWED userId'],
    ['an administrator promotes themselves', () => admin, ['user', 'admin', 'system'], 'ROLES_NOT_ALLOWED userId'],
  ])('%s: refused', async (_label, subject, roles, code) => {
    const userId = idOf(subject?.() ?? kim)
    expect(await refused(() => setUserRoles(as(admin), { userId, revision: 1, roles }))).toEqual([code])
  })

  test('nobody changes their own', async () => {
    const run = () => setUserRoles(as(system), { userId: idOf(system), revision: 1, roles: ['user'] })
    expect(await refused(run)).toEqual(['OWN_ROLES roles'])
  })

  test('two who change the same person: the second hears of the first', async () => {
    await setUserRoles(as(admin), { userId: idOf(kim), revision: 1, roles: ['user', 'member'] })
    const run = () => setUserRoles(as(admin), { userId: idOf(kim), revision: 1, roles: ['user'] })
    expect(await refused(run)).toEqual(['STALE_REVISION revision'])
  })

  test.each<[string, (actor: Viewer, subject: Viewer) => Promise<unknown>]>([
    ['demote', (actor, subject) => setUserRoles(as(actor), { userId: idOf(subject), revision: 1, roles: ['user'] })],
    ['switch off', (actor, subject) => deactivateUser(as(actor), { userId: idOf(subject) })],
  ])('of the last two system users who %s each other at once, one stays', async (_label, run) => {
    for (let round = 0; round < 5; round += 1) {
      await database.drizzle.update(accounts).set({ isActive: false })
      const [one, two] = [await person('user', 'system'), await person('user', 'system')]
      const outcomes = await Promise.allSettled([run(one, two), run(two, one)])
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      const { reason } = outcomes.find(each => each.status === 'rejected') as PromiseRejectedResult
      expect((reason as Refused).refusals).toMatchObject([{ code: 'LAST_SYSTEM_ACCOUNT', path: ['userId'] }])
      const left = [await rowOf(one), await rowOf(two)].filter(row => row.isActive && row.roles.includes('system'))
      expect(left).toHaveLength(1)
    }
  })

  test('a system user who was invited but never came does not count as another one', async () => {
    const invited = await inviteUser(as(system), { email: 'neu@example.com', roles: ['system'], publicUrl })
    expect(invited.roles).toEqual(['user', 'system'])
    const other: Viewer = { ...(await person('user', 'admin')), roles: ['user', 'system'] }
    const run = () => deactivateUser(as(other), { userId: idOf(system) })
    expect(await refused(run)).toEqual(['LAST_SYSTEM_ACCOUNT userId'])
  })
})

describe('access', () => {
  test('switching off ends sessions and links; switching on again lets them in', async () => {
    const session = await signedIn(kim)
    expect((await deactivateUser(as(admin), { userId: idOf(kim) })).isActive).toBe(false)
    expect(await isSignedIn(session)).toBe(false)
    expect((await deactivateUser(as(admin), { userId: idOf(kim) })).revision).toBe(2)
    expect((await reactivateUser(as(admin), { userId: idOf(kim) })).isActive).toBe(true)
    expect((await auditOf(idOf(kim))).map(({ action }) => action)).toEqual([
      'account.deactivated',
      'account.reactivated',
    ])
  })

  test('nobody switches themselves off, and administrators are for system users', async () => {
    expect(await refused(() => deactivateUser(as(system), { userId: idOf(system) }))).toEqual(['OWN_ROLES userId'])
    expect(await refused(() => deactivateUser(as(admin), { userId: idOf(system) }))).toEqual([
      'ROLES_NOT_ALLOWED userId',
    ])
    expect(await refused(() => reactivateUser(as(admin), { userId: idOf(system) }))).toEqual([
      'ROLES_NOT_ALLOWED userId',
    ])
    expect(await refused(() => endUserSessions(as(admin), { userId: idOf(system) }))).toEqual([
      'ROLES_NOT_ALLOWED userId',
    ])
  })

  test('several are switched off together or not at all; unknown ones are left out', async () => {
    const other = await person()
    const ids = [idOf(kim), newId(), 'x', idOf(other)]
    expect(await refused(() => deactivateUsers(as(admin), { userIds: [...ids, idOf(system)] }))).toEqual([
      'ROLES_NOT_ALLOWED userId',
    ])
    expect((await deactivateUsers(as(admin), { userIds: ids })).toSorted()).toEqual([idOf(kim), idOf(other)].toSorted())
  })

  test('signing somebody out everywhere', async () => {
    const [one, two] = [await signedIn(kim), await signedIn(kim)]
    await endUserSessions(as(admin), { userId: idOf(kim) })
    expect([await isSignedIn(one), await isSignedIn(two)]).toEqual([false, false])
    expect(await auditOf(idOf(kim))).toMatchObject([{ changes: { sessions: { old: 2, new: 0 } } }])
  })

  test('one’s own sessions end but for the one that asks', async () => {
    const [here, elsewhere] = [await signedIn(system), await signedIn(system)]
    const viewer = { ...system, sessionId: hashSecret(here.secret) }
    await endUserSessions(as(viewer), { userId: idOf(system) })
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false])
  })

  test('a lost second factor is switched off, and its owner told', async () => {
    await database.drizzle
      .update(accounts)
      .set({ totpSecret: 'sealed', totpEnabledAt: TEST_NOW })
      .where(eq(accounts.id, idOf(kim)))
    const session = await signedIn(kim)
    const changed = await resetUserSecondFactor(as(admin), { userId: idOf(kim) })
    expect(changed.totpEnabledAt).toBeNull()
    expect((await rowOf(kim)).totpSecret).toBeNull()
    expect(await isSignedIn(session)).toBe(false)
    const sent = await database.drizzle.select().from(mails).where(eq(mails.recipient, kim.email!))
    expect(sent).toMatchObject([{ kind: 'secondFactorWasReset', language: 'de' }])
    expect(await auditOf(idOf(kim))).toMatchObject([{ action: 'account.secondFactorReset' }])
    expect(await refused(() => resetUserSecondFactor(as(system), { userId: idOf(system) }))).toEqual([
      'OWN_ROLES userId',
    ])
  })
})

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
    const [mail] = await database.drizzle.select().from(mails).where(eq(mails.recipient, email))
    expect(mail).toMatchObject({ kind: 'accountInvitation', language: 'en' })
    expect(mail!.text).toContain(`${publicUrl}/en/invitation/`)
    expect(JSON.stringify(await auditOf(invited.id))).not.toContain(secretIn(mail!.text))
    await setPassword(contextFor(database, { viewer: guestViewer() }), {
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
    const sent = await database.drizzle
      .select()
      .from(mails)
      .where(eq(mails.recipient, 'paul@example.com'))
      .orderBy(mails.id)
    expect(sent).toHaveLength(2)
    const [first, second] = sent.map(({ text }) => secretIn(text))
    const choose = (token: string) =>
      setPassword(contextFor(database, { viewer: guestViewer() }), { token, password: 'Trikotnummer-47-Nordwald' })
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
    const key: Viewer = { ...guestViewer(), accountId: newId(), roles: ['internal'], grants: ['users.write'] }
    expect(await refused(() => actAsCustomer(as(key), { userId: idOf(kim) }))).toEqual(['ROLES_NOT_ALLOWED '])
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
