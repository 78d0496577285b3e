import { describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { Refused } from '../../../kit/refusals.ts'
import type { Viewer } from '../../../kit/viewer.ts'
import type { OperationContext } from '../../../platform/operation.ts'
import {
  contextFor,
  insertProduct,
  insertSet,
  insertTiers,
  insertViewer,
  statementsOf,
  TEST_NOW,
  visitor,
} from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { readContents, readSummary } from '../queries.ts'
import { viewCart } from '../rules/view.ts'
import { addSetToCart, addToCart, changeCartLine, purgeExpiredCarts, removeCartLines } from './cart.ts'
import { setFavourite } from './favourites.ts'

const database = await testDatabase()

const guest = (viewer: Viewer = visitor()) => contextFor(database, { viewer })
const cartOf = async (context: OperationContext) => {
  const contents = await readContents(database.drizzle, context.viewer, context.now())
  return viewCart(contents, context.viewer, context.now())
}
const linesOf = async (context: OperationContext) =>
  (await cartOf(context))?.lines.map(({ line }) => [line.variantId, line.amount]) ?? []

type Product = { id: string; variantIds: string[] }
const pieces = ({ id, variantIds }: Product, amount: number, texts: string[] | null = null) => ({
  productId: id,
  pieces: [{ variantId: variantIds[0]!, amount, texts }],
  personalised: null,
  orderNote: null,
})
const refusalsOf = async (run: Promise<unknown>): Promise<string[]> => {
  const error = await run.catch(thrown => thrown)
  if (!(error instanceof Refused)) throw new Error(`expected a refusal, not ${String(error)}`)
  return error.refusals.map(({ code }) => code)
}

describe('adding to the cart', () => {
  test('makes a cart for a new visitor, prices its line and answers with it', async () => {
    const product = await insertProduct(database)
    const context = guest()
    expect(await cartOf(context)).toBeNull()
    const { addedAmount, contents } = await addToCart(context, pieces(product, 3))
    expect(addedAmount).toBe(3)
    const read = await cartOf(context)
    expect(read).toMatchObject({ revision: 1, pieceCount: 3, quote: { totals: { goods: 5970, gross: 5970 + 490 } } })
    expect(viewCart(contents, context.viewer, TEST_NOW)).toEqual(read)
  })

  test('takes two statements, and one more for a product that nobody asked for lately; a cart is read with one', async () => {
    const product = await insertProduct(database)
    const context = guest()
    for (const most of [3, 2]) {
      const { statements, roundTrips } = await statementsOf(() => addToCart(context, pieces(product, 1)))
      expect(statements).toHaveLength(most)
      expect(roundTrips).toBe(most)
    }
    expect((await statementsOf(() => cartOf(context))).statements).toHaveLength(1)
  })

  test('puts the same size into the same line and reaches the tier price with it', async () => {
    const product = await insertProduct(database, { priceCents: 2000 })
    await insertTiers(database, product.id, { 10: 1500 })
    const context = guest()
    await addToCart(context, pieces(product, 4))
    await addToCart(context, pieces(product, 6))
    expect(await cartOf(context)).toMatchObject({ revision: 2, lines: [{ priced: { unitPrice: 1500, sum: 15_000 } }] })
  })

  test('ten tabs that add at once lose nothing', async () => {
    const product = await insertProduct(database, {}, [{ available: 100 }, {}])
    const context = guest()
    const other = { ...product, variantIds: [product.variantIds[1]!] }
    await Promise.all(
      Array.from({ length: 10 }, (_, i) => addToCart(context, pieces(i % 2 ? product : other, 1 + (i % 2)))),
    )
    expect((await linesOf(context)).toSorted()).toEqual(
      [
        [product.variantIds[0], 10],
        [product.variantIds[1], 5],
      ].toSorted(),
    )
    expect(await cartOf(context)).toMatchObject({ revision: 10 })
  })

  test('two tabs cannot put more into the cart than is left', async () => {
    const product = await insertProduct(database, {}, [{ available: 3 }])
    const context = guest()
    const results = await Promise.allSettled([1, 2, 3, 4].map(() => addToCart(context, pieces(product, 1))))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await linesOf(context)).toEqual([[product.variantIds[0], 3]])
  })

  test('a refusal changes nothing', async () => {
    const product = await insertProduct(database, {}, [{ available: 3 }])
    const context = guest()
    await addToCart(context, pieces(product, 2))
    const before = await cartOf(context)
    expect(await refusalsOf(addToCart(context, pieces(product, 2)))).toEqual(['ONLY_FEW_LEFT'])
    expect(await refusalsOf(addToCart(context, pieces(product, -1)))).toEqual(['AMOUNT_INVALID'])
    const unknown = { id: newId(), variantIds: [newId()] }
    expect(await refusalsOf(addToCart(context, pieces(unknown, 1)))).toEqual(['PRODUCT_UNAVAILABLE'])
    const nonsense = { id: "'; drop table carts", variantIds: ['x'] }
    expect(await refusalsOf(addToCart(context, pieces(nonsense, 1)))).toEqual(['PRODUCT_UNAVAILABLE'])
    expect(await cartOf(context)).toEqual(before)
    const newcomer = guest()
    expect(await refusalsOf(addToCart(newcomer, pieces(product, 9)))).toEqual(['ONLY_FEW_LEFT'])
    expect(await cartOf(newcomer)).toBeNull()
  })

  test('keeps personalisation, also letters of other languages; what cannot be printed changes nothing', async () => {
    const product = await insertProduct(database, { isPersonalisable: true })
    const context = guest()
    await addToCart(context, pieces(product, 2, ['Łukasz 7', 'O"B']))
    expect(await refusalsOf(addToCart(context, pieces(product, 1, ['A\ud83dB'])))).toEqual([
      'PERSONALISATION_NOT_PRINTABLE',
    ])
    expect(await refusalsOf(addToCart(context, pieces(product, 1, ['🦊'])))).toEqual(['PERSONALISATION_NOT_PRINTABLE'])
    expect((await cartOf(context))!.lines.map(({ line }) => line.texts)).toEqual([['Łukasz 7', 'O"B']])
  })

  test('a set is one line with its pieces', async () => {
    const shirt = await insertProduct(database)
    const shorts = await insertProduct(database)
    const set = await insertSet(database, [shirt.id, shorts.id], { childPriceCents: 3990 })
    const context = guest()
    const slot = (product: Product) => ({
      productId: product.id,
      pieces: [{ variantId: product.variantIds[0]!, amount: 2, texts: null }],
    })
    const slots = [slot(shirt), slot(shorts)]
    await addSetToCart(context, { productId: set.id, slots, personalised: null, orderNote: null })
    await addSetToCart(context, { productId: set.id, slots, personalised: null, orderNote: null })
    expect(await cartOf(context)).toMatchObject({
      pieceCount: 4,
      lines: [{ standing: { state: 'available' }, priced: { units: 4, childSets: 0, sum: 4 * 4990 } }],
    })
    const wrong = { productId: set.id, slots: slots.slice(1), personalised: null, orderNote: null }
    expect(await refusalsOf(addSetToCart(context, wrong))).toEqual(['SET_INCOMPLETE'])
  })
})

