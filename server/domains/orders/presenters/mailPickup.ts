import type { OrderLabels } from '../tables.ts'

/** Where the goods are picked up, in lines: name and address, hours, and what else there is to know; empty where they are
 *  sent. */
export const pickupLines = ({ pickupAddress, pickupPlace }: OrderLabels): string[] =>
  [pickupAddress, pickupPlace?.hours, pickupPlace?.note].filter(line => line != null)

/** The words of a mail: what is fetched is not shipped, but lies ready. */
export function templateOf<Kind extends string>(kind: Kind, isPickup: boolean) {
  if (kind === 'orderShipped') return isPickup ? 'orderReady' : 'orderShipped'
  if (kind === 'orderUnshipped') return isPickup ? 'orderNotReady' : 'orderUnshipped'
  return kind as Exclude<Kind, 'orderShipped' | 'orderUnshipped'>
}
