import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { OrderStates_order$data, OrderStates_order$key } from '../../../__generated__/OrderStates_order.graphql.ts'
import type { MessageId } from '../../../intl/messageIds.ts'
import { Status, type Tone } from '../../../ui/Badge.tsx'

interface ShownState {
  id: MessageId
  tone: Tone
  isHollow?: boolean
}

export type States = Pick<
  OrderStates_order$data,
  'state' | 'paymentState' | 'shippingState' | 'hold' | 'isRead' | 'isPickup' | 'needsShipping'
>

/** What the payment of an order is called. */
export function paymentState({ state, paymentState, hold }: States): ShownState {
  if (paymentState === 'PAID' && state === 'CANCELLED') return { id: 'admin.orders.toRefund', tone: 'warn' }
  if (paymentState === 'PAID') return { id: 'admin.orders.paid', tone: 'good' }
  if (paymentState === 'REFUNDED') return { id: 'admin.orders.refunded', tone: 'neutral' }
  if (state === 'CANCELLED' || hold === 'HELD') return { id: 'admin.orders.notDue', tone: 'neutral', isHollow: true }
  return { id: 'admin.orders.unpaid', tone: 'warn' }
}

/** What the way of an order to its customer is called. */
export function shippingState({ state, shippingState, hold, isRead, isPickup, needsShipping }: States): ShownState {
  if (state === 'CANCELLED') return { id: 'admin.orders.cancelled', tone: 'neutral', isHollow: true }
  if (shippingState === 'SHIPPED' && !needsShipping) return { id: 'admin.orders.mailed', tone: 'good' }
  if (shippingState === 'SHIPPED') return { id: isPickup ? 'admin.orders.ready' : 'admin.orders.shipped', tone: 'good' }
  if (hold === 'HELD') return { id: 'admin.orders.held', tone: 'warn', isHollow: true }
  if (isRead === false) return { id: 'admin.orders.new', tone: 'info', isHollow: true }
  if (!needsShipping) return { id: 'admin.orders.byMail', tone: 'neutral', isHollow: true }
  return { id: isPickup ? 'admin.orders.toPrepare' : 'admin.orders.toShip', tone: 'warn' }
}

const statesFragment = graphql`
  fragment OrderStates_order on Order {
    state
    paymentState
    shippingState
    hold
    isRead
    isPickup
    needsShipping
  }
`

/** Both states in one line. */
export function OrderStatesLine(props: { order: OrderStates_order$key }) {
  const order = useFragment(statesFragment, props.order)
  const payment = paymentState(order)
  return (
    <>
      <Shown state={payment.id === 'admin.orders.unpaid' ? { ...payment, id: 'admin.orders.paymentOpen' } : payment} />
      <Shown state={shippingState(order)} />
    </>
  )
}

/** A state as a badge. */
export function Shown({ state }: { state: ShownState }) {
  return (
    <Status tone={state.tone} isHollow={state.isHollow}>
      <FormattedMessage id={state.id} />
    </Status>
  )
}
