import { accepts } from '../../api/accepted.ts'
import { batchedGroups, batchedRows } from '../../api/batched.ts'
import { builder } from '../../api/builder.ts'
import { payloadType, withRefusals } from '../../api/errors.ts'
import { globalId, rawId } from '../../api/globalIds.ts'
import { atMost } from '../../api/inputLimits.ts'
import { type NumberedPage, numberedConnection, numberedPage, pageComplexity } from '../../api/numberedPages.ts'
import { LanguageRef } from '../../api/values.ts'
import { mayRead, mayWrite } from '../../kit/viewer.ts'
import { withoutControls } from '../../kit/words.ts'
import { addWorkingDays } from '../../kit/workingDays.ts'
import { FitRef } from '../catalogue/graphql/values.ts'
import { loadOrder } from '../orders/graphql/loaders.ts'
import { OrderRef } from '../orders/graphql/order.ts'
import { linesOf, orderOfLink, ownOrderByNumber } from '../orders/queries/orders.ts'
import { maskedEmail } from '../orders/rules/links.ts'
import { deliveryTerms, holidayRegion } from '../pricing/rules/deliveryDates.ts'
import { settingsOf } from '../settings/graphql.ts'
import { shopDay } from '../settings/settings.ts'
import { completeWithdrawal, decideWithdrawal, declareWithdrawal } from './operations.ts'
import {
  browseWithdrawals,
  countWithdrawals,
  countWithdrawalTabs,
  type Withdrawal,
  type WithdrawalTab,
  withdrawalsByIds,
  withdrawalsOf,
  withdrawalTabs,
} from './queries.ts'
import { LONGEST } from './rules/declaring.ts'
import { type Withdrawable, withdrawablesOf } from './rules/items.ts'
import { type Term, termOf } from './rules/term.ts'
import type { WithdrawnItem } from './tables.ts'

const loadWithdrawal = batchedRows(({ database, viewer }, ids) => withdrawalsByIds(database.drizzle, viewer, ids))
const loadOfOrder = batchedGroups(
  ({ database, viewer }, ids) => withdrawalsOf(database.drizzle, viewer, ids),
  ({ orderId }) => orderId,
)

const WithdrawalStateRef = builder.enumType('WithdrawalState', {
  values: { RECEIVED: { value: 'received' }, ACCEPTED: { value: 'accepted' }, REFUSED: { value: 'refused' } } as const,
})
const WithdrawalProofRef = builder.enumType('WithdrawalProof', {
  description: 'By what the order is known to be the declarer’s.',
  values: {
    ACCOUNT: { value: 'account' },
    LINK: { value: 'link' },
    EMAIL: { value: 'email' },
    STAFF: { value: 'staff' },
  } as const,
})
const WithdrawalTermRef = builder.enumType('WithdrawalTermKind', {
  values: {
    BEFORE_DELIVERY: { value: 'beforeDelivery', description: 'Nothing had been sent yet.' },
    IN_TIME: {
      value: 'inTime',
      description: 'In time on the day of arrival, or, where that is not known, even if it was that of shipping.',
    },
    TO_BE_CHECKED: { value: 'toBeChecked', description: 'The day on which the goods arrived decides.' },
    LATE: { value: 'late', description: 'The term that began on the day of arrival was over.' },
  } as const,
})

const TermRef = builder.objectRef<Term>('WithdrawalTerm').implement({
  fields: t => ({
    kind: t.expose('kind', { type: WithdrawalTermRef }),
    earliestEnd: t.expose('earliestEnd', {
      type: 'Date',
      nullable: true,
      description:
        'Last day if the goods arrived on the day they were sent, or when they did; null where nothing was sent.',
    }),
    likelyEnd: t.expose('likelyEnd', {
      type: 'Date',
      nullable: true,
      description:
        'Last day if the goods arrived when they should have, or when they did; null where nothing was sent.',
    }),
  }),
})

const WithdrawnItemRef = builder.objectRef<WithdrawnItem>('WithdrawnItem').implement({
  fields: t => ({ title: t.exposeString('title'), amount: t.exposeInt('amount') }),
})

