import { z } from 'zod'
import { type Route, route } from '../../../api/rest.ts'
import { requestSecondFactorReset, resetSecondFactor } from '../operations/resetSecondFactor.ts'
import { confirmTotp, disableSecondFactor, startTotp } from '../operations/secondFactor.ts'
import { qrCodeSvg } from '../rules/qrCode.ts'
import { siteOf } from '../site.ts'
import { handleOf, handles } from './handles.ts'

const password = z.string().max(1000)
const code = z.string().max(100)
const twoFactor = { 'two_factor.enabled': 'whether the second factor is on' }

export const secondFactorRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/v0/auth/enable2FA',
    audience: 'oneself',
    summary: 'Begins to set up an authenticator app, after the `password`; it counts once `verify2FA` has seen a code.',
    input: z.object({ password }),
    answer: {
      secret: 'the key in base32',
      url: 'the otpauth address',
      qr: 'the same as QR code, an SVG',
      ...twoFactor,
    },
    async run(context, input) {
      context.responder.limit('signIn')
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
    answer: { recovery_codes: 'ten codes, shown this once', ...twoFactor },
    async run(context, input) {
      const { responder } = context
      responder.limit('signIn')
      const { recoveryCodes, session } = await confirmTotp(context, { site: await siteOf(context.config), ...input })
      if (session) responder.setSession(session.secret, session.expiresAt)
      return { recovery_codes: recoveryCodes, two_factor: { enabled: true } }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/auth/disable2FA',
    audience: 'oneself',
    summary: 'Switches the second factor off by `password` and a `code`, and ends all other sessions.',
    input: z.object({ password, code }),
    answer: twoFactor,
    async run(context, input) {
      const { responder } = context
      responder.limit('signIn')
      const session = await disableSecondFactor(context, await siteOf(context.config), input)
      if (session) responder.setSession(session.secret, session.expiresAt)
      return { two_factor: { enabled: false } }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/shop/request2FAReset',
    audience: 'visitor',
    summary: 'Sends a link that switches the second factor off, if there is one; the answer does not tell whether.',
    input: handles,
    answer: { ok: 'true' },
    async run(context, input) {
      context.responder.limit('mail')
      await requestSecondFactorReset(context, { email: handleOf(input) })
      return { ok: true }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/auth/reset2FA',
    audience: 'inPerson',
    summary: 'Switches the second factor off by the `token` of the mail’s link, once, and ends every session.',
    input: z.object({ token: z.string().min(1).max(200) }),
    answer: twoFactor,
    async run(context, input) {
      context.responder.limit('signIn')
      await resetSecondFactor(context, input)
      return { two_factor: { enabled: false } }
    },
  }),
]
