import { beforeAll, describe, expect, test } from 'vitest'
import { rawId } from './api/globalIds.ts'
import { accounts } from './domains/accounts/tables.ts'
import { globalId } from './kit/globalIds.ts'
import { newId } from './kit/ids.ts'
import { insertRange, placedBy } from './testing/asking.ts'
import { insertProduct, statementsOf, TEST_NOW } from './testing/builders.ts'
import { testDatabase } from './testing/database.ts'
import { catalogueState } from './testing/refusals.ts'
import { type Client, testSite } from './testing/site.ts'

/** Writing paths take a record by what people call it where they take its id. */

const database = await testDatabase()
const site = await testSite(database)
const gtin = '4006381333931'
let admin: Client
let buyer: Client
let product: string
let sizes: { _id: string }[]
let order: { _id: string; number: number }
const userId = newId()

type Body = Record<string, unknown> & { _id: string; results: Record<string, unknown>[]; removed: string[] }
async function send(method: string, path: string, body?: unknown) {
  const answer = await admin.request(method, `/api/v0/${path}`, body)
  return { status: answer.status, body: answer.body as Body }
}

beforeAll(async () => {
  admin = await site.clientAs(['user', 'admin'])
  const { shirt } = await insertRange(database)
  buyer = await site.clientAs(['user'])
  const placed = await placedBy(buyer, shirt)
  order = { _id: rawId('Order', placed.id)!, number: Number(placed.orderNumber) }
  const { body } = await send('POST', 'shop_product', {
    ...{ title: 'Trikot', price: 20, order_number: 'T-100', slug: 'trikot' },
    variants: [
      { key: 's', size: 'S', available: 1, properties: { gtin } },
      { key: 'm', size: 'M', available: 2 },
    ],
  })
  product = body._id
  sizes = body.variants as { _id: string }[]
  for (const title of ['Eins', 'Zwei']) {
    await insertProduct(database, {
      title: { de: title },
      properties: [{ key: 'gtin', label: { de: 'GTIN' }, value: { de: '4006381333948' } }],
    })
  }
  await database.drizzle.insert(accounts).values({
    ...{ id: userId, email: 'Lena@verein.example', name: 'Lena', roles: ['user'], customerNumber: 4711 },
    createdAt: new Date('2026-02-01T00:00:00Z'),
  })
})