/** A declaration of withdrawal: for staff, and for whoever placed its order while signed in. */
const WithdrawalRef = builder.objectRef<Withdrawal>('Withdrawal')
builder.node(WithdrawalRef, {
  id: { resolve: ({ id }) => id },
  isTypeOf: value => 'keyHash' in (value as object),
  loadMany: (ids, context) => Promise.all(ids.map(id => loadWithdrawal(context, id))),
  fields: t => ({
    orderNumber: t.exposeString('orderNumber', { description: 'As it was entered.' }),
    name: t.exposeString('name'),
    email: t.exposeString('email', { description: 'Where the receipt went.' }),
    language: t.expose('language', { type: LanguageRef }),
    items: t.field({
      type: [WithdrawnItemRef],
      description: 'What of the order; empty for the whole contract, or what `parts` says.',
      resolve: ({ items }) => items,
    }),
    parts: t.exposeString('parts', { nullable: true, description: 'What of the order, in the declarer’s words.' }),
    declaredAt: t.expose('declaredAt', { type: 'DateTime' }),
    state: t.expose('state', { type: WithdrawalStateRef }),
    answer: t.exposeString('answer', { nullable: true, description: 'What the customer was told.' }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true }),
    revision: t.exposeInt('revision'),
    proof: t.expose('proof', {
      type: WithdrawalProofRef,
      nullable: true,
      description: 'Null where no order fits what was entered.',
    }),
    order: t.field({
      type: OrderRef,
      nullable: true,
      resolve: async ({ orderId }, _args, context) => {
        const order = orderId && (await loadOrder(context, orderId))
        return order ? { order } : null
      },
    }),
    term: t.field({
      type: TermRef,
      nullable: true,
      description: 'Null where no order fits.',
      resolve: async ({ orderId, declaredAt, arrivedOn }, _args, context) => {
        const order = orderId && (await loadOrder(context, orderId))
        if (!order) return null
        const settings = await settingsOf(context)
        const sentOn = order.shippedAt && shopDay(settings, order.shippedAt)
        const { calendar, transit } = deliveryTerms(settings, { pickup: order.isPickup })
        const expectedOn = sentOn && addWorkingDays(sentOn, transit.max, calendar)
        return termOf({ sentOn, expectedOn, arrivedOn }, shopDay(settings, declaredAt), holidayRegion(settings))
      },
    }),
    arrivedOn: t.field({
      type: 'Date',
      nullable: true,
      description: 'When the goods arrived, as staff found out; null while nobody knows.',
      resolve: ({ arrivedOn }, _args, { viewer }) => (mayRead(viewer, 'orders') ? arrivedOn : null),
    }),
    viewerCanDecide: t.boolean({
      resolve: ({ state }, _args, { viewer }) => state === 'received' && mayWrite(viewer, 'orders'),
    }),
  }),
})

builder.objectField(OrderRef, 'withdrawals', t =>
  t.field({
    type: [WithdrawalRef],
    complexity: 20,
    description: 'Oldest first; empty for all but staff and whoever placed the order while signed in.',
    resolve: ({ order }, _args, context) =>
      mayRead(context.viewer, 'orders') || context.viewer.accountId !== null ? loadOfOrder(context, order.id) : [],
  }),
)

const WithdrawableRef = builder.objectRef<Withdrawable>('WithdrawableItem').implement({
  description: 'A part of an order that is withdrawn from by itself: a line, or a kind of pieces of a set.',
  fields: t => ({
    lineId: t.id({ resolve: ({ lineId }) => globalId('OrderLine', lineId) }),
    piece: t.exposeInt('piece', { nullable: true, description: 'Place in the pieces of the set.' }),
    title: t.exposeString('title'),
    fit: t.expose('fit', { type: FitRef, nullable: true }),
    size: t.exposeString('size', { nullable: true }),
    color: t.exposeString('color', { nullable: true }),
    amount: t.exposeInt('amount'),
    isExcluded: t.exposeBoolean('isExcluded', {
      description: 'Made to the buyer’s words, for which the law knows no right of withdrawal.',
    }),
  }),
})

type Offer = { readonly orderNumber: number; readonly email: string; readonly name: string; readonly orderId: string }

const OfferRef = builder.objectRef<Offer>('WithdrawalOffer').implement({
  description: 'An order of the viewer’s, from which they can withdraw part by part.',
  fields: t => ({
    orderNumber: t.string({ resolve: ({ orderNumber }) => String(orderNumber) }),
    name: t.exposeString('name'),
    email: t.exposeString('email', { description: 'Where the receipt goes; masked for whoever has only the link.' }),
    items: t.field({
      type: [WithdrawableRef],
      resolve: async ({ orderId }, _args, { database }) => withdrawablesOf(await linesOf(database.drizzle, [orderId])),
    }),
  }),
})

type WithdrawalPage = NumberedPage<Withdrawal> & { tabs: () => Promise<Record<WithdrawalTab, number>> }

