import { builder } from '../../../api/builder.ts'
import { DeliveryRef, LanguageRef, MoneyRef, money } from '../../../api/values.ts'
import { isId } from '../../../kit/ids.ts'
import { doerId, isSystem, mayRead, mayWrite, type Viewer } from '../../../kit/viewer.ts'
import { hidden, openedTexts } from '../../../platform/mailSecrets.ts'
import { mayKnock } from '../../../platform/operation.ts'
import { AddressRef } from '../../accounts/addresses/graphql/postalAddress.ts'
import { PickupPlaceRef } from '../../cart/graphql/pickupPlace.ts'
import { PaymentMethodRef, TotalsRef } from '../../cart/graphql/values.ts'
import { loadCard } from '../../catalogue/graphql/loaders.ts'
import { ProductRef } from '../../catalogue/graphql/refs.ts'
import { FitRef, ImageRef, ProductKindRef, QuantityUnitRef } from '../../catalogue/graphql/values.ts'
import { NamedPropertyRef } from '../../catalogue/graphql/variantProperties.ts'
import { AgreedTextRef, agreedTextsOf } from '../../content/graphql/agreements.ts'
import { PriceReasonRef } from '../../pricing/graphql.ts'
import { upTo } from '../../pricing/rules/priceReason.ts'
import type { VatIdCheck } from '../../pricing/rules/vatProof.ts'
import { settingsOf } from '../../settings/graphql.ts'
import { shopSettings } from '../../settings/settings.ts'
import { BoughtVoucherRef } from '../../vouchers/graphql/types.ts'
import { refuseOrder, releaseOrder } from '../operations/holding.ts'
import type { Mail, Order, OrderEvent, OrderLine } from '../queries/orders.ts'
import { followedAt } from '../rules/carriers.ts'
import { deliveryOfRow } from '../rules/delivery.ts'
import { isLineExcluded } from '../rules/exclusion.ts'
import { historyOf } from '../rules/history.ts'
import { isSecondPerson } from '../rules/holding.ts'
import { isPaidFirst, leftToPay } from '../rules/leftToPay.ts'
import { vatGroundOf, vatWordsOf } from '../rules/snapshot.ts'
import { isAllowed } from '../rules/transitions.ts'
import { addressOf, namedAddress } from './addresses.ts'
import { loadAgreed, loadEvents, loadImage, loadLines, loadMails, loadOrder } from './loaders.ts'
import { OrderPieceRef } from './orderPiece.ts'

/** An order as resolvers have it: its lines where they are known, and the path by which a guest reached it. */
export type OrderNode = {
  readonly order: Order
  readonly lines?: readonly OrderLine[]
  readonly statusPath?: string | null
}

const OrderStateRef = builder.enumType('OrderState', {
  values: { OPEN: { value: 'open' }, COMPLETED: { value: 'completed' }, CANCELLED: { value: 'cancelled' } } as const,
})
const PaymentStateRef = builder.enumType('PaymentState', {
  values: { OPEN: { value: 'open' }, PAID: { value: 'paid' }, REFUNDED: { value: 'refunded' } } as const,
})
const ShippingStateRef = builder.enumType('ShippingState', {
  values: { OPEN: { value: 'open' }, SHIPPED: { value: 'shipped' } } as const,
})

const HoldStateRef = builder.enumType('OrderHold', {
  description: 'Whether a second person still has to look at an order, or what came of it.',
  values: { HELD: { value: 'held' }, RELEASED: { value: 'released' }, REFUSED: { value: 'refused' } } as const,
})

const VatIdCheckRef = builder.objectRef<VatIdCheck>('VatIdCheck').implement({
  fields: t => ({
    number: t.exposeString('number'),
    at: t.field({ type: 'DateTime', resolve: check => new Date(check.at) }),
    requestIdentifier: t.exposeString('requestIdentifier', {
      nullable: true,
      description:
        'By which the register can confirm that it was asked; null where the shop’s settings name no VAT id.',
    }),
  }),
})

