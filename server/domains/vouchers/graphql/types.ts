import { batchedRows } from '../../../api/batched.ts'
import { builder } from '../../../api/builder.ts'
import { refusalType, UserErrorRef } from '../../../api/errors.ts'
import { numberedConnection, numberedPage, pageComplexity } from '../../../api/numberedPages.ts'
import { LocalizedTextRef, MoneyRef, money } from '../../../api/values.ts'
import type { Cents } from '../../../kit/money.ts'
import { mayWrite } from '../../../kit/viewer.ts'
import { AuditConnectionRef, auditPage } from '../../audit/graphql.ts'
import { FileRef, loadFile } from '../../files/graphql/file.ts'
import { ShopRef, settingsOf } from '../../settings/graphql.ts'
import { shopDay } from '../../settings/settings.ts'
import {
  browseVoucherEntries,
  countVoucherEntries,
  shownCode,
  templatesByIds,
  type Voucher,
  type VoucherEntry,
  type VoucherTemplate,
  vouchersByIds,
} from '../queries/vouchers.ts'
import type { BoughtVoucher } from '../rules/issue.ts'
import { voucherState } from '../rules/standing.ts'
import { takesVouchers, voucherSettings } from '../settings.ts'

/** Loads a voucher for a request; null where there is none or the viewer may not see it. */
export const loadVoucher = batchedRows(({ database, viewer }, ids) => vouchersByIds(database.drizzle, viewer, ids))
/** Loads a template for a request; as `loadVoucher`. */
export const loadTemplate = batchedRows(({ database, viewer }, ids) => templatesByIds(database.drizzle, viewer, ids))

export const VoucherStateRef = builder.enumType('VoucherState', {
  values: {
    OPEN: { value: 'open' },
    PARTLY: { value: 'partly' },
    REDEEMED: { value: 'redeemed' },
    EXPIRED: { value: 'expired' },
    BLOCKED: { value: 'blocked' },
  } as const,
})
const VoucherEntryKindRef = builder.enumType('VoucherEntryKind', {
  values: {
    ISSUED: { value: 'issued' },
    REDEEMED: { value: 'redeemed' },
    RETURNED: { value: 'returned' },
    CORRECTED: { value: 'corrected' },
  } as const,
})

/** How vouchers look; for staff only. */
export const VoucherTemplateRef = builder.objectRef<VoucherTemplate>('VoucherTemplate')
builder.node(VoucherTemplateRef, {
  id: { resolve: ({ id }) => id },
  isTypeOf: value => 'accent' in (value as object) && 'isTransferable' in (value as object),
  loadMany: (ids, context) => Promise.all(ids.map(id => loadTemplate(context, id))),
  fields: t => ({
    title: t.exposeString('title'),
    heading: t.expose('heading', { type: LocalizedTextRef }),
    text: t.expose('text', { type: LocalizedTextRef }),
    accent: t.exposeString('accent'),
    image: t.field({
      type: FileRef,
      nullable: true,
      resolve: ({ imageFileId }, _args, context) => (imageFileId === null ? null : loadFile(context, imageFileId)),
    }),
    isTransferable: t.exposeBoolean('isTransferable'),
    isDefault: t.exposeBoolean('isDefault'),
    isOffered: t.exposeBoolean('isOffered'),
    changedAt: t.expose('changedAt', { type: 'DateTime' }),
    deletedAt: t.expose('deletedAt', { type: 'DateTime', nullable: true }),
    revision: t.exposeInt('revision'),
    viewerCanEdit: t.boolean({ resolve: (_template, _args, { viewer }) => mayWrite(viewer, 'vouchers') }),
  }),
})

/** What happened to the money of a voucher; the order itself is added by those who know orders. */
export const VoucherEntryRef = builder.objectRef<VoucherEntry>('VoucherEntry').implement({
  fields: t => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: VoucherEntryKindRef }),
    amount: t.field({ type: MoneyRef, resolve: ({ amountCents }) => money(amountCents) }),
    balance: t.field({ type: MoneyRef, resolve: ({ balanceCents }) => money(balanceCents) }),
    note: t.exposeString('note', { nullable: true }),
    at: t.expose('at', { type: 'DateTime' }),
  }),
})
const EntryConnectionRef = numberedConnection<VoucherEntry>('VoucherEntry', VoucherEntryRef)

