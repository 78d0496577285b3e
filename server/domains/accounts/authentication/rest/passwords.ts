import { z } from 'zod'
import { type Route, route } from '../../../../api/rest.ts'
import { ok, oneOf, whole, yesNo } from '../../../../kit/answers.ts'
import { settingsOf } from '../../../settings/graphql.ts'
import { shopSettings } from '../../../settings/settings.ts'
import { restPasskey } from '../../secondFactor/rest.ts'
import { changePassword } from '../operations/changePassword.ts'
import { resetPassword, setPassword } from '../operations/choosePassword.ts'
import { requestPasswordReset } from '../operations/forgottenPassword.ts'
import { checkPasswordStrength } from '../rules/newPassword.ts'
import { siteOf } from '../site.ts'
import { handleOf, handles } from './handles.ts'
import { inRestWords } from './restWords.ts'

const secret = z.string().min(1).max(200)
const password = z.string().max(1000)
const chosen = z.object({ token: secret, password, password2: password.optional() })

const exampleSecret = '<secret of the mail’s link>'
const examplePassword = '<new password>'

const resetRequest = (path: string): Route =>
  route({
    method: 'POST',
    path,
    audience: 'visitor',
    summary: 'Sends a link to choose a new password if there is such an account; the answer does not tell whether.',
    input: handles,
    answer: ok,
    example: { handle: 'kim@example.com' },
    async run(context, input) {
      await context.responder.limitExactly('mail')
      await inRestWords(() => requestPasswordReset(context, { email: handleOf(input) }))
      return { ok: true }
    },
  })

export const passwordRoutes: readonly Route[] = [
  resetRequest('/api/v0/auth/requestPasswordReset'),
  resetRequest('/api/v0/shop/requestPasswordReset'),
  route({
    method: 'POST',
    path: '/api/v0/auth/resetPassword',
    audience: 'inPerson',
    summary:
      'Sets a new password by the `token` of the mail’s link, once, and ends every session of the account. Passkeys and API keys are removed unless `keep_passkeys` and `keep_api_keys` say otherwise; the second factor stays.',
    input: chosen.extend({ keep_passkeys: z.boolean().optional(), keep_api_keys: z.boolean().optional() }),
    answer: ok,
    example: { token: exampleSecret, password: examplePassword, keep_passkeys: true },
    async run(context, { token, password, password2, keep_passkeys, keep_api_keys }) {
      const { responder, config } = context
      await responder.limitExactly('signIn')
      const keeps = { keepsPasskeys: keep_passkeys, keepsApiKeys: keep_api_keys }
      const given = { token, password, passwordRepeat: password2, ...keeps }
      const site = await siteOf(config)
      responder.setDevice((await inRestWords(() => resetPassword(context, site, given))).device)
      return { ok: true }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/auth/setPassword',
    audience: 'inPerson',
    summary: 'Sets the first password of somebody invited, by the `token` of the invitation.',
    input: chosen,
    answer: ok,
    example: { token: exampleSecret, password: examplePassword },
    async run(context, { password2, ...input }) {
      const { responder, config } = context
      await responder.limitExactly('signIn')
      const site = await siteOf(config)
      const given = { ...input, passwordRepeat: password2 }
      responder.setDevice((await inRestWords(() => setPassword(context, site, given))).device)
      return { ok: true }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/auth/changePassword',
    audience: 'oneself',
    summary:
      'Changes one’s own password, `oldPassword` being the present one, with a `code` or `passkey` where signing in takes one, and ends all other sessions.',
    input: z.object({
      oldPassword: password,
      password,
      password2: password.optional(),
      code: z.string().max(100).optional(),
      passkey: restPasskey,
    }),
    answer: ok,
    example: { oldPassword: '<present password>', password: examplePassword },
    async run(context, { oldPassword, password2, ...input }) {
      await context.responder.limitExactly('signIn')
      const site = await siteOf(context.config)
      const change = { ...input, currentPassword: oldPassword, passwordRepeat: password2 }
      const session = await inRestWords(() => changePassword(context, site, change))
      if (session) context.responder.setSession(session.secret, session.expiresAt)
      return { ok: true }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/auth/checkPasswordStrength',
    audience: 'visitor',
    summary: 'How strong a password is. Nothing is kept.',
    input: z.object({ password }),
    answer: z.object({
      score: whole('from 0 to 4', 3),
      label: oneOf('the same in a word', ['risky', 'guessable', 'weak', 'safe', 'secure'], 'safe'),
      accepted: yesNo('whether it would be taken as a new password', true),
    }),
    example: { password: examplePassword },
    async run(context, input) {
      context.responder.limit('search')
      const { email, name } = context.viewer
      const shop = shopSettings.of(await settingsOf(context))
      const { score, label, reason } = checkPasswordStrength(input.password, [email, name, shop.name])
      return { score, label, accepted: reason === null }
    },
  }),
]
