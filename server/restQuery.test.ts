import { beforeAll, describe, expect, test } from 'vitest'
import { accounts } from './domains/accounts/tables.ts'
import { refreshListings } from './domains/catalogue/listings/refreshListings.ts'
import { colors, productGroups } from './domains/catalogue/tables.ts'
import { placeOrder } from './domains/checkout/operations/placeOrder.ts'
import { readSettings } from './domains/settings/queries.ts'
import { globalId } from './kit/globalIds.ts'
import { newId } from './kit/ids.ts'
import { inTransaction } from './platform/database.ts'
import { insertProduct, statementsOf, TEST_NOW } from './testing/builders.ts'
import { buyersOf, orderOf } from './testing/buyers.ts'
import { testDatabase } from './testing/database.ts'
import { testSite } from './testing/site.ts'

const database = await testDatabase()
const site = await testSite(database)
const { drizzle } = database
const { buyer, listed } = buyersOf(database)
const admin = await site.clientAs(['user', 'admin'])
const customer = await site.clientAs(['user'])
const guest = site.client()

const [groupId, colorId, userId] = [newId(), newId(), newId()]
const gtin = '4006381333931'
const shirt = await insertProduct(
  database,
  { productNumber: 'T-100', slug: 'trikot', createdAt: new Date('2026-03-01T00:00:00Z') },
  [{ key: 's', sku: 'T-100-S', properties: { gtin } }],
)
const secret = await insertProduct(
  database,
  { productNumber: 'G-1', slug: 'geheim', isOffline: true, createdAt: new Date('2026-05-01T00:00:00Z') },
  [{ key: 's', sku: 'G-1-S', properties: { gtin } }],
)
let orderId: string
let orderNumber: number

beforeAll(async () => {
  await drizzle.insert(productGroups).values({ id: groupId, slug: 'trikots', title: { de: 'Trikots' } })
  await drizzle.insert(colors).values({ id: colorId, code: 'rot', title: { de: 'Rot' }, hex: '#ff0000' })
  await drizzle.insert(accounts).values({
    ...{ id: userId, email: 'Lena@verein.example', name: 'Lena', roles: ['user'], customerNumber: 4711 },
    createdAt: new Date('2026-02-01T00:00:00Z'),
  })
  const settings = await readSettings(drizzle)
  await inTransaction(database, tx => refreshListings(tx, 'all', { settings, now: TEST_NOW }))
  const { order } = await placeOrder(await buyer(await listed(null)), orderOf(2490))
  ;({ id: orderId, orderNumber } = order)
})

const get = (path: string, client = admin) => client.request('GET', `/api/v0/${path}`)
const listOf = async (name: string, qry: object, beside = '') => {
  const { body } = await get(`${name}?qry=${encodeURIComponent(JSON.stringify(qry))}${beside}`)
  return body as { items: { _id: string }[]; total: number; fields?: { path: string }[] }
}
const idsOf = async (name: string, qry: object, beside = '') =>
  (await listOf(name, qry, beside)).items.map(({ _id }) => _id)