describe('changing the cart', () => {
  test('amounts and texts change, lines go, twice is once', async () => {
    const product = await insertProduct(database, {}, [{}, {}])
    const context = guest()
    const { contents } = await addToCart(context, {
      ...pieces(product, 1),
      pieces: product.variantIds.map(variantId => ({ variantId, amount: 1, texts: null })),
    })
    const [first, second] = contents.lines.map(({ id }) => id)
    await changeCartLine(context, { lineId: first!, amount: 7, texts: null })
    expect(await linesOf(context)).toEqual([
      [product.variantIds[0], 7],
      [product.variantIds[1], 1],
    ])
    await removeCartLines(context, { lineIds: [second!, newId(), 'nonsense'] })
    await removeCartLines(context, { lineIds: [second!] })
    expect(await cartOf(context)).toMatchObject({ revision: 3, pieceCount: 7 })
    expect(await refusalsOf(changeCartLine(context, { lineId: second!, amount: 2, texts: null }))).toEqual([
      'NOT_FOUND',
    ])
  })

  test('a stranger reaches no line of somebody else', async () => {
    const product = await insertProduct(database)
    const owner = guest()
    const stranger = guest()
    const { contents } = await addToCart(owner, pieces(product, 2))
    await addToCart(stranger, pieces(product, 1))
    const lineId = contents.lines[0]!.id
    expect(await refusalsOf(changeCartLine(stranger, { lineId, amount: 9, texts: null }))).toEqual(['NOT_FOUND'])
    await removeCartLines(stranger, { lineIds: [lineId] })
    expect(await linesOf(owner)).toEqual([[product.variantIds[0], 2]])
  })

  test('two tabs that change and remove a line at once leave a whole cart', async () => {
    const product = await insertProduct(database)
    const context = guest()
    const { contents } = await addToCart(context, pieces(product, 2))
    const lineId = contents.lines[0]!.id
    const [removed] = await Promise.allSettled([
      removeCartLines(context, { lineIds: [lineId] }),
      changeCartLine(context, { lineId, amount: 5, texts: null }),
    ])
    expect(removed.status).toBe('fulfilled')
    expect(await linesOf(context)).toEqual([])
  })
})

describe('a cart that was left alone for too long', () => {
  const later = (context: OperationContext) => ({
    ...context,
    now: () => new Date(TEST_NOW.getTime() + 91 * 86_400_000),
  })

  test('is empty; changing it says why, adding starts anew', async () => {
    const product = await insertProduct(database)
    const context = guest()
    const { contents } = await addToCart(context, pieces(product, 2))
    const lineId = contents.lines[0]!.id
    const after = later(context)
    expect(await linesOf(after)).toEqual([])
    expect(await readSummary(database.drizzle, after.viewer, after.now())).toMatchObject({ pieceCount: 0 })
    expect(await refusalsOf(changeCartLine(after, { lineId, amount: 3, texts: null }))).toEqual(['CART_EXPIRED'])
    expect(await refusalsOf(removeCartLines(after, { lineIds: [lineId] }))).toEqual(['CART_EXPIRED'])
    await addToCart(after, pieces(product, 1))
    expect(await linesOf(after)).toEqual([[product.variantIds[0], 1]])
  })

  test('is kept as long as something changes', async () => {
    const product = await insertProduct(database)
    const context = guest()
    await addToCart(context, pieces(product, 2))
    const middle = { ...context, now: () => new Date(TEST_NOW.getTime() + 60 * 86_400_000) }
    await addToCart(middle, pieces(product, 1))
    expect(await linesOf(later(context))).toEqual([[product.variantIds[0], 3]])
  })
})

