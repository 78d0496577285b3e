import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newId } from '../../kit/ids.ts'
import { inTransaction } from '../../platform/database.ts'
import { insertRange } from '../../testing/asking.ts'
import { countRows, insertProduct, setSettings, TEST_NOW } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { type Client, testSite } from '../../testing/site.ts'
import { refreshListings } from '../catalogue/listings/refreshListings.ts'
import { variants } from '../catalogue/tables.ts'
import { orders } from '../orders/tables.ts'
import { readSettings } from '../settings/queries.ts'

const database = await testDatabase()
const site = await testSite(database)
const { shirt, few, set } = await insertRange(database)

type Item = { _id: string; item: string; amount: number; order_desc: string | null }
type Cart = {
  _id: string
  revision: number
  items: Item[]
  orderInfo: Record<string, unknown>
  totals: Record<string, unknown>
}
const read = async (client: Client) => (await client.request('GET', '/api/v0/shop/cart')).body as Cart
const write = (client: Client, body: object) => client.request('PUT', '/api/v0/shop/cart', body)
const entries = {
  ...{ email: `kim-${newId()}@example.com`, alternate: false, selectedPayment: 'invoice' },
  shippingAddress: {
    ...{ type: 'person', first_name: 'Kim', last_name: 'Muster' },
    ...{ address: 'Hauptplatz 1', zip: '4020', city: 'Linz', country: 'at' },
  },
}
const withLeft = (variantId: string, available: number | null) =>
  database.drizzle.update(variants).set({ available }).where(eq(variants.id, variantId))

