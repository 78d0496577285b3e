import type {} from '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** By it browsers keep a cookie only if this very host set it, by https and for all of its paths (RFC 6265bis, 4.1.3.2):
 *  neither another host of the domain nor an answer without https can give a visitor a session. */
const PREFIX = '__Host-'

/**
 * Has every cookie go by its name with `__Host-` before it where the site is reached over https; the doors know the plain
 * names alone. A cookie without the prefix is not read there. Cookies are set with `Path=/`, `Secure` and without a domain,
 * or browsers do not keep them. Comes after @fastify/cookie.
 */
export function prefixCookies(app: FastifyInstance, publicUrl: string): void {
  if (!publicUrl.startsWith('https:')) return
  app.addHook('onRequest', (request, _reply, done) => {
    const ours = Object.entries(request.cookies).filter(([name]) => name.startsWith(PREFIX))
    request.cookies = Object.fromEntries(ours.map(([name, value]) => [name.slice(PREFIX.length), value]))
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    const set = reply.getHeader('set-cookie')
    if (set !== undefined) {
      reply.removeHeader('set-cookie')
      for (const each of [set].flat()) reply.header('set-cookie', `${PREFIX}${each}`)
    }
    done(null, payload)
  })
}

/** Has no cookies count where `applies`: what browsers send is not looked at, and none is set. Comes after all else that
 *  reads and writes cookies. */
export function withoutCookies(app: FastifyInstance, applies: (request: FastifyRequest) => boolean): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (applies(request)) request.cookies = {}
    done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    if (applies(request)) reply.removeHeader('set-cookie')
    done(null, payload)
  })
}
