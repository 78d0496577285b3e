import { builder } from '../../api/builder.ts'
import { payloadType, withRefusals } from '../../api/errors.ts'
import { globalId } from '../../api/globalIds.ts'
import { atMost } from '../../api/inputLimits.ts'
import { MoneyRef, money } from '../../api/values.ts'
import { PriceAdjustmentInput } from '../catalogue/graphql/history.ts'
import { keyOf } from '../catalogue/graphql/productPayload.ts'
import { cancelPriceRehearsal, cancelRehearsal, startPriceRehearsal, startRehearsal } from './operations.ts'
import { latestRehearsal, ordersOf, type Rehearsal } from './queries.ts'
import { DAYS, MOST_DIFFERENCES } from './rules.ts'
import { type Difference, PRICES, type RehearsalState } from './tables.ts'

type OrderFacts = { readonly orderNumber: number; readonly customerName: string; readonly placedAt: Date }

const DifferenceRef = builder.objectRef<Difference & OrderFacts>('RehearsalDifference').implement({
  description: 'An order that would have cost something else.',
  fields: t => ({
    orderId: t.id({ description: 'Id of the order.', resolve: ({ orderId }) => globalId('Order', orderId) }),
    orderNumber: t.exposeInt('orderNumber', { description: 'Number of the order.' }),
    customerName: t.exposeString('customerName', { description: 'Whom the order is filed under.' }),
    placedAt: t.expose('placedAt', { type: 'DateTime', description: 'When it was placed.' }),
    was: t.field({
      type: MoneyRef,
      nullable: true,
      description: 'With VAT, by the rules that are saved; null where it could not be ordered.',
      resolve: ({ was }) => (was === null ? null : money(was)),
    }),
    wouldBe: t.field({
      type: MoneyRef,
      nullable: true,
      description: 'With VAT, by the rules that are tried; null where it could not be ordered.',
      resolve: ({ wouldBe }) => (wouldBe === null ? null : money(wouldBe)),
    }),
  }),
})

const StateRef = builder.enumType('RehearsalState', {
  description: 'How far a rehearsal is.',
  values: {
    QUEUED: { value: 'queued', description: 'It is about to begin.' },
    RUNNING: { value: 'running', description: 'Orders are being priced.' },
    DONE: { value: 'done', description: 'All orders were priced.' },
    CANCELLED: { value: 'cancelled', description: 'It was ended before.' },
    FAILED: { value: 'failed', description: 'It could not be done.' },
  } as const satisfies Record<string, { value: RehearsalState; description: string }>,
})

const RehearsalRef = builder.objectRef<Rehearsal>('Rehearsal').implement({
  description: `Rules that are tried before they are saved: the orders of the last ${DAYS} days priced by them, at the prices for which the goods were sold, coupons left aside.`,
  fields: t => ({
    key: t.exposeString('id', { description: 'Tells one from another.' }),
    section: t.exposeString('section', {
      description: `Key of the section of the settings; \`${PRICES}\` where prices of products are tried.`,
    }),
    state: t.expose('state', { type: StateRef, description: 'How far it is.' }),
    total: t.exposeInt('total', { description: 'Orders that are to be priced.' }),
    done: t.exposeInt('done', { description: 'Orders that were priced so far.' }),
    changedCount: t.exposeInt('changedCount', { description: 'Those of them that would cost something else.' }),
    was: t.field({
      type: MoneyRef,
      description: 'Sum of all that can be ordered either way, by the rules that are saved.',
      resolve: ({ wasCents }) => money(wasCents),
    }),
    wouldBe: t.field({
      type: MoneyRef,
      description: 'The same by the rules that are tried.',
      resolve: ({ wouldBeCents }) => money(wouldBeCents),
    }),
    startedAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was asked for.' }),
    differences: t.field({
      type: [DifferenceRef],
      description: `The largest differences, at most ${MOST_DIFFERENCES}.`,
      authScopes: { staff: 'orders' },
      resolve: async ({ differences }, _args, { database }) => {
        const orders = await ordersOf(
          database.drizzle,
          differences.map(({ orderId }) => orderId),
        )
        return differences.flatMap(difference => {
          const order = orders.get(difference.orderId)
          return order ? [{ ...order, ...difference }] : []
        })
      },
    }),
  }),
})

