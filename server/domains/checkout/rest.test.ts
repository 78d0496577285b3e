import { expect, test } from 'vitest'
import { newId } from '../../kit/ids.ts'
import { countRows, insertProduct, TEST_ADDRESS } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { type Client, testSite } from '../../testing/site.ts'

const database = await testDatabase()
const product = await insertProduct(database)
const variant = product.variantIds[0]!
/** What one client may do, as it is in the shop. */
const site = await testSite(database, 1)
const from = (address: string) => ({ 'x-forwarded-for': address })

/** A guest with a full cart, whose mails go to an address of their own. */
async function guest(address: string): Promise<Client> {
  const client = site.client()
  const orderInfo = {
    ...{ email: `kim-${newId()}@example.com`, alternate: false, selectedPayment: 'invoice' },
    shippingAddress: {
      ...{ type: 'person', first_name: TEST_ADDRESS.firstName, last_name: TEST_ADDRESS.lastName },
      ...{ address: 'Hauptplatz 1', zip: '4020', city: 'Linz', country: 'at' },
    },
  }
  await client.request('PUT', '/api/v0/shop/cart', { items: [{ item: variant, amount: 1 }], orderInfo }, from(address))
  return client
}
const order = async (client: Client, address: string, key = newId()) =>
  client.request('POST', '/api/v0/shop_order', { idempotency_key: key, total_cents: 2480, terms: true }, from(address))

test('one address orders twenty times in ten minutes, whoever it says it is; others go on', async () => {
  const keys: [Client, string][] = []
  for (let count = 0; count < 20; count += 1) {
    const client = await guest('203.0.113.9')
    const key = newId()
    expect(await order(client, '203.0.113.9', key)).toMatchObject({ status: 200 })
    keys.push([client, key])
  }
  const client = await guest('203.0.113.9')
  const before = await countRows(database, 'orders')
  const refused = await order(client, '203.0.113.9')
  expect(refused).toMatchObject({
    status: 429,
    headers: { 'retry-after': '600' },
    body: { code: 'C429', fields: [{ code: 'TOO_MANY_ORDERS' }] },
  })
  const place = `mutation($input: PlaceOrderInput!) { placeOrder(input: $input) {
    order { orderNumber } errors { code path ... on TooManyOrders { retryAfterSeconds } } } }`
  const input = { idempotencyKey: newId(), expectedTotal: 2480, acceptTerms: true }
  const body = { query: place, variables: { input } }
  const answer = await client.request('POST', '/graphql', body, from('203.0.113.9'))
  expect(answer.body).toEqual({
    data: { placeOrder: { order: null, errors: [{ code: 'TOO_MANY_ORDERS', path: [], retryAfterSeconds: 600 }] } },
  })
  expect(await countRows(database, 'orders')).toBe(before)
  // What was entered is still there.
  const cart = await client.request('GET', '/api/v0/shop/cart', undefined, from('203.0.113.9'))
  expect(cart.body).toMatchObject({ items: [{ amount: 1 }], orderInfo: { shippingAddress: { city: 'Linz' } } })
  // An order that was placed is found again, and somebody elsewhere is not held up.
  const [known, key] = keys[0]!
  expect(await order(known, '203.0.113.9', key)).toMatchObject({ status: 200 })
  expect(await order(await guest('203.0.113.10'), '203.0.113.10')).toMatchObject({ status: 200 })
})

test('carts are changed and prices asked 240 times a minute', async () => {
  const client = site.client()
  const add = () => client.request('PUT', '/api/v0/shop/cart', { items: [] }, from('203.0.113.20'))
  for (let count = 0; count < 240; count += 1) expect((await add()).status).toBe(200)
  expect(await add()).toMatchObject({ status: 429, headers: { 'retry-after': '60' } })
  const query = 'query($input: QuoteProductInput!) { quoteProduct(input: $input) { amount } }'
  const ask = () =>
    client.request('POST', '/graphql', { query, variables: { input: { productId: 'x' } } }, from('203.0.113.20'))
  for (let count = 0; count < 240; count += 1) expect((await ask()).status).toBe(200)
  expect(await ask()).toMatchObject({ status: 429, headers: { 'retry-after': '60' } })
})
