import type { Language } from '../../../kit/languages.ts'
import type { PostalAddress } from '../../../kit/postalAddresses.ts'
import type { ShownAddress } from '../../accounts/addresses/graphql/postalAddress.ts'
import type { Order } from '../queries/orders.ts'

/** An address with its country as the order keeps it, or as the shop calls it for readers of another language. */
export const namedAddress = (address: PostalAddress, { labels, language }: Order, reader: Language): ShownAddress => {
  const kept = reader === language ? labels.countries[address.country] : undefined
  return kept === undefined ? address : { ...address, countryName: kept }
}

/** How an address of an order is resolved, in the words of whoever reads it. */
export const addressOf =
  (field: 'shippingAddress' | 'invoiceAddress') =>
  ({ order }: { readonly order: Order }, _args: object, { language }: { readonly language: Language }) =>
    namedAddress(order[field], order, language)
