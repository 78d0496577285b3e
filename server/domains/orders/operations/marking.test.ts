import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { NotAllowed, NotFound, Refused } from '../../../kit/refusals.ts'
import { openedTexts } from '../../../platform/mailSecrets.ts'
import type { OperationContext } from '../../../platform/operation.ts'
import {
  contextFor,
  insertProduct,
  insertViewer,
  statementsOf,
  TEST_ADDRESS,
  TEST_NOW,
} from '../../../testing/builders.ts'
import { newMailbox } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { workOff } from '../../../testing/mailbox.ts'
import { addToCart } from '../../cart/operations/cart.ts'
import { managedPage } from '../../catalogue/queries/management.ts'
import { placeOrder } from '../../checkout/operations/placeOrder.ts'
import { updateCheckout } from '../../checkout/operations/updateCheckout.ts'
import { browseMails, browseOrders, countMails, countOrders, countTabs, readDashboard } from '../queries/browsing.ts'
import { eventsOf, linesOf, mailsOf, type Order, orderByNumber, orderOfLink, ordersById } from '../queries/orders.ts'
import { markOrderRead, markOrderShipped, markOrdersPaid, resendOrderMail } from './marking.ts'

const database = await testDatabase()
const zone = 'Europe/Vienna'
const publicUrl = 'https://shop.example'

let product: { id: string; variantIds: string[] }
let admin: OperationContext
let member: OperationContext

beforeAll(async () => {
  product = await insertProduct(database)
  admin = contextFor(database, { viewer: await insertViewer(database, ['admin']) })
  member = contextFor(database, { viewer: await insertViewer(database, ['member']) })
})

/** Places an order and answers with it and the secret of its link. */
async function placed(
  changes: { amount?: number; paymentMethod?: string; lastName?: string; email?: string } = {},
  context = contextFor(database),
): Promise<{ order: Order; secret: string }> {
  const { amount = 1, paymentMethod = 'invoice', lastName = 'Muster', email = newMailbox() } = changes
  const pieces = [{ variantId: product.variantIds[0]!, amount, texts: null }]
  await addToCart(context, { productId: product.id, pieces, personalised: null, orderNote: null })
  const shippingAddress = { ...TEST_ADDRESS, lastName }
  const cart = await updateCheckout(context, { changes: { email, shippingAddress, paymentMethod }, validate: null })
  const placed = await placeOrder(context, {
    idempotencyKey: `key-${newId()}`,
    acceptTerms: true,
    acceptConditions: false,
    confirmAge: false,
    expectedTotal: cart.quote.totals.toPay,
  })
  await workOff(database)
  return placed
}

const pay = (ids: string[], paidOn: string | null = null, by = admin) =>
  markOrdersPaid(by, { orderIds: ids, paidOn, publicUrl })
const ship = (orderId: string, changes: { carrier?: string; trackingNumber?: string } = {}, by = admin) =>
  markOrderShipped(by, { orderId, carrier: null, trackingNumber: null, publicUrl, ...changes })
const refusalsOf = async (run: Promise<unknown>) => {
  const error = await run.catch(thrown => thrown)
  if (!(error instanceof Refused)) throw new Error(`expected a refusal, not ${String(error)}`)
  return error.refusals.map(({ code, path }) => `${code} ${path.join('.')}`)
}
const mailKinds = async (id: string) => (await mailsOf(database.drizzle, [id])).map(({ kind }) => kind)

