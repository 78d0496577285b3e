import { expect, test } from 'vitest'
import { newId } from '../../kit/ids.ts'
import { insertProduct, insertSet, TEST_ADDRESS, TEST_NOW } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { type Client, testSite } from '../../testing/site.ts'

const database = await testDatabase()
const site = await testSite(database)
const shirt = await insertProduct(database, {}, [{ size: 'M' }, { size: 'L' }])
const bag = await insertProduct(database, { productNumber: 'BAG-1', title: { de: 'Sporttasche' } }, [])
const set = await insertSet(database, [shirt.id, bag.id, shirt.id])
const [medium, large] = shirt.variantIds as [string, string]

const orderInfo = {
  ...{ alternate: false, selectedPayment: 'invoice' },
  shippingAddress: {
    ...{ type: 'person', first_name: TEST_ADDRESS.firstName, last_name: TEST_ADDRESS.lastName },
    ...{ address: 'Hauptplatz 1', zip: '4020', city: 'Linz', country: 'at' },
  },
}
const put = (client: Client, ...items: object[]) => client.request('PUT', '/api/v0/shop/cart', { items })
const read = (client: Client) => client.request('GET', '/api/v0/shop/cart')

test('two slots of one product stay two: pieces are handed out to them, and are read slot by slot', async () => {
  const client = site.client()
  const given = { [medium]: 3, [large]: 1, [bag.id]: 2 }
  const answer = await put(client, { item: set.id, set: { order: given } })
  const slots = [
    { product: shirt.id, order: { [medium]: 2 }, customization: { [medium]: [] } },
    { product: bag.id, order: { [bag.id]: 2 }, customization: { [bag.id]: [] } },
    { product: shirt.id, order: { [medium]: 1, [large]: 1 }, customization: { [medium]: [], [large]: [] } },
  ]
  const customization = { [medium]: [], [large]: [], [bag.id]: [] }
  expect(answer).toMatchObject({ status: 200, body: { items: [{ amount: 2, total: 99.8 }] } })
  const filled = { order: given, customization, slots }
  expect((await read(client)).body).toMatchObject({ items: [{ set: filled }] })

  // What was read can be written again, and slots decide where they are given.
  expect(await put(client, { item: set.id, set: filled })).toMatchObject({ status: 200 })
  const turned = [slots[2], slots[1], slots[0]]
  await put(client, { item: set.id, set: { slots: turned } })
  expect((await read(client)).body).toMatchObject({ items: [{ set: { order: given, slots: turned } }] })
})

test.each([
  ['slots that are unequal', { order: { [medium]: 3, [bag.id]: 2 } }, 'SET_UNEQUAL'],
  ['a slot that stays empty', { order: { [medium]: 2 } }, 'SET_UNEQUAL'],
  ['a product of no slot', { order: { [medium]: 2, [bag.id]: 1, [set.id]: 1 } }, 'SET_INCOMPLETE'],
  ['too few slots', { slots: [{ product: bag.id, order: { [bag.id]: 1 } }] }, 'SET_INCOMPLETE'],
])('refuses %s and changes nothing', async (_label, given, code) => {
  const client = site.client()
  await put(client, { item: medium, amount: 1 })
  const before = (await read(client)).body
  expect(await put(client, { item: set.id, set: given })).toMatchObject({ body: { fields: [{ code }] } })
  expect((await read(client)).body).toEqual(before)
})

test('a piece without variants is ordered with its set, by its product’s number', async () => {
  const client = site.client()
  const info = { ...orderInfo, email: `kim-${newId()}@example.com` }
  await client.request('PUT', '/api/v0/shop/cart', {
    items: [{ item: set.id, set: { order: { [medium]: 1, [large]: 1, [bag.id]: 1 } } }],
    orderInfo: info,
  })
  const placing = { idempotency_key: newId(), total_cents: 5480, terms: true }
  expect(await client.request('POST', '/api/v0/shop_order', placing)).toMatchObject({
    status: 200,
    body: {
      items: [
        {
          set: [
            { slot: 0, variantId: medium, size: 'M', amount: 1 },
            { slot: 1, productId: bag.id, variantId: null, sku: 'BAG-1', fit: null, size: null, amount: 1 },
            { slot: 2, variantId: large, size: 'L', amount: 1 },
          ],
        },
      ],
    },
  })
})

test('a piece that is not visible yet lets its set be ordered, which then waits for it', async () => {
  const visibleFrom = new Date(TEST_NOW.getTime() + 15 * 86_400_000)
  const scarf = await insertProduct(database, { visibleFrom })
  const early = await insertSet(database, [shirt.id, scarf.id])
  const client = site.client()
  const order = { [medium]: 1, [scarf.variantIds[0]!]: 1 }
  const answer = await put(client, { item: early.id, set: { order } })
  // From Saturday, 5 December, three working days at most; the 8th is a holiday in Austria.
  expect(answer).toMatchObject({
    status: 200,
    body: { items: [{ state: 'available', latest_delivery: '2026-12-10' }] },
  })
  // Alone it is not on sale.
  expect(await put(client, { item: scarf.variantIds[0], amount: 1 })).toMatchObject({
    body: { fields: [{ code: 'PRODUCT_UNAVAILABLE' }] },
  })
})
