import { builder } from '../../../../api/builder.ts'
import { payloadType, withRefusals } from '../../../../api/errors.ts'
import { globalId, rawId } from '../../../../api/globalIds.ts'
import type { Viewer } from '../../../../kit/viewer.ts'
import { ViewerRef } from '../../graphql.ts'
import { actAsCustomer, stopActing } from '../operations/acting.ts'

type Acting = { readonly userId: string | null; readonly viewer: Viewer | null }

const ActingPayload = payloadType<Acting>('ActingPayload', t => ({
  userId: t.id({
    nullable: true,
    description: 'The customer (`User`) who is acted for from the next request on, or was until now.',
    resolve: ({ userId }) => userId && globalId('User', userId),
  }),
  viewer: t.field({
    type: ViewerRef,
    nullable: true,
    description:
      'Whoever asks from the admin centre; null in the shop, where they are somebody else from the next request on.',
    resolve: ({ viewer }) => viewer,
  }),
}))

const ActAsCustomerInput = builder.inputType('ActAsCustomerInput', {
  fields: t => ({ userId: t.id({ required: true }) }),
})

const acting = (run: () => Promise<Acting>) => withRefusals<Acting>({ userId: null, viewer: null }, run)

builder.mutationFields(t => ({
  actAsCustomer: t.field({
    type: ActingPayload,
    description:
      'Lets this session act for a customer in the shop for an hour, with the customer’s cart and prices and nobody’s staff rights; in the admin centre it stays the staff’s own.',
    authScopes: { person: 'users' },
    args: { input: t.arg({ type: ActAsCustomerInput, required: true }) },
    resolve: (_root, { input }, context) =>
      acting(async () => {
        const { id, name } = await actAsCustomer(context, { userId: rawId('User', String(input.userId)) ?? '' })
        return { userId: id, viewer: { ...context.viewer, actingFor: { accountId: id, name } } }
      }),
  }),
  stopActing: t.field({
    type: ActingPayload,
    description: 'Ends acting for a customer.',
    authScopes: { signedIn: true },
    resolve: (_root, _args, context) =>
      acting(async () => {
        const userId = await stopActing(context, undefined)
        const { actingFor: _ended, ...viewer } = context.viewer
        return { userId, viewer: viewer.actor ? null : viewer }
      }),
  }),
}))
