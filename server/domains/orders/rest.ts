import { z } from 'zod'
import type { RequestContext } from '../../api/context.ts'
import { type Route, route } from '../../api/rest.ts'
import { collection } from '../../api/restCollection.ts'
import { type Called, idOfInput } from '../../api/restIds.ts'
import { oneNamed } from '../../api/restNaming.ts'
import { records } from '../../api/restRecords.ts'
import { removals } from '../../api/restRemoval.ts'
import { exampleIds, listed } from '../../kit/answers.ts'
import { isId } from '../../kit/ids.ts'
import { NotFound, Refused } from '../../kit/refusals.ts'
import { addressEntered, exampleAddress, restAddressInput } from '../accounts/addresses/presentAddress.ts'
import { agreementsOf } from '../content/queries/agreements.ts'
import { cancelOrder, LONGEST_REASON, markOrderRefunded } from './operations/cancelling.ts'
import {
  changeOrderAddress,
  correctOrderTracking,
  markOrderUnpaid,
  markOrderUnshipped,
} from './operations/correcting.ts'
import { markOrderRead, markOrderShipped, markOrdersPaid } from './operations/marking.ts'
import { addOrderNote, changeOrderNote, deleteOrderNote, LONGEST_NOTE } from './operations/notes.ts'
import { LONGEST_TAG, MOST_TAGS, setOrderTags } from './operations/tags.ts'
import { presentAgreement } from './presenters/agreement.ts'
import { agreementAnswer, orderAnswer } from './presenters/answers.ts'
import { documented, findForRest, presentOrders, type RestFilter, restSorts } from './presenters/order.ts'
import { orderKeys } from './queries/keys.ts'
import type { Order } from './queries/orders.ts'
import { removalRefusal } from './rules/removal.ts'

const id = z.string().max(200).refine(isId, 'is not an id')

const tag = z.string().max(LONGEST_TAG)

const filter: z.ZodType<RestFilter> = z
  .strictObject({
    _id: z
      .union([id.transform(one => [one]), z.object({ $in: z.array(id).max(1000) }).transform(list => list.$in)])
      .optional(),
    email: z.string().max(320).optional(),
    state: z.enum(['open', 'completed', 'cancelled']).optional(),
    payed: z.boolean().optional(),
    shipped: z.boolean().optional(),
    tags: z
      .union([
        tag.transform(one => [one]),
        z.strictObject({ $in: z.array(tag).max(MOST_TAGS) }).transform(list => list.$in),
      ])
      .optional(),
  })
  .transform(query => ({
    ids: query._id,
    email: query.email,
    state: query.state,
    isPaid: query.payed,
    isShipped: query.shipped,
    tags: query.tags,
  }))

const called: Called = { types: ['Order'], keys: orderKeys }
const oneId = oneNamed(called)
type Named = z.infer<typeof oneId>
const parcel = z.object({ carrier: z.string().max(100).nullish(), tracking_number: z.string().max(100).nullish() })
const told = z.object({ tell_customer: z.boolean().default(true) })

const marked = z.strictObject({
  read: z.boolean().optional(),
  tags: z.array(tag).max(MOST_TAGS).optional(),
})

/** What every operation on one order is told. */
const from = async (context: RequestContext, input: Named & { readonly tell_customer?: boolean }) => ({
  orderId: await idOfInput(context, input, called),
  tellsCustomer: input.tell_customer ?? true,
  publicUrl: context.config.publicUrl,
})

/** The order as it stands afterwards. */
const answering = async ({ database }: RequestContext, run: Promise<Order>) =>
  (await documented(database, [await run]))[0]

