import { batched, batchedGroups, batchedRows } from '../../../../api/batched.ts'
import { builder } from '../../../../api/builder.ts'
import { pageComplexity } from '../../../../api/numberedPages.ts'
import { MoneyRef, money } from '../../../../api/values.ts'
import { globalId } from '../../../../kit/globalIds.ts'
import { managedCompany, mayRead, mayWrite } from '../../../../kit/viewer.ts'
import { AuditConnectionRef, auditPage } from '../../../audit/graphql.ts'
import { AddressRef } from '../../addresses/graphql/postalAddress.ts'
import { ViewerRef } from '../../graphql.ts'
import { UserRef, UserTermsRef } from '../../users/graphql/user.ts'
import {
  type Company,
  type CompanyInvitation,
  type CompanyMember,
  companiesByIds,
  companiesOfAccounts,
  invitationsOf,
  membersOf,
  membersOfAccounts,
  seesBuyers,
} from '../queries.ts'

/** Loads a company for a request; null where there is none or the viewer may not see it. */
export const loadCompany = batchedRows(({ database, viewer }, ids) => companiesByIds(database.drizzle, viewer, ids))
const loadMembers = batchedGroups(
  ({ database }, ids) => membersOf(database.drizzle, ids),
  ({ companyId }) => companyId,
)
const loadInvitations = batchedGroups(
  ({ database, now }, ids) => invitationsOf(database.drizzle, ids, now()),
  ({ companyId }) => companyId,
)
/** What an account does for a company, and that company. For its owner and for who may see accounts. */
const loadMember = batched(
  async ({ database }, ids) =>
    new Map((await membersOfAccounts(database.drizzle, ids)).map(member => [member.accountId, member])),
)
const loadCompanyOfAccount = batched(({ database }, ids) => companiesOfAccounts(database.drizzle, ids))

export const CompanyRoleRef = builder.enumType('CompanyRole', {
  values: {
    ADMINISTRATOR: { value: 'administrator' },
    APPROVER: { value: 'approver' },
    BUYER: { value: 'buyer' },
  } as const,
})
export const CompanyStateRef = builder.enumType('CompanyState', {
  values: { REQUESTED: { value: 'requested' }, ACTIVE: { value: 'active' }, BLOCKED: { value: 'blocked' } } as const,
})

/** A company, for staff and for who buys for it. */
export const CompanyRef = builder.objectRef<Company>('Company')

/** Somebody who buys for a company; upper domains add what they ordered. */
export const CompanyBuyerRef = builder.objectRef<CompanyMember>('CompanyBuyer').implement({
  fields: t => ({
    userId: t.id({ resolve: ({ accountId }) => globalId('User', accountId) }),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    role: t.expose('role', { type: CompanyRoleRef }),
    isActive: t.exposeBoolean('isActive'),
    orderLimit: t.field({ type: MoneyRef, nullable: true, resolve: ({ orderLimitCents }) => money(orderLimitCents) }),
    monthBudget: t.field({
      type: MoneyRef,
      nullable: true,
      resolve: ({ monthBudgetCents }) => money(monthBudgetCents),
    }),
    joinedAt: t.expose('joinedAt', { type: 'DateTime' }),
    isViewer: t.boolean({ resolve: ({ accountId }, _args, { viewer }) => viewer.accountId === accountId }),
    company: t.field({
      type: CompanyRef,
      nullable: true,
      resolve: ({ accountId }, _args, context) => loadCompanyOfAccount(context, accountId),
    }),
  }),
})

const InvitationRef = builder.objectRef<CompanyInvitation>('CompanyInvitation').implement({
  fields: t => ({
    email: t.exposeString('email'),
    role: t.expose('role', { type: CompanyRoleRef }),
    orderLimit: t.field({ type: MoneyRef, nullable: true, resolve: ({ orderLimitCents }) => money(orderLimitCents) }),
    monthBudget: t.field({
      type: MoneyRef,
      nullable: true,
      resolve: ({ monthBudgetCents }) => money(monthBudgetCents),
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
  }),
})

builder.node(CompanyRef, {
  id: { resolve: ({ id }) => id },
  isTypeOf: value => 'terms' in (value as object) && 'address' in (value as object) && !('email' in (value as object)),
  loadMany: (ids, context) => Promise.all(ids.map(id => loadCompany(context, id))),
  fields: t => ({
    name: t.exposeString('name'),
    state: t.expose('state', { type: CompanyStateRef }),
    address: t.field({ type: AddressRef, resolve: ({ address }) => address }),
    note: t.string({
      nullable: true,
      resolve: ({ note }, _args, { viewer }) => (mayRead(viewer, 'users') ? note : null),
    }),
    terms: t.field({
      type: UserTermsRef,
      nullable: true,
      resolve: ({ terms }, _args, { viewer }) => (mayRead(viewer, 'users') && mayRead(viewer, 'terms') ? terms : null),
    }),
    buyers: t.field({
      type: [CompanyBuyerRef],
      resolve: ({ id }, _args, context) => (seesBuyers(context.viewer, id) ? loadMembers(context, id) : []),
    }),
    invitations: t.field({
      type: [InvitationRef],
      resolve: ({ id }, _args, context) => (seesBuyers(context.viewer, id) ? loadInvitations(context, id) : []),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    changedAt: t.expose('changedAt', { type: 'DateTime' }),
    revision: t.exposeInt('revision'),
    viewerCanEdit: t.boolean({ resolve: (_company, _args, { viewer }) => mayWrite(viewer, 'users') }),
    viewerCanEditTerms: t.boolean({
      resolve: (_company, _args, { viewer }) => mayWrite(viewer, 'users') && mayWrite(viewer, 'terms'),
    }),
    viewerManagesBuyers: t.boolean({
      resolve: ({ id }, _args, { viewer }) => mayWrite(viewer, 'users') || managedCompany(viewer) === id,
    }),
    auditTrail: t.field({
      type: AuditConnectionRef,
      nullable: true,
      complexity: pageComplexity,
      args: { first: t.arg.int(), after: t.arg.string() },
      resolve: ({ id }, page, context) =>
        mayWrite(context.viewer, 'audit') ? auditPage(context, { subjectType: 'company', subjectId: id }, page) : null,
    }),
  }),
})

builder.objectField(UserRef, 'buyer', t =>
  t.field({
    type: CompanyBuyerRef,
    nullable: true,
    description: 'What they do for a company; null: they buy for themselves.',
    resolve: (user, _args, context) => loadMember(context, user.id),
  }),
)

builder.objectFields(ViewerRef, t => ({
  buysForCompany: t.boolean({
    description: 'Whether what the viewer orders goes to a company.',
    resolve: ({ company }) => company !== undefined,
  }),
  buyer: t.field({
    type: CompanyBuyerRef,
    nullable: true,
    description: 'What the viewer does for a company, be it only asked for; null: they buy for themselves.',
    resolve: ({ accountId }, _args, context) => (accountId === null ? null : loadMember(context, accountId)),
  }),
}))