describe('PUT', () => {
  test('by a key alone finds the record, and the key is no change of it', async () => {
    const before = await catalogueState(database)
    for (const named of [{ order_number: 'T-100' }, { slug: 'trikot' }, { gtin }, { _id: 'number:T-100' }]) {
      expect(await send('PUT', 'shop_product', named)).toMatchObject({ status: 200, body: { _id: product } })
    }
    expect((await send('PUT', 'shop_product', { sku: 'T-100-2' })).body._id).toBe(sizes[1]!._id)
    expect((await send('PUT', 'shop_product', { _id: globalId('Product', product) })).body._id).toBe(product)
    expect(await catalogueState(database)).toEqual(before)
  })

  test('writes what comes with it; beside an id a key is a new value', async () => {
    const { body } = await send('PUT', 'shop_product', { order_number: 'T-100', slug: 'trikot-neu', price: 21 })
    expect(body).toMatchObject({ _id: product, slug: 'trikot-neu', price: 21, revision: 2 })
    const { body: renamed } = await send('PUT', 'shop_product', { _id: product, order_number: 'T-101' })
    expect(renamed.order_number).toBe('T-101')
    expect((await send('PUT', 'shop_product', { slug: 'trikot-neu', order_number: 'T-101' })).status).toBe(200)
    await send('PUT', 'shop_product', { _id: product, order_number: 'T-100', slug: 'trikot' })
  })

  test('of nothing answers 404, of several 400, each with its path and changing nothing', async () => {
    const before = await catalogueState(database)
    const unknown = await send('PUT', 'shop_product', { order_number: 'NIX', price: 1 })
    expect(unknown).toMatchObject({ status: 404, body: { code: 'C404', fields: [{ path: 'order_number' }] } })
    const ambiguous = await send('PUT', 'shop_product', { gtin: '4006381333948', price: 1 })
    expect(ambiguous).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'gtin', message: 'gtin names 2 products, so it names none.' }] },
    })
    const kind = await send('PUT', 'shop_product', { _id: globalId('Order', order._id), price: 1 })
    expect(kind).toMatchObject({ status: 400, body: { fields: [{ path: '_id' }] } })
    expect((await send('PUT', 'shop_product', { order_number: ['T-100'], price: 1 })).status).toBe(400)
    expect(await catalogueState(database)).toEqual(before)
  })

  test('in a list each has its own result, and all take one statement for each name', async () => {
    const list = [
      { order_number: 'T-100', price: 22 },
      { slug: 'trikot', price: 23 },
      { order_number: 'NIX', price: 1 },
      { gtin: '4006381333948', price: 1 },
      { sku: 'T-100-1', available: 5 },
      ...Array.from({ length: 200 }, (_, n) => ({ order_number: `NIX-${n}` })),
    ]
    const { result, statements } = await statementsOf(() => send('PUT', 'shop_product', list))
    expect(result.status).toBe(207)
    expect(result.body.results.slice(0, 5)).toMatchObject([
      { status: 200, _id: product },
      { status: 400, _id: product, fields: [{ path: 'slug', message: 'is named twice' }] },
      { status: 404, code: 'C404', fields: [{ path: 'order_number' }] },
      { status: 400, fields: [{ path: 'gtin' }] },
      { status: 200, _id: sizes[0]!._id },
    ])
    expect(statements.filter(text => /as value|as w\(value\)/.test(text))).toHaveLength(4)
  })

  test('names groups and other products by key too', async () => {
    const { body: group } = await send('POST', 'shop_productgroup', { title: 'Trikots', slug: 'trikots' })
    const { body: ball } = await send('POST', 'shop_product', { title: 'Ball', price: 9, order_number: 'B-1' })
    const named = { order_number: 'T-100', product_groups: ['slug:trikots'], cross: [{ _id: 'number:B-1' }] }
    const { status, body } = await send('PUT', 'shop_product', named)
    expect([status, body.product_groups, body.cross]).toEqual([200, [group._id], [ball._id]])
    const before = await catalogueState(database)
    const wrong = await send('PUT', 'shop_product', { order_number: 'T-100', product_groups: ['slug:nix'] })
    expect(wrong).toMatchObject({ status: 404, body: { fields: [{ path: 'product_groups.0' }] } })
    expect(await catalogueState(database)).toEqual(before)
    const size = { parent: 'number:T-100', key: 'l', size: 'L', available: 3 }
    expect((await send('POST', 'shop_product', size)).body).toMatchObject({ key: 'l', parent: product })
  })

  test('sizes within their product by article number or GTIN', async () => {
    const entries = [
      { sku: 'T-100-2', available: 7 },
      { gtin, available: 8 },
    ]
    const { body } = await send('PUT', 'shop_product', { order_number: 'T-100', variants: entries })
    expect(body.variants).toMatchObject([
      { key: 's', available: 8 },
      { key: 'm', available: 7 },
      { key: 'l', available: 3 },
    ])
    // Beside another name it is what the size is called from now on.
    for (const sku of ['X', 'T-100-1']) {
      const beside = { order_number: 'T-100', variants: [{ key: 's', sku }] }
      const { status, body: renamed } = await send('PUT', 'shop_product', beside)
      expect([status, (renamed.variants as { sku: string }[])[0]!.sku]).toEqual([200, sku])
    }
  })

  test('groups, colours and orders', async () => {
    await send('POST', 'shop_color', { title: 'Rot', color_id: 'RED', hex: '#cc0000' })
    expect((await send('PUT', 'shop_color', { color_id: 'RED', hex: '#dd0000' })).body.hex).toBe('#dd0000')
    expect((await send('PUT', 'shop_productgroup', { slug: 'trikots', order: 4 })).body.order).toBe(4)
    const tagged = await send('PUT', 'shop_order', { order_number: String(order.number), tags: ['erp'] })
    expect([tagged.status, tagged.body._id, tagged.body.tags]).toEqual([200, order._id, ['erp']])
    const listed = async (qry: object, by = admin) => {
      const { body } = await by.request('GET', `/api/v0/shop_order?qry=${encodeURIComponent(JSON.stringify(qry))}`)
      return (body as { items: { _id: string }[] }).items.map(({ _id }) => _id)
    }
    expect(await listed({ tags: 'erp' })).toEqual([order._id])
    expect(await listed({ tags: { $in: ['erp', 'x'] } })).toEqual([order._id])
    expect(await listed({ tags: 'x' })).toEqual([])
    expect([await listed({}, buyer), await listed({ tags: 'erp' }, buyer)]).toEqual([[order._id], []])
  })
})

