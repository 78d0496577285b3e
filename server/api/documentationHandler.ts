import type { FastifyInstance } from 'fastify'
import type {} from '../platform/http.ts'
import { guidePages } from './guide.ts'
import { openApi, type WebhookMessage } from './openapi/document.ts'
import { openApiPage } from './openapi/page.ts'
import type { Route } from './rest.ts'

/** What is made when it is first wanted, and then kept. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | null = null
  return () => (made ??= make())
}

/** The description of the REST paths and the webhooks, for programs at /api/openapi.json and for people at /api/docs; the
 *  guide of recipes at /api/docs/guide. */
export function registerDocumentation(
  app: FastifyInstance,
  { routes, webhooks, publicUrl }: { routes: readonly Route[]; webhooks: readonly WebhookMessage[]; publicUrl: string },
): void {
  const description = once(() => JSON.stringify(openApi(routes, publicUrl, webhooks)))
  const page = once(() => openApiPage(routes, webhooks, publicUrl))
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(description()))
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page()(reply.pageNonce())))
  for (const [address, guide] of guidePages()) {
    app.get(address, (_request, reply) => reply.type('text/html; charset=utf-8').send(guide(reply.pageNonce())))
  }
}
