import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { NotAllowed, NotFound, Refused } from '../../../kit/refusals.ts'
import type { Viewer } from '../../../kit/viewer.ts'
import { siteVersion } from '../../../platform/siteVersion.ts'
import { contextFor, countRows, insertProduct, insertSet, insertViewer, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { cardsOfProducts } from '../queries/products.ts'
import { productGroups } from '../tables.ts'
import { createProduct } from './createProduct.ts'
import { type UpdateProduct, updateProduct } from './updateProduct.ts'

const database = await testDatabase()
let admin: Viewer
beforeAll(async () => {
  admin = await insertViewer(database, ['admin'])
})

const later = (days: number) => () => new Date(TEST_NOW.getTime() + days * 86_400_000)
const update = (input: UpdateProduct, now = later(0)) =>
  updateProduct(contextFor(database, { viewer: admin, now }), input)

/** What an operation refuses, as code and path. */
async function refusalsOf(run: Promise<unknown>): Promise<string[]> {
  const error = await run.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof Refused)) throw error ?? new Error('nothing was refused')
  return error.refusals.map(({ code, path }) => `${code} ${path.join('.')}`).toSorted()
}

const cardOf = async (id: string) => (await cardsOfProducts(database, [id], TEST_NOW)).get(id) ?? null
const rowsOf = async (statement: string, values: unknown[]) => (await database.pool.query(statement, values)).rows

describe('changing a product', () => {
  test('changes what is given, clears what is null, and leaves the rest', async () => {
    const { id } = await insertProduct(database, { subtitle: { de: 'Kurzarm' }, weightGrams: 180, tags: ['alt'] })
    const before = await siteVersion(database)
    await update({
      productId: id,
      revision: 1,
      changes: {
        title: { de: ' Trikot Südwand ', en: 'Südwand jersey' },
        subtitle: null,
        details: { de: '<p onclick="steal()">Gut<script>x()</script></p>', en: '' },
        tags: ['verein', 'verein', ' '],
        isMarkedNew: true,
      },
    })
    const rows = await rowsOf(
      'select title, subtitle, details, tags, is_new, weight_grams, revision from products where id = $1',
      [id],
    )
    expect(rows).toEqual([
      {
        title: { de: 'Trikot Südwand', en: 'Südwand jersey' },
        subtitle: null,
        details: { de: '<p>Gut</p>' },
        tags: ['verein'],
        is_new: true,
        weight_grams: 180,
        revision: 2,
      },
    ])
    expect(await cardOf(id)).toMatchObject({ title: { de: 'Trikot Südwand' }, isNew: true })
    expect(await siteVersion(database)).toBeGreaterThan(before)
  })

  test('notes every price that changes, and shows a reduction by the lowest price of 30 days', async () => {
    const { productId: id } = await createProduct(contextFor(database, { viewer: admin, now: later(-60) }), {
      title: { de: 'Hoodie Hüttenabend' },
      kind: 'goods',
      basePrice: 4990,
      groupIds: [],
    })
    await update(
      { productId: id, revision: 1, changes: { isOffline: false }, variantList: [{ size: 'M', available: 0 }] },
      later(-59),
    )
    const [variant] = await rowsOf('select id from variants where product_id = $1', [id])
    await update(
      {
        productId: id,
        revision: 2,
        changes: { basePrice: 3990, isMarkedSale: true },
        variants: [{ variantId: variant.id, price: 3490, stock: 12 }],
      },
      later(-1),
    )
    // The same once more is no change.
    await update(
      { productId: id, revision: 3, changes: { basePrice: 3990 }, variants: [{ variantId: variant.id, price: 3490 }] },
      later(0),
    )
    const history = await rowsOf(
      'select variant_id, price_cents, account_id from price_changes where product_id = $1 order by at, id',
      [id],
    )
    expect(history).toEqual([
      { variant_id: null, price_cents: 4990, account_id: admin.accountId },
      { variant_id: null, price_cents: 3990, account_id: admin.accountId },
      { variant_id: variant.id, price_cents: 3490, account_id: admin.accountId },
    ])
    expect((await cardOf(id))?.sale).toEqual({ previousPrice: 4990, lowestPriceOf30Days: 4990, percent: 30 })
    expect(await rowsOf('select delta, reason from stock_movements where product_id = $1', [id])).toEqual([
      { delta: 12, reason: 'correction' },
    ])
    await expect(database.pool.query('delete from price_changes where product_id = $1', [id])).rejects.toThrow(
      'append-only',
    )
  })

  test('notes who changed what', async () => {
    const { id, variantIds } = await insertProduct(database, {}, [{ available: 3 }])
    await update({
      productId: id,
      revision: 1,
      changes: { basePrice: 1290, sortOrder: 1000 },
      variants: [{ variantId: variantIds[0]!, stock: 5 }],
    })
    const [entry] = await rowsOf('select * from audit_entries where subject_id = $1', [id])
    expect(entry).toMatchObject({ account_id: admin.accountId, action: 'product.updated', subject_type: 'product' })
    expect(entry.changes).toEqual({
      priceCents: { from: 1990, to: 1290 },
      variants: [{ variantId: variantIds[0], from: { available: 3 }, to: { available: 5 } }],
    })
  })

  test('a set follows when a piece of it is taken offline', async () => {
    const { id: shirt } = await insertProduct(database)
    const { id: set } = await insertSet(database, [shirt])
    await update({ productId: set, revision: 1, changes: { sortOrder: 5 } })
    expect((await cardOf(set))?.availability.state).toBe('inStock')
    await update({ productId: shirt, revision: 1, changes: { isOffline: true } })
    expect((await cardOf(set))?.availability.state).toBe('soldOut')
    expect(await cardOf(shirt)).toBeNull()
  })

  test('stock without limit and back to a count', async () => {
    const { id, variantIds } = await insertProduct(database, {}, [{ available: 3 }])
    const [variantId] = variantIds as [string]
    const left = async () => (await rowsOf('select available from variants where id = $1', [variantId]))[0].available
    await update({ productId: id, revision: 1, variants: [{ variantId, isStockUnlimited: true }] })
    expect(await left()).toBeNull()
    await update({ productId: id, revision: 2, variants: [{ variantId, isStockUnlimited: false }] })
    expect(await left()).toBe(0)
    await update({ productId: id, revision: 3, variants: [{ variantId, stock: 4, isStockUnlimited: false }] })
    expect(await left()).toBe(4)
  })

  test('groups and tiers are replaced as a whole; the first group is the home', async () => {
    const groups = [newId(), newId()]
    await database.drizzle
      .insert(productGroups)
      .values(groups.map((id, i) => ({ id, slug: `gruppe-${i}`, title: { de: `Gruppe ${i}` } })))
    const { id, variantIds } = await insertProduct(database, {}, [{}, {}])
    await update({
      productId: id,
      revision: 1,
      changes: { groupIds: [groups[1]!, groups[0]!] },
      tiers: [
        { from: 10, price: 1790 },
        { from: 20, price: 1590, variantIds: [variantIds[0]!] },
      ],
    })
    const card = await cardOf(id)
    expect(card?.groups[0]).toBe('gruppe-1')
    expect(card?.tiers).toEqual([
      { from: 10, priceCents: 1790, listCents: 1790, variantKeys: [] },
      { from: 20, priceCents: 1590, listCents: 1590, variantKeys: ['k0'] },
    ])
    await update({ productId: id, revision: 2, changes: { groupIds: [] }, tiers: [] })
    expect(await cardOf(id)).toMatchObject({ groups: [], tiers: [] })
  })
})

