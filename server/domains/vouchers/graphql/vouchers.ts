import { accepts } from '../../../api/accepted.ts'
import { builder } from '../../../api/builder.ts'
import { payloadType, withRefusals } from '../../../api/errors.ts'
import { globalId, rawId } from '../../../api/globalIds.ts'
import { countedOnlyWhereRefused } from '../../../api/limited.ts'
import { type NumberedPage, numberedConnection, numberedPage, pageComplexity } from '../../../api/numberedPages.ts'
import { DirectionRef, LanguageRef, LocalizedTextInput, MoneyRef, money } from '../../../api/values.ts'
import { withoutControls } from '../../../kit/words.ts'
import { settingsOf } from '../../settings/graphql.ts'
import { shopDay } from '../../settings/settings.ts'
import { createVoucherTemplate, deleteVoucherTemplates, updateVoucherTemplate } from '../operations/templates.ts'
import {
  blockVoucher,
  correctVoucher,
  issueVoucher,
  sendVoucher,
  updateVoucher,
  type Verified,
  verifyVoucher,
} from '../operations/vouchers.ts'
import {
  browseTemplates,
  browseVouchers,
  countTemplates,
  countVouchers,
  countVoucherTabs,
  type Voucher,
  type VoucherTab,
  type VoucherTemplate,
  voucherTabs,
} from '../queries/vouchers.ts'
import { voucherLimits } from '../rules/issue.ts'
import { templateLimits } from '../rules/templates.ts'
import { loadTemplate, loadVoucher, VoucherRef, VoucherStateRef, VoucherTemplateRef } from './types.ts'

const VoucherTabRef = builder.enumType('VoucherTab', {
  values: {
    ALL: { value: 'all' },
    SOLD: { value: 'sold' },
    OPEN: { value: 'open' },
    PARTLY: { value: 'partly' },
    REDEEMED: { value: 'redeemed' },
    EXPIRED: { value: 'expired' },
    BLOCKED: { value: 'blocked' },
  } as const,
})
const VoucherTabCountRef = builder.objectRef<{ key: VoucherTab; count: number }>('VoucherTabCount').implement({
  fields: t => ({ key: t.expose('key', { type: VoucherTabRef }), count: t.exposeInt('count') }),
})
type VoucherPage = NumberedPage<Voucher> & { tabs: () => Promise<Record<VoucherTab, number>> }
const VoucherConnectionRef = numberedConnection<Voucher, VoucherPage>('Voucher', VoucherRef)
builder.objectField(VoucherConnectionRef, 'tabs', t =>
  t.field({
    type: [VoucherTabCountRef],
    resolve: async page => {
      const counts = await page.tabs()
      return voucherTabs.map(key => ({ key, count: counts[key] }))
    },
  }),
)
const TemplateConnectionRef = numberedConnection<VoucherTemplate>('VoucherTemplate', VoucherTemplateRef)

const VoucherFilterInput = builder.inputType('VoucherFilter', {
  fields: t => ({ search: t.string(), tab: t.field({ type: VoucherTabRef }) }),
})
const VoucherOrderInput = builder.inputType('VoucherOrder', {
  fields: t => ({
    field: t.field({
      required: true,
      type: builder.enumType('VoucherOrderField', {
        values: {
          CREATED: { value: 'created' },
          CHANGED: { value: 'changed' },
          VALUE: { value: 'value' },
          BALANCE: { value: 'balance' },
        } as const,
      }),
    }),
    direction: t.field({ type: DirectionRef, required: true }),
  }),
})
const TemplateFilterInput = builder.inputType('VoucherTemplateFilter', { fields: t => ({ search: t.string() }) })

const voucherKey = (id: string | number) => rawId('Voucher', String(id)) ?? ''
const templateKey = (id: string | number) => rawId('VoucherTemplate', String(id)) ?? ''

