import { describe, expect, test } from 'vitest'
import { newId } from '../../kit/ids.ts'
import { inTransaction } from '../../platform/database.ts'
import { insertRange, productId, variantId } from '../../testing/asking.ts'
import { countRows, insertProduct, insertViewer, setSettings, statementsOf, TEST_NOW } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { type Client, testSite } from '../../testing/site.ts'
import { openSession } from '../accounts/sessions/sessions.ts'
import { refreshListings } from '../catalogue/listings/refreshListings.ts'
import { productDownloads, productImages } from '../catalogue/tables.ts'
import { files } from '../files/tables.ts'
import { readSettings } from './queries.ts'

const database = await testDatabase()
const site = await testSite(database)
const { shirt } = await insertRange(database)
const origin = 'https://team.example.net'
await setSettings(database, 'storefronts', { allowedOrigins: [origin, 'http://localhost:5173'] })

const create = 'mutation { createCart { token } }'
const addToCart = `mutation ($input: AddToCartInput!) { addToCart(input: $input) { addedAmount errors { code } } }`
const input = { productId: productId(shirt), pieces: [{ variantId: variantId(shirt), amount: 2 }] }
const from = (client: Client, query: string, headers: Record<string, string> = {}, variables: object = {}) =>
  client.request('POST', '/graphql', { query, variables }, { origin, ...headers })
const cors = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('access-control-')))
const preflight = (path: string, asking = origin) =>
  site.client().request('OPTIONS', path, undefined, { origin: asking, 'access-control-request-method': 'POST' })

describe('a storefront of an allowed origin', () => {
  test('fills a cart by its token, without cookies in either direction', async () => {
    const client = site.client()
    const made = await from(client, create)
    const { token } = (made.body as { data: { createCart: { token: string } } }).data.createCart
    expect([made.status, cors(made.headers), made.headers['set-cookie']]).toEqual([
      200,
      {
        'access-control-allow-origin': origin,
        'access-control-expose-headers': 'RateLimit, RateLimit-Policy, Retry-After, X-Request-Id',
      },
      undefined,
    ])
    expect(String(made.headers.vary)).toContain('Origin')
    const added = await from(client, addToCart, { 'cart-token': token }, { input })
    expect(added.body).toEqual({ data: { addToCart: { addedAmount: 2, errors: [] } } })
    const rest = await client.request('GET', '/api/v0/shop/cart', undefined, { origin, 'cart-token': token })
    expect([rest.headers['access-control-allow-origin'], rest.body]).toEqual([
      origin,
      expect.objectContaining({ items: [expect.objectContaining({ amount: 2 })] }),
    ])
  })

  test('without a token hears that it needs one, and gets no cookie', async () => {
    const client = site.client()
    const before = await countRows(database, 'carts')
    const answer = await from(client, addToCart, {}, { input })
    expect([answer.body, answer.headers['set-cookie']]).toEqual([
      { data: { addToCart: { addedAmount: 0, errors: [{ code: 'CART_TOKEN_REQUIRED' }] } } },
      undefined,
    ])
    expect(await countRows(database, 'carts')).toBe(before)
  })

  test('cookies that a browser sends along count for nothing: not a session’s, not a visitor’s', async () => {
    const { accountId } = await insertViewer(database, ['user', 'admin'])
    const { secret } = await openSession(database, accountId!)
    const browser = site.client(new Map([['session', secret]]))
    const query = '{ viewer { isStaff account { id } } }'
    expect((await browser.request('POST', '/graphql', { query })).body).toMatchObject({
      data: { viewer: { isStaff: true } },
    })
    expect((await from(browser, query)).body).toEqual({ data: { viewer: { isStaff: false, account: null } } })
    const visitor = site.client()
    await visitor.request('POST', '/graphql', { query: addToCart, variables: { input } })
    const cart = await visitor.request('GET', '/api/v0/shop/cart', undefined, { origin })
    expect([cart.status, (cart.body as { code: string }).code]).toEqual([409, 'CART_TOKEN_REQUIRED'])
    // Nor does an answer end a session, or begin one.
    const out = await browser.request('GET', '/api/v0/auth/logout', undefined, { origin })
    expect(out.headers['set-cookie']).toBeUndefined()
    expect((await browser.request('POST', '/graphql', { query })).body).toMatchObject({
      data: { viewer: { isStaff: true } },
    })
  })

  test('a preflight says what may be done: no credentials, no keys', async () => {
    for (const path of ['/graphql', '/api/v0/shop/cart', '/api/v0/shop_order']) {
      const { status, headers, text } = await preflight(path)
      expect([path, status, text, cors(headers)]).toEqual([
        ...[path, 204, ''],
        {
          'access-control-allow-origin': origin,
          'access-control-allow-methods': 'GET, POST, PUT, DELETE',
          'access-control-allow-headers': 'Content-Type, Accept-Language, Cart-Token, X-Partner',
          'access-control-expose-headers': 'RateLimit, RateLimit-Policy, Retry-After, X-Request-Id',
          'access-control-max-age': '600',
        },
      ])
    }
    expect((await preflight('/graphql', 'http://localhost:5173')).status).toBe(204)
  })
})

