import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { NotAllowed, NotFound } from '../../../kit/refusals.ts'
import type { Viewer } from '../../../kit/viewer.ts'
import { contextFor, insertProduct, insertSet, insertTiers, insertViewer, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { files } from '../../files/tables.ts'
import { copiedTitle } from '../rules/copies.ts'
import { groupMembers, productGroups, productImages } from '../tables.ts'
import { deleteProducts } from './deleteProducts.ts'
import { duplicateProduct } from './duplicateProduct.ts'

const database = await testDatabase()
let admin: Viewer
beforeAll(async () => {
  admin = await insertViewer(database, ['admin'])
})
const context = () => contextFor(database, { viewer: admin })
const rowsOf = async (statement: string, id: string) => (await database.pool.query(statement, [id])).rows

describe('a copy of a product', () => {
  test('has all that it was made of, and names, stock and GTIN of its own', async () => {
    const { id } = await insertProduct(
      database,
      {
        ...{ productNumber: 'K-1', slug: 'kopierbar', priceCents: 3490, weightGrams: 180, isNew: true, soldPieces: 9 },
        tags: ['verein'],
        properties: [{ key: 'gtin', label: { de: 'GTIN' }, value: { de: '4006381333931' } }],
      },
      [
        { key: 'm', sku: 'K-1-M', available: 12, priceCents: 3990, properties: { gtin: '73513537', sleeve: 'lang' } },
        { key: 'l', sku: 'K-1-L', size: 'L', available: null },
      ],
    )
    await insertTiers(database, id, { 10: 2990 })
    const [groupId, fileId] = [newId(), newId()]
    const picture = { name: 'a.jpg', extension: 'jpg', mimeType: 'image/jpeg', size: 9, createdAt: TEST_NOW }
    await database.drizzle.insert(productGroups).values({ id: groupId, slug: 'kopien', title: { de: 'Kopien' } })
    await database.drizzle.insert(groupMembers).values({ groupId, productId: id, position: 0 })
    await database.drizzle.insert(files).values({ ...picture, id: fileId, sha256: 'ab', isPublic: true })
    await database.drizzle.insert(productImages).values({ id: newId(), productId: id, fileId, position: 0 })

    const { productId } = await duplicateProduct(context(), { productId: id })
    const [copy] = await rowsOf(
      `select title, slug, product_number, price_cents, weight_grams, tags, properties, is_new, is_offline, sold_pieces,
         revision from products where id = $1`,
      productId,
    )
    expect(copy).toMatchObject({
      ...{ title: { de: 'Trikot Nordwald (Kopie)', en: 'Nordwald jersey (copy)' }, slug: 'trikot-nordwald-kopie' },
      ...{ price_cents: 3490, weight_grams: 180, tags: ['verein'], properties: [], is_new: true },
      ...{ is_offline: true, sold_pieces: 0, revision: 1 },
    })
    const number = copy.product_number
    expect(number).not.toBe('K-1')
    expect(
      await rowsOf(
        'select key, sku, size, available, price_cents, properties from variants where product_id = $1 order by sort_order',
        productId,
      ),
    ).toEqual([
      { key: 'm', sku: `${number}-1`, size: 'M', available: 0, price_cents: 3990, properties: { sleeve: 'lang' } },
      { key: 'l', sku: `${number}-2`, size: 'L', available: null, price_cents: null, properties: {} },
    ])
    const parts = {
      tiers: 'select from_amount, price_cents from tier_prices where product_id = $1',
      groups: 'select group_id from group_members where product_id = $1',
      images: 'select file_id from product_images where product_id = $1',
      prices:
        'select price_cents, variant_id is null as own from price_changes where product_id = $1 order by price_cents',
    }
    expect(await rowsOf(parts.tiers, productId)).toEqual([{ from_amount: 10, price_cents: 2990 }])
    expect(await rowsOf(parts.groups, productId)).toEqual([{ group_id: groupId }])
    expect(await rowsOf(parts.images, productId)).toEqual([{ file_id: fileId }])
    expect(await rowsOf(parts.prices, productId)).toEqual([
      { price_cents: 3490, own: true },
      { price_cents: 3990, own: false },
    ])
    expect(await rowsOf('select action, changes from audit_entries where subject_id = $1', productId)).toMatchObject([
      { action: 'product.created', changes: { copyOf: 'K-1 Trikot Nordwald', productNumber: number } },
    ])
  })

  test('of a set has its pieces, and a second copy another address', async () => {
    const { id: piece } = await insertProduct(database)
    const { id } = await insertSet(database, [piece])
    const first = await duplicateProduct(context(), { productId: id })
    const second = await duplicateProduct(context(), { productId: id })
    const slotsOf = (setId: string) => rowsOf('select product_id from set_slots where set_id = $1', setId)
    expect(await slotsOf(first.productId)).toEqual([{ product_id: piece }])
    expect(await slotsOf(second.productId)).toEqual([{ product_id: piece }])
    const slugs = await database.pool.query('select slug from products where id = any($1)', [
      [first.productId, second.productId],
    ])
    expect(new Set(slugs.rows.map(({ slug }) => slug)).size).toBe(2)
  })

  test('is made of what there is, by those who keep the catalogue', async () => {
    const { id } = await insertProduct(database)
    const member = contextFor(database, { viewer: await insertViewer(database, ['user']) })
    await expect(duplicateProduct(member, { productId: id })).rejects.toBeInstanceOf(NotAllowed)
    await deleteProducts(context(), { productIds: [id] })
    for (const productId of [id, newId(), 'nichts']) {
      await expect(duplicateProduct(context(), { productId })).rejects.toBeInstanceOf(NotFound)
    }
  })
})

test.each([
  [{ de: 'Trikot' }, { de: 'Trikot (Kopie)' }],
  [
    { de: 'Trikot', en: 'Jersey' },
    { de: 'Trikot (Kopie)', en: 'Jersey (copy)' },
  ],
  [{ de: 'x'.repeat(160) }, { de: `${'x'.repeat(152)} (Kopie)` }],
])('the title of a copy of %j', (title, copied) => expect(copiedTitle(title)).toEqual(copied))
