import { beforeAll, describe, expect, test } from 'vitest'
import type { Viewer } from '../../../kit/viewer.ts'
import { contextFor, insertProduct, insertViewer, statementsOf } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { refusedWithoutTrace } from '../../../testing/refusals.ts'
import type { VariantChanges } from '../rules/variantChanges.ts'
import { updateProduct } from './updateProduct.ts'

const database = await testDatabase()
let admin: Viewer
beforeAll(async () => {
  admin = await insertViewer(database, ['admin'])
})
const change = (productId: string, variants: readonly VariantChanges[]) =>
  updateProduct(contextFor(database, { viewer: admin }), { productId, revision: 1, variants })
const rowsOf = async (statement: string, id: string) => (await database.pool.query(statement, [id])).rows
const sizes = ['S', 'M', 'L', 'XL'].map(size => ({ size, available: 5, priceCents: 1500 }))
const state = (id: string) =>
  rowsOf(
    `select available, price_cents as price, back_on::text as back, properties from variants
     where product_id = $1 order by sort_order`,
    id,
  )

const movements = async (id: string) =>
  (await rowsOf('select delta from stock_movements where product_id = $1 order by number', id)).map(row => row.delta)

describe('many sizes at once', () => {
  test('each become what was said of it, and nothing else of them changes', async () => {
    const { id, variantIds } = await insertProduct(database, {}, sizes)
    const [small, medium, large, extra] = variantIds as [string, string, string, string]
    // What was put into stock when they were made is told, too.
    const made = await movements(id)
    await change(id, [
      { variantId: small, stock: 7 },
      { variantId: medium, isStockUnlimited: true },
      { variantId: large, price: null, backOn: '2026-12-24' },
      { variantId: extra, price: 1700, backOn: null, properties: { gtin: '4006381333931' } },
    ])
    expect(await state(id)).toEqual([
      { available: 7, price: 1500, back: null, properties: {} },
      { available: null, price: 1500, back: null, properties: {} },
      { available: 5, price: null, back: '2026-12-24', properties: {} },
      { available: 5, price: 1700, back: null, properties: { gtin: '4006381333931' } },
    ])
    expect((await movements(id)).slice(made.length)).toEqual([2, -5])
    const [entry] = await rowsOf('select changes from audit_entries where subject_id = $1', id)
    expect(entry.changes.variants).toHaveLength(4)
  })

  test('take as many statements as two of them', async () => {
    const counts: number[] = []
    for (const amount of [2, 60]) {
      const many = Array.from({ length: amount }, (_, at) => ({ size: `G${at}`, available: 5 }))
      const { id, variantIds } = await insertProduct(database, {}, many)
      const changes = variantIds.map((variantId, at) => ({ variantId, stock: at + 10 }))
      const { statements } = await statementsOf(() => change(id, changes))
      counts.push(statements.length)
      expect((await state(id)).map(({ available }) => available)).toEqual(many.map((_, at) => at + 10))
    }
    expect(counts[1]).toBe(counts[0])
  })

  test('of one that is named twice the last word counts', async () => {
    const { id, variantIds } = await insertProduct(database, {}, [{ available: 5 }])
    const variantId = variantIds[0]!
    await change(id, [
      { variantId, stock: 7, price: 1600 },
      { variantId, stock: 9 },
    ])
    expect(await state(id)).toMatchObject([{ available: 9, price: 1600 }])
  })

  test('an article number that another one has is refused at its place, and nothing is written', async () => {
    const { id, variantIds } = await insertProduct(database, {}, sizes)
    await insertProduct(database, {}, [{ sku: 'VERGEBEN-1' }])
    const changes = variantIds.map((variantId, at) => ({ variantId, sku: at === 2 ? 'VERGEBEN-1' : `FREI-${at}` }))
    expect(await refusedWithoutTrace(database, () => change(id, changes))).toEqual(['NUMBER_TAKEN variants.2.sku'])
  })
})