const WithdrawalTabRef = builder.enumType('WithdrawalTab', {
  values: {
    RECEIVED: { value: 'received' },
    ACCEPTED: { value: 'accepted' },
    REFUSED: { value: 'refused' },
    ALL: { value: 'all' },
  } as const,
})
const WithdrawalTabCountRef = builder.objectRef<{ key: WithdrawalTab; count: number }>('WithdrawalTabCount').implement({
  fields: t => ({ key: t.expose('key', { type: WithdrawalTabRef }), count: t.exposeInt('count') }),
})
const WithdrawalConnectionRef = numberedConnection<Withdrawal, WithdrawalPage>('Withdrawal', WithdrawalRef)
builder.objectField(WithdrawalConnectionRef, 'tabs', t =>
  t.field({
    type: [WithdrawalTabCountRef],
    description: 'How many each tab holds under the rest of the filter; 1,001 stands for more than 1,000.',
    resolve: async page => {
      const counts = await page.tabs()
      return withdrawalTabs.map(key => ({ key, count: counts[key] }))
    },
  }),
)
const WithdrawalFilterInput = builder.inputType('WithdrawalFilter', {
  fields: t => ({
    tab: t.field({ type: WithdrawalTabRef }),
    search: t.string({ description: 'Part of the number, the name or the address that was entered.' }),
  }),
})

builder.queryFields(t => ({
  withdrawalOffer: t.field({
    type: OfferRef,
    nullable: true,
    description:
      'An order with its parts to choose from, for whoever placed it while signed in or has its link; null for everybody else.',
    authScopes: { public: true },
    args: { orderNumber: t.arg.string({ required: true }), token: t.arg.string() },
    resolve: async (_root, { orderNumber, token }, context) => {
      const { viewer, database } = context
      const own =
        viewer.accountId === null ? null : await ownOrderByNumber(database.drizzle, orderNumber, viewer.accountId)
      const link = own || !token ? null : await orderOfLink(database.drizzle, orderNumber, token, context.now())
      const order = own ?? (link?.state === 'good' ? link.order : null)
      if (!order) return null
      const { firstName, lastName } = order.invoiceAddress
      const email = own ? order.email : maskedEmail(order.email)
      return { orderNumber: order.orderNumber, orderId: order.id, email, name: `${firstName} ${lastName}` }
    },
  }),
  withdrawals: t.field({
    type: WithdrawalConnectionRef,
    description: 'Declarations of withdrawal, the latest first.',
    authScopes: { staff: 'orders' },
    complexity: pageComplexity,
    args: { first: t.arg.int(), after: t.arg.string(), filter: t.arg({ type: WithdrawalFilterInput }) },
    resolve: async (_root, { filter, ...args }, { database: { drizzle: reader }, viewer }) => {
      const wanted = { tab: filter?.tab, search: withoutControls(filter?.search) }
      const page = await numberedPage(args, {
        read: part => browseWithdrawals(reader, viewer, wanted, part),
        count: most => countWithdrawals(reader, viewer, wanted, most),
        search: wanted.search,
      })
      return { ...page, tabs: () => countWithdrawalTabs(reader, viewer, wanted) }
    },
  }),
  withdrawal: t.field({
    type: WithdrawalRef,
    nullable: true,
    authScopes: { staff: 'orders' },
    args: { id: t.arg.id({ required: true, description: 'Of the `Withdrawal`, or the plain id that mails name.' }) },
    resolve: (_root, { id }, context) => loadWithdrawal(context, rawId('Withdrawal', String(id)) ?? String(id)),
  }),
}))

/** Parts of one order; a cart has at most 200 lines and 1,000 kinds of pieces. */
const MOST_ITEMS = 1000

