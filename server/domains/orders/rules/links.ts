import type { PostalAddress } from '../../../kit/postalAddresses.ts'
import type { Order } from '../queries/orders.ts'

/** How many days the links of an order's mails are good: from the order on, from the shipping on, and, once they have
 *  ended and a new one was asked for, from then on. The latest end counts. */
export const LINK_DAYS = { afterOrder: 90, afterShipping: 30, afterRenewal: 7 } as const

const DAY_MILLISECONDS = 86_400_000

/** When the links of an order end. */
export function linksEndAt({ placedAt, shippedAt, linkRenewedAt }: LinkDates): Date {
  const after = (start: Date | null, days: number) => (start === null ? 0 : start.getTime() + days * DAY_MILLISECONDS)
  return new Date(
    Math.max(
      after(placedAt, LINK_DAYS.afterOrder),
      after(shippedAt, LINK_DAYS.afterShipping),
      after(linkRenewedAt, LINK_DAYS.afterRenewal),
    ),
  )
}

type LinkDates = Pick<Order, 'placedAt' | 'shippedAt' | 'linkRenewedAt'>

export const haveLinksEnded = (order: LinkDates, now: Date): boolean => linksEndAt(order) <= now

/** An order as whoever has its link sees it, who may have got the mail from somebody: what is on its way to which city,
 *  and none of what would serve to reach or to deceive the buyer. */
export const shownByLink = (order: Order): Order => ({
  ...order,
  email: maskedEmail(order.email),
  comment: null,
  answers: [],
  station: null,
  tags: [],
  // Of a parcel locker or pick-up point the city alone, as of an address: the parcel does not go to where the buyer lives.
  shippingAddress: { ...nameAndCity(order.shippingAddress), ...(order.station && cityOf(order.station)) },
  invoiceAddress: nameAndCity(order.invoiceAddress),
})

/** 'k…@example.com'. */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  return `${[...email.slice(0, Math.max(0, at))][0] ?? ''}…${email.slice(at)}`
}

const cityOf = ({ city, country }: NonNullable<Order['station']>) => ({ city, country })

const nameAndCity = ({ type, company, firstName, lastName, city, country }: PostalAddress): PostalAddress => ({
  ...{ type, company, firstName, lastName, city, country },
  ...{ title: null, vatId: null, address: '', zip: '', phone: null },
})
