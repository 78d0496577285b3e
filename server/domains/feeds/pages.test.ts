import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database.ts'
import { insertProduct, setSettings, TEST_NOW } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { sentDuring } from '../../testing/plans.ts'
import { refreshListings } from '../catalogue/listings/refreshListings.ts'
import { readSettings } from '../settings/queries.ts'
import { registerFeeds } from './pages.ts'
import { feedProducts, feedReport } from './queries.ts'

const database = await testDatabase()
const origin = 'https://shop.example'
const app = fastify()
registerFeeds(app, { origin, database, now: () => TEST_NOW })
const get = (language = 'de') => app.inject({ url: `/feeds/products-${language}.xml` })

let shirt: Awaited<ReturnType<typeof insertProduct>>
let cup: Awaited<ReturnType<typeof insertProduct>>
beforeAll(async () => {
  const description = { de: '<p>Leicht &amp; <b>schnell</b>\u0001</p>' }
  shirt = await insertProduct(database, { priceCents: 3490, description }, [
    { size: 'M', available: 5, properties: { gtin: '4006381333931' } },
    { size: 'L', available: 0 },
  ])
  cup = await insertProduct(database, { title: { de: 'Becher <rot>' }, priceCents: 990, available: null }, [])
  const offline = await insertProduct(database, { isOffline: true, title: { de: 'Geheim' } })
  const ids = [shirt.id, cup.id, offline.id]
  const settings = await readSettings(database.drizzle)
  await inTransaction(database, tx => refreshListings(tx, ids, { settings, now: TEST_NOW }))
  await setSettings(database, 'feeds', { enabled: true, brand: 'Halle & Feld' })
})
afterAll(() => app.close())

describe('the list of products', () => {
  test('holds each size that is sold, with all that is in it escaped, and nothing that visitors do not see', async () => {
    const { statusCode, headers, body } = await get()
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
    expect(body.match(/<item>/g)).toHaveLength(3)
    expect(body).toContain('<g:description>Leicht &amp; schnell</g:description>')
    expect(body).toContain('<g:title>Becher &lt;rot&gt;</g:title>')
    expect(body).toContain('<g:brand>Halle &amp; Feld</g:brand>')
    expect(body).toContain('<g:price>34.90 EUR</g:price>')
    expect(body).toContain('<g:gtin>4006381333931</g:gtin>')
    expect(body).toContain('<g:availability>out_of_stock</g:availability>')
    expect(body).toMatch(/<link>https:\/\/shop\.example\/<\/link>/)
    expect(body).not.toContain('Geheim')
    expect(body.endsWith('</channel>\n</rss>\n')).toBe(true)
    expect((await get('en')).body).toContain('<link>https://shop.example/en</link>')
  })

  test('leaves out what is sold out where the shop wants that', async () => {
    await setSettings(database, 'feeds', { enabled: true, brand: null, listsSoldOut: false })
    const { body } = await get()
    expect(body.match(/<item>/g)).toHaveLength(2)
    expect(body).not.toContain('out_of_stock')
  })

  test('tells prices with VAT where the shop keeps them without', async () => {
    await setSettings(database, 'vat', { type: 'exclusive' })
    expect((await get()).body).toContain('<g:price>41.88 EUR</g:price>')
    await setSettings(database, 'vat', { type: 'inclusive' })
  })

  test('is not there in another language, or while the shop does not want it', async () => {
    expect((await get('fr')).statusCode).toBe(404)
    await setSettings(database, 'feeds', { enabled: false })
    expect((await get()).statusCode).toBe(404)
    await setSettings(database, 'feeds', { enabled: true })
  })

  test('is made for two at once; a third is told when to come again', async () => {
    const held = Promise.withResolvers<void>()
    const query = (async (...sent: Parameters<typeof database.pool.query>) => {
      await held.promise
      return database.pool.query(...sent)
    }) as unknown as typeof database.pool.query
    const busy = fastify()
    const pool = Object.assign(Object.create(database.pool), { query }) as typeof database.pool
    registerFeeds(busy, { origin, database: { ...database, pool }, now: () => TEST_NOW })
    const ask = () => busy.inject({ url: '/feeds/products-de.xml' })
    const first = [ask(), ask(), ask()]
    const refused = await Promise.race(first)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '60'])
    held.resolve()
    expect((await Promise.all(first)).map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 503])
    expect((await ask()).statusCode).toBe(200)
    await busy.close()
  })
})

test('the list for Meta calls stock by Meta’s words, and is no less', async () => {
  const { body, statusCode } = await app.inject({ url: '/feeds/meta-de.xml' })
  expect(statusCode).toBe(200)
  expect(body).toContain('<g:availability>in stock</g:availability>')
  expect(body).not.toContain('in_stock')
  expect((await app.inject({ url: '/feeds/others-de.xml' })).statusCode).toBe(404)
})

test('is written part by part: what is not read yet is not asked for either', async () => {
  const many = await Promise.all(
    Array.from({ length: 420 }, (_, at) => insertProduct(database, { priceCents: 1000 + at, available: null }, [])),
  )
  const settings = await readSettings(database.drizzle)
  const ids = many.map(({ id }) => id)
  await inTransaction(database, tx => refreshListings(tx, ids, { settings, now: TEST_NOW }))
  const parts = feedProducts({ database, now: TEST_NOW, origin }, 'de')
  const sent = await sentDuring(() => parts.next())
  expect(sent.filter(({ text }) => text.includes('from listings'))).toHaveLength(1)
  let [most, all] = [0, 0]
  for await (const part of feedProducts({ database, now: TEST_NOW, origin }, 'de')) {
    most = Math.max(most, part.length)
    all += part.length
  }
  expect(most).toBeLessThanOrEqual(200)
  expect(all).toBe(422)
  await parts.return(undefined)
  await database.pool.query('delete from listings where product_id = any($1)', [ids])
})

test('the report names what portals would complain of, with examples', async () => {
  await setSettings(database, 'feeds', { enabled: true, brand: null })
  const { products, findings } = await feedReport(database.drizzle)
  expect(products).toBe(2)
  const counts = Object.fromEntries(findings.map(({ finding, count }) => [finding, count]))
  expect(counts).toMatchObject({ noImage: 2, noBrand: 2, noGtin: 1, noDescription: 1, noEnglish: 1 })
  expect(counts).toMatchObject({ noColor: 1 })
  expect(counts).not.toHaveProperty('noPrice')
  expect(findings.find(({ finding }) => finding === 'noGtin')!.examples).toMatchObject([{ id: shirt.id }])
  expect(findings.find(({ finding }) => finding === 'noDescription')!.examples).toMatchObject([
    { id: cup.id, title: { de: 'Becher <rot>' } },
  ])
})
