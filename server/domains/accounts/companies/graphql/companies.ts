import { accepts } from '../../../../api/accepted.ts'
import { builder } from '../../../../api/builder.ts'
import { payloadType, withRefusals } from '../../../../api/errors.ts'
import { rawId } from '../../../../api/globalIds.ts'
import { atMost } from '../../../../api/inputLimits.ts'
import { type NumberedPage, numberedConnection, numberedPage, pageComplexity } from '../../../../api/numberedPages.ts'
import { DirectionRef } from '../../../../api/values.ts'
import type { Viewer } from '../../../../kit/viewer.ts'
import { withoutControls } from '../../../../kit/words.ts'
import { PostalAddressInput } from '../../addresses/graphql/postalAddress.ts'
import { ViewerRef } from '../../graphql.ts'
import { hashSecret } from '../../sessions/sessions.ts'
import { PaymentOverrideInput } from '../../users/graphql/userMutations.ts'
import { acceptInvitation, changeBuyer, inviteBuyer, removeBuyer, withdrawInvitation } from '../operations/buyers.ts'
import { createCompany, requestCompany, updateCompany } from '../operations/companies.ts'
import {
  browseCompanies,
  type Company,
  type CompanyTab,
  companyTabs,
  countCompanies,
  countCompanyTabs,
  type OpenInvitation,
  openInvitation,
} from '../queries.ts'
import { companyLimits } from '../rules.ts'
import { CompanyRef, CompanyRoleRef, CompanyStateRef, loadCompany } from './types.ts'

const CompanyTabRef = builder.enumType('CompanyTab', {
  values: {
    ALL: { value: 'all' },
    REQUESTED: { value: 'requested' },
    ACTIVE: { value: 'active' },
    BLOCKED: { value: 'blocked' },
  } as const,
})
const TabCountRef = builder.objectRef<{ key: CompanyTab; count: number }>('CompanyTabCount').implement({
  fields: t => ({ key: t.expose('key', { type: CompanyTabRef }), count: t.exposeInt('count') }),
})
type CompanyPage = NumberedPage<Company> & { tabs: () => Promise<Record<CompanyTab, number>> }
const CompanyConnectionRef = numberedConnection<Company, CompanyPage>('Company', CompanyRef)
builder.objectField(CompanyConnectionRef, 'tabs', t =>
  t.field({
    type: [TabCountRef],
    resolve: async page => {
      const counts = await page.tabs()
      return companyTabs.map(key => ({ key, count: counts[key] }))
    },
  }),
)

const FilterInput = builder.inputType('CompanyFilter', {
  fields: t => ({ search: t.string(), tab: t.field({ type: CompanyTabRef }) }),
})
const OrderInput = builder.inputType('CompanyOrder', {
  fields: t => ({
    field: t.field({
      required: true,
      type: builder.enumType('CompanyOrderField', {
        values: { NAME: { value: 'name' }, CREATED: { value: 'created' }, CHANGED: { value: 'changed' } } as const,
      }),
    }),
    direction: t.field({ type: DirectionRef, required: true }),
  }),
})

const OpenInvitationRef = builder.objectRef<OpenInvitation>('OpenCompanyInvitation').implement({
  fields: t => ({
    company: t.exposeString('company'),
    email: t.exposeString('email'),
    isOwn: t.exposeBoolean('isOwn'),
  }),
})

const companyKey = (id: string | number) => rawId('Company', String(id)) ?? ''
const userKey = (id: string | number) => rawId('User', String(id)) ?? ''
const LONGEST_TOKEN = 200

