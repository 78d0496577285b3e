import { describe, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/database.ts'
import { contextFor, insertProduct, insertViewer, TEST_NOW } from '../../../testing/builders.ts'
import { buyersOf, completeCheckout, newMailbox, orderOf, pieces, refusalsOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { mailsTo, workOff } from '../../../testing/mailbox.ts'
import { insertPicture } from '../../../testing/pictures.ts'
import { addToCart, removeCartLines } from '../../cart/operations/cart.ts'
import { enterCode } from '../../cart/operations/codes.ts'
import { refreshListings } from '../../catalogue/listings/refreshListings.ts'
import { cancelOrder } from '../../orders/operations/cancelling.ts'
import { markOrderUnpaid } from '../../orders/operations/correcting.ts'
import { markOrderShipped, markOrdersPaid } from '../../orders/operations/marking.ts'
import { browseOrders } from '../../orders/queries/browsing.ts'
import { readSettings } from '../../settings/queries.ts'
import { sendDueVouchers } from '../../vouchers/operations/sending.ts'
import {
  createVoucherTemplate,
  deleteVoucherTemplates,
  updateVoucherTemplate,
} from '../../vouchers/operations/templates.ts'
import { correctVoucher } from '../../vouchers/operations/vouchers.ts'
import { offeredLooks } from '../../vouchers/queries/looks.ts'
import type { BoughtVoucher } from '../../vouchers/rules/issue.ts'
import { openStep } from '../rules/placement.ts'
import { placeOrder } from './placeOrder.ts'
import { updateCheckout } from './updateCheckout.ts'

const database = await testDatabase()
const { cartOf, listed } = buyersOf(database)
const staff = contextFor(database, { viewer: await insertViewer(database, ['user', 'admin']) })
const publicUrl = 'https://shop.example'
const newest = { field: 'placedAt', direction: 'desc' } as const

const product = await insertProduct(database, { kind: 'voucher', priceCents: 5000, available: null }, [])
const settings = await readSettings(database.drizzle)
await inTransaction(database, tx => refreshListings(tx, [product.id], { settings, now: TEST_NOW }))

const nothing: BoughtVoucher = {
  ...{ amount: null, message: null, recipientName: null, recipientEmail: null, deliverOn: null },
}
const put = (context: ReturnType<typeof contextFor>, wish: Partial<BoughtVoucher> = {}, amount = 1) =>
  addToCart(context, {
    ...{ productId: product.id, personalised: null, orderNote: null, voucher: { ...nothing, ...wish } },
    pieces: [{ variantId: null, amount, texts: null }],
  })

/** An order of vouchers in advance payment, placed and not paid. */
async function bought(wish: Partial<BoughtVoucher> = {}, amount = 1) {
  const context = contextFor(database)
  await put(context, wish, amount)
  const email = newMailbox()
  await updateCheckout(context, { changes: { ...completeCheckout, email }, validate: null })
  const { toPay } = (await cartOf(context))!.quote.totals
  const { order } = await placeOrder(context, orderOf(toPay))
  return { order, email }
}
const pay = (id: string) => markOrdersPaid(staff, { orderIds: [id], paidOn: null, publicUrl })

async function soldWith(orderId: string) {
  const { rows } = await database.pool.query(
    `select id, code, value_cents as value, balance_cents as balance, recipient_email as email, recipient_name as name, message,
      to_char(deliver_on, 'YYYY-MM-DD') as "deliverOn", sent_at is not null as "isSent", blocked_at is not null as "isBlocked"
    from vouchers where order_id = $1 order by piece`,
    [orderId],
  )
  return rows as { id: string; code: string; value: number; balance: number; email: string; isSent: boolean }[]
}

describe('a voucher in the cart', () => {
  test('costs what its buyer chose, without VAT and shipping, and stands beside others', async () => {
    const context = contextFor(database)
    await put(context, { amount: 3500, recipientName: ' Kim ' })
    await put(context, { amount: 3500, recipientName: 'Kim' })
    await put(context)
    const view = (await cartOf(context))!
    expect(view.lines.map(({ line, priced }) => [line.amount, line.voucher?.amount, priced!.unitPrice])).toEqual([
      [2, 3500, 3500],
      [1, null, 5000],
    ])
    expect(view.quote.totals).toMatchObject({ goods: 12_000, vat: 0, shipping: 0, toPay: 12_000 })
  })

  test('is nothing to send, whatever was chosen for the goods that were beside it', async () => {
    const context = contextFor(database)
    await put(context)
    await addToCart(context, pieces(await listed(null), 1))
    const email = newMailbox()
    await updateCheckout(context, { changes: { ...completeCheckout, email, isPickup: true }, validate: null })
    const mixed = (await cartOf(context))!
    expect(mixed).toMatchObject({ needsShipping: true, checkout: { isPickup: true } })
    expect(mixed.delivery).not.toBeNull()
    const shirt = mixed.lines.find(({ line }) => line.productId !== product.id)!
    await removeCartLines(context, { lineIds: [shirt.line.id] })
    const alone = (await cartOf(context))!
    expect(alone).toMatchObject({
      ...{ needsShipping: false, isShippingEstimated: false, freeShipping: null, delivery: null, parts: null },
      checkout: { isPickup: false, pickupPlace: null, station: null },
    })
    // No place was chosen: of goods that would be missing.
    expect(openStep(alone, context.viewer)).toBeNull()
    const { order } = await placeOrder(context, orderOf(alone.quote.totals.toPay))
    expect(order).toMatchObject({ needsShipping: false, isPickup: false, latestDelivery: null, deliveryWeeks: null })
  })

  test.each<[string, Partial<BoughtVoucher>, string]>([
    ['less than the least', { amount: 999 }, 'amount'],
    ['more than the most', { amount: 50_001 }, 'amount'],
    ['a day that is over', { deliverOn: '2026-11-19' }, 'deliverOn'],
    ['a long message', { message: 'x'.repeat(501) }, 'message'],
  ])('refuses %s at its field', async (_what, wish, field) => {
    expect(await refusalsOf(put(contextFor(database), wish))).toMatchObject([
      { code: 'INVALID_INPUT', path: ['voucher', field] },
    ])
  })

  test('looks as its buyer chose, beside others, also once the look is offered no longer', async () => {
    const look = { title: 'Geburtstag', heading: { de: 'Alles Gute' }, isOffered: true, isTransferable: false }
    const { id: templateId } = await createVoucherTemplate(staff, look)
    const { order } = await bought({ templateId })
    await updateVoucherTemplate(staff, { templateId, revision: null, changes: { isOffered: false } })
    await pay(order.id)
    await workOff(database)
    const { rows } = await database.pool.query(
      'select template_id as "templateId", is_transferable as "isTransferable" from vouchers where order_id = $1',
      [order.id],
    )
    expect(rows).toEqual([{ templateId, isTransferable: false }])
    const context = contextFor(database)
    expect(await refusalsOf(put(context, { templateId }))).toMatchObject([
      { code: 'NOT_FOUND', path: ['voucher', 'templateId'] },
    ])
    await updateVoucherTemplate(staff, { templateId, revision: null, changes: { isOffered: true } })
    await put(context, { templateId })
    await put(context)
    expect((await cartOf(context))!.lines.map(({ line }) => line.voucher?.templateId)).toEqual([templateId, undefined])
  })

  test('shows no picture that not everybody may see', async () => {
    const [hidden, open] = [
      await insertPicture(database, { isPublic: false }),
      await insertPicture(database, { isPublic: true }),
    ]
    const look = { title: 'Weihnachten', heading: { de: 'Frohes Fest' }, isOffered: true }
    expect(await refusalsOf(createVoucherTemplate(staff, { ...look, imageFileId: hidden }))).toMatchObject([
      { code: 'PICTURE_NOT_PUBLIC', path: ['imageFileId'] },
    ])
    const { id } = await createVoucherTemplate(staff, { ...look, imageFileId: open })
    const shown = async () => (await offeredLooks(database.drizzle, null)).find(each => each.id === id)
    expect(await shown()).toMatchObject({ heading: { de: 'Frohes Fest' }, picture: { id: open } })
    await database.pool.query('update files set is_public = false where id = $1', [open])
    expect((await shown())!.picture).toBeNull()
    await deleteVoucherTemplates(staff, { templateIds: [id] })
    expect(await shown()).toBeUndefined()
  })

  test('is paid by no voucher', async () => {
    const { order } = await bought({ amount: 2000 })
    await pay(order.id)
    await workOff(database)
    const { code } = (await soldWith(order.id))[0]!
    const context = contextFor(database)
    await put(context)
    await enterCode(context, { code })
    const view = (await cartOf(context))!
    expect(view.codes).toMatchObject([{ taken: 0, notice: { code: 'VOUCHER_NOTHING_TO_PAY' } }])
    expect(view.quote.totals.toPay).toBe(5000)
  })
})

describe('what was bought', () => {
  test('is issued once the money is there, one by one, and sent; the order is then on its way', async () => {
    const { order, email } = await bought({ message: 'Alles Gute' }, 2)
    expect(await soldWith(order.id)).toEqual([])
    await pay(order.id)
    await workOff(database)
    const sold = await soldWith(order.id)
    expect(sold).toMatchObject([
      { value: 5000, balance: 5000, email, message: 'Alles Gute', deliverOn: '2026-11-20', isSent: true },
      { value: 5000, balance: 5000, email },
    ])
    expect(await sendDueVouchers(staff)).toBe(0)
    const mails = (await mailsTo(database, email)).filter(({ kind }) => kind === 'voucher')
    expect(mails).toHaveLength(2)
    expect(new Set(mails.flatMap(({ attached }) => attached?.vouchers ?? []))).toEqual(
      new Set(sold.map(({ id }) => id)),
    )
    // The outbox keeps no code in clear: whoever reads it could pay with it.
    const { rows: kept } = await database.pool.query(
      'select html, text, sealed_secret from mails where recipient = $1',
      [email],
    )
    for (const { code } of sold) {
      expect(JSON.stringify(kept)).not.toContain(code)
      expect(mails.some(({ text }) => text.includes(code))).toBe(true)
    }
    const { rows } = await database.pool.query('select state, shipping_state as shipping from orders where id = $1', [
      order.id,
    ])
    expect(rows).toEqual([{ state: 'completed', shipping: 'shipped' }])
  })

  test('is shipped by nobody: it is no work of those who pack, and nobody is told of a parcel', async () => {
    const { order, email } = await bought()
    const toShip = async () =>
      (
        await browseOrders(
          database.drizzle,
          staff.viewer,
          { tab: 'toShip' },
          newest,
          { offset: 0, limit: 100 },
          'Europe/Vienna',
        )
      ).map(({ id }) => id)
    const ship = () => markOrderShipped(staff, { orderId: order.id, carrier: null, trackingNumber: null, publicUrl })
    expect(await toShip()).not.toContain(order.id)
    expect(await refusalsOf(ship())).toMatchObject([{ code: 'TRANSITION_NOT_ALLOWED' }])
    await pay(order.id)
    expect(await toShip()).not.toContain(order.id)
    expect(await refusalsOf(ship())).toMatchObject([{ code: 'TRANSITION_NOT_ALLOWED' }])
    await workOff(database)
    expect((await mailsTo(database, email)).map(({ kind }) => kind)).not.toContain('orderShipped')
  })

  test('waits for its day', async () => {
    const { order } = await bought({ deliverOn: '2026-12-24', recipientEmail: 'tom@example.com', recipientName: 'Tom' })
    await pay(order.id)
    await workOff(database)
    expect(await sendDueVouchers(staff)).toBe(0)
    expect(await sendDueVouchers({ ...staff, now: () => new Date('2026-12-24T06:00:00Z') })).toBe(1)
    expect((await mailsTo(database, 'tom@example.com')).map(({ kind }) => kind)).toEqual(['voucher'])
  })

  test('pays nothing while the order is unpaid after all, and again once it is paid', async () => {
    const { order } = await bought()
    await pay(order.id)
    await workOff(database)
    await markOrderUnpaid(staff, { orderId: order.id, tellsCustomer: false, publicUrl })
    expect(await soldWith(order.id)).toMatchObject([{ isBlocked: true, balance: 5000 }])
    await pay(order.id)
    await workOff(database)
    expect(await soldWith(order.id)).toMatchObject([{ isBlocked: false, balance: 5000 }])
  })
})

describe('an order of vouchers that is cancelled', () => {
  const cancel = (orderId: string) => cancelOrder(staff, { orderId, reason: 'doch nicht', publicUrl })
  /** An order of two vouchers and a shirt, which is not shipped yet. */
  async function mixed() {
    const context = contextFor(database)
    await put(context, {}, 2)
    await addToCart(context, pieces(await listed(null), 1))
    await updateCheckout(context, { changes: { ...completeCheckout, email: newMailbox() }, validate: null })
    const { toPay } = (await cartOf(context))!.quote.totals
    return placeOrder(context, orderOf(toPay))
  }

  test('takes them back: nothing stays on them, by an entry, and they are blocked', async () => {
    const { order } = await mixed()
    await pay(order.id)
    await workOff(database)
    await cancel(order.id)
    expect(await soldWith(order.id)).toMatchObject([
      { balance: 0, value: 5000, isBlocked: true },
      { balance: 0, value: 5000, isBlocked: true },
    ])
    const { rows } = await database.pool.query(
      'select kind, amount_cents as amount from voucher_entries where order_id = $1 order by kind, id',
      [order.id],
    )
    expect(rows).toEqual([
      ...[1, 2].map(() => ({ kind: 'corrected', amount: -5000 })),
      ...[1, 2].map(() => ({ kind: 'issued', amount: 5000 })),
    ])
  })

  test('stays where something was taken of one of them, and nothing is half done', async () => {
    const { order } = await mixed()
    await pay(order.id)
    await workOff(database)
    const [, second] = await soldWith(order.id)
    await correctVoucher(staff, {
      ...{ voucherId: second!.id, seenCents: 5000, balanceCents: 1000, reason: 'im Vereinsheim eingelöst' },
    })
    expect(await refusalsOf(cancel(order.id))).toMatchObject([{ code: 'VOUCHER_REDEEMED' }])
    expect(await soldWith(order.id)).toMatchObject([
      { balance: 5000, isBlocked: false },
      { balance: 1000, isBlocked: false },
    ])
    const { rows } = await database.pool.query('select state from orders where id = $1', [order.id])
    expect(rows).not.toEqual([{ state: 'cancelled' }])
  })

  test('takes back what was sent already, for nothing of it has to come back', async () => {
    const { order } = await bought()
    await pay(order.id)
    await workOff(database)
    expect(await soldWith(order.id)).toMatchObject([{ isSent: true, balance: 5000 }])
    await cancel(order.id)
    expect(await soldWith(order.id)).toMatchObject([{ balance: 0, isBlocked: true }])
  })

  test('that nobody paid issues none, and takes none back', async () => {
    const { order } = await bought()
    await cancel(order.id)
    expect(await soldWith(order.id)).toEqual([])
  })
})
