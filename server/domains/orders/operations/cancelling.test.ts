import { asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { NotAllowed, NotFound } from '../../../kit/refusals.ts'
import { auditEntries } from '../../../platform/tables.ts'
import { contextFor, insertViewer, stockLeft, TEST_NOW } from '../../../testing/builders.ts'
import { buyersOf, orderOf, refusalsOf, type TestProduct } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { workOff } from '../../../testing/mailbox.ts'
import { placeOrder } from '../../checkout/operations/placeOrder.ts'
import { eventsOf, mailsOf, type Order, orderById } from '../queries/orders.ts'
import { cancelOrder, markOrderRefunded } from './cancelling.ts'
import { markOrderShipped, markOrdersPaid } from './marking.ts'

const database = await testDatabase()
const { listed, buyer } = buyersOf(database)
const publicUrl = 'https://shop.example'
const admin = contextFor(database, { viewer: await insertViewer(database, ['admin']) })

async function ordered(product: TestProduct): Promise<Order> {
  const { order } = await placeOrder(await buyer(product, 2), orderOf(4490))
  await workOff(database)
  return order
}
const cancel = (orderId: string, reason: string | null = null, by = admin) =>
  cancelOrder(by, { orderId, reason, publicUrl })
const soldOf = async (product: TestProduct) =>
  (await database.pool.query('select sold_pieces as sold from products where id = $1', [product.id])).rows[0].sold
const rowOf = ({ id }: Order) => orderById(database.drizzle, id)
const historyOf = async ({ id }: Order) =>
  (await eventsOf(database.drizzle, [id])).map(({ kind, by, note }) => [kind, by, note])
const lastMail = async ({ id }: Order) => (await mailsOf(database.drizzle, [id])).at(-1)!

/** All that an order consists of, to show that nothing changed. */
const everything = async (order: Order, product: TestProduct) => [
  await rowOf(order),
  await historyOf(order),
  (await mailsOf(database.drizzle, [order.id])).length,
  await stockLeft(database, product.variantIds[0]!),
]

describe('cancelling an order', () => {
  test('puts the goods back, says who and why, and tells the customer', async () => {
    const product = await listed(10)
    const order = await ordered(product)
    expect([await stockLeft(database, product.variantIds[0]!), await soldOf(product)]).toEqual([8, 2])
    const cancelled = await cancel(order.id, ' Der Stoff ist aus.\r\nEs tut uns leid. ')
    expect(cancelled).toMatchObject({ state: 'cancelled', paymentState: 'open', cancelledAt: TEST_NOW, revision: 2 })
    expect([await stockLeft(database, product.variantIds[0]!), await soldOf(product)]).toEqual([10, 0])
    expect(await historyOf(order)).toEqual([
      ['placed', null, null],
      ['cancelled', 'Kim Muster', 'Der Stoff ist aus.\nEs tut uns leid.'],
    ])
    const mail = await lastMail(order)
    expect(mail).toMatchObject({ kind: 'orderCancelledByShop', recipient: order.email })
    expect(mail.subject).toBe(`Ihre Bestellung ${order.orderNumber} ist storniert`)
    expect(mail.text).toContain('Der Stoff ist aus.')
    expect(mail.text).toContain('Sie müssen nichts bezahlen.')
    const notes = await database.drizzle
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, order.id))
      .orderBy(asc(auditEntries.at))
    expect(notes.map(({ action, changes }) => [action, changes])).toEqual([
      ['order.cancelled', { state: { old: 'open', new: 'cancelled' } }],
    ])
  })

  test('of what was paid the money goes back, which is noted once', async () => {
    const order = await ordered(await listed(10))
    await markOrdersPaid(admin, { orderIds: [order.id], paidOn: null, publicUrl })
    expect(await refusalsOf(markOrderRefunded(admin, { orderId: order.id, publicUrl }))).toMatchObject([
      { code: 'TRANSITION_NOT_ALLOWED', path: ['orderId'] },
    ])
    expect(await cancel(order.id)).toMatchObject({ state: 'cancelled', paymentState: 'paid' })
    expect((await lastMail(order)).text).toContain('Was Sie bezahlt haben, zahlen wir Ihnen zurück.')
    const refunded = await markOrderRefunded(admin, { orderId: order.id, publicUrl })
    expect(refunded).toMatchObject({ state: 'cancelled', paymentState: 'refunded' })
    expect((await lastMail(order)).text).toContain('wir haben Ihnen 44,90\u00a0€')
    expect(await refusalsOf(markOrderRefunded(admin, { orderId: order.id, publicUrl }))).toMatchObject([
      { code: 'TRANSITION_NOT_ALLOWED', path: ['orderId'] },
    ])
  })

  test.each<[string, (order: Order) => Promise<unknown>]>([
    ['cancelled', order => cancel(order.id)],
    ['shipped', ({ id }) => markOrderShipped(admin, { orderId: id, carrier: null, trackingNumber: null, publicUrl })],
  ])('what is %s already is refused and stays', async (_label, first) => {
    const product = await listed(10)
    const order = await ordered(product)
    await first(order)
    const before = await everything(order, product)
    expect(await refusalsOf(cancel(order.id))).toMatchObject([{ code: 'TRANSITION_NOT_ALLOWED', path: ['orderId'] }])
    expect(await everything(order, product)).toEqual(before)
  })

  test('a reason that is too long, an unknown order and people without the right change nothing', async () => {
    const product = await listed(10)
    const order = await ordered(product)
    const before = await everything(order, product)
    expect(await refusalsOf(cancel(order.id, 'x'.repeat(501)))).toMatchObject([
      { code: 'INVALID_INPUT', path: ['reason'], details: { limit: 500 } },
    ])
    await expect(cancel('no id')).rejects.toThrow(NotFound)
    for (const roles of [['user'], ['member']] as const) {
      const viewer = await insertViewer(database, [...roles])
      await expect(cancel(order.id, null, contextFor(database, { viewer }))).rejects.toThrow(NotAllowed)
    }
    expect(await everything(order, product)).toEqual(before)
  })

  test('twice at once it happens once', async () => {
    const product = await listed(10)
    const order = await ordered(product)
    const results = await Promise.allSettled([cancel(order.id), cancel(order.id)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await stockLeft(database, product.variantIds[0]!)).toBe(10)
    expect(await historyOf(order)).toHaveLength(2)
  })
})
