import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { insertViewer, TEST_NOW } from '../../../../testing/builders.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { type Client, testSite } from '../../../../testing/site.ts'
import { hashSecret, openSession } from '../../sessions/sessions.ts'
import { accounts, sessions } from '../../tables.ts'

const database = await testDatabase()
const site = await testSite(database)

const linz = {
  ...{ type: 'person', title: 'Mag.', first_name: 'Kim', last_name: 'Lee', address: 'Weg 1', zip: '4020' },
  ...{ city: 'Linz', country: 'at', phone: '+43 664 1234567' },
}
const wels = { ...linz, title: null, city: 'Wels', uuid: '0198f000-0000-7000-8000-000000000001' }
const put = (client: Client, body: object) => client.request('PUT', '/api/v0/auth/', body)
type User = {
  _id: string
  name: string
  userData: {
    addresses: { uuid: string; city: string }[]
    shop: { default_shipping_address: string | false; default_invoice_address: string | false }
    newsletter: { consent: string | null }
  }
}
const userOf = ({ body }: { body: never }): User => (body as User[])[0]!

describe('PUT auth/', () => {
  test('changes names, addresses, defaults and newsletter, and answers a list', async () => {
    const client = await site.clientAs(['user'])
    const first = userOf(await put(client, { userData: { addresses: [linz, wels], newsletter: { consent: true } } }))
    expect(first.userData).toMatchObject({
      addresses: [
        { city: 'Linz', title: 'Mag.', country: 'at' },
        { city: 'Wels', title: null },
      ],
      newsletter: { consent: '2026-11-20T10:00:00.000Z' },
    })
    const [one, two] = first.userData.addresses
    expect(first.userData.shop).toMatchObject({
      default_shipping_address: one!.uuid,
      default_invoice_address: one!.uuid,
    })
    const shop = { default_shipping_address: two!.uuid, default_invoice_address: two!.uuid }
    const changed = { ...two, first_name: 'Lee', city: 'Steyr' }
    const answer = await put(client, {
      ...first,
      userData: { first_name: 'Kim', last_name: 'Okafor', addresses: [changed], shop },
    })
    expect(userOf(answer)).toMatchObject({
      name: 'Kim Okafor',
      userData: { addresses: [{ uuid: two!.uuid, first_name: 'Lee', city: 'Steyr' }], shop },
    })
  })

  test('a new address is the default by the name that the client gave it', async () => {
    const client = await site.clientAs(['user'])
    const answer = await put(client, {
      userData: { addresses: [linz, wels], shop: { default_invoice_address: wels.uuid } },
    })
    const { addresses, shop } = userOf(answer).userData
    expect(shop.default_invoice_address).toBe(addresses.find(({ city }) => city === 'Wels')!.uuid)
    expect(shop.default_invoice_address).not.toBe(wels.uuid)
  })

  test.each<[string, object, number, string]>([
    ['roles', { roles: ['user', 'system'] }, 409, 'ROLES_NOT_ALLOWED'],
    ['discount groups', { userData: { shop: { discount_groups: ['all'] } } }, 409, 'ROLES_NOT_ALLOWED'],
    ['another handle', { handle: 'other@example.com' }, 400, 'C400'],
    ['a password', { password: 'new one' }, 400, 'C400'],
    ['another account', { _id: '0198f000-0000-7000-8000-000000000002' }, 400, 'C400'],
    ['a name that is a link', { userData: { first_name: 'www.evil.example' } }, 400, 'C400'],
    ['a national phone number', { userData: { phone: '0664 1' } }, 400, 'C400'],
    ['half an address', { userData: { addresses: [{ city: 'Linz' }] } }, 400, 'C400'],
    ['a default that is no address', { userData: { shop: { default_invoice_address: wels.uuid } } }, 404, 'C404'],
  ])('refuses %s and changes nothing', async (_label, body, status, code) => {
    const client = await site.clientAs(['user'])
    const { user } = (await client.request('GET', '/api/v0/auth/getLoggedInState')).body as { user: { _id: string } }
    const rows = () => database.drizzle.select().from(accounts).where(eq(accounts.id, user._id))
    const before = await rows()
    const answer = await put(client, { ...body, userData: { company: 'SV Neu', ...(body as User).userData } })
    expect(answer).toMatchObject({ status })
    expect((answer.body as { code: string }).code).toBe(code)
    expect(await rows()).toEqual(before)
  })

  test('the default invoice address cannot be left off the list', async () => {
    const client = await site.clientAs(['user'])
    await put(client, { userData: { addresses: [linz, wels] } })
    const answer = await put(client, { userData: { addresses: [wels] } })
    expect(answer.status).toBe(409)
    expect(answer.text).toContain('cant remove default invoice address')
  })
})

test('customer numbers are given once each, also to many who ask at once', async () => {
  const clients = await Promise.all(Array.from({ length: 6 }, () => site.clientAs(['user'])))
  const ask = async (client: Client) =>
    ((await client.request('GET', '/api/v0/auth/getUniqueCustomerId')).body as { id: number }).id
  const first = await Promise.all([...clients, clients[0]!].map(ask))
  expect(new Set(first)).toEqual(new Set([1001, 1002, 1003, 1004, 1005, 1006]))
  expect(await Promise.all(clients.map(ask))).toEqual(first.slice(0, 6))
})

test('staff who act for a customer give no consent of theirs and take none back', async () => {
  const [staff, customer] = [await insertViewer(database, ['user', 'admin']), await insertViewer(database)]
  const { secret } = await openSession(database, staff.accountId!)
  const isIt = eq(sessions.id, hashSecret(secret))
  await database.drizzle
    .update(sessions)
    .set({ actingFor: customer.accountId, actingUntil: new Date('2100-01-01') })
    .where(isIt)
  const acting = site.client(new Map([['session', secret]]))
  const row = async () =>
    (await database.drizzle.select().from(accounts).where(eq(accounts.id, customer.accountId!)))[0]
  for (const [before, consent] of [
    [null, true],
    [TEST_NOW, false],
  ] as const) {
    const isCustomer = eq(accounts.id, customer.accountId!)
    await database.drizzle.update(accounts).set({ newsletterConsentAt: before }).where(isCustomer)
    const kept = await row()
    const userData = { company: 'SV Umbenannt', newsletter: { consent } }
    expect(await acting.request('PUT', '/api/v0/auth', { userData })).toMatchObject({
      status: 409,
      body: { code: 'ACTING_FOR_CUSTOMER', fields: [{ path: 'userData.newsletter.consent' }] },
    })
    const query = `mutation { updateProfile(input: { changes: { newsletter: ${consent} } }) { errors { code path } } }`
    expect((await acting.request('POST', '/graphql', { query })).body).toEqual({
      data: { updateProfile: { errors: [{ code: 'ACTING_FOR_CUSTOMER', path: ['changes', 'newsletter'] }] } },
    })
    expect(await row()).toEqual(kept)
  }
  const unchanged = { company: 'SV Umbenannt', newsletter: { consent: true } }
  expect(await acting.request('PUT', '/api/v0/auth', { userData: unchanged })).toMatchObject({ status: 200 })
  expect(await row()).toMatchObject({ company: 'SV Umbenannt', newsletterConsentAt: TEST_NOW })
})
