import { batched, batchedRows } from '../../../api/batched.ts'
import { builder } from '../../../api/builder.ts'
import { payloadType, refusalType, UserErrorRef, withRefusals } from '../../../api/errors.ts'
import { rawId } from '../../../api/globalIds.ts'
import { atMost } from '../../../api/inputLimits.ts'
import { numberedConnection, numberedPage, pageComplexity } from '../../../api/numberedPages.ts'
import { MoneyRef, money } from '../../../api/values.ts'
import { approvedCompany, mayRead, type Viewer } from '../../../kit/viewer.ts'
import { CompanyBuyerRef, CompanyRef, loadCompany } from '../../accounts/companies/graphql/types.ts'
import type { ApprovalNeed } from '../../accounts/companies/rules.ts'
import { ViewerRef } from '../../accounts/graphql.ts'
import { CartRef } from '../../cart/graphql/cart.ts'
import { keepCart } from '../../cart/graphql/requests.ts'
import { viewCart } from '../../cart/rules/view.ts'
import { approvalOf } from '../../checkout/operations/companyLimits.ts'
import { loadOrder } from '../../orders/graphql/loaders.ts'
import { type OrderNode, OrderRef } from '../../orders/graphql/order.ts'
import { countOrdersOfCompany, ordersOfCompany, spentByBuyers } from '../../orders/queries/companyOrders.ts'
import { settingsOf } from '../../settings/graphql.ts'
import { shopSettings } from '../../settings/settings.ts'
import { askApproval, takeBackRequest } from '../operations/asking.ts'
import { approveRequest, declineRequest } from '../operations/deciding.ts'
import { browseRequests, countRequests, type OrderRequest, requestsByIds } from '../queries.ts'
import { requestLimits, type Standing, standingOf } from '../rules.ts'
import type { RequestedLine } from '../tables.ts'

const ReasonRef = builder.enumType('ApprovalReason', { values: ['ORDER_LIMIT', 'MONTH_BUDGET'] as const })

const ApprovalNeedRef = builder.objectRef<ApprovalNeed>('ApprovalNeed').implement({
  fields: t => ({
    reason: t.expose('reason', { type: ReasonRef }),
    limit: t.field({ type: MoneyRef, resolve: ({ limit }) => money(limit) }),
    left: t.field({ type: MoneyRef, resolve: ({ left }) => money(left) }),
  }),
})

refusalType('APPROVAL_NEEDED', 'ApprovalNeeded').implement({
  interfaces: [UserErrorRef],
  fields: t => ({
    reason: t.field({ type: ReasonRef, resolve: ({ details }) => (details as ApprovalNeed).reason }),
    limit: t.field({ type: MoneyRef, resolve: ({ details }) => money((details as ApprovalNeed).limit) }),
    left: t.field({ type: MoneyRef, resolve: ({ details }) => money((details as ApprovalNeed).left) }),
  }),
})

refusalType('PRICE_CHANGED', 'PriceChanged').implement({
  interfaces: [UserErrorRef],
  fields: t => ({ total: t.field({ type: MoneyRef, resolve: ({ details }) => money(Number(details?.total ?? 0)) }) }),
})

builder.objectField(CartRef, 'approval', t =>
  t.field({
    type: ApprovalNeedRef,
    nullable: true,
    description:
      'Why the viewer does not order this by themselves for their company; null where they may, and for who buys for themselves.',
    resolve: (cart, _args, { database, viewer, now }) =>
      viewer.company ? approvalOf(database.drizzle, viewer, cart, now()) : null,
  }),
)

const loadSpent = batched(async (context, accountIds) => {
  const { timeZone } = shopSettings.of(await settingsOf(context))
  const found = await spentByBuyers(context.database.drizzle, accountIds, timeZone, context.now())
  return new Map(found.map(({ accountId, spent }) => [accountId, spent]))
})

builder.objectField(CompanyBuyerRef, 'monthSpent', t =>
  t.field({
    type: MoneyRef,
    description:
      'What they ordered for the company in the month so far, gross with shipping, without cancelled orders.',
    resolve: async ({ accountId }, _args, context) => money((await loadSpent(context, accountId)) ?? 0),
  }),
)

