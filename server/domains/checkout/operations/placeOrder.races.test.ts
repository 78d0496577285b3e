import { describe, expect, test } from 'vitest'
import type { Refused } from '../../../kit/refusals.ts'
import { contextFor, insertViewer, stockLeft } from '../../../testing/builders.ts'
import { buyersOf, orderOf, pieces } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { mailsTo, workOff } from '../../../testing/mailbox.ts'
import { addToCart } from '../../cart/operations/cart.ts'
import { placeOrder } from './placeOrder.ts'

const database = await testDatabase()
const { listed, buyer, cartOf, everything } = buyersOf(database)

describe('two at once', () => {
  test('of two buyers of the last piece one gets it, the other hears that it is sold out', async () => {
    const product = await listed(1)
    const buyers = await Promise.all([buyer(product), buyer(product)])
    const results = await Promise.allSettled(buyers.map(each => placeOrder(each, orderOf(2490))))
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const rejected = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect((rejected.reason as Refused).refusals).toMatchObject([{ code: 'SOLD_OUT' }])
    expect(await stockLeft(database, product.variantIds[0]!)).toBe(0)
  })

  test('of 24 buyers of 5 pieces five get one, numbers have no gaps and nothing is half there', async () => {
    const product = await listed(5)
    const buyers = await Promise.all(Array.from({ length: 24 }, () => buyer(product)))
    const before = await everything()
    const results = await Promise.allSettled(buyers.map(each => placeOrder(each, orderOf(2490))))
    const placed = results.flatMap(result => (result.status === 'fulfilled' ? [result.value.order.orderNumber] : []))
    const first = Number(before.number)
    expect(placed.toSorted()).toEqual([0, 1, 2, 3, 4].map(i => first + i))
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ refusals: [{ code: 'SOLD_OUT' }] })
    }
    expect(await everything()).toMatchObject({
      orders: String(Number(before.orders) + 5),
      jobs: String(Number(before.jobs) + 5),
      number: String(first + 5),
      stock: String(Number(before.stock) - 5),
      cart_lines: String(Number(before.cart_lines) - 5),
    })
  })

  test('the same key thirty times at once is one order, and nobody waits for somebody who waits for them', async () => {
    const product = await listed(10)
    const context = await buyer(product, 1)
    const input = orderOf(2490)
    const placed = await Promise.all(Array.from({ length: 30 }, () => placeOrder(context, input)))
    expect(new Set(placed.map(each => each.order.id)).size).toBe(1)
    expect(await stockLeft(database, product.variantIds[0]!)).toBe(9)
  })

  test('the same key three times at once, and once more, is one order with one link', async () => {
    const product = await listed(10)
    const context = await buyer(product, 2)
    const input = orderOf(4490)
    const before = await everything()
    const placed = await Promise.all([1, 2, 3].map(() => placeOrder(context, input)))
    placed.push(await placeOrder(context, input))
    expect(new Set(placed.map(each => each.order.id)).size).toBe(1)
    expect(new Set(placed.map(each => each.secret)).size).toBe(1)
    expect(placed.map(each => each.lines.length)).toEqual([1, 1, 1, 1])
    expect(await stockLeft(database, product.variantIds[0]!)).toBe(8)
    expect(await everything()).toMatchObject({
      orders: String(Number(before.orders) + 1),
      jobs: String(Number(before.jobs) + 1),
    })
    await workOff(database)
    expect((await mailsTo(database, placed[0]!.order.email)).map(({ kind }) => kind)).toEqual(['orderConfirmation'])
  })

  test('the same key answers with the same order although the cart is full again', async () => {
    const product = await listed(10)
    const context = await buyer(product)
    const input = orderOf(2490)
    const first = await placeOrder(context, input)
    await addToCart(context, pieces(product, 3))
    const second = await placeOrder(context, input)
    expect(second.order).toEqual(first.order)
    expect(await cartOf(context)).toMatchObject({ pieceCount: 3 })
  })

  test('the same key of somebody else is another order', async () => {
    const product = await listed(10)
    const input = orderOf(2490)
    const one = await placeOrder(await buyer(product), input)
    const other = await placeOrder(await buyer(product), input)
    expect(other.order.id).not.toBe(one.order.id)
    expect(other.secret).not.toBe(one.secret)
  })

  test('two keys at once for one cart are one order', async () => {
    const context = await buyer(await listed(10))
    const results = await Promise.allSettled([placeOrder(context, orderOf(2490)), placeOrder(context, orderOf(2490))])
    const rejected = results.filter(result => result.status === 'rejected')
    expect(rejected).toHaveLength(1)
    expect(rejected[0]!.reason).toMatchObject({ refusals: [{ code: 'CART_EMPTY' }] })
  })

  test('what is added while the order is placed is in the order or in the cart, never lost', async () => {
    const product = await listed(null)
    const context = await buyer(product)
    const [placed] = await Promise.allSettled([
      placeOrder(context, orderOf(2490)),
      addToCart(context, pieces(product, 4)),
    ])
    const left = (await cartOf(context))!.pieceCount
    expect(placed.status === 'fulfilled' ? left : left - 1).toBe(4)
  })

  test('the cart of a guest who has just signed in is ordered whole', async () => {
    const product = await listed(null)
    const guest = await buyer(product)
    const viewer = await insertViewer(database, ['user'], { visitorHash: guest.viewer.visitorHash })
    const account = contextFor(database, { viewer: { ...viewer, visitorHash: null } })
    await addToCart(account, pieces(await listed(null, 500), 1))
    const { order: placed, lines } = await placeOrder(contextFor(database, { viewer }), orderOf(2990))
    expect(lines).toHaveLength(2)
    expect(placed.accountId).toBe(viewer.accountId)
    expect(await cartOf(guest)).toBeNull()
  })
})
