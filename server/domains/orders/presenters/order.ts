import { and, arrayOverlaps, inArray, type SQL, sql } from 'drizzle-orm'
import { globalId } from '../../../kit/globalIds.ts'
import { isId } from '../../../kit/ids.ts'
import { mayRead, type Viewer } from '../../../kit/viewer.ts'
import { changedWithin, type InstantRange, within } from '../../../platform/changeFeed.ts'
import type { Database } from '../../../platform/database.ts'
import { presentAddress } from '../../accounts/addresses/presentAddress.ts'
import type { GivenAnswer } from '../../cart/rules/answers.ts'
import { presentPart } from '../../pricing/presenters/priceReason.ts'
import { type OrderedStation, stationLines } from '../../pricing/rules/stations.ts'
import { vatTakenOff } from '../../pricing/rules/takenOff.ts'
import { linesOf, type Order, type OrderLine, orderColumns, ordersById, visibleTo } from '../queries/orders.ts'
import { followedAt } from '../rules/carriers.ts'
import { leftToPay } from '../rules/leftToPay.ts'
import { vatGroundOf } from '../rules/snapshot.ts'
import { orders } from '../tables.ts'

/** Orders as the documented paths speak of them: amounts in euros with two decimals, `_cents` beside the total. */

const euros = (cents: number | null) => (cents === null ? null : cents / 100)

const answerOf = ({ key, label, text }: GivenAnswer) => ({ key, label, value: text })

/** A parcel locker or pick-up point as the documented paths name it. */
const stationOf = (station: OrderedStation) => ({
  ...{ provider: station.provider, provider_name: station.providerName, name: station.name },
  ...{ zip: station.zip, city: station.city, country: station.country, customer_number: station.customerNumber },
  lines: stationLines(station),
})

const itemOf = (line: OrderLine) => ({
  _id: line.id,
  global_id: globalId('OrderLine', line.id),
  item: line.variantId ?? line.productId,
  product: line.productId,
  type: line.kind === 'goods' ? 'product' : line.kind,
  title: line.title,
  order_number: line.sku,
  size: line.size,
  color: line.color,
  properties: line.properties,
  amount: line.amount,
  quantity_unit: line.quantityUnit,
  price: euros(line.unitPriceCents),
  discount: euros(line.discountCents),
  net: euros(line.netCents),
  vat: euros(line.vatCents),
  gross: euros(line.grossCents),
  vat_rate: line.vatRate / 100,
  vat_category: line.vatCategory,
  customization: line.texts.length > 0 ? { personalisierung: line.texts } : null,
  set: line.kind === 'set' ? line.pieces : null,
  order_desc: line.orderNote,
  item_fields: line.answers.map(answerOf),
  price_reason: line.priceReason?.map(presentPart) ?? null,
})

/** What the coupon of an order took off, in the prices' own basis. */
const couponDiscount = ({ quote }: Order): number =>
  quote.discounts.reduce((sum, { kind, amount }) => (kind === 'coupon' ? sum + amount : sum), 0)

export const presentOrder = (order: Order, lines: readonly OrderLine[]) => ({
  _id: order.id,
  id: order.id,
  global_id: globalId('Order', order.id),
  order_number: order.orderNumber,
  created: order.placedAt,
  revision: order.revision,
  cancelled_at: order.cancelledAt,
  refunded: order.paymentState === 'refunded',
  tags: order.tags,
  perm: { owner: order.accountId },
  state: order.state,
  hold: order.holdState,
  payed: order.paymentState === 'paid',
  payed_at: order.paidAt,
  pay_by: order.payBy,
  shipped: order.shippingState === 'shipped',
  shipped_at: order.shippedAt,
  earliest_delivery: order.earliestDelivery,
  latest_delivery: order.latestDelivery,
  first_part_by: order.firstPartBy,
  carrier: order.carrier,
  tracking_number: order.trackingNumber,
  tracking_url: followedAt(order),
  email: order.email,
  language: order.language,
  shippingAddress: presentAddress(order.shippingAddress),
  invoiceAddress: presentAddress(order.invoiceAddress),
  cc_location: order.labels.pickupAddress,
  pickup_place: order.labels.pickupPlace ?? null,
  selectedPayment: order.paymentMethod,
  station: order.station && stationOf(order.station),
  agreement_id: order.agreementId,
  comment: order.comment,
  item_fields: order.answers.map(answerOf),
  newsletter: order.newsletter,
  currency: order.currency,
  net: euros(order.netCents),
  vat: euros(order.vatCents),
  vat_ground: vatGroundOf(order),
  vat_id_check: order.vatIdCheck && {
    number: order.vatIdCheck.number,
    at: order.vatIdCheck.at,
    request_identifier: order.vatIdCheck.requestIdentifier,
  },
  vat_taken_off: euros(vatTakenOff(order.quote, order.labels.vatIncluded)),
  coupon: order.labels.coupon ?? null,
  coupon_discount: euros(couponDiscount(order)),
  // A code is money: whoever reads orders learns its end alone.
  vouchers: order.quote.vouchers
    .filter(({ paid }) => paid > 0)
    .map(({ code, paid, remaining }) => ({ code: code.slice(-4), paid_cents: paid, remaining_cents: remaining })),
  total: euros(order.grossCents),
  total_cents: order.grossCents,
  to_pay: euros(leftToPay(order)),
  shipping: euros(order.quote.shipping.gross),
  items: lines.filter(line => line.orderId === order.id).map(itemOf),
})

