import type { Cents } from '../../../kit/money.ts'
import type { Order } from '../queries/orders.ts'

/** What a buyer still has to pay of an order, after vouchers: nothing once it is paid or cancelled. */
export const leftToPay = ({
  state,
  paymentState,
  toPayCents,
}: Pick<Order, 'state' | 'paymentState' | 'toPayCents'>): Cents =>
  state === 'cancelled' || paymentState !== 'open' ? 0 : toPayCents
