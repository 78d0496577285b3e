import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, snakeCase, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { PostalAddress } from '../../kit/postalAddresses.ts'
import { id, instant } from '../../platform/columns.ts'
import { companies } from '../accounts/companies/tables.ts'
import { accounts } from '../accounts/tables.ts'
import type { GivenAnswer } from '../cart/rules/answers.ts'
import type { CarriedPartner } from '../cart/tables.ts'
import type { NamedValue } from '../catalogue/rules/propertyDefinitions.ts'
import type { QuantityUnit } from '../catalogue/rules/quantityUnits.ts'
import type { Fit, ProductKind } from '../catalogue/tables.ts'
import { agreements } from '../content/tables.ts'
import type { DeliveryTimes } from '../pricing/rules/deliveryDates.ts'
import type { NamedPlace } from '../pricing/rules/pickup.ts'
import type { NamedRule, PriceReason } from '../pricing/rules/priceReason.ts'
import type { Quote } from '../pricing/rules/quote.ts'
import type { OrderedStation } from '../pricing/rules/stations.ts'
import type { VatWords } from '../pricing/rules/vatDisplay.ts'
import type { VatIdCheck } from '../pricing/rules/vatProof.ts'
import type { BoughtVoucher } from '../vouchers/rules/issue.ts'
import { orderSearchText } from './rules/search.ts'

/** Texts of an order in its buyer's language that the shop may word differently later. `discounts`: title by discount
 *  group; `countries`: name by code; `vatIncluded`: whether the prices hold the VAT; `vatGround`: why none is due, null
 *  where it is; `vat`: what it is called. Both are missing in orders from before. `coupon`: the code that took something
 *  off, missing where none did. `pickupPlace`: where the goods are picked up, missing in orders from before there were several;
 *  `pickupAddress` is its name and address in one line. */
export type OrderLabels = {
  vatIncluded: boolean
  vat?: VatWords
  vatGround?: string | null
  paymentMethod: { title: string; description: string | null }
  pickupAddress: string | null
  pickupPlace?: NamedPlace | null
  discounts: Record<string, string>
  coupon?: string
  countries: Record<string, string>
}

/** What the buyer declared when ordering; false where the shop did not ask for it. `termsVersion`: of the terms that were
 *  agreed to, as they stand in the confirmation; absent in orders from before it was kept. */
export type OrderConsents = { terms: boolean; conditions: boolean; age: boolean; termsVersion?: string }

/** Whether a second person still has to look at an order, or what came of it. */
export type HoldState = 'held' | 'released' | 'refused'
/** Why: discounts took nearly everything. */
export type HoldReason = 'discount'

/** What the tabs of the back office look for, as its indexes say it. Nothing is waited for while a second person has to
 *  look at an order. */
export function orderStates(
  table: Record<'isRead' | 'state' | 'holdState' | 'paymentState' | 'shippingState', SQLWrapper>,
): Record<'new' | 'held' | 'openPayment' | 'unshipped' | 'cancelled', SQL> {
  const isOpen = sql`${table.state} <> 'cancelled'`
  const isFree = sql`${isOpen} and ${table.holdState} is distinct from 'held'`
  return {
    new: sql`not ${table.isRead} and ${isOpen}`,
    held: sql`${table.holdState} = 'held' and ${isOpen}`,
    openPayment: sql`${table.paymentState} = 'open' and ${isFree}`,
    unshipped: sql`${table.shippingState} = 'open' and ${isFree}`,
    cancelled: sql`${table.state} = 'cancelled'`,
  }
}

/** What was bought, as it was when it was bought: addresses, prices, tax and texts are copies and never change.
 *  Amounts are cents of `currency`; `quote` is the whole answer of the pricing. A guest follows the order by the
 *  secret of a link, of which only the hash is kept; each mail carries a link of its own, hence several. The
 *  idempotency key is kept as a hash as well, because the first link's secret is derived from it. Links end; by one that
 *  has ended (`endedSecretHashes`) a new one is asked for. `payBy`: the last day, in the shop's calendar, on which the
 *  money of an order that is paid in advance is waited for; null where nothing is waited for. */
