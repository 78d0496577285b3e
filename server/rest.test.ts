import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { refreshListings } from './domains/catalogue/listings/refreshListings.ts'
import { groupMembers, productGroups, variants } from './domains/catalogue/tables.ts'
import { orders } from './domains/orders/tables.ts'
import { readSettings } from './domains/settings/queries.ts'
import { newId } from './kit/ids.ts'
import { inTransaction } from './platform/database.ts'
import { routes } from './rest.ts'
import { countRows, insertPrices, insertProduct, insertSet, insertTiers, TEST_NOW } from './testing/builders.ts'
import { testDatabase } from './testing/database.ts'
import { testSite } from './testing/site.ts'

const database = await testDatabase()
const site = await testSite(database)

const groupId = newId()
const shirt = await insertProduct(database, { slug: 'trikot-nordwald', isPersonalisable: true, isNew: true }, [
  { key: 'm' },
  { key: 'l', size: 'L', available: 3 },
  { key: 'xl', size: 'XL', available: 0 },
])
const shorts = await insertProduct(database, { title: { de: 'Trainingshose', en: 'Training trousers' }, isSale: true })
await insertPrices(database, shorts.id, { 90: 2490, 5: 1990 })
const hidden = await insertProduct(database, { isOffline: true })
const kit = await insertSet(database, [shirt.id, shorts.id])
await insertTiers(database, shirt.id, { 10: 1790 })
await database.drizzle
  .insert(productGroups)
  .values({ id: groupId, slug: 'trikots', title: { de: 'Trikots', en: 'Jerseys' } })
await database.drizzle
  .insert(groupMembers)
  .values([shirt, shorts, hidden].map(({ id }) => ({ groupId, productId: id, position: 0 })))
await inTransaction(database, async tx => {
  const settings = await readSettings(tx)
  await refreshListings(tx, 'all', { settings, now: TEST_NOW })
})

const guest = () => site.client()

describe('the description', () => {
  test('names every path of the table, and no other', async () => {
    const { body } = await guest().request('GET', '/api/openapi.json')
    const { paths } = body as { paths: Record<string, Record<string, unknown>> }
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
    )
    expect(described.sort()).toEqual(routes.map(route => `${route.method} ${route.path}`).sort())
  })

  test('is readable for people, without script', async () => {
    const { status, text } = await guest().request('GET', '/api/docs')
    expect(status).toBe(200)
    expect(text).toContain('/api/v0/shop/cart')
    expect(text).not.toContain('<script')
  })
})

