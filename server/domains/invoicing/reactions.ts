import { total } from '../../kit/money.ts'
import { guestViewer } from '../../kit/viewer.ts'
import { type ReactionScope, react } from '../../platform/events.ts'
import { orderAwaitsInvoice, orderCancelled, orderPaid, orderShipped } from '../orders/events.ts'
import { lockOrder } from '../orders/operations/changing.ts'
import { readSettings } from '../settings/queries.ts'
import { shopDay } from '../settings/settings.ts'
import { issueFor, takeBack } from './operations/invoices.ts'
import { addPayments } from './payments/operations/booking.ts'
import { paymentReactions } from './payments/reactions.ts'
import { standingInvoice } from './queries.ts'
import { invoicingSettings } from './settings.ts'

type Moment = 'placed' | 'paid' | 'shipped'

/** Issues the invoice of an order at the moment that the shop chose, unless one stands already: once, however often it is told.
 *  What the invoice still lacks fails the job, which is seen in the back office and tried again there. */
async function issueAt(moment: Moment, scope: ReactionScope, orderId: string): Promise<void> {
  const settings = await readSettings(scope.tx)
  if (invoicingSettings.of(settings).issuedWhen !== moment) return
  const order = await lockOrder(scope.tx, orderId)
  if (order.state === 'cancelled' || order.holdState === 'held' || (await standingInvoice(scope.tx, orderId))) return
  await issueFor({ ...scope, viewer: guestViewer() }, order, settings)
}

const onPlacing = react(orderAwaitsInvoice, 'invoicing.onPlacing', (scope, { orderId }) =>
  issueAt('placed', scope, orderId),
)
const onPayment = react(orderPaid, 'invoicing.onPayment', (scope, { orderId }) => issueAt('paid', scope, orderId))
const onShipping = react(orderShipped, 'invoicing.onShipping', (scope, { orderId }) =>
  issueAt('shipped', scope, orderId),
)

/** The invoice of an order that was cancelled is taken back, whoever issued it. */
const onCancelling = react(orderCancelled, 'invoicing.onCancelling', async (scope, { orderId }) => {
  const order = await lockOrder(scope.tx, orderId)
  const invoice = await standingInvoice(scope.tx, orderId)
  if (!invoice) return
  const own = { ...scope, viewer: guestViewer() }
  const settings = await readSettings(scope.tx)
  await takeBack(own, invoice, settings)
  // What vouchers paid is on them again: it is not owed in money.
  const byVouchers = Math.min(total(order.quote.vouchers.map(({ paid }) => paid)), invoice.snapshot.paid)
  if (byVouchers === 0) return
  const back = { amountCents: 0 - byVouchers, discountCents: 0, feeCents: 0, method: 'voucher', note: '' } as const
  await addPayments(own, [{ documentId: invoice.id, paidOn: shopDay(settings, scope.now), ...back }])
})

export const invoicingReactions = [onPlacing, onPayment, onShipping, onCancelling, ...paymentReactions]
