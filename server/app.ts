import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import serveStatic from '@fastify/static'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { answerFailure, answerUnreadable, refuseExpectations } from './api/errorReplies.ts'
import { pathOfTarget } from './kit/urls.ts'
import type { Config } from './platform/config.ts'
import { prefixCookies, withoutCookies } from './platform/cookies.ts'
import type { Database } from './platform/database.ts'
import {
  addSecurityHeaders,
  limitSlowBodies,
  logRequests,
  MOST_BODY_MILLISECONDS,
  prepareFarewell,
  readAddresses,
  refuseForeignOrigins,
  securityHeaders,
  warnOfUnknownProxies,
} from './platform/http.ts'
import { serveStorefronts } from './platform/storefronts.ts'

/** A way in: adds its routes to the server. */
export type Door = (app: FastifyInstance) => void | Promise<void>

/** Everything the request handler is built from; tests give their own. */
export interface Parts {
  readonly config: Pick<Config, 'publicUrl' | 'trustProxy'>
  readonly log: FastifyBaseLogger
  readonly database: Pick<Database, 'pool'>
  readonly newId: () => string
  /** Doors under paths of their own: GraphQL, REST, images. */
  readonly doors: readonly Door[]
  /** Answers every other path that is read: pages, and the page for what does not exist. Null: no pages at all. */
  readonly pages: ((request: FastifyRequest, reply: FastifyReply) => unknown) | null
  /** Origins of other sites whose scripts the doors of programs serve; none, unless the shop allows some. */
  readonly storefronts?: () => Promise<readonly string[]>
  /** Folder of the built client, or null where only the doors matter. */
  readonly clientFolder: string | null
}

/** What arrives in one piece is at most this long; doors that take files set their own limit. */
const MOST_BODY_BYTES = 1_000_000
/** Level of routes whose every answer is not worth a line. */
const QUIET = 'warn'
/** A connection on which nothing moves for so long is closed: whoever stopped reading what they asked for holds files and
 *  places that others wait for. A large file that goes on to a bucket takes minutes before it is answered. */
const SILENT_MILLISECONDS = 600_000
const A_DAY_MILLISECONDS = 24 * 3_600_000
const A_YEAR_MILLISECONDS = 365 * A_DAY_MILLISECONDS
const READY_MILLISECONDS = 1_000

/** Builds the request handler. It listens to nothing yet. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const protect = securityHeaders(parts.config.publicUrl)
  const app = fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: parts.newId,
    requestIdHeader: false,
    trustProxy: parts.config.trustProxy ?? false,
    bodyLimit: MOST_BODY_BYTES,
    // Bodies have times of their own (`limitSlowBodies`): this one is for what reads, and must not end what may still come.
    requestTimeout: MOST_BODY_MILLISECONDS + 10_000,
    connectionTimeout: SILENT_MILLISECONDS,
    keepAliveTimeout: 72_000,
    return503OnClosing: false,
    // A request without a host is refused by `readAddresses`, in the words of the error catalogue.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000, requireHostHeader: false },
    routerOptions: { maxParamLength: 500 },
    rewriteUrl: request => withoutLastSlash(pathOfTarget(request.url ?? '/')),
    frameworkErrors(error, request, reply) {
      protect(request, reply)
      answerFailure(error, request, reply)
    },
    clientErrorHandler: answerUnreadable,
  })
  app.setErrorHandler<Error>(answerFailure)
  refuseExpectations(app.server)
  addSecurityHeaders(app, parts.config.publicUrl)
  readAddresses(app)
  limitSlowBodies(app)
  refuseForeignOrigins(app, parts.config.publicUrl, parts.storefronts ?? noStorefronts)
  logRequests(app)
  warnOfUnknownProxies(app, parts.config.trustProxy)
  prepareFarewell(app)
  // Browsers send text/plain across sites without asking first; nothing here wants it.
  app.removeContentTypeParser('text/plain')
  await app.register(cookie)
  prefixCookies(app, parts.config.publicUrl)
  withoutCookies(app, ({ storefront }) => storefront !== null)
  serveStorefronts(app)
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    // Flushed after each piece, so that a page arrives while it is still being rendered.
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: 5 },
  })
  addHealth(app, parts.database)
  if (parts.clientFolder !== null) await addClientFiles(app, parts.clientFolder)
  for (const door of parts.doors) await app.register(async scope => door(scope))
  // A door may take what is sent to paths of the shop's own choice.
  for (const method of app.supportedMethods) {
    if (!app.hasRoute({ method, url: '/api/*' })) app.route({ method, url: '/api/*', handler: noRoute })
  }
  app.all('/api', noRoute)
  if (parts.pages !== null) app.get('/*', parts.pages)
  app.setNotFoundHandler(noRoute)
  return app
}

/** Documented paths are the same with a slash at the end; the router would take such a one for an unknown path. */
const withoutLastSlash = (url: string): string => url.replace(/^(\/api\/[^?]*[^/?])\/+(?=\?|$)/, '$1')

const noStorefronts = async (): Promise<readonly string[]> => []

const noRoute = (_request: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').send({ message: 'There is no such path.', code: 'NO_ROUTE' })

/** `/health/live`: the process answers. `/health/ready`: it can serve, for the database answers too. */
function addHealth(app: FastifyInstance, database: Pick<Database, 'pool'>): void {
  const options = { logLevel: QUIET } as const
  app.get('/health/live', options, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/health/ready', options, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await answersWithin(database.pool.query('select 1'), READY_MILLISECONDS)
      return { status: 'ok' }
    } catch (error) {
      app.log.warn({ error }, 'not ready')
      return reply.code(503).send({ status: 'the database does not answer' })
    }
  })
}

async function answersWithin(attempt: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds)
  })
  try {
    await Promise.race([attempt, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * What the client's build made: below `assets` a name never changes its content; the rest (icons and the like) may.
 * Compressed copies that lie beside a file are sent as they are.
 */
async function addClientFiles(app: FastifyInstance, folder: string): Promise<void> {
  const assets = join(folder, 'assets')
  if (!existsSync(assets)) return
  const options = {
    ...({ wildcard: false, preCompressed: true, index: false, logLevel: QUIET } as const),
    setHeaders(reply: Pick<FastifyReply, 'header'>, path: string) {
      if (/\.svg(\.br|\.gz)?$/.test(path)) reply.header('content-type', 'image/svg+xml; charset=utf-8')
    },
  }
  await app.register(serveStatic, {
    ...options,
    root: assets,
    prefix: '/assets/',
    immutable: true,
    maxAge: A_YEAR_MILLISECONDS,
    // Nobody asks again whether they changed, and none is worth asking for in pieces.
    ...({ etag: false, lastModified: false, acceptRanges: false } as const),
  })
  await app.register(serveStatic, {
    ...options,
    root: folder,
    globIgnore: ['assets/**', '.vite/**'],
    decorateReply: false,
    maxAge: A_DAY_MILLISECONDS,
  })
}
