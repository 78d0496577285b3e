import { describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import type { Role } from '../../../kit/viewer.ts'
import { countRows, TEST_ADDRESS, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { testSite } from '../../../testing/site.ts'
import { accounts, addresses } from '../tables.ts'

const database = await testDatabase()
const site = await testSite(database)
const staff = await site.clientAs(['user', 'member'])
const admin = await site.clientAs(['user', 'admin'])

async function person(values: Partial<typeof accounts.$inferInsert>): Promise<string> {
  const id = newId()
  const own = { id, email: `${id}@example.com`, name: 'Kim Muster', emailVerifiedAt: TEST_NOW, createdAt: TEST_NOW }
  await database.drizzle.insert(accounts).values({ ...own, roles: ['user'] as Role[], ...values })
  return id
}
const anna = await person({ name: 'Anna Berger', firstName: 'Anna', lastName: 'Berger', email: 'anna@example.com' })
const bert = await person({ name: 'Bert Adler', roles: ['user', 'admin'] })
const service = await person({ name: 'Dienst', roles: ['internal'] })
await person({ name: 'Guest', roles: ['guest'], isBuiltIn: true })
const addressId = newId()
await database.drizzle
  .insert(addresses)
  .values({ id: addressId, accountId: anna, ...TEST_ADDRESS, createdAt: TEST_NOW })

type List = { items: { _id: string; name: string }[]; total: number }
const idsOf = (body: unknown) => (body as List).items.map(({ _id }) => _id)

describe('reading users', () => {
  test('one, with the documented fields and nothing secret', async () => {
    const { status, body, text } = await staff.request('GET', `/api/v0/auth/${anna}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{ _id: anna, handle: 'anna@example.com', username: 'anna@example.com', name: 'Anna Berger', roles: ['user'] },
      ...{
        last_online: 9999,
        online_status: 'unknown',
        failedLogins: 0,
        two_factor: { enabled: false },
        state: 'active',
      },
      userData: {
        ...{ first_name: 'Anna', last_name: 'Berger' },
        addresses: [{ uuid: addressId, type: 'person', city: 'Linz', country: 'at' }],
        shop: { discount_groups: [], default_shipping_address: false, default_invoice_address: false },
      },
    })
    expect(text).not.toMatch(/password|secret|search_?text/i)
    expect((await staff.request('GET', `/api/v0/auth/?id=${anna}`)).body).toEqual(body)
  })

  test('lists leave service and built-in accounts out, by no filter are they found', async () => {
    const all = (await staff.request('GET', '/api/v0/auth?limit=100')).body as List
    expect(all.items.map(({ name }) => name).toSorted()).toEqual([
      'Anna Berger',
      'Bert Adler',
      'Kim Muster',
      'Kim Muster',
    ])
    expect(all.total).toBe(4)
    expect(await staff.request('GET', `/api/v0/auth/${service}`)).toMatchObject({ status: 404, body: { code: 'C404' } })
    const qry = encodeURIComponent(JSON.stringify({ roles: 'internal' }))
    expect((await staff.request('GET', `/api/v0/auth?qry=${qry}`)).body).toEqual({ items: [], total: 0 })
  })

  test.each([
    [{ handle: 'ANNA@example.com' }, [anna]],
    [{ roles: ['admin', 'system'] }, [bert]],
    [{ search: 'berg ann' }, [anna]],
    [{ _id: { $in: [bert, service] } }, [bert]],
    [{ state: 'invited' }, []],
  ])('qry %j', async (qry, ids) => {
    const { body } = await staff.request('GET', `/api/v0/auth?qry=${encodeURIComponent(JSON.stringify(qry))}`)
    const found = idsOf(body).filter(id => [anna, bert, service].includes(id))
    expect(found).toEqual(ids)
  })

  test.each(['{"passwordHash":"x"}', '{"_id":{"$gt":""}}', '{"state":"dead"}', '{'])('qry %s is refused', async qry => {
    expect(await staff.request('GET', `/api/v0/auth?qry=${encodeURIComponent(qry)}`)).toMatchObject({
      status: 400,
      body: { code: 'C400' },
    })
  })

  test('several by id, in the order asked', async () => {
    const { body } = await staff.request('POST', '/api/v0/batch/auth/', [bert, newId(), service, 'x', anna])
    expect(idsOf(body)).toEqual([bert, anna])
  })

  test('search, the browser’s page, a user’s page, the groups', async () => {
    expect(idsOf((await staff.request('POST', '/api/v0/search/auth', { search: 'anna' })).body)).toEqual([anna])
    const page = await staff.request('POST', '/api/v1/auth/getDataUserBrowser', { limit: 1, page: 1, sort: 'name' })
    expect(page.body).toMatchObject({ total: 4, items: [{ _id: bert }] })
    expect((await staff.request('POST', '/api/v0/auth/getData', { id: anna })).body).toMatchObject({
      ...{ user: { _id: anna }, note: null, terms: {}, roles: [] },
    })
    expect((await admin.request('POST', '/api/v0/auth/getData', { _id: anna })).body).toMatchObject({
      roles: ['user', 'member'],
    })
    expect(await staff.request('POST', '/api/v0/auth/getData', { id: service })).toMatchObject({ status: 404 })
    expect((await staff.request('GET', '/api/v0/auth/getAvailableGroups')).body).toEqual({
      ...{
        items: [
          { _id: 'verein', title: 'Vereinsrabatt', type: 'discount' },
          { _id: 'partner', title: 'Partnerverein', type: 'discount' },
          { _id: 'jubilaeum', title: 'Vereinsjubiläum', type: 'discount' },
        ],
      },
      ...{ total: 3, roles: ['user', 'member', 'admin', 'system', 'internal'] },
    })
  })

  test('customers and guests reach none of it', async () => {
    const [guest, user] = [site.client(), await site.clientAs(['user'])]
    for (const [method, path, body] of [
      ['GET', '/api/v0/auth', undefined],
      ['GET', `/api/v0/auth/${anna}`, undefined],
      ['POST', '/api/v0/search/auth', { search: 'a' }],
      ['POST', '/api/v0/batch/auth', [anna]],
      ['POST', '/api/v0/auth/getData', { id: anna }],
      ['DELETE', `/api/v0/auth/${anna}`, undefined],
      ['POST', '/api/v0/auth', { handle: 'new@example.com' }],
    ] as const) {
      expect(await guest.request(method, path, body)).toMatchObject({ status: 401, body: { code: 'C100' } })
      expect(await user.request(method, path, body)).toMatchObject({ status: 403, body: { code: 'C100' } })
    }
  })
})

describe('changing users', () => {
  test('creating one invites them', async () => {
    const asked = {
      handle: 'maria@example.com',
      userData: { first_name: 'Maria', last_name: 'Huber' },
      roles: ['member'],
    }
    expect(await admin.request('POST', '/api/v0/auth/', asked)).toMatchObject({
      status: 200,
      body: { handle: 'maria@example.com', name: 'Maria Huber', roles: ['user', 'member'], state: 'invited' },
    })
    expect(await admin.request('POST', '/api/v0/auth/', { ...asked, handle: 'Maria@Example.com' })).toMatchObject({
      body: { code: '11000', message: expect.stringContaining('E11000') },
    })
    const before = await countRows(database, 'accounts')
    for (const [changes, status] of [
      [{ handle: 'x' }, 400],
      [{ handle: 'boss@example.com', roles: ['system'] }, 409],
      [{}, 400],
    ] as const) {
      expect((await admin.request('POST', '/api/v0/auth/', changes)).status).toBe(status)
    }
    expect(await countRows(database, 'accounts')).toBe(before)
  })

  test('removing switches off and deletes nothing', async () => {
    const [one, two, three] = [await person({}), await person({}), await person({})]
    const before = await countRows(database, 'accounts')
    expect((await admin.request('DELETE', `/api/v0/auth/${one}`)).body).toEqual({ _id: one, removed: [one] })
    expect((await admin.request('DELETE', '/api/v0/auth/', [two, newId()])).body).toEqual({ removed: [two] })
    expect((await admin.request('POST', '/api/v0/auth/', { remove: [three] })).body).toEqual({ removed: [three] })
    expect(await admin.request('DELETE', `/api/v0/auth/${newId()}`)).toMatchObject({ status: 404 })
    expect(await admin.request('DELETE', `/api/v0/auth/${bert}`)).toMatchObject({ body: { code: 'ROLES_NOT_ALLOWED' } })
    expect((await staff.request('GET', `/api/v0/auth/${two}`)).body).toMatchObject({ state: 'inactive' })
    expect(await countRows(database, 'accounts')).toBe(before)
  })
})
