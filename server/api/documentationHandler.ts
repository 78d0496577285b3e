import type { FastifyInstance } from 'fastify'
import type {} from '../platform/http.ts'
import { guidePages } from './guide.ts'
import { openApi, openApiPage, type WebhookMessage } from './openapi.ts'
import type { Route } from './rest.ts'

/** The description of the REST paths and the webhooks, for programs at /api/openapi.json and for people at /api/docs; the
 *  guide of recipes at /api/docs/guide. */
export function registerDocumentation(
  app: FastifyInstance,
  { routes, webhooks, publicUrl }: { routes: readonly Route[]; webhooks: readonly WebhookMessage[]; publicUrl: string },
): void {
  const description = openApi(routes, publicUrl, webhooks)
  app.get('/api/openapi.json', () => description)
  app.get('/api/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(openApiPage(routes, webhooks, reply.pageNonce())),
  )
  for (const [address, page] of guidePages())
    app.get(address, (_request, reply) => reply.type('text/html; charset=utf-8').send(page(reply.pageNonce())))
}
