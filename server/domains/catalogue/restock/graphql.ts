import { builder } from '../../../api/builder.ts'
import { payloadType, withRefusals } from '../../../api/errors.ts'
import { rawId } from '../../../api/globalIds.ts'
import { atMost } from '../../../api/inputLimits.ts'
import { textIn } from '../../../kit/languages.ts'
import { FitRef } from '../graphql/values.ts'
import { confirmRestock, endRestock, requestRestock } from './operations.ts'
import { type RestockRequest, restockOfLink } from './queries.ts'

const RestockRequestRef = builder.objectRef<RestockRequest>('RestockRequest').implement({
  description: 'That somebody wants to be told, once, when a size is back; as the link of the mail shows it.',
  fields: t => ({
    productTitle: t.string({ resolve: ({ title }, _args, { language }) => textIn(language, title) }),
    fit: t.expose('fit', { type: FitRef, nullable: true }),
    size: t.exposeString('size', { description: 'Empty for a product of one size.' }),
    isConfirmed: t.exposeBoolean('isConfirmed'),
  }),
})

builder.queryField('restockRequest', t =>
  t.field({
    type: RestockRequestRef,
    nullable: true,
    description: 'What the link of a mail is about; null where that has ended.',
    authScopes: { public: true },
    args: { token: t.arg.string({ required: true }) },
    resolve: (_root, { token }, { database }) => restockOfLink(database.drizzle, token),
  }),
)

const RequestRestockInput = builder.inputType('RequestRestockInput', {
  fields: t => ({
    productId: t.id({ required: true }),
    variantId: t.id({ required: true, description: 'Of a product without variants: the product’s own id.' }),
    amount: t.int({ description: 'How many pieces are wanted; one if left out.' }),
    email: t.string({ required: true, ...atMost({ characters: 320 }) }),
  }),
})
const RestockLinkInput = builder.inputType('RestockLinkInput', {
  fields: t => ({ token: t.string({ required: true, ...atMost({ characters: 200 }) }) }),
})

const RestockPayload = payloadType<{ isDone: boolean }>('RestockPayload', t => ({
  isDone: t.exposeBoolean('isDone'),
}))
const nothing = { isDone: false }
const done = { isDone: true }

builder.mutationFields(t => ({
  requestRestock: t.field({
    type: RestockPayload,
    description: 'Asks the owner of an address by mail whether they want to be told when a size is back.',
    authScopes: { visitor: true },
    args: { input: t.arg({ type: RequestRestockInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals(nothing, async () => {
        await context.responder.limitExactly('mail')
        await requestRestock(context, {
          productId: rawId('Product', input.productId) ?? '',
          variantId: input.variantId === input.productId ? null : (rawId('Variant', input.variantId) ?? ''),
          amount: input.amount ?? 1,
          email: input.email,
          publicUrl: context.config.publicUrl,
        })
        return done
      }),
  }),
  confirmRestock: t.field({
    type: RestockPayload,
    authScopes: { visitor: true },
    args: { input: t.arg({ type: RestockLinkInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals(nothing, async () => {
        await context.responder.limitExactly('form')
        await confirmRestock(context, input)
        return done
      }),
  }),
  endRestock: t.field({
    type: RestockPayload,
    authScopes: { visitor: true },
    args: { input: t.arg({ type: RestockLinkInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals(nothing, async () => {
        await context.responder.limitExactly('form')
        await endRestock(context, input)
        return done
      }),
  }),
}))
