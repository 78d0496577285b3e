import { beforeAll, describe, expect, test } from 'vitest'
import { isWriting } from './api/restWrites.ts'
import { deleteDueAccounts } from './domains/privacy/operations/deletion.ts'
import { newId } from './kit/ids.ts'
import { personalData } from './personalData.ts'
import { purgeKeptAnswers } from './platform/keptAnswers.ts'
import { routes } from './rest.ts'
import { insertProduct, TEST_NOW } from './testing/builders.ts'
import { testDatabase } from './testing/database.ts'
import { catalogueState } from './testing/refusals.ts'
import { type Client, testSite } from './testing/site.ts'

/** How writes by the documented paths are done: under a key once, as a trial, several at once, under a version. */

const database = await testDatabase()
const [site, other] = [await testSite(database), await testSite(database)]
let admin: Client
beforeAll(async () => {
  admin = await site.clientAs(['user', 'admin'])
})

type Body = Record<string, unknown> & { _id: string; results: Record<string, unknown>[] }
async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}, by = admin) {
  const answer = await by.request(method, `/api/v0/${path}`, body, headers)
  return { status: answer.status, headers: answer.headers, body: answer.body as Body }
}
const under = (key: string) => ({ 'idempotency-key': key })
const titled = async (title: string) =>
  (await database.pool.query(`select 1 from products where title->>'de' = $1`, [title])).rowCount

