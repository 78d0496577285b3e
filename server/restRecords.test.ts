import { beforeAll, describe, expect, test } from 'vitest'
import { rawId } from './api/globalIds.ts'
import { isWriting } from './api/restWrites.ts'
import { newId } from './kit/ids.ts'
import { routes } from './rest.ts'
import { files, formAnswers, formFiles, productDownloads, productImages } from './tables.ts'
import { insertRange, placedBy } from './testing/asking.ts'
import { contextFor, insertViewer, TEST_NOW } from './testing/builders.ts'
import { testDatabase } from './testing/database.ts'
import { fieldOf, formWith, sendWithWork, sent } from './testing/forms.ts'
import { type Client, testSite } from './testing/site.ts'

/** What holds for every collection that is written by the documented paths, whatever it is. */

const database = await testDatabase()
const site = await testSite(database)
let admin: Client

type Item = Record<string, unknown> & { _id: string }
type Body = Item & { code?: string; message?: string; fields?: { path: string; message: string }[] }

const collections = routes.filter(({ method, records }) => method === 'PUT' && records).map(({ path }) => path)

async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const answer = await admin.request(method, path, body, headers)
  return { status: answer.status, text: answer.text, headers: answer.headers, body: answer.body as Body }
}
async function made(path: string, body: unknown): Promise<Body> {
  const answer = await send('POST', path, body)
  expect([answer.status, answer.body.message]).toEqual([200, undefined])
  return answer.body
}

