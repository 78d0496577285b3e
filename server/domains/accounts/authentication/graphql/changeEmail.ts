import { builder } from '../../../../api/builder.ts'
import { proofFields } from '../../secondFactor/graphql/passkeyInputs.ts'
import { confirmEmailChange, requestEmailChange } from '../operations/changeEmail.ts'
import { siteOf } from '../site.ts'
import { outcomeOf, outcomePayload } from './outcome.ts'

const RequestEmailChangeInput = builder.inputType('RequestEmailChangeInput', {
  fields: t => ({
    email: t.string({ required: true, description: 'The new address.' }),
    ...proofFields(t),
  }),
})
const RequestEmailChangePayload = outcomePayload('RequestEmailChangePayload')

builder.mutationField('requestEmailChange', t =>
  t.field({
    description:
      'Sends a link to the new address, which counts once the link was followed, and a notice to the old. Takes the password and, where signing in takes one, the second step.',
    type: RequestEmailChangePayload,
    authScopes: { oneself: true },
    args: { input: t.arg({ type: RequestEmailChangeInput, required: true }) },
    resolve: (_root, { input }, context) =>
      outcomeOf(async () => {
        await context.responder.limitExactly('signIn')
        await context.responder.limitExactly('mail')
        return requestEmailChange(context, await siteOf(context.config), input)
      }),
  }),
)

const ConfirmEmailChangeInput = builder.inputType('ConfirmEmailChangeInput', {
  fields: t => ({
    token: t.string({ required: true, description: 'The secret of the mail’s link.' }),
    password: t.string({ required: true, description: 'The account’s.' }),
  }),
})
const ConfirmEmailChangePayload = outcomePayload('ConfirmEmailChangePayload')

builder.mutationField('confirmEmailChange', t =>
  t.field({
    description: 'Gives an account its new address by the link of the mail that went there; ends its sessions.',
    type: ConfirmEmailChangePayload,
    authScopes: { inPerson: true },
    args: { input: t.arg({ type: ConfirmEmailChangeInput, required: true }) },
    resolve: (_root, { input }, context) =>
      outcomeOf(async () => {
        await context.responder.limitExactly('signIn')
        return confirmEmailChange(context, input)
      }),
  }),
)
