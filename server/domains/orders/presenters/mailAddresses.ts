import { joined, type MailWords, ours, typed } from '../../../kit/mailWords.ts'
import { type PostalAddress, postalLines } from '../../../kit/postalAddresses.ts'
import type { Speech } from '../../../texts/texts.ts'
import type { Order } from '../queries/orders.ts'
import { pickupLines, stationText } from './mailPickup.ts'

type AddressedOrder = Pick<
  Order,
  'labels' | 'isPickup' | 'needsShipping' | 'station' | 'shippingAddress' | 'invoiceAddress'
>

/** Where the goods and the invoice go; of vouchers alone, the invoice. */
export function addressFacts(order: AddressedOrder, { text }: Pick<Speech, 'text'>): [MailWords, MailWords][] {
  const { labels } = order
  const address = (fields: PostalAddress) => addressText(fields, labels.countries, text)
  const invoice: [MailWords, MailWords] = [text('mail.order.invoiceAddress'), address(order.invoiceAddress)]
  if (!order.needsShipping) return [invoice]
  return [
    order.isPickup && labels.pickupAddress !== null
      ? [text('mail.order.pickupAddress'), ours(pickupLines(labels).join('\n'))]
      : order.station
        ? [text('mail.order.station'), stationText(order, labels.countries)]
        : [text('mail.order.shippingAddress'), address(order.shippingAddress)],
    invoice,
  ]
}

function addressText(
  address: PostalAddress,
  countries: Readonly<Record<string, string>>,
  text: Speech['text'],
): MailWords {
  return joined(
    [
      ...postalLines(address).map(typed),
      ours(countries[address.country] ?? address.country),
      ...(address.vatId ? [text('mail.order.vatId', { vatId: typed(address.vatId) })] : []),
    ],
    '\n',
  )
}
