import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { NotAllowed, NotFound } from '../../../kit/refusals.ts'
import type { Role, Viewer } from '../../../kit/viewer.ts'
import { inTransaction } from '../../../platform/database.ts'
import { siteVersion } from '../../../platform/siteVersion.ts'
import {
  contextFor,
  insertPrices,
  insertProduct,
  insertSet,
  insertTiers,
  insertViewer,
  setSettings,
  TEST_NOW,
} from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { everybodysDiscount } from '../../../testing/facts.ts'
import { catalogueState, refusedWithoutTrace } from '../../../testing/refusals.ts'
import { readSettings } from '../../settings/queries.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import { groupPage } from '../queries/groupPage.ts'
import { cardsOfProducts } from '../queries/products.ts'
import { searchPage } from '../queries/search.ts'
import { understand } from '../queries/understand.ts'
import { addVariant } from './addVariant.ts'
import { createColor, deleteColors, updateColor } from './colors.ts'
import { createProduct } from './createProduct.ts'
import { deleteProducts, deleteVariants } from './deleteProducts.ts'
import { createProductGroup, deleteProductGroups, updateProductGroup } from './productGroups.ts'
import { updateProduct } from './updateProduct.ts'
import type { ProductWriting } from './writeProduct.ts'

const database = await testDatabase()
let admin: Viewer
beforeAll(async () => {
  await setSettings(database, 'discounts', { groups: [everybodysDiscount('summer', 1000)] })
  admin = await insertViewer(database, ['admin'])
  await insertProduct(database, {}, [{ sku: 'TAKEN-1' }])
})
const context = (viewer = admin) => contextFor(database, { viewer })

const rowsOf = async (statement: string, values: unknown[] = []) => (await database.pool.query(statement, values)).rows
const cardOf = async (id: string) => (await cardsOfProducts(database, [id], TEST_NOW)).get(id) ?? null
const change = (productId: string, writing: ProductWriting) =>
  updateProduct(context(), { productId, revision: null, ...writing })
const variantsOf = (id: string) =>
  rowsOf('select key, sku, size, fit, price_cents, available from variants where product_id = $1 order by sort_order', [
    id,
  ])
const pricesOf = async (id: string) =>
  (await rowsOf('select price_cents from price_changes where product_id = $1 order by at, id', [id])).map(
    row => row.price_cents,
  )
const found = async (text: string, language: 'de' | 'en' = 'de') => {
  const search = await understand(database, text, language)
  const page = await searchPage(database, search, { first: 50, after: null, order: 'recommended', filter: {} })
  return page.rows.map(row => row.card.id)
}
const inGroup = async (groupId: string) => {
  const wanted = { groupId, first: 50, after: null, order: 'recommended', language: 'de', filter: {} } as const
  return (await groupPage(database, wanted)).rows.map(row => row.card.id)
}

const changesNothing = (run: () => Promise<unknown>) => refusedWithoutTrace(database, run)

const group = (title: string, parentIds: string[] = []) =>
  createProductGroup(context(), { changes: { title: { de: title }, parentIds } }).then(({ groupId }) => groupId)
const listed = async (id: string, writing: ProductWriting = {}) => {
  await change(id, writing)
  const settings = await readSettings(database.drizzle)
  await inTransaction(database, tx => refreshListings(tx, [id], { settings, now: TEST_NOW }))
  return id
}

