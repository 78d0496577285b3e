import { z } from 'zod'
import type { RequestContext } from '../../../../api/context.ts'
import { nothing, type Route, route } from '../../../../api/rest.ts'
import { ok, text, yesNo } from '../../../../kit/answers.ts'
import { Refused } from '../../../../kit/refusals.ts'
import type { Viewer } from '../../../../kit/viewer.ts'
import { readSettings } from '../../../settings/queries.ts'
import { addressesOf } from '../../addresses/queries.ts'
import { accountRow } from '../../ownAccount/queries.ts'
import { ownUserAnswer } from '../../ownAccount/rest/answers.ts'
import { presentGuest, presentOwnUser } from '../../ownAccount/rest/presentOwnUser.ts'
import { restPasskey } from '../../secondFactor/rest.ts'
import { endSession } from '../../sessions/sessions.ts'
import { registeredTab, registerTab } from '../../sessions/tabs.ts'
import { logoutUrl } from '../../settings.ts'
import { signIn } from '../operations/signIn.ts'
import { siteOf } from '../site.ts'
import { inRestWords } from './restWords.ts'

/** The specification's user; null for a guest. Roles as they count now: somebody who acts for a customer has no more than
 *  the customer. */
async function userOf({ database, now }: RequestContext, viewer: Viewer) {
  const account = viewer.accountId === null ? null : await accountRow(database, viewer.accountId)
  if (!account) return null
  const addresses = await addressesOf(database.drizzle, account.id)
  return { ...presentOwnUser(account, addresses, now()), roles: viewer.roles }
}

const login = z
  .object({
    handle: z.string().max(320).optional(),
    username: z.string().max(320).optional(),
    email: z.string().max(320).optional(),
    password: z.string().max(1000),
    code: z.string().max(100).optional(),
    passkey: restPasskey,
    proof: z.object({ challenge: z.string().max(200), answer: z.string().max(40) }).optional(),
  })
  .refine(input => input.handle ?? input.username ?? input.email, { path: ['handle'], message: 'e-mail is missing' })

async function signOut(context: RequestContext) {
  const { sessionSecret } = context.responder
  if (sessionSecret) await endSession(context.database, sessionSecret)
  context.responder.setSession(null)
  return { ok: true, redirect: logoutUrl(await readSettings(context.database.drizzle)) }
}

export const sessionRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/v0/auth/login',
    audience: 'visitor',
    summary:
      'Signs in with e-mail (as `handle`, `username` or `email`), password and, where a second step is needed, `code` or `passkey` (an answer to `passkeyChallenge`); sets the session cookie. Answers `{fa2required: true, kinds}` where it is missing (`totp`, `passkey`, `recovery`) and `"ttop"` where it is wrong or too late. After many failures at an address it answers 409 PROOF_OF_WORK_REQUIRED with `proof: {challenge, difficulty}`: send the same again with `proof: {challenge, answer}` so that the SHA-256 of `challenge:answer` begins with `difficulty` zero bits.',
    input: login,
    answer: z.union([
      ownUserAnswer,
      z.object({
        fa2required: yesNo('a second step is needed', true),
        kinds: z
          .array(z.enum(['totp', 'passkey', 'recovery']))
          .meta({ description: 'by which it can be done', examples: [['totp', 'recovery']] }),
      }),
      z.literal('ttop').meta({ description: 'the second step was wrong or too late', examples: ['ttop'] }),
    ]),
    example: { handle: 'kim@example.com', password: '<password>', code: '<six digits>' },
    refused: ['WRONG_CREDENTIALS', 'EMAIL_NOT_CONFIRMED', 'PROOF_OF_WORK_REQUIRED'],
    async run(context, input, reply) {
      const { responder } = context
      await responder.limitExactly('signIn')
      const email = input.handle ?? input.username ?? input.email ?? ''
      const { password, code, passkey, proof } = input
      try {
        const site = await siteOf(context.config)
        const given = { email, password, code, passkey, proof }
        const { viewer, secret, expiresAt, device } = await inRestWords(() => signIn(context, site, responder, given))
        responder.setSession(secret, expiresAt)
        responder.setDevice(device)
        if (responder.tab !== null) await registerTab({ ...context, viewer }, { tab: responder.tab })
        return await userOf(context, viewer)
      } catch (error) {
        const [refusal] = error instanceof Refused ? error.refusals : []
        if (refusal?.code === 'SECOND_FACTOR_REQUIRED') {
          return { fa2required: true, kinds: refusal.details?.kinds }
        }
        if (refusal?.code !== 'SECOND_FACTOR_WRONG') throw error
        reply.type('application/json; charset=utf-8')
        return JSON.stringify('ttop')
      }
    },
  }),
  route({
    method: 'GET',
    path: '/api/v0/auth/logout',
    audience: 'visitor',
    summary:
      'Ends the session and clears its cookie; `redirect` is where the browser goes then. Being signed out already is no mistake.',
    input: nothing,
    answer: ok.extend({ redirect: text('the configured address, else `/`', '/') }),
    changesState: true,
    run: signOut,
  }),
  route({
    method: 'GET',
    path: '/api/v0/auth/getLoggedInState',
    audience: 'everyone',
    summary: 'Who is signed in; guests have the role `guest` and no `_id`.',
    input: nothing,
    answer: z.object({
      loggedIn: yesNo('whether somebody is signed in', true),
      user: ownUserAnswer,
      tabSession: text(
        'the tab that the header `localsessionid` names, if it was registered in this browser',
        'tab-1',
      ).nullable(),
    }),
    async run(context) {
      const user = await userOf(context, context.viewer)
      const tabSession = await registeredTab(context, context.responder.tab)
      return user ? { loggedIn: true, user, tabSession } : { loggedIn: false, user: presentGuest, tabSession }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/registertab',
    audience: 'visitor',
    summary:
      'Names the tab that the browser has open; the same name is sent as header `localsessionid` later. It is kept as long as somebody is signed in, twenty of a browser; a sign-in that sends the header registers it, too.',
    input: z.object({ tabSession: z.string().min(1).max(200).optional() }),
    answer: z.object({ tabSession: text('the tab’s name, made up if none was sent', 'tab-1') }),
    example: { tabSession: 'tab-1' },
    async run(context, { tabSession }) {
      return { tabSession: await registerTab(context, { tab: tabSession ?? context.newId() }) }
    },
  }),
]
