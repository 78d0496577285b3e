import { builder } from '../../../api/builder.ts'
import { payloadType, UserErrorCodeRef, withRefusals } from '../../../api/errors.ts'
import { rawId } from '../../../api/globalIds.ts'
import { numberedConnection, numberedPage, pageComplexity } from '../../../api/numberedPages.ts'
import { approvedCompany, mayRead, type Viewer } from '../../../kit/viewer.ts'
import { hidden } from '../../../platform/mailSecrets.ts'
import type { Reader } from '../../../platform/statements.ts'
import { ViewerRef } from '../../accounts/graphql.ts'
import { keepCart } from '../../cart/graphql/requests.ts'
import { viewCart } from '../../cart/rules/view.ts'
import { reorder } from '../operations/reorder.ts'
import { countOrdersOfCart, orderOfCart, ordersOfCart } from '../queries/cartOrders.ts'
import { companyOrderByNumber } from '../queries/companyOrders.ts'
import { countOrdersOfAccount, type Mail, ordersOfAccount, ownOrderByNumber } from '../queries/orders.ts'
import type { Skipped } from '../rules/reordering.ts'
import { loadMails } from './loaders.ts'
import { OrderLineRef, type OrderNode, OrderRef } from './order.ts'

/** An order of the company for which the viewer decides; null for all others. */
const orderOfOwnCompany = async (reader: Reader, viewer: Viewer, orderNumber: string) => {
  const companyId = approvedCompany(viewer)
  return companyId === null ? null : companyOrderByNumber(reader, orderNumber, companyId)
}

const OwnOrderConnectionRef = numberedConnection<OrderNode>('OwnOrder', OrderRef)

builder.objectFields(ViewerRef, t => ({
  orders: t.field({
    type: OwnOrderConnectionRef,
    description:
      'What the viewer ordered while signed in, latest first; with a `Cart-Token` what was ordered with that cart, as the link of the mail shows it. Other orders placed as a guest are reached by that link alone.',
    complexity: pageComplexity,
    args: { first: t.arg.int(), after: t.arg.string() },
    resolve: (viewer, page, { database: { drizzle }, now }) =>
      numberedPage(page, {
        read: async part => {
          const found =
            viewer.accountId === null
              ? ordersOfCart(drizzle, viewer, now(), part)
              : ordersOfAccount(drizzle, viewer.accountId, part)
          return (await found).map(order => ({ order }))
        },
        count: most =>
          viewer.accountId === null
            ? countOrdersOfCart(drizzle, viewer, now(), most)
            : countOrdersOfAccount(drizzle, viewer.accountId, most),
      }),
  }),
  order: t.field({
    type: OrderRef,
    nullable: true,
    description:
      'An order of the viewer’s own by its number, or one of the company for which they decide; with a `Cart-Token` one ordered with that cart.',
    args: { orderNumber: t.arg.string({ required: true }) },
    resolve: async (viewer, { orderNumber }, { database: { drizzle }, now }) => {
      const order =
        viewer.accountId === null
          ? await orderOfCart(drizzle, viewer, now(), orderNumber)
          : ((await ownOrderByNumber(drizzle, orderNumber, viewer.accountId)) ??
            (await orderOfOwnCompany(drizzle, viewer, orderNumber)))
      return order ? { order } : null
    },
  }),
}))

const OrderConfirmationRef = builder.objectRef<Mail>('OrderConfirmation').implement({
  description: 'The confirmation of an order as it was sent.',
  fields: t => ({
    subject: t.exposeString('subject'),
    html: t.string({ resolve: mail => hidden(mail.html) }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

builder.objectField(OrderRef, 'confirmation', t =>
  t.field({
    type: OrderConfirmationRef,
    nullable: true,
    description: 'For whoever placed the order while signed in, and for staff; null for others.',
    resolve: async ({ order }, _args, context) => {
      const { viewer } = context
      const isOwn = viewer.accountId !== null && order.accountId === viewer.accountId
      if (!isOwn && !mayRead(viewer, 'orders')) return null
      return (await loadMails(context, order.id)).findLast(({ kind }) => kind === 'orderConfirmation') ?? null
    },
  }),
)

const ReorderInput = builder.inputType('ReorderInput', { fields: t => ({ orderId: t.id({ required: true }) }) })

const SkippedRef = builder.objectRef<Skipped>('SkippedOrderLine').implement({
  description: 'A line that did not go into the cart as it was ordered.',
  fields: t => ({
    line: t.expose('line', { type: OrderLineRef }),
    code: t.expose('code', { type: UserErrorCodeRef }),
    addedAmount: t.exposeInt('addedAmount', { description: 'How many of its pieces did go into the cart.' }),
  }),
})

type Outcome = { viewer: Viewer | null; addedAmount: number; skipped: readonly Skipped[] }

const ReorderPayload = payloadType<Outcome>('ReorderPayload', t => ({
  viewer: t.expose('viewer', { type: ViewerRef, nullable: true }),
  addedAmount: t.exposeInt('addedAmount', { description: 'Pieces, or sets.' }),
  skipped: t.field({ type: [SkippedRef], resolve: payload => [...payload.skipped] }),
}))

builder.mutationField('reorder', t =>
  t.field({
    type: ReorderPayload,
    description: 'Puts into the cart what can still be bought of an order of the viewer’s own.',
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: ReorderInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<Outcome>({ viewer: null, addedAmount: 0, skipped: [] }, async () => {
        const { contents, ...outcome } = await reorder(context, { orderId: rawId('Order', input.orderId) ?? '' })
        keepCart(context, viewCart(contents, context.viewer, context.now()))
        return { ...outcome, viewer: context.viewer }
      }),
  }),
)
