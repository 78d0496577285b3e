import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { siteVersion } from '../../../platform/siteVersion.ts'
import { countRows } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
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
async function made(path: string, body: unknown): Promise<Item> {
  const { status, body: item } = await send('POST', path, body)
  expect([status, item.message]).toEqual([200, undefined])
  return item
}
const guestSees = async (path: string) => {
  const { status, body } = await site.client().request('GET', `${base}${path}`)
  return { status, body: body as Item }
}

const everything = async () => [
  await siteVersion(database),
  ...(await Promise.all(
    ['products', 'variants', 'product_groups', 'colors', 'tier_prices', 'price_changes', 'audit_entries'].map(table =>
      countRows(database, table),
    ),
  )),
]

describe('a product', () => {
  test('is made with all that is documented, and read back', async () => {
    const group = await made('productgroup', { title: 'Trikots' })
    const navy = await made('color', { title: 'Marine', color_id: 'NAV', hex: '#1F2A44' })
    const other = await made('product', { title: 'Short Nordwald', price: 14.9 })
    const sent = {
      title: 'Trikot Nordwald',
      title_sub: 'Kurzarm',
      description: 'Leicht und robust.',
      details: '<p>100 % Polyester</p><script>steal()</script>',
      waschanleitung: '<p>30 Grad</p>',
      order_number: 'HF-100',
      price: 19.9,
      bulk_prices: [
        { from: 10, price: 17.9 },
        { from: 20, price_cents: 1590, price: 99, keys: ['m'] },
      ],
      vat_groups: ['standard'],
      shipping_groups: ['parcel'],
      product_groups: [group._id],
      variants: [
        { key: 'm', gender: 'Herren', size: 'M', color: 'NAV', available: 3, order_number: 'HF-100-M' },
        {
          key: '140',
          gender: 'Kinder',
          size: '140',
          color: navy._id,
          available: '',
          price: 14.9,
          visible_again_from: '2027-01-10',
        },
      ],
      expected_days_until_shipping_min: 3,
      expected_days_until_shipping: 5,
      cross: [other._id],
      tags: ['verein'],
      new: true,
      sale: false,
      order: 7,
      allow_custom_title: true,
      desc_indi: '<p>Name und Nummer</p>',
      desc_indi_maxlength: 14,
      special_offers: [{ start: 1795168800, end: '2026-12-01', discount_groups: [] }],
      shipping_data: { weight: 180 },
    }
    const product = await made('product', sent)
    const { body } = await guestSees(`product/${product._id}`)
    const { details, bulk_prices: _tiers, variants, special_offers: offers, ...same } = sent
    expect(body).toMatchObject({
      ...same,
      slug: 'trikot-nordwald',
      type: 'product',
      details: '<p>100 % Polyester</p>',
      price_cents: 1990,
      offline: false,
      bulk_prices: [
        { from: 10, price: 17.9, price_cents: 1790, keys: [] },
        { from: 20, price: 15.9, price_cents: 1590, keys: ['m'] },
      ],
      variants: [
        {
          key: 'm',
          gender: 'Herren',
          size: 'M',
          color: 'NAV',
          available: 3,
          price: 19.9,
          order_number: 'HF-100-M',
          childSize: false,
        },
        {
          key: '140',
          gender: 'Kinder',
          color: 'NAV',
          available: '',
          price: 14.9,
          visible_again_from: '2027-01-10',
          childSize: true,
        },
      ],
      colors: [{ _id: navy._id, title: 'Marine' }],
    })
    expect(Object.keys(offers[0]!)).toEqual(['start', 'end', 'discount_groups'])
    expect([details.includes('script'), variants.length]).toEqual([true, 2])
    const stored = (body as unknown as { special_offers: { start: string; end: string }[] }).special_offers
    expect(stored.map(({ start, end }) => [new Date(start).toISOString(), new Date(end).toISOString()])).toEqual([
      ['2026-11-20T10:00:00.000Z', '2026-11-30T23:00:00.000Z'],
    ])
    const listed = await guestSees(`product?qry=${encodeURIComponent(JSON.stringify({ product_groups: group._id }))}`)
    expect(listed.body).toMatchObject({ total: 1, items: [{ _id: product._id }] })
    const { body: results } = await site.client().request('POST', '/api/v0/shop/search', { search: 'Nordwald Trikot' })
    expect(results).toMatchObject({ product_items: [{ _id: product._id }] })
  })

  test('what was read before something was sold is not written: its stock would come back', async () => {
    const { _id } = await made('product', {
      title: 'Weste Rückweg',
      price: 9.9,
      variants: [{ size: 'M', available: 5 }],
    })
    const { body: read } = await send('GET', `product/${_id}`)
    await database.pool.query('update variants set available = 2 where product_id = $1', [_id])
    expect(await send('PUT', 'product', { ...(read as object), title: 'Weste Hinweg' })).toMatchObject({
      status: 409,
      body: { code: 'STALE_REVISION', revision: 1, fields: [{ path: 'changed' }] },
    })
    const { body: now } = await send('GET', `product/${_id}`)
    expect(now).toMatchObject({ title: 'Weste Rückweg', variants: [{ available: 2 }] })
    expect((await send('PUT', 'product', { ...(now as object), title: 'Weste Hinweg' })).body).toMatchObject({
      title: 'Weste Hinweg',
      variants: [{ available: 2 }],
    })
  })

  test('texts in both languages that are as they were change nothing', async () => {
    const texts = { title: { de: 'Kappe Doppelt', en: 'Double cap' }, description: { de: 'Rund.', en: 'Round.' } }
    const { _id } = await made('product', { ...texts, price: 9.9 })
    const { body: before } = await send('GET', `product/${_id}`)
    const entries = await countRows(database, 'audit_entries')
    expect(await send('PUT', 'product', { _id, ...texts })).toMatchObject({ status: 200, body: before as object })
    expect(await countRows(database, 'audit_entries')).toBe(entries)
    const { body: after } = await send('PUT', 'product', { _id, ...texts, title: { en: 'Cap twice' } })
    expect(after).toMatchObject({ revision: 2, title: 'Kappe Doppelt' })
  })

  test('what was read can be sent back and changes nothing', async () => {
    const { _id } = await made('product', {
      title: 'Jacke Rückweg',
      price: 49.9,
      shipping_data: { weight: 500 },
      visible_again_from: '2027-02-01',
      variants: [{ size: 'S' }, { size: 'M', price: 54.9, available: 2 }],
    })
    const { body: before } = await send('GET', `product/${_id}`)
    const prices = await countRows(database, 'price_changes')
    const { status, body: after } = await send('PUT', 'product', before)
    expect((before as { changed?: string }).changed).toMatch(/^\d{4}-\d\d-\d\dT/)
    expect([status, after]).toEqual([200, before])
    expect(await countRows(database, 'price_changes')).toBe(prices)
    const { rows } = await database.pool.query(
      'select price_cents, weight_grams, back_on from variants where product_id = $1 order by sort_order',
      [_id],
    )
    expect(rows).toEqual([
      { price_cents: null, weight_grams: null, back_on: null },
      { price_cents: 5490, weight_grams: null, back_on: null },
    ])
  })

  test('is changed in part, in both languages, its price noted once per change', async () => {
    const { _id } = await made('product', { title: 'Polo Ufer', title_sub: 'Kurzarm', price: 29.9 })
    const version = await siteVersion(database)
    expect((await send('PUT', 'product?lang=en', { _id, title: 'Shore polo' })).body).toMatchObject({
      title: 'Shore polo',
    })
    expect((await send('PUT', 'product', { _id, title: 'Polo Ufer Neu', price: 27.5 })).body).toMatchObject({
      title: 'Polo Ufer Neu',
      title_sub: 'Kurzarm',
      price: 27.5,
    })
    expect(await siteVersion(database)).toBeGreaterThan(version)
    expect((await guestSees(`product/${_id}?lang=en`)).body).toMatchObject({
      title: 'Shore polo',
      title_sub: 'Kurzarm',
    })
    const { rows } = await database.pool.query(
      'select price_cents from price_changes where product_id = $1 order by id',
      [_id],
    )
    expect(rows).toEqual([{ price_cents: 2990 }, { price_cents: 2750 }])
    await send('PUT', 'product', { _id, title_sub: '', price_cents: 2400, price: 99, offline: true })
    expect((await send('GET', `product/${_id}`)).body).toMatchObject({ title_sub: null, price: 24, offline: true })
    expect((await guestSees(`product/${_id}`)).status).toBe(404)
  })

  test('without sizes is sold as it is', async () => {
    const { _id } = await made('product', { title: 'Ballpumpe', price: 9.9, available: 4 })
    expect((await guestSees(`product/${_id}`)).body).toMatchObject({ available: 4, variants: [] })
    // More than a few: visitors read no more of it than the shop's pages say, staff all of it.
    expect((await send('PUT', 'product', { _id, available: 40 })).body).toMatchObject({ available: 40 })
    expect((await guestSees(`product/${_id}`)).body).toMatchObject({ available: '' })
    expect((await send('PUT', 'product', { _id, available: 0 })).body).toMatchObject({ available: 0 })
    expect((await guestSees(`product/${_id}`)).body).toMatchObject({ available: 0 })
    await send('PUT', 'product', { _id, available: 4 })
    const { status, body } = await site
      .client()
      .request('PUT', '/api/v0/shop/cart', { items: [{ item: _id, amount: 2 }] })
    expect([status, body]).toMatchObject([200, { totals: { goods: 19.8 } }])
  })

  test('a set is made of products', async () => {
    const [a, b] = [
      await made('product', { title: 'Stutzen A', price: 9 }),
      await made('product', { title: 'Stutzen B', price: 8 }),
    ]
    const set = await made('product', {
      title: 'Set',
      price: 15,
      price_children: 12.5,
      slots: [{ product: a._id }, b._id],
    })
    expect((await guestSees(`product/${set._id}`)).body).toMatchObject({
      type: 'set',
      slots: [{ product: a._id }, { product: b._id }],
      price_children_cents: 1250,
    })
  })

  test('a size can be made, changed and removed as a child of its own', async () => {
    const { _id: parent } = await made('product', { title: 'Hose Kind', price: 24.9, variants: [{ size: 'S' }] })
    const child = await made('product', { parent, size: 'XL', gender: 'Damen', price: 26.9, available: 5 })
    expect(child).toMatchObject({ parent, size: 'XL', price_cents: 2690, available: 5 })
    expect((await send('PUT', 'product', { _id: child._id, available: 0, size: 'XXL' })).body).toMatchObject({
      size: 'XXL',
      available: 0,
      gender: 'Damen',
    })
    expect((await guestSees(`product/${child._id}`)).body).toMatchObject({ parent, size: 'XXL' })
    expect((await send('GET', `product/${parent}`)).body.children).toHaveLength(2)
    expect((await send('DELETE', `product/${child._id}`)).body).toEqual({ _id: child._id, removed: [child._id] })
    expect((await send('GET', `product/${parent}`)).body.children).toHaveLength(1)
  })

  test('sizes have further properties, which are listed with colour, size and fit', async () => {
    const variants = [
      { key: 'm', size: 'M', gender: 'Herren', properties: { sleeve: 'long', stars: 2 } },
      { key: 'l', size: 'L', gender: 'Herren', properties: { sleeve: 'short' } },
    ]
    const { _id } = await made('product', { title: 'Hemd', price: 24.9, variants })
    const props = { gender: ['Herren'], size: ['M', 'L'], color: [], sleeve: ['long', 'short'], stars: [2] }
    const read = (await guestSees(`product/${_id}`)).body
    expect(read).toMatchObject({
      variants: [{ properties: { sleeve: 'long', stars: 2 } }, { properties: { sleeve: 'short' } }],
      variantProps: props,
      // Of these a tile shows what the settings name, and always colours and fits.
      previewProps: { color: [], gender: ['Herren'] },
    })
    const [m, l] = read.children as string[]
    await send('PUT', 'product', { _id: l, properties: { sleeve: 'none' } })
    await send('PUT', 'product', { _id: m, size: 'S' })
    expect((await guestSees(`product/${_id}`)).body.variantProps).toMatchObject({
      sleeve: ['long', 'none'],
      stars: [2],
    })
    const before = await everything()
    expect((await send('PUT', 'product', { _id: m, properties: { size: 'XS' } })).status).toBe(400)
    expect(await everything()).toEqual(before)
  })

  test('an outdated revision and duplicates are told', async () => {
    const { _id } = await made('product', { title: 'Kappe', price: 12, order_number: 'K-1', slug: 'kappe' })
    await send('PUT', 'product', { _id, order: 3, revision: 1 })
    expect(await send('PUT', 'product', { _id, order: 4, revision: 1 })).toMatchObject({
      status: 409,
      body: { code: 'STALE_REVISION' },
    })
    for (const [field, value] of [
      ['order_number', 'K-1'],
      ['slug', 'kappe'],
    ] as const) {
      const before = await everything()
      const { status, body } = await send('POST', 'product', { title: 'Andere', price: 1, [field]: value })
      expect([status, body.code, body.fields?.[0]?.path]).toEqual([409, '11000', field])
      expect(body.message).toContain('E11000')
      expect(await everything()).toEqual(before)
    }
  })
})

