import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { globalId } from '../../../../api/globalIds.ts'
import { newId } from '../../../../kit/ids.ts'
import type { Role } from '../../../../kit/viewer.ts'
import {
  add,
  ask,
  checkoutEntries,
  dataOf,
  insertRange,
  placeOrder,
  updateCheckout,
} from '../../../../testing/asking.ts'
import { countRows, insertViewer, setSettings, statementsOf, TEST_NOW } from '../../../../testing/builders.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { type Client, testSite } from '../../../../testing/site.ts'
import { openSession } from '../../sessions/sessions.ts'
import { accounts } from '../../tables.ts'

const database = await testDatabase()
await setSettings(database, 'discounts', {
  groups: [
    {
      ...{ id: 'club', title: { de: 'Verein Nordwald', en: 'Nordwald club' }, type: 'percent', roles: [] },
      ...{ global: true, tiers: [{ from: 0, discount: 2000 }] },
    },
  ],
})
const site = await testSite(database)

type Values = Partial<typeof accounts.$inferInsert>
async function person(values: Values = {}): Promise<string> {
  const id = newId()
  const { email = `${id}@example.com`, name = 'Kim Muster', roles = ['user'] as Role[] } = values
  await database.drizzle
    .insert(accounts)
    .values({ id, emailVerifiedAt: TEST_NOW, createdAt: TEST_NOW, ...values, email, name, roles })
  return id
}
const userId = (id: string) => globalId('User', id)
const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000)

const people = {
  anna: await person({
    name: 'Anna Zöhrer',
    email: 'anna@sv-nordwald.at',
    createdAt: daysAgo(5),
    customerNumber: 4711,
  }),
  bert: await person({
    name: 'Bert Adler',
    company: 'Adler Sport GmbH',
    createdAt: daysAgo(4),
    lastActive: daysAgo(2),
  }),
  cora: await person({ name: 'Cora Kern', roles: ['user', 'member'], createdAt: daysAgo(3), lastActive: TEST_NOW }),
  dora: await person({ name: 'Dora 100%', createdAt: daysAgo(2), terms: { discountGroups: ['club'] } }),
  emil: await person({ name: 'Emil Gast', createdAt: daysAgo(1), emailVerifiedAt: null, invitedAt: TEST_NOW }),
  fritz: await person({ name: 'Fritz Weg', isActive: false }),
}
await person({ name: 'Dienst Adler', roles: ['internal'] })
await person({ name: 'Built-in Adler', roles: ['system'], isBuiltIn: true })
await person({ name: 'Gelöscht Adler', anonymisedAt: TEST_NOW })

const browse = `query ($first: Int, $after: String, $filter: UserFilter, $orderBy: UserOrder) {
  users(first: $first, after: $after, filter: $filter, orderBy: $orderBy) { totalCount isCountCapped
    pageCursors { next { cursor } } edges { cursor node { name state onlineStatus lastOnlineMinutes roles } } } }`
type Users = {
  users: {
    totalCount: number
    pageCursors: { next: { cursor: string } | null }
    edges: { node: { name: string; state: string; onlineStatus: string; lastOnlineMinutes: number } }[]
  }
}
const namesOf = ({ users }: Users) => users.edges.map(({ node }) => node.name)
const orderBy = { field: 'NAME', direction: 'ASC' }
const staff = await site.clientAs(['user', 'member'])
await database.drizzle.update(accounts).set({ name: 'Prüferin' }).where(eq(accounts.name, 'Kim Muster'))

