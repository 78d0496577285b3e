import { batchedGroups, batchedRows } from '../../../../api/batched.ts'
import { builder } from '../../../../api/builder.ts'
import type { RequestContext } from '../../../../api/context.ts'
import { pageComplexity } from '../../../../api/numberedPages.ts'
import { LanguageRef, MoneyRef, money } from '../../../../api/values.ts'
import { type CustomerTerms, mayRead, mayWrite } from '../../../../kit/viewer.ts'
import { AuditConnectionRef, auditPage } from '../../../audit/graphql.ts'
import { discountSettings } from '../../../pricing/settings.ts'
import { settingsOf } from '../../../settings/graphql.ts'
import { PostalAddressRef } from '../../addresses/graphql/postalAddress.ts'
import { RoleRef } from '../../graphql.ts'
import { secondFactorsOf } from '../../secondFactor/factors.ts'
import { DeviceRef } from '../../sessions/graphql/security.ts'
import { deviceOf } from '../../sessions/rules/device.ts'
import { sessionsOf } from '../../sessions/sessions.ts'
import { accountSettings } from '../../settings.ts'
import { addressesOf, type User, type UserAddress, usersByIds } from '../queries.ts'
import { isPlainCustomer, mayAdminister, rolesToGive } from '../rules/administration.ts'
import { lastOnlineMinutes, onlineStatus } from '../rules/onlineStatus.ts'
import { userState } from '../rules/userState.ts'

export const UserStateRef = builder.enumType('UserState', {
  values: {
    ACTIVE: { value: 'active' },
    INACTIVE: { value: 'inactive' },
    DELETION_ASKED: { value: 'deletionAsked' },
    INVITED: { value: 'invited' },
    UNCONFIRMED: { value: 'unconfirmed' },
  } as const,
})

const OnlineStatusRef = builder.enumType('OnlineStatus', {
  values: { ONLINE: { value: 'online' }, UNKNOWN: { value: 'unknown' }, OFFLINE: { value: 'offline' } } as const,
})

const UserAddressRef = builder
  .objectRef<UserAddress & { readonly isDefaultShipping: boolean; readonly isDefaultInvoice: boolean }>('UserAddress')
  .implement({
    description: 'An address that a person keeps, as the back office sees it.',
    interfaces: [PostalAddressRef],
    fields: t => ({
      id: t.exposeID('id'),
      isDefaultShipping: t.exposeBoolean('isDefaultShipping'),
      isDefaultInvoice: t.exposeBoolean('isDefaultInvoice'),
    }),
  })

type Override = { readonly method: string } & NonNullable<NonNullable<CustomerTerms['paymentOverrides']>[string]>

const PaymentOverrideRef = builder.objectRef<Override>('PaymentOverride').implement({
  description: 'How a payment method is offered to one customer; null is as the shop has it.',
  fields: t => ({
    method: t.exposeString('method'),
    isEnabled: t.boolean({ nullable: true, resolve: ({ enabled }) => enabled ?? null }),
    min: t.field({ type: MoneyRef, nullable: true, resolve: ({ min }) => money(min ?? null) }),
    max: t.field({ type: MoneyRef, nullable: true, resolve: ({ max }) => money(max ?? null) }),
    order: t.int({ nullable: true, resolve: ({ order }) => order ?? null }),
  }),
})

export const UserTermsRef = builder.objectRef<CustomerTerms>('UserTerms').implement({
  description: 'What was agreed with a customer.',
  fields: t => ({
    discountGroups: t.stringList({ resolve: terms => [...(terms.discountGroups ?? [])] }),
    personalPercent: t.int({
      description: 'Basis points, 0 for none.',
      resolve: terms => terms.personalPercent ?? 0,
    }),
    isShippingFree: t.boolean({ resolve: terms => terms.shippingFree ?? false }),
    freeShippingFrom: t.field({
      type: MoneyRef,
      nullable: true,
      resolve: terms => money(terms.freeShippingFrom ?? null),
    }),
    paymentOverrides: t.field({
      type: [PaymentOverrideRef],
      resolve: ({ paymentOverrides = {} }) =>
        Object.entries(paymentOverrides).flatMap(([method, override]) => (override ? [{ method, ...override }] : [])),
    }),
  }),
})

