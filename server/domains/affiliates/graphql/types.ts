import { inArray } from 'drizzle-orm'
import { batched, batchedRows } from '../../../api/batched.ts'
import { builder } from '../../../api/builder.ts'
import type { RequestContext } from '../../../api/context.ts'
import { globalId } from '../../../api/globalIds.ts'
import { numberedConnection, numberedPage, pageComplexity } from '../../../api/numberedPages.ts'
import { MoneyRef, money } from '../../../api/values.ts'
import { type LocalizedText, textIn } from '../../../kit/languages.ts'
import { mayWrite } from '../../../kit/viewer.ts'
import { AuditConnectionRef, auditPage } from '../../audit/graphql.ts'
import { productGroups } from '../../catalogue/tables.ts'
import { loadOrder } from '../../orders/graphql/loaders.ts'
import { OrderRef } from '../../orders/graphql/order.ts'
import { settingsOf } from '../../settings/graphql.ts'
import {
  type Affiliate,
  type AffiliateFigures,
  type AffiliatePayout,
  affiliatesByIds,
  browseAffiliatePayouts,
  browseCommissions,
  type Commission,
  type CommissionEntry,
  commissionEntriesByIds,
  countAffiliatePayouts,
  countCommissions,
  figuresOf,
} from '../queries.ts'
import type { CommissionPart } from '../rules/parts.ts'
import type { GroupRate } from '../rules/terms.ts'
import { ripeBefore } from '../settings.ts'

/** A partner who sends buyers; for staff only. */
export const AffiliateRef = builder.objectRef<Affiliate>('Affiliate')

/** Loads a partner for a request; null where there is none or the viewer may not see them. */
export const loadAffiliate = batchedRows(({ database, viewer }, ids) => affiliatesByIds(database.drizzle, viewer, ids))

/** The address that a partner shares. */
export const linkOf = (publicUrl: string, code: string): string => `${publicUrl}/?partner=${encodeURIComponent(code)}`

/** Before which instant an order must have been shipped for its commission to be due. */
export const ripeOf = async (context: RequestContext): Promise<Date> =>
  ripeBefore(await settingsOf(context), context.now())

/** Loads the figures of partners that the viewer may see. */
const loadFigures = batched(
  async (context, ids) =>
    new Map(
      (await figuresOf(context.database.drizzle, ids, await ripeOf(context))).map(each => [each.affiliateId, each]),
    ),
)

type TitledGroup = { readonly id: string; readonly title: LocalizedText }

/** Loads groups of products by their names; those that are gone are missing. */
const loadGroupTitle = batched(async ({ database }, ids) => {
  const { id, title } = productGroups
  const rows: TitledGroup[] = await database.drizzle
    .select({ id, title })
    .from(productGroups)
    .where(inArray(id, [...ids]))
  return new Map(rows.map(row => [row.id, row]))
})

export const RateRef = builder.objectRef<GroupRate>('AffiliateRate').implement({
  fields: t => ({
    groupId: t.id({ resolve: ({ groupId }) => globalId('ProductGroup', groupId) }),
    title: t.string({
      nullable: true,
      resolve: async ({ groupId }, _args, context) =>
        textIn(context.language, (await loadGroupTitle(context, groupId))?.title ?? null),
    }),
    value: t.exposeInt('value'),
  }),
})

export const CommissionPartRef = builder.objectRef<CommissionPart>('CommissionPart').implement({
  fields: t => ({
    group: t.string({
      nullable: true,
      resolve: ({ group }, _args, { language }) => group && textIn(language, group.title),
    }),
    value: t.exposeInt('value'),
    net: t.field({ type: MoneyRef, resolve: ({ netCents }) => money(netCents) }),
    amount: t.field({ type: MoneyRef, resolve: ({ amountCents }) => money(amountCents) }),
  }),
})

const CommissionEntryKindRef = builder.enumType('CommissionEntryKind', {
  values: { EARNED: { value: 'earned' }, REDUCED: { value: 'reduced' }, CORRECTED: { value: 'corrected' } } as const,
})
const CommissionEntryRef = builder.objectRef<CommissionEntry>('CommissionEntry').implement({
  fields: t => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: CommissionEntryKindRef }),
    amount: t.field({ type: MoneyRef, resolve: ({ amountCents }) => money(amountCents) }),
    note: t.exposeString('note', { nullable: true }),
    person: t.exposeString('person', { nullable: true }),
    isPaid: t.boolean({ resolve: ({ payoutId }) => payoutId !== null }),
    at: t.expose('at', { type: 'DateTime' }),
  }),
})

/** Loads what happened to commissions. */
const loadEntries = batched(async ({ database, viewer }, ids) =>
  Map.groupBy(await commissionEntriesByIds(database.drizzle, viewer, ids), ({ commissionId }) => commissionId),
)

export const CommissionKindRef = builder.enumType('CommissionKind', {
  values: { PERCENT: { value: 'percent' }, FIXED: { value: 'fixed' } } as const,
})
export const CommissionStateRef = builder.enumType('CommissionState', {
  values: {
    WAITING: { value: 'waiting' },
    DUE: { value: 'due' },
    PAID: { value: 'paid' },
    VOID: { value: 'void' },
  } as const,
})

export const FiguresRef = builder.objectRef<AffiliateFigures>('AffiliateFigures').implement({
  fields: t => ({
    clicks: t.exposeInt('clicks'),
    orders: t.exposeInt('orders'),
    revenue: t.field({ type: MoneyRef, resolve: ({ revenue }) => money(revenue) }),
    open: t.field({ type: MoneyRef, resolve: ({ open }) => money(open) }),
    due: t.field({ type: MoneyRef, resolve: ({ due }) => money(due) }),
    paid: t.field({ type: MoneyRef, resolve: ({ paid }) => money(paid) }),
  }),
})

export const CommissionRef = builder.objectRef<Commission>('Commission').implement({
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
    kind: t.expose('kind', { type: CommissionKindRef }),
    value: t.exposeInt('value'),
    net: t.field({ type: MoneyRef, resolve: ({ netCents }) => money(netCents) }),
    amount: t.field({ type: MoneyRef, resolve: ({ amountCents }) => money(amountCents) }),
    parts: t.field({ type: [CommissionPartRef], resolve: ({ parts }) => [...(parts ?? [])] }),
    entries: t.field({
      type: [CommissionEntryRef],
      resolve: async ({ id }, _args, context) => (await loadEntries(context, id)) ?? [],
    }),
    affiliate: t.field({
      type: AffiliateRef,
      nullable: true,
      resolve: ({ affiliateId }, _args, context) => loadAffiliate(context, affiliateId),
    }),
    state: t.expose('state', { type: CommissionStateRef }),
    at: t.expose('at', { type: 'DateTime' }),
  }),
})
const CommissionConnectionRef = numberedConnection<Commission>('Commission', CommissionRef)

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
      resolve: ({ code }, _args, { config }) => linkOf(config.publicUrl, code),
    }),
    kind: t.expose('kind', { type: CommissionKindRef }),
    value: t.exposeInt('value'),
    rates: t.field({ type: [RateRef], resolve: ({ rates }) => [...rates] }),
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
      resolve: async ({ id }, args, context) => {
        const { database, viewer } = context
        const ripe = await ripeOf(context)
        return numberedPage(args, {
          read: part => browseCommissions(database.drizzle, viewer, id, part, ripe),
          count: most => countCommissions(database.drizzle, viewer, id, most),
          search: null,
        })
      },
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