describe('the list of all variants', () => {
  test('changes, adds and removes; prices and stock are noted, tiers follow', async () => {
    const { id, variantIds } = await insertProduct(database, {}, [
      { key: 'm', sku: 'L-1-M', available: 4 },
      { key: 'l', sku: 'L-1-L', size: 'L', priceCents: 2490 },
    ])
    await change(id, {
      tiers: [
        { from: 5, price: 1500, keys: ['m'] },
        { from: 9, price: 1200, keys: ['l'] },
      ],
    })
    const version = await siteVersion(database)
    await change(id, {
      variantList: [
        { id: variantIds[0]!, key: 'medium', available: null, price: 1990 },
        { fit: 'children', size: '140', price: 1490, available: 7 },
      ],
    })
    expect(await siteVersion(database)).toBeGreaterThan(version)
    const [{ product_number: number }] = await rowsOf('select product_number from products where id = $1', [id])
    expect(await variantsOf(id)).toEqual([
      { key: 'medium', sku: 'L-1-M', size: 'M', fit: 'men', price_cents: null, available: null },
      { key: 'children-140', sku: `${number}-1`, size: '140', fit: 'children', price_cents: 1490, available: 7 },
    ])
    expect(await pricesOf(id)).toEqual([null, 1490])
    expect(await rowsOf('select variant_keys from tier_prices where product_id = $1', [id])).toEqual([
      { variant_keys: ['medium'] },
    ])
    expect(await cardOf(id)).toMatchObject({
      fits: ['men', 'children'],
      sizes: ['140', 'M'],
      price: { from: 1490, to: 1990, adult: 1990, child: 1490 },
    })
  })

  test('of the last variant nothing unlimited is left', async () => {
    const { id } = await insertProduct(database)
    await change(id, { variantList: [] })
    expect(await rowsOf('select available from products where id = $1', [id])).toEqual([{ available: 0 }])
    expect((await cardOf(id))?.availability.state).toBe('soldOut')
  })

  test.each<[string, ProductWriting, string[]]>([
    ['a foreign id', { variantList: [{ id: newId() }] }, ['VARIANT_UNKNOWN variants.0.id']],
    ['an article number in use', { variantList: [{ sku: 'TAKEN-1' }] }, ['NUMBER_TAKEN variants.0.sku']],
    [
      'an article number twice',
      { variantList: [{ sku: 'X-9' }, { sku: 'X-9', size: 'L' }] },
      ['NUMBER_TAKEN variants.1.sku'],
    ],
    ['a key twice', { variantList: [{ key: 'a' }, { key: 'a', size: 'L' }] }, ['NUMBER_TAKEN variants.1.key']],
    [
      'an unknown colour',
      { variantList: [{ colorId: newId() }, { colorId: 'blau' }] },
      ['NOT_FOUND variants.0.colorId', 'NOT_FOUND variants.1.colorId'],
    ],
    [
      'a tier for a key that goes',
      { variantList: [{ key: 'new' }], tiers: [{ from: 2, price: 1, keys: ['k0'] }] },
      ['VARIANT_UNKNOWN tiers.0.keys'],
    ],
    [
      'pieces of goods',
      { changes: { slots: [newId()] } },
      ['INVALID_INPUT changes.slots', 'NOT_FOUND changes.slots.0'],
    ],
    [
      'unknown groups of the configuration',
      { changes: { vatGroup: 'x', shippingGroup: 'y', discountGroups: ['z'] } },
      ['INVALID_INPUT changes.discountGroups', 'INVALID_INPUT changes.shippingGroup', 'INVALID_INPUT changes.vatGroup'],
    ],
  ])('%s is refused and changes nothing', async (_label, writing, refusals) => {
    const { id } = await insertProduct(database)
    expect(await changesNothing(() => change(id, writing))).toEqual(refusals)
  })

  test('a single variant comes and goes', async () => {
    const { id } = await insertProduct(database, { priceCents: 990 }, [])
    const { variantId } = await addVariant(context(), { productId: id, fields: { size: 'XL', price: 1190 } })
    expect(await cardOf(id)).toMatchObject({ sizes: ['XL'], price: { from: 1190 } })
    expect(
      await changesNothing(() => addVariant(context(), { productId: id, fields: { size: '', price: -1 } })),
    ).toEqual(['INVALID_INPUT variants.0.price', 'INVALID_INPUT variants.0.size'])
    const { deletedIds } = await deleteVariants(context(), { variantIds: [newId(), 'nichts', variantId] })
    expect(deletedIds).toEqual([variantId])
    expect(await variantsOf(id)).toEqual([])
    expect(await pricesOf(id)).toEqual([1190, null])
    expect((await deleteVariants(context(), { variantIds: [variantId] })).deletedIds).toEqual([])
  })
})