builder.queryFields(t => ({
  voucher: t.field({
    type: VoucherRef,
    nullable: true,
    authScopes: { staff: 'vouchers' },
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => loadVoucher(context, voucherKey(id)),
  }),
  vouchers: t.field({
    type: VoucherConnectionRef,
    authScopes: { staff: 'vouchers' },
    complexity: pageComplexity,
    args: {
      first: t.arg.int(),
      after: t.arg.string(),
      filter: t.arg({ type: VoucherFilterInput }),
      orderBy: t.arg({ type: VoucherOrderInput }),
    },
    async resolve(_root, { filter, orderBy, ...args }, context) {
      const { database, viewer } = context
      const reader = database.drizzle
      const wanted = { tab: filter?.tab ?? null, search: withoutControls(filter?.search) ?? null }
      const sort = orderBy ?? { field: 'created', direction: 'desc' }
      const today = shopDay(await settingsOf(context), context.now())
      const page = await numberedPage(args, {
        read: part => browseVouchers(reader, viewer, wanted, sort, part, today),
        count: most => countVouchers(reader, viewer, wanted, today, most),
        search: wanted.search,
      })
      return { ...page, tabs: () => countVoucherTabs(reader, viewer, wanted, today) }
    },
  }),
  voucherTemplate: t.field({
    type: VoucherTemplateRef,
    nullable: true,
    authScopes: { staff: 'vouchers' },
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => loadTemplate(context, templateKey(id)),
  }),
  voucherTemplates: t.field({
    type: TemplateConnectionRef,
    authScopes: { staff: 'vouchers' },
    complexity: pageComplexity,
    args: { first: t.arg.int(), after: t.arg.string(), filter: t.arg({ type: TemplateFilterInput }) },
    resolve(_root, { filter, ...args }, { database: { drizzle: reader }, viewer }) {
      const wanted = { search: withoutControls(filter?.search) ?? null }
      return numberedPage(args, {
        read: part => browseTemplates(reader, viewer, wanted, part),
        count: most => countTemplates(reader, viewer, wanted, most),
        search: wanted.search,
      })
    },
  }),
}))

const IssueVoucherInput = builder.inputType('IssueVoucherInput', {
  fields: t => ({
    valueCents: t.int({ required: true, ...accepts(voucherLimits.valueCents) }),
    note: t.string({ required: true, ...accepts({ ...voucherLimits.note, required: true }) }),
    expiresOn: t.field({ type: 'Date' }),
    language: t.field({ type: LanguageRef, required: true }),
    templateId: t.id(),
    isTransferable: t.boolean({ required: true }),
    message: t.string(accepts(voucherLimits.message)),
    recipientName: t.string(accepts(voucherLimits.recipientName)),
    recipientEmail: t.string(accepts(voucherLimits.recipientEmail)),
    deliverOn: t.field({ type: 'Date' }),
  }),
})
const VoucherChangesInput = builder.inputType('VoucherChanges', {
  fields: t => ({
    note: t.string(accepts(voucherLimits.note)),
    expiresOn: t.field({ type: 'Date' }),
    message: t.string(accepts(voucherLimits.message)),
    recipientName: t.string(accepts(voucherLimits.recipientName)),
    recipientEmail: t.string(accepts(voucherLimits.recipientEmail)),
    deliverOn: t.field({ type: 'Date' }),
  }),
})
const UpdateVoucherInput = builder.inputType('UpdateVoucherInput', {
  fields: t => ({
    voucherId: t.id({ required: true }),
    revision: t.int({ required: true }),
    changes: t.field({ type: VoucherChangesInput, required: true }),
  }),
})
const BlockVoucherInput = builder.inputType('BlockVoucherInput', {
  fields: t => ({
    voucherId: t.id({ required: true }),
    isBlocked: t.boolean({ required: true }),
    reason: t.string({ required: true, ...accepts(voucherLimits.reason) }),
  }),
})
const CorrectVoucherInput = builder.inputType('CorrectVoucherInput', {
  fields: t => ({
    voucherId: t.id({ required: true }),
    seenCents: t.int({ required: true }),
    balanceCents: t.int({ required: true, ...accepts({ lowest: 0, highest: voucherLimits.valueCents.highest }) }),
    reason: t.string({ required: true, ...accepts(voucherLimits.reason) }),
  }),
})
const SendVoucherInput = builder.inputType('SendVoucherInput', {
  fields: t => ({ voucherId: t.id({ required: true }) }),
})
const VerifyVoucherInput = builder.inputType('VerifyVoucherInput', {
  fields: t => ({ code: t.string({ required: true }) }),
})
const TemplateChangesInput = builder.inputType('VoucherTemplateChanges', {
  fields: t => ({
    title: t.string(accepts(templateLimits.title)),
    heading: t.field({ type: LocalizedTextInput, ...accepts(templateLimits.heading) }),
    text: t.field({ type: LocalizedTextInput, ...accepts(templateLimits.text) }),
    accent: t.string(accepts({ characters: 7 })),
    imageFileId: t.id(),
    isTransferable: t.boolean(),
    isDefault: t.boolean(),
    isOffered: t.boolean(),
  }),
})
const CreateTemplateInput = builder.inputType('CreateVoucherTemplateInput', {
  fields: t => ({ template: t.field({ type: TemplateChangesInput, required: true }) }),
})
const UpdateTemplateInput = builder.inputType('UpdateVoucherTemplateInput', {
  fields: t => ({
    templateId: t.id({ required: true }),
    revision: t.int({ required: true }),
    changes: t.field({ type: TemplateChangesInput, required: true }),
  }),
})
const DeleteTemplatesInput = builder.inputType('DeleteVoucherTemplatesInput', {
  fields: t => ({ templateIds: t.idList({ required: true }) }),
})