describe('removing', () => {
  const product = async () => (await made('product', { title: 'Weg damit', price: 1 }))._id

  test.each<[string, (id: string) => [string, unknown]]>([
    ['the id in the path', (id: string) => [`product/${id}`, undefined]],
    ['_id in the body', (id: string) => ['product', { _id: id }]],
    ['id in the body', (id: string) => ['product/', { id }]],
  ])('one by %s', async (_label, requestOf) => {
    const id = await product()
    const [path, body] = requestOf(id)
    expect(await send('DELETE', path, body)).toMatchObject({ status: 200, body: { removed: [id] } })
    expect((await send('GET', `product/${id}`)).status).toBe(404)
    expect(await send('DELETE', path, body)).toMatchObject({ status: 404, body: { code: 'C404' } })
    expect(await send('PUT', 'product', { _id: id, order: 1 })).toMatchObject({ status: 404, body: { code: 'C404' } })
  })

  test.each([
    ['DELETE with a list', 'DELETE', (ids: string[]) => ids],
    ['DELETE with ids', 'DELETE', (ids: string[]) => ({ ids })],
    ['DELETE with remove', 'DELETE', (ids: string[]) => ({ remove: ids })],
    ['POST with remove', 'POST', (ids: string[]) => ({ remove: ids })],
  ] as const)('several by %s, unknown ids left out', async (_label, method, bodyOf) => {
    const [a, b] = [await product(), await product()]
    const answer = await send(method, 'product', bodyOf([b, newId(), 'nonsense', a]))
    expect(answer).toEqual({ status: 200, body: { removed: [b, a] } })
    expect(await send(method, 'product', bodyOf([a]))).toEqual({ status: 200, body: { removed: [] } })
  })

  test.each([
    ['nothing', 'DELETE', {}],
    ['an empty list', 'DELETE', []],
    ['numbers', 'POST', { remove: [1] }],
    ['a text', 'POST', { remove: 'all' }],
    ['too many', 'POST', { remove: Array(1001).fill('x') }],
  ])('%s is refused', async (_label, method, body) => {
    expect(await send(method, 'product', body)).toMatchObject({ status: 400, body: { code: 'C400' } })
  })

  test('an order stays, whoever asks', async () => {
    for (const [method, path, body] of [
      ['DELETE', 'order', { _id: newId() }],
      ['DELETE', `order/${newId()}`, undefined],
      ['DELETE', 'order', [newId()]],
      ['POST', 'order', { remove: [newId()] }],
    ] as const) {
      const { status, body: answer } = await send(method, path, body)
      expect([status, answer.code]).toEqual([409, 'TRANSITION_NOT_ALLOWED'])
      expect(answer.message).toContain('never removed')
    }
  })
})
