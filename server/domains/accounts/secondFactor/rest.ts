import { z } from 'zod'
import { nothing, type Route, route } from '../../../api/rest.ts'
import { instant, ok, text, yesNo } from '../../../kit/answers.ts'
import { qrCodeSvg } from '../../../kit/qrCode.ts'
import { handleOf, handles } from '../authentication/rest/handles.ts'
import { siteOf } from '../authentication/site.ts'
import { startPasskeySignIn } from './operations/passkeyChallenges.ts'
import {
  acknowledgeSecondFactorReset,
  keepSecondFactor,
  keepSecondFactorByLink,
  requestSecondFactorReset,
  resetSecondFactor,
} from './operations/resetSecondFactor.ts'
import { confirmTotp, disableSecondFactor, startTotp } from './operations/secondFactor.ts'

const password = z.string().max(1000)
const code = z.string().max(100)
const exampleToken = '<secret of the mail’s link>'
const state = { enabled: yesNo('whether the second factor is on', true) }
const twoFactor = z.object({ two_factor: z.object(state) })

/** A browser's answer to `passkeyChallenge`. */
export const restPasskey = z.object({ challengeId: z.string().max(200), response: z.string().max(20_000) }).optional()

export const secondFactorRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/v0/auth/enable2FA',
    audience: 'oneself',
    summary:
      'Begins to set up an authenticator app, after the `password`, and a `passkey` where signing in takes one; it counts once `verify2FA` has seen a code.',
    input: z.object({ password, passkey: restPasskey }),
    answer: twoFactor.extend({
      secret: text('the key in base32', '<base32>'),
      url: text('the otpauth address', 'otpauth://totp/…'),
      qr: text('the same as QR code, an SVG', '<svg …>'),
    }),
    example: { password: '<password>' },
    async run(context, input) {
      await context.responder.limitExactly('signIn')
      const { secret, url, qrCode } = await startTotp(context, await siteOf(context.config), input)
      return { secret, url, qr: qrCodeSvg(qrCode), two_factor: { enabled: false } }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/auth/verify2FA',
    audience: 'oneself',
    summary: 'Switches the second factor on by a `code` of the app, and ends all other sessions.',
    input: z.object({ code }),
    answer: twoFactor.extend({
      recovery_codes: z.array(z.string()).meta({ description: 'ten codes, shown this once', examples: [['<code>']] }),
    }),
    example: { code: '<six digits>' },
    async run(context, input) {
      const { responder } = context
      await responder.limitExactly('signIn')
      const { recoveryCodes, session } = await confirmTotp(context, { site: await siteOf(context.config), ...input })
      if (session) responder.setSession(session.secret, session.expiresAt)
      return { recovery_codes: recoveryCodes, two_factor: { enabled: true } }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/auth/disable2FA',
    audience: 'oneself',
    summary: 'Switches the second factor off by `password` and a `code` or `passkey`, and ends all other sessions.',
    input: z.object({ password, code: code.optional(), passkey: restPasskey }),
    answer: twoFactor,
    example: { password: '<password>', code: '<six digits>' },
    async run(context, input) {
      const { responder } = context
      await responder.limitExactly('signIn')
      const session = await disableSecondFactor(context, await siteOf(context.config), input)
      if (session) responder.setSession(session.secret, session.expiresAt)
      return { two_factor: { enabled: false } }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/shop/request2FAReset',
    audience: 'visitor',
    summary:
      'Sends a customer a link to switch the second factor off, if there is one; the answer does not tell whether. Staff ask an administrator.',
    input: handles,
    answer: ok,
    example: { handle: 'kim@example.com' },
    async run(context, input) {
      await context.responder.limitExactly('mail')
      await requestSecondFactorReset(context, { email: handleOf(input) })
      return { ok: true }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/auth/reset2FA',
    audience: 'inPerson',
    summary:
      'Asks by the `token` of the mail’s link and the `password` that the second factor be switched off, which happens three days later. A sign-in with it, `keep2FA` or `keep2FAByLink` keeps it.',
    input: z.object({ token: z.string().min(1).max(200), password }),
    answer: z.object({ two_factor: z.object({ ...state, ends_at: instant('when it will be switched off') }) }),
    example: { token: exampleToken, password: '<password>' },
    async run(context, input) {
      await context.responder.limitExactly('signIn')
      const { endsAt } = await resetSecondFactor(context, await siteOf(context.config), input)
      return { two_factor: { enabled: true, ends_at: endsAt.toISOString() } }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/auth/passkeyChallenge',
    audience: 'visitor',
    summary:
      'A challenge for a passkey, which the browser answers; the answer is `passkey` of other paths, within five minutes, once.',
    input: nothing,
    answer: z.object({
      challengeId: text('names the challenge', '<id>'),
      options: text('options for the browser (WebAuthn), as JSON text', '{"challenge":"…"}'),
    }),
    example: {},
    async run(context) {
      await context.responder.limitExactly('form')
      return startPasskeySignIn(context, await siteOf(context.config))
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/auth/acknowledge2FAReset',
    audience: 'oneself',
    summary: 'Whoever is signed in took note that their second factor was switched off.',
    input: nothing,
    answer: ok,
    example: {},
    async run(context) {
      await acknowledgeSecondFactorReset(context, null)
      return { ok: true }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/auth/keep2FA',
    audience: 'oneself',
    summary: 'Keeps the second factor that was to be switched off, of whoever is signed in.',
    input: nothing,
    answer: ok,
    example: {},
    async run(context) {
      await keepSecondFactor(context, null)
      return { ok: true }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/auth/keep2FAByLink',
    audience: 'inPerson',
    summary: 'Keeps the second factor that was to be switched off, by the `token` of a mail’s link.',
    input: z.object({ token: z.string().min(1).max(200) }),
    answer: ok,
    example: { token: exampleToken },
    async run(context, input) {
      await context.responder.limitExactly('form')
      await keepSecondFactorByLink(context, input)
      return { ok: true }
    },
  }),
]