const RehearsalPayload = payloadType<{ rehearsal: Rehearsal | null }>('RehearsalPayload', t => ({
  rehearsal: t.expose('rehearsal', {
    type: RehearsalRef,
    nullable: true,
    description: 'As it stands now; null where it was refused, or there is none.',
  }),
}))

const StartRehearsalInput = builder.inputType('StartRehearsalInput', {
  description: 'Rules to be tried.',
  fields: t => ({
    section: t.string({ required: true, description: 'Key of the section: vat, shipping or discounts.' }),
    changes: t.field({ type: 'Json', required: true, description: 'Fields as `updateSettings` takes them.' }),
  }),
})
/** Most products whose prices are tried at once. */
const MOST_PRODUCTS = 1000

const StartPriceRehearsalInput = builder.inputType('StartPriceRehearsalInput', {
  description: 'Prices to be tried.',
  fields: t => ({
    productIds: t.idList({
      required: true,
      description: 'Whose prices change.',
      ...atMost({ entries: MOST_PRODUCTS }),
    }),
    price: t.field({ type: PriceAdjustmentInput, required: true, description: 'How, as `changeProducts` takes it.' }),
  }),
})
const CancelRehearsalInput = builder.inputType('CancelRehearsalInput', {
  description: 'A rehearsal to be ended.',
  fields: t => ({ section: t.string({ required: true, description: 'Key of the section.' }) }),
})

builder.queryField('rehearsal', t =>
  t.field({
    type: RehearsalRef,
    nullable: true,
    description: 'The viewer’s own latest rehearsal of a section; null where there is none.',
    authScopes: { staff: 'settings' },
    args: { section: t.arg.string({ required: true, description: 'Key of the section.' }) },
    resolve: (_root, { section }, { database, viewer }) =>
      viewer.accountId === null ? null : latestRehearsal(database.drizzle, viewer.accountId, section),
  }),
)

builder.queryField('priceRehearsal', t =>
  t.field({
    type: RehearsalRef,
    nullable: true,
    description: 'The viewer’s own latest rehearsal of prices; null where there is none.',
    authScopes: { staff: 'catalogue' },
    resolve: (_root, _args, { database, viewer }) =>
      viewer.accountId === null ? null : latestRehearsal(database.drizzle, viewer.accountId, PRICES),
  }),
)

builder.mutationFields(t => ({
  startPriceRehearsal: t.field({
    type: RehearsalPayload,
    description:
      'Has the orders of the last weeks priced as if products had been sold at changed prices. One rehearsal of a person at a time.',
    authScopes: { admin: 'catalogue' },
    args: { input: t.arg({ type: StartPriceRehearsalInput, required: true }) },
    resolve: (_root, { input: { productIds, price } }, context) =>
      withRefusals<{ rehearsal: Rehearsal | null }>({ rehearsal: null }, async () => ({
        rehearsal: await startPriceRehearsal(context, {
          productIds: [...new Set(productIds.map(id => keyOf('Product', String(id))))],
          price,
        }),
      })),
  }),
  cancelPriceRehearsal: t.field({
    type: RehearsalPayload,
    description: 'Ends the viewer’s rehearsal of prices.',
    authScopes: { admin: 'catalogue' },
    resolve: (_root, _args, context) =>
      withRefusals<{ rehearsal: Rehearsal | null }>({ rehearsal: null }, async () => ({
        rehearsal: await cancelPriceRehearsal(context, {}),
      })),
  }),
  startRehearsal: t.field({
    type: RehearsalPayload,
    description: 'Has the orders of the last weeks priced by rules that are not saved. One of a person at a time.',
    authScopes: { admin: 'settings' },
    args: { input: t.arg({ type: StartRehearsalInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ rehearsal: Rehearsal | null }>({ rehearsal: null }, async () => ({
        rehearsal: await startRehearsal(context, { ...input, changes: input.changes }),
      })),
  }),
  cancelRehearsal: t.field({
    type: RehearsalPayload,
    description: 'Ends the viewer’s rehearsal of a section.',
    authScopes: { admin: 'settings' },
    args: { input: t.arg({ type: CancelRehearsalInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ rehearsal: Rehearsal | null }>({ rehearsal: null }, async () => ({
        rehearsal: await cancelRehearsal(context, input),
      })),
  }),
}))