describe('a record by what people call it', () => {
  test.each([
    ['a product by its number', 'shop_product?order_number=T-100', () => shirt.id],
    ['a product by its slug, in the path', 'shop_product/slug:trikot', () => shirt.id],
    ['a size by its number', 'shop_product?sku=T-100-S', () => shirt.variantIds[0]],
    ['a size by its number, in the path', 'shop_product/sku:T-100-S', () => shirt.variantIds[0]],
    ['a group', 'shop_productgroup?slug=trikots', () => groupId],
    ['a colour', 'shop_color/color_id:rot', () => colorId],
    ['a colour by the short name of the key', 'shop_color/code:rot', () => colorId],
    ['an order', 'shop_order?order_number=10001', () => orderId],
    ['an order, in the path', 'shop_order/number:10001', () => orderId],
    ['a customer by number', 'auth?customer_number=4711', () => userId],
    ['a product by its global id', `shop_product/${globalId('Product', shirt.id)}`, () => shirt.id],
  ])('%s', async (_label, path, id) => {
    expect(orderNumber).toBe(10001)
    expect(await get(path)).toMatchObject({ status: 200, body: { _id: id() } })
  })

  test('in a list, one or several; a customer by e-mail address', async () => {
    expect(await idsOf('shop_product', { order_number: { $in: ['T-100', 'none', 'G-1'] } }, '&sort=created')).toEqual([
      shirt.id,
      secret.id,
    ])
    expect(await idsOf('shop_product', { sku: 'T-100-S', order_number: 'G-1' })).toEqual([])
    expect(await idsOf('shop_product', { sku: 'T-100-S', slug: 'trikot' })).toEqual([shirt.id])
    expect(await idsOf('shop_order', { order_number: 10001 })).toEqual([orderId])
    expect(await idsOf('shop_color', { color_id: 'rot' })).toEqual([colorId])
    expect(await idsOf('auth', { email: 'lena@VEREIN.example' })).toEqual([userId])
    expect(await idsOf('auth', { handle: 'Lena@verein.example' })).toEqual([userId])
  })

  test('several by id, number and global id at once', async () => {
    const asked = [globalId('Product', secret.id), 'sku:T-100-S', 'slug:none', 'nonsense']
    const { body } = await admin.request('POST', '/api/v0/batch/shop_product', asked)
    expect((body as { items: { _id: string }[] }).items.map(({ _id }) => _id)).toEqual([secret.id, shirt.variantIds[0]])
  })

  test('a thousand at once take one statement for each name of a key', async () => {
    const asked = Array.from({ length: 1000 }, (_, n) => (n % 2 === 0 ? `slug:none-${n}` : 'number:T-100'))
    const { result, statements } = await statementsOf(() => admin.request('POST', '/api/v0/batch/shop_product', asked))
    expect((result.body as { total: number }).total).toBe(500)
    expect(statements.filter(text => /any\(\$\d::text\[\]\)/.test(text) && text.includes('as value'))).toHaveLength(2)
    const twice = await admin.request('POST', '/api/v0/batch/shop_product', ['slug:trikot', `gtin:${gtin}`])
    expect(twice).toMatchObject({ status: 400, body: { code: 'C400', fields: [{ path: '1.gtin' }] } })
  })

  test('a key that two have is refused with its name and their number, and a list shows both', async () => {
    const fields = [{ path: 'gtin', message: 'gtin names 2 products, so it names none.', code: 'INVALID_INPUT' }]
    expect(await get(`shop_product?gtin=${gtin}`)).toMatchObject({ status: 400, body: { code: 'C400', fields } })
    expect((await listOf('shop_product', { gtin })).total).toBe(2)
  })

  test('visitors are told nothing of what they may not see: one alone has the key', async () => {
    expect(await get(`shop_product?gtin=${gtin}`, guest)).toMatchObject({ status: 200, body: { _id: shirt.id } })
    for (const path of ['shop_product?order_number=G-1', 'shop_product/sku:G-1-S', 'shop_product?slug=none']) {
      expect(await get(path, guest)).toMatchObject({ status: 404, body: { code: 'C404' } })
    }
    expect(await get('shop_order?order_number=10001', customer)).toMatchObject({ status: 404 })
    expect(await get('shop_order?order_number=10001', guest)).toMatchObject({ status: 401, body: { code: 'C100' } })
    expect(await get('auth?customer_number=4711', customer)).toMatchObject({ status: 403, body: { code: 'C100' } })
  })
})

describe('an id of another kind says what it is', () => {
  test.each([
    ['a global one', () => `shop_order/${globalId('Product', shirt.id)}`, 'Product', 'Order'],
    ['a raw one', () => `shop_order/${shirt.id}`, 'Product', 'Order'],
    ['that of a size', () => `shop_order/${globalId('Variant', shirt.variantIds[0]!)}`, 'Variant', 'Order'],
    ['that of an order', () => `shop_product?id=${orderId}`, 'Order', 'Product or Variant'],
  ])('%s', async (_label, path, found, wanted) => {
    const message = `This is the id of ${found}; ${wanted} is wanted.`
    expect(await get(path())).toMatchObject({ status: 400, body: { code: 'C400', fields: [{ path: '_id', message }] } })
  })

  test('but to nobody who may not read what it is', async () => {
    expect(await get(`shop_product/${orderId}`, guest)).toMatchObject({ status: 404, body: { code: 'C404' } })
    expect(await get(`shop_order/${secret.id}`, customer)).toMatchObject({ status: 404, body: { code: 'C404' } })
  })
})