describe('marking orders paid', () => {
  test('notes day and person, tells the customer with a link that works', async () => {
    const { order } = await placed()
    const [paid] = await pay([order.id], '2026-11-20')
    expect(paid).toMatchObject({ paymentState: 'paid', state: 'open', paidAt: TEST_NOW, revision: 2 })
    const events = await eventsOf(database.drizzle, [order.id])
    expect(events.map(({ kind, by }) => [kind, by])).toEqual([
      ['placed', null],
      ['paid', 'Kim Muster'],
    ])
    const [, mail] = await mailsOf(database.drizzle, [order.id])
    expect(mail).toMatchObject({ kind: 'orderPaid', recipient: order.email, state: 'queued' })
    const secret = /order\/\d+\/([\w-]+)/.exec(openedTexts(mail!)!.text)![1]!
    const link = await orderOfLink(database.drizzle, String(order.orderNumber), secret, TEST_NOW)
    expect([link?.order.id, link?.state]).toEqual([order.id, 'good'])
  })

  test('the day on which the money came is that of the shop’s calendar', async () => {
    const later = { ...admin, now: () => new Date('2026-11-30T10:00:00Z') }
    const { order } = await placed()
    const [paid] = await pay([order.id], '2026-11-24', later)
    expect(paid!.paidAt?.toISOString()).toBe('2026-11-23T23:00:00.000Z')
  })

  test('lets the delivery of what was to be paid in advance count from that day, and of nothing else', async () => {
    const later = { ...admin, now: () => new Date('2026-11-25T10:00:00Z') }
    const { order: prepaid } = await placed({ paymentMethod: 'prepayment' })
    expect(prepaid).toMatchObject({ payBy: '2026-11-30', deliveryWeeks: 2, earliestDelivery: '2026-12-09' })
    expect(prepaid.latestDelivery).toBe('2026-12-10')
    const [paid] = await pay([prepaid.id], '2026-11-24', later)
    expect(paid).toMatchObject({ earliestDelivery: '2026-12-02', latestDelivery: '2026-12-03' })
    expect(await linesOf(database.drizzle, [prepaid.id])).toMatchObject([
      { earliestDelivery: '2026-12-02', latestDelivery: '2026-12-03' },
    ])
    const { order: invoiced } = await placed()
    const [settled] = await pay([invoiced.id], '2026-11-24', later)
    expect(settled!.latestDelivery).toBe('2026-12-01')
    expect(await linesOf(database.drizzle, [invoiced.id])).toMatchObject([{ latestDelivery: '2026-12-01' }])
  })

  test('several at once: all of them or none', async () => {
    const orders = [(await placed()).order, (await placed()).order, (await placed()).order]
    const ids = orders.map(({ id }) => id)
    await pay([ids[1]!])
    expect(await refusalsOf(pay([...ids, newId(), 'nonsense']))).toEqual([
      'TRANSITION_NOT_ALLOWED orderIds.1',
      'NOT_FOUND orderIds.3',
      'NOT_FOUND orderIds.4',
    ])
    expect(await mailKinds(ids[0]!)).toEqual(['orderConfirmation'])
    const paid = await pay([ids[2]!, ids[0]!, ids[0]!])
    expect(paid.map(({ id }) => id)).toEqual([ids[2], ids[0]])
  })

  test('two at once pay an order once', async () => {
    const { order } = await placed()
    const results = await Promise.allSettled([pay([order.id]), pay([order.id]), pay([order.id])])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await mailKinds(order.id)).toEqual(['orderConfirmation', 'orderPaid'])
  })

  test('money does not come from the future', async () => {
    const { order } = await placed()
    expect(await refusalsOf(pay([order.id], '2026-11-21'))).toEqual(['INVALID_INPUT paidOn'])
  })
})

describe('marking orders shipped', () => {
  test('notes carrier and number, tells the customer how to follow the parcel', async () => {
    const { order } = await placed()
    const shipped = await ship(order.id, { carrier: ' dhl ', trackingNumber: ' 0034 ' })
    expect(shipped).toMatchObject({ shippingState: 'shipped', carrier: 'DHL', trackingNumber: '0034' })
    const [, mail] = await mailsOf(database.drizzle, [order.id])
    expect(mail!.text).toContain('piececode=0034')
    const [, event] = await eventsOf(database.drizzle, [order.id])
    expect(event).toMatchObject({ kind: 'shipped', note: 'DHL 0034' })
  })

  test('paid and shipped is completed, and cannot be shipped again', async () => {
    const { order } = await placed()
    await pay([order.id])
    expect(await ship(order.id)).toMatchObject({ state: 'completed', carrier: null })
    expect(await refusalsOf(ship(order.id))).toEqual(['TRANSITION_NOT_ALLOWED orderId'])
  })

  test('what is too long or unknown is refused', async () => {
    const { order } = await placed()
    const long = { carrier: 'x'.repeat(61), trackingNumber: 'y'.repeat(61) }
    expect(await refusalsOf(ship(order.id, long))).toEqual(['INVALID_INPUT carrier', 'INVALID_INPUT trackingNumber'])
    await expect(ship(newId())).rejects.toThrow(NotFound)
    await expect(ship('nonsense')).rejects.toThrow(NotFound)
    expect(await mailKinds(order.id)).toEqual(['orderConfirmation'])
  })
})

