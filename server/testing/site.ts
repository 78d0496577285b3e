import { afterAll } from 'vitest'
import { registerDocumentation } from '../api/documentationHandler.ts'
import { createExecutor } from '../api/executor.ts'
import { registerGraphql } from '../api/graphqlHandler.ts'
import { createLimiter } from '../api/limits.ts'
import { requestContext } from '../api/requestContext.ts'
import type { SentAnswer } from '../api/responseCache.ts'
import { registerRest } from '../api/rest.ts'
import { createVersionedCache } from '../api/versionedCache.ts'
import { buildApp } from '../app.ts'
import { openSession } from '../domains/accounts/sessions/sessions.ts'
import { onlyPublic, publicPictures } from '../domains/files/pictures/publicPictures.ts'
import { registerResumableUploads } from '../domains/files/uploads/rest/resumable.ts'
import { registerConfiguredUploads } from '../domains/files/uploads/rest/routes.ts'
import { daysToldOn } from '../domains/pricing/rules/dispatch.ts'
import { allowedOrigins, freshnessOf } from '../domains/settings/queries.ts'
import { webhookMessages } from '../domains/webhooks/rules/kinds.ts'
import { newId } from '../kit/ids.ts'
import type { Role } from '../kit/viewer.ts'
import { readConfig } from '../platform/config.ts'
import type { Database } from '../platform/database.ts'
import { addImages, openImages } from '../platform/images.ts'
import { openLog } from '../platform/log.ts'
import { openStorage } from '../platform/storage.ts'
import type { VatRegister } from '../platform/vies.ts'
import { routes } from '../rest.ts'
import { schema } from '../schema.ts'
import { insertViewer, TEST_NOW } from './builders.ts'
import { temporaryFolder } from './folders.ts'
import { refuseUndescribed } from './restAnswers.ts'

type Answer = { status: number; headers: Record<string, unknown>; text: string; body: never }

/** The site is reached over https, where names of cookies begin with it. */
const PREFIX = '__Host-'

/** A browser or program that talks to the site: keeps its cookies, by their names without the prefix. */
export type Client = {
  request(method: string, url: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  cookies: Map<string, string>
}

/** The doors of the whole product on a test's database, without pages; requests are whole, cookies and headers included.
 *  `limits` scales what one address may do; without a `vatRegister` no VAT id is ever proven. */
export async function testSite(database: Database, limits = 1000, vatRegister?: VatRegister) {
  const config = readConfig({ PUBLIC_URL: 'https://shop.example.com', DATA_DIR: await temporaryFolder() })
  const log = openLog('silent')
  const storage = await openStorage(config.dataDir)
  const limiter = createLimiter({ database, now: () => 0, scale: limits })
  const images = await openImages({ storage, dataDir: config.dataDir, log })
  const parts = { config, database, storage, images, limiter, vatRegister, now: () => TEST_NOW, newId }
  const contextOf = (request: never, reply: never) => requestContext(parts, request, reply)
  const answers = createVersionedCache<SentAnswer>({
    ...freshnessOf(database, () => TEST_NOW, daysToldOn),
    bytesOf: answer => answer.body.length,
    mostBytes: 1_000_000,
  })
  const app = await buildApp({
    config,
    log,
    database,
    newId,
    clientFolder: null,
    storefronts: () => allowedOrigins(database.drizzle),
    pages: (_request, reply) => reply.code(404).send(),
    doors: [
      scope =>
        registerGraphql(scope, {
          schema,
          log,
          executor: createExecutor(schema, {}, log),
          contextOf: contextOf as never,
          answers,
        }),
      scope => addImages(scope, onlyPublic(images, publicPictures(database))),
      scope => registerRest(scope, { routes, log, contextOf: contextOf as never }),
      scope => registerResumableUploads(scope, { log, contextOf: contextOf as never }),
      scope => registerConfiguredUploads(scope, { log, contextOf: contextOf as never }),
      scope => registerDocumentation(scope, { routes, webhooks: webhookMessages(), publicUrl: config.publicUrl }),
    ],
  })
  await app.ready()
  afterAll(() => app.close())

  function client(cookies = new Map<string, string>()): Client {
    return {
      cookies,
      async request(method, url, body, headers = {}) {
        const answer = await app.inject({
          method: method as 'GET',
          url,
          headers: {
            ...(body !== undefined && { 'content-type': 'application/json' }),
            cookie: [...cookies].map(([name, value]) => `${PREFIX}${name}=${value}`).join('; '),
            ...headers,
          },
          ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
        })
        for (const { name, value } of answer.cookies) cookies.set(name.slice(PREFIX.length), value)
        const isJson = String(answer.headers['content-type']).includes('json')
        const content = isJson ? answer.json() : null
        refuseUndescribed({ method, url, status: answer.statusCode, content })
        return { status: answer.statusCode, headers: answer.headers, text: answer.body, body: content as never }
      },
    }
  }
  return {
    app,
    storage,
    images,
    config,
    client,
    /** Somebody who is signed in with these roles. */
    async clientAs(roles: Role[]): Promise<Client> {
      const viewer = await insertViewer(database, roles)
      const { secret } = await openSession(database, viewer.accountId!)
      return client(new Map([['session', secret]]))
    },
  }
}
