import { builder } from '../../../api/builder.ts'
import { payloadType, refusalType, UserErrorRef, withRefusals } from '../../../api/errors.ts'
import { rawId } from '../../../api/globalIds.ts'
import { refuseOrder, releaseOrder } from '../operations/holding.ts'
import { requestOrderLink } from '../operations/links.ts'
import { markOrderRead, markOrderShipped, markOrdersPaid, resendOrderMail } from '../operations/marking.ts'
import type { Order } from '../queries/orders.ts'
import { type OrderNode, OrderRef } from './order.ts'

const MarkOrdersPaidInput = builder.inputType('MarkOrdersPaidInput', {
  fields: t => ({
    orderIds: t.idList({ required: true }),
    paidOn: t.field({ type: 'Date', description: 'Day on which the money arrived; today if left out.' }),
  }),
})
const MarkOrderShippedInput = builder.inputType('MarkOrderShippedInput', {
  fields: t => ({ orderId: t.id({ required: true }), carrier: t.string(), trackingNumber: t.string() }),
})
const MarkOrderReadInput = builder.inputType('MarkOrderReadInput', {
  fields: t => ({ orderId: t.id({ required: true }), isRead: t.boolean({ required: true }) }),
})
const HeldOrderInput = builder.inputType('HeldOrderInput', {
  fields: t => ({ orderId: t.id({ required: true }) }),
})
const ResendOrderMailInput = builder.inputType('ResendOrderMailInput', {
  fields: t => ({ orderId: t.id({ required: true }), mailId: t.id({ required: true }) }),
})

const OrdersPayload = payloadType<{ orders: readonly OrderNode[] }>('OrdersPayload', t => ({
  orders: t.field({ type: [OrderRef], resolve: payload => [...payload.orders] }),
}))

export const OrderPayload = payloadType<{ order: OrderNode | null }>('OrderPayload', t => ({
  order: t.expose('order', { type: OrderRef, nullable: true }),
}))

export const ofOrder = (run: () => Promise<Order>) =>
  withRefusals<{ order: OrderNode | null }>({ order: null }, async () => ({ order: { order: await run() } }))

export const orderId = (id: string | number) => rawId('Order', String(id)) ?? ''

refusalType('TOO_MANY_MAILS', 'TooManyMails').implement({
  description: 'So many mails go to one address only over a longer time.',
  interfaces: [UserErrorRef],
  fields: t => ({ retryAfterSeconds: t.int({ resolve: error => Number(error.details?.retryAfterSeconds ?? 0) }) }),
})

const RequestOrderLinkInput = builder.inputType('RequestOrderLinkInput', {
  fields: t => ({ orderNumber: t.string({ required: true }), token: t.string({ required: true }) }),
})
const RequestOrderLinkPayload = payloadType<{ isSent: boolean }>('RequestOrderLinkPayload', t => ({
  isSent: t.exposeBoolean('isSent'),
}))

builder.mutationFields(t => ({
  requestOrderLink: t.field({
    type: RequestOrderLinkPayload,
    description: 'Has a new link mailed to the order’s own address, for whoever has one that has ended.',
    authScopes: { visitor: true },
    args: { input: t.arg({ type: RequestOrderLinkInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals({ isSent: false }, async () => {
        await context.responder.limitExactly('mail')
        await requestOrderLink(context, { ...input, publicUrl: context.config.publicUrl })
        return { isSent: true }
      }),
  }),
  markOrdersPaid: t.field({
    type: OrdersPayload,
    authScopes: { admin: 'orders' },
    args: { input: t.arg({ type: MarkOrdersPaidInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ orders: readonly OrderNode[] }>({ orders: [] }, async () => {
        const { publicUrl } = context.config
        const orderIds = input.orderIds.map(orderId)
        const paid = await markOrdersPaid(context, { orderIds, paidOn: input.paidOn ?? null, publicUrl })
        return { orders: paid.map(order => ({ order })) }
      }),
  }),
  markOrderShipped: t.field({
    type: OrderPayload,
    authScopes: { admin: 'orders' },
    args: { input: t.arg({ type: MarkOrderShippedInput, required: true }) },
    resolve: (_root, { input }, context) =>
      ofOrder(() =>
        markOrderShipped(context, {
          orderId: orderId(input.orderId),
          carrier: input.carrier ?? null,
          trackingNumber: input.trackingNumber ?? null,
          publicUrl: context.config.publicUrl,
        }),
      ),
  }),
  releaseOrder: t.field({
    type: OrderPayload,
    description: 'Lets a held order go its way; neither the buyer does that nor who agreed the discount.',
    authScopes: { person: 'orders' },
    args: { input: t.arg({ type: HeldOrderInput, required: true }) },
    resolve: (_root, { input }, context) =>
      ofOrder(() => releaseOrder(context, { orderId: orderId(input.orderId), publicUrl: context.config.publicUrl })),
  }),
  refuseOrder: t.field({
    type: OrderPayload,
    description: 'Cancels a held order; what it took goes back into stock.',
    authScopes: { person: 'orders' },
    args: { input: t.arg({ type: HeldOrderInput, required: true }) },
    resolve: (_root, { input }, context) =>
      ofOrder(() => refuseOrder(context, { orderId: orderId(input.orderId), publicUrl: context.config.publicUrl })),
  }),
  markOrderRead: t.field({
    type: OrderPayload,
    authScopes: { admin: 'orders' },
    args: { input: t.arg({ type: MarkOrderReadInput, required: true }) },
    resolve: (_root, { input }, context) =>
      ofOrder(() => markOrderRead(context, { orderId: orderId(input.orderId), isRead: input.isRead })),
  }),
  resendOrderMail: t.field({
    type: OrderPayload,
    authScopes: { admin: 'orders' },
    args: { input: t.arg({ type: ResendOrderMailInput, required: true }) },
    resolve: (_root, { input }, context) =>
      ofOrder(() =>
        resendOrderMail(context, {
          orderId: orderId(input.orderId),
          mailId: rawId('Mail', String(input.mailId)) ?? '',
        }),
      ),
  }),
}))
