import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { silentLog } from '../../platform/log.ts'
import { sealWith } from '../../platform/seal.ts'
import { settingsSections } from '../../settings.ts'
import { add, ask, dataOf, insertRange } from '../../testing/asking.ts'
import { contextFor, insertViewer, setSettings } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { workOff } from '../../testing/mailbox.ts'
import { sentDuring } from '../../testing/plans.ts'
import { testSite } from '../../testing/site.ts'
import { updateSettings } from './operations.ts'
import { startSettings } from './queries.ts'

const database = await testDatabase()
const told: object[] = []
const log = { ...silentLog, error: (fields: object, message: string) => void told.push({ ...fields, message }) }
startSettings({ sections: settingsSections, seal: sealWith(Buffer.alloc(32)), log })

// Two processes on one database: each keeps answers of its own.
const sites = await Promise.all([testSite(database), testSite(database)])
const site = sites[0]!
const { shirt, few } = await insertRange(database)
const admin = await insertViewer(database, ['user', 'admin'])
const change = (section: string, changes: object) =>
  updateSettings(contextFor(database, { viewer: admin }), { section, version: null, changes })

beforeEach(() => void told.splice(0))
afterEach(() =>
  database.pool.query(`delete from settings where key not in ('shop', 'shipping', 'payment', 'discounts')`),
)

type Sections = { settingsSections: { key: string; problems: { path: string[] }[] }[] }
const PROBLEMS = '{ settingsSections { key problems { path message } } }'

describe('a value that does not fit', () => {
  test.each(
    settingsSections.map(({ key, fields }) => [key, Object.keys(fields)] as const),
  )('in %s breaks nothing, and is told', async (key, fields) => {
    const { rows } = await database.pool.query('select value from settings where key = $1', [key])
    for (const field of fields) {
      told.splice(0)
      await setSettings(database, key, { [field]: [{ surprise: true }] })
      const visitor = site.client()
      const shop = '{ shop { name claim address timeZone vatRate countries { code } checkout { termsRequired } } }'
      const { errors } = await ask(visitor, shop)
      expect([field, errors]).toEqual([field, undefined])
      const query = `{ product(slug: "product-${shirt.id}") { title price { from { cents } } } }`
      expect((await ask(visitor, query)).errors).toBeUndefined()
      await ask(visitor, `mutation { emptyCart { errors { code } } }`)
      const added = await add(visitor, shirt, 1)
      expect([field, added.addToCart.errors]).toEqual([field, []])
      const staff = await site.clientAs(['user', 'admin'])
      const { settingsSections: seen } = await dataOf<Sections>(staff, PROBLEMS)
      const problems = seen.find(section => section.key === key)!.problems
      expect(new Set(problems.map(({ path }) => path[0]))).toEqual(new Set([field]))
      expect(told).toContainEqual(
        expect.objectContaining({ section: key, path: expect.stringMatching(`^${field}\\b`) }),
      )
      expect(JSON.stringify(told)).not.toContain('surprise')
      await database.pool.query('delete from settings where key = $1', [key])
      if (rows[0]) await setSettings(database, key, rows[0].value)
    }
  })

  test('stops no order: pieces are taken although nobody can say how few are few', async () => {
    await setSettings(database, 'listing', { fewLeftUpTo: 'five' })
    await database.pool.query('update variants set available = available - 1 where id = $1', [few.variantIds[0]])
    await database.pool.query('update variants set available = available + 1 where id = $1', [few.variantIds[0]])
    await database.pool.query(`update settings set value = '[]' where key = 'listing'`)
    await database.pool.query('update variants set available = available - 1 where id = $1', [few.variantIds[0]])
    await database.pool.query('update variants set available = available + 1 where id = $1', [few.variantIds[0]])
  })

  test('is mended by whoever sets it', async () => {
    await setSettings(database, 'listing', { fewLeftUpTo: 'five' })
    const state = await change('listing', { fewLeftUpTo: 5 })
    expect(state).toMatchObject({ problems: [], values: { fewLeftUpTo: 5, showSoldOut: true }, version: 1 })
  })
})

describe('a change counts at once', () => {
  const shopOf = async (of: (typeof sites)[number]) =>
    (await dataOf<{ shop: { name: string; timeZone: string } }>(of.client(), '{ shop { name timeZone } }')).shop

  test('in every process, in what is kept too', async () => {
    for (const name of ['FC Nord', 'FC Süd', 'Halle & Feld']) {
      await change('shop', { name })
      expect(await Promise.all(sites.map(shopOf))).toEqual(sites.map(() => ({ name, timeZone: 'Europe/Vienna' })))
    }
  })

  test('and asks for nothing more where nothing changed: one look at the version and the zone', async () => {
    await shopOf(site)
    const sent = await sentDuring(() => shopOf(site))
    expect(sent.map(({ text }) => text)).toEqual([expect.stringContaining('site_versions')])
  })

  test('also the day that answers are of: in the far west it is Thursday still', async () => {
    const latest = `{ product(slug: "product-${shirt.id}") { variants { delivery { latest } } } }`
    type Delivery = { product: { variants: { delivery: { latest: string } }[] } }
    const dayIn = async (of: (typeof sites)[number]) =>
      (await dataOf<Delivery>(of.client(), latest)).product.variants[0]!.delivery.latest
    expect(await Promise.all(sites.map(dayIn))).toEqual(['2026-12-01', '2026-12-01'])
    await change('shop', { timeZone: 'Pacific/Pago_Pago' })
    expect(await Promise.all(sites.map(dayIn))).toEqual(['2026-11-30', '2026-11-30'])
    await change('shop', { timeZone: 'Europe/Vienna' })
  })

  test('and in lists as soon as they are made anew, which is the next job', async () => {
    const tile = `{ product(slug: "product-${few.id}") { availability { state quantity } } }`
    type Tile = { product: { availability: { state: string; quantity: number | null } } }
    const seen = async () => (await dataOf<Tile>(sites[1]!.client(), tile)).product.availability
    expect(await seen()).toEqual({ state: 'FEW_LEFT', quantity: 2 })
    await change('listing', { fewLeftUpTo: 1 })
    await workOff(database)
    expect(await seen()).toMatchObject({ state: 'IN_STOCK' })
    await change('listing', { fewLeftUpTo: 5 })
    await workOff(database)
    expect(await seen()).toEqual({ state: 'FEW_LEFT', quantity: 2 })
  })
})