test('stock and prices by article number, GTIN and address, what is wrong in its place', async () => {
  const items = [
    { sku: 'T-100-1', available: 11 },
    { order_number: 'T-100-2', available: 12 },
    { gtin: '4006381333948', available: 1 },
    { gtin: 'nix', available: 1 },
    { _id: globalId('Variant', sizes[0]!._id), available: 11 },
  ]
  const { status, body } = await send('PUT', 'shop_stock', items)
  expect(status).toBe(207)
  expect(body).toMatchObject({
    results: [
      { status: 200, _id: sizes[0]!._id },
      { status: 200, _id: sizes[1]!._id },
      { status: 400, fields: [{ path: 'gtin' }] },
      { status: 404, fields: [{ path: 'gtin' }] },
      { status: 400, fields: [{ path: '', message: 'this one is named twice' }] },
    ],
    changed: 2,
  })
  expect((await send('PUT', 'shop_price', [{ slug: 'trikot', price: 25 }])).body).toMatchObject({ changed: 1 })
})

test('what is done with an order, by its number', async () => {
  const order_number = order.number
  const paid = await send('POST', 'shop/markPayed', { order_number })
  expect([paid.status, paid.body._id, paid.body.payed]).toEqual([200, order._id, true])
  expect((await send('POST', 'shop/addOrderNote', { _id: `number:${order_number}`, note: 'Anruf' })).status).toBe(200)
  expect((await send('POST', 'shop/markShipped', { order_number })).body.shipped).toBe(true)
  const moved = { order_number, carrier: 'post', tracking_number: '7', tell_customer: false }
  expect((await send('POST', 'shop/correctTracking', moved)).status).toBe(200)
  for (const path of ['markPayed', 'cancelOrder', 'markRefunded', 'addOrderNote']) {
    expect(
      await send('POST', `shop/${path}`, { order_number: 99_999, ...(path === 'addOrderNote' && { note: 'x' }) }),
    ).toMatchObject({
      status: 404,
      body: { code: 'C404', fields: [{ path: 'order_number' }] },
    })
  }
  expect(await send('POST', 'shop/markPayed', {})).toMatchObject({ status: 400, body: { fields: [{ path: '_id' }] } })
})

test('customers by number and, in a body, by e-mail address; never by the latter in an address', async () => {
  const seen = await send('POST', 'auth/getData', { email: 'lena@VEREIN.example' })
  expect([seen.status, (seen.body.user as Body)._id]).toEqual([200, userId])
  const message = 'email names a person and stands in no address: send it in `qry` or in a body.'
  for (const [method, path] of [
    ['GET', 'auth/email:lena@verein.example'],
    ['GET', 'auth?id=email:lena@verein.example'],
    ['GET', 'auth?email=lena@verein.example'],
    ['DELETE', 'auth/email:lena@verein.example'],
  ] as const) {
    expect(await send(method, path)).toMatchObject({ status: 400, body: { fields: [{ path: 'email', message }] } })
  }
  expect((await send('DELETE', 'auth', { handle: 'lena@verein.example' })).body).toEqual({
    _id: userId,
    removed: [userId],
  })
  expect((await send('DELETE', 'auth/customer_number:1')).status).toBe(404)
})

test('removal and restoring', async () => {
  const make = async (order_number: string) =>
    (await send('POST', 'shop_product', { title: 'Weg', price: 1, order_number })).body._id
  const [one, two, three] = [await make('W-1'), await make('W-2'), await make('W-3')]
  expect((await send('DELETE', 'shop_product', { order_number: 'W-1' })).body).toEqual({ _id: one, removed: [one] })
  expect((await send('DELETE', 'shop_product/number:W-2')).body).toEqual({ _id: two, removed: [two] })
  const list = { remove: ['number:W-3', three, 'number:NIX'] }
  expect((await send('POST', 'shop_product', list)).body).toEqual({ removed: [three] })
  expect(await send('DELETE', 'shop_product', { order_number: 'W-1' })).toMatchObject({ status: 404 })
  const again = await make('W-3')
  const restored = await send('POST', 'shop_product/restore', { ids: ['number:W-1', 'order_number:W-3', two] })
  expect([restored.status, restored.body.restored]).toEqual([200, [one, three, two]])
  expect((await send('PUT', 'shop_product', { order_number: 'W-3' })).body._id).toBe(again)
  await database.pool.query(`update products set deleted_at = $1, product_number = 'W-9' where id = any($2)`, [
    TEST_NOW,
    [one, two],
  ])
  expect(await send('POST', 'shop_product/restore', { ids: ['number:W-9'] })).toMatchObject({
    status: 400,
    body: { fields: [{ path: '0.order_number', message: 'order_number names 2 deleted products, so it names none.' }] },
  })
})