describe('PUT takes back what GET gave', () => {
  test('line by line, with what is sold out by then, off sale, or gone from the catalogue', async () => {
    const [soldOut, offline, gone] = [
      await insertProduct(database),
      await insertProduct(database),
      await insertProduct(database),
    ]
    const client = site.client()
    const items = [
      { item: shirt.variantIds[0], amount: 3, customization: { personalisierung: ['A', 'B', 'C'] } },
      { item: soldOut.variantIds[0], amount: 2, order_desc: 'bitte rot' },
      { item: set.id, set: { order: { [shirt.variantIds[0]!]: 1, [few.variantIds[0]!]: 1 } } },
      { item: offline.variantIds[0], amount: 1 },
      { item: gone.variantIds[0], amount: 4 },
      { item: shirt.variantIds[0], amount: 5 },
    ]
    expect((await write(client, { items, orderInfo: entries })).status).toBe(200)
    await withLeft(soldOut.variantIds[0]!, 0)
    await database.drizzle.update(variants).set({ isOffline: true }).where(eq(variants.id, offline.variantIds[0]!))
    await database.drizzle.delete(variants).where(eq(variants.id, gone.variantIds[0]!))
    const cart = await read(client)
    expect(
      cart.items.map(({ item, ...flags }) => [
        item,
        ...['soldOut', 'deleted', 'hardRemoved'].map(name => flags[name as 'amount']),
      ]),
    ).toEqual([
      [shirt.variantIds[0], false, false, false],
      [soldOut.variantIds[0], true, false, false],
      [set.id, false, false, false],
      [offline.variantIds[0], false, true, false],
      [gone.variantIds[0], false, true, true],
      [shirt.variantIds[0], false, false, false],
    ])
    const back = await write(client, cart)
    expect([back.status, (back.body as Cart).items, (back.body as Cart).orderInfo]).toEqual([
      200,
      cart.items,
      cart.orderInfo,
    ])
    // Without the lines' ids too, for clients that never read them.
    const bare = cart.items.map(({ _id, ...item }) => item)
    expect(((await write(client, { items: bare })).body as Cart).items.map(({ _id }) => _id)).toEqual(
      cart.items.map(({ _id }) => _id),
    )
  })

  test('is filled by what things are called, too; a key of nothing is refused in its place', async () => {
    const ball = await insertProduct(database, { productNumber: 'BALL-5', available: 5 }, [])
    const shorts = await insertProduct(database, { productNumber: 'SHORTS' }, [
      { sku: 'SHORTS-M' },
      { sku: 'SHORTS-L', size: 'L' },
    ])
    const settings = await readSettings(database.drizzle)
    await inTransaction(database, tx => refreshListings(tx, [ball.id, shorts.id], { settings, now: TEST_NOW }))
    const client = site.client()
    const items = [
      { item: 'sku:SHORTS-L', amount: 2 },
      { item: 'order_number:BALL-5', amount: 1 },
    ]
    const { body } = await write(client, { items })
    expect((body as Cart).items.map(({ item, amount }) => [item, amount])).toEqual([
      [shorts.variantIds[1], 2],
      [ball.id, 1],
    ])
    const before = await read(client)
    expect(await write(client, { items: [...items, { item: 'sku:NICHTS', amount: 1 }] })).toMatchObject({
      status: 404,
      body: { fields: [{ path: 'items.2.item' }] },
    })
    expect(await read(client)).toEqual(before)
  })

  test('in another order, and with one line changed, the others stay', async () => {
    const soldOut = await insertProduct(database)
    const client = site.client()
    await write(client, {
      items: [
        { item: soldOut.variantIds[0], amount: 2 },
        { item: shirt.variantIds[0], amount: 1 },
      ],
    })
    await withLeft(soldOut.variantIds[0]!, 0)
    const [one, two] = (await read(client)).items
    const { body } = await write(client, { items: [{ ...two, amount: 7 }, one] })
    expect((body as Cart).items.map(({ _id, amount }) => [_id, amount])).toEqual([
      [two!._id, 7],
      [one!._id, 2],
    ])
    const before = await read(client)
    const more = await write(client, { items: [{ ...one, amount: 3 }, two] })
    expect([more.status, (more.body as { code: string }).code]).toEqual([409, 'SOLD_OUT'])
    expect(await read(client)).toEqual(before)
    // A line counts once: the same one twice is one more of what is sold out.
    expect((await write(client, { items: [one, one] })).status).toBe(409)
    expect(await read(client)).toEqual(before)
  })

  test('nothing of it makes room for another’s line', async () => {
    const [mine, theirs] = [site.client(), site.client()]
    const soldOut = await insertProduct(database)
    await write(theirs, { items: [{ item: soldOut.variantIds[0], amount: 2 }] })
    await withLeft(soldOut.variantIds[0]!, 0)
    const { items } = await read(theirs)
    expect(await write(mine, { items })).toMatchObject({ status: 409, body: { code: 'SOLD_OUT' } })
    expect((await read(mine)).items).toEqual([])
  })
})