const VoucherPayload = payloadType<{ voucher: Voucher | null }>('VoucherPayload', t => ({
  voucher: t.expose('voucher', { type: VoucherRef, nullable: true }),
}))
const TemplatePayload = payloadType<{ template: VoucherTemplate | null }>('VoucherTemplatePayload', t => ({
  template: t.expose('template', { type: VoucherTemplateRef, nullable: true }),
}))
const DeleteTemplatesPayload = payloadType<{ deletedIds: readonly string[] }>('DeleteVoucherTemplatesPayload', t => ({
  deletedTemplateIds: t.idList({
    resolve: ({ deletedIds }) => deletedIds.map(id => globalId('VoucherTemplate', id)),
  }),
}))
const VerifiedRef = builder.objectRef<Verified>('VerifiedVoucher').implement({
  fields: t => ({
    value: t.field({ type: MoneyRef, resolve: ({ valueCents, currency }) => money(valueCents, currency) }),
    balance: t.field({ type: MoneyRef, resolve: ({ balanceCents, currency }) => money(balanceCents, currency) }),
    expiresOn: t.expose('expiresOn', { type: 'Date', nullable: true }),
    state: t.expose('state', { type: VoucherStateRef }),
  }),
})
const VerifyPayload = payloadType<{ voucher: Verified | null }>('VerifyVoucherPayload', t => ({
  voucher: t.expose('voucher', { type: VerifiedRef, nullable: true }),
}))

const answer = (run: () => Promise<Voucher>) =>
  withRefusals<{ voucher: Voucher | null }>({ voucher: null }, async () => ({ voucher: await run() }))
const templateAnswer = (run: () => Promise<VoucherTemplate>) =>
  withRefusals<{ template: VoucherTemplate | null }>({ template: null }, async () => ({ template: await run() }))

/** A template's changes with the raw id of its picture. */
const changesOf = ({ imageFileId, ...changes }: typeof TemplateChangesInput.$inferInput) => ({
  ...changes,
  ...(imageFileId !== undefined && {
    imageFileId: imageFileId === null ? null : (rawId('File', String(imageFileId)) ?? String(imageFileId)),
  }),
})