describe('an Idempotency-Key', () => {
  test('does a request once, whatever process it comes to, and answers the same again', async () => {
    const body = { title: 'Einmal', price: 9.9 }
    const first = await send('POST', 'shop_product', body, under('once-1'))
    const again = await send('POST', 'shop_product', body, under('once-1'))
    expect([first.status, again.status, again.headers['idempotent-replayed']]).toEqual([200, 200, 'true'])
    expect(again.body).toEqual(first.body)
    const cookies = new Map(admin.cookies)
    const elsewhere = await send('POST', 'shop_product', body, under('once-1'), other.client(cookies))
    expect(elsewhere.body).toEqual(first.body)
    expect(await titled('Einmal')).toBe(1)
  })

  test('of two at the same moment one is done, and both are answered alike', async () => {
    const body = { title: 'Zugleich', price: 9.9 }
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => send('POST', 'shop_product', body, under('both-1'))),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(answer => answer.body._id)).size).toBe(1)
    expect(await titled('Zugleich')).toBe(1)
  })

  test('that came with another request is refused, and nothing is done', async () => {
    await send('POST', 'shop_color', { title: 'Blau', color_id: 'BLU' }, under('reused-1'))
    const before = await catalogueState(database)
    expect(await send('POST', 'shop_color', { title: 'Rot', color_id: 'RED' }, under('reused-1'))).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    })
    expect(await catalogueState(database)).toEqual(before)
  })

  test('keeps a refusal too; of somebody else it is another key', async () => {
    const color = { title: 'Grün', color_id: 'GRN' }
    await send('POST', 'shop_color', color)
    const refused = await send('POST', 'shop_color', color, under('refused-1'))
    expect([refused.status, refused.body.code]).toEqual([409, '11000'])
    await database.pool.query(`delete from colors where code = 'GRN'`)
    expect(await send('POST', 'shop_color', color, under('refused-1'))).toMatchObject({
      status: 409,
      body: refused.body,
    })
    const colleague = await site.clientAs(['user', 'admin'])
    expect((await send('POST', 'shop_color', color, under('refused-1'), colleague)).status).toBe(200)
  })

  test('is kept for a day', async () => {
    const ends = async () => (await database.pool.query('select max(ends_at) as at from kept_answers')).rows[0].at
    await send('POST', 'shop_color', { title: 'Gelb', color_id: 'YEL' }, under('day-1'))
    const dayLater = new Date(TEST_NOW.getTime() + 86_400_000)
    expect(await ends()).toEqual(dayLater)
    await purgeKeptAnswers(database, dayLater)
    expect(await ends()).toEqual(dayLater)
    await purgeKeptAnswers(database, new Date(dayLater.getTime() + 1))
    expect(await ends()).toBeNull()
  })

  test('keeps answers sealed: no secret and nobody’s name lies in the table', async () => {
    const guest = site.client()
    const first = await send('POST', 'shop/cart', {}, under('cart-1'), guest)
    expect(first.body.token).toMatch(/^\S{40,}$/)
    const { rows } = await database.pool.query(`select string_agg(k::text, ' ') as all from kept_answers k`)
    expect(rows[0].all).not.toContain(first.body.token)
    const again = await send('POST', 'shop/cart', {}, under('cart-1'), guest)
    expect([again.body, again.headers['idempotent-replayed']]).toEqual([first.body, 'true'])
    const { rows: carts } = await database.pool.query('select count(*)::int as all from carts')
    expect(carts[0].all).toBe(1)
  })

  test('whose answer went with the data of a person is not done again', async () => {
    const color = { title: 'Ocker', color_id: 'OCK' }
    await send('POST', 'shop_color', color, under('erased-1'))
    const [id, email] = [newId(), 'gone@example.com']
    await database.pool.query(
      `insert into accounts (id, email, name, roles, created_at, deletion_requested_at)
        values ($1, $2, 'Kim', '{user}', $3, $3)`,
      [id, email, new Date(TEST_NOW.getTime() - 60 * 86_400_000)],
    )
    const { storage } = site
    expect(await deleteDueAccounts({ database, storage, personalData, now: () => TEST_NOW, newId })).toBe(1)
    const before = await catalogueState(database)
    expect(await send('POST', 'shop_color', color, under('erased-1'))).toMatchObject({
      status: 409,
      body: { code: 'ANSWER_FORGOTTEN' },
    })
    expect(await catalogueState(database)).toEqual(before)
    const { rowCount } = await database.pool.query('select 1 from kept_answers where body is not null')
    expect(rowCount).toBe(0)
  })

  test.each(['', 'a b', 'x'.repeat(201), 'ä'])('%s is none', async key => {
    const before = await catalogueState(database)
    const answer = await send('POST', 'shop_color', { title: 'Lila' }, under(key))
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ path: 'Idempotency-Key' }] } })
    expect(await catalogueState(database)).toEqual(before)
  })

  test('is taken by every write but those whose answers are secrets, and uploads', () => {
    const none = routes.filter(route => isWriting(route) && route.keepsNothing !== undefined).map(({ path }) => path)
    // A form that brings a file is read as it comes.
    expect(
      none.every(path =>
        /\/(auth\/|registertab|config_test_mailbox|shop\/(signup|request)|upload$|replace$)/.test(path),
      ),
    ).toBe(true)
    const readByPost = routes.filter(route => route.method === 'POST' && !isWriting(route)).map(({ path }) => path)
    expect(readByPost.every(path => /batch|search|getPageData|getData/.test(path))).toBe(true)
  })
})

describe('a dry run', () => {
  test('answers as if it were written, and writes nothing', async () => {
    const { id } = await insertProduct(database, { title: { de: 'Probe' } })
    const before = await catalogueState(database)
    const tried = await send('PUT', 'shop_product?dry_run=true', { _id: id, title: 'Anders', price: 12 })
    expect([tried.status, tried.body.title, tried.body.price]).toEqual([200, 'Anders', 12])
    const made = await send('POST', 'shop_product?dry_run=true', { title: 'Nie', price: 1 })
    expect([made.status, made.body.title]).toEqual([200, 'Nie'])
    const refused = await send('POST', 'shop_product?dry_run=true', { title: 'Nie', price: -1 })
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ path: 'price' }] } })
    expect((await send('DELETE', `shop_product/${id}?dry_run=true`)).body).toEqual({ _id: id, removed: [id] })
    expect((await send('PUT', 'shop_price?dry_run=true', [{ _id: id, price: 3 }])).status).toBe(200)
    expect((await send('PUT', 'shop_product?dry_run=yes', { _id: id })).status).toBe(400)
    expect(await catalogueState(database)).toEqual(before)
  })
})