describe('the user browser', () => {
  test.each<[string, object, string[]]>([
    ['a part of a name', { search: 'dler' }, ['Bert Adler']],
    ['a company', { search: 'sport gmbh' }, ['Bert Adler']],
    ['an address', { search: 'NORDWALD.at' }, ['Anna Zöhrer']],
    ['an umlaut', { search: 'zöh' }, ['Anna Zöhrer']],
    ['two words in any order', { search: 'kern cora' }, ['Cora Kern']],
    ['a short word begins a word', { search: 'ke' }, ['Cora Kern']],
    ['but is not found within one', { search: 'er' }, []],
    ['a customer number', { search: '4711' }, ['Anna Zöhrer']],
    ['what LIKE would take for a pattern', { search: '100%' }, ['Dora 100%']],
    ['nobody', { search: 'xyzxyz' }, []],
    ['members', { roles: ['MEMBER'] }, ['Cora Kern', 'Prüferin']],
    ['one of several roles', { roles: ['ADMIN', 'SYSTEM'] }, []],
    ['a discount group', { discountGroups: ['club'] }, ['Dora 100%']],
    ['the invited', { state: 'INVITED' }, ['Emil Gast']],
    ['the inactive', { state: 'INACTIVE' }, ['Fritz Weg']],
    ['seen within the week', { lastOnline: 'WEEK', state: 'ACTIVE', search: 'b' }, ['Bert Adler']],
    ['seen longer ago or never', { lastOnline: 'LONGER', search: 'anna' }, ['Anna Zöhrer']],
    ['a service account by its name', { search: 'dienst' }, []],
  ])('finds %s', async (_label, filter, names) => {
    const found = await dataOf<Users>(staff, browse, { filter, orderBy })
    expect(namesOf(found)).toEqual(names)
    expect(found.users.totalCount).toBe(names.length)
  })

  test('service, built-in and anonymised accounts are listed nowhere', async () => {
    const found = await dataOf<Users>(staff, browse, { filter: { search: 'adler' } })
    expect(namesOf(found)).toEqual(['Bert Adler'])
  })

  test('says the state, and who is online', async () => {
    const { users } = await dataOf<Users>(staff, browse, { filter: { search: 'Cora' } })
    expect(users.edges).toMatchObject([{ node: { state: 'ACTIVE', onlineStatus: 'ONLINE', lastOnlineMinutes: 0 } }])
    const never = await dataOf<Users>(staff, browse, { filter: { search: 'anna' } })
    expect(never.users.edges).toMatchObject([{ node: { onlineStatus: 'UNKNOWN', lastOnlineMinutes: 9999 } }])
  })

  test.each([
    ['CREATED', 'ASC', 'Anna Zöhrer'],
    ['NAME', 'ASC', 'Anna Zöhrer'],
    ['LAST_ACTIVE', 'DESC', 'Prüferin'],
  ])('is ordered by %s %s, and loses nobody from page to page', async (field, direction, first) => {
    await database.drizzle.update(accounts).set({ lastActive: TEST_NOW }).where(eq(accounts.name, 'Prüferin'))
    const seen: string[] = []
    let after: string | null = null
    do {
      const page: Users = await dataOf<Users>(staff, browse, { first: 2, after, orderBy: { field, direction } })
      seen.push(...namesOf(page))
      after = page.users.pageCursors.next?.cursor ?? null
    } while (after !== null)
    expect(seen).toHaveLength(7)
    expect(new Set(seen).size).toBe(7)
    if (field !== 'LAST_ACTIVE') expect(seen[0]).toBe(first)
  })

  test('takes no statement per person', async () => {
    const { statements } = await statementsOf(() => dataOf(staff, browse, { first: 5 }))
    // The session, the page, the count.
    expect(statements.length).toBeLessThanOrEqual(3)
    const withAddresses = `{ users(first: 5) { edges { node { addresses { city } persons { name } sessions { address } } } } }`
    expect((await ask(staff, withAddresses)).errors).toBeUndefined()
  })

  test('whatever is searched for, nothing breaks', async () => {
    for (const search of [
      "'; drop table accounts",
      '\u0000',
      '%',
      '\\',
      '\ud83d',
      'x'.repeat(5000),
      ' a b c d e f g h ',
    ]) {
      expect((await ask(staff, browse, { filter: { search, discountGroups: [search] } })).errors).toBeUndefined()
    }
  })
})

