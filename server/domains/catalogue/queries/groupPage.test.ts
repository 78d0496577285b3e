import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { inTransaction } from '../../../platform/database.ts'
import { insertProduct, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { settingsWith } from '../../../testing/facts.ts'
import { derivedBitmaps } from '../../../testing/listingBitmaps.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import { colors, type Fit, groupMembers, productGroups, products } from '../tables.ts'
import { type Facets, groupFacetsOf } from './facets.ts'
import { countInGroup, groupPage, type ProductFilter } from './groupPage.ts'
import type { ProductOrder } from './orders.ts'
import { countOfShopList, type ShopList, shopListPage } from './shopLists.ts'

const database = await testDatabase()
const settings = settingsWith()
const groupId = newId()
const red = { id: newId(), code: 'rot', title: { de: 'Rot', en: 'Red' }, hex: '#c1272d', sortOrder: 1 }
const blue = { id: newId(), code: 'blau', title: { de: 'Blau', en: 'Blue' }, hex: '#1d4f91', sortOrder: 2 }
const refresh = (ids: readonly string[] | 'all') =>
  inTransaction(database, tx => refreshListings(tx, ids, { settings, now: TEST_NOW }))

const titles = ['Anton', 'Berta', 'Cäsar', 'Dora', 'Emil', 'Friedrich', 'Gustav', 'Heinrich', 'Ärmel 9', 'Ärmel 10']
const productIds: string[] = []

beforeAll(async () => {
  await database.drizzle.insert(productGroups).values({ id: groupId, slug: 'trikots', title: { de: 'Trikots' } })
  await database.drizzle.insert(colors).values([red, blue])
  for (const [i, title] of titles.entries()) {
    const fits: Fit[] = i % 2 ? ['men', 'children'] : ['women']
    const { id } = await insertProduct(
      database,
      {
        title: { de: title, en: titles.at(-1 - i)! },
        // Equal values in every order, so that the product's id must decide.
        sortOrder: i % 3,
        priceCents: 1000 + (i % 4) * 500,
        createdAt: new Date(TEST_NOW.getTime() - (i % 3) * 86_400_000),
        isPersonalisable: i % 2 === 0,
        isNew: i % 5 === 0,
        soldPieces: i % 2,
      },
      fits.map(fit => ({
        fit,
        size: fit === 'children' ? '128' : 'M',
        colorId: (i < 4 ? red : blue).id,
        available: i,
      })),
    )
    productIds.push(id)
    await database.drizzle.insert(groupMembers).values({ groupId, productId: id, position: 0 })
  }
  await refresh('all')
})

const wanted = { groupId, first: 100, after: null, language: 'de', order: 'recommended', filter: {} } as const

describe('pages of a group', () => {
  test.each<[ProductOrder, 'de' | 'en', string[]]>([
    [
      'recommended',
      'de',
      ['Anton', 'Ärmel 10', 'Dora', 'Gustav', 'Berta', 'Emil', 'Heinrich', 'Ärmel 9', 'Cäsar', 'Friedrich'],
    ],
    [
      'title',
      'de',
      ['Anton', 'Ärmel 9', 'Ärmel 10', 'Berta', 'Cäsar', 'Dora', 'Emil', 'Friedrich', 'Gustav', 'Heinrich'],
    ],
    ['title', 'en', titles.toReversed().toSorted()],
  ])('by %s in %s', async (order, language, expected) => {
    const { rows } = await groupPage(database, { ...wanted, order, language })
    const shown = rows.map(({ card }) => card.title.de)
    if (language === 'de') expect(shown).toEqual(expected)
    else expect(rows.map(({ card }) => card.title.en)).toEqual(['Anton', 'Ärmel 9', 'Ärmel 10', ...titles.slice(1, 8)])
  })

  test.each<ProductOrder>([
    'recommended',
    'priceAsc',
    'priceDesc',
    'newest',
    'title',
  ])('by %s: page by page gives every product once, in the same order as the whole, filtered or not', async order => {
    for (const filter of [{}, { inStock: true }]) {
      const whole = await groupPage(database, { ...wanted, order, filter })
      expect(whole.rows).toHaveLength(filter.inStock ? 9 : 10)
      const seen: string[] = []
      let after: (string | number | boolean)[] | null = null
      for (let hasNext = true; hasNext; ) {
        const page = await groupPage(database, { ...wanted, order, filter, first: 3, after })
        seen.push(...page.rows.map(row => row.card.id))
        after = [...(page.rows.at(-1)?.cursor ?? [])] as (string | number | boolean)[]
        hasNext = page.hasNext
      }
      expect(seen).toEqual(whole.rows.map(row => row.card.id))
    }
  })

  test.each<ShopList>(['new', 'top', 'specials'])('list %s: page by page gives every product once', async list => {
    const whole = await shopListPage(database, list, 100, null)
    expect(whole.rows).toHaveLength(await countOfShopList(database, list))
    const seen: string[] = []
    let after: (string | number | boolean)[] | null = null
    for (let hasNext = true; hasNext; ) {
      const page = await shopListPage(database, list, 4, after)
      seen.push(...page.rows.map(row => row.card.id))
      after = [...(page.rows.at(-1)?.cursor ?? [])] as (string | number | boolean)[]
      hasNext = page.hasNext
    }
    expect(seen).toEqual(whole.rows.map(row => row.card.id))
    expect(new Set(seen).size).toBe(seen.length)
  })

  test.each<[string, ProductFilter, number]>([
    ['nothing', {}, 10],
    ['two fits widen', { fits: ['women', 'children'] }, 10],
    ['fit and colour narrow', { fits: ['women'], colors: ['rot'] }, 2],
    ['a size', { sizes: ['128'] }, 5],
    ['prices that overlap the range', { priceFrom: 1500, priceTo: 2000 }, 5],
    ['features together', { personalisable: true, inStock: true }, 4],
    ['no feature is not its opposite', { personalisable: false }, 10],
    ['a colour that does not exist', { colors: ['rosa'] }, 0],
    ['prices beyond any number that is stored', { priceFrom: 9_007_199_254_740_991 }, 0],
  ])('filter by %s', async (_label, filter, count) => {
    expect((await groupPage(database, { ...wanted, filter })).rows).toHaveLength(count)
    expect(await countInGroup(database, groupId, filter)).toBe(count)
  })
})

const plain = ({ builtIns: _names, ...facets }: Facets) => ({
  ...facets,
  colors: facets.colors.map(({ color, count }) => ({ value: color.code, count })),
})

describe('facets', () => {
  test('count what the group has', async () => {
    expect(plain(await groupFacetsOf(database, groupId, {}))).toEqual({
      fits: [
        { value: 'men', count: 5 },
        { value: 'women', count: 5 },
        { value: 'children', count: 5 },
      ],
      colors: [
        { value: 'rot', count: 4 },
        { value: 'blau', count: 6 },
      ],
      sizes: [
        { value: '128', count: 5 },
        { value: 'M', count: 10 },
      ],
      features: [
        { value: 'inStock', count: 9 },
        { value: 'personalisable', count: 5 },
      ],
      properties: [],
      price: { minimum: 1000, maximum: 2500 },
      nearest: [],
    })
  })

  test('count as if they were not filtered themselves, but with the other filters', async () => {
    const facets = plain(await groupFacetsOf(database, groupId, { colors: ['rot'], fits: ['women'] }))
    expect(facets.colors).toEqual([
      { value: 'rot', count: 2 },
      { value: 'blau', count: 3 },
    ])
    expect(facets.fits).toEqual([
      { value: 'men', count: 2 },
      { value: 'women', count: 2 },
      { value: 'children', count: 2 },
    ])
    expect(facets.sizes).toEqual([{ value: 'M', count: 2 }])
  })

  test('stay right however products change: the counted ones equal those counted anew', async () => {
    const { pool, drizzle } = database
    await pool.query('update variants set available = 0 where product_id = $1', [productIds[3]])
    await drizzle.update(products).set({ isOffline: true }).where(eq(products.id, productIds[4]!))
    await drizzle.update(products).set({ priceCents: 100 }).where(eq(products.id, productIds[5]!))
    await pool.query('update variants set color_id = $1 where product_id = $2', [red.id, productIds[6]])
    await pool.query('delete from group_members where product_id = $1', [productIds[7]])
    expect(await refresh(productIds)).toBe(true)
    expect(await refresh('all')).toBe(false)
    const counted = plain(await groupFacetsOf(database, groupId, {}))
    // A filter that everything passes forces the facets to be counted.
    expect(plain(await groupFacetsOf(database, groupId, { priceFrom: 0 }))).toEqual(counted)
    expect(await countInGroup(database, groupId, {})).toBe(8)
    expect(counted.price).toEqual({ minimum: 100, maximum: 2500 })
    await drizzle.update(products).set({ isOffline: false }).where(eq(products.id, productIds[4]!))
    await refresh([productIds[4]!])
    expect(await countInGroup(database, groupId, {})).toBe(9)
    expect(plain(await groupFacetsOf(database, groupId, { priceFrom: 0 }))).toEqual(
      plain(await groupFacetsOf(database, groupId, {})),
    )
  })

  test('the bits say what the listings say, however products change', async () => {
    const { rows } = await database.pool.query(`
      with derived as (${derivedBitmaps}), kept as (select * from listing_bitmaps where bit_count(members) > 0)
      (select 'missing' as what, * from derived except all select 'missing', * from kept)
      union all (select 'too much', * from kept except all select 'too much', * from derived)`)
    expect(rows).toEqual([])
  })
})

test('products that leave the lists leave the search and its words too', async () => {
  await database.pool.query('update products set is_offline = true')
  await refresh('all')
  for (const table of ['listings', 'group_listings', 'search_documents', 'search_entries', 'search_words']) {
    const { rows } = await database.pool.query(`select count(*)::int as count from ${table}`)
    expect([table, rows[0].count]).toEqual([table, 0])
  }
  const { rows } = await database.pool.query(`
    select facet from group_facets where products <> 0
    union all select kind from listing_bitmaps where bit_count(members) > 0`)
  expect(rows).toEqual([])
})
