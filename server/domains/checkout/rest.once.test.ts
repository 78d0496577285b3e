import { expect, test } from 'vitest'
import { newId } from '../../kit/ids.ts'
import { insertRange } from '../../testing/asking.ts'
import { countRows } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { type Client, testSite } from '../../testing/site.ts'

/** Placing an order and changing the cart once, however often and wherever the request comes. */

const database = await testDatabase()
const [site, other] = [await testSite(database), await testSite(database)]
const { shirt } = await insertRange(database)

const orderInfo = {
  ...{ email: 'kim@example.com', alternate: false, selectedPayment: 'invoice' },
  shippingAddress: {
    ...{ type: 'person', first_name: 'Kim', last_name: 'Muster' },
    ...{ address: 'Hauptplatz 1', zip: '4020', city: 'Linz', country: 'at' },
  },
}
const items = [{ item: shirt.variantIds[0], amount: 1 }]

async function buyer(): Promise<Client> {
  const client = await site.clientAs(['user'])
  expect((await client.request('PUT', '/api/v0/shop/cart', { items, orderInfo })).status).toBe(200)
  return client
}
const newOrder = () => ({ idempotency_key: newId(), total_cents: 2490, terms: true })
const place = async (client: Client, body: object, name?: string) => {
  const headers: Record<string, string> = name === undefined ? {} : { 'idempotency-key': name }
  const answer = await client.request('POST', '/api/v0/shop_order', body, headers)
  return { status: answer.status, headers: answer.headers, body: answer.body as { _id: string; code?: string } }
}

test.each([
  ['without an Idempotency-Key', undefined],
  ['with one', 'order-both'],
])('four orders at the same moment, at two processes, are one: %s', async (_label, name) => {
  const client = await buyer()
  const [before, body] = [await countRows(database, 'orders'), newOrder()]
  const elsewhere = other.client(new Map(client.cookies))
  const answers = await Promise.all([client, elsewhere, client, elsewhere].map(each => place(each, body, name)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(answer => answer.body._id)).size).toBe(1)
  expect(await countRows(database, 'orders')).toBe(before + 1)
})

test('a replay is answered the same, and another order under the name is refused', async () => {
  const client = await buyer()
  const body = newOrder()
  const first = await place(client, body, 'order-again')
  const again = await place(client, body, 'order-again')
  expect([first.status, again.status, again.headers['idempotent-replayed']]).toEqual([200, 200, 'true'])
  expect(again.body).toEqual(first.body)
  const before = await countRows(database, 'orders')
  expect(await place(client, newOrder(), 'order-again')).toMatchObject({
    status: 409,
    body: { code: 'IDEMPOTENCY_KEY_REUSED' },
  })
  expect(await countRows(database, 'orders')).toBe(before)
})

test('what ends between the order and its answer leaves neither, and the name is free', async () => {
  const client = await buyer()
  const [before, body] = [await countRows(database, 'orders'), newOrder()]
  await database.pool.query(`create function broken() returns trigger language plpgsql as
    $$ begin raise exception 'the process dies'; end $$`)
  await database.pool.query(
    'create trigger broken before update on kept_answers for each row execute function broken()',
  )
  expect((await place(client, body, 'order-crash')).status).toBe(500)
  expect([await countRows(database, 'orders'), (await cart(client)).length]).toEqual([before, 1])
  await database.pool.query('drop trigger broken on kept_answers')
  const placed = await place(client, body, 'order-crash')
  expect([placed.status, placed.headers['idempotent-replayed']]).toEqual([200, undefined])
  expect(await countRows(database, 'orders')).toBe(before + 1)
})

const cart = async (client: Client) =>
  ((await client.request('GET', '/api/v0/shop/cart')).body as { items: { amount: number }[] }).items

test('a change of the cart under a name is made once', async () => {
  const client = await buyer()
  const named = { 'idempotency-key': 'cart-again' }
  const change = { items: [{ item: shirt.variantIds[0], amount: 4 }] }
  const put = () => client.request('PUT', '/api/v0/shop/cart', change, named)
  const first = await put()
  await client.request('PUT', '/api/v0/shop/cart', { items: [{ item: shirt.variantIds[0], amount: 2 }] })
  const again = await put()
  expect([first.status, again.status, again.body]).toEqual([200, 200, first.body])
  expect(await cart(client)).toMatchObject([{ amount: 2 }])
})
