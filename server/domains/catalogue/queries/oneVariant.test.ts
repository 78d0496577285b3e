import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { inTransaction } from '../../../platform/database.ts'
import { insertProduct, insertSet, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { settingsWith } from '../../../testing/facts.ts'
import { derivedBitmaps } from '../../../testing/listingBitmaps.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import { colors, type Fit, groupMembers, productGroups } from '../tables.ts'
import { type Facets, groupFacetsOf } from './facets.ts'
import { countInGroup, groupPage, type ProductFilter } from './groupPage.ts'
import type { ProductOrder } from './orders.ts'

/** Filters speak of one and the same variant, and lists are sorted by the price that their tiles show. */

const database = await testDatabase()
const groupId = newId()
const red = { id: newId(), code: 'rot', title: { de: 'Rot' }, hex: '#c1272d', sortOrder: 1 }
const blue = { id: newId(), code: 'blau', title: { de: 'Blau' }, hex: '#1d4f91', sortOrder: 2 }

type Size = { fit: Fit | null; size: string; color?: typeof red; priceCents?: number; available?: number }

async function insertGoods(title: string, priceCents: number, sizes: readonly Size[]): Promise<string> {
  const { id } = await insertProduct(
    database,
    { title: { de: title }, priceCents, isPersonalisable: title === 'Club' },
    sizes.map(({ fit, size, color = red, priceCents: own, available = 50 }) => ({
      fit,
      size,
      colorId: color.id,
      available,
      isChildSize: fit === 'children',
      ...(own === undefined ? {} : { priceCents: own }),
    })),
  )
  await database.drizzle.insert(groupMembers).values({ groupId, productId: id, position: 0 })
  return id
}

beforeAll(async () => {
  await database.drizzle.insert(productGroups).values({ id: groupId, slug: 'alles', title: { de: 'Alles' } })
  await database.drizzle.insert(colors).values([red, blue])
  const alpha = await insertGoods('Alpha', 3490, [
    { fit: 'men', size: '5XL', priceCents: 4490 },
    { fit: 'men', size: 'M' },
    { fit: 'children', size: '140', priceCents: 2490 },
    { fit: 'children', size: '152', priceCents: 2490, color: blue, available: 0 },
  ])
  await insertGoods('Beta', 2990, [
    { fit: 'children', size: '5XL', color: blue },
    { fit: 'women', size: '140' },
  ])
  await insertGoods('Club', 3990, [
    { fit: 'men', size: 'M', color: blue },
    { fit: 'men', size: 'L', color: red, available: 0 },
    { fit: 'children', size: '140', priceCents: 1990 },
  ])
  await insertGoods('Stutzen', 990, [{ fit: null, size: '39–42', color: blue }])
  const shorts = await insertGoods('Hose', 1990, [
    { fit: 'men', size: 'M', color: blue },
    { fit: 'children', size: '140', color: blue, available: 0 },
  ])
  const kit = await insertSet(database, [alpha, shorts], { title: { de: 'Garnitur' }, priceCents: 4990 })
  await database.drizzle.insert(groupMembers).values({ groupId, productId: kit.id, position: 0 })
  await inTransaction(database, tx => refreshListings(tx, 'all', { settings: settingsWith(), now: TEST_NOW }))
})

const wanted = { groupId, first: 100, after: null, language: 'de', order: 'title' } as const
const titles = async (filter: ProductFilter, order: ProductOrder = 'title') =>
  (await groupPage(database, { ...wanted, order, filter })).rows.map(({ card }) => card.title.de)

describe('a filter', () => {
  test.each<[string, ProductFilter, string[]]>([
    ['fit and size', { fits: ['children'], sizes: ['5XL'] }, ['Beta']],
    ['fit and size, of several fits', { fits: ['children', 'men'], sizes: ['5XL'] }, ['Alpha', 'Beta']],
    [
      'fit and size, of a set all of whose pieces have it',
      { fits: ['men'], sizes: ['M'] },
      ['Alpha', 'Club', 'Garnitur', 'Hose'],
    ],
    ['colour and size', { colors: ['rot'], sizes: ['M'] }, ['Alpha', 'Garnitur']],
    ['fit and colour', { fits: ['men'], colors: ['blau'] }, ['Club', 'Garnitur', 'Hose']],
    ['fit, colour and size', { fits: ['children'], colors: ['rot'], sizes: ['140'] }, ['Alpha', 'Club', 'Garnitur']],
    ['what is there of a size', { sizes: ['140'], inStock: true }, ['Alpha', 'Beta', 'Club']],
    ['what is there of a colour and size', { colors: ['rot'], sizes: ['L'], inStock: true }, []],
    ['a price that exists', { priceFrom: 2400, priceTo: 2600 }, ['Alpha']],
    ['no price between two that exist', { priceFrom: 2600, priceTo: 2900 }, []],
    ['prices of which there are many', { priceFrom: 3500, priceTo: 3900 }, []],
    ['a price of a fit', { fits: ['men'], priceTo: 2500 }, ['Hose']],
    ['a price of children’s sizes', { fits: ['children'], priceTo: 2000 }, ['Club', 'Hose']],
    ['a price of a size that only children have', { sizes: ['152'], priceFrom: 3000 }, []],
    ['a price of what has no fit', { colors: ['blau'], priceTo: 1000 }, ['Stutzen']],
    ['what can be personalised', { personalisable: true, fits: ['men'] }, ['Club']],
  ])('of %s', async (_label, filter, expected) => {
    expect(await titles(filter)).toEqual(expected)
    expect(await countInGroup(database, groupId, filter)).toBe(expected.length)
  })

  test('the facets count what one gets: each value, added to any filter, leaves as many as it says', async () => {
    const filters: ProductFilter[] = [
      {},
      { fits: ['children'] },
      { colors: ['blau'] },
      { sizes: ['140', 'M'] },
      { fits: ['men', 'children'], colors: ['rot'] },
      { inStock: true },
      { personalisable: true },
      { priceTo: 2500 },
      { priceTo: 2500, colors: ['rot', 'blau'], inStock: true },
      { priceFrom: 3000, sizes: ['M'] },
    ]
    for (const filter of filters) {
      const facets: Facets = await groupFacetsOf(database, groupId, filter)
      const leaves = async (more: ProductFilter) => countInGroup(database, groupId, { ...filter, ...more })
      for (const { value, count } of facets.fits) {
        expect([filter, value, count]).toEqual([filter, value, await leaves({ fits: [value] })])
      }
      for (const { color, count } of facets.colors) {
        expect([filter, color.code, count]).toEqual([filter, color.code, await leaves({ colors: [color.code] })])
      }
      for (const { value, count } of facets.sizes) {
        expect([filter, value, count]).toEqual([filter, value, await leaves({ sizes: [value] })])
      }
      for (const { value, count } of facets.features) {
        expect([filter, value, count]).toEqual([filter, value, await leaves({ [value]: true })])
      }
    }
    const {
      fits,
      sizes,
      colors: counted,
    } = await groupFacetsOf(database, groupId, { fits: ['children'], colors: ['blau'] })
    expect(fits).toEqual([
      { value: 'men', count: 3 },
      { value: 'children', count: 4 },
    ])
    expect(sizes).toEqual([
      { value: '140', count: 2 },
      { value: '152', count: 1 },
      { value: '5XL', count: 1 },
    ])
    expect(counted.map(({ color, count }) => [color.code, count])).toEqual([
      ['rot', 3],
      ['blau', 4],
    ])
  })

  test('what is chosen stays among the facets when nothing has it, and what to take away is named', async () => {
    const filter: ProductFilter = {
      fits: ['women'],
      sizes: ['5XL', 'XXS'],
      colors: ['blau'],
      priceTo: 4000,
      onSale: true,
    }
    const facets = await groupFacetsOf(database, groupId, filter)
    expect(facets.fits).toContainEqual({ value: 'women', count: 0 })
    expect(facets.sizes.filter(({ value }) => value === 'XXS')).toEqual([{ value: 'XXS', count: 0 }])
    expect(facets.colors.map(({ color, count }) => [color.code, count])).toContainEqual(['blau', 0])
    expect(facets.features).toContainEqual({ value: 'onSale', count: 0 })
    expect(facets.price).toEqual({ minimum: 990, maximum: 4990 })
    expect(facets.nearest).toEqual([])
    const { nearest } = await groupFacetsOf(database, groupId, { fits: ['women'], sizes: ['5XL'] })
    expect(nearest).toEqual([
      { step: 'fits', count: 2 },
      { step: 'sizes', count: 1 },
    ])
  })
})

describe('by price', () => {
  test('lists are sorted by what their tiles show: adults’ prices, and children’s where these are looked for', async () => {
    expect(await titles({}, 'priceAsc')).toEqual(['Stutzen', 'Hose', 'Beta', 'Alpha', 'Club', 'Garnitur'])
    expect(await titles({ fits: ['children'] }, 'priceAsc')).toEqual(['Club', 'Hose', 'Alpha', 'Beta', 'Garnitur'])
    expect(await titles({ fits: ['children'] }, 'priceDesc')).toEqual(['Garnitur', 'Beta', 'Alpha', 'Hose', 'Club'])
    expect(await titles({ fits: ['children', 'men'] }, 'priceAsc')).toEqual([
      'Hose',
      'Beta',
      'Alpha',
      'Club',
      'Garnitur',
    ])
  })
})

test('the bits say what the listings say, also of sets', async () => {
  const { rows } = await database.pool.query(`
    with derived as (${derivedBitmaps}), kept as (select * from listing_bitmaps where bit_count(members) > 0)
    (select 'missing' as what, * from derived except all select 'missing', * from kept)
    union all (select 'too much', * from kept except all select 'too much', * from derived)`)
  expect(rows).toEqual([])
})