describe('one person', () => {
  const one = `query ($id: ID!) { user(id: $id) { name email note auditTrail { edges { node { action } } } viewerCanEdit
    viewerAssignableRoles sessions { device { browser system } } } node(id: $id) { id } }`

  test('is for staff: strangers hear nothing, by no door', async () => {
    const id = userId(people.anna)
    for (const client of [site.client(), await site.clientAs(['user'])]) {
      const { data, errors } = await ask(client, `query ($id: ID!) { node(id: $id) { id } }`, { id })
      expect([data, errors]).toEqual([{ node: null }, undefined])
      expect((await ask(client, one, { id })).errors).toMatchObject([{ extensions: { code: 'C100' } }])
      expect((await ask(client, browse)).errors).toMatchObject([{ extensions: { code: 'C100' } }])
    }
  })

  test('members look, administrators change and see what was done', async () => {
    const id = userId(people.anna)
    expect(await dataOf(staff, one, { id })).toMatchObject({
      user: { name: 'Anna Zöhrer', auditTrail: null, viewerCanEdit: false, viewerAssignableRoles: [], sessions: [] },
      node: { id },
    })
    const admin = await site.clientAs(['user', 'admin'])
    const update = `mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { note revision } errors { code path } } }`
    const input = { userId: id, revision: 1, changes: { note: 'Kapitänin' } }
    expect(await dataOf(admin, update, { input })).toEqual({
      updateUser: { user: { note: 'Kapitänin', revision: 2 }, errors: [] },
    })
    expect(await dataOf(admin, update, { input })).toEqual({
      updateUser: { user: null, errors: [{ code: 'STALE_REVISION', path: ['revision'] }] },
    })
    expect(await dataOf(admin, one, { id })).toMatchObject({
      user: {
        ...{ viewerCanEdit: true, viewerAssignableRoles: ['USER', 'MEMBER'] },
        auditTrail: { edges: [{ node: { action: 'account.updated' } }] },
      },
    })
    expect((await ask(staff, update, { input })).errors).toMatchObject([{ extensions: { code: 'C100' } }])
  })

  test('no secret can be asked for', async () => {
    for (const field of ['passwordHash', 'totpSecret', 'searchText']) {
      const { errors } = await ask(staff, `{ users { edges { node { ${field} } } } }`)
      expect(errors?.[0]?.message).toContain('Cannot query field')
    }
  })
})