describe('any other origin', () => {
  const strangers = [
    ...['https://evil.example.net', 'http://team.example.net', 'https://team.example.net:444', 'null'],
    ...['https://team.example.net.evil.example', 'https://sub.team.example.net', 'http://localhost:9999', '*'],
  ]

  test.each(strangers)('%s changes nothing, and reads nothing that its browser would show it', async stranger => {
    const before = await countRows(database, 'carts')
    const client = site.client()
    for (const [method, path, body] of [
      ['POST', '/graphql', { query: create }],
      ['PUT', '/api/v0/shop/cart', { items: [] }],
    ] as const) {
      const answer = await client.request(method, path, body, { origin: stranger })
      expect([answer.status, (answer.body as { code: string }).code, cors(answer.headers)]).toEqual([403, 'C100', {}])
    }
    const reading = await client.request('GET', '/api/v0/shop_product', undefined, { origin: stranger })
    expect([reading.status, cors(reading.headers)]).toEqual([200, {}])
    expect(cors((await preflight('/api/v0/shop/cart', stranger)).headers)).toEqual({})
    expect(await countRows(database, 'carts')).toBe(before)
  })

  test('an origin that is taken out of the settings is a stranger at once; pages are for none', async () => {
    const page = await site.client().request('GET', '/somewhere', undefined, { origin })
    expect(cors(page.headers)).toEqual({})
    await setSettings(database, 'storefronts', { allowedOrigins: [] })
    expect((await from(site.client(), create)).status).toBe(403)
    await setSettings(database, 'storefronts', { allowedOrigins: [origin, 'http://localhost:5173'] })
    expect((await from(site.client(), create)).status).toBe(200)
  })
})

test('browsers of the shop itself cost no statement more', async () => {
  const client = site.client()
  const query = '{ viewer { cartPieceCount } }'
  await client.request('POST', '/graphql', { query: addToCart, variables: { input } })
  const ask = (headers: Record<string, string>) => () => client.request('POST', '/graphql', { query }, headers)
  const own = await statementsOf(ask({ origin: 'https://shop.example.com' }))
  expect([own.statements.length, own.result.body]).toEqual([1, { data: { viewer: { cartPieceCount: 2 } } }])
})

