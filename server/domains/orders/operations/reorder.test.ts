import { describe, expect, test } from 'vitest'
import { changeCatalogue, contextFor, insertProduct, insertSet, insertViewer } from '../../../testing/builders.ts'
import { buyersOf, completeCheckout, orderOf, pieces, refusalsOf, type TestProduct } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { addSetToCart, addToCart } from '../../cart/operations/cart.ts'
import { placeOrder } from '../../checkout/operations/placeOrder.ts'
import { updateCheckout } from '../../checkout/operations/updateCheckout.ts'
import { countOrdersOfAccount, ordersOfAccount, ownOrderByNumber } from '../queries/orders.ts'
import { reorder } from './reorder.ts'

const database = await testDatabase()
const { buyer, cartOf, listed } = buyersOf(database)

const customer = async (product: TestProduct, amount = 1) =>
  buyer(product, amount, { viewer: await insertViewer(database) })

const change = (statement: string, values: unknown[]) => changeCatalogue(database, statement, values)

describe('ordering again', () => {
  test('puts the same variants with the same texts into the cart', async () => {
    const shirt = await insertProduct(database, { isPersonalisable: true, priceCents: 2000 })
    const shorts = await listed(50)
    const set = await insertSet(database, [shirt.id, shorts.id])
    const context = contextFor(database, { viewer: await insertViewer(database) })
    await addToCart(context, pieces(shirt, 2, ['TOM', 'UWE']))
    const slot = (product: TestProduct) => ({
      productId: product.id,
      pieces: [{ variantId: product.variantIds[0]!, amount: 2, texts: null }],
    })
    await addSetToCart(context, {
      productId: set.id,
      slots: [slot(shirt), slot(shorts)],
      personalised: null,
      orderNote: 'rot',
    })
    await updateCheckout(context, { changes: completeCheckout, validate: null })
    const { order } = await placeOrder(context, orderOf(2 * 2000 + 2 * 4990 + 490))
    const again = await reorder(context, { orderId: order.id })
    expect(again).toMatchObject({ addedAmount: 4, skipped: [] })
    expect((await cartOf(context))?.lines.map(({ line }) => line)).toMatchObject([
      { productId: shirt.id, variantId: shirt.variantIds[0], amount: 2, texts: ['TOM', 'UWE'] },
      {
        productId: set.id,
        amount: 2,
        orderNote: 'rot',
        slots: [{ pieces: [{ variantId: shirt.variantIds[0], amount: 2 }] }, { pieces: [{ amount: 2 }] }],
      },
    ])
  })

  test('takes as many as are left and says so; what is sold out stays away', async () => {
    const product = await listed(10)
    const context = await customer(product, 4)
    const { order } = await placeOrder(context, orderOf(8490))
    await change('update variants set available = 3 where id = $1', [product.variantIds[0]])
    expect(await reorder(context, { orderId: order.id })).toMatchObject({
      addedAmount: 3,
      skipped: [{ code: 'ONLY_FEW_LEFT', addedAmount: 3, line: { amount: 4, size: 'M' } }],
    })
    expect(await reorder(context, { orderId: order.id })).toMatchObject({
      addedAmount: 0,
      skipped: [{ code: 'ONLY_FEW_LEFT', addedAmount: 0 }],
    })
    expect(await cartOf(context)).toMatchObject({ pieceCount: 3 })
    await change('update variants set available = 0 where id = $1', [product.variantIds[0]])
    expect(await reorder(context, { orderId: order.id })).toMatchObject({ skipped: [{ code: 'SOLD_OUT' }] })
  })

  test.each([
    ['another size', `update variants set size = 'L' where id = $1`, 'VARIANT_UNKNOWN'],
    ['another fit', `update variants set fit = 'women' where id = $1`, 'VARIANT_UNKNOWN'],
    ['no longer there', 'update variants set is_offline = true where id = $1', 'VARIANT_UNKNOWN'],
    [
      'not on sale',
      'update products set is_offline = true where id = (select product_id from variants where id = $1)',
      'PRODUCT_UNAVAILABLE',
    ],
  ])('never takes another size silently: %s', async (_label, statement, code) => {
    const product = await listed(10)
    const context = await customer(product)
    const { order } = await placeOrder(context, orderOf(2490))
    await change(statement, [product.variantIds[0]])
    expect(await reorder(context, { orderId: order.id })).toMatchObject({ addedAmount: 0, skipped: [{ code }] })
    expect(await cartOf(context)).toMatchObject({ lines: [] })
  })
})

test('only the orders of the account are the viewer’s own', async () => {
  const product = await listed(null)
  const context = await customer(product)
  const own = await placeOrder(context, orderOf(2490))
  const guest = await buyer(product)
  await updateCheckout(guest, { changes: { email: context.viewer.email! }, validate: null })
  const foreign = await placeOrder(guest, orderOf(2490))
  const { accountId } = context.viewer
  const page = { offset: 0, limit: 10 }
  expect(await ordersOfAccount(database.drizzle, accountId!, page)).toMatchObject([{ id: own.order.id }])
  expect(await countOrdersOfAccount(database.drizzle, accountId!, 10)).toBe(1)
  expect(await ownOrderByNumber(database.drizzle, String(foreign.order.orderNumber), accountId!)).toBeNull()
  expect(await ownOrderByNumber(database.drizzle, String(own.order.orderNumber), accountId!)).toMatchObject({
    id: own.order.id,
  })
  for (const orderId of [foreign.order.id, 'nonsense']) {
    expect(await refusalsOf(reorder(context, { orderId }))).toMatchObject([{ code: 'NOT_FOUND' }])
  }
})
