import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'
import { orderSubject } from './presenters/webhook.ts'
import type { OrderEventKind } from './tables.ts'

const told = z.object({ orderId: z.uuid() })
const outgoing = (about: string) => ({ webhook: { subject: orderSubject, id: 'orderId', about } }) as const

/** An order was placed. `sealedSecret` is that of the link which the buyer was shown (`sealedForLater`, about the order). */
export const orderPlaced = defineEvent(
  'order.placed',
  z.object({ orderId: z.uuid(), sealedSecret: z.string() }),
  outgoing('An order was placed.'),
)

/** An order was placed whose buyer came by a partner's link. */
export const orderReferred = defineEvent('order.referred', told, {
  webhook: { none: 'That the order was placed goes out already.' },
})

/** An order was placed in a shop that issues the invoice then. Told apart, so that no other order costs a job for it. */
export const orderAwaitsInvoice = defineEvent('order.awaitsInvoice', told, {
  webhook: { none: 'That the order was placed goes out already.' },
})

export const orderPaid = defineEvent('order.paid', told, outgoing('The money of an order has arrived.'))

export const orderShipped = defineEvent(
  'order.shipped',
  told,
  outgoing('An order is on its way, or ready for pick-up.'),
)

export const orderCancelled = defineEvent(
  'order.cancelled',
  told,
  outgoing('An order was cancelled: by the shop, for want of payment, or because a second person refused it.'),
)

export const orderRefunded = defineEvent(
  'order.refunded',
  told,
  outgoing('The money of a cancelled order was given back.'),
)

export const orderChanged = defineEvent(
  'order.changed',
  told,
  outgoing(
    'Something else of an order changed: its addresses or its tracking number, it was released by a second person, or payment or shipment was taken back.',
  ),
)

/** What each entry of an order's history is told as; null where it changes nothing of the order that others go by. */
export const eventOf: Readonly<Record<OrderEventKind, typeof orderPaid | null>> = {
  // Told with the secret of its link, by the statement that writes the order.
  placed: null,
  paid: orderPaid,
  shipped: orderShipped,
  cancelled: orderCancelled,
  cancelledUnpaid: orderCancelled,
  refused: orderCancelled,
  refunded: orderRefunded,
  ...{ released: orderChanged, unpaid: orderChanged, unshipped: orderChanged, trackingChanged: orderChanged },
  ...{ shippingAddressChanged: orderChanged, invoiceAddressChanged: orderChanged },
  ...{ mailQueued: null, mailSent: null, mailFailed: null, linkRenewed: null, note: null, withdrawn: null },
}