export const orderRoutes: readonly Route[] = [
  ...collection({
    name: 'shop_order',
    audience: 'signedIn:orders',
    what: 'orders (people their own; staff, and keys that may read orders, all)',
    ...called,
    mirrored: { kind: 'order', area: 'orders' },
    item: orderAnswer,
    filter,
    sorts: restSorts,
    find: ({ database, viewer }, part) => findForRest(database, viewer, part),
    byIds: ({ database, viewer }, ids) => presentOrders(database, viewer, ids),
  }),
  ...removals({
    name: 'shop_order',
    audience: 'admin:orders',
    what: 'orders (always refused: an order is kept)',
    item: orderAnswer,
    called,
    remove: () => Promise.reject(new Refused([removalRefusal])),
  }),
  ...records({
    name: 'shop_order',
    audience: 'admin:orders',
    what: 'orders',
    called,
    input: marked,
    answer: orderAnswer,
    changing: { _id: exampleIds.order, read: true, tags: ['messe'] },
    note: 'Only `read` (whether staff has read it) and `tags` (all that it is to have) are written; what was bought never changes.',
    inputFor: () => marked,
    read: ({ database, viewer }, wanted) => presentOrders(database, viewer, wanted),
    async update(context, orderId, { read, tags }: z.infer<typeof marked>) {
      if (tags !== undefined) await setOrderTags(context, { orderId, tags })
      if (read !== undefined) await markOrderRead(context, { orderId, isRead: read })
    },
  }),
  route({
    method: 'GET',
    path: '/api/v0/shop/agreement/{id}',
    audience: 'everyone',
    summary: 'The texts that orders agreed to, by `agreement_id` of an order.',
    input: z.object({ id }),
    answer: agreementAnswer,
    async run({ database, config }, input) {
      const [agreement] = await agreementsOf(database.drizzle, [input.id])
      if (!agreement) throw new NotFound()
      return presentAgreement(agreement, config.publicUrl)
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/shop/markPayed',
    audience: 'admin:orders',
    summary: 'Notes that an order has been paid and tells the customer.',
    input: oneId,
    answer: orderAnswer,
    example: { _id: exampleIds.order },
    async run(context, input) {
      const { publicUrl } = context.config
      const orderIds = [await idOfInput(context, input, called)]
      const paid = await markOrdersPaid(context, { orderIds, paidOn: null, publicUrl })
      return (await documented(context.database, paid))[0]
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/shop/markShipped',
    audience: 'admin:orders',
    summary: 'Notes that an order is on its way and tells the customer.',
    input: oneId.and(parcel),
    answer: orderAnswer,
    example: { _id: exampleIds.order, carrier: 'post', tracking_number: '1042' },
    async run(context, input) {
      const order = await markOrderShipped(context, {
        orderId: await idOfInput(context, input, called),
        carrier: input.carrier ?? null,
        trackingNumber: input.tracking_number ?? null,
        publicUrl: context.config.publicUrl,
      })
      return (await documented(context.database, [order]))[0]
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/shop/cancelOrder',
    audience: 'admin:orders',
    summary: 'Cancels an order that is not shipped: its goods go back into stock, the customer is told the reason.',
    input: oneId.and(z.object({ reason: z.string().max(LONGEST_REASON).nullish() })),
    answer: orderAnswer,
    example: { _id: exampleIds.order, reason: 'Auf Wunsch' },
    run: async (context, input) =>
      answering(context, cancelOrder(context, { ...(await from(context, input)), reason: input.reason ?? null })),
  }),
  route({
    method: 'POST',
    path: '/api/v0/shop/markRefunded',
    audience: 'admin:orders',
    summary: 'Notes that the money of a cancelled order was given back and tells the customer.',
    input: oneId,
    answer: orderAnswer,
    example: { _id: exampleIds.order },
    run: async (context, input) => answering(context, markOrderRefunded(context, await from(context, input))),
  }),
  route({
    method: 'POST',
    path: '/api/v0/shop/markUnpayed',
    audience: 'admin:orders',
    summary: 'Takes back that an order was paid; `tell_customer` is true unless said otherwise.',
    input: oneId.and(told),
    answer: orderAnswer,
    example: { _id: exampleIds.order, tell_customer: false },
    run: async (context, input) => answering(context, markOrderUnpaid(context, await from(context, input))),
  }),
  route({
    method: 'POST',
    path: '/api/v0/shop/markUnshipped',
    audience: 'admin:orders',
    summary: 'Takes back that an order was shipped; `tell_customer` is true unless said otherwise.',
    input: oneId.and(told),
    answer: orderAnswer,
    example: { _id: exampleIds.order, tell_customer: false },
    run: async (context, input) => answering(context, markOrderUnshipped(context, await from(context, input))),
  }),
  route({
    method: 'POST',
    path: '/api/v0/shop/correctTracking',
    audience: 'admin:orders',
    summary: 'Puts carrier and tracking number of a shipped order right.',
    input: oneId.and(parcel).and(told),
    answer: orderAnswer,
    example: { _id: exampleIds.order, carrier: 'post', tracking_number: '1043' },
    run: async (context, input) =>
      answering(
        context,
        correctOrderTracking(context, {
          ...(await from(context, input)),
          carrier: input.carrier ?? null,
          trackingNumber: input.tracking_number ?? null,
        }),
      ),
  }),
  route({
    method: 'POST',
    path: '/api/v0/shop/changeOrderAddress',
    audience: 'admin:orders',
    summary: 'Changes an address of an order within its country; `revision` is that of the order that was read.',
    input: oneId
      .and(z.object({ kind: z.enum(['shipping', 'invoice']), revision: z.int(), address: restAddressInput }))
      .and(told),
    answer: orderAnswer,
    example: { _id: exampleIds.order, kind: 'shipping', revision: 1, address: exampleAddress },
    async run(context, input) {
      const { kind, revision } = input
      const address = addressEntered(input.address)
      const changes = { ...(await from(context, input)), kind, revision, address }
      return answering(context, changeOrderAddress(context, changes))
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/shop/addOrderNote',
    audience: 'admin:orders',
    summary: 'Adds a note of the staff to the history of an order.',
    input: oneId.and(z.object({ note: z.string().min(1).max(LONGEST_NOTE) })),
    answer: orderAnswer,
    example: { _id: exampleIds.order, note: 'Hat angerufen' },
    run: async (context, input) =>
      answering(context, addOrderNote(context, { ...(await from(context, input)), note: input.note })),
  }),
  route({
    method: 'POST',
    path: '/api/v0/shop/changeOrderNote',
    audience: 'admin:orders',
    summary: 'Changes a note that one wrote oneself.',
    input: z.object({ note_id: id, note: z.string().min(1).max(LONGEST_NOTE) }),
    answer: orderAnswer,
    example: { note_id: exampleIds.note, note: 'Hat zweimal angerufen' },
    run: (context, { note_id, note }) => answering(context, changeOrderNote(context, { noteId: note_id, note })),
  }),
  route({
    method: 'POST',
    path: '/api/v0/shop/deleteOrderNote',
    audience: 'admin:orders',
    summary: 'Removes a note that one wrote oneself.',
    input: z.object({ note_id: id }),
    answer: orderAnswer,
    example: { note_id: exampleIds.note },
    run: (context, { note_id }) => answering(context, deleteOrderNote(context, { noteId: note_id })),
  }),
  route({
    method: 'POST',
    path: '/api/v1/shop/getPageDataOrderBrowse',
    audience: 'staff:orders',
    summary: 'A page of the order browser, the latest first.',
    input: z.object({ page: z.int().min(0).max(100_000).default(0), limit: z.int().min(1).max(100).default(50) }),
    answer: listed(orderAnswer, 'orders'),
    example: { page: 0, limit: 50 },
    run: ({ database, viewer }, { page, limit }) =>
      findForRest(database, viewer, { filter: {}, limit, skip: page * limit, sort: '-created' }),
  }),
  route({
    method: 'POST',
    path: '/api/v1/shop/getPageDataOrderEdit',
    audience: 'staff:orders',
    summary: 'What the order’s page in the admin centre shows.',
    input: oneId,
    answer: z.object({ order: orderAnswer }),
    example: { _id: exampleIds.order },
    async run(context, input) {
      const [order] = await presentOrders(context.database, context.viewer, [await idOfInput(context, input, called)])
      if (!order) throw new NotFound()
      return { order }
    },
  }),
]
