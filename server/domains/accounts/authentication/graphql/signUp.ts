import { builder } from '../../../../api/builder.ts'
import { PostalAddressInput } from '../../addresses/graphql/postalAddress.ts'
import { confirmAccount } from '../operations/confirmAccount.ts'
import { resendConfirmation } from '../operations/forgottenPassword.ts'
import { signUp } from '../operations/signUp.ts'
import { siteOf } from '../site.ts'
import { outcomeOf, outcomePayload } from './outcome.ts'

const SignUpInput = builder.inputType('SignUpInput', {
  fields: t => ({
    email: t.string({ required: true }),
    password: t.string({ required: true }),
    passwordRepeat: t.string({ description: 'If given, the same as `password`.' }),
    title: t.string(),
    firstName: t.string({ description: 'Left out: that of the first address.' }),
    lastName: t.string({ description: 'Left out: that of the first address.' }),
    company: t.string(),
    phone: t.string({ description: 'In international form, beginning with +.' }),
    addresses: t.field({
      type: [PostalAddressInput],
      description: 'At most two, for invoices and deliveries; one without an entry counts as left out.',
    }),
    hasAlternateShippingAddress: t.boolean({ description: 'Whether the second address is the one for deliveries.' }),
    newsletterConsent: t.boolean(),
    acceptTerms: t.boolean({
      description:
        'Whether the terms are agreed to, which is kept with their wording; false is refused, left out: not asked.',
    }),
    meta: t.field({
      type: 'Json',
      description: 'What the program says besides: an object of at most 4,000 characters of JSON, shown to staff.',
    }),
  }),
})
const SignUpPayload = outcomePayload('SignUpPayload')

builder.mutationField('signUp', t =>
  t.field({
    description: 'Opens an account and sends a mail with the link that confirms its address; signs nobody in.',
    type: SignUpPayload,
    authScopes: { inPerson: true },
    args: { input: t.arg({ type: SignUpInput, required: true }) },
    resolve: (_root, { input }, context) =>
      outcomeOf(async () => {
        await context.responder.limitExactly('mail')
        return signUp(context, { ...input, publicUrl: context.config.publicUrl })
      }),
  }),
)

const ConfirmAccountInput = builder.inputType('ConfirmAccountInput', {
  description: 'The password of the sign-up, or a new one, with which nothing is left of what was entered then.',
  fields: t => ({
    token: t.string({ required: true, description: 'The secret of the mail’s link.' }),
    password: t.string({ description: 'The one that was chosen at the sign-up.' }),
    newPassword: t.string(),
    newPasswordRepeat: t.string({ description: 'If given, the same as `newPassword`.' }),
  }),
})
const ConfirmAccountPayload = outcomePayload('ConfirmAccountPayload')

builder.mutationField('confirmAccount', t =>
  t.field({
    description: 'Confirms the address of an account, which can sign in from then on; signs nobody in.',
    type: ConfirmAccountPayload,
    authScopes: { inPerson: true },
    args: { input: t.arg({ type: ConfirmAccountInput, required: true }) },
    resolve: (_root, { input }, context) =>
      outcomeOf(async () => {
        await context.responder.limitExactly('signIn')
        const { device } = await confirmAccount(context, await siteOf(context.config), input)
        if (device !== null) context.responder.setDevice(device)
      }),
  }),
)

const ResendConfirmationInput = builder.inputType('ResendConfirmationInput', {
  fields: t => ({ email: t.string({ required: true }) }),
})
const ResendConfirmationPayload = outcomePayload('ResendConfirmationPayload')

builder.mutationField('resendConfirmation', t =>
  t.field({
    description: 'Sends the mail of the sign-up again if there is an account to confirm; the answer does not tell.',
    type: ResendConfirmationPayload,
    authScopes: { visitor: true },
    args: { input: t.arg({ type: ResendConfirmationInput, required: true }) },
    resolve: (_root, { input }, context) =>
      outcomeOf(async () => {
        await context.responder.limitExactly('mail')
        return resendConfirmation(context, input)
      }),
  }),
)