describe('reading the catalogue', () => {
  test('one product by path, by id, with and without a slash at the end', async () => {
    for (const path of [`/${shirt.id}`, `/${shirt.id}/`, `?id=${shirt.id}`, `/?_id=${shirt.id}`]) {
      const { status, body } = await guest().request('GET', `/api/v0/shop_product${path}`)
      expect(status).toBe(200)
      expect(body).toMatchObject({
        _id: shirt.id,
        title: 'Trikot Nordwald',
        price: 19.9,
        price_cents: 1990,
        bulk_prices: [{ from: 10, price: 17.9, price_cents: 1790, keys: [] }],
        children: shirt.variantIds,
        allow_custom_title: true,
        product_groups: [groupId],
      })
    }
  })

  test('available: empty is unlimited, a number is stock, 0 is sold out', async () => {
    const { body } = await guest().request('GET', `/api/v0/shop_product/${shirt.id}`)
    expect(
      (body as { variants: { key: string; available: unknown }[] }).variants.map(({ key, available }) => [
        key,
        available,
      ]),
    ).toEqual([
      ['m', ''],
      ['l', 3],
      ['xl', 0],
    ])
  })

  test('in English', async () => {
    const { body } = await guest().request('GET', `/api/v0/shop_product/${shirt.id}?lang=en`)
    expect(body).toMatchObject({ title: 'Nordwald jersey' })
  })

  test('a list by qry with limit, skip and sort', async () => {
    const qry = encodeURIComponent(JSON.stringify({ product_groups: groupId }))
    const { body } = await guest().request('GET', `/api/v0/shop_product?qry=${qry}&limit=1&skip=1&sort=title`)
    expect(body).toMatchObject({ total: 2, items: [{ title: 'Trikot Nordwald' }] })
  })

  test('what is offline does not exist for visitors, but for staff', async () => {
    expect(await guest().request('GET', `/api/v0/shop_product/${hidden.id}`)).toMatchObject({
      status: 404,
      body: { code: 'C404' },
    })
    const staff = await site.clientAs(['user', 'member'])
    expect(await staff.request('GET', `/api/v0/shop_product/${hidden.id}`)).toMatchObject({
      status: 200,
      body: { offline: true },
    })
  })

  test.each([
    ['a list', (ids: string[]) => ids],
    ['ids', (ids: string[]) => ({ ids })],
  ])('several by %s, in the order asked, unknown ones left out', async (_label, bodyOf) => {
    const { body } = await guest().request(
      'POST',
      '/api/v0/batch/shop_product/',
      bodyOf([shorts.id, newId(), 'nonsense', shirt.id, hidden.id]),
    )
    expect((body as { items: { _id: string }[] }).items.map(item => item._id)).toEqual([shorts.id, shirt.id])
  })

  test('groups, specials and pages', async () => {
    expect((await guest().request('GET', '/api/v0/shop_productgroup')).body).toMatchObject({
      total: 1,
      items: [{ _id: groupId, title: 'Trikots' }],
    })
    expect((await guest().request('GET', '/api/v0/specials')).body).toMatchObject({
      byProducts: [{ _id: shorts.id }],
      byGroups: [],
    })
    expect((await guest().request('POST', '/api/v1/shop/getPageDataProduct', { id: kit.id })).body).toMatchObject({
      product: { type: 'set', slots: [{ product: shirt.id }, { product: shorts.id }] },
      slots: [{ _id: shirt.id }, { _id: shorts.id }],
    })
    expect(
      (await guest().request('POST', '/api/v1/shop/getPageDataLandingPage', { group: groupId })).body,
    ).toMatchObject({ total: 2 })
  })

  test('search finds a compound by its end', async () => {
    const { body } = await guest().request('POST', '/api/v0/shop/search', { search: 'Hose' })
    expect(body).toMatchObject({
      total: 1,
      product_items: [{ _id: shorts.id, title: 'Trainingshose' }],
      cart: { items: [] },
    })
  })

  test('search and specials are those of the shop’s pages', async () => {
    const query = `{ specials(first: 50) { edges { node { id } } } search(query: "Trikots") {
      groups { id } products(first: 24) { edges { node { id } } } } }`
    const { body } = await guest().request('POST', '/graphql', { query })
    type Nodes = { edges: { node: { id: string } }[] }
    const { specials, search } = (
      body as { data: { specials: Nodes; search: { groups: { id: string }[]; products: Nodes } } }
    ).data
    const raw = ({ id }: { id: string }) => Buffer.from(id, 'base64').toString().split(':')[1]
    const idsOf = (list: Nodes) => list.edges.map(({ node }) => raw(node))
    const found = (await guest().request('POST', '/api/v0/shop/search', { search: 'Trikots' })).body as {
      product_items: { _id: string }[]
      product_groups: { _id: string }[]
    }
    expect(found.product_groups.map(({ _id }) => _id)).toEqual([groupId])
    expect(search.groups.map(raw)).toEqual([groupId])
    expect(found.product_items.map(({ _id }) => _id)).toEqual(idsOf(search.products))
    const { byProducts } = (await guest().request('GET', '/api/v0/specials')).body as { byProducts: { _id: string }[] }
    expect(byProducts.map(({ _id }) => _id)).toEqual(idsOf(specials))
    expect(byProducts).toHaveLength(1)
  })

  test('24 countries, Germany and Austria first', async () => {
    const { body } = await guest().request('GET', '/api/v0/shop_countries/')
    const { items, total } = body as { items: { code: string }[]; total: number }
    expect([total, items[0]?.code, items[1]?.code]).toEqual([24, 'de', 'at'])
  })
})

describe('signing in', () => {
  test('the session travels in a cookie that scripts cannot read', async () => {
    const client = await site.clientAs(['user', 'admin'])
    expect((await client.request('GET', '/api/v0/auth/getLoggedInState/')).body).toMatchObject({
      loggedIn: true,
      user: { roles: ['user', 'admin'] },
    })
    await client.request('GET', '/api/v0/auth/logout')
    expect((await client.request('GET', '/api/v0/auth/getLoggedInState/')).body).toMatchObject({
      loggedIn: false,
      user: { _id: null, roles: ['guest'] },
    })
  })

  test('wrong credentials answer 401', async () => {
    const answer = await guest().request('POST', '/api/v0/auth/login', { handle: 'nobody@example.com', password: 'x' })
    expect(answer).toMatchObject({ status: 401, body: { code: 'WRONG_CREDENTIALS' } })
  })

  test('a tab gets its name', async () => {
    expect((await guest().request('POST', '/api/v0/registertab', { tabSession: 'tab-1' })).body).toEqual({
      tabSession: 'tab-1',
    })
  })
})