export const OrderLineRef = builder.objectRef<OrderLine>('OrderLine')
builder.node(OrderLineRef, {
  id: { resolve: line => line.id },
  isTypeOf: value => 'isWithdrawalExcluded' in (value as object),
  // A line is reached through its order, which says who may see it.
  loadMany: ids => Promise.resolve(ids.map(() => null)),
  fields: t => ({
    position: t.exposeInt('position'),
    kind: t.expose('kind', { type: ProductKindRef }),
    title: t.exposeString('title'),
    sku: t.exposeString('sku', { nullable: true }),
    fit: t.expose('fit', { type: FitRef, nullable: true }),
    size: t.exposeString('size', { nullable: true }),
    color: t.exposeString('color', { nullable: true }),
    properties: t.field({
      type: [NamedPropertyRef],
      description: 'As it was said when it was ordered, besides size, fit and colour.',
      resolve: ({ properties }) => properties,
    }),
    amount: t.exposeInt('amount'),
    quantityUnit: t.expose('quantityUnit', {
      type: QuantityUnitRef,
      nullable: true,
      description: 'What the amount counts, in the words of the order; null: pieces, or sets.',
    }),
    childSets: t.exposeInt('childSets', { nullable: true }),
    unitPrice: t.field({ type: MoneyRef, nullable: true, resolve: line => money(line.unitPriceCents) }),
    sum: t.field({ type: MoneyRef, resolve: line => money(line.sumCents) }),
    discount: t.field({ type: MoneyRef, resolve: line => money(line.discountCents) }),
    total: t.field({ type: MoneyRef, resolve: line => money(line.amountCents) }),
    net: t.field({ type: MoneyRef, resolve: line => money(line.netCents) }),
    vat: t.field({ type: MoneyRef, resolve: line => money(line.vatCents) }),
    gross: t.field({ type: MoneyRef, resolve: line => money(line.grossCents) }),
    vatRate: t.exposeInt('vatRate'),
    texts: t.exposeStringList('texts'),
    orderNote: t.exposeString('orderNote', { nullable: true }),
    voucher: t.expose('voucher', {
      type: BoughtVoucherRef,
      nullable: true,
      description: 'Of vouchers that were bought: what their buyer wants of them; null of all else.',
    }),
    pieces: t.field({ type: [OrderPieceRef], resolve: line => line.pieces }),
    delivery: t.field({ type: DeliveryRef, nullable: true, resolve: deliveryOfRow }),
    priceReason: t.field({
      type: PriceReasonRef,
      nullable: true,
      description:
        'Why it cost that, as it was when it was ordered: VAT for staff alone. Null in orders from before it was kept.',
      resolve: ({ priceReason }, _args, { viewer }) =>
        priceReason && (mayRead(viewer, 'orders') ? priceReason : upTo(priceReason, 'coupon')),
    }),
    isWithdrawalExcluded: t.boolean({
      description: 'All of it was made to the buyer’s words; of a set its pieces say it one by one.',
      resolve: isLineExcluded,
    }),
    image: t.field({
      type: ImageRef,
      nullable: true,
      resolve: async ({ id, imageFileId, title }, _args, context) => {
        const image = imageFileId && (await loadImage(context, imageFileId))
        return image ? { image, ownerId: id, title: { de: title } } : null
      },
    }),
    product: t.field({
      type: ProductRef,
      nullable: true,
      description: 'Null where it is no longer on sale.',
      resolve: async ({ productId }, _args, context) => {
        const card = await loadCard(context, productId)
        return card && { card }
      },
    }),
  }),
})

const MailStateRef = builder.enumType('MailState', {
  values: {
    QUEUED: { value: 'queued' },
    SENDING: { value: 'sending' },
    SENT: { value: 'sent' },
    FAILED: { value: 'failed' },
  } as const,
})

