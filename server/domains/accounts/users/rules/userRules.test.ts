import { describe, expect, test } from 'vitest'
import { type Grant, guestViewer, type Role, type Viewer } from '../../../../kit/viewer.ts'
import { settingsWith } from '../../../../testing/facts.ts'
import { addressPlan } from '../../addresses/rules/userAddresses.ts'
import { isPlainCustomer, mayAdminister, rolesRefusals, rolesToGive, tidyRoles } from './administration.ts'
import { lastOnlineMinutes, onlineStatus } from './onlineStatus.ts'
import { type ChangeableUser, changedUser } from './userChanges.ts'
import { userState } from './userState.ts'

const now = new Date('2026-11-20T10:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

describe('online status (platform.md 4)', () => {
  test.each([
    ['just now', minutesAgo(0), 0, 'online'],
    ['under five minutes ago', minutesAgo(4.99), 4, 'online'],
    ['five minutes ago', minutesAgo(5), 5, 'unknown'],
    ['a day ago', minutesAgo(1440), 1440, 'unknown'],
    ['a year ago', minutesAgo(525_600), 9999, 'unknown'],
    ['never', null, 9999, 'unknown'],
    ['in the future, by a clock that is ahead', minutesAgo(-3), 0, 'online'],
  ] as const)('seen %s', (_label, lastActive, minutes, status) => {
    const lastOnline = lastOnlineMinutes(lastActive, now)
    expect([lastOnline, onlineStatus({ lastOnlineMinutes: lastOnline })]).toEqual([minutes, status])
  })

  test('no user is unknown, and one of whom nothing was asked is offline', () => {
    expect([onlineStatus(null), onlineStatus(undefined)]).toEqual(['unknown', 'offline'])
  })
})

const confirmed = { isActive: true, deletionRequestedAt: null, emailVerifiedAt: now, invitedAt: null }
test.each([
  ['active', {}],
  ['active', { invitedAt: now }],
  ['invited', { invitedAt: now, emailVerifiedAt: null }],
  ['unconfirmed', { emailVerifiedAt: null }],
  ['deletionAsked', { deletionRequestedAt: now }],
  ['inactive', { isActive: false }],
  ['inactive', { isActive: false, deletionRequestedAt: now, emailVerifiedAt: null }],
] as const)('an account is %s: %j', (state, changes) => {
  expect(userState({ ...confirmed, ...changes })).toBe(state)
})

const viewerWith = (...roles: Role[]): Viewer => ({ ...guestViewer(), accountId: 'me', roles })
const [admin, system] = [viewerWith('user', 'admin'), viewerWith('user', 'system')]
const other = (...roles: Role[]) => ({ id: 'other', roles, grants: [] as Grant[] })
const me = (...roles: Role[]) => ({ ...other(...roles), id: 'me' })

describe('who may change which roles', () => {
  test.each<[string, Viewer, ReturnType<typeof other>, Role[], string[]]>([
    ['an admin makes a customer a member', admin, other('user'), ['user', 'member'], []],
    ['an admin takes a membership away', admin, other('user', 'member'), ['user'], []],
    ['an admin makes an admin', admin, other('user'), ['user', 'admin'], ['ROLES_NOT_ALLOWED']],
    ['an admin makes a system user', admin, other('user'), ['user', 'system'], ['ROLES_NOT_ALLOWED']],
    [
      'an admin changes another admin',
      admin,
      other('user', 'admin'),
      ['user', 'admin', 'member'],
      ['ROLES_NOT_ALLOWED'],
    ],
    ['an admin demotes a system user', admin, other('user', 'system'), ['user'], ['ROLES_NOT_ALLOWED']],
    ['an admin makes a service account', admin, other('user'), ['internal'], ['ROLES_NOT_ALLOWED']],
    ['a system user makes an admin', system, other('user'), ['user', 'admin'], []],
    ['a system user demotes an admin', system, other('user', 'admin'), ['user'], []],
    ['a service account with more than that', system, other('user'), ['internal', 'admin'], ['ROLES_NOT_ALLOWED']],
    ['a guest', system, other('user'), ['guest'], ['ROLES_NOT_ALLOWED']],
    ['one’s own roles', system, me('user', 'system'), ['user'], ['OWN_ROLES']],
    ['one’s own roles, unchanged', admin, me('user', 'admin'), ['user', 'admin'], ['OWN_ROLES']],
  ])('%s', (_label, viewer, subject, roles, codes) => {
    expect(rolesRefusals(viewer, subject, roles).map(({ code }) => code)).toEqual(codes)
  })

  test('roles are kept once, in one order, and everybody is a user', () => {
    expect(tidyRoles(['admin', 'member', 'admin'])).toEqual(['user', 'member', 'admin'])
    expect(tidyRoles([])).toEqual(['user'])
    expect(tidyRoles(['internal'])).toEqual(['internal'])
  })

  test('what can be given is what would not be refused', () => {
    expect(rolesToGive(admin, other('user'))).toEqual(['user', 'member'])
    expect(rolesToGive(admin, other('user', 'admin'))).toEqual([])
    expect(rolesToGive(system, other('user'))).toEqual(['user', 'member', 'admin', 'system', 'internal'])
    expect(rolesToGive(system, me('system'))).toEqual([])
  })

  test('accounts of administrators are for system users', () => {
    expect([mayAdminister(admin, other('member')), mayAdminister(admin, other('admin'))]).toEqual([true, false])
    expect(mayAdminister(system, other('system'))).toBe(true)
  })

  const keeper: Viewer = { ...viewerWith('user', 'member'), grants: ['users.write', 'mails.write'] }
  const key: Viewer = { ...guestViewer(), roles: ['internal'], grants: ['users.write'] }
  test.each<[string, Viewer, Role[], Grant[], boolean]>([
    ['a member and a member without grants', keeper, ['user', 'member'], [], true],
    ['a member and one with no more rights', keeper, ['user', 'member'], ['mails.write'], true],
    ['a member and one with a right more', keeper, ['user', 'member'], ['mails.write', 'orders.write'], false],
    ['a member and a right that sleeps', keeper, ['user'], ['orders.write'], false],
    ['an administrator and any member', admin, ['user', 'member'], ['orders.write', 'terms.write'], true],
    ['a key and a customer', key, ['user'], [], true],
    ['a key and a member', key, ['user', 'member'], [], false],
  ])('nobody has a hand on who may do more: %s', (_label, viewer, roles, grants, may) => {
    expect(mayAdminister(viewer, { roles, grants })).toBe(may)
  })

  test('a key makes nobody a member, for it may read less than one', () => {
    expect(rolesToGive(key, other('user'))).toEqual(['user'])
    expect(rolesToGive(keeper, other('user'))).toEqual(['user', 'member'])
  })

  test('only plain customers can be acted for', () => {
    expect(
      [['user'], ['user', 'member'], ['admin'], ['internal']].map(roles => isPlainCustomer(roles as Role[])),
    ).toEqual([true, false, false, false])
  })
})

const settings = settingsWith({
  discounts: { groups: [{ id: 'club', title: { de: 'Verein' }, type: 'percent', roles: [], tiers: [] }] },
})
const kim: ChangeableUser = {
  ...{ name: 'Kim Muster', title: null, firstName: 'Kim', lastName: 'Muster', company: null, phone: null },
  ...{ language: 'de', note: null, terms: {} },
}

describe('what staff change of a person', () => {
  test('the shown name follows first and last name, unless it is given or was another one', () => {
    expect(changedUser(kim, { lastName: 'Huber' }, settings).user.name).toBe('Kim Huber')
    expect(changedUser(kim, { lastName: 'Huber', name: 'K.' }, settings).user.name).toBe('K.')
    expect(changedUser({ ...kim, name: 'SV Nord' }, { lastName: 'Huber' }, settings).user.name).toBe('SV Nord')
  })

  test('absent is unchanged, null is cleared, white space is tidied', () => {
    const { user, refusals } = changedUser({ ...kim, company: 'SV Nord', note: 'alt' }, { company: null }, settings)
    expect([user.company, user.note, refusals]).toEqual([null, 'alt', []])
    expect(changedUser(kim, { company: '  SV \t Süd ' }, settings).user.company).toBe('SV Süd')
  })

  test('terms keep only what was agreed', () => {
    const agreed = changedUser(
      kim,
      {
        discountGroups: ['club', 'club'],
        personalPercent: 750,
        isShippingFree: true,
        freeShippingFrom: 5000,
        paymentOverrides: [
          { method: 'invoice', isEnabled: false },
          { method: 'prepayment', min: 100 },
          { method: 'invoice' },
        ],
      },
      settings,
    )
    expect(agreed).toMatchObject({ refusals: [] })
    expect(agreed.user.terms).toEqual({
      discountGroups: ['club'],
      personalPercent: 750,
      shippingFree: true,
      freeShippingFrom: 5000,
      paymentOverrides: { invoice: { enabled: false }, prepayment: { min: 100 } },
    })
    const cleared = {
      ...{ discountGroups: [], personalPercent: 0, isShippingFree: false, freeShippingFrom: null },
      paymentOverrides: [],
    }
    expect(changedUser(agreed.user, cleared, settings).user.terms).toEqual({})
  })

  test('a group that the shop no longer has may stay, but is not given anew', () => {
    const former = { ...kim, terms: { discountGroups: ['former'] } }
    expect(changedUser(former, { discountGroups: ['former', 'club'] }, settings).refusals).toEqual([])
    expect(changedUser(kim, { discountGroups: ['former'] }, settings).refusals).toMatchObject([
      { code: 'INVALID_INPUT' },
    ])
  })

  test.each([
    ['no name at all', { name: ' ', firstName: null, lastName: null }, 'NAME_INVALID changes.name'],
    ['a name with a link', { company: 'www.example.com' }, 'NAME_INVALID changes.company'],
    ['a number without a country', { phone: '0660 123' }, 'PHONE_INVALID changes.phone'],
    ['a long name', { firstName: 'x'.repeat(81) }, 'INVALID_INPUT changes.firstName'],
    ['a long note', { note: 'x'.repeat(5001) }, 'INVALID_INPUT changes.note'],
    ['more than everything off', { personalPercent: 10_001 }, 'INVALID_INPUT changes.personalPercent'],
    ['less than nothing off', { personalPercent: -1 }, 'INVALID_INPUT changes.personalPercent'],
    ['a fraction of a basis point', { personalPercent: 1.5 }, 'INVALID_INPUT changes.personalPercent'],
    ['a negative threshold', { freeShippingFrom: -1 }, 'INVALID_INPUT changes.freeShippingFrom'],
    [
      'an unknown way to pay',
      { paymentOverrides: [{ method: 'gold' }] },
      'INVALID_INPUT changes.paymentOverrides.0.method',
    ],
    [
      'limits the wrong way round',
      { paymentOverrides: [{ method: 'invoice', min: 200, max: 100 }] },
      'INVALID_INPUT changes.paymentOverrides.0.max',
    ],
  ])('%s is refused', (_label, changes, refused) => {
    const { refusals } = changedUser(kim, changes, settings)
    expect(refusals.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual([refused])
  })
})

describe('the addresses of a person as a whole list', () => {
  const linz = {
    type: 'person',
    ...{ title: null, company: null, vatId: null, firstName: 'Kim', lastName: 'Muster' },
    ...{ address: 'Hauptplatz 1', zip: '4020', city: 'Linz', country: 'AT', phone: null },
  } as const
  const known = [
    { id: 'a', ...linz },
    { id: 'b', ...linz, city: 'Wels', country: 'IS' },
  ]
  const plan = (wanted: Parameters<typeof addressPlan>[2], defaults = { shipping: null, invoice: null } as const) =>
    addressPlan(known, defaults, wanted, ['AT', 'DE'], () => 'new')

  test('what is there is changed, what is new inserted, the rest removed', () => {
    const { plan: made, refusals } = plan([
      { id: 'a', city: 'Steyr', isDefaultInvoice: true },
      { ...linz, isDefaultShipping: true },
    ])
    expect(refusals).toEqual([])
    expect(made).toEqual({
      change: [{ id: 'a', values: { ...linz, city: 'Steyr' } }],
      insert: [{ id: 'new', values: linz }],
      remove: ['b'],
      defaultShippingAddressId: 'new',
      defaultInvoiceAddressId: 'a',
    })
  })

  test('an address in a country that is no longer served stays as it is', () => {
    expect(plan([{ id: 'a' }, { id: 'b' }]).refusals).toEqual([])
    expect(plan([{ ...linz, country: 'IS' }]).refusals).toMatchObject([{ code: 'COUNTRY_NOT_SERVED' }])
  })

  test('a default one goes only if another takes its place', () => {
    const defaults = { shipping: 'a', invoice: 'a' } as never
    expect(plan([{ id: 'b' }], defaults).refusals.map(({ code, message }) => [code, message])).toEqual([
      ['ADDRESS_IS_DEFAULT_SHIPPING', 'cant remove default shipping address'],
      ['ADDRESS_IS_DEFAULT_INVOICE', 'cant remove default invoice address'],
    ])
    expect(plan([{ id: 'b', isDefaultShipping: true, isDefaultInvoice: true }], defaults).refusals).toEqual([])
  })

  test('a stranger’s id, an incomplete one, too many', () => {
    expect(plan([{ id: 'c', ...linz }]).refusals).toMatchObject([{ code: 'NOT_FOUND' }])
    expect(plan([{ id: 'a' }, { id: 'a', ...linz }]).refusals).toMatchObject([{ code: 'NOT_FOUND' }])
    expect(plan([{ ...linz, zip: '' }]).refusals).toMatchObject([{ code: 'ADDRESS_INCOMPLETE' }])
    expect(plan(Array.from({ length: 51 }, () => linz)).refusals).toMatchObject([{ code: 'TOO_MANY_ADDRESSES' }])
  })
})