describe('the setting', () => {
  const update = `mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) {
    section { values } errors { code path } } }`
  const change = async (client: Client, allowedOrigins: unknown) => {
    const staff = await site.clientAs(['user', 'admin'])
    const query = '{ settingsSection(key: "storefronts") { version } }'
    const read = (await staff.request('POST', '/graphql', { query })).body as {
      data: { settingsSection: { version: number } }
    }
    const { version } = read.data.settingsSection
    const input = { section: 'storefronts', version, changes: { allowedOrigins } }
    return (await client.request('POST', '/graphql', { query: update, variables: { input } })).body
  }

  test.each([
    ...['*', 'https://*', 'https://*.example.com', 'http://shop.example.net', 'https://shop.example.net/'],
    ...['https://shop.example.net/path', 'https://user@shop.example.net', 'shop.example.net', 'null', ''],
    ...[
      'https://SHOP.example.net',
      'https://shop.example.net:443',
      'javascript:alert(1)',
      'http://localhost.evil.example',
    ],
  ])('refuses %s and changes nothing', async wrong => {
    const before = await countRows(database, 'audit_entries')
    expect(await change(await site.clientAs(['user', 'admin']), [origin, wrong])).toEqual({
      data: {
        updateSettings: {
          section: null,
          errors: [{ code: 'INVALID_INPUT', path: ['changes', 'allowedOrigins', '1'] }],
        },
      },
    })
    expect(await countRows(database, 'audit_entries')).toBe(before)
  })

  test('is changed by whoever changes settings, and the log tells of it', async () => {
    const allowed = [origin, 'https://shop.example.net:8443', 'http://localhost:5173', 'http://127.0.0.1']
    expect(await change(await site.clientAs(['user', 'member']), allowed)).toMatchObject({
      errors: [{ extensions: { code: 'C100' } }],
    })
    expect(await change(await site.clientAs(['user', 'admin']), allowed)).toEqual({
      data: { updateSettings: { section: { values: { allowedOrigins: allowed } }, errors: [] } },
    })
    expect(
      await countRows(database, "audit_entries where action = 'settings.updated' and changes ? 'allowedOrigins'"),
    ).toBe(1)
  })
})

describe('addresses of pictures and downloads', () => {
  test('are whole on request, at both doors', async () => {
    const product = await insertProduct(database, { slug: 'with-picture' })
    const [picture, sheet] = [newId(), newId()]
    const file = { mimeType: 'image/webp', size: 9, isPublic: true, createdAt: TEST_NOW }
    await database.drizzle.insert(files).values([
      { ...file, id: picture, sha256: 'ab', name: 'a.webp', extension: 'webp', width: 900, height: 900 },
      { ...file, id: sheet, sha256: 'cd', name: 'b.pdf', extension: 'pdf' },
    ])
    await database.drizzle
      .insert(productImages)
      .values({ id: newId(), productId: product.id, fileId: picture, position: 0 })
    const title = { de: 'Größentabelle' }
    await database.drizzle.insert(productDownloads).values({ productId: product.id, fileId: sheet, title, position: 0 })
    const settings = await readSettings(database.drizzle)
    await inTransaction(database, tx => refreshListings(tx, [product.id], { settings, now: TEST_NOW }))

    const query = `query ($absolute: Boolean) { product(slug: "with-picture") { image {
      url(width: 480, absolute: $absolute) srcSet(widths: [480], absolute: $absolute) } } }`
    const rest = async (parameters: string) => {
      const { body } = await site.client().request('GET', `/api/v0/shop_product/${product.id}${parameters}`)
      const { media_main: media, downloads } = body as {
        media_main: { images: { src: string; url: string }[] }
        downloads: { url: string }[]
      }
      return [media.images[0]?.src, media.images[0]?.url, downloads[0]?.url]
    }
    for (const [absolute, start] of [
      [false, ''],
      [true, 'https://shop.example.com'],
    ] as const) {
      const { body } = await site.client().request('POST', '/graphql', { query, variables: { absolute } })
      expect(body).toEqual({
        data: { product: { image: { url: `${start}/images/ab/480`, srcSet: `${start}/images/ab/480 480w` } } },
      })
      expect(await rest(absolute ? '?absolute=true' : '')).toEqual([
        ...[`${start}/images/ab/800x800`, `${start}/api/v0/download/${picture}`],
        `${start}/api/v0/download/${sheet}`,
      ])
    }
    const { body } = await site.client().request('POST', '/api/v0/shop/search', { search: 'Trikot' })
    expect((body as { files: { _id: string }[] }).files.map(({ _id }) => _id)).toEqual([sheet])
  })
})