describe('several records', () => {
  test('have each a result of their own; with atomic=true all are written or none', async () => {
    const list = [
      { title: 'Liste 1', price: 1 },
      { title: 'Liste 2', price: 'teuer' },
      { title: 'Liste 3', price: 3 },
    ]
    const before = await catalogueState(database)
    const atomic = await send('POST', 'shop_product?atomic=true', list)
    expect(atomic).toMatchObject({
      status: 400,
      body: {
        code: 'C400',
        ...{ written: 0, refused: 3 },
        results: [
          { index: 0, status: 424, code: 'NOT_WRITTEN' },
          { index: 1, status: 400, code: 'C400', fields: [{ path: 'price' }] },
          { index: 2, status: 424, code: 'NOT_WRITTEN' },
        ],
      },
    })
    expect(await catalogueState(database)).toEqual(before)
    const { status, body } = await send('POST', 'shop_product', { items: list })
    expect([status, body.written, body.refused]).toEqual([207, 2, 1])
    expect(body.results.map(each => each.status)).toEqual([200, 400, 200])
    const { body: read } = await send(
      'POST',
      'batch/shop_product',
      body.results.flatMap(each => each._id ?? []),
    )
    expect(read).toMatchObject({
      total: 2,
      items: [
        { title: 'Liste 1', price: 1 },
        { title: 'Liste 3', price: 3 },
      ],
    })
    const { body: seen } = await site.client().request('POST', '/api/v0/shop/search', { search: 'Liste' })
    expect((seen as { total: number }).total).toBe(2)
  })

  test('the same record twice is refused, and none is lost', async () => {
    const { id: _id } = await insertProduct(database)
    const { status, body } = await send('PUT', 'shop_product', [
      { _id, price: 11 },
      { _id, price: 12 },
    ])
    expect([status, body.results.map(each => each.status)]).toEqual([207, [200, 400]])
    expect((await send('GET', `shop_product/${_id}`)).body.price).toBe(11)
  })
})

describe('lists within a record', () => {
  test('sizes, tiers and parts that are left out stay; removal is said', async () => {
    const { body: made } = await send('POST', 'shop_product', {
      ...{ title: 'Gemischt', price: 20, order_number: 'MIX-1' },
      variants: [
        { key: 's', size: 'S', available: 1 },
        { key: 'm', size: 'M', available: 2 },
      ],
      bulk_prices: [
        { from: 10, price: 18 },
        { from: 20, price: 16, keys: ['m'] },
      ],
      properties: [
        { key: 'a', label: 'A', value: '1' },
        { key: 'b', label: 'B', value: '2' },
      ],
      safety: { producer: 'P', address: 'A', email: 'p@example.com' },
    })
    const { _id } = made
    const { status, body } = await send('PUT', 'shop_product', {
      _id,
      variants: [
        { order_number: 'MIX-1-2', available: 9 },
        { key: 'xl', size: 'XL', available: 4 },
      ],
      bulk_prices: [
        { from: 10, price: 17.5 },
        { from: 50, price: 15 },
      ],
      properties: [{ key: 'b', value: { de: '3', en: 'three' } }],
      safety: { address: 'Linz' },
    })
    expect([status, body]).toMatchObject([
      200,
      {
        variants: [
          { key: 's', available: 1 },
          { key: 'm', available: 9 },
          { key: 'xl', available: 4 },
        ],
        bulk_prices: [
          { from: 10, price: 17.5 },
          { from: 20, price: 16, keys: ['m'] },
          { from: 50, price: 15 },
        ],
        properties: [
          { key: 'a', value: '1' },
          { key: 'b', label: 'B', value: '3' },
        ],
        safety: { producer: 'P', address: 'Linz', email: 'p@example.com' },
      },
    ])
    const { body: less } = await send('PUT', 'shop_product', {
      _id,
      variants: [{ key: 's', remove: true }],
      bulk_prices: [{ from: 10, remove: true }],
      properties: [{ key: 'a', remove: true }],
    })
    expect(less).toMatchObject({
      variants: [{ key: 'm' }, { key: 'xl' }],
      bulk_prices: [{ from: 20 }, { from: 50 }],
      properties: [{ key: 'b' }],
    })
    const before = await catalogueState(database)
    const refused = await send('PUT', 'shop_product', {
      _id,
      variants: [
        { key: 'm', available: 9 },
        { key: 'xl', available: -1 },
        { key: 'gone', remove: true },
      ],
    })
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ path: 'variants.1.available' }] } })
    expect(await catalogueState(database)).toEqual(before)
  })
})