export { MailStateRef }

/** Mails are for staff. */
export const MailRef = builder.objectRef<Mail>('Mail')
export const OrderRef = builder.objectRef<OrderNode>('Order')

/** A mail as a viewer may read it. Whoever could read the link of a mail that waits could use it, so only system users
 *  see it, as long as it has not gone out: without a mail server that is how the operator follows links. */
function shownTo(viewer: Viewer, mail: Mail): { html: string; text: string } {
  const opened = isSystem(viewer) && mail.sealedSecret !== null ? openedTexts(mail) : null
  return opened ?? { html: hidden(mail.html), text: hidden(mail.text) }
}

builder.node(MailRef, {
  id: { resolve: mail => mail.id },
  isTypeOf: value => 'messageId' in (value as object),
  loadMany: ids => Promise.resolve(ids.map(() => null)),
  fields: t => ({
    kind: t.exposeString('kind'),
    recipient: t.exposeString('recipient'),
    subject: t.exposeString('subject'),
    html: t.string({ resolve: (mail, _args, { viewer }) => shownTo(viewer, mail).html }),
    text: t.string({ resolve: (mail, _args, { viewer }) => shownTo(viewer, mail).text }),
    language: t.expose('language', { type: LanguageRef }),
    state: t.expose('state', { type: MailStateRef }),
    attempts: t.exposeInt('attempts'),
    lastError: t.exposeString('lastError', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    sentAt: t.expose('sentAt', { type: 'DateTime', nullable: true }),
    order: t.field({
      type: OrderRef,
      nullable: true,
      resolve: async ({ orderId }, _args, context) => {
        const order = orderId && (await loadOrder(context, orderId))
        return order ? { order } : null
      },
    }),
  }),
})

const OrderEventKindRef = builder.enumType('OrderEventKind', {
  values: {
    PLACED: { value: 'placed' },
    PAID: { value: 'paid' },
    SHIPPED: { value: 'shipped' },
    MAIL_QUEUED: { value: 'mailQueued' },
    MAIL_SENT: { value: 'mailSent' },
    MAIL_FAILED: { value: 'mailFailed' },
    LINK_RENEWED: { value: 'linkRenewed' },
    NOTE: { value: 'note' },
    CANCELLED: { value: 'cancelled' },
    RELEASED: { value: 'released' },
    REFUSED: { value: 'refused' },
    CANCELLED_UNPAID: { value: 'cancelledUnpaid' },
    UNPAID: { value: 'unpaid' },
    UNSHIPPED: { value: 'unshipped' },
    REFUNDED: { value: 'refunded' },
    TRACKING_CHANGED: { value: 'trackingChanged' },
    SHIPPING_ADDRESS_CHANGED: { value: 'shippingAddressChanged' },
    INVOICE_ADDRESS_CHANGED: { value: 'invoiceAddressChanged' },
    WITHDRAWN: { value: 'withdrawn' },
  } as const,
})

const OrderEventRef = builder.objectRef<OrderEvent & { mail: Mail | null; order: Order }>('OrderEvent').implement({
  fields: t => ({
    id: t.exposeID('id'),
    at: t.expose('at', { type: 'DateTime' }),
    kind: t.expose('kind', { type: OrderEventKindRef }),
    by: t.exposeString('by', { nullable: true }),
    note: t.exposeString('note', { nullable: true }),
    viewerCanChange: t.boolean({
      description: 'Whether it is a note that the viewer wrote, and may change or remove.',
      resolve: ({ kind, accountId }, _args, { viewer }) =>
        kind === 'note' && accountId === doerId(viewer) && mayWrite(viewer, 'orders'),
    }),
    mail: t.expose('mail', { type: MailRef, nullable: true }),
    previousAddress: t.field({
      type: AddressRef,
      nullable: true,
      description: 'The address that a changed one replaced.',
      resolve: ({ previousAddress, order }, _args, { language }) =>
        previousAddress && namedAddress(previousAddress, order, language),
    }),
  }),
})

builder.node(OrderRef, {
  id: { resolve: ({ order }) => order.id },
  isTypeOf: value => 'order' in (value as object),
  loadMany: (ids, context) =>
    Promise.all(
      ids.map(async id => {
        const order = isId(id) ? await loadOrder(context, id) : null
        return order && { order }
      }),
    ),
  fields: t => ({
    orderNumber: t.string({ resolve: ({ order }) => String(order.orderNumber) }),
    placedAt: t.field({ type: 'DateTime', resolve: ({ order }) => order.placedAt }),
    state: t.field({ type: OrderStateRef, resolve: ({ order }) => order.state }),
    paymentState: t.field({ type: PaymentStateRef, resolve: ({ order }) => order.paymentState }),
    shippingState: t.field({ type: ShippingStateRef, resolve: ({ order }) => order.shippingState }),
    hold: t.field({
      type: HoldStateRef,
      nullable: true,
      description: 'Set where discounts took nearly everything; while HELD the order is neither paid nor shipped.',
      resolve: ({ order }) => order.holdState,
    }),
    paidAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ order }) => order.paidAt }),
    payBy: t.field({
      type: 'Date',
      nullable: true,
      description:
        'Last day on which the money of an order that is paid in advance is waited for; then it is cancelled. Null where nothing is waited for.',
      resolve: ({ order }) => order.payBy,
    }),
    cancelledAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ order }) => order.cancelledAt }),
    shippedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ order }) => order.shippedAt }),
    carrier: t.string({ nullable: true, resolve: ({ order }) => order.carrier }),
    trackingNumber: t.string({ nullable: true, resolve: ({ order }) => order.trackingNumber }),
    trackingUrl: t.string({
      nullable: true,
      resolve: ({ order }) => followedAt(order),
    }),
    email: t.string({ resolve: ({ order }) => order.email }),
    language: t.field({ type: LanguageRef, resolve: ({ order }) => order.language }),
    customerName: t.string({ resolve: ({ order }) => order.customerName }),
    shippingAddress: t.field({ type: AddressRef, resolve: addressOf('shippingAddress') }),
    invoiceAddress: t.field({ type: AddressRef, resolve: addressOf('invoiceAddress') }),
    isPickup: t.boolean({ resolve: ({ order }) => order.isPickup }),
    paymentMethod: t.field({
      type: PaymentMethodRef,
      resolve: ({ order }) => ({ key: order.paymentMethod, ...order.labels.paymentMethod }),
    }),
    bankAccount: t.string({
      nullable: true,
      description:
        'Where to transfer the money before the goods are sent; null once paid or cancelled, while held, and for other methods.',
      resolve: async ({ order }, _args, context) =>
        isPaidFirst(order) && isAllowed('markPaid', order)
          ? shopSettings.of(await settingsOf(context)).bankAccount
          : null,
    }),
    pickupAddress: t.string({
      nullable: true,
      description: 'Where the goods are handed out; null where they are sent.',
      resolve: ({ order }) => order.labels.pickupAddress,
    }),
    pickupPlace: t.field({
      type: PickupPlaceRef,
      nullable: true,
      description: 'The same place with its hours; null where goods are sent, and in orders from before it was kept.',
      resolve: ({ order }) => order.labels.pickupPlace ?? null,
    }),
    comment: t.string({ nullable: true, resolve: ({ order }) => order.comment }),
    agreedTexts: t.field({
      type: [AgreedTextRef],
      description:
        'Terms, withdrawal notice and privacy policy as they were in force when it was placed; empty where they were not kept.',
      resolve: ({ order }, _args, context) => agreedTextsOf(context, order.agreementId),
    }),
    lines: t.field({
      type: [OrderLineRef],
      resolve: async ({ order, lines }, _args, context) => (lines ? [...lines] : loadLines(context, order.id)),
    }),
    pieceCount: t.int({ resolve: ({ order }) => order.pieceCount }),
    vatIdCheck: t.field({
      type: VatIdCheckRef,
      nullable: true,
      description:
        'What the register answered about the buyer’s VAT id; null but for orders free of VAT because of it.',
      resolve: ({ order }) => order.vatIdCheck,
    }),
    totals: t.field({
      type: TotalsRef,
      resolve: ({ order }) => ({
        quote: order.quote,
        language: order.language,
        vatIncluded: order.labels.vatIncluded,
        vatGround: vatGroundOf(order),
        vatWords: vatWordsOf(order),
        titleOf: group => order.labels.discounts[group] ?? group,
        coupon: order.labels.coupon,
      }),
    }),
    coupon: t.string({
      nullable: true,
      description: 'The code of the coupon that took something off; null without one.',
      resolve: ({ order }) => order.labels.coupon ?? null,
    }),
    toPay: t.field({
      type: MoneyRef,
      description: 'What is still to be paid, after vouchers: 0 once it is paid or cancelled.',
      resolve: ({ order }) => money(leftToPay(order)),
    }),
    delivery: t.field({ type: DeliveryRef, nullable: true, resolve: ({ order }) => deliveryOfRow(order) }),
    firstPartBy: t.field({
      type: 'Date',
      nullable: true,
      description: 'The buyer wants what is there sent ahead, by this day at the latest; null: all in one go.',
      resolve: ({ order }) => order.firstPartBy,
    }),
    statusPath: t.string({
      nullable: true,
      description: 'Path of the page on which a guest follows the order; null where the viewer has no such link.',
      resolve: ({ statusPath }) => statusPath ?? null,
    }),
    history: t.field({
      type: [OrderEventRef],
      description: 'Oldest first; empty for all but staff.',
      resolve: async ({ order }, _args, context) => {
        if (!mayRead(context.viewer, 'orders')) return []
        const [events, mails] = await Promise.all([loadEvents(context, order.id), loadMails(context, order.id)])
        const byId = new Map(mails.map(mail => [mail.id, mail]))
        return historyOf(events, mails).map(event => ({ ...event, order, mail: byId.get(event.mailId ?? '') ?? null }))
      },
    }),
    mails: t.field({
      type: [MailRef],
      description: 'Oldest first; empty for all but staff.',
      resolve: ({ order }, _args, context) => (mayRead(context.viewer, 'orders') ? loadMails(context, order.id) : []),
    }),
    isRead: t.boolean({
      nullable: true,
      description: 'Whether somebody of the staff has looked at it; null for others.',
      resolve: ({ order }, _args, { viewer }) => (mayRead(viewer, 'orders') ? order.isRead : null),
    }),
    revision: t.int({ resolve: ({ order }) => order.revision }),
    viewerCanMarkPaid: t.boolean({
      resolve: ({ order }, _args, { viewer }) => mayWrite(viewer, 'orders') && isAllowed('markPaid', order),
    }),
    viewerCanRelease: t.boolean({
      description: 'Whether the viewer may release a held order: not the buyer, nor who agreed the discount.',
      resolve: async ({ order }, _args, context) =>
        order.holdState === 'held' &&
        order.state === 'open' &&
        mayKnock(context.viewer, releaseOrder.audience) &&
        isSecondPerson(context.viewer, order, await loadAgreed(context, order.id)),
    }),
    viewerCanRefuse: t.boolean({
      description: 'Whether the viewer may cancel a held order.',
      resolve: ({ order }, _args, { viewer }) =>
        order.holdState === 'held' && order.state === 'open' && mayKnock(viewer, refuseOrder.audience),
    }),
    viewerCanMarkShipped: t.boolean({
      resolve: ({ order }, _args, { viewer }) => mayWrite(viewer, 'orders') && isAllowed('markShipped', order),
    }),
  }),
})
