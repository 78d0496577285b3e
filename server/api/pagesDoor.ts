import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../kit/languages.ts'
import type {} from '../platform/http.ts'
import type { Log } from '../platform/log.ts'
import type { PageRenderer, PageRendererModule, PageResponse } from '../platform/pageRenderer.ts'
import type { RequestContext } from './context.ts'
import type { Executor } from './executor.ts'
import { failureOf } from './failures.ts'
import type { FreshAnswers } from './freshAnswers.ts'
import { acceptsGzip, isAnonymous } from './keptAnswers.ts'
import { gzippedPage, type PageParts, pageParts, plainPage } from './pageParts.ts'
import { visitorCookie } from './requestContext.ts'

/** Loads the built page renderer. */
export async function loadPageRenderer(paths: { renderer: string; manifest: string }): Promise<PageRenderer> {
  const manifest: unknown = JSON.parse(await readFile(paths.manifest, 'utf8'))
  const { createPages } = (await import(paths.renderer)) as PageRendererModule
  return createPages(manifest)
}

/** What stands for the nonce in a kept page: letters and digits that occur nowhere else. */
const marker = `nonce${randomBytes(18).toString('hex')}`

/** A page that everybody gets alike. */
export type KeptPage = PageParts & { readonly status: number; readonly headers: Readonly<Record<string, string>> }

type Parts = {
  renderer: PageRenderer
  executor: Executor
  origin: string
  log: Log
  contextOf: (request: FastifyRequest, reply: FastifyReply, language: Language) => Promise<RequestContext>
  pages: FreshAnswers<KeptPage>
}

/** Carries a page that must not be kept past the keeping, to all who wait for it. */
class NotKept extends Error {
  readonly page: PageResponse
  readonly html: string | null
  constructor(page: PageResponse, html: string | null) {
    super('not kept')
    this.page = page
    this.html = html
  }
}

/** Answers every address that is a page: rendered on the server, its queries executed in process as the visitor. What
 *  visitors without any cookie see is kept whole, and only the nonce changes. */
export function createPagesHandler(parts: Parts) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const isNobody = isAnonymous(request) && request.cookies[visitorCookie] === undefined && request.method === 'GET'
    if (!isNobody) return send(reply, await render(parts, request, reply, reply.pageNonce()))
    try {
      const kept = await parts.pages.get(request.url, async () => {
        const page = await render(parts, request, reply, marker)
        const html = page.body && (await text(page.body))
        if (page.isPersonal || page.status !== 200 || html === null) throw new NotKept(page, html)
        return { ...(await pageParts(html, marker)), status: page.status, headers: page.headers }
      })
      reply
        .code(kept.status)
        .headers({ ...kept.headers })
        .header('cache-control', 'private, no-cache')
      const nonce = reply.pageNonce()
      if (!acceptsGzip(request)) return reply.send(plainPage(kept, nonce))
      return reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').send(gzippedPage(kept, nonce))
    } catch (error) {
      if (!(error instanceof NotKept)) throw error
      // Rendered with the marker, which becomes the nonce on the way out.
      return send(reply, { ...error.page, body: error.html?.replaceAll(marker, reply.pageNonce()) ?? null })
    }
  }
}

function send(reply: FastifyReply, page: Omit<PageResponse, 'body'> & { body: unknown }): FastifyReply {
  reply.headers({ ...page.headers }).header('cache-control', 'private, no-cache')
  if (page.redirect !== null) return reply.redirect(page.redirect, page.status)
  return reply.code(page.status).send(page.body)
}

function render(parts: Parts, request: FastifyRequest, reply: FastifyReply, nonce: string): Promise<PageResponse> {
  const gone = new AbortController()
  // Others may be waiting for a page that is kept; it is finished even if the first of them has left.
  if (nonce !== marker) {
    request.raw.once('close', () => {
      if (!reply.raw.writableFinished) gone.abort()
    })
  }
  const contexts = new Map<Language, Promise<RequestContext>>()
  const contextIn = (language: Language) => {
    const known = contexts.get(language) ?? parts.contextOf(request, reply, language)
    contexts.set(language, known)
    return known
  }
  return parts.renderer.render({
    url: request.url,
    origin: parts.origin,
    nonce,
    requestId: request.id,
    signal: gone.signal,
    report: error => void failureOf(error, parts.log),
    execute: async operation =>
      parts.executor.run(operation.id, { ...operation.variables }, await contextIn(operation.language)),
  })
}