export const orders = snakeCase.table(
  'orders',
  {
    id: id(),
    orderNumber: integer().notNull().unique(),
    idempotencyKey: text().notNull(),
    cartId: uuid().notNull(),
    accountId: uuid().references(() => accounts.id),
    /** The company that it was ordered for; null where its buyer bought for themselves. */
    companyId: uuid().references(() => companies.id),
    secretHashes: text().array().notNull(),
    endedSecretHashes: text().array().notNull().default([]),
    linkRenewedAt: instant(),
    state: text().$type<'open' | 'completed' | 'cancelled'>().notNull().default('open'),
    paymentState: text().$type<'open' | 'paid' | 'refunded'>().notNull().default('open'),
    shippingState: text().$type<'open' | 'shipped'>().notNull().default('open'),
    /** Null where nothing stands in the way of the order; see `rules/holding.ts`. */
    holdState: text().$type<HoldState>(),
    holdReason: text().$type<HoldReason>(),
    email: text().notNull(),
    language: text().$type<'de' | 'en'>().notNull(),
    customerName: text().notNull(),
    shippingAddress: jsonb().$type<PostalAddress>().notNull(),
    invoiceAddress: jsonb().$type<PostalAddress>().notNull(),
    isPickup: boolean().notNull(),
    /** False for vouchers alone, which come by e-mail. */
    needsShipping: boolean().notNull().default(true),
    /** The parcel locker or pick-up point that the goods go to; null where they go to the door, or are picked up. */
    station: jsonb().$type<OrderedStation>(),
    paymentMethod: text().notNull(),
    comment: text(),
    /** To what the shop asked of the whole order, in words. */
    answers: jsonb().$type<readonly GivenAnswer[]>().notNull().default([]),
    newsletter: boolean().notNull(),
    currency: text().notNull(),
    netCents: integer().notNull(),
    vatCents: integer().notNull(),
    grossCents: integer().notNull(),
    toPayCents: integer().notNull(),
    pieceCount: integer().notNull(),
    quote: jsonb().$type<Quote>().notNull(),
    labels: jsonb().$type<OrderLabels>().notNull(),
    consents: jsonb().$type<OrderConsents>().notNull(),
    /** The texts that were in force when it was placed, as its buyer could read them; null in orders from before they were
     *  kept, and in those that nobody placed in this shop. */
    agreementId: uuid().references(() => agreements.id),
    /** By whose link its buyer came; null where they came by none. */
    partner: jsonb().$type<CarriedPartner>(),
    /** What the register answered about the buyer's VAT id, where the order is free of VAT because of it. */
    vatIdCheck: jsonb().$type<VatIdCheck>(),
    deliveryWeeks: integer(),
    earliestDelivery: date({ mode: 'string' }),
    latestDelivery: date({ mode: 'string' }),
    /** The buyer wants what is there sent ahead, until this day at the latest; the rest comes until `latestDelivery`. */
    firstPartBy: date({ mode: 'string' }),
    carrier: text(),
    trackingNumber: text(),
    /** Where the parcel is followed, by what was set of its carrier when it went out; null where nothing was. */
    trackingUrl: text(),
    isRead: boolean().notNull().default(false),
    tags: text().array().notNull().default([]),
    revision: integer().notNull().default(1),
    placedAt: instant().notNull(),
    payBy: date({ mode: 'string' }),
    paidAt: instant(),
    shippedAt: instant(),
    cancelledAt: instant(),
    /** All notes of the staff, one below the other, for the search; the history says whose and when. */
    noteText: text(),
    /** What staff find the order by; see `rules/search.ts`. */
    searchText: text().generatedAlwaysAs(orderSearchText),
  },
  table => [
    index('orders_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    unique('orders_idempotency').on(table.cartId, table.idempotencyKey),
    index('orders_placed').on(table.placedAt.desc(), table.id.desc()),
    index('orders_customer').on(sql`lower(${table.customerName})`, table.id),
    index('orders_total').on(table.grossCents, table.id),
    index('orders_country').on(sql`(${table.shippingAddress} ->> 'country')`, table.placedAt.desc(), table.id.desc()),
    index('orders_method').on(table.paymentMethod, table.placedAt.desc(), table.id.desc()),
    // The tabs of the back office that hold few of many: counted and shown without looking at the others.
    ...(['new', 'held', 'openPayment', 'unshipped', 'cancelled'] as const).map(tab =>
      index(`orders_tab_${tab.toLowerCase()}`)
        .on(table.placedAt.desc(), table.id.desc())
        .where(orderStates(table)[tab]),
    ),
    index('orders_agreement').on(table.agreementId),
    index('orders_account').on(table.accountId, table.placedAt),
    index('orders_company')
      .on(table.companyId, table.placedAt.desc(), table.id.desc())
      .where(sql`${table.companyId} is not null`),
    index('orders_unpaid')
      .on(table.payBy)
      .where(sql`${table.payBy} is not null and ${table.state} = 'open' and ${table.paymentState} = 'open'`),
    index('orders_email').on(sql`lower(${table.email})`, table.placedAt),
    index('orders_mailbox').on(sql`regexp_replace(lower(${table.email}), '[+][^@]*@', '@')`, table.placedAt),
    check('orders_state', sql`${table.state} in ('open', 'completed', 'cancelled')`),
    check('orders_payment_state', sql`${table.paymentState} in ('open', 'paid', 'refunded')`),
    check('orders_shipping_state', sql`${table.shippingState} in ('open', 'shipped')`),
    check('orders_hold_state', sql`${table.holdState} in ('held', 'released', 'refused')`),
    check('orders_hold_reason', sql`(${table.holdState} is null) = (${table.holdReason} is null)`),
    check(
      'orders_held',
      sql`${table.holdState} is distinct from 'held' or (${table.paymentState} = 'open' and ${table.shippingState} = 'open')`,
    ),
    check('orders_sums', sql`${table.netCents} + ${table.vatCents} = ${table.grossCents} and ${table.toPayCents} >= 0`),
  ],
)

/** A piece of a set as it was bought; of a product without variants by the product's number and without a size. */
export type OrderPiece = {
  slot: number
  productId: string
  variantId: string | null
  title: string
  sku: string
  fit: Fit | null
  size: string | null
  color: string | null
  amount: number
  texts: string[]
  /** As of a line; missing in orders from before it was kept. */
  properties?: NamedValue[]
}

export const orderLines = snakeCase.table(
  'order_lines',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productId: uuid().notNull(),
    variantId: uuid(),
    kind: text().$type<ProductKind>().notNull(),
    title: text().notNull(),
    sku: text(),
    fit: text().$type<Fit>(),
    size: text(),
    color: text(),
    /** What was said of it besides, in the buyer's language. */
    properties: jsonb().$type<NamedValue[]>().notNull().default([]),
    amount: integer().notNull(),
    childSets: integer(),
    unitPriceCents: integer(),
    sumCents: integer().notNull(),
    discountCents: integer().notNull(),
    amountCents: integer().notNull(),
    netCents: integer().notNull(),
    vatCents: integer().notNull(),
    grossCents: integer().notNull(),
    vatRate: integer().notNull(),
    vatCategory: text().notNull(),
    texts: text().array().notNull().default([]),
    pieces: jsonb().$type<OrderPiece[]>().notNull().default([]),
    /** Of vouchers that were bought: what their buyer wants of them. */
    voucher: jsonb().$type<BoughtVoucher>(),
    orderNote: text(),
    /** What one and several of it were called; null: pieces, and in orders from before there were units. */
    quantityUnit: jsonb().$type<QuantityUnit>(),
    /** To what the shop asked of the line, in words. */
    answers: jsonb().$type<readonly GivenAnswer[]>().notNull().default([]),
    imageFileId: uuid(),
    deliveryWeeks: integer(),
    earliestDelivery: date({ mode: 'string' }),
    latestDelivery: date({ mode: 'string' }),
    /** What these are reckoned from when they count from another day; null in orders from before it was kept. */
    deliveryTimes: jsonb().$type<DeliveryTimes>(),
    isWithdrawalExcluded: boolean().notNull().default(false),
    /** Why it cost that, with the titles of then in the buyer's language; null in orders from before it was kept. */
    priceReason: jsonb().$type<PriceReason<NamedRule>>(),
  },
  table => [
    unique('order_lines_position').on(table.orderId, table.position),
    index('order_lines_product').on(table.productId),
    check('order_lines_sums', sql`${table.netCents} + ${table.vatCents} = ${table.grossCents}`),
  ],
)

export type OrderEventKind =
  | 'placed'
  | 'paid'
  | 'shipped'
  | 'mailQueued'
  | 'mailSent'
  | 'mailFailed'
  | 'note'
  | 'cancelled'
  | 'released'
  | 'refused'
  | 'cancelledUnpaid'
  | 'linkRenewed'
  | 'unpaid'
  | 'unshipped'
  | 'refunded'
  | 'trackingChanged'
  | 'shippingAddressChanged'
  | 'invoiceAddressChanged'
  | 'withdrawn'

/** An order's history, append-only. `previousAddress`: the one that a changed address replaced. */
export const orderEvents = snakeCase.table(
  'order_events',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text().$type<OrderEventKind>().notNull(),
    at: instant().notNull(),
    accountId: uuid(),
    mailId: uuid(),
    note: text(),
    previousAddress: jsonb().$type<PostalAddress>(),
  },
  table => [index('order_events_order').on(table.orderId, table.at)],
)