describe('names that are true', () => {
  test('isPlaceable: only what placing would take', async () => {
    const client = site.client()
    const placeable = async () => {
      const { body } = await client.request('POST', '/graphql', {
        query: '{ viewer { cart { isPlaceable openStep } } }',
      })
      return (body as { data: { viewer: { cart: object } } }).data.viewer.cart
    }
    await write(client, { items: [{ item: shirt.variantIds[0], amount: 1 }] })
    expect(await placeable()).toEqual({ isPlaceable: false, openStep: 'ADDRESS' })
    await write(client, { orderInfo: { ...entries, selectedPayment: null } })
    expect(await placeable()).toEqual({ isPlaceable: false, openStep: 'PAYMENT' })
    await write(client, { orderInfo: { selectedPayment: 'invoice' } })
    expect(await placeable()).toEqual({ isPlaceable: true, openStep: null })
    await setSettings(database, 'operator', { isDemo: false })
    expect(await placeable()).toEqual({ isPlaceable: false, openStep: null })
    const order = { idempotency_key: newId(), total_cents: 2490, terms: true }
    expect(await client.request('POST', '/api/v0/shop_order', order)).toMatchObject({ body: { code: 'SHOP_NOT_OPEN' } })
    await setSettings(database, 'operator', { isDemo: true })
    expect(await client.request('POST', '/api/v0/shop_order', order)).toMatchObject({ status: 200 })
  })

  test('completed and to_pay: after ordering, until something else is done', async () => {
    const client = site.client()
    const state = async () => {
      const { orderInfo, totals } = await read(client)
      return [orderInfo.completed, totals.to_pay, totals.to_pay_cents]
    }
    expect(await state()).toEqual([false, 0, 0])
    await write(client, { items: [{ item: shirt.variantIds[0], amount: 1 }], orderInfo: entries })
    expect(await state()).toEqual([false, 24.9, 2490])
    const order = { idempotency_key: newId(), total_cents: 2490, terms: true }
    const { body } = await client.request('POST', '/api/v0/shop_order', order)
    expect([(body as { to_pay: number }).to_pay, ...(await state())]).toEqual([24.9, true, 0, 0])
    await write(client, { items: [{ item: shirt.variantIds[0], amount: 1 }] })
    expect(await state()).toEqual([false, 24.9, 2490])
  })

  test('to_pay and toPay of an order: nothing once it is paid', async () => {
    const client = site.client()
    await write(client, { items: [{ item: shirt.variantIds[0], amount: 1 }], orderInfo: entries })
    const order = { idempotency_key: newId(), total_cents: 2490, terms: true }
    const { body } = await client.request('POST', '/api/v0/shop_order', order)
    const { _id, order_number: number } = body as { _id: string; order_number: number }
    const staff = await site.clientAs(['user', 'admin'])
    const query = `{ orders(filter: { search: "${number}" }) { edges { node { toPay { cents } totals { toPay { cents } } } } } }`
    const toPay = async () => {
      const { to_pay } = (await staff.request('GET', `/api/v0/shop_order/${_id}`)).body as { to_pay: number }
      const answer = (await staff.request('POST', '/graphql', { query })).body as {
        data: { orders: { edges: { node: object }[] } }
      }
      return [to_pay, answer.data.orders.edges[0]?.node]
    }
    expect(await toPay()).toEqual([24.9, { toPay: { cents: 2490 }, totals: { toPay: { cents: 2490 } } }])
    expect((await staff.request('POST', '/api/v0/shop/markPayed', { _id })).status).toBe(200)
    expect(await toPay()).toEqual([0, { toPay: { cents: 0 }, totals: { toPay: { cents: 2490 } } }])
  })
})

describe('cc_location', () => {
  test('names one of the places at which goods are handed out; others are refused', async () => {
    const place = (key: string, de: string, en: string) => ({
      key,
      name: { de, en },
      address: { de: 'Linz', en: 'Linz' },
    })
    const places = [place('store', 'Lager', 'Warehouse'), place('hall', 'Halle', 'Hall')]
    const pickup = { isOffered: true, places }
    await setSettings(database, 'shipping', { pickup })
    const client = site.client()
    await write(client, { items: [{ item: shirt.variantIds[0], amount: 1 }] })
    expect(await read(client)).toMatchObject({
      cc_locations: ['Lager, Linz', 'Halle, Linz'],
      orderInfo: { cc_location: null },
    })
    for (const name of ['Lager, Linz', 'Warehouse, Linz', 'store']) {
      const { status, body } = await write(client, { orderInfo: { cc_location: name } })
      expect([status, (body as Cart).orderInfo.cc_location]).toEqual([200, 'Lager, Linz'])
    }
    expect((await write(client, { orderInfo: { cc_location: 'Halle, Linz' } })).body).toMatchObject({
      orderInfo: { cc_location: 'Halle, Linz' },
    })
    const before = await read(client)
    const refused = await write(client, { items: [], orderInfo: { cc_location: 'Graz' } })
    expect(refused).toMatchObject({ status: 400, body: { code: 'C400', fields: [{ path: 'orderInfo.cc_location' }] } })
    expect(await read(client)).toEqual(before)
    expect((await write(client, { orderInfo: { cc_location: null } })).body).toMatchObject({
      orderInfo: { cc_location: null },
    })
    await setSettings(database, 'shipping', { pickup: { ...pickup, isOffered: false } })
    expect((await write(client, { orderInfo: { cc_location: 'Lager, Linz' } })).status).toBe(400)
    expect(await read(client)).toMatchObject({ cc_locations: [] })
  })
})

