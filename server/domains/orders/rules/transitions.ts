import type { Order } from '../queries.ts'

export type OrderStates = Pick<Order, 'state' | 'paymentState' | 'shippingState'>
export type Transition = 'markPaid' | 'markShipped'

/** Which orders a transition is open to, and what it makes of them. Whoever pays after delivery has both ways: shipped
 *  before paid and paid before shipped. Source: shop.md 7 (`markPayed`, `markShipped`). */
const transitions: Record<
  Transition,
  { readonly from: Partial<OrderStates>; readonly to: Pick<Partial<OrderStates>, 'paymentState' | 'shippingState'> }
> = {
  markPaid: { from: { state: 'open', paymentState: 'open' }, to: { paymentState: 'paid' } },
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

/** Payment methods whose orders are shipped only once the money has arrived. */
export const methodsPaidInAdvance: readonly string[] = ['prepayment']
