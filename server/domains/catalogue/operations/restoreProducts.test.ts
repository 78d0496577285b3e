import { beforeAll, describe, expect, test } from 'vitest'
import { NotFound } from '../../../kit/refusals.ts'
import type { Viewer } from '../../../kit/viewer.ts'
import { contextFor, insertProduct, insertViewer } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { catalogueState, refusedWithoutTrace } from '../../../testing/refusals.ts'
import { addVariant } from './addVariant.ts'
import { createProduct } from './createProduct.ts'
import { deleteProducts } from './deleteProducts.ts'
import { restoreProducts } from './restoreProducts.ts'
import { updateProduct } from './updateProduct.ts'

const database = await testDatabase()
let admin: Viewer
beforeAll(async () => {
  admin = await insertViewer(database, ['admin'])
})
const context = () => contextFor(database, { viewer: admin })
const rowsOf = async (statement: string, id: string) => (await database.pool.query(statement, [id])).rows
const productOf = async (id: string) =>
  (
    await rowsOf(
      `select product_number as number, slug, is_offline as "isOffline", deleted_at is null as "isThere"
       from products where id = $1`,
      id,
    )
  )[0]
const skusOf = async (id: string) =>
  (await rowsOf('select sku from variants where product_id = $1 order by sort_order', id)).map(({ sku }) => sku)

describe('what is deleted', () => {
  test('gives number, address and article numbers free', async () => {
    const { id } = await insertProduct(database, { productNumber: 'F-1', slug: 'frei' }, [{ sku: 'F-1-M' }])
    const again = () =>
      createProduct(context(), {
        title: { de: 'Frei' },
        kind: 'goods',
        basePrice: 100,
        groupIds: [],
        changes: { productNumber: 'F-1', slug: 'frei' },
        variantList: [{ sku: 'F-1-M', size: 'M' }],
      })
    expect(await refusedWithoutTrace(database, again)).toEqual(['NUMBER_TAKEN productNumber', 'SLUG_TAKEN slug'])
    await deleteProducts(context(), { productIds: [id] })
    const { productId } = await again()
    expect(await productOf(productId)).toMatchObject({ number: 'F-1', slug: 'frei' })
    expect(await skusOf(productId)).toEqual(['F-1-M'])
  })

  test('comes back offline with what it had, and its price is noted', async () => {
    const { id } = await insertProduct(database, { productNumber: 'R-1', slug: 'wieder' }, [{ sku: 'R-1-M' }])
    await deleteProducts(context(), { productIds: [id] })
    expect(await restoreProducts(context(), { productIds: [id, id, 'nichts'] })).toEqual({ restoredIds: [id] })
    expect(await productOf(id)).toEqual({ number: 'R-1', slug: 'wieder', isOffline: true, isThere: true })
    expect(await skusOf(id)).toEqual(['R-1-M'])
    expect(await rowsOf('select price_cents from price_changes where product_id = $1 order by at, id', id)).toEqual([
      { price_cents: null },
      { price_cents: 1990 },
    ])
    const { rows } = await database.pool.query(
      `select action from audit_entries where subject_id = $1 order by action`,
      [id],
    )
    expect(rows).toEqual([{ action: 'product.deleted' }, { action: 'product.restored' }])
  })

  test('gets new names where others have its own by now', async () => {
    const { id } = await insertProduct(database, { productNumber: 'T-1', slug: 'tausch', title: { de: 'Tausch' } }, [
      { sku: 'T-1-1' },
      { sku: 'T-1-L', size: 'L' },
    ])
    await deleteProducts(context(), { productIds: [id] })
    await insertProduct(database, { productNumber: 'T-1', slug: 'tausch' }, [{ sku: 'T-1-1' }])
    await restoreProducts(context(), { productIds: [id] })
    const { number, slug } = await productOf(id)
    expect(number).toMatch(/^\d{5,}$/)
    expect(slug).toBe(`tausch-${number}`)
    expect(await skusOf(id)).toEqual([`${number}-1`, 'T-1-L'])
  })

  test('cannot be changed before it is restored', async () => {
    const { id } = await insertProduct(database)
    await deleteProducts(context(), { productIds: [id] })
    const before = await catalogueState(database)
    await expect(updateProduct(context(), { productId: id, revision: null })).rejects.toThrow(NotFound)
    await expect(addVariant(context(), { productId: id, fields: { size: 'XS' } })).rejects.toThrow(NotFound)
    expect(await catalogueState(database)).toEqual(before)
  })

  test('and what is not deleted is left alone', async () => {
    const { id } = await insertProduct(database)
    const before = await catalogueState(database)
    expect(await restoreProducts(context(), { productIds: [id] })).toEqual({ restoredIds: [] })
    expect(await catalogueState(database)).toEqual(before)
  })
})
