import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { viewerOfApiKey, viewerOfSession } from '../domains/accounts/queries.ts'
import { hashSecret, newSecret } from '../domains/accounts/sessions/sessions.ts'
import { CART_TOKEN_HEADER, cartTokenHash, missingToken } from '../domains/cart/rules/cartToken.ts'
import { PARTNER_HEADER, partnerCodeIn } from '../domains/cart/rules/partner.ts'
import type { Language } from '../kit/languages.ts'
import { type KeyLimit, type Limit, tooMany } from '../kit/limits.ts'
import { NotAllowed, refuseIf } from '../kit/refusals.ts'
import { guestViewer, type Viewer } from '../kit/viewer.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database.ts'
import type { Images } from '../platform/images.ts'
import { type CookieName, keptCookies } from '../platform/keptInBrowsers.ts'
import type { Storage } from '../platform/storage.ts'
import type {} from '../platform/storefronts.ts'
import type { VatRegister } from '../platform/vies.ts'
import { onceStore, type RequestContext, type Responder, TooMany } from './context.ts'
import type { Limiter } from './limits.ts'
import { keepNothing } from './unkept.ts'

/** What every request's context is made of. */
export type ContextParts = {
  readonly config: Config
  readonly database: Database
  readonly storage: Storage
  readonly images: Images
  readonly limiter: Limiter
  readonly vatRegister?: VatRegister | undefined
  readonly now: () => Date
  readonly newId: () => string
}

export const sessionCookie = 'session' satisfies CookieName
export const visitorCookie = 'visitor' satisfies CookieName
/** Says that a request comes from the admin centre, where staff are themselves although they act for a customer. */
const adminCentreHeader = 'x-admin-centre'
const adminCentrePath = /^\/(?:en\/)?admincenter(?:[/?]|$)/
const deviceCookie = 'device' satisfies CookieName
/** Says for a while why nobody is signed in any more. */
const idleCookie = 'idle' satisfies CookieName
/** Tells the page that its session has just ended for want of use. */
const sessionEndedHeader = 'x-session-ended'

/** Longest mark of a device that is looked at, in characters. */
const longestDevice = 300
/** And longest name of a tab. */
const longestTab = 200

/** The language asked for: `lang` in the query, else the first of Accept-Language, else German. */
export function languageOfRequest(request: Pick<FastifyRequest, 'query' | 'headers'>): Language {
  const asked = (request.query as { lang?: unknown } | undefined)?.lang
  const wanted = typeof asked === 'string' ? asked : (request.headers['accept-language'] ?? '')
  return wanted.trim().toLowerCase().startsWith('en') ? 'en' : 'de'
}

/** What the open tab calls itself. */
function tabOf({ headers: { localsessionid: tab } }: FastifyRequest): string | null {
  return typeof tab === 'string' && tab !== '' && tab.length <= longestTab ? tab : null
}

