import { asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { globalId } from '../../../api/globalIds.ts'
import { newId } from '../../../kit/ids.ts'
import { NotAllowed, NotFound } from '../../../kit/refusals.ts'
import { type CustomerTerms, type Grant, guestViewer, type Viewer } from '../../../kit/viewer.ts'
import { auditEntries, mails } from '../../../platform/tables.ts'
import { dataOf } from '../../../testing/asking.ts'
import { contextFor, insertProduct, insertViewer, statementsOf } from '../../../testing/builders.ts'
import { codesOf, completeCheckout, orderOf, pieces } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { workOff } from '../../../testing/mailbox.ts'
import { testSite } from '../../../testing/site.ts'
import { openSession } from '../../accounts/sessions/sessions.ts'
import { accounts } from '../../accounts/tables.ts'
import { updateUser } from '../../accounts/users/operations/updateUser.ts'
import { addToCart } from '../../cart/operations/cart.ts'
import { variants } from '../../catalogue/tables.ts'
import { placeOrder } from '../../checkout/operations/placeOrder.ts'
import { updateCheckout } from '../../checkout/operations/updateCheckout.ts'
import { browseOrders, countTabs, readDashboard } from '../queries/browsing.ts'
import { discountsAgreedBy, eventsOf, type Order, orderById } from '../queries/orders.ts'
import { orders } from '../tables.ts'
import { refuseOrder, releaseOrder } from './holding.ts'
import { markOrderShipped, markOrdersPaid } from './marking.ts'
import { cancelUnpaidOrders } from './unpaid.ts'

const database = await testDatabase()
const site = await testSite(database)
const publicUrl = 'https://shop.example'
const product = await insertProduct(database, { priceCents: 2000 }, [{ available: 100 }])
const as = (viewer: Viewer) => contextFor(database, { viewer })

const keeper = (): Promise<Viewer> =>
  insertViewer(database, ['user', 'member'], { grants: ['orders.write', 'users.write', 'terms.write'] })
const [first, second] = [await keeper(), await keeper()]

/** A buyer with whom `by` agreed something, with an order of one shirt by these terms. */
async function orderWith(
  terms: CustomerTerms,
  by: Viewer = first,
  buyer?: Viewer,
): Promise<{ order: Order; buyer: Viewer }> {
  const customer = buyer ?? (await insertViewer(database))
  const { personalPercent, shippingFree: isShippingFree } = terms
  if (by !== customer) {
    const changes = { personalPercent, isShippingFree }
    await updateUser(as(by), { userId: customer.accountId!, revision: 1, changes })
  }
  const context = as({ ...customer, terms })
  await addToCart(context, pieces(product, 1))
  const cart = await updateCheckout(context, { changes: completeCheckout, validate: null })
  const { order } = await placeOrder(context, orderOf(cart.quote.totals.toPay))
  await workOff(database)
  return { order, buyer: customer }
}

const everything: CustomerTerms = { personalPercent: 10_000, shippingFree: true }
const inStock = async () =>
  (await database.drizzle.select().from(variants).where(eq(variants.id, product.variantIds[0]!)))[0]!.available!
const tabs = () => countTabs(database.drizzle, first, {}, 'Europe/Vienna')
const rowOf = (order: Order) => orderById(database.drizzle, order.id)
const mailsTo = ({ id }: Order) =>
  database.drizzle.select().from(mails).where(eq(mails.orderId, id)).orderBy(asc(mails.id))
const notesOf = ({ id }: Order) => database.drizzle.select().from(auditEntries).where(eq(auditEntries.subjectId, id))
const release = (order: Order, viewer: Viewer) => releaseOrder(as(viewer), { orderId: order.id, publicUrl })
const refuse = (order: Order, viewer: Viewer) => refuseOrder(as(viewer), { orderId: order.id, publicUrl })

/** What may have changed where nothing should have. */
const stateOf = async (order: Order) => [
  await rowOf(order),
  await mailsTo(order),
  await notesOf(order),
  await eventsOf(database.drizzle, [order.id]),
  await inStock(),
]

describe('an order for nothing', () => {
  test('is placed and held: stock is reserved, nothing is paid, and the mail says so calmly', async () => {
    const [before, tabsBefore] = [await inStock(), await tabs()]
    const { order } = await orderWith(everything)
    expect(await rowOf(order)).toMatchObject({
      ...{ toPayCents: 0, holdState: 'held', holdReason: 'discount', state: 'open' },
      ...{ paymentState: 'open', paidAt: null, shippingState: 'open' },
    })
    expect(await inStock()).toBe(before - 1)
    const [mail] = await mailsTo(order)
    expect(mail?.text).toContain('prüfen wir Ihre Bestellung noch einmal')
    expect(await tabs()).toEqual({
      ...{ ...tabsBefore, all: tabsBefore.all + 1, new: tabsBefore.new + 1, held: tabsBefore.held + 1 },
    })
    const browsed = await browseOrders(
      database.drizzle,
      first,
      { tab: 'held' },
      { field: 'placedAt', direction: 'desc' },
      { offset: 0, limit: 100 },
      'Europe/Vienna',
    )
    expect(browsed.map(({ id }) => id)).toContain(order.id)
    const { ordersToShip, ordersOpenPayment } = await readDashboard(
      database.drizzle,
      first,
      new Date(),
      'Europe/Vienna',
    )
    expect([ordersToShip, ordersOpenPayment]).toEqual([tabsBefore.toShip, tabsBefore.openPayment])
  })

  test('is held by 99.99 % too, and asks for no money until it is released', async () => {
    const { order } = await orderWith({ personalPercent: 9999 })
    expect(await rowOf(order)).toMatchObject({ toPayCents: 490, holdState: 'held', paymentState: 'open' })
    await release(order, second)
    expect(await rowOf(order)).toMatchObject({ holdState: 'released', paymentState: 'open', paidAt: null })
  })

  test('is waited for as long as every other once it is released, however long it was held', async () => {
    const buyer = await insertViewer(database)
    await updateUser(as(first), { userId: buyer.accountId!, revision: 1, changes: { personalPercent: 9500 } })
    const context = as({ ...buyer, terms: { personalPercent: 9500 } })
    await addToCart(context, pieces(product, 1))
    const changes = { ...completeCheckout, paymentMethod: 'prepayment' }
    const cart = await updateCheckout(context, { changes, validate: null })
    const { order } = await placeOrder(context, orderOf(cart.quote.totals.toPay))
    expect(await rowOf(order)).toMatchObject({ holdState: 'held', payBy: '2026-11-30' })
    const later = new Date('2026-12-05T10:00:00Z')
    const unpaid = { database, publicUrl, now: () => later, newId }
    expect(await cancelUnpaidOrders(unpaid)).toBe(0)
    await releaseOrder({ ...as(second), now: () => later }, { orderId: order.id, publicUrl })
    expect(await rowOf(order)).toMatchObject({ holdState: 'released', state: 'open', payBy: '2026-12-15' })
    const mail = (await mailsTo(order)).find(({ kind }) => kind === 'orderReleased')
    expect(mail?.text).toContain('15.12.2026')
  })

  test('goes its way at once where discounts leave more than a tenth', async () => {
    const { order } = await orderWith({ personalPercent: 8950, shippingFree: true })
    expect(await rowOf(order)).toMatchObject({ holdState: null, holdReason: null })
    expect(await codesOf(release(order, second))).toEqual(['TRANSITION_NOT_ALLOWED'])
    expect(await codesOf(refuse(order, second))).toEqual(['TRANSITION_NOT_ALLOWED'])
  })

  test('is neither paid nor shipped while it is held', async () => {
    const { order } = await orderWith(everything)
    const before = await stateOf(order)
    const paid = markOrdersPaid(as(second), { orderIds: [order.id], paidOn: null, publicUrl })
    expect(await codesOf(paid)).toEqual(['TRANSITION_NOT_ALLOWED'])
    const parcel = { orderId: order.id, carrier: null, trackingNumber: null, publicUrl }
    expect(await codesOf(markOrderShipped(as(second), parcel))).toEqual(['TRANSITION_NOT_ALLOWED'])
    // Nor would the database let it be.
    for (const values of [{ paymentState: 'paid' as const }, { shippingState: 'shipped' as const }]) {
      await expect(database.drizzle.update(orders).set(values).where(eq(orders.id, order.id))).rejects.toThrow()
    }
    expect(await stateOf(order)).toEqual(before)
  })

  test('is asked about together with others in one statement', async () => {
    const [one, other] = [await orderWith(everything), await orderWith(everything, second)]
    const ids = [one.order.id, other.order.id]
    const { result, statements } = await statementsOf(() => discountsAgreedBy(database.drizzle, ids))
    expect(result.toSorted((a, b) => ids.indexOf(a.orderId) - ids.indexOf(b.orderId))).toEqual([
      { orderId: ids[0], accountId: first.accountId },
      { orderId: ids[1], accountId: second.accountId },
    ])
    expect(statements).toHaveLength(1)
  })
})

describe('releasing it', () => {
  test('takes somebody else than the buyer and who agreed the discount', async () => {
    const { order, buyer } = await orderWith(everything)
    const working: Viewer = { ...buyer, roles: ['user', 'member'], grants: ['orders.write'] }
    const sameAddress: Viewer = { ...(await keeper()), email: order.email.toUpperCase() }
    const before = await stateOf(order)
    for (const viewer of [working, sameAddress, first]) {
      expect(await codesOf(release(order, viewer))).toEqual(['SECOND_PERSON_REQUIRED'])
    }
    const key = { ...guestViewer(), key: { accountId: newId(), name: 'Kasse' }, grants: ['orders.write'] as const }
    const customer = await insertViewer(database)
    for (const viewer of [key, customer, guestViewer()]) {
      await expect(release(order, viewer)).rejects.toThrow(NotAllowed)
      await expect(refuse(order, viewer)).rejects.toThrow(NotAllowed)
    }
    await expect(releaseOrder(as(second), { orderId: newId(), publicUrl })).rejects.toThrow(NotFound)
    expect(await stateOf(order)).toEqual(before)

    const released = await release(order, second)
    expect(released).toMatchObject({ holdState: 'released', paymentState: 'paid', state: 'open' })
    expect(released.paidAt).not.toBeNull()
    expect(await notesOf(order)).toMatchObject([
      {
        ...{ action: 'order.released', accountId: second.accountId, subjectName: String(order.orderNumber) },
        changes: { hold: { old: 'held', new: 'released' } },
      },
    ])
    expect((await eventsOf(database.drizzle, [order.id])).map(({ kind }) => kind).toSorted()).toEqual([
      'placed',
      'released',
    ])
    expect((await mailsTo(order)).map(({ kind }) => kind)).toEqual(['orderConfirmation', 'orderReleased'])
    expect(await codesOf(release(order, second))).toEqual(['TRANSITION_NOT_ALLOWED'])
    const parcel = { orderId: order.id, carrier: null, trackingNumber: null, publicUrl }
    expect(await markOrderShipped(as(first), parcel)).toMatchObject({ state: 'completed' })
  })

  test('another change of the terms hides nobody: whoever set the percentage last did', async () => {
    const buyer = await insertViewer(database)
    await updateUser(as(first), { userId: buyer.accountId!, revision: 1, changes: { personalPercent: 10_000 } })
    const { accountId } = buyer
    await updateUser(as(second), { userId: accountId!, revision: 2, changes: { isShippingFree: true } })
    const { order } = await orderWith(everything, buyer, buyer)
    expect(await codesOf(release(order, first))).toEqual(['SECOND_PERSON_REQUIRED'])
    expect((await release(order, second)).holdState).toBe('released')
  })
})

test('nobody says of their own order that it is paid or on its way, but for system accounts', async () => {
  const buyer = await keeper()
  const context = as(buyer)
  await addToCart(context, pieces(product, 1))
  const changes = { ...completeCheckout, paymentMethod: 'prepayment' }
  const cart = await updateCheckout(context, { changes, validate: null })
  const { order } = await placeOrder(context, orderOf(cart.quote.totals.toPay))
  const paid = (viewer: Viewer) => markOrdersPaid(as(viewer), { orderIds: [order.id], paidOn: null, publicUrl })
  const shipped = (viewer: Viewer) =>
    markOrderShipped(as(viewer), { orderId: order.id, carrier: null, trackingNumber: null, publicUrl })
  const before = await stateOf(order)
  expect(await codesOf(paid(buyer))).toEqual(['SECOND_PERSON_REQUIRED'])
  expect(await codesOf(shipped(buyer))).toEqual(['SECOND_PERSON_REQUIRED'])
  // By another account with the same address it is no other person.
  const double: Viewer = { ...(await keeper()), email: buyer.email!.toUpperCase() }
  expect(await codesOf(paid(double))).toEqual(['SECOND_PERSON_REQUIRED'])
  expect(await stateOf(order)).toEqual(before)
  await paid(second)
  await shipped(first)
  expect(await rowOf(order)).toMatchObject({ paymentState: 'paid', shippingState: 'shipped' })
  expect((await notesOf(order)).map(({ action }) => action)).toEqual(['order.paid', 'order.shipped'])
})

test('refusing it cancels the order, gives the goods back and tells the buyer', async () => {
  const before = await inStock()
  const { order } = await orderWith(everything)
  const refused = await refuse(order, first)
  expect(refused).toMatchObject({ holdState: 'refused', state: 'cancelled', paymentState: 'open' })
  expect(refused.cancelledAt).not.toBeNull()
  expect(await inStock()).toBe(before)
  expect(await notesOf(order)).toMatchObject([{ action: 'order.refused', accountId: first.accountId }])
  expect((await mailsTo(order)).map(({ kind }) => kind)).toEqual(['orderConfirmation', 'orderRefused'])
  expect(await codesOf(refuse(order, second))).toEqual(['TRANSITION_NOT_ALLOWED'])
  expect(await codesOf(release(order, second))).toEqual(['TRANSITION_NOT_ALLOWED'])
  expect(await inStock()).toBe(before)
})

describe('through the door', () => {
  /** A browser of somebody with rights that are theirs in the database, too. */
  async function browserOf({ accountId }: Viewer, grants: readonly Grant[]) {
    const isIt = eq(accounts.id, accountId!)
    await database.drizzle
      .update(accounts)
      .set({ roles: ['user', 'member'], grants: [...grants] })
      .where(isIt)
    const { secret } = await openSession(database, accountId!)
    return site.client(new Map([['session', secret]]))
  }
  const shown = 'hold bankAccount viewerCanRelease viewerCanRefuse viewerCanMarkPaid viewerCanMarkShipped'
  const mutation = (name: string) =>
    `mutation ($input: HeldOrderInput!) { ${name}(input: $input) { order { ${shown} } errors { code } } }`

  test('each sees what they may, and the second person releases', async () => {
    const { order } = await orderWith(everything)
    const input = { orderId: globalId('Order', order.id) }
    const [agreed, other] = [await browserOf(first, ['orders.write']), await browserOf(second, ['orders.write'])]
    const query = `{ order(orderNumber: "${order.orderNumber}") { ${shown} } }`
    const held = { hold: 'HELD', bankAccount: null, viewerCanMarkPaid: false, viewerCanMarkShipped: false }
    expect(await dataOf(agreed, query)).toEqual({ order: { ...held, viewerCanRelease: false, viewerCanRefuse: true } })
    expect(await dataOf(other, query)).toEqual({ order: { ...held, viewerCanRelease: true, viewerCanRefuse: true } })
    expect(await dataOf(agreed, mutation('releaseOrder'), { input })).toEqual({
      releaseOrder: { order: null, errors: [{ code: 'SECOND_PERSON_REQUIRED' }] },
    })
    expect(await other.request('GET', `/api/v0/shop_order/${order.id}`)).toMatchObject({
      body: { hold: 'held', payed: false },
    })
    expect(await other.request('POST', '/api/v0/shop/markPayed', { id: order.id })).toMatchObject({
      status: 409,
      body: { code: 'TRANSITION_NOT_ALLOWED' },
    })
    const released = { ...held, hold: 'RELEASED', viewerCanMarkShipped: true }
    expect(await dataOf(other, mutation('releaseOrder'), { input })).toEqual({
      releaseOrder: { order: { ...released, viewerCanRelease: false, viewerCanRefuse: false }, errors: [] },
    })
    expect(await dataOf(other, mutation('refuseOrder'), { input })).toEqual({
      refuseOrder: { order: null, errors: [{ code: 'TRANSITION_NOT_ALLOWED' }] },
    })
  })
})