describe('tidying up', () => {
  test('removes carts of guests a month after they expired, and keeps what accounts like', async () => {
    const product = await insertProduct(database)
    const old = () => new Date('2025-01-01T00:00:00Z')
    const forgotten = contextFor(database, { now: old })
    const account = contextFor(database, { viewer: await insertViewer(database), now: old })
    const fresh = guest()
    for (const context of [forgotten, account, fresh]) {
      await addToCart(context, pieces(product, 1))
      await setFavourite(context, { productId: product.id, isFavourite: true })
    }
    expect(await purgeExpiredCarts(database, new Date('2025-04-30T00:00:00Z'))).toBe(0)
    expect(await purgeExpiredCarts(database, new Date('2025-05-02T00:00:00Z'))).toBe(1)
    expect(await linesOf(forgotten)).toEqual([])
    expect(await linesOf(account)).toEqual([])
    expect(await linesOf(fresh)).toHaveLength(1)
    const favourites = (context: OperationContext) => readSummary(database.drizzle, context.viewer, TEST_NOW)
    expect((await favourites(forgotten)).favouriteProductIds).toEqual([])
    expect((await favourites(account)).favouriteProductIds).toEqual([product.id])
  })
})

describe('signing in', () => {
  test('takes the guest’s cart along', async () => {
    const product = await insertProduct(database)
    const before = guest()
    await addToCart(before, pieces(product, 2))
    await setFavourite(before, { productId: product.id, isFavourite: true })
    const after = guest(await insertViewer(database, ['user'], { visitorHash: before.viewer.visitorHash }))
    expect(await linesOf(after)).toEqual([[product.variantIds[0], 2]])
    await addToCart(after, pieces(product, 1))
    expect(await linesOf(after)).toEqual([[product.variantIds[0], 3]])
    expect(await linesOf(before)).toEqual([])
    const elsewhere = guest({ ...after.viewer, visitorHash: null })
    expect(await linesOf(elsewhere)).toEqual([[product.variantIds[0], 3]])
  })

  test('merges it with the one of the account, and nothing shows twice', async () => {
    const product = await insertProduct(database, {}, [{}, {}])
    const other = await insertProduct(database)
    const account = guest(await insertViewer(database))
    await addToCart(account, pieces(product, 5))
    await setFavourite(account, { productId: product.id, isFavourite: true })
    const before = guest()
    await addToCart(before, pieces(other, 2))
    await setFavourite(before, { productId: product.id, isFavourite: true })
    await setFavourite(before, { productId: other.id, isFavourite: true })
    const after = guest({ ...account.viewer, visitorHash: before.viewer.visitorHash })
    const expected = [
      [product.variantIds[0], 5],
      [other.variantIds[0], 2],
    ]
    expect(await linesOf(after)).toEqual(expected)
    expect(await readSummary(database.drizzle, after.viewer, TEST_NOW)).toMatchObject({ pieceCount: 7 })
    await addToCart(after, pieces(other, 1))
    expect(await linesOf(account)).toEqual([expected[0], [other.variantIds[0], 3]])
    expect(await linesOf(before)).toEqual([])
    const { favouriteProductIds } = await readSummary(database.drizzle, account.viewer, TEST_NOW)
    expect(favouriteProductIds.toSorted()).toEqual([product.id, other.id].toSorted())
  })
})

describe('favourites', () => {
  test('come and go, twice is once, also for those without a cart', async () => {
    const product = await insertProduct(database)
    const context = guest()
    const favourites = async () => (await readSummary(database.drizzle, context.viewer, TEST_NOW)).favouriteProductIds
    await setFavourite(context, { productId: product.id, isFavourite: false })
    expect(await cartOf(context)).toBeNull()
    await setFavourite(context, { productId: product.id, isFavourite: true })
    await setFavourite(context, { productId: product.id, isFavourite: true })
    expect(await favourites()).toEqual([product.id])
    await setFavourite(context, { productId: product.id, isFavourite: false })
    expect(await favourites()).toEqual([])
  })

  test('nobody can like what does not exist', async () => {
    const context = guest()
    expect(await refusalsOf(setFavourite(context, { productId: newId(), isFavourite: true }))).toEqual(['NOT_FOUND'])
    expect(await refusalsOf(setFavourite(context, { productId: 'x', isFavourite: true }))).toEqual(['NOT_FOUND'])
    expect(await cartOf(context)).toBeNull()
  })
})