describe('many values at once', () => {
  test('stock and prices by id and article number; what is wrong is told in its place', async () => {
    const { body: made } = await send('POST', 'shop_product', {
      ...{ title: 'Viele', price: 20, order_number: 'MANY' },
      variants: [
        { key: 's', size: 'S', available: 1 },
        { key: 'm', size: 'M', available: 2 },
      ],
    })
    const [s] = made.variants as { _id: string }[]
    const { body: pump } = await send('POST', 'shop_product', { title: 'Pumpe', price: 9, order_number: 'PUMP' })
    const items = [
      { _id: s!._id, available: 7 },
      { order_number: 'MANY-2', available: '' },
      { order_number: 'PUMP', available: 3 },
      { order_number: 'NIX', available: 3 },
      { order_number: 'MANY', available: 3 },
    ]
    const before = await catalogueState(database)
    const atomic = await send('PUT', 'shop_stock?atomic=true', items)
    expect(atomic).toMatchObject({
      status: 404,
      body: { fields: [{ path: 'items.3.order_number' }, { path: 'items.4.order_number' }] },
    })
    expect(await catalogueState(database)).toEqual(before)
    expect(await send('PUT', 'shop_stock', items)).toMatchObject({
      status: 207,
      body: {
        written: 3,
        changed: 3,
        refused: 2,
        results: [{ _id: s!._id }, {}, { _id: pump._id }, { status: 404 }, { status: 400 }],
      },
    })
    const { rows } = await database.pool.query(
      `select * from (
        select delta, stock_after, reason from stock_movements where product_id = any($1) order by number desc limit 3
      ) as latest order by delta`,
      [[made._id, pump._id]],
    )
    expect(rows).toEqual([
      { delta: -2, stock_after: null, reason: 'correction' },
      { delta: 3, stock_after: 3, reason: 'opening' },
      { delta: 6, stock_after: 7, reason: 'correction' },
    ])
    const prices = [
      { order_number: 'MANY-1', price: 24.5 },
      { _id: made._id, price_cents: 1800 },
    ]
    expect((await send('PUT', 'shop_price', prices)).body).toMatchObject({ changed: 2 })
    expect((await send('GET', `shop_product/${made._id}`)).body).toMatchObject({
      ...{ price: 18, revision: 2 },
      variants: [
        { price: 24.5, available: 7 },
        { price: 18, available: '' },
      ],
    })
    expect((await send('PUT', 'shop_price', prices)).body).toMatchObject({ changed: 0, written: 2 })
    expect((await send('PUT', 'shop_price', [{ order_number: 'MANY-1' }])).status).toBe(400)
    expect((await send('PUT', 'shop_stock', [{ available: 1 }])).status).toBe(400)
    const guest = site.client()
    expect((await guest.request('PUT', '/api/v0/shop_stock', [{ _id: newId(), available: 1 }])).status).toBe(401)
  })
})