/** Who asks and what is known of the request. Throws `NotAllowed` for an API key that opens nothing. */
export async function requestContext(
  parts: ContextParts,
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language = languageOfRequest(request),
): Promise<RequestContext> {
  const cookies = {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: parts.config.publicUrl.startsWith('https:'),
  } as const
  const sessionSecret = request.cookies[sessionCookie] ?? null
  let wasIdle = request.cookies[idleCookie] !== undefined
  const { viewer: known, keyLimit } = await viewerOf(parts.database, request, sessionSecret, {
    renew: renewedUntil => reply.setCookie(sessionCookie, sessionSecret!, { ...cookies, expires: renewedUntil }),
    endIdle() {
      wasIdle = true
      reply
        .clearCookie(sessionCookie, cookies)
        .setCookie(idleCookie, '1', { ...cookies, maxAge: keptCookies.idle.seconds })
      reply.header(sessionEndedHeader, 'idle')
    },
  })
  const partnerCode = partnerCodeIn(request.headers[PARTNER_HEADER])
  const viewer: Viewer = partnerCode === undefined ? known : { ...known, partnerCode }
  // Its session has ended: the browser need not show it again. Not by what a page asks in the background, which may have
  // been on its way while the session was given a new secret.
  const isBackground = request.headers.localsessionid !== undefined
  if (sessionSecret && viewer.accountId === null && viewer.key === null && !isBackground)
    reply.clearCookie(sessionCookie, cookies)
  const { limiter } = parts
  const tell = limitTeller(reply)
  if (keyLimit) {
    const seconds = limiter.takeRequest(keyLimit)
    tell('key', limiter.standingOfKey(keyLimit))
    if (seconds > 0) throw new TooMany(seconds)
  }
  const client = { address: request.ip, accountId: viewer.accountId, key: keyLimit, cart: viewer.visitorHash }
  const responder: Responder = {
    sessionSecret,
    device: request.cookies[deviceCookie]?.slice(0, longestDevice) ?? null,
    tab: tabOf(request),
    userAgent: request.headers['user-agent'] ?? null,
    get wasIdle() {
      return wasIdle && viewer.accountId === null
    },
    ensureVisitor() {
      refuseIf(missingToken(viewer))
      if (viewer.accountId !== null || viewer.visitorHash !== null) return
      const visitorSecret = newSecret()
      reply.setCookie(visitorCookie, visitorSecret, { ...cookies, maxAge: keptCookies.visitor.seconds })
      // The same object: copies of the context that were made before must know the visitor too.
      Object.assign(viewer, { visitorHash: hashSecret(visitorSecret) })
    },
    setSession(secret, expiresAt) {
      if (secret) {
        reply.setCookie(sessionCookie, secret, { ...cookies, expires: expiresAt })
        if (wasIdle) reply.clearCookie(idleCookie, cookies)
        // The same object, as with a visitor: what is answered next knows which session is its own.
        if (viewer.accountId !== null) Object.assign(viewer, { sessionId: hashSecret(secret) })
      } else reply.clearCookie(sessionCookie, cookies)
    },
    setDevice(mark) {
      reply.setCookie(deviceCookie, mark, { ...cookies, maxAge: keptCookies.device.seconds })
    },
    keepNothing: () => keepNothing(reply),
    limit(action) {
      const seconds = limiter.take(action, client)
      tell(action, limiter.standing(action, client))
      if (seconds > 0) throw new TooMany(seconds)
    },
    async limitExactly(action, key) {
      const seconds = await limiter.takeExactly(action, client, key)
      const refused = { limit: limiter.policy(action), left: 0, seconds }
      tell(action, seconds > 0 ? refused : limiter.standing(action, client))
      // An order is refused in the answer's own words, beside everything that was entered.
      if (seconds > 0) throw action === 'order' ? tooMany('TOO_MANY_ORDERS', seconds) : new TooMany(seconds)
    },
    async giveBack(action, key) {
      await limiter.giveBack(action, client, key)
      tell(action, limiter.standing(action, client))
    },
  }
  return {
    database: parts.database,
    config: parts.config,
    storage: parts.storage,
    images: parts.images,
    vatRegister: parts.vatRegister,
    now: parts.now,
    newId: parts.newId,
    address: request.ip,
    tab: responder.tab,
    language,
    responder,
    once: onceStore(),
    onceForAll: onceStore(),
    viewer,
  }
}

async function viewerOf(
  database: Database,
  request: FastifyRequest,
  sessionSecret: string | null,
  { renew, endIdle }: { renew: (until: Date) => void; endIdle: () => void },
): Promise<{ viewer: Viewer; keyLimit: KeyLimit | null }> {
  const bearer = /^Bearer (\S{16,200})$/.exec(request.headers.authorization ?? '')
  if (bearer) {
    const known = await viewerOfApiKey(database, bearer[1]!)
    if (!known) throw new NotAllowed(false)
    return { viewer: { ...known.viewer, ...cartBy(request, true) }, keyLimit: known.limit }
  }
  // Scripts of other origins have no cookies that count.
  const owner = cartBy(request, request.storefront !== null)
  const isAdminCentre = request.headers[adminCentreHeader] !== undefined || adminCentrePath.test(request.url)
  const options = { onIdle: endIdle, isAdminCentre }
  const known = sessionSecret ? await viewerOfSession(database, sessionSecret, owner.visitorHash, options) : null
  if (known?.renewedUntil) renew(known.renewedUntil)
  return { viewer: known?.viewer ?? { ...guestViewer(), ...owner }, keyLimit: null }
}

/** What an answer tells of a limit. */
type Told = { readonly limit: Limit; readonly left: number; readonly seconds: number }

/** Tells in an answer which limits count for it, and what is left of them (IETF draft-ietf-httpapi-ratelimit-headers). */
function limitTeller(reply: FastifyReply): (name: string, told: Told | null) => void {
  const all = new Map<string, Told>()
  return (name, told) => {
    if (!told) return
    all.set(name, told)
    reply.header(
      'ratelimit-policy',
      [...all].map(([each, { limit }]) => `"${each}";q=${limit.uses};w=${limit.seconds}`).join(', '),
    )
    reply.header(
      'ratelimit',
      [...all].map(([each, { left, seconds }]) => `"${each}";r=${left};t=${seconds}`).join(', '),
    )
  }
}

/** By what a request names its cart: the token in its header, which goes before a cookie; programs and storefronts of
 *  other origins have nothing else. */
function cartBy(request: FastifyRequest, isProgram: boolean): Pick<Viewer, 'visitorHash' | 'namesCartByToken'> {
  const token = request.headers[CART_TOKEN_HEADER]
  if (typeof token === 'string' && token !== '') return { visitorHash: cartTokenHash(token), namesCartByToken: true }
  if (isProgram) return { visitorHash: null, namesCartByToken: true }
  const secret = request.cookies[visitorCookie]
  return { visitorHash: secret ? hashSecret(secret) : null }
}
