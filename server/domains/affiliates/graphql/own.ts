import { batched } from '../../../api/batched.ts'
import { builder } from '../../../api/builder.ts'
import { MoneyRef, money } from '../../../api/values.ts'
import { addDays } from '../../../kit/days.ts'
import { mayRead } from '../../../kit/viewer.ts'
import { ViewerRef } from '../../accounts/graphql.ts'
import { OrderRef } from '../../orders/graphql/order.ts'
import { settingsOf } from '../../settings/graphql.ts'
import { shopDay } from '../../settings/settings.ts'
import {
  type Affiliate,
  type AffiliatePayout,
  type Commission,
  clicksSince,
  figuresOf,
  orderCommissionsByIds,
  ownEarnings,
  ownPartner,
} from '../queries.ts'
import { affiliateSettings } from '../settings.ts'
import {
  CommissionKindRef,
  CommissionPartRef,
  CommissionRef,
  CommissionStateRef,
  FiguresRef,
  linkOf,
  RateRef,
  ripeOf,
} from './types.ts'

/** Commissions and payments that partners are shown of themselves. */
const MOST_SHOWN = 100
/** Days of which the visits are told. */
const DAYS_SHOWN = 30

const OwnCommissionRef = builder.objectRef<Commission>('OwnCommission').implement({
  fields: t => ({
    key: t.string({ resolve: ({ id }) => id }),
    orderNumber: t.string({ resolve: ({ orderNumber }) => String(orderNumber) }),
    at: t.expose('at', { type: 'DateTime' }),
    net: t.field({ type: MoneyRef, resolve: ({ netCents }) => money(netCents) }),
    amount: t.field({ type: MoneyRef, resolve: ({ amountCents }) => money(amountCents) }),
    parts: t.field({ type: [CommissionPartRef], resolve: ({ parts }) => [...(parts ?? [])] }),
    state: t.expose('state', { type: CommissionStateRef }),
  }),
})
const OwnPayoutRef = builder.objectRef<AffiliatePayout>('OwnPayout').implement({
  fields: t => ({
    key: t.string({ resolve: ({ id }) => id }),
    paidOn: t.expose('paidOn', { type: 'Date' }),
    reference: t.exposeString('reference'),
    amount: t.field({ type: MoneyRef, resolve: ({ amountCents }) => money(amountCents) }),
  }),
})
const ClicksRef = builder.objectRef<{ day: string; count: number }>('PartnerVisits').implement({
  fields: t => ({ day: t.expose('day', { type: 'Date' }), count: t.exposeInt('count') }),
})

type Earnings = Awaited<ReturnType<typeof ownEarnings>>
const EarningsRef = builder.objectRef<Earnings>('PartnerEarnings').implement({
  fields: t => ({
    commissions: t.expose('commissions', { type: [OwnCommissionRef] }),
    payouts: t.expose('payouts', { type: [OwnPayoutRef] }),
  }),
})

const PartnershipRef = builder.objectRef<Affiliate>('Partnership').implement({
  fields: t => ({
    name: t.exposeString('name', { nullable: true }),
    link: t.string({ resolve: ({ code }, _args, { config }) => linkOf(config.publicUrl, code) }),
    kind: t.expose('kind', { type: CommissionKindRef }),
    value: t.exposeInt('value'),
    rates: t.field({ type: [RateRef], resolve: ({ rates }) => [...rates] }),
    windowDays: t.exposeInt('windowDays'),
    waitDays: t.int({
      resolve: async (_partner, _args, context) => affiliateSettings.of(await settingsOf(context)).waitDays,
    }),
    isActive: t.exposeBoolean('isActive'),
    figures: t.field({
      type: FiguresRef,
      resolve: async ({ id }, _args, context) =>
        (await figuresOf(context.database.drizzle, [id], await ripeOf(context)))[0]!,
    }),
    visits: t.field({
      type: [ClicksRef],
      async resolve(partner, _args, context) {
        const today = shopDay(await settingsOf(context), context.now())
        return clicksSince(context.database.drizzle, partner, addDays(today, 1 - DAYS_SHOWN))
      },
    }),
    earnings: t.field({
      type: EarningsRef,
      complexity: { field: 10, multiplier: MOST_SHOWN / 10 },
      resolve: async (partner, _args, context) =>
        ownEarnings(context.database.drizzle, partner, await ripeOf(context), MOST_SHOWN),
    }),
  }),
})

builder.objectField(ViewerRef, 'partnership', t =>
  t.field({
    type: PartnershipRef,
    nullable: true,
    // Whoever acts for a customer sees what they bought, and not what they earn.
    resolve: ({ accountId, actor }, _args, { database }) => (actor ? null : ownPartner(database.drizzle, accountId)),
  }),
)

const loadCommission = batched(async (context, orderIds) =>
  orderCommissionsByIds(context.database.drizzle, context.viewer, orderIds, await ripeOf(context)),
)

builder.objectField(OrderRef, 'commission', t =>
  t.field({
    type: CommissionRef,
    nullable: true,
    resolve: async ({ order }, _args, context) =>
      mayRead(context.viewer, 'affiliates') ? ((await loadCommission(context, order.id)) ?? null) : null,
  }),
)