/** Orders with their lines, in the order of `found`. */
export async function documented(database: Database, found: readonly Order[]) {
  const lines =
    found.length > 0
      ? await linesOf(
          database.drizzle,
          found.map(order => order.id),
        )
      : []
  return found.map(order => presentOrder(order, lines))
}

/** An order as its viewer may see it: the tags are the staff's. */
const seenBy = (viewer: Viewer, order: Order): Order => (mayRead(viewer, 'orders') ? order : { ...order, tags: [] })

/** Orders by id in the order asked; unknown ones and those that are not the viewer's to see are left out. */
export async function presentOrders(database: Database, viewer: Viewer, ids: readonly string[]) {
  const wanted = ids.filter(isId)
  if (wanted.length === 0) return []
  const found = new Map((await ordersById(database.drizzle, viewer, wanted)).map(order => [order.id, order]))
  return documented(
    database,
    wanted.flatMap(id => found.get(id) ?? []).map(order => seenBy(viewer, order)),
  )
}

export type RestFilter = {
  readonly ids?: readonly string[] | undefined
  readonly email?: string | undefined
  readonly state?: Order['state'] | undefined
  readonly isPaid?: boolean | undefined
  readonly isShipped?: boolean | undefined
  /** Orders that have one of them at least; staff alone know of tags. */
  readonly tags?: readonly string[] | undefined
}

const sorts = {
  '-created': sql`${orders.placedAt} desc, ${orders.id} desc`,
  created: sql`${orders.placedAt}, ${orders.id}`,
  order_number: sql`${orders.orderNumber}`,
  '-order_number': sql`${orders.orderNumber} desc`,
} as const satisfies Record<string, SQL>

export type RestSort = keyof typeof sorts
export const restSorts = Object.keys(sorts) as [RestSort, ...RestSort[]]

type RestPart = {
  readonly filter: RestFilter
  readonly limit: number
  readonly skip: number
  readonly sort: RestSort
  readonly created?: InstantRange | undefined
  readonly changed?: InstantRange | undefined
}

/** A part of the orders that the viewer may see, with the number of all that fit. */
export async function findForRest(database: Database, viewer: Viewer, part: RestPart) {
  const { ids, email, state, isPaid, isShipped, tags } = part.filter
  const where = and(
    visibleTo(viewer),
    ids && inArray(orders.id, [...ids]),
    tags && (mayRead(viewer, 'orders') ? arrayOverlaps(orders.tags, [...tags]) : sql`false`),
    email === undefined ? undefined : sql`lower(${orders.email}) = ${email.toLowerCase()}`,
    state === undefined ? undefined : sql`${orders.state} = ${state}`,
    isPaid === undefined ? undefined : sql`(${orders.paymentState} = 'paid') = ${isPaid}`,
    within(sql`${orders.placedAt}`, part.created),
    changedWithin('order', sql`${orders.id}`, part.changed),
    isShipped === undefined ? undefined : sql`(${orders.shippingState} = 'shipped') = ${isShipped}`,
  )
  const [found, total] = await Promise.all([
    database.drizzle
      .select(orderColumns)
      .from(orders)
      .where(where)
      .orderBy(sorts[part.sort])
      .limit(part.limit)
      .offset(part.skip),
    database.drizzle.$count(orders, where),
  ])
  const seen = found.map(order => seenBy(viewer, order))
  return { items: await documented(database, seen), total }
}
