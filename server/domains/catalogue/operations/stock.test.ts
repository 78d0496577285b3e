import { describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { type Database, inTransaction } from '../../../platform/database.ts'
import { siteVersion } from '../../../platform/siteVersion.ts'
import { contextFor, insertProduct, insertSet, stockLeft, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { settingsWith } from '../../../testing/facts.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import { cardsOfProducts } from '../queries/products.ts'
import { reserveStock, returnStock, type StockPiece } from './stock.ts'

const database = await testDatabase()
const settings = settingsWith()

/** An order's reservation in a transaction of its own, which is rolled back if anything was short. */
async function buy(pieces: readonly StockPiece[], orderId = newId(), on: Database = database) {
  const { viewer } = contextFor(on)
  return inTransaction(on, tx => reserveStock({ tx, viewer, now: TEST_NOW, newId }, { orderId, pieces, settings }))
}

async function productWith(available: number | null, backOn: string | null = null) {
  const { id, variantIds } = await insertProduct(database, {}, [{ available, backOn }])
  await inTransaction(database, tx => refreshListings(tx, [id], { settings, now: TEST_NOW }))
  return { productId: id, variantId: variantIds[0]! }
}

const stateOf = async (productId: string) =>
  (await cardsOfProducts(database, [productId], TEST_NOW)).get(productId)?.availability.state

describe('reserving stock', () => {
  test('takes the pieces, says so in the list when few are left, and counts them as sold', async () => {
    const piece = await productWith(10)
    const before = await siteVersion(database)
    const first = await buy([{ ...piece, amount: 2 }])
    expect(first).toEqual([])
    expect(await siteVersion(database)).toBe(before)
    expect(await stateOf(piece.productId)).toBe('inStock')
    const second = await buy([
      { ...piece, amount: 2 },
      { ...piece, amount: 3 },
    ])
    expect(second).toEqual([])
    expect(await stockLeft(database, piece.variantId)).toBe(3)
    expect(await siteVersion(database)).toBeGreaterThan(before)
    expect(await stateOf(piece.productId)).toBe('fewLeft')
    const { rows } = await database.pool.query('select sold_pieces from products where id = $1', [piece.productId])
    expect(rows).toEqual([{ sold_pieces: 7 }])
  })

  test('takes nothing at all if one piece is short, and says how many there are', async () => {
    const enough = await productWith(5)
    const short = await productWith(1)
    const shortages = await buy([
      { ...enough, amount: 5 },
      { ...short, amount: 2 },
    ])
    expect(shortages).toEqual([{ ...short, amount: 2, available: 1 }])
    expect(await stockLeft(database, enough.variantId)).toBe(5)
    expect(await stockLeft(database, short.variantId)).toBe(1)
    const { rows } = await database.pool.query(
      'select from stock_movements where product_id = $1 and order_id is not null',
      [enough.productId],
    )
    expect(rows).toHaveLength(0)
  })

  test.each([
    ['what is announced for a day to come can be bought beyond the stock', 1, '2026-12-01', 3, [], 0],
    ['a day that has passed announces nothing', 0, '2026-11-20', 1, [0], 0],
    ['unlimited stays unlimited', null, null, 99_999, [], null],
  ])('%s', async (_label, available, backOn, amount, short, left) => {
    const piece = await productWith(available, backOn)
    const shortages = await buy([{ ...piece, amount }])
    expect(shortages.map(each => each.available)).toEqual(short)
    expect(await stockLeft(database, piece.variantId)).toBe(left)
  })

  test('what does not exist or is offline is short of all', async () => {
    const gone = { productId: newId(), variantId: newId() }
    const { id, variantIds } = await insertProduct(database, {}, [{ isOffline: true }, {}])
    const other = await productWith(3)
    const offline = { productId: id, variantId: variantIds[0]! }
    const foreign = { productId: id, variantId: other.variantId }
    for (const piece of [gone, offline, foreign]) {
      expect(await buy([{ ...piece, amount: 1 }])).toEqual([{ ...piece, amount: 1, available: 0 }])
    }
  })

  test('a set is sold out when one of its pieces is', async () => {
    const shirt = await productWith(1)
    const shorts = await productWith(9)
    const { id } = await insertSet(database, [shirt.productId, shorts.productId])
    await inTransaction(database, tx => refreshListings(tx, [id], { settings, now: TEST_NOW }))
    expect(await stateOf(id)).toBe('fewLeft')
    await buy([
      { ...shirt, amount: 1 },
      { ...shorts, amount: 1 },
      { productId: id, variantId: null, amount: 1 },
    ])
    expect(await stateOf(id)).toBe('soldOut')
  })

  test('a set or product without variants that is unlimited stays so', async () => {
    const { productId } = await productWith(5)
    const { id } = await insertSet(database, [productId])
    for (const _ of [1, 2]) {
      expect(await buy([{ productId: id, variantId: null, amount: 2 }])).toEqual([])
    }
    const { rows } = await database.pool.query('select available, sold_pieces from products where id = $1', [id])
    expect(rows).toEqual([{ available: null, sold_pieces: 4 }])
  })

  test('of 12 buyers at once of 5 pieces five get one, and stock ends at 0', async () => {
    const piece = await productWith(5)
    const results = await Promise.all(Array.from({ length: 12 }, () => buy([{ ...piece, amount: 1 }])))
    expect(results.filter(each => each.length === 0)).toHaveLength(5)
    expect(await stockLeft(database, piece.variantId)).toBe(0)
    expect(await stateOf(piece.productId)).toBe('soldOut')
  })

  test('buyers of the same things in opposite order do not wait in a circle', async () => {
    const a = await productWith(40)
    const b = await productWith(40)
    const pieces = [
      { ...a, amount: 1 },
      { ...b, amount: 1 },
    ]
    const started = performance.now()
    await Promise.all(Array.from({ length: 20 }, (_, i) => buy(i % 2 ? pieces : pieces.toReversed())))
    // A deadlock would take PostgreSQL a second to find.
    expect(performance.now() - started).toBeLessThan(950)
    expect([await stockLeft(database, a.variantId), await stockLeft(database, b.variantId)]).toEqual([20, 20])
  })
})

describe('returning stock', () => {
  test('puts back what the order took, once', async () => {
    const piece = await productWith(4)
    const orderId = newId()
    await buy([{ ...piece, amount: 4 }], orderId)
    expect(await stateOf(piece.productId)).toBe('soldOut')
    const back = () =>
      inTransaction(database, tx =>
        returnStock(
          { tx, viewer: contextFor(database).viewer, now: TEST_NOW, newId },
          { orderId, pieces: [{ ...piece, amount: 4 }], settings },
        ),
      )
    const before = await siteVersion(database)
    await Promise.all([back(), back()])
    const after = await siteVersion(database)
    expect(after).toBeGreaterThan(before)
    await back()
    expect(await siteVersion(database)).toBe(after)
    expect(await stockLeft(database, piece.variantId)).toBe(4)
    expect(await stateOf(piece.productId)).toBe('fewLeft')
  })

  test('takes what was ordered ahead of stock off what was sold, too, and puts back no more than was taken', async () => {
    const ahead = await productWith(1, '2026-12-01')
    const { id, variantIds } = await insertProduct(database, { soldPieces: 9 }, [
      { available: 0, backOn: '2026-12-01' },
      { available: null },
    ])
    const pieces = [
      { ...ahead, amount: 1 },
      { productId: id, variantId: variantIds[0]!, amount: 3 },
      { ...ahead, amount: 4 },
      { productId: id, variantId: variantIds[1]!, amount: 2 },
    ]
    const orderId = newId()
    expect(await buy([{ ...ahead, amount: 1 }])).toEqual([])
    expect(await buy(pieces, orderId)).toEqual([])
    const sold = async () =>
      (
        await database.pool.query('select id, sold_pieces from products where id = any($1) order by sold_pieces', [
          [ahead.productId, id],
        ])
      ).rows
    expect(await sold()).toEqual([
      { id: ahead.productId, sold_pieces: 6 },
      { id, sold_pieces: 14 },
    ])
    const scope = { viewer: contextFor(database).viewer, now: TEST_NOW, newId }
    for (const _ of [1, 2]) {
      await inTransaction(database, tx => returnStock({ tx, ...scope }, { orderId, pieces, settings }))
      expect(await sold()).toEqual([
        { id: ahead.productId, sold_pieces: 1 },
        { id, sold_pieces: 9 },
      ])
      expect(await stockLeft(database, ahead.variantId)).toBe(0)
      expect(await stockLeft(database, variantIds[0]!)).toBe(0)
    }
  })
})

describe('where what is sold out is hidden', () => {
  const hiding = settingsWith({ listing: { showSoldOut: false } })
  const refresh = (id: string) =>
    inTransaction(database, tx => refreshListings(tx, [id], { settings: hiding, now: TEST_NOW }))
  const found = async (word: string) => {
    const { rows } = await database.pool.query(
      `select e.product_id from search_entries e where e.word = $1 and e.language = 'de'`,
      [word],
    )
    return rows.length
  }
  const isListed = async (id: string) =>
    (await database.pool.query('select from listings where product_id = $1', [id])).rows.length === 1

  test('the last piece takes a product out of lists and search, and its return brings it back', async () => {
    const title = { de: 'Zwetschkenfleck' }
    const { id, variantIds } = await insertProduct(database, { title }, [{ available: 1 }])
    await refresh(id)
    expect([await isListed(id), await found('zwetschkenfleck')]).toEqual([true, 1])
    const orderId = newId()
    const scope = { viewer: contextFor(database).viewer, now: TEST_NOW, newId }
    const piece = { productId: id, variantId: variantIds[0]!, amount: 1 }
    await inTransaction(database, tx => reserveStock({ tx, ...scope }, { orderId, pieces: [piece], settings: hiding }))
    expect([await isListed(id), await found('zwetschkenfleck')]).toEqual([false, 0])
    await inTransaction(database, tx => returnStock({ tx, ...scope }, { orderId, pieces: [piece], settings: hiding }))
    expect([await isListed(id), await found('zwetschkenfleck')]).toEqual([true, 1])
  })

  test('what is announced for a day to come stays, a set whose piece is gone goes', async () => {
    const announced = await insertProduct(database, {}, [{ available: 0, backOn: '2026-12-24' }])
    const gone = await insertProduct(database, {}, [{ available: 0 }])
    const set = await insertSet(database, [announced.id, gone.id])
    for (const { id } of [announced, gone, set]) await refresh(id)
    expect(await Promise.all([announced, gone, set].map(({ id }) => isListed(id)))).toEqual([true, false, false])
  })
})
