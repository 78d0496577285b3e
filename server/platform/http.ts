import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { policySources } from '../kit/thirdParties.ts'
import { evenUrl } from '../kit/urls.ts'
import { cleanHeadersOf } from './headers.ts'
import { answerPreflight, isPreflight, isStorefront } from './storefronts.ts'

declare module 'fastify' {
  interface FastifyReply {
    /**
     * The nonce for scripts and styles of an HTML page; the first call gives the answer the policy that lets a browser
     * run them. Answers without it may run nothing at all.
     */
    pageNonce(): string
    /** Gives the answer the policy that lets a browser run these scripts alone, by `scriptSources`; and load what these
     *  services of others need, by their names. */
    allowScripts(sources: string, services: readonly string[]): void
    /** Opens the policy that came with the nonce for services of others. */
    allowServices(services: readonly string[]): void
  }
  interface FastifyContextConfig {
    /** Whether the route changes something although it is only read: sign-out by GET, as documented clients do it. */
    changesState?: boolean
    /** Milliseconds within which a request's body must have arrived; 15 seconds otherwise. */
    bodyMilliseconds?: number
  }
}

/** A request that no door can take; the message is for whoever sent it. */
class BadRequest extends Error {
  override name = 'BadRequest'
  readonly statusCode = 400
  readonly expose = true
}

const headersOfAll = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-site',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(self)',
}

/** Scripts, styles and fonts are no documents, and no line of the log tells of them: the other headers would mean nothing
 *  and be sent with each. A drawing that is opened by itself is one, and may run nothing. */
const headersOfAssets = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-site',
}

/** What mails show, wherever they are read: in mail programs of other sites, and in frames without an origin. */
const isShownInMails = (url: string): boolean => url.startsWith('/images/') || url === '/mark.png'

const NONCE_BYTES = 16

/** Sources for `script-src` that let a browser run scripts of exactly these texts, and what they load. */
export const scriptSources = (scripts: readonly string[]): string =>
  [
    ...scripts.map(script => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
    "'strict-dynamic'",
  ].join(' ')

/** Two years, as browsers' preload lists ask for; sent only where the site is reached over https. */
const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains'

/** What the admin centre shows within its own pages, as visitors would see it: previews, and pages that it asks for in a look
 *  that is tried. Nobody else frames them, and no other page. */
const isPreview = (url: string): boolean =>
  /^\/(?:en\/)?admincenter\/preview\//.test(url) || /[?&]preview=look(?:&|$)/.test(url)

const framedBy = (url: string) => (isPreview(url) ? "'self'" : "'none'")

/** Styles in attributes are allowed, for server-rendered components carry their sizes there; scripts never are. */
type Allowed = {
  readonly scripts: string
  readonly styles: string
  readonly framedBy: "'none'" | "'self'"
  /** Services of others that the shop switched on, by name. */
  readonly services: readonly string[]
}

const pagePolicy = ({ scripts, styles, framedBy, services }: Allowed, isSecure: boolean): string => {
  const others = policySources(services)
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    `style-src ${styles}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${others.img}`,
    "font-src 'self'",
    `connect-src 'self'${others.connect}`,
    ...(others.frame === '' ? [] : [`frame-src 'self'${others.frame}`]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Gives an answer the headers that protect visitors, and the request's id, so that a complaint can be found in the log. */
export function securityHeaders(publicUrl: string): (request: FastifyRequest, reply: FastifyReply) => void {
  const isSecure = publicUrl.startsWith('https:')
  const transport = isSecure ? { 'strict-transport-security': STRICT_TRANSPORT } : {}
  const [ofAll, ofAssets] = [headersOfAll, headersOfAssets].map(headers => ({ ...headers, ...transport }))
  return (request, reply) => {
    cleanHeadersOf(reply.raw)
    if (request.url.startsWith('/assets/')) reply.headers(ofAssets!)
    else reply.headers(ofAll!).header('x-request-id', request.id)
    if (isShownInMails(request.url)) reply.header('cross-origin-resource-policy', 'cross-origin')
  }
}

/** Every answer gets the headers that protect visitors; those with a page's nonce may run scripts. */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const isSecure = publicUrl.startsWith('https:')
  const protect = securityHeaders(publicUrl)
  app.addHook('onRequest', (request, reply, done) => {
    protect(request, reply)
    done()
  })
  const nonces = new WeakMap<FastifyReply, string>()
  app.decorateReply('pageNonce', function (this: FastifyReply) {
    const kept = nonces.get(this)
    if (kept !== undefined) return kept
    const nonce = randomBytes(NONCE_BYTES).toString('base64')
    nonces.set(this, nonce)
    this.header('content-security-policy', pagePolicy(ownPolicy(this, nonce, []), isSecure))
    return nonce
  })
  app.decorateReply('allowScripts', function (this: FastifyReply, scripts: string, services: readonly string[]) {
    this.header(
      'content-security-policy',
      pagePolicy({ scripts, styles: "'self'", framedBy: framedBy(this.request.url), services }, isSecure),
    )
  })
  app.decorateReply('allowServices', function (this: FastifyReply, services: readonly string[]) {
    const nonce = nonces.get(this)
    if (nonce === undefined || services.length === 0) return
    this.header('content-security-policy', pagePolicy(ownPolicy(this, nonce, services), isSecure))
  })
}

/** What a page of one person may do, by its nonce. */
const ownPolicy = ({ request }: FastifyReply, nonce: string, services: readonly string[]): Allowed => ({
  scripts: `'nonce-${nonce}' 'strict-dynamic'`,
  styles: `'self' 'nonce-${nonce}'`,
  framedBy: framedBy(request.url),
  services,
})

/** Characters of a Host header: a name, an address or `[::1]`, and a port (RFC 3986, 3.2.2). */
const hostHeader = /^[\w.:[\]%~!$&'()*+,;=-]*$/

/**
 * Leads whoever reads an address with several slashes in a row, or with what passes for them, to the one it stands for,
 * before anything is made of its path. Refuses requests without a host or with one that is none.
 */
export function readAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { host } = request.headers
    if (host === undefined ? request.raw.httpVersion === '1.1' : !hostHeader.test(host)) {
      throw new BadRequest('The request names no host.')
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return
    const even = evenUrl(request.url)
    if (even !== request.url) return reply.header('cache-control', 'no-cache').redirect(even, 308)
  })
}

/**
 * Says once in the log that X-Forwarded-For came from somebody whose word does not count, without naming anybody: a proxy
 * that nobody named, behind which all visitors count as one. Nothing is said where nobody is believed by choice.
 */
export function warnOfUnknownProxies(app: FastifyInstance, trustProxy: string | null): void {
  if (trustProxy === null) return
  let isSaid = false
  app.addHook('onRequest', (request, _reply, done) => {
    // Of a peer that is trusted the addresses are two at least: its own, and the one that it names.
    if (!isSaid && request.headers['x-forwarded-for'] !== undefined && request.ips?.length === 1) {
      isSaid = true
      app.log.warn(
        'X-Forwarded-For came from an address that TRUST_PROXY does not name and was not believed; if that is your proxy, name it there',
      )
    }
    done()
  })
}

const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what would change something on behalf of another site: browsers name the page's origin, and it must be the
 * public one, the very host that was asked, or that of a storefront which the shop allows. Programs that name no origin
 * pass, for they carry no visitor's cookies.
 */
export function refuseForeignOrigins(
  app: FastifyInstance,
  publicUrl: string,
  storefronts: () => Promise<readonly string[]>,
): void {
  app.decorateRequest('storefront', null)
  app.addHook('onRequest', async (request, reply) => {
    if (!isForeign(request, publicUrl)) return
    if (await isStorefront(request, storefronts)) {
      request.storefront = request.headers.origin!
      return isPreflight(request) ? answerPreflight(reply) : undefined
    }
    if (readingMethods.has(request.method) && !request.routeOptions.config.changesState) return
    return reply.code(403).send({ message: 'This request comes from another site.', code: 'C100' })
  })
}

function isForeign(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin === undefined) return site === 'cross-site'
  return origin !== publicUrl && URL.parse(origin)?.host !== request.host
}

