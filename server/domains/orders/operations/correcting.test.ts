import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { NotAllowed, NotFound } from '../../../kit/refusals.ts'
import { auditEntries } from '../../../platform/tables.ts'
import { contextFor, insertViewer, TEST_ADDRESS } from '../../../testing/builders.ts'
import { buyersOf, newMailbox, orderOf, refusalsOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { workOff } from '../../../testing/mailbox.ts'
import { placeOrder } from '../../checkout/operations/placeOrder.ts'
import { type CheckoutChanges, updateCheckout } from '../../checkout/operations/updateCheckout.ts'
import { eventsOf, mailsOf, type Order, orderById } from '../queries/orders.ts'
import { changeOrderAddress, correctOrderTracking, markOrderUnpaid, markOrderUnshipped } from './correcting.ts'
import { markOrderShipped, markOrdersPaid } from './marking.ts'
import { addOrderNote, changeOrderNote, deleteOrderNote } from './notes.ts'

const database = await testDatabase()
const { listed, buyer } = buyersOf(database)
const publicUrl = 'https://shop.example'
const admin = contextFor(database, { viewer: await insertViewer(database, ['admin']) })
const product = await listed(null)

async function ordered(changes: CheckoutChanges = {}): Promise<Order> {
  const context = await buyer(product, 2)
  const cart = await updateCheckout(context, { changes: { email: newMailbox(), ...changes }, validate: null })
  const { order } = await placeOrder(context, orderOf(cart.quote.totals.toPay))
  await workOff(database)
  return order
}
const pay = (...orders: Order[]) =>
  markOrdersPaid(admin, { orderIds: orders.map(({ id }) => id), paidOn: null, publicUrl })
const ship = ({ id }: Order) =>
  markOrderShipped(admin, { orderId: id, carrier: 'dhl', trackingNumber: '0034', publicUrl })
const told = (orderId: string, tellsCustomer = true) => ({ orderId, tellsCustomer, publicUrl })
const historyOf = async ({ id }: Order) =>
  (await eventsOf(database.drizzle, [id])).map(({ kind, note }) => [kind, note])
const mailsTo = async ({ id }: Order) => mailsOf(database.drizzle, [id])
const kindsTo = async (order: Order) => (await mailsTo(order)).map(({ kind }) => kind)
const everything = async (order: Order) => [
  await orderById(database.drizzle, order.id),
  await historyOf(order),
  await kindsTo(order),
]
const notAllowed = [{ code: 'TRANSITION_NOT_ALLOWED', path: ['orderId'] }]

describe('taking back that an order was paid', () => {
  test('opens it again, with the whole time to pay, and tells the customer', async () => {
    const order = await ordered({ paymentMethod: 'prepayment' })
    expect(order.payBy).toBe('2026-11-30')
    await pay(order)
    const later = contextFor(database, { viewer: admin.viewer, now: () => new Date('2026-12-05T10:00:00Z') })
    const open = await markOrderUnpaid(later, told(order.id))
    expect(open).toMatchObject({ state: 'open', paymentState: 'open', paidAt: null, payBy: '2026-12-15' })
    expect(await historyOf(order)).toEqual([
      ['placed', null],
      ['paid', null],
      ['unpaid', null],
    ])
    const mail = (await mailsTo(order)).at(-1)!
    expect(mail.kind).toBe('orderUnpaid')
    expect(mail.text).toContain('Das war ein Irrtum')
    expect(mail.text).toContain('15.12.2026')
  })

  test('a completed order is open again', async () => {
    const order = await ordered()
    await pay(order)
    await ship(order)
    expect(await markOrderUnpaid(admin, told(order.id, false))).toMatchObject({
      state: 'open',
      paymentState: 'open',
      shippingState: 'shipped',
    })
    expect(await kindsTo(order)).toEqual(['orderConfirmation', 'orderPaid', 'orderShipped'])
  })

  test('what is not paid is refused and stays', async () => {
    const order = await ordered()
    const before = await everything(order)
    expect(await refusalsOf(markOrderUnpaid(admin, told(order.id)))).toMatchObject(notAllowed)
    expect(await everything(order)).toEqual(before)
  })
})

describe('taking back that an order was shipped', () => {
  test('forgets the parcel, which stays in the history', async () => {
    const order = await ordered()
    await pay(order)
    await ship(order)
    expect(await markOrderUnshipped(admin, told(order.id))).toMatchObject({
      ...{ state: 'open', paymentState: 'paid', shippingState: 'open' },
      ...{ shippedAt: null, carrier: null, trackingNumber: null },
    })
    expect((await historyOf(order)).slice(-2)).toEqual([
      ['shipped', 'DHL 0034'],
      ['unshipped', 'DHL 0034'],
    ])
    expect((await mailsTo(order)).at(-1)).toMatchObject({
      kind: 'orderUnshipped',
      subject: `Versand von Bestellung ${order.orderNumber}: Berichtigung`,
    })
  })

  test('of an order that is fetched it says that it is not ready', async () => {
    const order = await ordered({ isPickup: true, pickupPlace: 'linz' })
    await ship(order)
    await markOrderUnshipped(admin, told(order.id))
    expect((await mailsTo(order)).at(-1)!.subject).toBe(`Abholung von Bestellung ${order.orderNumber}: Berichtigung`)
  })

  test('what is not shipped is refused and stays', async () => {
    const order = await ordered()
    const before = await everything(order)
    expect(await refusalsOf(markOrderUnshipped(admin, told(order.id)))).toMatchObject(notAllowed)
    expect(await everything(order)).toEqual(before)
  })
})

describe('correcting a tracking number', () => {
  const correct = (order: Order, changes: object = {}) =>
    correctOrderTracking(admin, { ...told(order.id), carrier: 'gls', trackingNumber: '77', ...changes })

  test('tells the right one; the history keeps the first', async () => {
    const order = await ordered()
    await ship(order)
    expect(await correct(order)).toMatchObject({ carrier: 'GLS', trackingNumber: '77', shippingState: 'shipped' })
    expect((await historyOf(order)).at(-1)).toEqual(['trackingChanged', 'DHL 0034'])
    const mail = (await mailsTo(order)).at(-1)!
    expect(mail.kind).toBe('orderTracking')
    expect(mail.text).toContain('GLS 77')
    expect(mail.text).toContain('https://gls-group.com/AT/de/paket-verfolgen?match=77')
    const before = await everything(order)
    await correct(order)
    expect(await everything(order)).toEqual(before)
  })

  test('one that is too long, and an order that is not on its way, are refused and stay', async () => {
    const order = await ordered()
    const before = await everything(order)
    expect(await refusalsOf(correct(order))).toMatchObject(notAllowed)
    expect(await everything(order)).toEqual(before)
    await ship(order)
    const shipped = await everything(order)
    expect(await refusalsOf(correct(order, { trackingNumber: 'x'.repeat(61) }))).toMatchObject([
      { code: 'INVALID_INPUT', path: ['trackingNumber'], details: { limit: 60 } },
    ])
    expect(await everything(order)).toEqual(shipped)
  })
})

describe('changing an address', () => {
  const change = (order: Order, address: object, changes: object = {}) =>
    changeOrderAddress(admin, { ...told(order.id), kind: 'shipping', revision: 1, address, ...changes })

  test('of the delivery leaves that of the invoice; the history keeps the one before', async () => {
    const order = await ordered()
    const changed = await change(order, { address: ' Nebengasse 2 ', zip: '4030' })
    expect(changed.shippingAddress).toEqual({ ...TEST_ADDRESS, title: null, address: 'Nebengasse 2', zip: '4030' })
    expect(changed).toMatchObject({ invoiceAddress: order.invoiceAddress, customerName: 'Kim Muster', revision: 2 })
    const last = (await eventsOf(database.drizzle, [order.id])).at(-1)
    expect(last).toMatchObject({ kind: 'shippingAddressChanged', previousAddress: order.shippingAddress })
    const mail = (await mailsTo(order)).at(-1)!
    expect(mail.kind).toBe('orderAddress')
    expect(mail.text).toContain('Nebengasse 2')
  })

  test('of the invoice names the customer anew', async () => {
    const order = await ordered()
    const address = { type: 'company', company: 'USV Nordwald' }
    const changed = await change(order, address, { kind: 'invoice', tellsCustomer: false })
    expect(changed).toMatchObject({ customerName: 'USV Nordwald', shippingAddress: order.shippingAddress })
    expect(await kindsTo(order)).toEqual(['orderConfirmation'])
  })

  test.each<[string, object, object, object[]]>([
    ['another country', { country: 'DE' }, {}, [{ code: 'COUNTRY_NOT_SERVED', path: ['address', 'country'] }]],
    ['no name', { lastName: '' }, {}, [{ code: 'ADDRESS_INCOMPLETE', path: ['address', 'lastName'] }]],
    ['too long a street', { address: 'x'.repeat(161) }, {}, [{ code: 'INVALID_INPUT', path: ['address', 'address'] }]],
    ['an order that changed', { zip: '1' }, { revision: 7 }, [{ code: 'STALE_REVISION', path: ['revision'] }]],
  ])('%s is refused and changes nothing', async (_label, address, changes, refusals) => {
    const order = await ordered()
    const before = await everything(order)
    expect(await refusalsOf(change(order, address, changes))).toMatchObject(refusals)
    expect(await everything(order)).toEqual(before)
  })

  test('once it is on its way, and where it is fetched, there is no delivery address to change', async () => {
    const [shipped, fetched] = [await ordered(), await ordered({ isPickup: true, pickupPlace: 'linz' })]
    await ship(shipped)
    for (const order of [shipped, fetched]) {
      const before = await everything(order)
      expect(await refusalsOf(change(order, { zip: '4030' }))).toMatchObject(notAllowed)
      expect(await everything(order)).toEqual(before)
    }
  })
})

describe('notes', () => {
  test('stand in the history, and the order is found by them', async () => {
    const order = await ordered()
    await addOrderNote(admin, { orderId: order.id, note: ' Platzwart anrufen ' })
    const noted = await addOrderNote(admin, { orderId: order.id, note: 'erledigt' })
    expect(noted.noteText).toBe('Platzwart anrufen\nerledigt')
    expect((await historyOf(order)).slice(-2)).toEqual([
      ['note', 'Platzwart anrufen'],
      ['note', 'erledigt'],
    ])
    expect(await kindsTo(order)).toEqual(['orderConfirmation'])
  })

  const notesOf = async (order: { id: string }) =>
    (await eventsOf(database.drizzle, [order.id])).filter(({ kind }) => kind === 'note')
  const actionsOn = async (order: { id: string }) => {
    const rows = await database.drizzle.select().from(auditEntries).where(eq(auditEntries.subjectId, order.id))
    return rows.filter(({ action }) => action.startsWith('order.note')).map(({ action, changes }) => [action, changes])
  }

  test('are put in other words and removed by who wrote them, and the order is found by what is left', async () => {
    const order = await ordered()
    await addOrderNote(admin, { orderId: order.id, note: 'Platzwart anrufen' })
    await addOrderNote(admin, { orderId: order.id, note: 'Kiste 7' })
    const [first, second] = await notesOf(order)
    const changed = await changeOrderNote(admin, { noteId: first!.id, note: ' Zeugwart anrufen ' })
    expect(changed.noteText).toBe('Zeugwart anrufen\nKiste 7')
    expect((await notesOf(order)).map(({ id, note, at }) => [id, note, at])).toEqual([
      [first!.id, 'Zeugwart anrufen', first!.at],
      [second!.id, 'Kiste 7', second!.at],
    ])
    expect((await deleteOrderNote(admin, { noteId: first!.id })).noteText).toBe('Kiste 7')
    expect((await deleteOrderNote(admin, { noteId: second!.id })).noteText).toBeNull()
    expect(await notesOf(order)).toEqual([])
    expect(await actionsOn(order)).toEqual([
      ['order.noteChanged', {}],
      ['order.noteDeleted', {}],
      ['order.noteDeleted', {}],
    ])
  })

  test('stay as they are for everybody else, and what is no note too', async () => {
    const order = await ordered()
    await addOrderNote(admin, { orderId: order.id, note: 'Platzwart anrufen' })
    const before = await everything(order)
    const noteId = (await notesOf(order))[0]!.id
    const placedId = (await eventsOf(database.drizzle, [order.id]))[0]!.id
    const other = contextFor(database, { viewer: await insertViewer(database, ['admin']) })
    for (const [by, id, error] of [
      [other, noteId, NotAllowed],
      [admin, placedId, NotFound],
      [admin, order.id, NotFound],
      [admin, 'no id', NotFound],
    ] as const) {
      await expect(changeOrderNote(by, { noteId: id, note: 'x' })).rejects.toThrow(error)
      await expect(deleteOrderNote(by, { noteId: id })).rejects.toThrow(error)
    }
    const empty = await refusalsOf(changeOrderNote(admin, { noteId, note: ' ' }))
    expect(empty).toMatchObject([{ code: 'INVALID_INPUT', path: ['note'] }])
    expect(await everything(order)).toEqual(before)
    const written = database.pool.query("update order_events set note = 'x' where id = $1", [placedId])
    await expect(written).rejects.toThrow('order_events is append-only')
  })

  test.each(['', ' \n ', 'x'.repeat(2001)])('one like %j is refused', async note => {
    const order = await ordered()
    const before = await everything(order)
    const refused = refusalsOf(addOrderNote(admin, { orderId: order.id, note }))
    expect(await refused).toMatchObject([{ code: 'INVALID_INPUT', path: ['note'], details: { limit: 2000 } }])
    expect(await everything(order)).toEqual(before)
  })
})

test('none of it is for members or of orders that are not there', async () => {
  const order = await ordered()
  await ship(order)
  const before = await everything(order)
  const member = contextFor(database, { viewer: await insertViewer(database, ['member']) })
  const parcel = { carrier: null, trackingNumber: null }
  const address = { kind: 'invoice' as const, revision: 2, address: {} }
  for (const [by, id, error] of [
    [member, order.id, NotAllowed],
    [admin, 'no id', NotFound],
  ] as const) {
    await expect(markOrderUnpaid(by, told(id))).rejects.toThrow(error)
    await expect(markOrderUnshipped(by, told(id))).rejects.toThrow(error)
    await expect(correctOrderTracking(by, { ...told(id), ...parcel })).rejects.toThrow(error)
    await expect(changeOrderAddress(by, { ...told(id), ...address })).rejects.toThrow(error)
    await expect(addOrderNote(by, { orderId: id, note: 'x' })).rejects.toThrow(error)
  }
  expect(await everything(order)).toEqual(before)
})