describe('prices follow what was agreed', async () => {
  const { shirt } = await insertRange(database)
  const cart =
    '{ viewer { cart { totals { goods { cents } shipping { cents } toPay { cents } } paymentMethods { key } } } }'
  type Cart = { viewer: { cart: { totals: { toPay: { cents: number } }; paymentMethods: { key: string }[] } } }
  const buyer = async () => {
    const viewer = await insertViewer(database)
    const { secret } = await openSession(database, viewer.accountId!)
    const client = site.client(new Map([['session', secret]]))
    await add(client, shirt, 1)
    return { client, id: userId(viewer.accountId!) }
  }
  const toPay = async (client: Client) => (await dataOf<Cart>(client, cart)).viewer.cart.totals.toPay.cents
  const update = `mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { revision } errors { code } } }`

  test('at once, for that customer, and for nobody else', async () => {
    const [kim, lee, guest] = [await buyer(), await buyer(), site.client()]
    await add(guest, shirt, 1)
    const admin = await site.clientAs(['user', 'admin'])
    const agree = async (revision: number, changes: object) =>
      expect(await dataOf(admin, update, { input: { userId: kim.id, revision, changes } })).toMatchObject({
        updateUser: { errors: [] },
      })
    expect([await toPay(kim.client), await toPay(lee.client), await toPay(guest)]).toEqual([2490, 2490, 2490])
    await agree(1, { discountGroups: ['club'] })
    expect(await toPay(kim.client)).toBe(1600 + 490)
    await agree(2, { discountGroups: [], personalPercent: 1000 })
    expect(await toPay(kim.client)).toBe(1800 + 490)
    await agree(3, { isShippingFree: true })
    expect(await toPay(kim.client)).toBe(1800)
    await agree(4, { isShippingFree: false, personalPercent: null, freeShippingFrom: 2000 })
    expect(await toPay(kim.client)).toBe(2000)
    await agree(5, { paymentOverrides: [{ method: 'invoice', isEnabled: false }] })
    const { viewer } = await dataOf<Cart>(kim.client, cart)
    expect(viewer.cart.paymentMethods.map(({ key }) => key)).toEqual(['prepayment'])
    expect([await toPay(lee.client), await toPay(guest)]).toEqual([2490, 2490])
  })

  test('staff who act for a customer see their cart, and place no order', async () => {
    const kim = await buyer()
    const admin = await site.clientAs(['user', 'admin'])
    await dataOf(admin, update, { input: { userId: kim.id, revision: 1, changes: { personalPercent: 5000 } } })
    const act = `mutation ($input: ActAsCustomerInput!) { actAsCustomer(input: $input) {
      userId viewer { isStaff actingFor { name } } errors { code } } }`
    expect(await dataOf(admin, act, { input: { userId: kim.id } })).toEqual({
      actAsCustomer: { userId: kim.id, viewer: { isStaff: true, actingFor: { name: 'Kim Muster' } }, errors: [] },
    })
    const who = '{ viewer { isStaff writableAreas account { email } actor { name } } }'
    expect(await dataOf(admin, who)).toMatchObject({
      viewer: { isStaff: false, writableAreas: [], actor: { name: 'Kim Muster' } },
    })
    // In the admin centre beside, staff stay staff.
    const beside = { 'x-admin-centre': '1' }
    const fromOffice = async (query: string) => (await admin.request('POST', '/graphql', { query }, beside)).body
    expect(
      await fromOffice('{ viewer { isStaff account { email } actor { name } actingFor { name } } }'),
    ).toMatchObject({
      data: { viewer: { isStaff: true, actor: null, actingFor: { name: 'Kim Muster' } } },
    })
    expect(await fromOffice('{ users(first: 1) { edges { node { id } } } }')).toMatchObject({
      data: { users: { edges: [{}] } },
    })
    await add(admin, shirt, 1)
    expect(await toPay(kim.client)).toBe(2000 + 490)
    await dataOf(admin, updateCheckout, { input: { changes: checkoutEntries } })
    const orders = await countRows(database, 'orders')
    const input = { idempotencyKey: newId(), acceptTerms: true, expectedTotal: 2490 }
    expect(await ask(admin, placeOrder, { input })).toMatchObject({
      data: null,
      errors: [{ extensions: { code: 'ACTING_FOR_CUSTOMER' } }],
    })
    expect(await countRows(database, 'orders')).toBe(orders)
    const documented = { idempotency_key: newId(), total_cents: 2490, terms: true }
    expect(await admin.request('POST', '/api/v0/shop_order', documented)).toMatchObject({
      body: { code: 'ACTING_FOR_CUSTOMER' },
    })
    expect((await ask(admin, browse)).errors).toMatchObject([{ extensions: { code: 'C100' } }])
    const stop = 'mutation { stopActing { userId errors { code } } }'
    expect(await dataOf(admin, stop)).toEqual({ stopActing: { userId: kim.id, errors: [] } })
    expect(await dataOf(admin, stop)).toEqual({ stopActing: { userId: null, errors: [] } })
    expect(await dataOf(admin, who)).toMatchObject({ viewer: { isStaff: true, actor: null } })
    expect(await dataOf(kim.client, placeOrder, { input: { ...input, idempotencyKey: newId() } })).toMatchObject({
      placeOrder: { errors: [] },
    })
  })
})
