import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshListings } from '../domains/catalogue/listings/refreshListings.ts'
import { readSettings } from '../domains/settings/queries.ts'
import { type Database, inTransaction } from '../platform/database.ts'
import { openStorage, type Storage } from '../platform/storage.ts'
import { testDatabase } from '../testing/database.ts'
import { derivedBitmaps } from '../testing/listingBitmaps.ts'
import { seedLargeCatalogue } from './largeCatalogue.ts'
import { seedDemo } from './seed.ts'

const now = new Date('2026-11-20T10:00:00Z')
const database = await testDatabase()
const twin = await testDatabase()
let folder: string
let storage: Storage
let seconds: number

const rowsOf = async <Row>(of: Database, statement: string): Promise<Row[]> => (await of.pool.query(statement)).rows
const countOf = async (table: string): Promise<number> =>
  (await rowsOf<{ count: number }>(database, `select count(*)::int as count from ${table}`))[0]!.count

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seed-'))
  storage = await openStorage(folder)
  const started = performance.now()
  expect(await seedDemo({ database, storage, now })).toBe(true)
  seconds = (performance.now() - started) / 1000
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the demo shop', () => {
  it('is there within 20 seconds', () => {
    expect(seconds).toBeLessThan(20)
  })

  it('lists every product that is not offline', async () => {
    expect(await countOf('products')).toBe(173)
    expect(await countOf('listings')).toBe(171)
    expect(await countOf('variants')).toBeGreaterThan(1500)
    expect(await countOf('search_documents')).toBe(342)
  })

  it('has two pages, two posts and two events, seen in both languages with their pictures', async () => {
    expect(
      await rowsOf(
        database,
        `select kind, count(distinct entry_id)::int as entries, count(*)::int as seen from publications
         where starts_at <= '2026-11-20T10:00:00Z' group by kind order by kind`,
      ),
    ).toEqual([
      { kind: 'event', entries: 2, seen: 4 },
      { kind: 'page', entries: 2, seen: 4 },
      { kind: 'post', entries: 2, seen: 4 },
    ])
    expect(await countOf('forms where is_contact')).toBe(1)
    expect(await countOf('entries where untranslated > 0')).toBe(0)
    expect(await countOf(`entries e where not exists (select from entry_files f where f.entry_id = e.id)`)).toBe(0)
  })

  it('announces reductions from the lowest price of 30 days', async () => {
    const [sale] = await rowsOf(
      database,
      `select card->'sale' as sale from listings join products on products.id = product_id
       where slug = 'trikot-mit-brustring'`,
    )
    expect(sale).toEqual({ sale: { previousPrice: 3890, lowestPriceOf30Days: 3890, percent: 15 } })
    const silent = await rowsOf(
      database,
      `select slug from products join listings on product_id = products.id
       where is_sale and card->>'sale' is null`,
    )
    expect(silent).toEqual([])
  })

  it('shows each product by a picture that the storage holds', async () => {
    const without = await rowsOf<{ slug: string }>(
      database,
      `select slug from products p where not exists (select from product_images i where i.product_id = p.id)`,
    )
    expect(without).toEqual([])
    const files = await rowsOf<{ sha256: string; size: number; width: number | null; extension: string }>(
      database,
      'select sha256, size, width, extension from files',
    )
    expect(files.filter(file => file.extension === 'webp').length).toBeGreaterThanOrEqual(200)
    for (const file of files) expect((await storage.openFile(file.sha256))?.size).toBe(file.size)
    expect(files.filter(file => (file.extension === 'webp') !== (file.width !== null))).toEqual([])
  })

  it('is the same each time, row by row', async () => {
    expect(await seedDemo({ database: twin, storage, now })).toBe(true)
    for (const table of [
      ...['files', 'colors', 'product_groups', 'product_group_parents', 'products', 'variants', 'tier_prices'],
      ...['set_slots', 'group_members', 'product_images', 'product_downloads', 'cross_sells', 'price_changes'],
      ...['listings', 'group_listings', 'listing_bitmaps', 'search_documents', 'search_entries', 'search_words'],
    ]) {
      const statement = `select md5(string_agg(row, '|' order by row)) as digest from (select ${table}::text as row from ${table}) as rows`
      expect(await rowsOf(twin, statement), table).toEqual(await rowsOf(database, statement))
    }
  })

  it('is listed the same, whether all at once or product by product', async () => {
    const tables = ['listings', 'group_listings', 'group_facets', 'search_documents', 'search_entries', 'search_words']
    // Ordinals, and which compound stands for a word's parts, follow from the order in which products come; counters
    // may stay behind at zero.
    const digestsOf = () =>
      Promise.all(
        tables.map(table =>
          rowsOf(
            twin,
            `select '${table}' as name, count(*)::int as rows, md5(string_agg(row, '|' order by row)) as digest
             from (select (to_jsonb(${table}) - 'ordinal' - 'parts')::text as row from ${table}) as rows
             where row not like '%"products": 0%'`,
          ),
        ),
      )
    const atOnce = await digestsOf()
    await twin.pool.query(`truncate ${[...tables, 'listing_bitmaps'].join(', ')}`)
    const settings = await readSettings(twin.drizzle)
    for (const { id } of await rowsOf<{ id: string }>(twin, 'select id from products order by md5(id::text)')) {
      await inTransaction(twin, tx => refreshListings(tx, [id], { settings, now }))
    }
    expect(await digestsOf()).toEqual(atOnce)
    expect(await inTransaction(twin, tx => refreshListings(tx, 'all', { settings, now }))).toBe(false)
    const different = await rowsOf(
      twin,
      `with derived as (${derivedBitmaps}), kept as (select * from listing_bitmaps where bit_count(members) > 0)
       (select * from derived except all select * from kept) union all (select * from kept except all select * from derived)`,
    )
    expect(different).toEqual([])
  })

  it('is left alone where there are products already', async () => {
    expect(await seedDemo({ database, storage, now })).toBe(false)
    expect(await countOf('products')).toBe(173)
  })
})

describe('a large catalogue', () => {
  it('is added in forty groups with about six and a half variants each, and goes on where it stopped', async () => {
    const told: number[] = []
    await seedLargeCatalogue({ database: twin, storage, now, products: 300 }, added => told.push(added))
    await seedLargeCatalogue({ database: twin, storage, now, products: 100 })
    expect(told).toEqual([300])
    const [counts] = await rowsOf<{
      products: number
      numbers: number
      listed: number
      variants: number
      groups: number
    }>(
      twin,
      `select count(distinct p.id)::int as products, count(distinct p.product_number)::int as numbers,
         count(distinct l.product_id)::int as listed, count(*)::int as variants,
         (select count(*)::int from product_groups) as groups
       from products p join variants v on v.product_id = p.id left join listings l on l.product_id = p.id
       where p.product_number like 'G%'`,
    )
    expect(counts).toMatchObject({ products: 400, numbers: 400, listed: 400, groups: 52 })
    expect(counts!.variants / 400).toBeGreaterThan(6)
    expect(counts!.variants / 400).toBeLessThan(7)
  })
})