describe('what belongs to a product', () => {
  test('is replaced as a whole', async () => {
    const [shirt, shorts, socks] = await Promise.all([1, 2, 3].map(async () => (await insertProduct(database)).id))
    const { id } = await insertSet(database, [shirt!])
    await insertPrices(database, id, { 90: 4990 })
    const offers = [{ startsAt: TEST_NOW, endsAt: new Date(TEST_NOW.getTime() + 1000), discountGroups: ['summer'] }]
    await change(id, {
      changes: {
        slots: [shirt!, shorts!],
        cross: [socks!],
        offers,
        vatGroup: 'reduced',
        shippingGroup: 'parcel',
        available: 3,
        expectedDays: 9,
      },
    })
    expect(await cardOf(id)).toMatchObject({
      slots: [shirt, shorts],
      vatGroup: 'reduced',
      availability: { quantity: 3 },
    })
    expect(await rowsOf('select other_id from cross_sells where product_id = $1', [id])).toEqual([{ other_id: socks }])
    expect(await rowsOf('select is_on_sale from listings where product_id = $1', [id])).toEqual([{ is_on_sale: true }])
    expect(await rowsOf('select delta from stock_movements where product_id = $1', [id])).toEqual([{ delta: 3 }])
    await change(id, { changes: { slots: [], cross: null, offers: [], vatGroup: null, isOffline: true } })
    expect(await rowsOf('select vat_group from products where id = $1', [id])).toEqual([{ vat_group: null }])
    for (const table of ['set_slots where set_id', 'cross_sells where product_id', 'special_offers where product_id']) {
      expect(await rowsOf(`select 1 from ${table} = $1`, [id])).toEqual([])
    }
  })

  test('a set that visitors see keeps a piece, and takes part in no tier prices', async () => {
    const { id: shirt } = await insertProduct(database)
    const { id: set } = await insertSet(database, [shirt])
    expect(await changesNothing(() => change(set, { changes: { slots: [] } }))).toEqual([
      'SET_INCOMPLETE changes.slots',
    ])
    expect(await changesNothing(() => change(set, { tiers: [{ from: 10, price: 900 }] }))).toEqual([
      'INVALID_INPUT tiers',
    ])
    await change(set, { changes: { slots: [], isOffline: true } })
    expect(await changesNothing(() => change(set, { changes: { isOffline: false } }))).toEqual([
      'SET_INCOMPLETE changes.slots',
    ])
    await change(set, { changes: { slots: [shirt], isOffline: false } })
    await change(set, { changes: { isOffline: true } })
    await change(set, { changes: { isOffline: false } })
    expect(await rowsOf('select is_offline from products where id = $1', [set])).toEqual([{ is_offline: false }])
  })

  test.each([
    [{ expectedDaysMin: 9, expectedDays: 2 }, 'expectedDays'],
    [{ expectedDaysMin: 9 }, 'expectedDaysMin'],
    [{ expectedDays: 4 }, 'expectedDays'],
  ])('days of delivery that are turned around (%j after 5 to 7) are refused where they were written', async (days, field) => {
    const { id } = await insertProduct(database)
    await change(id, { changes: { expectedDaysMin: 5, expectedDays: 7 } })
    expect(await changesNothing(() => change(id, { changes: days }))).toEqual([`RANGE_REVERSED changes.${field}`])
    await change(id, { changes: { expectedDaysMin: null, expectedDays: 4 } })
  })

  test('two tiers for some of the same sizes begin at different amounts', async () => {
    const { id } = await insertProduct(database, {}, [{ size: 'M' }, { size: 'L' }, { size: '140', isChildSize: true }])
    const rows = await rowsOf('select key from variants where product_id = $1 order by is_child_size, size', [id])
    const [large, medium, child] = rows.map(({ key }) => String(key)) as [string, string, string]
    const tier = (from: number, part: object) => ({ from, price: 900, ...part })
    const twins = (...tiers: ReturnType<typeof tier>[]) => changesNothing(() => change(id, { tiers }))
    expect(await twins(tier(10, {}), tier(10, {}))).toEqual(['ENTRY_TWICE tiers.0.from'])
    expect(await twins(tier(5, {}), tier(10, { keys: [medium, large] }), tier(10, { keys: [large] }))).toEqual([
      'ENTRY_TWICE tiers.1.from',
    ])
    expect(await twins(tier(10, { scope: 'child' }), tier(10, { keys: [child] }))).toEqual(['ENTRY_TWICE tiers.0.from'])
    const lawful = [
      tier(10, {}),
      tier(10, { keys: [large] }),
      tier(10, { keys: [medium] }),
      tier(10, { scope: 'child' }),
    ]
    await change(id, { tiers: [...lawful, tier(20, { keys: [large], price: 950 })] })
    expect(await rowsOf('select 1 from tier_prices where product_id = $1', [id])).toHaveLength(5)
  })

  test('its texts in one language leave the other as it was', async () => {
    const { id } = await insertProduct(database)
    await change(id, { texts: { language: 'en', values: { title: 'Northwood jersey', subtitle: 'Short sleeves' } } })
    await change(id, { texts: { language: 'de', values: { title: 'Trikot Nordwald Neu' } } })
    expect(await rowsOf('select title, subtitle from products where id = $1', [id])).toEqual([
      {
        title: { de: 'Trikot Nordwald Neu', en: 'Northwood jersey' },
        subtitle: { de: 'Short sleeves', en: 'Short sleeves' },
      },
    ])
    expect(await found('Northwood', 'en')).toContain(id)
  })

  test('the kind stays what it is', async () => {
    const { id } = await insertProduct(database)
    const run = () => updateProduct(context(), { productId: id, revision: null, kind: 'set' })
    expect(await changesNothing(run)).toEqual(['INVALID_INPUT kind'])
  })

  test('a voucher product has no stock', async () => {
    const voucher = { title: { de: 'Gutschein' }, kind: 'voucher', basePrice: 5000, groupIds: [] } as const
    const { productId } = await createProduct(context(), voucher)
    const { rows } = await database.pool.query('select kind, available from products where id = $1', [productId])
    expect(rows).toEqual([{ kind: 'voucher', available: null }])
  })

  test('a product is made with all of it at once, or not at all', async () => {
    const groupId = await group('Westen')
    const product = { title: { de: 'Weste Windkanal' }, kind: 'goods', basePrice: 3990, groupIds: [groupId] } as const
    const version = await siteVersion(database)
    const { productId } = await createProduct(context(), {
      ...product,
      changes: { isOffline: false, productNumber: 'W-77', tags: ['wind'] },
      variantList: [{ size: 'S', available: 2 }],
      tiers: [{ from: 10, price: 3490 }],
    })
    expect(await siteVersion(database)).toBeGreaterThan(version)
    expect(await cardOf(productId)).toMatchObject({
      number: 'W-77',
      groups: ['westen'],
      tiers: [{ from: 10 }],
      sizes: ['S'],
    })
    expect(await inGroup(groupId)).toEqual([productId])
    expect(await found('Windkanal')).toEqual([productId])
    expect(await pricesOf(productId)).toEqual([3990])
    const again = { ...product, changes: { productNumber: 'W-77' } }
    expect(await changesNothing(() => createProduct(context(), again))).toEqual(['NUMBER_TAKEN productNumber'])
    const broken = { ...product, variantList: [{ size: 'S', available: -1 }] }
    expect(await changesNothing(() => createProduct(context(), broken))).toEqual(['INVALID_INPUT variants.0.available'])
  })
})

