import type { Order } from '../queries/orders.ts'

export type OrderStates = Pick<Order, 'state' | 'paymentState' | 'shippingState'>
export type Transition = 'markPaid' | 'markShipped' | 'cancelUnpaid'

/** Which orders a transition is open to, and what it makes of them. Whoever pays after delivery has both ways: shipped
 *  before paid and paid before shipped. What is neither paid nor shipped may be cancelled for that. Source: shop.md 7 (`markPayed`, `markShipped`). */
const transitions: Record<Transition, { readonly from: Partial<OrderStates>; readonly to: Partial<OrderStates> }> = {
  markPaid: { from: { state: 'open', paymentState: 'open' }, to: { paymentState: 'paid' } },
  cancelUnpaid: {
    from: { state: 'open', paymentState: 'open', shippingState: 'open' },
    to: { state: 'cancelled' },
  },
  markShipped: { from: { state: 'open', shippingState: 'open' }, to: { shippingState: 'shipped' } },
}

/** Whether a transition is open to an order; none is while it is held. */
export const isAllowed = (transition: Transition, order: OrderStates & Pick<Order, 'holdState'>): boolean =>
  order.holdState !== 'held' &&
  Object.entries(transitions[transition].from).every(([field, value]) => order[field as keyof OrderStates] === value)

/** The states after a transition; an order that is both paid and shipped is completed. */
export function statesAfter(transition: Transition, order: OrderStates): OrderStates {
  const { state, paymentState, shippingState } = { ...order, ...transitions[transition].to }
  const isDone = paymentState === 'paid' && shippingState === 'shipped'
  return { state: isDone ? 'completed' : state, paymentState, shippingState }
}
