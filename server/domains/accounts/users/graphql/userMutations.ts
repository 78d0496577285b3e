import { accepts } from '../../../../api/accepted.ts'
import { builder } from '../../../../api/builder.ts'
import type { RequestContext } from '../../../../api/context.ts'
import { payloadType, withRefusals } from '../../../../api/errors.ts'
import { rawId } from '../../../../api/globalIds.ts'
import { atMost } from '../../../../api/inputLimits.ts'
import { LanguageRef } from '../../../../api/values.ts'
import { postalFields } from '../../addresses/graphql/postalAddress.ts'
import { customerNumbers } from '../../customerNumbers/customerNumbers.ts'
import { RoleRef } from '../../graphql.ts'
import { inviteUser, resendInvitation } from '../operations/inviteUser.ts'
import { setUserRoles } from '../operations/setUserRoles.ts'
import { updateUser } from '../operations/updateUser.ts'
import { deactivateUser, endUserSessions, reactivateUser, resetUserSecondFactor } from '../operations/userAccess.ts'
import type { User } from '../queries.ts'
import { UserRef } from './user.ts'

const UserPayload = payloadType<{ user: User | null }>('UserPayload', t => ({
  user: t.expose('user', { type: UserRef, nullable: true }),
}))

export const PaymentOverrideInput = builder.inputType('PaymentOverrideInput', {
  description: 'How a payment method is offered to one customer; what is left out is as the shop has it.',
  fields: t => ({
    method: t.string({ required: true }),
    isEnabled: t.boolean(),
    min: t.field({ type: 'Cents' }),
    max: t.field({ type: 'Cents' }),
    order: t.int(),
  }),
})

const UserAddressInput = builder.inputType('UserAddressInput', {
  fields: t => ({
    id: t.id({ description: 'That of an address which is there already.' }),
    ...postalFields(t),
    isDefaultShipping: t.boolean(),
    isDefaultInvoice: t.boolean(),
  }),
})

const UserChangesInput = builder.inputType('UserChanges', {
  description: 'What is left out stays, null clears. Lists are replaced as a whole.',
  fields: t => ({
    name: t.string(),
    title: t.string(),
    firstName: t.string(),
    lastName: t.string(),
    company: t.string(),
    phone: t.string(),
    language: t.field({ type: LanguageRef }),
    note: t.string(atMost({ characters: 10_000 })),
    customerNumber: t.int({
      description: 'Another number by which the shop knows them; where the settings let staff give numbers.',
      ...accepts(customerNumbers),
    }),
    discountGroups: t.stringList(),
    personalPercent: t.int({ description: 'Basis points.' }),
    isShippingFree: t.boolean(),
    freeShippingFrom: t.field({ type: 'Cents' }),
    paymentOverrides: t.field({ type: [PaymentOverrideInput] }),
    addresses: t.field({ type: [UserAddressInput] }),
  }),
})

const UpdateUserInput = builder.inputType('UpdateUserInput', {
  fields: t => ({
    userId: t.id({ required: true }),
    revision: t.int({
      required: true,
      description: 'The revision that the editor saw; another one is refused with STALE_REVISION.',
    }),
    changes: t.field({ type: UserChangesInput, required: true }),
  }),
})

const SetUserRolesInput = builder.inputType('SetUserRolesInput', {
  fields: t => ({
    userId: t.id({ required: true }),
    revision: t.int({ required: true }),
    roles: t.field({ type: [RoleRef], required: true, description: 'All roles of the account from now on.' }),
  }),
})

const UserInput = builder.inputType('UserInput', { fields: t => ({ userId: t.id({ required: true }) }) })

const InviteUserInput = builder.inputType('InviteUserInput', {
  fields: t => ({
    email: t.string({ required: true }),
    firstName: t.string(),
    lastName: t.string(),
    company: t.string(),
    language: t.field({ type: LanguageRef, description: 'Absent: that of whoever invites.' }),
    roles: t.field({ type: [RoleRef], description: 'Absent: a customer.' }),
  }),
})

const ofUser = (run: () => Promise<User>) =>
  withRefusals<{ user: User | null }>({ user: null }, async () => ({ user: await run() }))

const userKey = (id: string | number) => rawId('User', String(id)) ?? ''

builder.mutationFields(t => {
  /** What is done to one account without more words. */
  const act = (description: string, run: (context: RequestContext, userId: string) => Promise<User>) =>
    t.field({
      type: UserPayload,
      description,
      authScopes: { admin: 'users' },
      args: { input: t.arg({ type: UserInput, required: true }) },
      resolve: (_root, { input }, context) => ofUser(() => run(context, userKey(input.userId))),
    })
  return {
    updateUser: t.field({
      type: UserPayload,
      authScopes: { admin: 'users' },
      args: { input: t.arg({ type: UpdateUserInput, required: true }) },
      resolve: (_root, { input }, context) =>
        ofUser(() =>
          updateUser(context, { userId: userKey(input.userId), revision: input.revision, changes: input.changes }),
        ),
    }),
    setUserRoles: t.field({
      type: UserPayload,
      description: 'Gives and takes roles; the person’s sessions end.',
      authScopes: { admin: 'users' },
      args: { input: t.arg({ type: SetUserRolesInput, required: true }) },
      resolve: (_root, { input }, context) =>
        ofUser(() =>
          setUserRoles(context, { userId: userKey(input.userId), revision: input.revision, roles: input.roles }),
        ),
    }),
    inviteUser: t.field({
      type: UserPayload,
      description: 'Opens an account and sends its owner a link to choose a password by.',
      authScopes: { admin: 'users' },
      args: { input: t.arg({ type: InviteUserInput, required: true }) },
      resolve: (_root, { input }, context) =>
        ofUser(async () => {
          await context.responder.limitExactly('mail')
          return inviteUser(context, { ...input, publicUrl: context.config.publicUrl })
        }),
    }),
    resendInvitation: act('Sends an invitation once more; the earlier link ends.', async (context, userId) => {
      await context.responder.limitExactly('mail')
      return resendInvitation(context, { userId, publicUrl: context.config.publicUrl })
    }),
    deactivateUser: act('Switches an account off and ends its sessions.', (context, userId) =>
      deactivateUser(context, { userId }),
    ),
    reactivateUser: act('Switches an account on again.', (context, userId) => reactivateUser(context, { userId })),
    endUserSessions: act('Signs a person out everywhere.', (context, userId) => endUserSessions(context, { userId })),
    resetUserSecondFactor: act(
      'Switches the second step of signing in off for somebody who lost it; they are told by mail.',
      (context, userId) => resetUserSecondFactor(context, { userId }),
    ),
  }
})
