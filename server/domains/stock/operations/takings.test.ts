import { describe, expect, test } from 'vitest'
import { movementFaults } from '../../../harness/movements.ts'
import { newId } from '../../../kit/ids.ts'
import { NotFound } from '../../../kit/refusals.ts'
import { contextFor, insertProduct, insertViewer, stockLeft } from '../../../testing/builders.ts'
import { buyersOf, orderOf, refusalsOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { placeOrder } from '../../checkout/operations/placeOrder.ts'
import { browseStockMovements } from '../queries/movements.ts'
import { browseTakingLines, countLineTabs } from '../queries/takings.ts'
import { changeStock } from './changeStock.ts'
import { countStockPiece } from './counting.ts'
import { bookStockTaking, dropStockTaking, startStockTaking } from './takings.ts'

const database = await testDatabase()
const { listed, buyer } = buyersOf(database)
const admin = contextFor(database, { viewer: await insertViewer(database, ['admin']) })

const startOf = (itemIds: readonly string[], countsBound = true) =>
  startStockTaking(admin, { name: ' Regal 3 ', scope: 'chosen', itemIds, countsBound })
const linesOf = (takingId: string) =>
  browseTakingLines(database.drizzle, admin.viewer, { takingId }, { offset: 0, limit: 50 })
const goods = (count: number, available: number | null = 10) =>
  insertProduct(
    database,
    {},
    Array.from({ length: count }, (_, place) => ({ available, size: `G${place}` })),
  )

describe('a stock-taking', () => {
  test('makes the stock what was counted, and keeps what came of it', async () => {
    const { variantIds } = await goods(3)
    const [first, second, third] = variantIds as [string, string, string]
    const taking = await startOf(variantIds)
    expect(taking).toMatchObject({ name: 'Regal 3', lineCount: 3, countedCount: 0, startedBy: 'Kim Muster' })
    const lines = await linesOf(taking.id)
    const lineOf = (id: string) => lines.find(({ pieceId }) => pieceId === id)!.id
    await countStockPiece(admin, { takingId: taking.id, lineId: lineOf(first), setTo: 7 })
    await countStockPiece(admin, { takingId: taking.id, lineId: lineOf(second), setTo: 10 })
    expect(await countLineTabs(database.drizzle, admin.viewer, { takingId: taking.id })).toEqual({
      ...{ all: 3, uncounted: 1, counted: 2, different: 1 },
    })
    const booked = await bookStockTaking(admin, { takingId: taking.id })
    expect(booked).toMatchObject({ state: 'booked', countedCount: 2, differentCount: 1, endedBy: 'Kim Muster' })
    expect(await Promise.all([first, second, third].map(id => stockLeft(database, id)))).toEqual([7, 10, 10])
    const [latest] = await browseStockMovements(
      ...([database.drizzle, admin.viewer, { pieceId: first }, { offset: 0, limit: 1 }, 'Europe/Vienna'] as const),
    )
    expect(latest).toMatchObject({ reason: 'stocktaking', delta: -3, stockAfter: 7, note: 'Regal 3' })
    expect((await linesOf(taking.id)).find(({ pieceId }) => pieceId === first)).toMatchObject({
      ...{ expected: 10, difference: -3, bookedFrom: 10, bookedTo: 7 },
    })
    expect(await movementFaults(database)).toEqual([])
  })

  test('knows what was sold and delivered since a piece was counted, and settles what was corrected', async () => {
    const product = await listed(10)
    const id = product.variantIds[0]!
    await placeOrder(await buyer(product, 2), orderOf(4490))
    const taking = await startOf([id])
    const [line] = await linesOf(taking.id)
    // Ten lie there: eight to be bought, two of an order. One is missing.
    await countStockPiece(admin, { takingId: taking.id, lineId: line!.id, setTo: 9 })
    await placeOrder(await buyer(product, 3), orderOf(6490))
    await changeStock(admin, { items: [{ itemId: id, add: 4 }], reason: 'delivery' })
    await changeStock(admin, { items: [{ itemId: id, add: 100 }], reason: 'correction' })
    await bookStockTaking(admin, { takingId: taking.id })
    // 9 - 2 - 3 + 4
    expect(await stockLeft(database, id)).toBe(8)
    expect(await movementFaults(database)).toEqual([])
  })

  test('counts each scan as one more, by article number or GTIN, also of several at once', async () => {
    const { variantIds } = await insertProduct(database, {}, [
      { available: 5, sku: 'SCAN-1', properties: { gtin: '4006381333931' } },
    ])
    const taking = await startOf(variantIds)
    const scan = (code: string) => countStockPiece(admin, { takingId: taking.id, code })
    await Promise.all(Array.from({ length: 6 }, (_, at) => scan(at % 2 === 0 ? ' SCAN-1 ' : '4006381333931')))
    expect(await linesOf(taking.id)).toMatchObject([{ counted: 6, expected: 5, difference: 1 }])
    const undone = await countStockPiece(admin, { takingId: taking.id, code: 'SCAN-1', setTo: null })
    expect(undone).toMatchObject({ counted: null, expected: null, countedBy: null })
  })

  test('says of a code that it is unknown, or of another count, and loses nothing', async () => {
    const { variantIds } = await insertProduct(database, {}, [
      { available: 5, sku: 'HERE-1' },
      { available: 5, sku: 'ELSEWHERE-1' },
    ])
    const taking = await startOf([variantIds[0]!])
    const takingId = taking.id
    await countStockPiece(admin, { takingId, code: 'HERE-1' })
    const refused = async (input: object) => refusalsOf(countStockPiece(admin, { takingId, ...input }))
    expect(await refused({ code: 'NOWHERE-1' })).toMatchObject([{ code: 'VARIANT_UNKNOWN', path: ['code'] }])
    expect(await refused({ code: 'ELSEWHERE-1' })).toMatchObject([{ code: 'NOT_FOUND', path: ['code'] }])
    expect(await refused({})).toMatchObject([{ code: 'INVALID_INPUT', path: ['code'] }])
    expect(await refused({ code: 'HERE-1', setTo: -1 })).toMatchObject([{ code: 'INVALID_INPUT', path: ['setTo'] }])
    expect(await linesOf(takingId)).toMatchObject([{ counted: 1 }])
  })

  test('that has ended is neither counted nor booked again; one of two who book at once does', async () => {
    const { variantIds } = await goods(1)
    const taking = await startOf(variantIds)
    const takingId = taking.id
    const [line] = await linesOf(takingId)
    expect(await refusalsOf(bookStockTaking(admin, { takingId }))).toMatchObject([
      { code: 'INVALID_INPUT', path: ['takingId'] },
    ])
    await countStockPiece(admin, { takingId, lineId: line!.id, setTo: 4 })
    const results = await Promise.allSettled([1, 2, 3].map(() => bookStockTaking(admin, { takingId })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const late of [
      () => countStockPiece(admin, { takingId, lineId: line!.id, setTo: 9 }),
      () => dropStockTaking(admin, { takingId }),
    ]) {
      expect(await refusalsOf(late())).toMatchObject([{ code: 'TRANSITION_NOT_ALLOWED', path: ['takingId'] }])
    }
    expect(await stockLeft(database, variantIds[0]!)).toBe(4)
    await expect(dropStockTaking(admin, { takingId: newId() })).rejects.toThrow(NotFound)
  })

  test('that is dropped changes no stock and stays to be looked at', async () => {
    const { variantIds } = await goods(1)
    const taking = await startOf(variantIds)
    const [line] = await linesOf(taking.id)
    await countStockPiece(admin, { takingId: taking.id, lineId: line!.id, setTo: 1 })
    expect(await dropStockTaking(admin, { takingId: taking.id })).toMatchObject({ state: 'dropped', countedCount: 1 })
    expect(await stockLeft(database, variantIds[0]!)).toBe(10)
    expect(await linesOf(taking.id)).toMatchObject([{ counted: 1, bookedTo: null }])
  })

  test('of what was unlimited makes it counted', async () => {
    const { variantIds } = await goods(1, null)
    const taking = await startOf(variantIds)
    const [line] = await linesOf(taking.id)
    await countStockPiece(admin, { takingId: taking.id, lineId: line!.id, setTo: 6 })
    await bookStockTaking(admin, { takingId: taking.id })
    expect(await stockLeft(database, variantIds[0]!)).toBe(6)
    expect(await movementFaults(database)).toEqual([])
  })

  test.each([
    ['a name', { name: ' ' }, 'INVALID_INPUT', ['name']],
    ['a group', { scope: 'group' as const }, 'INVALID_INPUT', ['groupId']],
    ['a group that holds something', { scope: 'group' as const, groupId: newId() }, 'NOT_FOUND', ['groupId']],
    ['pieces', { scope: 'chosen' as const, itemIds: [] }, 'INVALID_INPUT', ['itemIds']],
    ['pieces that exist', { scope: 'chosen' as const, itemIds: [newId()] }, 'NOT_FOUND', ['itemIds']],
  ])('needs %s', async (_label, input, code, path) => {
    await goods(1)
    const before = await database.pool.query('select count(*) from stock_takings')
    const start = startStockTaking(admin, { name: 'Alles', scope: 'all', ...input })
    expect(await refusalsOf(start)).toMatchObject([{ code, path }])
    expect((await database.pool.query('select count(*) from stock_takings')).rows).toEqual(before.rows)
  })
})
