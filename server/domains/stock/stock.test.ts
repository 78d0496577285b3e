import { describe, expect, test } from 'vitest'
import { movementFaults } from '../../harness/movements.ts'
import { newId } from '../../kit/ids.ts'
import { contextFor, insertProduct, insertViewer, stockLeft, TEST_NOW, visitor } from '../../testing/builders.ts'
import { buyersOf, orderOf, refusalsOf } from '../../testing/buyers.ts'
import { testDatabase } from '../../testing/database.ts'
import { deleteVariants } from '../catalogue/operations/deleteProducts.ts'
import { setStock } from '../catalogue/operations/setMany.ts'
import { placeOrder } from '../checkout/operations/placeOrder.ts'
import { cancelOrder } from '../orders/operations/cancelling.ts'
import { markOrderShipped } from '../orders/operations/marking.ts'
import { changeStock } from './operations/changeStock.ts'
import { setReorderLevel } from './operations/reorderLevels.ts'
import { browseStock, countStockTabs, stockItemsByIds } from './queries/items.ts'
import { browseStockMovements, countMovementTabs } from './queries/movements.ts'

const database = await testDatabase()
const { listed, buyer } = buyersOf(database)
const publicUrl = 'https://shop.example'
const admin = contextFor(database, { viewer: await insertViewer(database, ['admin']) })
const zone = 'Europe/Vienna'

/** The movements of a piece, the first first. */
const movesOf = async (pieceId: string) => {
  const page = { offset: 0, limit: 50 }
  const rows = await browseStockMovements(database.drizzle, admin.viewer, { pieceId }, page, zone)
  return rows.toReversed().map(({ reason, delta, stockAfter, note, by }) => [reason, delta, stockAfter, note, by])
}
const itemOf = async (id: string) => (await stockItemsByIds(database.drizzle, admin.viewer, [id]))[0]!

describe('movements', () => {
  test('of an order, its cancellation and what people enter go on from each other and add up to the stock', async () => {
    const product = await listed(10)
    const id = product.variantIds[0]!
    const { order } = await placeOrder(await buyer(product, 2), orderOf(4490))
    await changeStock(admin, { items: [{ itemId: id, add: 5 }], reason: 'delivery', note: ' LS 4711 ' })
    await cancelOrder(admin, { orderId: order.id, reason: null, publicUrl })
    await changeStock(admin, { items: [{ itemId: id, setTo: 12 }], reason: 'correction' })
    expect(await movesOf(id)).toEqual([
      ['opening', 10, 10, null, null],
      ['order', -2, 8, null, null],
      ['delivery', 5, 13, 'LS 4711', 'Kim Muster'],
      ['cancellation', 2, 15, null, null],
      ['correction', -3, 12, null, 'Kim Muster'],
    ])
    expect(await stockLeft(database, id)).toBe(12)
    expect(await movementFaults(database)).toEqual([])
  })

  test('write themselves, whoever changes the stock and however', async () => {
    const { id: productId, variantIds } = await insertProduct(database, { available: 4 }, [{ available: 3 }, {}])
    const [first, second] = variantIds as [string, string]
    await database.pool.query('update variants set available = coalesce(available, 0) + 1 where product_id = $1', [
      productId,
    ])
    await database.pool.query('update products set available = null where id = $1', [productId])
    expect(await movesOf(first)).toEqual([
      ['opening', 3, 3, null, null],
      ['correction', 1, 4, null, null],
    ])
    expect(await movesOf(second)).toEqual([['opening', 1, 1, null, null]])
    expect(await movesOf(productId)).toEqual([
      ['opening', 4, 4, null, null],
      ['correction', -4, null, null, null],
    ])
    expect(await movementFaults(database)).toEqual([])
  })

  test('of what is unlimited tell what was ordered, and count nothing', async () => {
    const product = await listed(null)
    const id = product.variantIds[0]!
    await placeOrder(await buyer(product, 2), orderOf(4490))
    expect(await movesOf(id)).toEqual([['order', -2, null, null, null]])
    expect(await itemOf(id)).toMatchObject({ stock: null, bound: 2 })
    await changeStock(admin, { items: [{ itemId: id, setTo: 6 }], reason: 'correction' })
    expect((await movesOf(id)).at(-1)).toEqual(['opening', 6, 6, null, 'Kim Muster'])
    expect(await movementFaults(database)).toEqual([])
  })

  test('of what a program sets are imports, and a size that is removed ends at nothing', async () => {
    const product = await insertProduct(database, {}, [{ available: 3 }, { available: 1 }])
    const [id, other] = product.variantIds as [string, string]
    const key = { accountId: admin.viewer.accountId!, name: 'ERP' }
    const program = contextFor(database, { viewer: { ...visitor(), key, grants: ['catalogue.write'] } })
    await setStock(program, { items: [{ id, value: 9 }], isAtomic: true })
    expect((await movesOf(id)).at(-1)).toEqual(['import', 6, 9, null, 'Kim Muster'])
    await deleteVariants(admin, { variantIds: [other] })
    expect((await movesOf(other)).at(-1)).toEqual(['correction', -1, 0, null, 'Kim Muster'])
  })

  test('that are missing or changed by hand are found by those who check them', async () => {
    const { id: productId, variantIds } = await insertProduct(database, {}, [{ available: 3 }])
    const [id] = variantIds
    await database.pool.query('update variants set available = 5 where id = $1', [id])
    await database.pool.query('update stock_movements set stock_before = 2 where variant_id = $1 and delta = 2', [id])
    const faults = await movementFaults(database)
    expect(faults).toHaveLength(2)
    expect(faults[0]).toBe(`piece ${id} has 5 pieces, its movements add up to 6`)
    expect(faults[1]).toContain(`of piece ${id} begins at 2, where 3 were left`)
    await database.pool.query('delete from products where id = $1', [productId])
    await database.pool.query('delete from stock_movements where product_id = $1', [productId])
  })

  test('are narrowed by kind and day, and counted by tab', async () => {
    const product = await listed(5)
    const pieceId = product.variantIds[0]!
    await placeOrder(await buyer(product, 1), orderOf(2490))
    const tabs = await countMovementTabs(database.drizzle, admin.viewer, { pieceId }, zone)
    expect(tabs).toEqual({ all: 2, orders: 1, entered: 1, stocktaking: 0 })
    const day = TEST_NOW.toISOString().slice(0, 10)
    const page = { offset: 0, limit: 10 }
    const filter = { pieceId, from: day, to: day, tab: 'orders' as const }
    const found = await browseStockMovements(database.drizzle, admin.viewer, filter, page, zone)
    expect(found.map(({ reason }) => reason)).toEqual(['order'])
    const before = { ...filter, from: '2020-01-01', to: '2020-01-02' }
    expect(await browseStockMovements(database.drizzle, admin.viewer, before, page, zone)).toEqual([])
  })
})

