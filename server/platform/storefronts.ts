import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The origin of the storefront that asks, where the shop allows it; null for everybody else. */
    storefront: string | null
  }
}

/** Storefronts of other origins are served by the doors of programs alone. */
const isDoor = (url: string): boolean => /^\/(?:graphql(?:[?]|$)|api\/)/.test(url)

/** What scripts of a storefront may send along; a key is none of it, for it would lie in every browser. */
const ALLOWED_HEADERS = 'Content-Type, Accept-Language, Cart-Token, X-Partner'
const ALLOWED_METHODS = 'GET, POST, PUT, DELETE'
/** What they may read of an answer besides its body. */
const EXPOSED_HEADERS = 'RateLimit, RateLimit-Policy, Retry-After, X-Request-Id'
/** How long a browser need not ask again, in seconds: as long as an origin that is no longer allowed may go on asking. */
const PREFLIGHT_SECONDS = 600

/** Whether the shop lets scripts of this origin read its answers. `origins` is asked for requests of other sites alone. */
export async function isStorefront(
  { url, headers: { origin } }: FastifyRequest,
  origins: () => Promise<readonly string[]>,
): Promise<boolean> {
  return origin !== undefined && origin !== 'null' && isDoor(url) && (await origins()).includes(origin)
}

/** Whether a browser only asks what a script may do. */
export const isPreflight = ({ method, headers }: FastifyRequest): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined

/** Says what scripts of the storefront may do. */
export const answerPreflight = (reply: FastifyReply): FastifyReply =>
  reply
    .code(204)
    .header('access-control-allow-methods', ALLOWED_METHODS)
    .header('access-control-allow-headers', ALLOWED_HEADERS)
    .header('access-control-max-age', String(PREFLIGHT_SECONDS))
    .send()

/** Answers storefronts by CORS. Credentials are never allowed, and cookies count in neither direction (`withoutCookies`). */
export function serveStorefronts(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.storefront !== null) {
      const vary = reply.getHeader('vary')
      reply
        .header('access-control-allow-origin', request.storefront)
        .header('access-control-expose-headers', EXPOSED_HEADERS)
        .header('vary', vary === undefined ? 'Origin' : `${String(vary)}, Origin`)
    }
    done(null, payload)
  })
}