const UserSessionRef = builder.objectRef<Awaited<ReturnType<typeof sessionsOf>>[number]>('UserSession').implement({
  description: 'A browser in which somebody is signed in.',
  fields: t => ({
    device: t.field({ type: DeviceRef, resolve: ({ userAgent }) => deviceOf(userAgent) }),
    address: t.exposeString('address', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastSeenAt: t.expose('lastSeenAt', { type: 'DateTime' }),
  }),
})

/** Addresses of accounts, those that are asked for together with one statement. */
/** A user whom the viewer may see. */
export const loadUser = batchedRows(({ database, viewer }, ids) => usersByIds(database.drizzle, viewer, ids))
const loadAddresses = batchedGroups(
  ({ database }, ids) => addressesOf(database.drizzle, ids),
  ({ accountId }) => accountId,
)

const SignUpEntryRef = builder.objectRef<{ readonly name: string; readonly value: string }>('SignUpEntry').implement({
  fields: t => ({
    name: t.exposeString('name'),
    value: t.exposeString('value', { description: 'A text as it is, all else as JSON.' }),
  }),
})

const mayChange = (context: RequestContext, user: User): boolean =>
  mayWrite(context.viewer, 'users') && mayAdminister(context.viewer, user)

/** A person with an account, as the back office sees them; people see themselves as `Account`. */
export const UserRef = builder.objectRef<User>('User')
builder.node(UserRef, {
  id: { resolve: user => user.id },
  isTypeOf: value => 'email' in (value as object) && 'invitedAt' in (value as object),
  loadMany: (ids, context) => Promise.all(ids.map(id => loadUser(context, id))),
  fields: t => ({
    email: t.exposeString('email'),
    name: t.exposeString('name'),
    title: t.exposeString('title', { nullable: true }),
    firstName: t.exposeString('firstName', { nullable: true }),
    lastName: t.exposeString('lastName', { nullable: true }),
    company: t.exposeString('company', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true }),
    note: t.exposeString('note', { nullable: true, description: 'Of the staff, about this person.' }),
    language: t.expose('language', { type: LanguageRef }),
    customerNumber: t.exposeInt('customerNumber', { nullable: true }),
    signUpMeta: t.field({
      type: [SignUpEntryRef],
      description: 'What the program that signed them up said besides.',
      resolve: ({ signUpMeta }) =>
        Object.entries(signUpMeta ?? {})
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .map(([name, value]) => ({ name, value: typeof value === 'string' ? value : JSON.stringify(value) })),
    }),
    roles: t.field({ type: [RoleRef], resolve: user => user.roles }),
    state: t.field({ type: UserStateRef, resolve: userState }),
    terms: t.field({
      type: UserTermsRef,
      nullable: true,
      description: 'What was agreed; null for keys that may not read terms.',
      resolve: ({ terms }, _args, { viewer }) => (mayRead(viewer, 'terms') ? terms : null),
    }),
    addresses: t.field({
      type: [UserAddressRef],
      resolve: async (user, _args, context) =>
        (await loadAddresses(context, user.id)).map(address => ({
          ...address,
          isDefaultShipping: address.id === user.defaultShippingAddressId,
          isDefaultInvoice: address.id === user.defaultInvoiceAddressId,
        })),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    invitedAt: t.expose('invitedAt', { type: 'DateTime', nullable: true }),
    emailVerifiedAt: t.expose('emailVerifiedAt', { type: 'DateTime', nullable: true }),
    deletionRequestedAt: t.expose('deletionRequestedAt', { type: 'DateTime', nullable: true }),
    lastLogin: t.expose('lastLogin', { type: 'DateTime', nullable: true }),
    lastActive: t.expose('lastActive', { type: 'DateTime', nullable: true }),
    lastOnlineMinutes: t.int({
      description: 'Minutes since they were last seen; 9999 where that is not known.',
      resolve: ({ lastActive }, _args, context) => lastOnlineMinutes(lastActive, context.now()),
    }),
    onlineStatus: t.field({
      type: OnlineStatusRef,
      resolve: ({ lastActive }, _args, context) =>
        onlineStatus({ lastOnlineMinutes: lastOnlineMinutes(lastActive, context.now()) }),
    }),
    hasSecondFactor: t.boolean({
      complexity: 5,
      description: 'Whether signing in asks for more than the password: a code, or a passkey.',
      resolve: async ({ id, totpEnabledAt }, _args, { database }) =>
        totpEnabledAt !== null || (await secondFactorsOf(database.drizzle, id)).length > 0,
    }),
    sessions: t.field({
      type: [UserSessionRef],
      complexity: 20,
      description: 'Where they are signed in, the latest seen first; empty for those who may not change accounts.',
      resolve: (user, _args, context) =>
        mayWrite(context.viewer, 'users') ? sessionsOf(context.database.drizzle, user.id, context.now()) : [],
    }),
    auditTrail: t.field({
      type: AuditConnectionRef,
      nullable: true,
      complexity: pageComplexity,
      description: 'What was done to this account, the latest first; null for those who may not read the audit log.',
      args: { first: t.arg.int(), after: t.arg.string() },
      resolve: (user, page, context) =>
        mayWrite(context.viewer, 'audit')
          ? auditPage(context, { subjectType: 'account', subjectId: user.id }, page)
          : null,
    }),
    revision: t.exposeInt('revision'),
    viewerCanEdit: t.boolean({ resolve: (user, _args, context) => mayChange(context, user) }),
    viewerCanEditNumber: t.boolean({
      description: 'Whether the viewer may give them another customer number.',
      resolve: async (user, _args, context) =>
        mayChange(context, user) && accountSettings.of(await settingsOf(context)).staffNumberCustomers,
    }),
    viewerCanEditTerms: t.boolean({
      description: 'Whether the viewer may change what was agreed; nobody does that for themselves.',
      resolve: (user, _args, context) =>
        mayChange(context, user) && mayWrite(context.viewer, 'terms') && context.viewer.accountId !== user.id,
    }),
    viewerCanEditNote: t.boolean({
      description: 'Whether the viewer may change the staff’s note; nobody does that for themselves.',
      resolve: (user, _args, context) => mayChange(context, user) && context.viewer.accountId !== user.id,
    }),
    viewerCanActFor: t.boolean({
      resolve: (user, _args, context) =>
        mayChange(context, user) && user.isActive && isPlainCustomer(user.roles) && context.viewer.sessionId !== null,
    }),
    viewerAssignableRoles: t.field({
      type: [RoleRef],
      description: 'Roles that the viewer may give to and take from this person.',
      resolve: (user, _args, { viewer }) => [...rolesToGive(viewer, user)],
    }),
  }),
})

export type Choice = {
  readonly key: string
  readonly title: { readonly de: string; readonly en?: string | null | undefined }
}

export const DiscountGroupRef = builder.objectRef<Choice>('DiscountGroup').implement({
  fields: t => ({
    key: t.exposeString('key'),
    title: t.string({ resolve: ({ title }, _args, { language }) => (language === 'en' ? title.en : null) || title.de }),
  }),
})

builder.queryField('discountGroups', t =>
  t.field({
    type: [DiscountGroupRef],
    description: 'The discount groups that the shop has.',
    authScopes: { staff: 'users' },
    resolve: async (_root, _args, context) =>
      discountSettings.of(await settingsOf(context)).groups.map(({ id, title }) => ({ key: id, title })),
  }),
)
