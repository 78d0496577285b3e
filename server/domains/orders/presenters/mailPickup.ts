import { joined, type MailWords, ours, typed } from '../../../kit/mailWords.ts'
import type { GivenAnswer } from '../../cart/rules/answers.ts'
import { stationLines } from '../../pricing/rules/stations.ts'
import type { Order } from '../queries/orders.ts'
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

/** The parcel locker or pick-up point of an order with its recipient, as it stands on the parcel. */
export function stationText(
  { station, shippingAddress }: Pick<Order, 'station' | 'shippingAddress'>,
  countries: Readonly<Record<string, string>>,
): MailWords {
  if (station === null) return ours('')
  const { firstName, lastName } = shippingAddress
  const country = ours(countries[station.country] ?? station.country)
  return joined([typed(`${firstName} ${lastName}`), ...stationLines(station).map(typed), country], '\n')
}

/** What was answered of a line, beside it. */
export const answerLine = ({ label, text }: GivenAnswer): MailWords => joined([ours(label), typed(text)], ': ')