describe('what is refused changes nothing', () => {
  test('an outdated revision', async () => {
    const { id } = await insertProduct(database)
    await update({ productId: id, revision: 1, changes: { sortOrder: 1 } })
    const audits = await countRows(database, 'audit_entries')
    expect(await refusalsOf(update({ productId: id, revision: 1, changes: { sortOrder: 2 } }))).toEqual([
      'STALE_REVISION revision',
    ])
    expect(await rowsOf('select sort_order, revision from products where id = $1', [id])).toEqual([
      { sort_order: 1, revision: 2 },
    ])
    expect(await countRows(database, 'audit_entries')).toBe(audits)
  })

  test('of two editors at once one is told', async () => {
    const { id } = await insertProduct(database)
    const results = await Promise.allSettled(
      [1, 2].map(sortOrder => update({ productId: id, revision: 1, changes: { sortOrder } })),
    )
    expect(results.map(each => each.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('all reasons at once', async () => {
    const other = await insertProduct(database, { slug: 'schon-da', productNumber: 'HF-1' })
    const { id, variantIds } = await insertProduct(database, {}, [{}, {}])
    const before = await rowsOf('select * from products where id = $1', [id])
    expect(
      await refusalsOf(
        update({
          productId: id,
          revision: 1,
          changes: {
            title: { de: ' ' },
            slug: 'schon-da',
            productNumber: 'HF-1',
            basePrice: -1,
            expectedDays: 1.5,
            isOffline: null,
            description: { de: 'x'.repeat(2001) },
            groupIds: [newId()],
          },
          variants: [
            { variantId: variantIds[0]!, stock: -1, sku: 'mit Leerzeichen' },
            { variantId: other.variantIds[0]!, stock: 1 },
          ],
          tiers: [{ from: 0, price: 100, variantIds: ['nichts'] }],
        }),
      ),
    ).toEqual([
      'INVALID_INPUT changes.basePrice',
      'INVALID_INPUT changes.description',
      'INVALID_INPUT changes.expectedDays',
      'INVALID_INPUT changes.isOffline',
      'INVALID_INPUT changes.title',
      'INVALID_INPUT tiers.0.from',
      'INVALID_INPUT variants.0.sku',
      'INVALID_INPUT variants.0.stock',
      'NOT_FOUND changes.groupIds',
      'NUMBER_TAKEN changes.productNumber',
      'SLUG_TAKEN changes.slug',
      'VARIANT_UNKNOWN tiers.0.variantIds',
      'VARIANT_UNKNOWN variants.1.variantId',
    ])
    expect(await rowsOf('select * from products where id = $1', [id])).toEqual(before)
  })

  test('an article number that another variant has, or that two are to have', async () => {
    const { id, variantIds } = await insertProduct(database, {}, [{}, { sku: 'HF-1-M' }])
    const [first, second] = variantIds as [string, string]
    const change = (skus: [string, string][]) =>
      update({ productId: id, revision: 1, variants: skus.map(([variantId, sku]) => ({ variantId, sku })) })
    expect(await refusalsOf(change([[first, 'HF-1-M']]))).toEqual(['NUMBER_TAKEN variants.0.sku'])
    expect(
      await refusalsOf(
        change([
          [first, 'HF-2'],
          [second, 'HF-2'],
        ]),
      ),
    ).toEqual(['NUMBER_TAKEN variants.1.sku'])
  })

  test.each([['guest'], ['user'], ['member']] as const)('a %s may not', async role => {
    const { id } = await insertProduct(database)
    const viewer = await insertViewer(database, [role])
    const input = { productId: id, revision: 1, changes: { sortOrder: 3 } }
    await expect(updateProduct(contextFor(database, { viewer }), input)).rejects.toThrow(NotAllowed)
  })

  test('a product that does not exist', async () => {
    for (const productId of [newId(), 'nichts', '']) {
      await expect(update({ productId, revision: 1 })).rejects.toThrow(NotFound)
    }
  })
})

describe('a new product', () => {
  const create = (title: string, kind: 'goods' | 'set' = 'goods') =>
    createProduct(contextFor(database, { viewer: admin }), {
      title: { de: title },
      kind,
      basePrice: 2490,
      groupIds: [],
    })

  test('is offline, has a number and an address of its own, and no size yet', async () => {
    const [a, b] = [await create('Weste Überwurf'), await create('Weste Überwurf', 'set')]
    const rows = await rowsOf(
      `select p.slug, p.is_offline, p.product_number, count(v.id)::int as sizes, p.available
       from products p left join variants v on v.product_id = p.id where p.id = any($1) group by p.id order by p.id`,
      [[a.productId, b.productId]],
    )
    const [first, second] = rows
    expect(first).toMatchObject({ slug: 'weste-ueberwurf', is_offline: true, sizes: 0, available: 0 })
    expect(second).toMatchObject({ slug: `weste-ueberwurf-${second.product_number}`, sizes: 0, available: null })
    expect(Number(second.product_number)).toBe(Number(first.product_number) + 1)
    expect(await cardOf(a.productId)).toBeNull()
  })

  test('leaves out numbers that were given by hand', async () => {
    const { productId } = await create('Eins')
    const [{ product_number: number }] = await rowsOf('select product_number from products where id = $1', [productId])
    await insertProduct(database, { productNumber: String(Number(number) + 1) })
    const { productId: next } = await create('Zwei')
    expect(await rowsOf('select product_number from products where id = $1', [next])).toEqual([
      { product_number: String(Number(number) + 2) },
    ])
  })

  test('needs a title, a price and groups that exist', async () => {
    const input = { title: { de: '' }, kind: 'goods', basePrice: 0.5, groupIds: ['nichts'] } as const
    expect(await refusalsOf(createProduct(contextFor(database, { viewer: admin }), input))).toEqual([
      'INVALID_INPUT basePrice',
      'INVALID_INPUT title',
      'NOT_FOUND groupIds',
    ])
  })
})
