import type { MessageId } from '../../../intl/messageIds.ts'

interface Way {
  readonly isPickup: boolean
  /** False for vouchers alone, which come by e-mail. */
  readonly needsShipping: boolean
}

/** What the way of an order to its buyer is called, before and after. */
export function wayOf({ isPickup, needsShipping }: Way): {
  toCome: MessageId
  gone: MessageId
} {
  if (!needsShipping) return { toCome: 'orders.station.toMail', gone: 'orders.station.mailed' }
  if (isPickup) return { toCome: 'orders.station.toCollect', gone: 'orders.station.ready' }
  return { toCome: 'orders.station.toShip', gone: 'orders.station.shipped' }
}