builder.queryFields(t => ({
  company: t.field({
    type: CompanyRef,
    nullable: true,
    authScopes: { staff: 'users' },
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => loadCompany(context, companyKey(id)),
  }),
  companies: t.field({
    type: CompanyConnectionRef,
    authScopes: { staff: 'users' },
    complexity: pageComplexity,
    args: {
      first: t.arg.int(),
      after: t.arg.string(),
      filter: t.arg({ type: FilterInput }),
      orderBy: t.arg({ type: OrderInput }),
    },
    async resolve(_root, { filter, orderBy, ...args }, { database: { drizzle: reader }, viewer }) {
      const wanted = { tab: filter?.tab ?? null, search: withoutControls(filter?.search) ?? null }
      const sort = orderBy ?? { field: 'name', direction: 'asc' }
      const page = await numberedPage(args, {
        read: part => browseCompanies(reader, viewer, wanted, sort, part),
        count: most => countCompanies(reader, viewer, wanted, most),
        search: wanted.search,
      })
      return { ...page, tabs: () => countCompanyTabs(reader, viewer, wanted) }
    },
  }),
  companyInvitation: t.field({
    type: OpenInvitationRef,
    nullable: true,
    authScopes: { visitor: true },
    args: {
      token: t.arg.string({
        required: true,
        description: 'The last part of the link.',
        ...atMost({ characters: LONGEST_TOKEN }),
      }),
    },
    resolve: async (_root, { token }, context) => {
      await context.responder.limitExactly('signIn')
      return openInvitation(context.database.drizzle, context.viewer, hashSecret(token), context.now())
    },
  }),
}))

const CompanyChangesInput = builder.inputType('CompanyChanges', {
  fields: t => ({
    name: t.string(accepts({ characters: companyLimits.name })),
    address: t.field({ type: PostalAddressInput }),
    note: t.string(accepts({ characters: companyLimits.note })),
    state: t.field({ type: CompanyStateRef }),
    discountGroups: t.stringList(),
    personalPercent: t.int({ description: 'Basis points.' }),
    isShippingFree: t.boolean(),
    freeShippingFrom: t.field({ type: 'Cents' }),
    paymentOverrides: t.field({ type: [PaymentOverrideInput] }),
  }),
})
const CreateCompanyInput = builder.inputType('CreateCompanyInput', {
  fields: t => ({
    company: t.field({ type: CompanyChangesInput, required: true }),
    userId: t.id({ description: 'The customer who administers it; without one, somebody who is invited afterwards.' }),
  }),
})
const UpdateCompanyInput = builder.inputType('UpdateCompanyInput', {
  fields: t => ({
    companyId: t.id({ required: true }),
    revision: t.int({ description: 'The revision that the editor saw; another one is refused with STALE_REVISION.' }),
    changes: t.field({ type: CompanyChangesInput, required: true }),
  }),
})
const RequestCompanyInput = builder.inputType('RequestCompanyInput', {
  fields: t => ({
    name: t.string({ required: true, ...atMost({ characters: 2 * companyLimits.name }) }),
    address: t.field({ type: PostalAddressInput, required: true }),
  }),
})
const InviteBuyerInput = builder.inputType('InviteBuyerInput', {
  fields: t => ({
    companyId: t.id({ required: true }),
    email: t.string({ required: true, ...atMost({ characters: 500 }) }),
    role: t.field({ type: CompanyRoleRef, required: true }),
    orderLimit: t.field({ type: 'Cents', description: 'Gross; without one there is none.' }),
    monthBudget: t.field({ type: 'Cents', description: 'Gross; without one there is none.' }),
  }),
})
const WithdrawInvitationInput = builder.inputType('WithdrawBuyerInvitationInput', {
  fields: t => ({
    companyId: t.id({ required: true }),
    email: t.string({ required: true, ...atMost({ characters: 500 }) }),
  }),
})
const ChangeBuyerInput = builder.inputType('ChangeBuyerInput', {
  fields: t => ({
    companyId: t.id({ required: true }),
    userId: t.id({ required: true }),
    role: t.field({ type: CompanyRoleRef }),
    orderLimit: t.field({ type: 'Cents', description: 'Gross; null takes it away, what is left out stays.' }),
    monthBudget: t.field({ type: 'Cents', description: 'Gross; null takes it away, what is left out stays.' }),
    isActive: t.boolean(),
  }),
})
const RemoveBuyerInput = builder.inputType('RemoveBuyerInput', {
  fields: t => ({ companyId: t.id({ required: true }), userId: t.id({ required: true }) }),
})
const AcceptInvitationInput = builder.inputType('AcceptCompanyInvitationInput', {
  fields: t => ({ token: t.string({ required: true, ...atMost({ characters: LONGEST_TOKEN }) }) }),
})