const address = {
  type: 'person',
  first_name: 'Kim',
  last_name: 'Muster',
  address: 'Weg 1',
  zip: '4020',
  city: 'Linz',
  country: 'at',
  phone: '+43 732 123456',
}
const orderInfo = { email: 'kim@example.com', shippingAddress: address, alternate: false, selectedPayment: 'invoice' }

describe('from cart to order', () => {
  test('a guest fills the cart, orders once per key, and staff mark it paid and shipped', async () => {
    const client = guest()
    const items = [
      { item: shirt.variantIds[0], amount: 2, customization: { personalisierung: ['HOFER 7', 'ÖZ 9'] } },
      { item: kit.id, amount: 1, set: { order: { [shorts.variantIds[0]!]: 1, [shirt.variantIds[1]!]: 1 } } },
    ]
    const filled = await client.request('PUT', '/api/v0/shop/cart', { items })
    expect(filled).toMatchObject({
      status: 200,
      body: {
        items: [
          {
            item: shirt.variantIds[0],
            amount: 2,
            customization: { personalisierung: ['HOFER 7', 'ÖZ 9'] },
            price: 19.9,
            total: 39.8,
          },
          { item: kit.id, amount: 1, total: 49.9 },
        ],
        totals: { goods: 89.7, shipping: 4.9, gross: 94.6, total_cents: 9460 },
      },
    })
    const firstLine = (filled.body as { items: { _id: string }[] }).items[0]!._id
    const again = await client.request('PUT', '/api/v0/shop/cart', {
      items: [
        { ...items[0], amount: 2 },
        { ...items[1], amount: 1 },
      ],
    })
    expect((again.body as { items: { _id: string }[] }).items[0]!._id).toBe(firstLine)
    expect((await client.request('PUT', '/api/v0/shop/cart', { orderInfo })).body).toMatchObject({
      orderInfo: { email: 'kim@example.com', shippingAddress: address },
    })

    const order = { idempotency_key: 'a-key-of-this-client-0001', total_cents: 9460, terms: true }
    const refused = await client.request('POST', '/api/v0/shop_order', { ...order, total_cents: 9459 })
    expect(refused).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } })
    const placed = await client.request('POST', '/api/v0/shop_order', order)
    expect(placed).toMatchObject({
      status: 200,
      body: { total: 94.6, payed: false, items: [{ amount: 2 }, { type: 'set' }] },
    })
    const repeated = await client.request('POST', '/api/v0/shop_order', order)
    expect(repeated.body).toEqual(placed.body)
    expect(await countRows(database, 'orders')).toBe(1)
    expect((await client.request('GET', '/api/v0/shop/cart')).body).toMatchObject({ items: [] })
    const [left] = await database.drizzle.select().from(variants).where(eq(variants.id, shirt.variantIds[1]!))
    expect(left?.available).toBe(2)

    const { _id } = placed.body as { _id: string }
    expect(await client.request('GET', `/api/v0/shop_order/${_id}`)).toMatchObject({ status: 401 })
    expect(await (await site.clientAs(['user'])).request('GET', `/api/v0/shop_order/${_id}`)).toMatchObject({
      status: 404,
    })
    const admin = await site.clientAs(['user', 'admin'])
    expect(await admin.request('POST', '/api/v0/shop/markPayed', { id: _id })).toMatchObject({
      status: 200,
      body: { payed: true },
    })
    expect(await admin.request('POST', '/api/v0/shop/markPayed', { id: _id })).toMatchObject({
      status: 409,
      body: { code: 'TRANSITION_NOT_ALLOWED' },
    })
    expect(
      await admin.request('POST', '/api/v0/shop/markShipped', { id: _id, carrier: 'post', tracking_number: '123' }),
    ).toMatchObject({ status: 200, body: { shipped: true, state: 'completed' } })
    expect((await admin.request('POST', '/api/v1/shop/getPageDataOrderBrowse', {})).body).toMatchObject({ total: 1 })
    const [row] = await database.drizzle.select().from(orders)
    expect(row?.paymentState).toBe('paid')
  })

  test('favourites are replaced as a whole, and an unknown product changes nothing', async () => {
    const client = guest()
    await client.request('PUT', '/api/v0/shop/cart_favorites', { items: [shirt.id, { _id: shorts.id }] })
    expect((await client.request('GET', '/api/v0/shop/cart_favorites')).body).toEqual({
      items: [shirt.id, shorts.id],
      total: 2,
    })
    const refused = await client.request('PUT', '/api/v0/shop/cart_favorites', { items: [newId()] })
    expect(refused).toMatchObject({ status: 404, body: { code: 'C404' } })
    expect((await client.request('GET', '/api/v0/shop/cart_favorites')).body).toMatchObject({ total: 2 })
  })
})

