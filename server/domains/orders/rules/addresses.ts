import type { PostalAddress } from '../../../kit/postalAddresses.ts'
import type { Order } from '../queries/orders.ts'

/** Whether an address may not be changed so because the order was supplied without VAT within the EU: that hangs on the
 *  company and its VAT id. */
export const changesTaxes = ({ quote }: Pick<Order, 'quote'>, before: PostalAddress, after: PostalAddress): boolean =>
  quote.vat.some(({ category }) => category === 'intraCommunity') &&
  (before.type !== after.type || before.vatId !== after.vatId)