describe('qry', () => {
  test('takes limit, skip, sort and deleted as they are taken beside it', async () => {
    const [one, two] = [{ limit: 1, skip: 1, sort: '-created', deleted: false }, '&limit=1&skip=1&sort=-created']
    const group = { type: 'product' }
    expect(await idsOf('shop_product', { ...group, ...one })).toEqual([secret.id])
    expect(await idsOf('shop_product', group, two)).toEqual([secret.id])
    expect(await idsOf('shop_product', { ...group, limit: 1, sort: { created: 1 } })).toEqual([shirt.id])
  })

  test('takes ranges of created, with timestamps in seconds and milliseconds', async () => {
    const products = (created: object) =>
      idsOf('shop_product', { created, order_number: { $in: ['T-100', 'G-1'] } }, '&sort=created')
    expect(await products({ $gte: '2026-03-01T00:00:00Z', $lt: '2026-05-01T00:00:00Z' })).toEqual([shirt.id])
    expect(await products({ $gt: '2026-03-01T01:00:00+01:00' })).toEqual([secret.id])
    expect(await products({ $lte: 1772323200 })).toEqual([shirt.id])
    expect(await products({ $gte: 1777593600000 })).toEqual([secret.id])
    expect(await idsOf('auth', { created: { $lt: '2026-02-02T00:00:00Z' } })).toEqual([userId])
    expect(
      await idsOf('shop_order', { created: { $gte: '2026-11-20T10:00:00Z', $lte: '2026-11-20T10:00:00Z' } }),
    ).toEqual([orderId])
    for (const name of ['shop_productgroup', 'shop_color', 'shop_withdrawal']) {
      expect(await idsOf(name, { created: { $lt: '2020-01-01T00:00:00Z' } })).toEqual([])
    }
  })

  test('takes ranges of changed in any order', async () => {
    const long = { $gte: '2020-01-01T00:00:00Z' }
    expect(await idsOf('shop_product', { changed: long, order_number: 'T-100', sort: 'title' })).toEqual([shirt.id])
    expect(await idsOf('shop_color', { changed: long })).toEqual([colorId])
    for (const name of ['shop_product', 'shop_order', 'auth', 'shop_productgroup', 'shop_color', 'shop_withdrawal']) {
      expect(await idsOf(name, { changed: { $lt: '2020-01-01T00:00:00Z' }, sort: { changed: 1 } })).toEqual([])
    }
  })

  test.each([
    ['{', 'qry'],
    ['[]', 'qry'],
    ['7', 'qry'],
    ['{"nothing":1}', 'qry'],
    ['{"limit":0}', 'qry.limit'],
    ['{"limit":1001}', 'qry.limit'],
    ['{"limit":2,"x":1}', 'qry'],
    ['{"skip":"many"}', 'qry.skip'],
    ['{"sort":"height"}', 'sort'],
    ['{"sort":{"title":1,"price":1}}', 'qry.sort'],
    ['{"created":"2026-03-01"}', 'qry.created'],
    ['{"created":{"$gte":"2026-03-01"}}', 'qry.created.$gte'],
    ['{"created":{"$gte":"2026-02-30T00:00:00Z"}}', 'qry.created.$gte'],
    ['{"created":{"$ne":1772323200}}', 'qry.created'],
    ['{"order_number":{"$gt":""}}', 'qry.order_number'],
    ['{"limit":3}&limit=4', 'limit'],
  ])('%s is refused at %s', async (qry, path) => {
    const { status, body } = await get(`shop_product?qry=${qry}`)
    expect([status, (body as { fields: { path: string }[] }).fields.map(field => field.path)]).toEqual([
      400,
      [path === 'limit' ? 'qry.limit' : path],
    ])
  })
})
