import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { takeLock } from './domains/locks/operations.ts'
import { routes } from './rest.ts'
import { contextFor, insertProduct, insertViewer } from './testing/builders.ts'
import { testDatabase } from './testing/database.ts'
import { type Client, testSite } from './testing/site.ts'

/** Amounts, percentages and names on the documented paths: in their own units, with two decimals, refused in these words. */

const database = await testDatabase()
const site = await testSite(database)
let admin: Client
beforeAll(async () => {
  admin = await site.clientAs(['user', 'admin'])
})

interface Answer {
  readonly status: number
  readonly body: Record<string, unknown> & {
    readonly _id: string
    readonly message?: string
    readonly variants?: readonly Record<string, unknown>[]
    readonly fields?: readonly { path: string; code: string }[]
  }
}
const send = async (method: string, path: string, body: object) =>
  (await admin.request(method, `/api/v0/${path}`, body)) as unknown as Answer

/** All objects within a schema, each with the names that lead to it. */
function objectsIn(schema: z.ZodType, at: string): [string, z.ZodObject][] {
  if (schema instanceof z.ZodObject) {
    const within = Object.entries(schema.shape).flatMap(([name, field]) =>
      objectsIn(field as z.ZodType, `${at}.${name}`),
    )
    return [[at, schema], ...within]
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return objectsIn(schema.unwrap() as z.ZodType, at)
  if (schema instanceof z.ZodArray) return objectsIn(schema.element as z.ZodType, at)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(option => objectsIn(option as z.ZodType, at))
  return []
}

const amounts = routes
  .filter(({ method }) => method !== 'GET')
  .flatMap(({ method, path, input }) => objectsIn(input, `${method} ${path}`))
  .flatMap(([at, { shape }]) =>
    Object.keys(shape)
      .filter(name => Object.hasOwn(shape, `${name}_cents`))
      .map((name): [string, z.ZodType] => [`${at}.${name}`, shape[name] as z.ZodType]),
  )

describe('amounts', () => {
  test('have two decimals wherever they are written', () => {
    expect(amounts.map(([at]) => at)).toEqual(
      expect.arrayContaining([
        'POST /api/v0/shop_voucher.price',
        'PUT /api/v0/shop_coupon.minimum',
        'POST /api/v0/shop_product.price',
      ]),
    )
    const takes = (value: number) => amounts.filter(([, field]) => field.safeParse(value).success).map(([at]) => at)
    expect(takes(10.01)).toEqual(amounts.map(([at]) => at))
    expect(takes(10.005)).toEqual([])
    expect(takes(Number.NaN)).toEqual([])
  })

  const coupon = { code: 'EINHEIT', type: 'percent', value: 10, appliesToAll: true }
  test.each([
    ['shop_coupon', { ...coupon, value: 0 }, 'value', 'must be 0.01 to 100 percent (1 to 10000 basis points)'],
    ['shop_coupon', { ...coupon, value: 150 }, 'value', 'must be 0.01 to 100 percent (1 to 10000 basis points)'],
    [
      'shop_coupon',
      { ...coupon, type: 'flat', value: 0 },
      'value',
      'must be an amount of 0.01 to 1000000 (1 to 100000000 cents)',
    ],
    ['shop_coupon', { ...coupon, value: 10.005 }, 'value', 'must be an amount with at most two decimals, 0 or more'],
    ['shop_voucher', { price: 0, note: 'x' }, 'price', 'must be an amount of 0.01 to 10000 (1 to 1000000 cents)'],
    ['shop_voucher', { price: 10.005, note: 'x' }, 'price', 'must be an amount with at most two decimals, 0 or more'],
    [
      'shop_product',
      { title: 'Ball', price: 1e9 },
      'price',
      'must be an amount of 0 to 1000000 (0 to 100000000 cents)',
    ],
  ])('%s %j is refused in its own unit', async (path, body, field, message) => {
    expect(await send('POST', path, body)).toMatchObject({ status: 400, body: { message, fields: [{ path: field }] } })
  })
})

describe('a coupon says what it is for', () => {
  const terms = { code: 'WOFUER', type: 'percent', value: 10 }
  test.each([
    terms,
    { ...terms, appliesToAll: false },
    { ...terms, appliesToAll: false, selectedItem: null, selectedGroups: [] },
  ])('%j is none', async body => {
    expect(await send('POST', 'shop_coupon', body)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'appliesToAll' }] },
    })
  })

  test('one for all goods does not silently stay so', async () => {
    const { body: made } = await send('POST', 'shop_coupon', { ...terms, appliesToAll: true })
    const narrowed = await send('PUT', 'shop_coupon', { _id: made._id, appliesToAll: false })
    expect(narrowed).toMatchObject({ status: 400, body: { fields: [{ path: 'appliesToAll' }] } })
    const { id: selectedItem } = await insertProduct(database)
    expect(await send('PUT', 'shop_coupon', { _id: made._id, appliesToAll: false, selectedItem })).toMatchObject({
      body: { appliesToAll: false, selectedItem },
    })
    expect(await send('PUT', 'shop_coupon', { _id: made._id, appliesToAll: false, enabled: false })).toMatchObject({
      body: { appliesToAll: false, enabled: false },
    })
  })
})

describe('sizes by the numbers of the trade', () => {
  const [one, other] = ['4006381333931', '4012345678901']
  test('their GTIN and article number are written, read, changed, taken away, and name them', async () => {
    const { body: made } = await send('POST', 'shop_product', {
      ...{ title: 'Ball', price: 20, order_number: 'BALL' },
      variants: [
        { key: 'm', size: 'M', sku: 'BALL-M', gtin: one, properties: { grip: 'rau' } },
        { key: 'l', size: 'L', order_number: 'BALL-L' },
      ],
    })
    expect(made.variants).toMatchObject([
      { key: 'm', sku: 'BALL-M', order_number: 'BALL-M', gtin: one, properties: { grip: 'rau', gtin: one } },
      { key: 'l', sku: 'BALL-L', gtin: null },
    ])
    const change = async (...variants: object[]) =>
      (await send('PUT', 'shop_product', { _id: made._id, variants })).body.variants
    expect(await change({ key: 'l', gtin: other }, { gtin: one, price: 25 })).toMatchObject([
      { key: 'm', price: 25, gtin: one, properties: { grip: 'rau', gtin: one } },
      { key: 'l', gtin: other },
    ])
    expect(await change({ sku: 'BALL-L', gtin: '' }, { key: 'm', sku: 'BALL-MM' })).toMatchObject([
      { key: 'm', sku: 'BALL-MM', properties: { grip: 'rau', gtin: one } },
      { key: 'l', gtin: null, properties: {} },
    ])
    const [medium] = made.variants!
    const alone = await send('PUT', 'shop_product', { _id: medium!._id, gtin: null })
    expect(alone).toMatchObject({ status: 200, body: { gtin: null, properties: { grip: 'rau' } } })
    expect(
      await send('PUT', 'shop_product', { _id: made._id, variants: [{ key: 'm', gtin: '4006381333930' }] }),
    ).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'variants.0.gtin' }] },
    })
  })
})

test('a product that somebody edits is refused by its own name, for whatever of it was sent', async () => {
  const { id: _id } = await insertProduct(database)
  const ada = await insertViewer(database, ['user', 'admin'])
  await takeLock(contextFor(database, { viewer: ada, tab: 'one' }), { kind: 'product', id: _id })
  expect(await send('PUT', 'shop_product', { _id, title: 'Anders' })).toMatchObject({
    status: 409,
    body: { fields: [{ path: '_id', code: 'PRODUCT_LOCKED' }] },
  })
})
