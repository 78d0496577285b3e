import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../../kit/ids.ts'
import type { Refused } from '../../../../kit/refusals.ts'
import { guestViewer, type Role, type Viewer } from '../../../../kit/viewer.ts'
import { mails } from '../../../../platform/tables.ts'
import { setSettings, TEST_ADDRESS, TEST_NOW } from '../../../../testing/builders.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { idOf, peopleOf } from '../../../../testing/people.ts'
import { hashSecret } from '../../sessions/sessions.ts'
import { accounts, addresses } from '../../tables.ts'
import { actAsCustomer } from './acting.ts'
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
const people = peopleOf(database)
const { person, as, rowOf, signedIn, isSignedIn, auditOf, refused } = people
const publicUrl = 'https://shop.example'

let admin: Viewer
let system: Viewer
let kim: Viewer
beforeEach(async () => {
  ;({ admin, system, kim } = await people.freshStaff())
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
    const [note, agreed] = await auditOf(idOf(kim))
    expect(agreed).toMatchObject({
      ...{ action: 'account.termsChanged', accountId: idOf(admin) },
      changes: { discountGroups: { old: [], new: ['club'] }, personalPercent: { old: 0, new: 500 } },
    })
    expect(note).toMatchObject({
      ...{ action: 'account.updated', actorName: 'Kim Muster', accountId: idOf(admin), address: '10.1.2.3' },
      changes: {
        name: { old: 'Kim Muster', new: 'Kim Huber' },
        addresses: {
          old: ['Kim Muster, Hauptplatz 1, 4020 Linz, AT'],
          new: ['Kim Muster, Hauptplatz 1, 4020 Steyr, AT · shipping · invoice'],
        },
      },
    })
    expect(note!.changes).not.toHaveProperty('company')
    expect(note!.changes).not.toHaveProperty('personalPercent')
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

  const everyTerm = [
    ['discountGroups', ['club']],
    ['personalPercent', 10_000],
    ['isShippingFree', true],
    ['freeShippingFrom', 0],
    ['paymentOverrides', [{ method: 'invoice', isEnabled: true }]],
  ] as const

  test.each([
    ...everyTerm,
    ['note', 'zahlt immer'],
  ] as const)('nobody changes %s of their own account', async (field, value) => {
    const keeper: Viewer = { ...(await person('user', 'member')), grants: ['users.write', 'terms.write'] }
    for (const viewer of [keeper, system]) {
      const input = { userId: idOf(viewer), revision: 1, changes: { [field]: value } }
      expect(await refused(() => updateUser(as(viewer), input))).toEqual([`OWN_ACCOUNT changes.${field}`])
    }
    // What a person says of themselves is theirs, here as in their profile.
    const changed = await updateUser(as(keeper), {
      userId: idOf(keeper),
      revision: 1,
      changes: { company: 'SV Nordwald' },
    })
    expect(changed.company).toBe('SV Nordwald')
  })

  test.each(everyTerm)('%s is changed by a right of its own', async (field, value) => {
    const input = { userId: idOf(kim), revision: 1, changes: { [field]: value } }
    const keeper: Viewer = { ...(await person('user', 'member')), grants: ['users.write'] }
    expect(await refused(() => updateUser(as(keeper), input))).toBe('not allowed')
    const agreeing: Viewer = { ...keeper, grants: ['terms.write'] }
    expect(await refused(() => updateUser(as(agreeing), input))).toBe('not allowed')
    await updateUser(as({ ...keeper, grants: ['users.write', 'terms.write'] }), input)
    expect((await auditOf(idOf(kim))).map(({ action }) => action)).toEqual(['account.termsChanged'])
  })

  test('a member with the right has no hand on colleagues who may do more', async () => {
    const keeper: Viewer = { ...(await person('user', 'member')), grants: ['users.write'] }
    const colleague = await person('user', 'member')
    const isColleague = eq(accounts.id, idOf(colleague))
    await database.drizzle
      .update(accounts)
      .set({ grants: ['orders.write'] })
      .where(isColleague)
    const userId = idOf(colleague)
    for (const run of [
      () => updateUser(as(keeper), { userId, revision: 1, changes: { name: 'X' } }),
      () => deactivateUser(as(keeper), { userId }),
      () => reactivateUser(as(keeper), { userId }),
      () => endUserSessions(as(keeper), { userId }),
      () => resetUserSecondFactor(as(keeper), { userId }),
      () => resendInvitation(as(keeper), { userId, publicUrl }),
    ]) {
      expect(await refused(run)).toEqual(['ROLES_NOT_ALLOWED userId'])
    }
    const roles = () => setUserRoles(as(keeper), { userId, revision: 1, roles: ['user'] })
    expect(await refused(roles)).toEqual(['ROLES_NOT_ALLOWED userId'])
    expect((await updateUser(as(admin), { userId, revision: 1, changes: { note: 'x' } })).note).toBe('x')
  })

  test('a member’s rights go with the role and do not come back with it', async () => {
    const colleague = await person('user', 'member')
    const isColleague = eq(accounts.id, idOf(colleague))
    await database.drizzle
      .update(accounts)
      .set({ grants: ['orders.write'] })
      .where(isColleague)
    await setUserRoles(as(admin), { userId: idOf(colleague), revision: 1, roles: ['user'] })
    expect(await rowOf(colleague)).toMatchObject({ roles: ['user'], grants: [] })
    const [note] = await auditOf(idOf(colleague))
    expect(note?.changes).toEqual({
      roles: { old: ['user', 'member'], new: ['user'] },
      grants: { old: ['orders.write'], new: [] },
    })
    await setUserRoles(as(admin), { userId: idOf(colleague), revision: 2, roles: ['user', 'member'] })
    expect(await rowOf(colleague)).toMatchObject({ roles: ['user', 'member'], grants: [] })
  })

  test('a key that may change accounts makes no members and touches none', async () => {
    const service = { accountId: newId(), name: 'Kasse' }
    const key: Viewer = { ...guestViewer(), key: service, roles: ['internal'], grants: ['users.write'] }
    const invitation = { email: 'neu@example.com', roles: ['user', 'member'] as Role[], publicUrl }
    expect(await refused(() => inviteUser(as(key), invitation))).toEqual(['ROLES_NOT_ALLOWED roles'])
    const roles = () => setUserRoles(as(key), { userId: idOf(kim), revision: 1, roles: ['user', 'member'] })
    expect(await refused(roles)).toEqual(['ROLES_NOT_ALLOWED roles'])
    await updateUser(as(key), { userId: idOf(kim), revision: 1, changes: { company: 'SV Nordwald' } })
    expect((await auditOf(idOf(kim)))[0]).toMatchObject({ accountId: service.accountId, actorName: 'Kasse' })
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