describe('deleting products', () => {
  test('nobody finds them any more, and a set of theirs is sold out', async () => {
    const groupId = await group('Hauben')
    const { id: cap } = await insertProduct(database, { title: { de: 'Haube Polarnacht' } })
    await insertTiers(database, cap, { 5: 900 })
    await listed(cap, { changes: { groupIds: [groupId] } })
    const { id: set } = await insertSet(database, [cap])
    await listed(set)
    expect([await inGroup(groupId), (await cardOf(set))?.availability.state]).toEqual([[cap], 'inStock'])
    const version = await siteVersion(database)
    expect(await deleteProducts(context(), { productIds: [newId(), cap, 'nichts', cap] })).toEqual({
      deletedIds: [cap],
    })
    expect(await siteVersion(database)).toBeGreaterThan(version)
    expect(await cardOf(cap)).toBeNull()
    expect([await inGroup(groupId), await found('Polarnacht')]).toEqual([[], []])
    expect((await cardOf(set))?.availability.state).toBe('soldOut')
    expect(await pricesOf(cap)).toEqual([null])
    expect(
      await rowsOf(`select action from audit_entries where subject_id = $1 order by id desc limit 1`, [cap]),
    ).toEqual([{ action: 'product.deleted' }])
    const before = await catalogueState(database)
    expect(await deleteProducts(context(), { productIds: [cap] })).toEqual({ deletedIds: [] })
    expect(await catalogueState(database)).toEqual(before)
    await expect(change(cap, { changes: { sortOrder: 1 } })).rejects.toThrow(NotFound)
    expect(await changesNothing(() => change(set, { changes: { slots: [cap] } }))).toEqual([
      'NOT_FOUND changes.slots.0',
    ])
  })

  test('of two at once one deletes', async () => {
    const { id } = await insertProduct(database)
    const answers = await Promise.all([1, 2].map(() => deleteProducts(context(), { productIds: [id] })))
    expect(answers.flatMap(({ deletedIds }) => deletedIds)).toEqual([id])
    expect(await pricesOf(id)).toEqual([null])
  })
})

test.each<[Role]>([['guest'], ['user'], ['member']])('a %s may change nothing of it', async role => {
  const viewer = await insertViewer(database, [role])
  const before = await catalogueState(database)
  const runs = [
    deleteProducts(context(viewer), { productIds: [] }),
    deleteVariants(context(viewer), { variantIds: [] }),
    addVariant(context(viewer), { productId: newId(), fields: {} }),
    createProductGroup(context(viewer), { changes: {} }),
    updateProductGroup(context(viewer), { groupId: newId(), revision: null, changes: {} }),
    deleteProductGroups(context(viewer), { groupIds: [] }),
    createColor(context(viewer), { changes: {} }),
    updateColor(context(viewer), { colorId: newId(), revision: null, changes: {} }),
    deleteColors(context(viewer), { colorIds: [] }),
  ]
  for (const run of runs) await expect(run).rejects.toThrow(NotAllowed)
  expect(await catalogueState(database)).toEqual(before)
})