/** A voucher; for staff only. */
export const VoucherRef = builder.objectRef<Voucher>('Voucher')
builder.node(VoucherRef, {
  id: { resolve: ({ id }) => id },
  isTypeOf: value => 'balanceCents' in (value as object) && 'valueCents' in (value as object),
  loadMany: (ids, context) => Promise.all(ids.map(id => loadVoucher(context, id))),
  fields: t => ({
    code: t.string({ resolve: ({ code }, _args, { viewer }) => shownCode(viewer, code) }),
    value: t.field({ type: MoneyRef, resolve: ({ valueCents, currency }) => money(valueCents, currency) }),
    balance: t.field({ type: MoneyRef, resolve: ({ balanceCents, currency }) => money(balanceCents, currency) }),
    state: t.field({
      type: VoucherStateRef,
      resolve: async (voucher, _args, context) =>
        voucherState(voucher, shopDay(await settingsOf(context), context.now())),
    }),
    expiresOn: t.expose('expiresOn', { type: 'Date', nullable: true }),
    isTransferable: t.exposeBoolean('isTransferable'),
    isSold: t.boolean({ resolve: ({ orderId }) => orderId !== null }),
    template: t.field({
      type: VoucherTemplateRef,
      nullable: true,
      resolve: ({ templateId }, _args, context) => (templateId === null ? null : loadTemplate(context, templateId)),
    }),
    message: t.exposeString('message', { nullable: true }),
    recipientName: t.exposeString('recipientName', { nullable: true }),
    recipientEmail: t.exposeString('recipientEmail', { nullable: true }),
    deliverOn: t.expose('deliverOn', { type: 'Date', nullable: true }),
    sentAt: t.expose('sentAt', { type: 'DateTime', nullable: true }),
    note: t.exposeString('note', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    changedAt: t.expose('changedAt', { type: 'DateTime' }),
    revision: t.exposeInt('revision'),
    entries: t.field({
      type: EntryConnectionRef,
      complexity: pageComplexity,
      args: { first: t.arg.int(), after: t.arg.string() },
      resolve: ({ id }, args, { database: { drizzle: reader }, viewer }) =>
        numberedPage(args, {
          read: part => browseVoucherEntries(reader, viewer, id, part),
          count: most => countVoucherEntries(reader, viewer, id, most),
          search: null,
        }),
    }),
    auditTrail: t.field({
      type: AuditConnectionRef,
      nullable: true,
      complexity: pageComplexity,
      args: { first: t.arg.int(), after: t.arg.string() },
      resolve: ({ id }, page, context) =>
        mayWrite(context.viewer, 'audit') ? auditPage(context, { subjectType: 'voucher', subjectId: id }, page) : null,
    }),
    viewerCanEdit: t.boolean({ resolve: (_voucher, _args, { viewer }) => mayWrite(viewer, 'vouchers') }),
  }),
})

type Sale = { readonly least: Cents; readonly most: Cents; readonly validYears: number }

const VoucherSaleRef = builder.objectRef<Sale>('VoucherSale').implement({
  fields: t => ({
    least: t.field({ type: MoneyRef, resolve: ({ least }) => money(least) }),
    most: t.field({ type: MoneyRef, resolve: ({ most }) => money(most) }),
    validYears: t.exposeInt('validYears'),
  }),
})

builder.objectField(ShopRef, 'voucherSale', t =>
  t.field({
    type: VoucherSaleRef,
    nullable: true,
    resolve(settings) {
      const { leastAmount: least, mostAmount: most, validYears } = voucherSettings.of(settings)
      return takesVouchers(settings) ? { least, most, validYears } : null
    },
  }),
)

/** What somebody wants of a voucher that they buy. */
export const BoughtVoucherRef = builder.objectRef<BoughtVoucher>('BoughtVoucher').implement({
  fields: t => ({
    amount: t.field({ type: MoneyRef, nullable: true, resolve: ({ amount }) => money(amount) }),
    message: t.exposeString('message', { nullable: true }),
    recipientName: t.exposeString('recipientName', { nullable: true }),
    recipientEmail: t.exposeString('recipientEmail', { nullable: true }),
    deliverOn: t.expose('deliverOn', { type: 'Date', nullable: true }),
  }),
})

refusalType('VOUCHER_BALANCE_CHANGED', 'VoucherBalanceChanged').implement({
  interfaces: [UserErrorRef],
  fields: t => ({
    balance: t.field({
      type: MoneyRef,
      nullable: true,
      resolve: ({ details }) => money(typeof details?.balance === 'number' ? details.balance : null),
    }),
  }),
})