const RequestedLineRef = builder.objectRef<RequestedLine>('RequestedLine').implement({
  fields: t => ({
    title: t.exposeString('title'),
    detail: t.exposeString('detail'),
    amount: t.exposeInt('amount'),
    sum: t.field({ type: MoneyRef, resolve: ({ sumCents }) => money(sumCents) }),
  }),
})

const StandingRef = builder.enumType('OrderRequestState', {
  values: {
    OPEN: { value: 'open' },
    APPROVED: { value: 'approved' },
    DECLINED: { value: 'declined' },
    WITHDRAWN: { value: 'withdrawn' },
    LAPSED: { value: 'lapsed' },
  } as const satisfies Record<string, { value: Standing }>,
})

const loadRequest = batchedRows(({ database, viewer }, ids) => requestsByIds(database.drizzle, viewer, ids))

const OrderRequestRef = builder.objectRef<OrderRequest>('OrderRequest')
builder.node(OrderRequestRef, {
  id: { resolve: ({ id }) => id },
  isTypeOf: value => 'decider' in (value as object) && 'buyer' in (value as object),
  loadMany: (ids, context) => Promise.all(ids.map(id => loadRequest(context, id))),
  fields: t => ({
    state: t.field({ type: StandingRef, resolve: standingOf }),
    buyer: t.exposeString('buyer'),
    lines: t.field({ type: [RequestedLineRef], resolve: ({ lines }) => [...lines] }),
    total: t.field({ type: MoneyRef, resolve: ({ totalCents }) => money(totalCents) }),
    note: t.exposeString('note', { nullable: true }),
    answer: t.exposeString('answer', { nullable: true }),
    decider: t.exposeString('decider', { nullable: true }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    orderNumber: t.string({
      nullable: true,
      resolve: async ({ orderId }, _args, context) => {
        const order = orderId === null ? null : await loadOrder(context, orderId)
        return order ? String(order.orderNumber) : null
      },
    }),
    viewerCanDecide: t.boolean({
      resolve: (request, _args, { viewer }) =>
        standingOf(request) === 'open' &&
        viewer.actor === null &&
        approvedCompany(viewer) === request.companyId &&
        viewer.accountId !== request.accountId,
    }),
    viewerCanTakeBack: t.boolean({
      resolve: ({ state, cartId, accountId }, _args, { viewer }) =>
        viewer.accountId === accountId &&
        viewer.actor === null &&
        cartId !== null &&
        (state === 'open' || state === 'declined'),
    }),
  }),
})
const RequestConnectionRef = numberedConnection<OrderRequest>('OrderRequest', OrderRequestRef)
const CompanyOrderConnectionRef = numberedConnection<OrderNode>('CompanyOrder', OrderRef)

builder.objectFields(CompanyRef, t => ({
  requests: t.field({
    type: RequestConnectionRef,
    description:
      'Orders that wait, or waited, for an approval: what is open first, then the latest. Buyers see their own, who decides and staff all.',
    complexity: pageComplexity,
    args: { first: t.arg.int(), after: t.arg.string() },
    resolve: ({ id: companyId }, args, { database: { drizzle }, viewer }) =>
      numberedPage(args, {
        read: part => browseRequests(drizzle, viewer, { companyId }, part),
        count: most => countRequests(drizzle, viewer, { companyId }, most),
        search: null,
      }),
  }),
  orders: t.field({
    type: CompanyOrderConnectionRef,
    description: 'What was ordered for it, the latest first; for who decides for it, and for staff who see orders.',
    complexity: pageComplexity,
    args: { first: t.arg.int(), after: t.arg.string() },
    resolve: ({ id }, args, { database: { drizzle }, viewer }) =>
      numberedPage(args, {
        read: async part => (await ordersOfCompany(drizzle, viewer, id, part)).map(order => ({ order })),
        count: most => countOrdersOfCompany(drizzle, viewer, id, most),
        search: null,
      }),
  }),
}))

builder.objectField(OrderRef, 'company', t =>
  t.field({
    type: CompanyRef,
    nullable: true,
    description: 'The company that it was ordered for; null where it was for its buyer, and for all but staff.',
    resolve: ({ order }, _args, context) =>
      order.companyId !== null && mayRead(context.viewer, 'users') ? loadCompany(context, order.companyId) : null,
  }),
)

const note = atMost({ characters: 2 * requestLimits.note })
const AskInput = builder.inputType('AskApprovalInput', {
  fields: t => ({
    note: t.string({ description: 'To whoever decides.', ...note }),
    acceptTerms: t.boolean(),
    acceptConditions: t.boolean(),
    confirmAge: t.boolean(),
    expectedTotal: t.field({
      type: 'Cents',
      required: true,
      description: 'The amount to pay that the buyer saw; another one is refused with PRICE_CHANGED.',
    }),
  }),
})
const ApproveInput = builder.inputType('ApproveOrderRequestInput', {
  fields: t => ({
    requestId: t.id({ required: true }),
    expectedTotal: t.field({
      type: 'Cents',
      required: true,
      description: 'The amount to pay that is approved; where it costs more by now, PRICE_CHANGED says how much.',
    }),
  }),
})
const DeclineInput = builder.inputType('DeclineOrderRequestInput', {
  fields: t => ({
    requestId: t.id({ required: true }),
    answer: t.string({ description: 'Why, to the buyer.', ...note }),
  }),
})
const TakeBackInput = builder.inputType('TakeBackOrderRequestInput', {
  fields: t => ({ requestId: t.id({ required: true }) }),
})

type Outcome = { request: OrderRequest | null; viewer: Viewer | null }
const nothing: Outcome = { request: null, viewer: null }
const RequestPayload = payloadType<Outcome>('OrderRequestPayload', t => ({
  request: t.expose('request', { type: OrderRequestRef, nullable: true }),
  viewer: t.expose('viewer', { type: ViewerRef, nullable: true }),
}))
const requestKey = (id: string | number) => rawId('OrderRequest', String(id)) ?? ''

builder.mutationFields(t => ({
  askApproval: t.field({
    type: RequestPayload,
    authScopes: { oneself: true },
    args: { input: t.arg({ type: AskInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals(nothing, async () => {
        await context.responder.limitExactly('mail')
        const { request, contents } = await askApproval(context, {
          note: input.note ?? null,
          acceptTerms: input.acceptTerms ?? false,
          acceptConditions: input.acceptConditions ?? false,
          confirmAge: input.confirmAge ?? false,
          expectedTotal: input.expectedTotal,
          publicUrl: context.config.publicUrl,
        })
        keepCart(context, viewCart(contents, context.viewer, context.now()))
        return { request, viewer: context.viewer }
      }),
  }),
  takeBackOrderRequest: t.field({
    type: RequestPayload,
    authScopes: { oneself: true },
    args: { input: t.arg({ type: TakeBackInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals(nothing, async () => {
        context.responder.limit('cart')
        const request = await takeBackRequest(context, { requestId: requestKey(input.requestId) })
        keepCart(context, null)
        return { request, viewer: context.viewer }
      }),
  }),
  approveOrderRequest: t.field({
    type: RequestPayload,
    authScopes: { oneself: true },
    args: { input: t.arg({ type: ApproveInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals(nothing, async () => {
        context.responder.limit('cart')
        const requestId = requestKey(input.requestId)
        await approveRequest(context, { requestId, expectedTotal: input.expectedTotal })
        return { request: await loadRequest(context, requestId), viewer: context.viewer }
      }),
  }),
  declineOrderRequest: t.field({
    type: RequestPayload,
    authScopes: { oneself: true },
    args: { input: t.arg({ type: DeclineInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals(nothing, async () => {
        context.responder.limit('cart')
        const { publicUrl } = context.config
        const requestId = requestKey(input.requestId)
        const request = await declineRequest(context, { requestId, answer: input.answer ?? null, publicUrl })
        return { request, viewer: context.viewer }
      }),
  }),
}))
