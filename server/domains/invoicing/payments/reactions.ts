import { eq } from 'drizzle-orm'
import { dayOf, startOfDay } from '../../../kit/days.ts'
import { guestViewer } from '../../../kit/viewer.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { type ReactionScope, react } from '../../../platform/events.ts'
import { orderChanged, orderPaid, orderRefunded } from '../../orders/events.ts'
import { lockOrder, subjectOf } from '../../orders/operations/changing.ts'
import { unpayOrder } from '../../orders/operations/correcting.ts'
import { payOrder } from '../../orders/operations/marking.ts'
import { isAllowed } from '../../orders/rules/transitions.ts'
import { readSettings } from '../../settings/queries.ts'
import { shopDay, shopSettings } from '../../settings/settings.ts'
import { documentsOfOrders, standingInvoice } from '../queries.ts'
import { invoiceReopened, invoiceSettled } from './events.ts'
import { addPayments, lockPayable, reversalOf, standingPayments } from './operations/booking.ts'
import { documentPayments } from './tables.ts'

/*
 * Web orders and their invoices are paid together: who marks one has paid the other. Neither goes in a circle, for each looks first
 * whether the other stands so already.
 */

const byItself = (scope: ReactionScope) => ({ ...scope, viewer: guestViewer(), address: null })

/** An order that was paid pays what is open of its invoice. */
const onOrderPaid = react(orderPaid, 'payments.onOrderPaid', async (scope, { orderId }) => {
  const { tx, now } = scope
  const order = await lockOrder(tx, orderId)
  const standing = await standingInvoice(tx, orderId)
  if (order.paymentState !== 'paid' || !standing) return
  const [invoice] = await lockPayable(tx, [standing.id])
  const open = invoice?.openCents ?? 0
  if (open <= 0) return
  const { timeZone } = shopSettings.of(await readSettings(tx))
  await addPayments(byItself(scope), [
    {
      ...{ documentId: invoice!.id, amountCents: open, discountCents: 0, feeCents: 0, method: 'shop', note: '' },
      paidOn: dayOf(order.paidAt ?? now, timeZone),
    },
  ])
})

/** What an order paid is taken back when it is no longer paid. */
const onOrderChanged = react(orderChanged, 'payments.onOrderChanged', async (scope, { orderId }) => {
  const { tx, now } = scope
  const order = await lockOrder(tx, orderId)
  const standing = await standingInvoice(tx, orderId)
  if (order.paymentState !== 'open' || !standing) return
  await lockPayable(tx, [standing.id])
  const paid = await standingPayments(tx, eq(documentPayments.documentId, standing.id))
  const today = shopDay(await readSettings(tx), now)
  await addPayments(
    byItself(scope),
    paid.filter(({ method }) => method === 'shop').map(payment => reversalOf(payment, today, '')),
  )
})

/** An invoice that was paid in full pays its order, on the day of the last payment. */
const onSettled = react(invoiceSettled, 'payments.onSettled', async (scope, { orderId, documentId }) => {
  const { tx, now, publicUrl } = scope
  const order = await lockOrder(tx, orderId)
  const standing = await standingInvoice(tx, orderId)
  if (standing?.id !== documentId || (standing.openCents ?? 0) > 0 || !isAllowed('markPaid', order)) return
  const settings = await readSettings(tx)
  const paid = await standingPayments(tx, eq(documentPayments.documentId, documentId))
  const today = shopDay(settings, now)
  const last =
    paid
      .map(({ paidOn }) => paidOn)
      .toSorted()
      .at(-1) ?? today
  const paidAt = last >= today ? now : startOfDay(last, shopSettings.of(settings).timeZone)
  const own = byItself(scope)
  const after = await payOrder(own, order, { paidAt, settings, publicUrl })
  await noteAudit(own, {
    ...{ action: 'order.paid', ...subjectOf(after) },
    changes: { paidAt: { old: null, new: after.paidAt } },
  })
})

/** An order whose invoice is to be paid again is unpaid. */
const onReopened = react(invoiceReopened, 'payments.onReopened', async (scope, { orderId, documentId }) => {
  const { tx } = scope
  const order = await lockOrder(tx, orderId)
  const standing = await standingInvoice(tx, orderId)
  if (standing?.id !== documentId || (standing.openCents ?? 0) <= 0 || !isAllowed('markUnpaid', order)) return
  const own = byItself(scope)
  const after = await unpayOrder(own, order, await readSettings(tx))
  await noteAudit(own, { action: 'order.unpaid', ...subjectOf(after) })
})

/** What is owed of a cancelled order's invoices went back with its money. */
const onRefunded = react(orderRefunded, 'payments.onRefunded', async (scope, { orderId }) => {
  const { tx, now } = scope
  const order = await lockOrder(tx, orderId)
  if (order.paymentState !== 'refunded') return
  const ofOrder = await documentsOfOrders(tx, [orderId])
  const owed = (
    await lockPayable(
      tx,
      ofOrder.map(({ id }) => id),
    )
  ).filter(({ openCents }) => openCents < 0)
  const paidOn = shopDay(await readSettings(tx), now)
  const back = { discountCents: 0, feeCents: 0, method: 'shop', paidOn, note: '' } as const
  await addPayments(
    byItself(scope),
    owed.map(({ id, openCents }) => ({ documentId: id, amountCents: openCents, ...back })),
  )
})

export const paymentReactions = [onOrderPaid, onOrderChanged, onSettled, onReopened, onRefunded]
