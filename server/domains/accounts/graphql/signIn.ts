import { builder } from '../../../api/builder.ts'
import { UserErrorRef, withRefusals } from '../../../api/errors.ts'
import type { Refusal } from '../../../kit/refusals.ts'
import { guestViewer, type Viewer } from '../../../kit/viewer.ts'
import { signIn } from '../operations/signIn.ts'
import { endSession } from '../sessions.ts'
import { ViewerRef } from './viewer.ts'

const SignInInput = builder.inputType('SignInInput', {
  fields: t => ({ email: t.string({ required: true }), password: t.string({ required: true }) }),
})

const SignInPayload = builder
  .objectRef<{ viewer: Viewer | null; errors: readonly Refusal[] }>('SignInPayload')
  .implement({
    fields: t => ({
      viewer: t.field({ type: ViewerRef, nullable: true, resolve: payload => payload.viewer }),
      errors: t.field({ type: [UserErrorRef], resolve: payload => [...payload.errors] }),
    }),
  })

builder.mutationField('signIn', t =>
  t.field({
    type: SignInPayload,
    authScopes: { public: true },
    args: { input: t.arg({ type: SignInInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ viewer: Viewer | null }>({ viewer: null }, async () => {
        context.responder.limit('signIn')
        const { viewer, secret, expiresAt } = await signIn(context, {
          ...input,
          userAgent: context.responder.userAgent,
        })
        context.responder.setSession(secret, expiresAt)
        return { viewer }
      }),
  }),
)

builder.mutationField('signOut', t =>
  t.field({
    type: SignInPayload,
    authScopes: { public: true },
    resolve: async (_root, _args, context) => {
      const secret = context.responder.sessionSecret
      if (secret) await endSession(context.database, secret)
      context.responder.setSession(null)
      return { viewer: guestViewer(context.viewer.visitorHash), errors: [] }
    },
  }),
)
