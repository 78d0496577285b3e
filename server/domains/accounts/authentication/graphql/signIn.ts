import { builder } from '../../../../api/builder.ts'
import type { RequestContext } from '../../../../api/context.ts'
import { payloadType, refusalType, UserErrorRef, withRefusals } from '../../../../api/errors.ts'
import type { Refusal } from '../../../../kit/refusals.ts'
import { guestViewer, type Viewer } from '../../../../kit/viewer.ts'
import { settingsOf } from '../../../settings/graphql.ts'
import { ViewerRef } from '../../graphql.ts'
import type { SecondFactorKind } from '../../secondFactor/factors.ts'
import {
  type Challenge,
  PasskeyAnswerInput,
  PasskeyChallengePayload,
  SecondFactorKindRef,
} from '../../secondFactor/graphql/passkeyInputs.ts'
import { startPasskeySignIn } from '../../secondFactor/operations/passkeyChallenges.ts'
import { endSession } from '../../sessions/sessions.ts'
import { logoutUrl } from '../../settings.ts'
import { type Browser, type SignedIn, signIn, signInWithPasskey } from '../operations/signIn.ts'
import { type Site, siteOf } from '../site.ts'

const kindsOf = (error: Refusal) => (error.details?.kinds ?? []) as SecondFactorKind[]

refusalType('SECOND_FACTOR_REQUIRED', 'SecondFactorRequired').implement({
  description: 'The password is right; a code or a passkey is needed too.',
  interfaces: [UserErrorRef],
  fields: t => ({ kinds: t.field({ type: [SecondFactorKindRef], resolve: kindsOf }) }),
})

refusalType('TOO_MANY_ATTEMPTS', 'TooManyAttempts').implement({
  interfaces: [UserErrorRef],
  fields: t => ({ retryAfterSeconds: t.int({ resolve: error => Number(error.details?.retryAfterSeconds ?? 0) }) }),
})

refusalType('PROOF_OF_WORK_REQUIRED', 'ProofOfWorkRequired').implement({
  description:
    'Too much failed at this address, or a form wants it of each who sends it: send the same again with an `answer` so that the SHA-256 of `challenge:answer` begins with `difficulty` zero bits. Each challenge counts once, for five minutes.',
  interfaces: [UserErrorRef],
  fields: t => ({
    challenge: t.string({ resolve: error => String(error.details?.challenge ?? '') }),
    difficulty: t.int({ resolve: error => Number(error.details?.difficulty ?? 0) }),
  }),
})

export const ProofOfWorkInput = builder.inputType('ProofOfWorkInput', {
  fields: t => ({
    challenge: t.string({ required: true }),
    answer: t.string({ required: true, description: 'What solves it; at most 40 characters.' }),
  }),
})

const SignInInput = builder.inputType('SignInInput', {
  fields: t => ({
    email: t.string({ required: true }),
    password: t.string({ required: true }),
    code: t.string({ description: 'Six digits of the authenticator app, or a recovery code.' }),
    passkey: t.field({ type: PasskeyAnswerInput, description: 'Instead of a code.' }),
    proof: t.field({ type: ProofOfWorkInput, description: 'Where PROOF_OF_WORK_REQUIRED asked for one.' }),
  }),
})

const SignInWithPasskeyInput = builder.inputType('SignInWithPasskeyInput', {
  fields: t => ({ passkey: t.field({ type: PasskeyAnswerInput, required: true }) }),
})

const SignInPayload = payloadType<{ viewer: Viewer | null }>('SignInPayload', t => ({
  viewer: t.field({ type: ViewerRef, nullable: true, resolve: payload => payload.viewer }),
}))

/** Signs in as `run` says, and gives the browser its cookies. */
const signedInBy = (context: RequestContext, run: (site: Site, browser: Browser) => Promise<SignedIn>) =>
  withRefusals<{ viewer: Viewer | null }>({ viewer: null }, async () => {
    const { responder } = context
    await responder.limitExactly('signIn')
    const { viewer, secret, expiresAt, device } = await run(await siteOf(context.config), responder)
    responder.setSession(secret, expiresAt)
    responder.setDevice(device)
    return { viewer }
  })

builder.mutationField('signIn', t =>
  t.field({
    type: SignInPayload,
    authScopes: { visitor: true },
    args: { input: t.arg({ type: SignInInput, required: true }) },
    resolve: (_root, { input }, context) =>
      signedInBy(context, (site, browser) => signIn(context, site, browser, input)),
  }),
)

builder.mutationField('startPasskeySignIn', t =>
  t.field({
    type: PasskeyChallengePayload,
    description: 'A challenge for a passkey, of whomever; also for the second step after the password.',
    authScopes: { visitor: true },
    resolve: (_root, _args, context) =>
      withRefusals<Pick<Challenge, 'challengeId' | 'options'>>({ challengeId: null, options: null }, async () => {
        await context.responder.limitExactly('form')
        return startPasskeySignIn(context, await siteOf(context.config))
      }),
  }),
)

builder.mutationField('signInWithPasskey', t =>
  t.field({
    type: SignInPayload,
    authScopes: { visitor: true },
    args: { input: t.arg({ type: SignInWithPasskeyInput, required: true }) },
    resolve: (_root, { input }, context) =>
      signedInBy(context, (site, browser) => signInWithPasskey(context, site, browser, input.passkey)),
  }),
)

const SignOutPayload = payloadType<{ viewer: Viewer | null; redirectUrl: string }>('SignOutPayload', t => ({
  viewer: t.field({ type: ViewerRef, nullable: true, resolve: payload => payload.viewer }),
  redirectUrl: t.exposeString('redirectUrl', { description: 'Where the browser goes then, as configured; else `/`.' }),
}))

builder.mutationField('signOut', t =>
  t.field({
    type: SignOutPayload,
    authScopes: { visitor: true },
    resolve: async (_root, _args, context) => {
      const secret = context.responder.sessionSecret
      if (secret) await endSession(context.database, secret)
      context.responder.setSession(null)
      const redirectUrl = logoutUrl(await settingsOf(context))
      return { viewer: guestViewer(context.viewer.visitorHash), redirectUrl, errors: [] }
    },
  }),
)