describe('tags of orders', () => {
  test('are set by staff and keys at both doors, and seen by nobody else', async () => {
    const buyer = await site.clientAs(['user'])
    await write(buyer, { items: [{ item: shirt.variantIds[0], amount: 1 }], orderInfo: entries })
    const order = { idempotency_key: newId(), total_cents: 2490, terms: true }
    const { _id } = (await buyer.request('POST', '/api/v0/shop_order', order)).body as { _id: string }
    const staff = await site.clientAs(['user', 'admin'])
    const put = (tags: string[]) => staff.request('PUT', '/api/v0/shop_order', { _id, tags })
    expect((await put([' Verein ', 'Verein', '', 'eilig'])).body).toMatchObject({
      tags: ['Verein', 'eilig'],
      revision: 2,
    })
    expect((await put(['Verein', 'eilig'])).body).toMatchObject({ revision: 2 })
    expect(await put(['x'.repeat(61)])).toMatchObject({ status: 400, body: { fields: [{ path: 'tags.0' }] } })
    expect((await put(Array.from({ length: 31 }, (_, i) => `t${i}`))).status).toBe(400)
    expect((await staff.request('PUT', '/api/v0/shop_order', { _id })).body).toMatchObject({ revision: 2 })
    const query = `mutation { setOrderTags(input: { orderId: "${Buffer.from(`Order:${_id}`).toString('base64')}", tags: ["Messe"] }) {
      order { tags } errors { code } } }`
    expect((await staff.request('POST', '/graphql', { query })).body).toEqual({
      data: { setOrderTags: { order: { tags: ['Messe'] }, errors: [] } },
    })
    expect((await buyer.request('GET', `/api/v0/shop_order/${_id}`)).body).toMatchObject({ tags: [] })
    expect((await buyer.request('GET', '/api/v0/shop_order')).body).toMatchObject({ items: [{ tags: [] }] })
    expect((await buyer.request('POST', '/graphql', { query })).body).toMatchObject({
      errors: [{ extensions: { code: 'C100' } }],
    })
    const [row] = await database.drizzle.select().from(orders).where(eq(orders.id, _id))
    expect(row!.tags).toEqual(['Messe'])
    expect(await countRows(database, "audit_entries where action = 'order.tagged'")).toBe(2)
  })
})

test('guests are told how few are left, and never how many there are, on every path that reads', async () => {
  const many = await insertProduct(database, { isNew: true }, [{ available: 427 }])
  const settings = await readSettings(database.drizzle)
  await inTransaction(database, tx => refreshListings(tx, [many.id], { settings, now: TEST_NOW }))
  const client = site.client()
  const ask = async (method: string, path: string, body?: object) =>
    (await client.request(method, path, body)).body as Record<string, unknown>
  const answers = [
    await ask('PUT', '/api/v0/shop/cart', { items: [{ item: many.variantIds[0], amount: 1 }] }),
    await ask('GET', `/api/v0/shop_product/${many.id}`),
    await ask('GET', '/api/v0/shop_product'),
    await ask('POST', '/api/v0/batch/shop_product', [many.id, many.variantIds[0]]),
    await ask('POST', '/api/v1/shop/getPageDataProduct', { id: many.id }),
    await ask('POST', '/api/v1/shop/getPageDataLandingPage', {}),
    await ask('POST', '/api/v0/shop/search', { search: 'Trikot' }),
    await ask('GET', '/api/v0/specials'),
  ]
  for (const answer of answers) expect(JSON.stringify(answer)).not.toMatch(/\b427\b/)
  const left = async (id: string) =>
    ((await ask('GET', `/api/v0/shop_product/${id}`)).variants as { available: unknown }[]).map(
      ({ available }) => available,
    )
  expect([await left(many.id), await left(few.id), await left(shirt.id)]).toEqual([[''], [2], ['']])
  const staff = await site.clientAs(['user', 'admin'])
  const { body } = await staff.request('GET', `/api/v0/shop_product/${many.id}`)
  expect(body).toMatchObject({ variants: [{ available: 427 }] })
})
