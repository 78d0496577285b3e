import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { Refused } from '../../../kit/refusals.ts'
import type { OperationContext } from '../../../platform/operation.ts'
import { siteVersion } from '../../../platform/siteVersion.ts'
import { contextFor, insertViewer, setSettings, stockLeft, TEST_NOW } from '../../../testing/builders.ts'
import { buyersOf, orderOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { mailsTo, tasksFor, testJob, workOff } from '../../../testing/mailbox.ts'
import { copyOrder } from '../../../testing/manyOrders.ts'
import { placeOrder } from '../../checkout/operations/placeOrder.ts'
import { updateCheckout } from '../../checkout/operations/updateCheckout.ts'
import { eventsOf, orderById } from '../queries/orders.ts'
import { markOrderShipped, markOrdersPaid } from './marking.ts'
import { cancelUnpaidOrders } from './unpaid.ts'

const database = await testDatabase()
const { listed, buyer, everything } = buyersOf(database)
const publicUrl = 'https://shop.example'
let admin: OperationContext

beforeAll(async () => {
  admin = contextFor(database, { viewer: await insertViewer(database, ['admin']) })
})

const daysLater = (days: number) => () => new Date(TEST_NOW.getTime() + days * 86_400_000)
const cancel = (days: number) => cancelUnpaidOrders({ database, publicUrl, now: daysLater(days), newId })

async function ordered(product: Awaited<ReturnType<typeof listed>>, paymentMethod = 'prepayment', language = 'de') {
  const context = await buyer(product, 2, { language: language as 'de' })
  await updateCheckout(context, { changes: { paymentMethod }, validate: null })
  const { order } = await placeOrder(context, orderOf(4490))
  await workOff(database)
  return order
}

describe('an order that is to be paid in advance', () => {
  test('tells its term, waits until the last day is over, and is cancelled then, once', async () => {
    const product = await listed(3)
    const order = await ordered(product)
    expect(order.payBy).toBe('2026-11-30')
    const [confirmation] = await mailsTo(database, order.email)
    expect(confirmation!.text).toContain('Bitte überweisen Sie den Betrag bis 30.11.2026.')
    expect(await stockLeft(database, product.variantIds[0]!)).toBe(1)
    expect(await cancel(10)).toBe(0)
    expect(await orderById(database.drizzle, order.id)).toMatchObject({ state: 'open' })

    const version = await siteVersion(database)
    expect(await cancel(11)).toBe(1)
    expect(await orderById(database.drizzle, order.id)).toMatchObject({
      ...{ state: 'cancelled', paymentState: 'open', shippingState: 'open' },
      cancelledAt: daysLater(11)(),
    })
    expect(await stockLeft(database, product.variantIds[0]!)).toBe(3)
    expect(await siteVersion(database)).toBeGreaterThan(version)
    expect((await eventsOf(database.drizzle, [order.id])).map(({ kind }) => kind)).toEqual([
      'placed',
      'cancelledUnpaid',
    ])
    const { rows } = await database.pool.query('select action, account_id from audit_entries where subject_id = $1', [
      order.id,
    ])
    expect(rows).toEqual([{ action: 'order.cancelledUnpaid', account_id: null }])
    const [mail] = await mailsTo(database, order.email)
    expect(mail).toMatchObject({
      ...{ kind: 'orderCancelled', orderId: order.id, language: 'de' },
      subject: `Ihre Bestellung ${order.orderNumber} wurde storniert`,
    })
    expect(mail!.text).toContain('bis einschließlich 30.11.2026')

    const after = await everything()
    expect(await cancel(12)).toBe(0)
    expect(await everything()).toEqual(after)
  })

  test('speaks the buyer’s language', async () => {
    const order = await ordered(await listed(3), 'prepayment', 'en')
    await cancel(11)
    expect((await mailsTo(database, order.email))[0]).toMatchObject({
      subject: `Your order ${order.orderNumber} has been cancelled`,
    })
  })

  test('stays where it is paid, shipped all the same, paid by another method, or older than the rule', async () => {
    const product = await listed(20)
    const [paid, shipped, invoice, old] = [
      await ordered(product),
      await ordered(product),
      await ordered(product, 'invoice'),
      await ordered(product),
    ]
    await markOrdersPaid(admin, { orderIds: [paid.id], paidOn: null, publicUrl })
    await markOrderShipped(admin, { orderId: shipped.id, carrier: null, trackingNumber: null, publicUrl })
    await database.pool.query('update orders set pay_by = null where id = $1', [old.id])
    expect(invoice.payBy).toBeNull()
    const before = await everything()
    expect(await cancel(400)).toBe(0)
    expect(await everything()).toEqual(before)
  })

  test('of a payment and the end of the term at the same moment one gets through', async () => {
    const product = await listed(40)
    for (let round = 0; round < 6; round += 1) {
      const order = await ordered(product)
      const left = (await stockLeft(database, product.variantIds[0]!))!
      const [payment, cancelled] = await Promise.allSettled([
        markOrdersPaid(admin, { orderIds: [order.id], paidOn: null, publicUrl }),
        cancel(11),
      ])
      const after = await orderById(database.drizzle, order.id)
      const isPaid = payment.status === 'fulfilled'
      expect(cancelled).toMatchObject({ status: 'fulfilled', value: isPaid ? 0 : 1 })
      if (!isPaid) expect(payment.reason).toBeInstanceOf(Refused)
      expect([after.state, after.paymentState]).toEqual(isPaid ? ['open', 'paid'] : ['cancelled', 'open'])
      expect(await stockLeft(database, product.variantIds[0]!)).toBe(isPaid ? left : left + 2)
      const kinds = (await mailsTo(database, order.email)).map(({ kind }) => kind)
      expect(kinds).toEqual([isPaid ? 'orderPaid' : 'orderCancelled', 'orderConfirmation'])
    }
  })

  test('many at once, by the clock, also when two processes come to it', async () => {
    const product = await listed(1000)
    const orders = []
    for (let count = 0; count < 7; count += 1) orders.push(await ordered(product))
    // More than one batch, without placing a hundred orders.
    await copyOrder(database, orders[0]!.id, 150)
    const tasks = tasksFor({ database, now: daysLater(11) })
    await Promise.all([1, 2].map(() => tasks.cancel_unpaid_orders!(null, testJob)))
    const { rows } = await database.pool.query(
      `select state, count(*)::int as count from orders
      where order_number >= 900000 or id = any($1) group by state`,
      [orders.map(({ id }) => id)],
    )
    expect(rows).toEqual([{ state: 'cancelled', count: 157 }])
    expect(await stockLeft(database, product.variantIds[0]!)).toBe(1000)
    const { rows: mails } = await database.pool.query(
      `select count(*)::int as count from mails where kind = 'orderCancelled' and order_id = any($1)`,
      [orders.map(({ id }) => id)],
    )
    expect(mails).toEqual([{ count: 7 }])
  })

  test('waits for ever where the shop wants that', async () => {
    await setSettings(database, 'orders', { cancelUnpaidAfterDays: 0 })
    try {
      const order = await ordered(await listed(3))
      expect(order.payBy).toBeNull()
      expect(await cancel(4000)).toBe(0)
    } finally {
      await database.pool.query(`delete from settings where key = 'orders'`)
    }
  })
})
