import { batched, batchedRows } from '../../../api/batched.ts'
import { builder } from '../../../api/builder.ts'
import { numberedConnection, numberedPage, pageComplexity } from '../../../api/numberedPages.ts'
import { MoneyRef, money } from '../../../api/values.ts'
import { mayWrite } from '../../../kit/viewer.ts'
import { AuditConnectionRef, auditPage } from '../../audit/graphql.ts'
import { loadOrder } from '../../orders/graphql/loaders.ts'
import { OrderRef } from '../../orders/graphql/order.ts'
import {
  type Affiliate,
  type AffiliateFigures,
  type AffiliatePayout,
  affiliatesByIds,
  browseAffiliatePayouts,
  browseCommissions,
  type Commission,
  countAffiliatePayouts,
  countCommissions,
  figuresOf,
} from '../queries.ts'

/** Loads a partner for a request; null where there is none or the viewer may not see them. */
export const loadAffiliate = batchedRows(({ database, viewer }, ids) => affiliatesByIds(database.drizzle, viewer, ids))

/** Loads the figures of partners that the viewer may see. */
const loadFigures = batched(
  async ({ database, now }, ids) =>
    new Map((await figuresOf(database.drizzle, ids, now())).map(each => [each.affiliateId, each])),
)

export const CommissionKindRef = builder.enumType('CommissionKind', {
  values: { PERCENT: { value: 'percent' }, FIXED: { value: 'fixed' } } as const,
})
const CommissionStateRef = builder.enumType('CommissionState', {
  values: {
    WAITING: { value: 'waiting' },
    DUE: { value: 'due' },
    PAID: { value: 'paid' },
    VOID: { value: 'void' },
  } as const,
})

const FiguresRef = builder.objectRef<AffiliateFigures>('AffiliateFigures').implement({
  fields: t => ({
    clicks: t.exposeInt('clicks'),
    orders: t.exposeInt('orders'),
    revenue: t.field({ type: MoneyRef, resolve: ({ revenue }) => money(revenue) }),
    open: t.field({ type: MoneyRef, resolve: ({ open }) => money(open) }),
    due: t.field({ type: MoneyRef, resolve: ({ due }) => money(due) }),
    paid: t.field({ type: MoneyRef, resolve: ({ paid }) => money(paid) }),
  }),
})

const CommissionRef = builder.objectRef<Commission>('Commission').implement({
  fields: t => ({
    id: t.exposeID('id'),
    orderNumber: t.string({ resolve: ({ orderNumber }) => String(orderNumber) }),
    order: t.field({
      type: OrderRef,
      nullable: true,
      resolve: async ({ orderId }, _args, context) => {
        const order = await loadOrder(context, orderId)
        return order && { order }
      },
    }),
    net: t.field({ type: MoneyRef, resolve: ({ netCents }) => money(netCents) }),
    amount: t.field({ type: MoneyRef, resolve: ({ amountCents }) => money(amountCents) }),
    state: t.expose('state', { type: CommissionStateRef }),
    at: t.expose('at', { type: 'DateTime' }),
  }),
})
const CommissionConnectionRef = numberedConnection<Commission>('Commission', CommissionRef)

/** A partner who sends buyers; for staff only. */
export const AffiliateRef = builder.objectRef<Affiliate>('Affiliate')

export const AffiliatePayoutRef = builder.objectRef<AffiliatePayout>('AffiliatePayout').implement({
  fields: t => ({
    id: t.exposeID('id'),
    affiliate: t.field({
      type: AffiliateRef,
      nullable: true,
      resolve: ({ affiliateId }, _args, context) => loadAffiliate(context, affiliateId),
    }),
    amount: t.field({ type: MoneyRef, resolve: ({ amountCents }) => money(amountCents) }),
    paidOn: t.expose('paidOn', { type: 'Date' }),
    reference: t.exposeString('reference'),
    at: t.expose('at', { type: 'DateTime' }),
  }),
})
export const PayoutConnectionRef = numberedConnection<AffiliatePayout>('AffiliatePayout', AffiliatePayoutRef)

builder.node(AffiliateRef, {
  id: { resolve: ({ id }) => id },
  isTypeOf: value => 'windowDays' in (value as object),
  loadMany: (ids, context) => Promise.all(ids.map(id => loadAffiliate(context, id))),
  fields: t => ({
    name: t.exposeString('name', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    code: t.exposeString('code'),
    link: t.string({
      resolve: ({ code }, _args, { config }) => `${config.publicUrl}/?partner=${encodeURIComponent(code)}`,
    }),
    kind: t.expose('kind', { type: CommissionKindRef }),
    value: t.exposeInt('value'),
    windowDays: t.exposeInt('windowDays'),
    isActive: t.exposeBoolean('isActive'),
    note: t.exposeString('note', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    changedAt: t.expose('changedAt', { type: 'DateTime' }),
    revision: t.exposeInt('revision'),
    figures: t.field({
      type: FiguresRef,
      resolve: async ({ id }, _args, context) => (await loadFigures(context, id))!,
    }),
    commissions: t.field({
      type: CommissionConnectionRef,
      complexity: pageComplexity,
      args: { first: t.arg.int(), after: t.arg.string() },
      resolve: ({ id }, args, { database: { drizzle: reader }, viewer, now }) =>
        numberedPage(args, {
          read: part => browseCommissions(reader, viewer, id, part, now()),
          count: most => countCommissions(reader, viewer, id, most),
          search: null,
        }),
    }),
    payouts: t.field({
      type: PayoutConnectionRef,
      complexity: pageComplexity,
      args: { first: t.arg.int(), after: t.arg.string() },
      resolve: ({ id: affiliateId }, args, { database: { drizzle: reader }, viewer }) =>
        numberedPage(args, {
          read: part => browseAffiliatePayouts(reader, viewer, { affiliateId }, part),
          count: most => countAffiliatePayouts(reader, viewer, { affiliateId }, most),
          search: null,
        }),
    }),
    auditTrail: t.field({
      type: AuditConnectionRef,
      nullable: true,
      complexity: pageComplexity,
      args: { first: t.arg.int(), after: t.arg.string() },
      resolve: ({ id }, page, context) =>
        mayWrite(context.viewer, 'audit')
          ? auditPage(context, { subjectType: 'affiliate', subjectId: id }, page)
          : null,
    }),
    viewerCanEdit: t.boolean({ resolve: (_affiliate, _args, { viewer }) => mayWrite(viewer, 'affiliates') }),
  }),
})
