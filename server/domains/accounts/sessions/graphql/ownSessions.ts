import { builder } from '../../../../api/builder.ts'
import { withRefusals } from '../../../../api/errors.ts'
import { guestViewer, type Viewer } from '../../../../kit/viewer.ts'
import { endOwnSession, signOutEverywhere } from '../operations.ts'
import { changedViewer, securityPayload } from './security.ts'

/** The hash behind a session's global id; an empty one, which no session has, for anything else. */
function sessionIdOf(globalId: string): string {
  const [typename, id = ''] = Buffer.from(globalId, 'base64').toString('utf8').split(':')
  return typename === 'Session' ? id : ''
}

const EndSessionInput = builder.inputType('EndSessionInput', {
  fields: t => ({ sessionId: t.id({ required: true }) }),
})
const EndSessionPayload = securityPayload('EndSessionPayload')

builder.mutationField('endSession', t =>
  t.field({
    description: 'Signs the viewer out in one browser.',
    type: EndSessionPayload,
    authScopes: { oneself: true },
    args: { input: t.arg({ type: EndSessionInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ viewer: Viewer | null }>({ viewer: null }, async () => {
        const wasThis = await endOwnSession(context, { id: sessionIdOf(input.sessionId) })
        if (!wasThis) return changedViewer(context)
        context.responder.setSession(null)
        return { viewer: guestViewer() }
      }),
  }),
)

const SignOutEverywhereInput = builder.inputType('SignOutEverywhereInput', {
  fields: t => ({ keepsThis: t.boolean({ description: 'Stays signed in where it is asked; else nowhere.' }) }),
})
const SignOutEverywherePayload = securityPayload('SignOutEverywherePayload')

builder.mutationField('signOutEverywhere', t =>
  t.field({
    description: 'Signs the viewer out on all devices.',
    type: SignOutEverywherePayload,
    authScopes: { oneself: true },
    args: { input: t.arg({ type: SignOutEverywhereInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ viewer: Viewer | null }>({ viewer: null }, async () => {
        const session = await signOutEverywhere(context, { keepsThis: input.keepsThis ?? false })
        if (session) return changedViewer(context, session)
        context.responder.setSession(null)
        return { viewer: guestViewer() }
      }),
  }),
)
