import { z } from 'zod'
import type { RequestContext } from '../../../api/context.ts'
import { nothing, type Route, route } from '../../../api/rest.ts'
import { guestViewer, type Viewer } from '../../../kit/viewer.ts'
import { signIn } from '../operations/signIn.ts'
import { endSession } from '../sessions.ts'

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
    audience: 'everyone',
    summary: 'Signs in with e-mail (as `handle`, `username` or `email`) and password; sets the session cookie.',
    input: login,
    answer: { _id: 'id of the account', handle: 'its e-mail', name: 'its name', roles: 'list of roles' },
    async run(context, input) {
      context.responder.limit('signIn')
      const email = input.handle ?? input.username ?? input.email ?? ''
      const { viewer, secret, expiresAt } = await signIn(context, {
        email,
        password: input.password,
        userAgent: context.responder.userAgent,
      })
      context.responder.setSession(secret, expiresAt)
      return userOf(viewer)
    },
  }),
  route({
    method: 'GET',
    path: '/api/v0/auth/logout',
    audience: 'everyone',
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
    answer: { user: 'the user, `_id` null for a guest', loggedIn: 'whether somebody is signed in' },
    async run({ viewer }) {
      const isSignedIn = viewer.accountId !== null
      return { loggedIn: isSignedIn, user: userOf(isSignedIn ? viewer : guestViewer()) }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/registertab',
    audience: 'everyone',
    summary: 'Names the tab that the browser has open; the same name is sent as header `localsessionid` later.',
    input: z.object({ tabSession: z.string().min(1).max(200).optional() }),
    answer: { tabSession: 'the tab’s name, made up if none was sent' },
    async run(context, { tabSession }) {
      return { tabSession: tabSession ?? context.newId() }
    },
  }),
]