const WithdrawnItemInput = builder.inputType('WithdrawnItemInput', {
  fields: t => ({
    lineId: t.id({ required: true }),
    piece: t.int({ description: 'As the offer names it.' }),
    amount: t.int({ required: true }),
  }),
})
const DeclareWithdrawalInput = builder.inputType('DeclareWithdrawalInput', {
  fields: t => ({
    key: t.string({
      required: true,
      description:
        'At least 16 characters, made by the client for this declaration: sending it again declares nothing twice.',
    }),
    name: t.string({ required: true, ...accepts({ characters: LONGEST.name }) }),
    orderNumber: t.string({ required: true, ...accepts({ characters: LONGEST.orderNumber }) }),
    email: t.string({
      description: 'Where the receipt goes; not needed where the order was shown.',
      ...accepts({ characters: LONGEST.email }),
    }),
    parts: t.string({
      description: 'What is withdrawn from, in words; without it and without `items` the whole contract.',
      extensions: {
        ...atMost({ characters: 2 * LONGEST.parts }).extensions,
        ...accepts({ characters: LONGEST.parts }).extensions,
      },
    }),
    token: t.string({ description: 'The secret of the order’s link.' }),
    items: t.field({
      type: [WithdrawnItemInput],
      description: 'Parts of the order; only where it was shown (`withdrawalOffer`).',
      ...atMost({ entries: MOST_ITEMS }),
    }),
  }),
})
const CompleteWithdrawalInput = builder.inputType('CompleteWithdrawalInput', {
  fields: t => ({
    withdrawalId: t.id({ required: true }),
    revision: t.int({ required: true }),
    orderNumber: t.string({
      description: 'Of the order that is meant; absent: as it is.',
      ...atMost({ characters: 40 }),
    }),
    arrivedOn: t.field({ type: 'Date', description: 'Absent: as it is; null: not known.' }),
  }),
})

const DecideWithdrawalInput = builder.inputType('DecideWithdrawalInput', {
  fields: t => ({
    withdrawalId: t.id({ required: true }),
    revision: t.int({ required: true }),
    isAccepted: t.boolean({ required: true }),
    answer: t.string({
      description: 'What the customer is told besides; why, where it is refused.',
      extensions: {
        ...atMost({ characters: 2 * LONGEST.answer }).extensions,
        ...accepts({ characters: LONGEST.answer }).extensions,
      },
    }),
  }),
})

const DeclareWithdrawalPayload = payloadType<{ receivedAt: Date | null }>('DeclareWithdrawalPayload', t => ({
  receivedAt: t.expose('receivedAt', {
    type: 'DateTime',
    nullable: true,
    description: 'When the declaration came in; the same is in the receipt.',
  }),
}))
const DecideWithdrawalPayload = payloadType<{ withdrawal: Withdrawal | null }>('DecideWithdrawalPayload', t => ({
  withdrawal: t.expose('withdrawal', { type: WithdrawalRef, nullable: true }),
}))

builder.mutationFields(t => ({
  declareWithdrawal: t.field({
    type: DeclareWithdrawalPayload,
    description:
      'Declares the withdrawal from a contract, with or without an account. Whether there is such an order is told to nobody.',
    authScopes: { inPerson: true },
    args: { input: t.arg({ type: DeclareWithdrawalInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ receivedAt: Date | null }>({ receivedAt: null }, async () => {
        await context.responder.limitExactly('mail')
        const { declaredAt } = await declareWithdrawal(context, {
          ...{ key: input.key, name: input.name, orderNumber: input.orderNumber, email: input.email ?? null },
          ...{ parts: input.parts ?? null, token: input.token ?? null },
          items:
            input.items?.map(({ lineId, piece, amount }) => ({
              ...{ lineId: rawId('OrderLine', String(lineId)) ?? '', piece: piece ?? null, amount },
            })) ?? null,
        })
        return { receivedAt: declaredAt }
      }),
  }),
  completeWithdrawal: t.field({
    type: DecideWithdrawalPayload,
    description: 'Adds which order a declaration means and when the goods arrived; what was declared stays.',
    authScopes: { admin: 'orders' },
    args: { input: t.arg({ type: CompleteWithdrawalInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ withdrawal: Withdrawal | null }>({ withdrawal: null }, async () => {
        const { withdrawalId, revision, orderNumber, arrivedOn } = input
        const id = rawId('Withdrawal', String(withdrawalId)) ?? ''
        return {
          withdrawal: await completeWithdrawal(context, { withdrawalId: id, revision, orderNumber, arrivedOn }),
        }
      }),
  }),
  decideWithdrawal: t.field({
    type: DecideWithdrawalPayload,
    description: 'Accepts or refuses a declaration and writes to the customer; it gives no money back by itself.',
    authScopes: { admin: 'orders' },
    args: { input: t.arg({ type: DecideWithdrawalInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ withdrawal: Withdrawal | null }>({ withdrawal: null }, async () => {
        const { withdrawalId, revision, isAccepted, answer } = input
        const id = rawId('Withdrawal', String(withdrawalId)) ?? ''
        return {
          withdrawal: await decideWithdrawal(context, {
            withdrawalId: id,
            revision,
            isAccepted,
            answer: answer ?? null,
          }),
        }
      }),
  }),
}))