/** A record of each collection, with something in every field. */
const examples: Readonly<Record<string, () => Promise<string>>> = {
  async '/api/v0/shop_product'() {
    const group = await made('/api/v0/shop_productgroup', { title: { de: 'Trikots', en: 'Jerseys' } })
    await made('/api/v0/shop_color', { title: 'Marine', color_id: 'NAV', hex: '#1F2A44' })
    const other = await made('/api/v0/shop_product', { title: 'Short Nordwald', price: 14.9 })
    const { _id } = await made('/api/v0/shop_product', {
      ...{ title: { de: 'Trikot Nordwald', en: 'Nordwald jersey' }, title_sub: 'Kurzarm', details: '<p>Leicht</p>' },
      ...{ description: { de: 'Leicht.', en: 'Light.' }, price: 19.9, order_number: 'HF-100', tags: ['verein'] },
      ...{ product_groups: [group._id], cross: [other._id], new: true, sale: true, visible_again_from: '2027-01-10' },
      ...{ shipping_data: { weight: 180 }, care_label: '30 Grad', unit: 'Trikot', allow_custom_title: true },
      variants: [
        { key: 'm', gender: 'Herren', size: 'M', color: 'NAV', available: 3, properties: { sleeve: 'long' } },
        { key: '140', gender: 'Kinder', size: '140', color: 'NAV', available: '', price: 14.9 },
      ],
      bulk_prices: [
        { from: 10, price: 17.9 },
        { from: 20, price_cents: 1590, keys: ['m'] },
        { from: 30, price_cents: 1490, scope: 'child' },
      ],
      special_offers: [{ start: 1795168800, end: '2026-12-01', discount_groups: [] }],
      properties: [{ key: 'fabric', label: 'Stoff', value: 'Polyester' }],
      claims: [{ text: 'Recycelt', evidence: 'Prüfbericht 7' }],
      safety: { producer: 'Halle GmbH', address: 'Linz', email: 'a@example.com', warnings: 'Keine' },
      content: { amount: 180, unit: 'g' },
      lettering: { method: 'flock', place: 'back', script: 'regular', outlined: false, inks: [] },
    })
    const picture = { extension: 'jpg', size: 10, isPublic: true, createdAt: TEST_NOW, width: 900, height: 900 }
    const [imageId, documentId] = [newId(), newId()]
    await database.drizzle.insert(files).values([
      {
        ...picture,
        id: imageId,
        name: 'front.jpg',
        sha256: 'a'.repeat(64),
        mimeType: 'image/jpeg',
        kind: 'image',
        alt: { de: 'Vorne' },
      },
      {
        ...picture,
        id: documentId,
        name: 'a.pdf',
        sha256: 'b'.repeat(64),
        mimeType: 'application/pdf',
        kind: 'document',
        width: null,
        height: null,
      },
    ] as never)
    await database.drizzle
      .insert(productImages)
      .values({ id: newId(), productId: _id, fileId: imageId, view: 'front', position: 0 })
    await database.drizzle
      .insert(productDownloads)
      .values({ productId: _id, fileId: documentId, title: { de: 'Datenblatt' }, position: 0 })
    return _id
  },
  async '/api/v0/shop_productgroup'() {
    const above = await made('/api/v0/shop_productgroup', { title: 'Alles' })
    const group = { title: 'Hosen', description: 'Kurz und lang.', product_groups: [above._id], order: 3 }
    return (await made('/api/v0/shop_productgroup', group))._id
  },
  '/api/v0/shop_color': async () =>
    (await made('/api/v0/shop_color', { title: 'Rot', color_id: 'RED', hex: '#CC0000' }))._id,
  async '/api/v0/file'() {
    const id = newId()
    await database.drizzle.insert(files).values({
      ...{ id, name: 'back.jpg', extension: 'jpg', mimeType: 'image/jpeg', size: 10, sha256: 'c'.repeat(64) },
      ...{ width: 900, height: 1200, isPublic: true, createdAt: TEST_NOW, focalX: 0.25, focalY: 0.7 },
      ...{ alt: { de: 'Hinten', en: 'Back' }, caption: { de: 'Rückseite' }, tags: ['Trikot', 'Saison 26'] },
    })
    return id
  },
  async '/api/v0/gallery'() {
    const picture = { extension: 'jpg', mimeType: 'image/jpeg', size: 10, createdAt: TEST_NOW, width: 900, height: 600 }
    const [first, second] = [newId(), newId()]
    await database.drizzle.insert(files).values([
      { ...picture, id: first, name: 'erste.jpg', sha256: 'c'.repeat(64) },
      { ...picture, id: second, name: 'zweite.jpg', sha256: 'd'.repeat(64) },
    ])
    return (await made('/api/v0/gallery', { title: { de: 'Saison', en: 'Season' }, images: [second, first] }))._id
  },
  async '/api/v0/entry'() {
    const picture = { extension: 'jpg', mimeType: 'image/jpeg', size: 10, createdAt: TEST_NOW, width: 900, height: 600 }
    const id = newId()
    await database.drizzle.insert(files).values({ ...picture, id, name: 'dritte.jpg', sha256: 'e'.repeat(64) })
    const entry = {
      ...{ type: 'event', title: { de: 'Turnier', en: 'Tournament' }, slug: { de: 'turnier', en: 'tournament' } },
      ...{ content: ['<p>Eins</p>', '<p>Zwei</p>'], description: 'Am Samstag.', media: [id], downloads: [id] },
      ...{ links: [{ title: 'Plan', url: 'https://example.com/plan' }], tags: ['verein'], publish_date: '2026-11-26' },
      ...{ date: '2026-12-05T09:00:00.000Z', date_end: '2026-12-05T17:00:00.000Z' },
    }
    return (await made('/api/v0/entry', entry))._id
  },
  async '/api/v0/shop_coupon'() {
    const group = await made('/api/v0/shop_productgroup', { title: 'Taschen' })
    const coupon = {
      ...{ code: 'HERBST10', type: 'percent', value: 12.5, selectedGroups: [group._id], roles: ['user', 'member'] },
      ...{ limit: 100, limit_per_customer: 2, valid_from: '2026-11-01', valid_until: '2026-12-31', minimum: 49.9 },
      ...{ advertised: true, note: 'Aktion im Herbst' },
    }
    return (await made('/api/v0/shop_coupon', coupon))._id
  },
  async '/api/v0/shop/affiliates'() {
    const group = await made('/api/v0/shop_productgroup', { title: 'Bälle' })
    const partner = {
      ...{ name: 'FC Muster', email: 'info@fc-muster.example', code: 'fc-muster', type: 'percent', value: 10 },
      ...{ rates: [{ group: group._id, value: 5 }], window_days: 45, active: true, note: 'Verlinkt uns.' },
    }
    return (await made('/api/v0/shop/affiliates', partner))._id
  },
  async '/api/v0/shop_voucher'() {
    const voucher = {
      ...{ price: 50, note: 'Kulanz', expires: '2029-12-31', language: 'de', greeting: 'Alles Gute' },
      ...{ recipient_name: 'Kim Muster', recipient_email: 'kim@example.com', deliver_on: '2026-12-24' },
    }
    return (await made('/api/v0/shop_voucher', voucher))._id
  },
  async '/api/v0/shop_voucher_template'() {
    const template = {
      ...{ title: 'Weihnachten', heading: { de: 'Gutschein', en: 'Voucher' }, text: { de: 'Frohe Weihnachten' } },
      ...{ accent: '#7a1f2b', transferable: false, default: true },
    }
    return (await made('/api/v0/shop_voucher_template', template))._id
  },
  async '/api/v0/shop_order'() {
    const { shirt } = await insertRange(database)
    return rawId('Order', (await placedBy(await site.clientAs(['user']), shirt)).id)!
  },
  async '/api/v0/shop_withdrawal'() {
    const body = { name: 'Kim Muster', order_number: 999_999, email: `kim-${newId()}@example.com`, key: newId() }
    await site.client().request('POST', '/api/v0/shop_withdrawal', body)
    const { body: found } = await send('GET', '/api/v0/shop_withdrawal')
    return (found as unknown as { items: Item[] }).items[0]!._id
  },
  async '/api/v0/message'() {
    const system = contextFor(database, { viewer: await insertViewer(database, ['user', 'system']) })
    const form = await formWith(system, [fieldOf('name', 'text'), fieldOf('mail', 'email')])
    await sendWithWork(contextFor(database), sent(form.id, { name: 'Kim', mail: 'kim@example.com' }))
    const [message] = await database.drizzle.select({ id: formAnswers.id }).from(formAnswers)
    await database.drizzle.insert(formFiles).values({
      ...{ id: newId(), answerId: message!.id, field: 'name', position: 0, name: 'a.pdf' },
      ...{ mimeType: 'application/pdf', size: 1, sha256: 'f'.repeat(64) },
    })
    return message!.id
  },
}

