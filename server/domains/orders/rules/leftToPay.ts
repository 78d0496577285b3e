import type { Cents } from '../../../kit/money.ts'
import { methodsPaidInAdvance } from '../../pricing/settings.ts'
import type { Order } from '../queries/orders.ts'

/** What a buyer still has to pay of an order, after vouchers: nothing once it is paid or cancelled. */
export const leftToPay = ({
  state,
  paymentState,
  toPayCents,
}: Pick<Order, 'state' | 'paymentState' | 'toPayCents'>): Cents =>
  state === 'cancelled' || paymentState !== 'open' ? 0 : toPayCents

/** Whether the money has to come before anything goes out: by the method, and of vouchers alone by whichever. */
export const isPaidFirst = ({
  paymentMethod,
  needsShipping,
}: Pick<Order, 'paymentMethod' | 'needsShipping'>): boolean =>
  methodsPaidInAdvance.includes(paymentMethod) || !needsShipping
