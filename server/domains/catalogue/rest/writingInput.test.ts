import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { testDatabase } from '../../../testing/database.ts'
import { catalogueState } from '../../../testing/refusals.ts'
import { type Client, testSite } from '../../../testing/site.ts'

const database = await testDatabase()
const site = await testSite(database)
let admin: Client
beforeAll(async () => {
  admin = await site.clientAs(['user', 'admin'])
})

type Item = Record<string, unknown> & { _id: string }

const base = '/api/v0/shop_'
async function send(method: string, path: string, body?: unknown, client = admin) {
  const { status, body: answer } = await client.request(method, `${base}${path}`, body)
  return {
    status,
    body: answer as Item & { code?: string; message?: string; fields?: { path: string }[]; removed?: string[] },
  }
}

const everything = () => catalogueState(database)

describe('bad input gets a clear error and changes nothing', () => {
  const product = { title: 'Neu', price: 1 }
  test.each<[string, string, unknown, number, string, string]>([
    ['no title', 'product', { price: 1 }, 400, 'C400', 'title'],
    ['a number for a title', 'product', { title: 7 }, 400, 'C400', 'title'],
    ['three decimals', 'product', { ...product, price: 19.999 }, 400, 'C400', 'price'],
    ['a negative price', 'product', { ...product, price: -1 }, 400, 'C400', 'price'],
    ['a price in words', 'product', { ...product, price: 'teuer' }, 400, 'C400', 'price'],
    ['more than a million', 'product', { ...product, price: 1_000_001 }, 400, 'C400', 'price'],
    ['an infinite price', 'product', '{"title":"Neu","price":1e999}', 400, 'C400', 'price'],
    ['half a cent', 'product', { ...product, price_cents: 0.5 }, 400, 'C400', 'price_cents'],
    ['negative stock', 'product', { ...product, available: -1 }, 400, 'C400', 'available'],
    ['half a piece', 'product', { ...product, variants: [{ available: 1.5 }] }, 400, 'C400', 'variants.0.available'],
    ['an unknown fit', 'product', { ...product, variants: [{ gender: 'Riesen' }] }, 400, 'C400', 'variants.0.gender'],
    ['an unknown colour', 'product', { ...product, variants: [{ color: 'NIX' }] }, 404, 'C404', 'variants.0.color'],
    ['variants that are no list', 'product', { ...product, variants: 'M' }, 400, 'C400', 'variants'],
    [
      'a tier without a price',
      'product',
      { ...product, bulk_prices: [{ from: 3 }] },
      400,
      'C400',
      'bulk_prices.0.price',
    ],
    [
      'a tier from no piece',
      'product',
      { ...product, bulk_prices: [{ from: 0, price: 1 }] },
      400,
      'C400',
      'bulk_prices.0.from',
    ],
    [
      'a tier with three decimals',
      'product',
      { ...product, bulk_prices: [{ from: 3, price: 0.123 }] },
      400,
      'C400',
      'bulk_prices.0.price',
    ],
    [
      'a tier for no variant',
      'product',
      { ...product, bulk_prices: [{ from: 3, price: 1, keys: ['x'] }] },
      404,
      'C404',
      'bulk_prices.0.keys',
    ],
    ['an unknown group', 'product', { ...product, product_groups: [newId()] }, 404, 'C404', 'product_groups'],
    ['an unknown piece', 'product', { ...product, slots: [newId()] }, 404, 'C404', 'slots.0'],
    ['an unknown VAT group', 'product', { ...product, vat_groups: ['none'] }, 400, 'C400', 'vat_groups'],
    ['an unknown parent', 'product', { parent: newId(), size: 'M' }, 404, 'C404', ''],
    [
      'a day that does not exist',
      'product',
      { ...product, visible_again_from: '2026-02-30' },
      400,
      'C400',
      'visible_again_from',
    ],
    [
      'an offer that ends before it begins',
      'product',
      { ...product, special_offers: [{ start: '2026-12-02', end: '2026-12-01' }] },
      400,
      'C400',
      'special_offers.0.end',
    ],
    ['an unknown kind', 'product', { ...product, type: 'service' }, 400, 'C400', 'type'],
    ['NUL in the title', 'product', { ...product, title: 'a\0b' }, 400, 'C400', 'title'],
    ['NUL in the details', 'product', { ...product, details: '<p>\0</p>' }, 400, 'C400', 'details'],
    ['NUL in a number', 'product', { ...product, order_number: 'A\0' }, 400, 'C400', 'order_number'],
    ['NUL in an address', 'product', { ...product, slug: 'a\0' }, 400, 'C400', 'slug'],
    ['NUL in a size', 'product', { ...product, variants: [{ size: '\0' }] }, 400, 'C400', 'variants.0.size'],
    ['NUL in a tag', 'product', { ...product, tags: ['\0'] }, 400, 'C400', 'tags'],
    ['half a character', 'product', '{"title":"a\\ud800","price":1}', 400, 'C400', 'title'],
    ['a text of 900 kB', 'product', { ...product, description: 'x'.repeat(900_000) }, 400, 'C400', 'description'],
    ['a text of 1 MB', 'product', { ...product, details: 'x'.repeat(1_000_000) }, 400, 'C400', 'details'],
    ['more than 16 MB', 'product', { ...product, details: 'x'.repeat(16_000_000) }, 413, 'C400', ''],
    ['an empty list', 'product', [], 400, 'C400', ''],
    ['a field that does not exist', 'product', { ...product, colour: 'NAV' }, 400, 'C400', 'colour'],
    ['one of a size', 'product', { ...product, variants: [{ size: 'M', hue: 1 }] }, 400, 'C400', 'variants.0.hue'],
    ['no title of a group', 'productgroup', {}, 400, 'C400', 'title'],
    ['an unknown picture', 'productgroup', { title: 'G', image: newId() }, 404, 'C404', 'image'],
    ['NUL in a group', 'productgroup', { title: '\0' }, 400, 'C400', 'title'],
    ['a name of ours', 'productgroup', { title: 'Checkout' }, 400, 'C400', 'slug'],
    ['no value of a colour', 'color', { title: 'Rot', hex: 'rot' }, 400, 'C400', 'hex'],
    ['NUL in a colour', 'color', { title: 'Rot', color_id: '\0' }, 400, 'C400', 'color_id'],
  ])('%s', async (_label, path, body, status, code, field) => {
    const before = await everything()
    const { status: answered, body: answer } = await send('POST', path, body)
    const [first] = (answer.fields ?? []) as { path: string }[]
    expect([answered, answer.code, first?.path ?? '']).toEqual([status, code, field])
    expect(await everything()).toEqual(before)
  })

  test.each(['product', 'productgroup', 'color'])('PUT shop_%s of nothing and of what is not there', async path => {
    expect(await send('PUT', path, { title: 'X' })).toMatchObject({ status: 400, body: { fields: [{ path: '_id' }] } })
    for (const _id of [newId(), 'nichts']) {
      expect(await send('PUT', path, { _id, title: 'X' })).toMatchObject({ status: 404, body: { code: 'C404' } })
    }
  })
})