type Outcome = { company: Company | null; viewer: Viewer | null }
const CompanyPayload = payloadType<Outcome>('CompanyPayload', t => ({
  company: t.expose('company', { type: CompanyRef, nullable: true }),
  viewer: t.expose('viewer', { type: ViewerRef, nullable: true }),
}))
const outcome = (viewer: Viewer, run: () => Promise<Company>) =>
  withRefusals<Outcome>({ company: null, viewer: null }, async () => ({ company: await run(), viewer }))

builder.mutationFields(t => ({
  createCompany: t.field({
    type: CompanyPayload,
    authScopes: { admin: 'users' },
    args: { input: t.arg({ type: CreateCompanyInput, required: true }) },
    resolve: (_root, { input }, context) =>
      outcome(context.viewer, () =>
        createCompany(context, {
          company: input.company,
          userId: input.userId == null ? null : userKey(input.userId),
        }),
      ),
  }),
  updateCompany: t.field({
    type: CompanyPayload,
    authScopes: { admin: 'users' },
    args: { input: t.arg({ type: UpdateCompanyInput, required: true }) },
    resolve: (_root, { input }, context) =>
      outcome(context.viewer, () =>
        updateCompany(context, {
          ...{ companyId: companyKey(input.companyId), revision: input.revision ?? null, changes: input.changes },
          publicUrl: context.config.publicUrl,
        }),
      ),
  }),
  requestCompany: t.field({
    type: CompanyPayload,
    authScopes: { oneself: true },
    args: { input: t.arg({ type: RequestCompanyInput, required: true }) },
    resolve: (_root, { input }, context) =>
      outcome(context.viewer, async () => {
        await context.responder.limitExactly('form')
        return requestCompany(context, input)
      }),
  }),
  inviteBuyer: t.field({
    type: CompanyPayload,
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: InviteBuyerInput, required: true }) },
    resolve: (_root, { input }, context) =>
      outcome(context.viewer, async () => {
        await context.responder.limitExactly('mail')
        return inviteBuyer(context, {
          ...{ companyId: companyKey(input.companyId), email: input.email, role: input.role },
          ...{ orderLimitCents: input.orderLimit ?? null, monthBudgetCents: input.monthBudget ?? null },
          publicUrl: context.config.publicUrl,
        })
      }),
  }),
  withdrawBuyerInvitation: t.field({
    type: CompanyPayload,
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: WithdrawInvitationInput, required: true }) },
    resolve: (_root, { input }, context) =>
      outcome(context.viewer, () =>
        withdrawInvitation(context, { companyId: companyKey(input.companyId), email: input.email }),
      ),
  }),
  changeBuyer: t.field({
    type: CompanyPayload,
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: ChangeBuyerInput, required: true }) },
    resolve: (_root, { input }, context) =>
      outcome(context.viewer, () =>
        changeBuyer(context, {
          ...{ companyId: companyKey(input.companyId), userId: userKey(input.userId) },
          changes: {
            ...(input.role && { role: input.role }),
            ...(input.orderLimit !== undefined && { orderLimitCents: input.orderLimit }),
            ...(input.monthBudget !== undefined && { monthBudgetCents: input.monthBudget }),
            ...(typeof input.isActive === 'boolean' && { isActive: input.isActive }),
          },
        }),
      ),
  }),
  removeBuyer: t.field({
    type: CompanyPayload,
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: RemoveBuyerInput, required: true }) },
    resolve: (_root, { input }, context) =>
      outcome(context.viewer, () =>
        removeBuyer(context, { companyId: companyKey(input.companyId), userId: userKey(input.userId) }),
      ),
  }),
  acceptCompanyInvitation: t.field({
    type: CompanyPayload,
    authScopes: { oneself: true },
    args: { input: t.arg({ type: AcceptInvitationInput, required: true }) },
    resolve: (_root, { input }, context) =>
      outcome(context.viewer, async () => {
        await context.responder.limitExactly('signIn')
        return acceptInvitation(context, input)
      }),
  }),
}))
