import { z } from 'zod'
import type { RequestContext } from '../../../../api/context.ts'
import { nothing, type Route, route } from '../../../../api/rest.ts'
import { Refused } from '../../../../kit/refusals.ts'
import { guestViewer, type Viewer } from '../../../../kit/viewer.ts'
import { addressesOf } from '../../addresses/queries.ts'
import { accountRow } from '../../ownAccount/queries.ts'
import { presentOwnUser } from '../../ownAccount/rest/presentOwnUser.ts'
import { restPasskey } from '../../secondFactor/rest.ts'
import { endSession } from '../../sessions/sessions.ts'
import { signIn } from '../operations/signIn.ts'
import { siteOf } from '../site.ts'

/** The specification's user: roles in lower case, the e-mail as handle. */
const userOf = (viewer: Viewer) => ({
  _id: viewer.accountId,
  handle: viewer.email,
  username: viewer.email,
  name: viewer.name,
  roles: viewer.roles,
})

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
  return { ok: true }
}

export const sessionRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/v0/auth/login',
    audience: 'visitor',
    summary:
      'Signs in with e-mail (as `handle`, `username` or `email`), password and, where a second step is needed, `code` or `passkey` (an answer to `passkeyChallenge`); sets the session cookie. Answers `{fa2required: true, kinds}` where it is missing (`totp`, `passkey`, `recovery`) and `"ttop"` where it is wrong or too late. After many failures at an address it answers 409 PROOF_OF_WORK_REQUIRED with `proof: {challenge, difficulty}`: send the same again with `proof: {challenge, answer}` so that the SHA-256 of `challenge:answer` begins with `difficulty` zero bits.',
    input: login,
    answer: { _id: 'id of the account', handle: 'its e-mail', name: 'its name', roles: 'list of roles' },
    async run(context, input, reply) {
      const { responder } = context
      responder.limit('signIn')
      const email = input.handle ?? input.username ?? input.email ?? ''
      const { password, code, passkey, proof } = input
      try {
        const site = await siteOf(context.config)
        const given = { email, password, code, passkey, proof }
        const { viewer, secret, expiresAt, device } = await signIn(context, site, responder, given)
        responder.setSession(secret, expiresAt)
        responder.setDevice(device)
        return userOf(viewer)
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
    summary: 'Ends the session and clears its cookie. Being signed out already is no mistake.',
    input: nothing,
    answer: { ok: 'true' },
    changesState: true,
    run: signOut,
  }),
  route({
    method: 'GET',
    path: '/api/v0/auth/getLoggedInState',
    audience: 'everyone',
    summary: 'Who is signed in; guests have the role `guest` and no `_id`.',
    input: nothing,
    answer: {
      user: 'the user with `two_factor`, `lastLogin`, `failedLogins` and `userData`; `_id` null for a guest',
      loggedIn: 'whether somebody is signed in',
    },
    async run({ viewer, database }) {
      const account = viewer.accountId === null ? null : await accountRow(database, viewer.accountId)
      if (!account) return { loggedIn: false, user: userOf(guestViewer()) }
      const addresses = await addressesOf(database.drizzle, account.id)
      // Roles as they count now: somebody who acts for a customer has no more than the customer.
      return { loggedIn: true, user: { ...presentOwnUser(account, addresses), roles: viewer.roles } }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/registertab',
    audience: 'visitor',
    summary: 'Names the tab that the browser has open; the same name is sent as header `localsessionid` later.',
    input: z.object({ tabSession: z.string().min(1).max(200).optional() }),
    answer: { tabSession: 'the tab’s name, made up if none was sent' },
    async run(context, { tabSession }) {
      return { tabSession: tabSession ?? context.newId() }
    },
  }),
]
