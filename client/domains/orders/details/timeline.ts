import type { MessageId } from '../../../intl/messageIds.ts'
import { wayOf } from '../parts/way.ts'

/** An order as far as its way is told. Instants in ISO 8601. */
export interface OrderWay {
  readonly state: 'OPEN' | 'COMPLETED' | 'CANCELLED'
  /** HELD while the shop takes a second look. */
  readonly hold: 'HELD' | 'RELEASED' | 'REFUSED' | null | undefined
  readonly placedAt: string
  readonly paidAt: string | null | undefined
  readonly shippedAt: string | null | undefined
  readonly cancelledAt?: string | null | undefined
  readonly isPickup: boolean
  /** False for vouchers alone, which come by e-mail. */
  readonly needsShipping: boolean
  /** Null unless the money has to come before the goods go. */
  readonly bankAccount: string | null | undefined
}

export interface Station {
  readonly key: 'placed' | 'checking' | 'paid' | 'shipped' | 'cancelled'
  readonly text: MessageId
  /** When it happened; null for what is still to come. */
  readonly at: string | null
}

/**
 * The stations of an order: what has happened in the order of time, then what is to come. Who pays by invoice gets the
 * goods first; who pays in advance is waited for, but not while the shop still looks at the order. Of a cancelled order
 * nothing is to come.
 */
export function stationsOf(order: OrderWay): Station[] {
  const { placedAt, paidAt = null, shippedAt = null } = order
  const paid: Station = { key: 'paid', at: paidAt, text: paidAt ? 'orders.station.paid' : 'orders.station.toPay' }
  const shipped: Station = {
    key: 'shipped',
    at: shippedAt,
    text: shippedAt ? wayOf(order).gone : wayOf(order).toCome,
  }
  const stations = order.bankAccount ? [paid, shipped] : [shipped, paid]
  const done = stations.filter(({ at }) => at !== null).sort((a, b) => (a.at ?? '').localeCompare(b.at ?? ''))
  const rest: Station[] =
    order.state === 'CANCELLED'
      ? [{ key: 'cancelled', text: 'orders.station.cancelled', at: order.cancelledAt ?? null }]
      : order.hold === 'HELD'
        ? [{ key: 'checking', text: 'orders.station.checking', at: null }, shipped]
        : stations.filter(({ at }) => at === null)
  return [{ key: 'placed', text: 'orders.station.placed', at: placedAt }, ...done, ...rest]
}