const ids = new Map<string, string>()
beforeAll(async () => {
  admin = await site.clientAs(['user', 'admin'])
  for (const [path, make] of Object.entries(examples)) ids.set(path, await make())
})

const readBack = async (path: string): Promise<Item> => {
  const { status, body } = await send('GET', `${path}/${ids.get(path)}`)
  expect(status).toBe(200)
  return body
}

/** Everything that the product keeps, table by table. */
async function everything(): Promise<Record<string, string>> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
      -- When somebody was last seen.
      and table_name not in ('limit_windows', 'sessions', 'accounts')`,
  )
  const sums = rows.map(async ({ name }) => {
    const sum = await database.pool.query(
      `select md5(string_agg(t::text, '' order by t::text)) as sum from "${name}" t`,
    )
    return [name, String(sum.rows[0].sum)] as const
  })
  return Object.fromEntries(await Promise.all(sums))
}

test('every collection that staff and programs change is written as records, and has an example', () => {
  expect(Object.keys(examples).toSorted()).toEqual([...new Set(collections)].toSorted())
  const listed = new Set(
    routes.filter(({ method, path }) => method === 'GET' && path.endsWith('/{id}')).map(each => each.path),
  )
  const others = routes.filter(
    route =>
      ['PUT', 'POST'].includes(route.method) &&
      listed.has(`${route.path}/{id}`) &&
      isWriting(route) &&
      route.records === undefined,
  )
  expect(others.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    // Invites somebody, which writes a mail: one at a time.
    'POST /api/v0/auth',
    // Only removes: files come by uploads.
    'POST /api/v0/file',
    // Issues the invoice of an order: what was issued never changes.
    'POST /api/v0/invoice',
    // What visitors send by the contact form.
    'POST /api/v0/message',
    // Places the cart as an order, and declares a withdrawal: what people do once.
    'POST /api/v0/shop_order',
    'POST /api/v0/shop_withdrawal',
    // Its answer holds a secret, which is kept for nobody; the admin centre sets up a few of them.
    'POST /api/v0/webhooks',
    // One's own account.
    'PUT /api/v0/auth',
    // Drafts are written by one operation, and what is issued by none.
    'PUT /api/v0/invoice',
    'PUT /api/v0/webhooks',
  ])
})

describe.each(collections)('%s', path => {
  test('what was read is taken back and changes nothing, one and in a list', async () => {
    const item = await readBack(path)
    const before = await everything()
    const one = await send('PUT', path, item)
    expect([one.status, one.body]).toEqual([200, item])
    expect(await send('PUT', path, [item])).toMatchObject({
      status: 200,
      body: { written: 1, refused: 0, results: [{ index: 0, status: 200, _id: item._id }] },
    })
    expect(await everything()).toEqual(before)
  })

  test('what was read before the last change is refused, with the version that there is', async () => {
    const item = await readBack(path)
    const before = await everything()
    expect(typeof item.changed).toBe('string')
    const { changed: _, ...unstamped } = item
    expect(await send('PUT', path, { ...item, changed: '2026-01-01T00:00:00.000Z' })).toMatchObject({
      status: 409,
      body: {
        code: 'STALE_REVISION',
        fields: [{ path: 'changed' }],
        ...(typeof item.revision === 'number' && { revision: item.revision }),
      },
    })
    expect((await send('PUT', path, unstamped)).status).toBe(200)
    expect(await everything()).toEqual(before)
  })

  test('a field that does not exist is refused with its path', async () => {
    const item = await readBack(path)
    const before = await everything()
    expect(await send('PUT', path, { ...item, nonsense: 1 })).toMatchObject({
      status: 400,
      body: { code: 'C400', fields: [{ path: 'nonsense', message: 'There is no such field.' }] },
    })
    expect(await everything()).toEqual(before)
  })

  test('another type than it has is refused at each field', async () => {
    const item = await readBack(path)
    const before = await everything()
    const fields = Object.keys(item)
    expect(fields.length).toBeGreaterThan(5)
    for (const wrong of [{ nonsense: 1 }, [[7]]]) {
      for (const field of fields) {
        const { status, body } = await send('PUT', path, { ...item, [field]: wrong })
        const named = body.fields?.map(each => each.path.split('.')[0])
        expect([field, status, named]).toEqual([field, 400, expect.arrayContaining([field])])
      }
    }
    expect(await everything()).toEqual(before)
  })

  test('no id, another version, an unknown id and a list of too many are refused', async () => {
    const { _id, id: _, ...item } = await readBack(path)
    const before = await everything()
    const { order_number: _number, slug: _slug, color_id: _code, code: _coupon, ...unnamed } = item
    expect(await send('PUT', path, path.endsWith('withdrawal') ? item : unnamed)).toMatchObject({
      status: 400,
      body: { fields: [{ path: '_id' }] },
    })
    expect((await send('PUT', path, { ...item, _id: newId() })).status).toBe(404)
    expect((await send('PUT', path, Array(501).fill({ _id }))).status).toBe(400)
    if (typeof item.revision === 'number') {
      const stale = await send('PUT', path, { ...item, _id, revision: item.revision + 1 })
      expect(stale).toMatchObject({ status: 409, body: { code: 'STALE_REVISION', revision: item.revision } })
      const other = await send('PUT', path, { _id }, { 'if-match': `"${item.revision + 1}"` })
      expect(other).toMatchObject({ status: 412, body: { code: 'STALE_REVISION', revision: item.revision } })
      const same = await send('PUT', path, { _id }, { 'if-match': `"${item.revision}"` })
      expect([same.status, same.headers.etag]).toEqual([200, `"${item.revision}"`])
    }
    expect(await everything()).toEqual(before)
  })
})

describe('bad input', () => {
  /** Numbers by chance that are the same each time (mulberry32). */
  function chance(seed: number): () => number {
    let state = seed
    return () => {
      state = (state + 0x6d2b79f5) | 0
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
    }
  }
  const next = chance(57)
  const one = <Value>(values: readonly Value[]): Value => values[Math.floor(next() * values.length)]!

  /** Values that nothing takes. */
  const wrong = () =>
    one<unknown>([
      { nonsense: null },
      [[[]]],
      { __proto__: 1, constructor: 'x' },
      [{ $ne: 1 }],
      { $gt: '' },
      [[1, 2, 3]],
      { de: 7 },
      { de: { en: 'x' } },
      [true, [false]],
      { toString: ['x'] },
    ])

  /** The same with one value, anywhere in it, turned into one that nothing takes. */
  function spoilt(value: unknown, depth = 0): unknown {
    if (typeof value !== 'object' || value === null || (depth > 0 && next() < 0.3)) return wrong()
    const keys = Object.keys(value)
    if (keys.length === 0) return wrong()
    const key = one(keys)
    const inside = spoilt((value as Record<string, unknown>)[key], depth + 1)
    if (Array.isArray(value)) return value.map((each, index) => (String(index) === key ? inside : each))
    return { ...value, [key]: inside }
  }

  const isTelling = (text: string) => /drizzle|postgres|node_modules|\.ts\b|select |stack|zod/i.test(text)

  test('3,000 requests with wrong types: each refused, none tells of the inside, nothing changed', async () => {
    const items = await Promise.all(collections.map(async path => [path, await readBack(path)] as const))
    const [product, order] = ['shop_product', 'shop_order'].map(name => ids.get(`/api/v0/${name}`)!)
    const note = 'Anruf'
    const others: readonly (readonly [string, string, Record<string, unknown>])[] = [
      ['PUT', '/api/v0/shop_stock', { items: [{ _id: product, available: 3 }] }],
      ['PUT', '/api/v0/shop_price', { items: [{ order_number: 'HF-100', price: 3 }] }],
      ['PUT', '/api/v0/shop_product_image', { parent: product, _id: newId(), alt: 'x', view: 'front' }],
      ['POST', '/api/v0/shop_product/restore', { ids: [product] }],
      ['POST', '/api/v0/shop_product?atomic=true', { remove: [product] }],
      ['DELETE', '/api/v0/shop_product', { ids: [product] }],
      ['PUT', '/api/v0/config', { section: 'shop', version: 1, changes: { name: 'x' } }],
      ['POST', '/api/v0/shop/addOrderNote', { _id: order, note }],
      ['POST', '/api/v0/shop/changeOrderNote', { note_id: newId(), note }],
      ['POST', '/api/v0/shop/cancelOrder', { _id: order, reason: 'x', tell_customer: false }],
      ['POST', '/api/v0/shop/markShipped', { _id: order, carrier: 'post', tracking_number: '1' }],
      ['POST', '/api/v0/shop/correctTracking', { _id: order, carrier: 'post', tell_customer: false }],
    ]
    const before = await everything()
    const odd: unknown[] = []
    for (let count = 0; count < 3000; count += 1) {
      if (next() < 0.3) {
        const [method, path, whole] = one(others)
        const body = spoilt(whole, 1)
        const answer = await send(method, path, body)
        if (![400, 404, 409].includes(answer.status) || isTelling(answer.text)) {
          odd.push([method, path, body, answer.status, answer.text.slice(0, 300)])
        }
        continue
      }
      const [path, item] = one(items)
      const isNew = next() < 0.2 && routes.some(each => each.path === path && each.method === 'POST' && each.records)
      const body = spoilt(item)
      const isList = next() < 0.3
      const url = `${path}?atomic=true${next() < 0.1 ? '&dry_run=true' : ''}${next() < 0.3 ? '&lang=en' : ''}`
      const answer = await send(isNew ? 'POST' : 'PUT', url, isList ? [body] : body)
      const isRight = [400, 404, 409].includes(answer.status) && typeof answer.body.code === 'string'
      if (!isRight || isTelling(answer.text)) {
        odd.push([url, isNew, body, answer.status, answer.text.slice(0, 300)])
      }
    }
    expect(odd).toEqual([])
    expect(await everything()).toEqual(before)
  }, 600_000)
})
