import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { globalId } from '../../../api/globalIds.ts'
import { createLimiter } from '../../../api/limits.ts'
import { newId } from '../../../kit/ids.ts'
import type { Role } from '../../../kit/viewer.ts'
import { auditEntries } from '../../../platform/tables.ts'
import { countRows, insertProduct, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { insertKey, withoutCookies } from '../../../testing/keys.ts'
import { type Client, testSite } from '../../../testing/site.ts'
import { hashSecret } from '../sessions/sessions.ts'
import { apiKeys } from '../tables.ts'

const database = await testDatabase()
/** What one client may do, as it is in the shop. */
const site = await testSite(database, 1)
const product = await insertProduct(database)

const program = (key: string, address = '203.0.113.9', more: Record<string, string> = {}) =>
  withoutCookies(site.client(), { authorization: `Bearer ${key}`, 'x-forwarded-for': address, ...more })
const list = (client: Client) => client.request('GET', '/api/v0/shop_product?limit=1')
const query = (client: Client) => client.request('POST', '/graphql', { query: '{ shop { name } }' })
const told = ({ headers }: { headers: Record<string, unknown> }) => [
  headers['ratelimit-policy'],
  headers.ratelimit,
  headers['retry-after'],
]

describe('the limit of a key', () => {
  test('counts all of its requests at both doors, wherever they come from, and tells what is left', async () => {
    const key = await insertKey(database, ['catalogue.read'], 10)
    for (let left = 9; left >= 0; left -= 1) {
      const client = program(key, `203.0.113.${left}`)
      const answer = await (left % 2 === 0 ? list(client) : query(client))
      expect([answer.status, ...told(answer)]).toEqual([200, '"key";q=10;w=60', `"key";r=${left};t=60`, undefined])
    }
    for (const ask of [list, query]) {
      const answer = await ask(program(key))
      expect([answer.status, ...told(answer)]).toEqual([429, '"key";q=10;w=60', '"key";r=0;t=60', '60'])
      expect(answer.body).toMatchObject({ code: 'C429' })
    }
    // Another key from the same address, and visitors, go on.
    expect((await list(program(await insertKey(database)))).headers.ratelimit).toBe('"key";r=599;t=60')
    expect((await list(site.client())).status).toBe(200)
  })

  test('is the only one on what costs us alone: a server searches and fills carts for all of its buyers', async () => {
    const key = await insertKey(database, ['catalogue.read'], 1000)
    for (let use = 0; use < 130; use += 1) {
      const answer = await program(key).request('POST', '/api/v0/shop/search', { search: 'x', limit: 1 })
      expect(answer.status).toBe(200)
    }
    expect((await list(program(key))).headers.ratelimit).toBe('"key";r=869;t=60')
  })

  test('orders are counted by the cart: twenty for one buyer hold up no other', async () => {
    const key = await insertKey(database, ['catalogue.read'], 1000)
    const newBuyer = async () => {
      const made = await program(key).request('POST', '/api/v0/shop/cart')
      return program(key, '203.0.113.9', { 'cart-token': (made.body as { token: string }).token })
    }
    const order = async (client: Client) => {
      const orderInfo = {
        ...{ email: `kim-${newId()}@example.com`, alternate: false, selectedPayment: 'invoice' },
        shippingAddress: {
          ...{ type: 'person', first_name: 'Kim', last_name: 'Muster' },
          ...{ address: 'Hauptplatz 1', zip: '4020', city: 'Linz', country: 'at' },
        },
      }
      const items = [{ item: product.variantIds[0], amount: 1 }]
      expect((await client.request('PUT', '/api/v0/shop/cart', { items, orderInfo })).status).toBe(200)
      return client.request('POST', '/api/v0/shop_order', { idempotency_key: newId(), total_cents: 2480, terms: true })
    }
    const [one, other] = [await newBuyer(), await newBuyer()]
    for (let left = 19; left >= 0; left -= 1) {
      const placed = await order(one)
      expect([placed.status, told(placed)[1]]).toEqual([200, expect.stringContaining(`"order";r=${left};t=600`)])
    }
    const before = await countRows(database, 'orders')
    const refused = await order(one)
    expect([refused.status, refused.headers['retry-after'], refused.headers['ratelimit-policy']]).toEqual([
      ...[429, '600'],
      '"key";q=1000;w=60, "order";q=20;w=600',
    ])
    expect(await countRows(database, 'orders')).toBe(before)
    const wrong = { idempotency_key: newId(), total_cents: 1, terms: true }
    expect((await other.request('POST', '/api/v0/shop_order', wrong)).status).toBe(409)
    const [, standing] = told(await order(other))
    expect(standing).toContain('"order";r=19;t=600')
  })
})

test('visitors are told of the limits that count for them, each by its name', async () => {
  const client = site.client()
  const from = { 'x-forwarded-for': '203.0.113.77' }
  const search = await client.request('POST', '/api/v0/shop/search', { search: 'x' }, from)
  expect(told(search)).toEqual(['"search";q=120;w=60', '"search";r=119;t=60', undefined])
  const cart = await client.request('PUT', '/api/v0/shop/cart', { items: [] }, from)
  expect(told(cart)).toEqual(['"cart";q=240;w=60', '"cart";r=239;t=60', undefined])
  expect(told(await list(client))).toEqual([undefined, undefined, undefined])
})

test('processes share what they counted of a key', async () => {
  const [here, there] = [1, 2].map(() => createLimiter({ database, now: () => 0 }))
  const key = { keyId: newId(), requestsPerMinute: 10 }
  for (let use = 0; use < 9; use += 1) expect(here!.takeRequest(key)).toBe(0)
  await here!.tell()
  expect(there!.takeRequest(key)).toBe(0)
  await there!.tell()
  expect(there!.takeRequest(key)).toBe(60)
})

describe('setting it', () => {
  const create = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) {
    apiKey { requestsPerMinute } errors { code path } } }`
  const make = async (requestsPerMinute?: number) => {
    const system = await site.clientAs(['user', 'system'])
    const names = { integrator: 'ERP', label: 'Bestand', scopes: ['CATALOGUE_READ'], expiresOn: '2027-01-01' }
    const input = { ...names, ...(requestsPerMinute !== undefined && { requestsPerMinute }) }
    return (await system.request('POST', '/graphql', { query: create, variables: { input } })).body
  }

  test.each([
    [undefined, 600],
    [10, 10],
    [60_000, 60_000],
  ])('%s a minute is %i', async (given, expected) => {
    expect(await make(given)).toEqual({
      data: { createApiKey: { apiKey: { requestsPerMinute: expected }, errors: [] } },
    })
  })

  test.each([0, 9, -1, 60_001])('%i a minute is refused, and no key is made', async given => {
    const before = await countRows(database, 'api_keys')
    expect(await make(given)).toEqual({
      data: { createApiKey: { apiKey: null, errors: [{ code: 'INVALID_INPUT', path: ['requestsPerMinute'] }] } },
    })
    expect(await countRows(database, 'api_keys')).toBe(before)
  })
})

describe('changing it', () => {
  const changeLimit = `mutation ($input: ChangeApiKeyLimitInput!) { changeApiKeyLimit(input: $input) {
    apiKey { requestsPerMinute } errors { code path } } }`
  /** A key with ten requests a minute, and the way to change that. */
  async function ofTen() {
    const secret = await insertKey(database, ['catalogue.read'], 10)
    const [key] = await database.drizzle
      .select()
      .from(apiKeys)
      .where(eq(apiKeys.keyHash, hashSecret(secret)))
    const { id } = key!
    const change = async (requestsPerMinute: number, roles: Role[] = ['user', 'system'], apiKeyId = id) => {
      const input = { apiKeyId: globalId('ApiKey', apiKeyId), requestsPerMinute }
      const client = await site.clientAs(roles)
      return (await client.request('POST', '/graphql', { query: changeLimit, variables: { input } })).body
    }
    const kept = async () => {
      const [row] = await database.drizzle.select().from(apiKeys).where(eq(apiKeys.id, id))
      const entries = await database.drizzle
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.subjectId, id), eq(auditEntries.action, 'apiKey.updated')))
      return [row!.requestsPerMinute, entries.map(({ changes }) => changes)]
    }
    return { secret, id, change, kept }
  }
  const refused = (code: string, path: string) => ({
    data: { changeApiKeyLimit: { apiKey: null, errors: [{ code, path: [path] }] } },
  })

  test('counts from the next request on, what was asked before being counted, and stands in the log once', async () => {
    const { secret, change, kept } = await ofTen()
    for (let use = 0; use < 10; use += 1) expect((await list(program(secret))).status).toBe(200)
    expect((await list(program(secret))).status).toBe(429)
    const changed = { data: { changeApiKeyLimit: { apiKey: { requestsPerMinute: 20 }, errors: [] } } }
    expect([await change(20), await change(20)]).toEqual([changed, changed])
    expect(told(await list(program(secret)))).toEqual(['"key";q=20;w=60', '"key";r=8;t=60', undefined])
    expect(await kept()).toEqual([20, [{ requestsPerMinute: { old: 10, new: 20 } }]])
  })

  test.each([0, 9, -1, 60_001])('to %i a minute is refused and changes nothing', async given => {
    const { change, kept } = await ofTen()
    expect(await change(given)).toEqual(refused('INVALID_INPUT', 'requestsPerMinute'))
    expect(await kept()).toEqual([10, []])
  })

  test('of a key that opens nothing any more, or that there is not, is refused', async () => {
    const { id, change, kept } = await ofTen()
    await database.drizzle.update(apiKeys).set({ expiresAt: TEST_NOW }).where(eq(apiKeys.id, id))
    expect(await change(20)).toEqual(refused('TRANSITION_NOT_ALLOWED', 'apiKeyId'))
    await database.drizzle.update(apiKeys).set({ expiresAt: null, revokedAt: TEST_NOW }).where(eq(apiKeys.id, id))
    expect(await change(20)).toEqual(refused('TRANSITION_NOT_ALLOWED', 'apiKeyId'))
    expect(await change(20, ['user', 'system'], newId())).toMatchObject({
      errors: [{ extensions: { code: 'C404' } }],
    })
    expect(await kept()).toEqual([10, []])
  })

  test('is for system accounts alone', async () => {
    const { change, kept } = await ofTen()
    for (const roles of [['user'], ['user', 'member'], ['user', 'admin']] as Role[][]) {
      expect(await change(20, roles)).toMatchObject({ errors: [{ extensions: { code: 'C100' } }] })
    }
    expect(await kept()).toEqual([10, []])
  })
})