describe('bad input gets a clear error and changes nothing', () => {
  const item = shirt.variantIds[0]!
  test.each([
    ['malformed JSON', '{"items": [', 400, 'C400'],
    ['a list instead of an object', [], 400, 'C400'],
    ['nothing', {}, 400, 'C400'],
    ['items of the wrong type', { items: 'all' }, 400, 'C400'],
    ['a negative amount', { items: [{ item, amount: -2 }] }, 400, 'C400'],
    ['a fractional amount', { items: [{ item, amount: 1.5 }] }, 400, 'C400'],
    ['an amount of 100,000', { items: [{ item, amount: 100_000 }] }, 400, 'C400'],
    ['an amount as a word', { items: [{ item, amount: 'many' }] }, 400, 'C400'],
    ['an unknown id', { items: [{ item: newId(), amount: 1 }] }, 409, 'PRODUCT_UNAVAILABLE'],
    ['an id that is none', { items: [{ item: '1; drop table orders', amount: 1 }] }, 409, 'PRODUCT_UNAVAILABLE'],
    ['what is sold out', { items: [{ item: shirt.variantIds[2], amount: 1 }] }, 409, 'SOLD_OUT'],
    ['more than is left', { items: [{ item: shirt.variantIds[1], amount: 50 }] }, 409, 'ONLY_FEW_LEFT'],
    [
      'an unequal set',
      { items: [{ item: kit.id, amount: 1, set: { order: { [item]: 2, [shorts.variantIds[0]!]: 1 } } }] },
      400,
      'C400',
    ],
    ['a NUL in a text', { items: [{ item, amount: 1, customization: { personalisierung: 'A\u0000B' } }] }, 400, 'C400'],
    [
      'an emoji in a text',
      { items: [{ item, amount: 1, customization: { personalisierung: ['TOR ⚽'] } }] },
      400,
      'C400',
    ],
  ])('PUT shop/cart with %s', async (_label, body, status, code) => {
    const answer = await guest().request('PUT', '/api/v0/shop/cart', body)
    expect([answer.status, (answer.body as { code?: string }).code]).toEqual([status, code])
    expect(answer.text).not.toMatch(/node_modules|select |server\//)
  })

  test.each([
    ['qry that is no JSON', 'qry={'],
    ['an unknown field in qry', 'qry={"secret":1}'],
    ['an operator in qry', 'qry={"_id":{"$gt":""}}'],
    ['a limit of 0', 'limit=0'],
    ['a limit of 100,000', 'limit=100000'],
    ['a negative skip', 'skip=-1'],
    ['an unknown sort', 'sort=password'],
  ])('GET shop_product with %s', async (_label, query) => {
    expect(await guest().request('GET', `/api/v0/shop_product?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'C400' },
    })
  })

  test('an unknown path answers NO_ROUTE, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      expect(await guest().request(method, '/api/v0/nothing', method === 'GET' ? undefined : {})).toMatchObject({
        status: 404,
        body: { code: 'NO_ROUTE' },
      })
    }
  })

  test('another site’s page may not change anything', async () => {
    const answer = await guest().request('PUT', '/api/v0/shop/cart', { items: [] }, { origin: 'https://evil.example' })
    expect(answer).toMatchObject({ status: 403, body: { code: 'C100' } })
  })

  test('an API key that opens nothing is refused', async () => {
    const answer = await guest().request('GET', '/api/v0/shop_product', undefined, {
      authorization: 'Bearer 0123456789abcdef0123',
    })
    expect(answer).toMatchObject({ status: 401, body: { code: 'C100' } })
  })
})