describe('changing stock', () => {
  test('refuses at the piece, and changes none of the others', async () => {
    const product = await insertProduct(database, {}, [{ available: 3 }, { available: 3 }])
    const [first, second] = product.variantIds as [string, string]
    const items = [
      { itemId: first, add: 1 },
      { itemId: second, add: -4 },
      { itemId: newId(), add: 1 },
    ]
    expect(await refusalsOf(changeStock(admin, { items, reason: 'correction' }))).toMatchObject([
      { code: 'ONLY_FEW_LEFT', path: ['items', '1', 'add'], details: { available: 3 } },
      { code: 'NOT_FOUND', path: ['items', '2', 'itemId'] },
    ])
    expect(await stockLeft(database, first)).toBe(3)
    expect(await movesOf(first)).toHaveLength(1)
  })

  test('of twelve who take a piece at once of five five get one', async () => {
    const product = await insertProduct(database, {}, [{ available: 5 }])
    const itemId = product.variantIds[0]!
    const take = () => changeStock(admin, { items: [{ itemId, add: -1 }], reason: 'correction' })
    const results = await Promise.allSettled(Array.from({ length: 12 }, take))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect(await stockLeft(database, itemId)).toBe(0)
    expect(await movementFaults(database)).toEqual([])
  })
})

describe('the list', () => {
  test('says what is bound by orders that are not shipped, and what lies on the shelf', async () => {
    const product = await listed(10)
    const id = product.variantIds[0]!
    const first = await placeOrder(await buyer(product, 2), orderOf(4490))
    await placeOrder(await buyer(product, 1), orderOf(2490))
    expect(await itemOf(id)).toMatchObject({ stock: 7, bound: 3 })
    await markOrderShipped(admin, { orderId: first.order.id, carrier: null, trackingNumber: null, publicUrl })
    expect(await itemOf(id)).toMatchObject({ stock: 7, bound: 1 })
  })

  test('has its tabs, and finds a size by its number or by words', async () => {
    const title = { de: 'Bestandsprobe', en: 'Sample of stock' }
    const { variantIds } = await insertProduct(database, { title }, [
      { available: 2, size: 'M', sku: 'BP-1-M' },
      { available: 0, size: 'L', sku: 'BP-1-L' },
      { available: null, size: 'XL', sku: 'BP-1-XL' },
    ])
    await setReorderLevel(admin, { itemIds: variantIds.slice(0, 2), level: 2 })
    const read = database.drizzle
    const count = await countStockTabs(read, admin.viewer, { search: 'bestandsprobe' })
    expect(count).toEqual({ all: 3, low: 2, soldOut: 1, unlimited: 1 })
    const found = async (search: string) =>
      (
        await browseStock(
          read,
          admin.viewer,
          { search },
          { field: 'number', direction: 'asc' },
          { offset: 0, limit: 9 },
        )
      ).map(({ sku }) => sku)
    expect(await found('BP-1-L')).toEqual(['BP-1-L'])
    expect(await found('bestandsprobe xl')).toEqual(['BP-1-XL'])
    expect(await found('bestandsprobe')).toEqual(['BP-1-M', 'BP-1-L', 'BP-1-XL'])
  })

  test('a reorder level of what is no piece, or no number, is refused and changes nothing', async () => {
    const { variantIds } = await insertProduct(database, {}, [{ available: 2 }])
    const wrong = setReorderLevel(admin, { itemIds: [variantIds[0]!, newId()], level: 3 })
    expect(await refusalsOf(wrong)).toMatchObject([{ code: 'NOT_FOUND', path: ['itemIds', '1'] }])
    expect(await refusalsOf(setReorderLevel(admin, { itemIds: variantIds, level: -1 }))).toMatchObject([
      { code: 'INVALID_INPUT', path: ['level'] },
    ])
    expect(await itemOf(variantIds[0]!)).toMatchObject({ reorderLevel: null })
  })
})