describe('sending a mail again', () => {
  test('one that went out is sent as a new one, and history says who asked', async () => {
    const { order } = await placed()
    const [first] = await mailsOf(database.drizzle, [order.id])
    const sent = `update mails set state = 'sent', sent_at = now(), sealed_secret = null where id = $1`
    await database.pool.query(sent, [first!.id])
    await resendOrderMail(admin, { orderId: order.id, mailId: first!.id })
    const mails = await mailsOf(database.drizzle, [order.id])
    expect(mails.map(({ kind, state, text }) => [kind, state, text === first!.text])).toEqual([
      ['orderConfirmation', 'sent', true],
      ['orderConfirmation', 'queued', true],
    ])
    expect((await eventsOf(database.drizzle, [order.id])).at(-1)).toMatchObject({
      kind: 'mailQueued',
      by: 'Kim Muster',
      mailId: mails[1]!.id,
    })
    const link = new RegExp(`order/${order.orderNumber}/([\\w-]{43})$`, 'm').exec(openedTexts(mails[1]!)!.text)![1]!
    expect(await orderOfLink(database.drizzle, String(order.orderNumber), link, TEST_NOW)).toMatchObject({
      order: { id: order.id },
      state: 'good',
    })
  })

  test('only a mail of this order', async () => {
    const [{ order }, other] = [await placed(), await placed()]
    const [mail] = await mailsOf(database.drizzle, [other.order.id])
    await expect(resendOrderMail(admin, { orderId: order.id, mailId: mail!.id })).rejects.toThrow(NotFound)
    await expect(resendOrderMail(admin, { orderId: order.id, mailId: 'x' })).rejects.toThrow(NotFound)
  })
})

describe('who may', () => {
  test('change orders: administrators; members only read', async () => {
    const { order } = await placed()
    const user = contextFor(database, { viewer: await insertViewer(database) })
    for (const context of [contextFor(database), user, member]) {
      await expect(pay([order.id], null, context)).rejects.toThrow(NotAllowed)
      await expect(ship(order.id, {}, context)).rejects.toThrow(NotAllowed)
      await expect(markOrderRead(context, { orderId: order.id, isRead: true })).rejects.toThrow(NotAllowed)
      await expect(resendOrderMail(context, { orderId: order.id, mailId: newId() })).rejects.toThrow(NotAllowed)
    }
    const reader = database.drizzle
    expect(await orderByNumber(reader, member.viewer, String(order.orderNumber))).toMatchObject({ id: order.id })
    expect(await orderByNumber(reader, user.viewer, String(order.orderNumber))).toBeNull()
    expect(await ordersById(reader, contextFor(database).viewer, [order.id])).toEqual([])
  })

  test('see an order: whoever placed it signed in, and whoever has the link', async () => {
    const viewer = await insertViewer(database)
    const { order, secret } = await placed({}, contextFor(database, { viewer }))
    const reader = database.drizzle
    expect(await ordersById(reader, viewer, [order.id])).toHaveLength(1)
    const number = String(order.orderNumber)
    expect(await orderOfLink(reader, number, secret, TEST_NOW)).toMatchObject({
      order: { id: order.id },
      state: 'good',
    })
    for (const [text, token] of [
      [number, 'wrong'],
      [number, ''],
      [String(order.orderNumber + 1), secret],
      ['1e4', secret],
      ['99999999999999999999', secret],
      [`${number}'`, secret],
    ] as const) {
      expect(await orderOfLink(reader, text, token, TEST_NOW)).toBeNull()
    }
  })

  test('read marks are no change of the order', async () => {
    const { order } = await placed()
    expect(await markOrderRead(admin, { orderId: order.id, isRead: true })).toMatchObject({ isRead: true, revision: 1 })
    expect(await markOrderRead(admin, { orderId: order.id, isRead: false })).toMatchObject({ isRead: false })
  })
})

