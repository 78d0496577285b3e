import { readFile } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../kit/languages.ts'
import type {} from '../platform/http.ts'
import type { Log } from '../platform/log.ts'
import type { PageRenderer, PageRendererModule } from '../platform/pageRenderer.ts'
import type { RequestContext } from './context.ts'
import type { Executor } from './executor.ts'
import { failureOf } from './failures.ts'

/** Loads the built page renderer. */
export async function loadPageRenderer(paths: { renderer: string; manifest: string }): Promise<PageRenderer> {
  const manifest: unknown = JSON.parse(await readFile(paths.manifest, 'utf8'))
  const { createPages } = (await import(paths.renderer)) as PageRendererModule
  return createPages(manifest)
}

/** Answers every address that is a page: rendered on the server, its queries executed in process as the visitor. */
export function createPagesHandler(parts: {
  renderer: PageRenderer
  executor: Executor
  origin: string
  log: Log
  contextOf: (request: FastifyRequest, reply: FastifyReply, language: Language) => Promise<RequestContext>
}) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const gone = new AbortController()
    request.raw.once('close', () => {
      if (!reply.raw.writableFinished) gone.abort()
    })
    const contexts = new Map<Language, Promise<RequestContext>>()
    const contextIn = (language: Language) => {
      const known = contexts.get(language) ?? parts.contextOf(request, reply, language)
      contexts.set(language, known)
      return known
    }
    const page = await parts.renderer.render({
      url: request.url,
      origin: parts.origin,
      nonce: reply.pageNonce(),
      requestId: request.id,
      signal: gone.signal,
      report: error => void failureOf(error, parts.log),
      execute: async operation =>
        parts.executor.run(operation.id, { ...operation.variables }, await contextIn(operation.language)),
    })
    reply.headers({ ...page.headers }).header('cache-control', 'private, no-cache')
    if (page.redirect !== null) return reply.redirect(page.redirect, page.status)
    return reply.code(page.status).send(page.body)
  }
}
