import type { Order } from '../queries/orders.ts'

export type OrderStates = Pick<Order, 'state' | 'paymentState' | 'shippingState'>
export type Transition =
  | 'markPaid'
  | 'markUnpaid'
  | 'markShipped'
  | 'markUnshipped'
  | 'cancel'
  | 'cancelUnpaid'
  | 'markRefunded'
  | 'correctTracking'
  | 'changeShippingAddress'
  | 'changeInvoiceAddress'

type Allowed = { readonly [Field in keyof OrderStates]?: readonly OrderStates[Field][] }

/** Not cancelled. */
const alive = ['open', 'completed'] as const

/** Which orders a transition is open to, and what it makes of them. Whoever pays after delivery has both ways: shipped
 *  before paid and paid before shipped. What is neither paid nor shipped may be cancelled for that; what is not shipped
 *  may be cancelled by the shop, and the money of what was paid goes back. What was entered by mistake is taken back.
 *  Source: shop.md 7 (`markPayed`, `markShipped`); decision 30. */
const transitions: Record<Transition, { readonly from: Allowed; readonly to: Partial<OrderStates> }> = {
  markPaid: { from: { state: ['open'], paymentState: ['open'] }, to: { paymentState: 'paid' } },
  markUnpaid: { from: { state: alive, paymentState: ['paid'] }, to: { state: 'open', paymentState: 'open' } },
  markShipped: { from: { state: ['open'], shippingState: ['open'] }, to: { shippingState: 'shipped' } },
  markUnshipped: { from: { state: alive, shippingState: ['shipped'] }, to: { state: 'open', shippingState: 'open' } },
  cancel: { from: { state: ['open'], shippingState: ['open'] }, to: { state: 'cancelled' } },
  cancelUnpaid: {
    from: { state: ['open'], paymentState: ['open'], shippingState: ['open'] },
    to: { state: 'cancelled' },
  },
  markRefunded: { from: { state: ['cancelled'], paymentState: ['paid'] }, to: { paymentState: 'refunded' } },
  correctTracking: { from: { state: alive, shippingState: ['shipped'] }, to: {} },
  changeShippingAddress: { from: { state: ['open'], shippingState: ['open'] }, to: {} },
  changeInvoiceAddress: { from: { state: alive }, to: {} },
}

/** What is done about goods on their way. */
const ofParcels: readonly Transition[] = ['markShipped', 'markUnshipped', 'correctTracking', 'changeShippingAddress']

type Subject = OrderStates & Pick<Order, 'holdState' | 'toPayCents' | 'isPickup' | 'needsShipping'>

/** Whether a transition is open to an order; none is while it is held. What costs nothing cannot be unpaid, and what is
 *  fetched has neither a parcel nor an address. Vouchers alone are sent by
 *  nobody: they are on their way once they are issued, and are taken back by cancelling also then. */
export function isAllowed(transition: Transition, order: Subject): boolean {
  if (order.holdState === 'held') return false
  if (transition === 'markUnpaid' && order.toPayCents === 0) return false
  if ((transition === 'correctTracking' || transition === 'changeShippingAddress') && order.isPickup) return false
  if (!order.needsShipping && ofParcels.includes(transition)) return false
  if (!order.needsShipping && transition === 'cancel') return order.state !== 'cancelled'
  const { from } = transitions[transition]
  return Object.entries(from).every(([field, values]) =>
    (values as readonly string[]).includes(order[field as keyof OrderStates]),
  )
}

/** The states after a transition; an order that is both paid and shipped is completed. */
export function statesAfter(transition: Transition, order: OrderStates): OrderStates {
  const { state, paymentState, shippingState } = { ...order, ...transitions[transition].to }
  const isDone = state === 'open' && paymentState === 'paid' && shippingState === 'shipped'
  return { state: isDone ? 'completed' : state, paymentState, shippingState }
}