const BODY_MILLISECONDS = 15_000
/** Files may come over a slow line: this fast at least, which a weak mobile connection manages. */
const LEAST_UPLOAD_BYTES_PER_MILLISECOND = 32
/** However long they say that they are, they get no more time than this. */
export const MOST_BODY_MILLISECONDS = 600_000

/** Types of bodies that bring files: forms, and parts of large ones. */
const bringsFile = /^(multipart\/form-data|application\/offset\+octet-stream)/

/** How long a request's body may take. */
function bodyTime(request: FastifyRequest): number {
  const time = request.routeOptions.config.bodyMilliseconds ?? BODY_MILLISECONDS
  if (!bringsFile.test(request.headers['content-type'] ?? '')) return time
  const bytes = Number(request.headers['content-length'] ?? 0)
  const longer = time + (Number.isSafeInteger(bytes) ? bytes : 0) / LEAST_UPLOAD_BYTES_PER_MILLISECOND
  return Math.min(MOST_BODY_MILLISECONDS, longer)
}

/** Ends requests whose body does not arrive in time, so that slow senders hold nothing for long; those that have their
 *  answer already are not asked to finish. */
export function limitSlowBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!readingMethods.has(request.method)) {
      const timer = setTimeout(() => {
        if (request.raw.complete) return
        if (reply.sent) {
          request.raw.destroy()
          return
        }
        void reply
          .code(408)
          .header('connection', 'close')
          .send({ message: 'The request did not arrive in time.', code: 'C400' })
        reply.raw.once('finish', () => request.raw.destroy())
      }, bodyTime(request))
      // Who has an answer and never finishes the request is not waited for when the product stops.
      timer.unref()
      request.raw.once('close', () => clearTimeout(timer))
      request.raw.once('end', () => clearTimeout(timer))
    }
    done()
  })
}

/** One line per answered request: what was asked for by its route, never the path itself with its secrets and ids. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const fields = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    }
    request.log.info(fields, 'answered')
    done()
  })
}

/** How long clients that keep their connection are told to let go of it before it is closed. */
const FAREWELL_MILLISECONDS = 300
/** How long running requests may take to finish. */
const FINISH_MILLISECONDS = 5_000

const departing = new WeakSet<FastifyInstance>()

/** Makes the server able to take its leave with `closeGently`. */
export function prepareFarewell(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (departing.has(app)) reply.header('connection', 'close')
    done(null, payload)
  })
}

/**
 * Stops listening such that every request that arrived is answered: for a moment each answer asks its client to close
 * the connection, so that none is closed just when a client writes to it; then what still runs may finish.
 */
export async function closeGently(app: FastifyInstance): Promise<void> {
  departing.add(app)
  await sleep(FAREWELL_MILLISECONDS)
  const impatience = setTimeout(() => app.server.closeAllConnections(), FINISH_MILLISECONDS)
  try {
    await app.close()
  } finally {
    clearTimeout(impatience)
  }
}