describe('browsing orders', () => {
  let orders: Order[]
  const only = { search: 'Browse' }
  const find = async (
    filter: Parameters<typeof browseOrders>[2],
    sort: Parameters<typeof browseOrders>[3] = { field: 'number', direction: 'asc' },
    page = { offset: 0, limit: 10 },
  ) => {
    const found = await browseOrders(database.drizzle, member.viewer, filter, sort, page, zone)
    return found.map(({ id }) => orders.findIndex(order => order.id === id))
  }

  beforeAll(async () => {
    orders = [
      (await placed({ lastName: 'Browse Zeta', amount: 1 })).order,
      (await placed({ lastName: 'Browse alpha', amount: 3, paymentMethod: 'prepayment' })).order,
      (await placed({ lastName: 'Browse 100%', amount: 2, email: 'odd_name@example.com' })).order,
    ]
    await pay([orders[2]!.id])
    await ship(orders[2]!.id)
    await markOrderRead(admin, { orderId: orders[0]!.id, isRead: true })
  })

  test('by tab, with counts for all tabs in one statement', async () => {
    expect(await find({ ...only, tab: 'all' })).toEqual([0, 1, 2])
    expect(await find({ ...only, tab: 'new' })).toEqual([1, 2])
    expect(await find({ ...only, tab: 'openPayment' })).toEqual([0, 1])
    // Who pays in advance is shipped to only once the money has come.
    expect(await find({ ...only, tab: 'toShip' })).toEqual([0])
    expect(await find({ ...only, tab: 'shipped' })).toEqual([2])
    expect(await find({ ...only, tab: 'cancelled' })).toEqual([])
    const { result, statements } = await statementsOf(() => countTabs(database.drizzle, member.viewer, only, zone))
    expect(result).toEqual({ all: 3, new: 2, held: 0, openPayment: 2, toShip: 1, shipped: 1, cancelled: 0 })
    // Before that, that they are planned for their values, and which words are typing errors.
    expect(statements).toHaveLength(3)
  })

  test.each<[string, Parameters<typeof browseOrders>[2], number[]]>([
    ['part of a name', { search: 'browse ALPHA' }, [1]],
    ['a sign that means something to LIKE', { search: '100%' }, [2]],
    ['another', { search: 'odd_name@' }, [2]],
    ['nothing of the kind', { search: 'oddxname@' }, []],
    ['a payment method', { ...only, paymentMethod: 'prepayment' }, [1]],
    ['a country', { ...only, country: 'AT' }, [0, 1, 2]],
    ['another country', { ...only, country: 'DE' }, []],
    ['a day', { ...only, from: '2026-11-20', to: '2026-11-20' }, [0, 1, 2]],
    ['the day before', { ...only, to: '2026-11-19' }, []],
    ['the day after', { ...only, from: '2026-11-21' }, []],
  ])('by %s', async (_label, filter, expected) => expect(await find(filter)).toEqual(expected))

  test('by number', async () => {
    expect(await find({ search: String(orders[1]!.orderNumber) })).toEqual([1])
  })

  test('in every order, page by page', async () => {
    expect(await find(only, { field: 'customer', direction: 'asc' })).toEqual([2, 1, 0])
    expect(await find(only, { field: 'total', direction: 'desc' })).toEqual([1, 2, 0])
    expect(await find(only, { field: 'placedAt', direction: 'desc' })).toEqual([2, 1, 0])
    expect(await find(only, { field: 'number', direction: 'asc' }, { offset: 1, limit: 1 })).toEqual([1])
    expect(await find(only, { field: 'number', direction: 'asc' }, { offset: 3, limit: 5 })).toEqual([])
  })

  test('the outbox by state and by what is in it', async () => {
    const page = { offset: 0, limit: 100 }
    const found = await browseMails(database.drizzle, member.viewer, { search: 'odd_name' }, page)
    expect(found.map(({ kind }) => kind)).toEqual(['orderShipped', 'orderPaid', 'orderConfirmation'])
    expect(await browseMails(database.drizzle, member.viewer, { search: 'odd_name', state: 'failed' }, page)).toEqual(
      [],
    )
  })
})

describe('the dashboard', () => {
  test('shows today and the 14 days up to it, in the shop’s calendar', async () => {
    const night = contextFor(database, { now: () => new Date('2027-02-10T23:30:00Z') })
    const { order } = await placed({ amount: 2 }, night)
    const cancelled = await placed({}, night)
    await database.pool.query(`update orders set state = 'cancelled' where id = $1`, [cancelled.order.id])
    await insertProduct(database, {}, [{ available: 0 }, { available: 0, backOn: '2027-03-01' }, { available: 1 }])
    const read = () => readDashboard(database.drizzle, member.viewer, new Date('2027-02-11T08:00:00Z'), zone)
    const { result, statements } = await statementsOf(read)
    expect(statements).toHaveLength(1)
    expect(result).toMatchObject({ ordersToday: 1, revenueToday: order.grossCents, productsWithSoldOut: 1 })
    expect(result.byDay).toHaveLength(14)
    expect(result.byDay[0]).toEqual({ day: '2027-01-29', orders: 0, revenue: 0 })
    expect(result.byDay.at(-1)).toEqual({ day: '2027-02-11', orders: 1, revenue: order.grossCents })
    expect(result.mailsWaiting).toBeGreaterThan(0)
    // Each number is that of the list that it leads to.
    const count = (filter: Parameters<typeof countOrders>[2]) =>
      countOrders(database.drizzle, member.viewer, filter, zone, 100)
    const filter = { state: 'sizesSoldOut', search: '', groupId: null, kind: null, today: '2027-02-11' } as const
    const wanted = {
      filter,
      field: 'number',
      direction: 'asc',
      offset: 0,
      size: 1,
      most: 100,
      now: new Date('2027-02-11T12:00:00Z'),
    } as const
    expect(result).toMatchObject({
      ordersToday: await count({ from: '2027-02-11', isCancelled: false }),
      ordersOpenPayment: await count({ tab: 'openPayment' }),
      ordersToShip: await count({ tab: 'toShip' }),
      productsWithSoldOut: (await managedPage(database, wanted)).total,
      mailsWaiting: await countMails(database.drizzle, member.viewer, { state: 'queued' }, 100),
    })
  })
})
