import { describe, expect, test } from 'vitest'
import { insertRange } from '../../testing/asking.ts'
import { contextFor, insertProduct, insertSet, insertViewer } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { testSite } from '../../testing/site.ts'
import { createCoupon } from '../coupons/operations/coupons.ts'
import type { CouponChanges } from '../coupons/rules/terms.ts'

/** What the documented paths of cart and checkout say of what they refuse: where it is, and why. */

const database = await testDatabase()
const site = await testSite(database)
const { shirt } = await insertRange(database)
const short = await insertProduct(database, {}, [{ size: 'M' }, { size: 'L' }])
const set = await insertSet(database, [shirt.id, short.id])
const [medium] = shirt.variantIds as [string]
const [shortM] = short.variantIds as [string]

interface Refused {
  readonly status: number
  readonly body: {
    readonly message: string
    readonly fields: readonly { path: string; code: string; message: string }[]
  }
}
const put = async (body: object) =>
  (await site.client().request('PUT', '/api/v0/shop/cart', body)) as unknown as Refused

/** What stands at a path of a body that was sent. */
const sentAt = (body: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, step) => (value as Readonly<Record<string, unknown>> | undefined)?.[step], body)

const good = { item: medium, amount: 1 }
const gone = { item: medium, amount: -1 }
const slotsOf = (first: object, second: object) => [
  { product: shirt.id, order: first },
  { product: short.id, order: second },
]
const long = 'x'.repeat(600)

test.each<[string, object, string, unknown]>([
  ['an amount that is none', { items: [{ ...good, amount: 1.5 }] }, 'items.0.amount', 1.5],
  ['an amount below nought', { items: [{ ...good, amount: -2 }] }, 'items.0.amount', -2],
  ['no pieces', { items: [{ ...good, amount: 0 }] }, 'items.0.amount', 0],
  ['too many', { items: [gone, { ...good, amount: 999_999 }] }, 'items.1.amount', 999_999],
  ['an unknown product', { items: [good, { item: 'nix', amount: 1 }] }, 'items.1.item', 'nix'],
  ['a product without its size', { items: [gone, good, { item: short.id }] }, 'items.2.item', short.id],
  [
    'a note that is too long',
    { items: [{ ...good, order_desc: 'x'.repeat(501) }] },
    'items.0.order_desc',
    'x'.repeat(501),
  ],
  [
    'a text that is too long',
    { items: [{ ...good, customization: { personalisierung: long } }] },
    'items.0.customization.personalisierung',
    long,
  ],
  [
    'a piece of a set by its key',
    { items: [{ item: set.id, set: { order: { [medium]: -4, [shortM]: 1 } } }] },
    `items.0.set.order.${medium}`,
    -4,
  ],
  [
    'a piece of a slot, whatever the order of slots',
    { items: [gone, { item: set.id, set: { slots: slotsOf({ [medium]: 1 }, { [shortM]: -4 }).toReversed() } }] },
    `items.1.set.slots.0.order.${shortM}`,
    -4,
  ],
  [
    'a text on a piece of a set',
    { items: [{ item: set.id, set: { order: { [medium]: 1, [shortM]: 1 }, customization: { [medium]: [long] } } }] },
    `items.0.set.customization.${medium}`,
    [long],
  ],
  [
    'a VAT id that is too long',
    { orderInfo: { shippingAddress: { vat_id: 'x'.repeat(900) } } },
    'orderInfo.shippingAddress.vat_id',
    'x'.repeat(900),
  ],
  [
    'a name that is too long',
    { orderInfo: { shippingAddress: { first_name: 'x'.repeat(900) } } },
    'orderInfo.shippingAddress.first_name',
    'x'.repeat(900),
  ],
  [
    'a station’s customer number',
    { orderInfo: { station: { customer_number: long.slice(0, 150) } } },
    'orderInfo.station.customer_number',
    long.slice(0, 150),
  ],
])('%s is refused where it was sent', async (_what, body, path, value) => {
  const answer = await put(body)
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.body.fields.map(each => each.path)).toContain(path)
  expect(sentAt(body, path)).toEqual(value)
  for (const each of answer.body.fields)
    expect([each.path, sentAt(body, each.path) !== undefined]).toEqual([each.path, true])
})

test('an amount that is none is told what it has to be', async () => {
  expect((await put({ items: [{ ...good, amount: 1.5 }] })).body.message).toBe('must be a whole number')
})

test('an order is refused at the fields that it was sent with', async () => {
  const client = site.client()
  await client.request('PUT', '/api/v0/shop/cart', { items: [good] })
  const { body } = (await client.request('POST', '/api/v0/shop_order', {
    ...{ idempotency_key: 'short', total_cents: 1 },
  })) as unknown as Refused
  expect(body.fields.map(({ path }) => path)).toEqual(['idempotency_key'])
  const order = { idempotency_key: 'long-enough-for-an-order', total_cents: 1 }
  const refused = (await client.request('POST', '/api/v0/shop_order', order)) as unknown as Refused
  const paths = refused.body.fields.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['total_cents', 'orderInfo.email', 'orderInfo.selectedPayment']))
  expect(paths.filter(path => /checkout|expectedTotal|accept[TC]/.test(path))).toEqual([])
})

describe('a code that cannot be used', () => {
  const staff = async () => contextFor(database, { viewer: await insertViewer(database, ['user', 'admin']) })
  const reasons: [string, CouponChanges, string][] = [
    ['VORBEI', { validUntil: '2020-01-31' }, 'The coupon held until 2020-01-31.'],
    ['BALD', { validFrom: '2099-01-31' }, 'The coupon holds from 2099-01-31 on.'],
    ['MITGLIED', { roles: ['member'] }, 'The coupon is for other customers, some of whom have to sign in first.'],
  ]
  test('is told why, each in words of its own', async () => {
    const context = await staff()
    const client = site.client()
    await client.request('PUT', '/api/v0/shop/cart', { items: [good] })
    for (const [code, terms] of reasons) await createCoupon(context, { code, value: 1000, scope: 'all', ...terms })
    for (const [code, , message] of [...reasons, ['NIE-DA', {}, 'No coupon and no voucher has this code.'] as const]) {
      for (const [method, path] of [
        ['POST', 'shop_coupon/validate'],
        ['PUT', 'shop/cart'],
      ] as const) {
        const { body } = await client.request(method, `/api/v0/${path}`, { code })
        expect(body).toMatchObject({ message, fields: [{ path: 'code', message }] })
      }
    }
  })

  test('says once of an empty one that it is empty', async () => {
    const answer = await site.client().request('POST', '/api/v0/shop_coupon/validate', { code: '' })
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ path: 'code' }] } })
    expect((answer as unknown as Refused).body.fields).toHaveLength(1)
    expect(await site.client().request('POST', '/api/v0/shop_coupon/validate', {})).toMatchObject({
      body: { message: 'code is missing' },
    })
  })
})