builder.mutationFields(t => ({
  issueVoucher: t.field({
    type: VoucherPayload,
    authScopes: { admin: 'vouchers' },
    args: { input: t.arg({ type: IssueVoucherInput, required: true }) },
    resolve: (_root, { input: { templateId, ...input } }, context) =>
      answer(() =>
        issueVoucher(context, {
          ...{ valueCents: input.valueCents, note: input.note, language: input.language },
          ...{ isTransferable: input.isTransferable, expiresOn: input.expiresOn ?? null },
          ...{ message: input.message ?? null, recipientName: input.recipientName ?? null },
          ...{ recipientEmail: input.recipientEmail ?? null, deliverOn: input.deliverOn ?? null },
          templateId: templateId === null || templateId === undefined ? null : templateKey(templateId),
        }),
      ),
  }),
  updateVoucher: t.field({
    type: VoucherPayload,
    authScopes: { admin: 'vouchers' },
    args: { input: t.arg({ type: UpdateVoucherInput, required: true }) },
    resolve: (_root, { input: { voucherId, revision, changes } }, context) =>
      answer(() => updateVoucher(context, { voucherId: voucherKey(voucherId), revision, changes })),
  }),
  blockVoucher: t.field({
    type: VoucherPayload,
    authScopes: { admin: 'vouchers' },
    args: { input: t.arg({ type: BlockVoucherInput, required: true }) },
    resolve: (_root, { input: { voucherId, ...input } }, context) =>
      answer(() => blockVoucher(context, { voucherId: voucherKey(voucherId), ...input })),
  }),
  correctVoucher: t.field({
    type: VoucherPayload,
    authScopes: { admin: 'vouchers' },
    args: { input: t.arg({ type: CorrectVoucherInput, required: true }) },
    resolve: (_root, { input: { voucherId, ...input } }, context) =>
      answer(() => correctVoucher(context, { voucherId: voucherKey(voucherId), ...input })),
  }),
  sendVoucher: t.field({
    type: VoucherPayload,
    authScopes: { admin: 'vouchers' },
    args: { input: t.arg({ type: SendVoucherInput, required: true }) },
    resolve: (_root, { input: { voucherId } }, context) =>
      answer(() => sendVoucher(context, { voucherId: voucherKey(voucherId) })),
  }),
  verifyVoucher: t.field({
    type: VerifyPayload,
    authScopes: { buyer: true },
    args: { input: t.arg({ type: VerifyVoucherInput, required: true }) },
    resolve: (_root, { input: { code } }, context) =>
      withRefusals<{ voucher: Verified | null }>({ voucher: null }, async () => ({
        voucher: await countedOnlyWhereRefused(context, 'code', { key: code, field: 'code' }, () =>
          verifyVoucher(context, { code }),
        ),
      })),
  }),
  createVoucherTemplate: t.field({
    type: TemplatePayload,
    authScopes: { admin: 'vouchers' },
    args: { input: t.arg({ type: CreateTemplateInput, required: true }) },
    resolve: (_root, { input }, context) =>
      templateAnswer(() => createVoucherTemplate(context, changesOf(input.template))),
  }),
  updateVoucherTemplate: t.field({
    type: TemplatePayload,
    authScopes: { admin: 'vouchers' },
    args: { input: t.arg({ type: UpdateTemplateInput, required: true }) },
    resolve: (_root, { input: { templateId, revision, changes } }, context) =>
      templateAnswer(() =>
        updateVoucherTemplate(context, { templateId: templateKey(templateId), revision, changes: changesOf(changes) }),
      ),
  }),
  deleteVoucherTemplates: t.field({
    type: DeleteTemplatesPayload,
    authScopes: { admin: 'vouchers' },
    args: { input: t.arg({ type: DeleteTemplatesInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ deletedIds: readonly string[] }>({ deletedIds: [] }, () =>
        deleteVoucherTemplates(context, { templateIds: input.templateIds.map(templateKey) }),
      ),
  }),
}))
