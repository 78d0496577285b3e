import { builder } from '../../../../api/builder.ts'
import { payloadType, withRefusals } from '../../../../api/errors.ts'
import { globalId, rawId } from '../../../../api/globalIds.ts'
import { actAsCustomer, stopActing } from '../operations/acting.ts'

type Acting = { readonly userId: string | null }

const ActingPayload = payloadType<Acting>('ActingPayload', t => ({
  userId: t.id({
    nullable: true,
    description: 'The customer (`User`) who is acted for from the next request on, or was until now.',
    resolve: ({ userId }) => userId && globalId('User', userId),
  }),
}))

const ActAsCustomerInput = builder.inputType('ActAsCustomerInput', {
  fields: t => ({ userId: t.id({ required: true }) }),
})

const acting = (run: () => Promise<string | null>) =>
  withRefusals<Acting>({ userId: null }, async () => ({ userId: await run() }))

builder.mutationFields(t => ({
  actAsCustomer: t.field({
    type: ActingPayload,
    description: 'Lets this session act for a customer, with the customer’s cart and prices and nobody’s staff rights.',
    authScopes: { person: 'users' },
    args: { input: t.arg({ type: ActAsCustomerInput, required: true }) },
    resolve: (_root, { input }, context) =>
      acting(async () => (await actAsCustomer(context, { userId: rawId('User', String(input.userId)) ?? '' })).id),
  }),
  stopActing: t.field({
    type: ActingPayload,
    description: 'Ends acting for a customer.',
    authScopes: { signedIn: true },
    resolve: (_root, _args, context) => acting(() => stopActing(context, undefined)),
  }),
}))
