import type { MessageId } from '../../../intl/messageIds.ts'
import type { Tone } from '../../../ui/Badge.tsx'
import { wayOf } from './way.ts'

/** An order as far as its buyer asks in one word how it stands. */
export interface OrderStanding {
  readonly state: 'OPEN' | 'COMPLETED' | 'CANCELLED'
  readonly paymentState: 'OPEN' | 'PAID' | 'REFUNDED'
  readonly shippingState: 'OPEN' | 'SHIPPED'
  readonly hold: 'HELD' | 'RELEASED' | 'REFUSED' | null | undefined
  readonly isPickup: boolean
  /** False for vouchers alone, which come by e-mail. */
  readonly needsShipping: boolean
  /** Null unless the money has to come before the goods go. */
  readonly bankAccount: string | null | undefined
}

/** The one word, and its colour: what happened last or is waited for. */
export function standingOf(order: OrderStanding): { text: MessageId; tone: Tone } {
  if (order.state === 'CANCELLED') return { text: 'orders.station.cancelled', tone: 'neutral' }
  if (order.hold === 'HELD') return { text: 'orders.station.checking', tone: 'info' }
  if (order.shippingState === 'SHIPPED') {
    return { text: wayOf(order).gone, tone: 'good' }
  }
  if (order.paymentState === 'OPEN' && order.bankAccount) return { text: 'orders.station.toPay', tone: 'warn' }
  return { text: wayOf(order).toCome, tone: 'info' }
}
