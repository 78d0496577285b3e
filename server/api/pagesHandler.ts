import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Settings } from '../domains/settings/rules.ts'
import { shopSettings } from '../domains/settings/settings.ts'
import { readSitePicture } from '../domains/site/queries.ts'
import { shownAddress } from '../domains/site/rules/addresses.ts'
import { addressesOf, siteSettings } from '../domains/site/settings.ts'
import type { Language } from '../kit/languages.ts'
import { isStaff } from '../kit/viewer.ts'
import { scriptSources } from '../platform/http.ts'
import type { Log } from '../platform/log.ts'
import type { PageOperation, PageRenderer, PageRendererModule, PageResponse } from '../platform/pageRenderer.ts'
import type { RequestContext } from './context.ts'
import type { AnswerFailure, Executed, Executor } from './executor.ts'
import { answerFailureOf, failureOf } from './failures.ts'
import { maintenancePage } from './maintenancePage.ts'
import { type MadeOf, rememberedAnswers } from './pageAnswers.ts'
import { visitorCookie } from './requestContext.ts'
import { acceptsGzip, isAnonymous } from './responseCache.ts'
import { asNobody } from './sharedFields.ts'
import { arrivalAt, isEntrance, isInAdminCentre, maintenanceOf } from './siteEdge.ts'
import { type Trace, tellTiming, traceOf } from './tracing.ts'
import { mayBeKept } from './unkept.ts'
import { sharedLook, type VersionedCache } from './versionedCache.ts'

/** Loads the built page renderer. */
export async function loadPageRenderer(paths: { renderer: string; manifest: string }): Promise<PageRenderer> {
  const manifest: unknown = JSON.parse(await readFile(paths.manifest, 'utf8'))
  const { createPages } = (await import(paths.renderer)) as PageRendererModule
  return createPages(manifest)
}

const compress = promisify(gzip)
const inflate = promisify(gunzip)

/** A page that everybody gets alike, to the last byte. */
export type CachedPage = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly gzipped: Buffer
  /** What its policy lets run: its own scripts, by their checksums. */
  readonly scripts: string
  /** Services of others for which its policy is open. */
  readonly services: readonly string[]
  readonly madeOf: MadeOf
}

type Parts = {
  renderer: PageRenderer
  executor: Pick<Executor, 'run' | 'isShared'>
  origin: string
  log: Log
  /** The shop's own texts as the page's answers know them. */
  ownTexts: (language: Language) => Readonly<Record<string, unknown>>
  contextOf: (request: FastifyRequest, reply: FastifyReply, language: Language) => Promise<RequestContext>
  /** Pages of addresses without parameters: as many as the shop has. */
  pages: VersionedCache<CachedPage>
  /** Where an address leads by now at which there is no page; null: nowhere. */
  elsewhere?: (url: string) => Promise<{ readonly target: string; readonly isPermanent: boolean } | null>
  /** Those of addresses with parameters, of which anybody can make up new ones: they never take the others' place. */
  choices: VersionedCache<CachedPage>
  /** What the site is set to: a look at the version that begins now, and the settings as they were at the latest look. */
  site: Site
}

/** How the site is reached, as of a look that begins when it is asked for. */
type Site = { readonly version: () => Promise<number>; readonly settings: () => Settings }

/** Carries a page that must not be kept past the keeping, to the one whose request it answers. */
class NotCacheable extends Error {
  readonly page: PageResponse
  constructor(page: PageResponse) {
    super('not kept')
    this.page = page
  }
}

/** Answers every address that is a page: rendered on the server, its queries executed in process as the visitor. What
 *  visitors without any cookie see is kept whole, and its scripts run by their checksums (decision 0026). */
export function createPagesHandler(given: Parts) {
  const parts = { ...given, frames: framesOf(given.executor) }
  const keyOf = rememberedAddresses(given.renderer)
  const look = rememberedLook(sharedLook(given.site.version))
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const version = await look(isNobodyHere(request))
    const settings = given.site.settings()
    const answered = await receive(parts, settings, request, reply)
    if (answered) return answered
    const isNobody = isNobodyHere(request)
    const answer = async (page: PageResponse): Promise<FastifyReply> => {
      const moved = page.status === 404 ? await parts.elsewhere?.(request.url) : null
      return moved ? reply.redirect(moved.target, moved.isPermanent ? 301 : 302) : send(parts, request, reply, page)
    }
    const own = async () => {
      const asking = askingOf(parts, request, reply)
      const page = await render(parts, asking, request, reply, request.url, reply.pageNonce())
      reply.allowServices(page.services)
      tellTiming(reply, await asking.trace())
      return answer(page)
    }
    const key = isNobody ? keyOf(request.url) : null
    if (key === null) return own()
    let isMaker = false
    try {
      const kept = await (key.includes('?') ? parts.choices : parts.pages).get(
        key,
        async earlier => {
          isMaker = true
          const asking = askingOf(parts, request, reply)
          const answers = rememberedAnswers(asking.execute)
          // Most changes are not of what this page shows: where all is answered as it was, it is not drawn again.
          if (earlier && (await answers.areAsOf(earlier.madeOf))) return earlier
          // Made of the key and nothing else of the request: whoever asks first decides nothing for those who come after.
          const page = await render(parts, { ...asking, execute: answers.execute }, request, reply, key, null)
          if (page.isPersonal || page.status !== 200 || page.body === null || !mayBeKept(reply))
            throw new NotCacheable(page)
          return {
            ...{ status: page.status, headers: page.headers, scripts: scriptSources(page.scripts) },
            services: page.services,
            gzipped: await compress(page.body, { level: 6 }),
            madeOf: await answers.madeOf(),
          }
        },
        version,
      )
      reply
        .code(kept.status)
        .headers({ ...kept.headers })
        .header('cache-control', 'private, no-cache')
      reply.allowScripts(kept.scripts, kept.services)
      if (!acceptsGzip(request)) return reply.send(await inflate(kept.gzipped))
      return reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').send(kept.gzipped)
    } catch (error) {
      if (!(error instanceof NotCacheable)) throw error
      // What may not be kept is nobody else's either.
      if (!isMaker) return own()
      reply.allowScripts(scriptSources(error.page.scripts), error.page.services)
      return answer(error.page)
    }
  }
}

/** Whether a page is asked for by somebody of whom nothing is known. */
const isNobodyHere = (request: FastifyRequest): boolean =>
  isAnonymous(request) && request.cookies[visitorCookie] === undefined && request.method === 'GET'

/** How long a look is good for pages that are made for one person, which ask enough themselves. */
const LOOK_MILLISECONDS = 1_000

/** A look that begins now, or the latest one where it need not be newer than a second. */
function rememberedLook(look: () => Promise<number>): (isExact: boolean) => Promise<number> {
  let latest: { readonly at: number; readonly version: number } | null = null
  return async isExact => {
    if (!isExact && latest && performance.now() - latest.at < LOOK_MILLISECONDS) return latest.version
    const at = performance.now()
    const version = await look()
    latest = { at, version }
    return version
  }
}

/** Characters of the addresses that are remembered, and of the longest of them. */
const mostAddressCharacters = 400_000
const longestAddress = 300

/** `sharedUrl` of a renderer, remembered for what is asked for most: reading an address takes a few microseconds. */
function rememberedAddresses(renderer: Pick<PageRenderer, 'sharedUrl'>): (url: string) => string | null {
  const known = new LRUCache<string, { readonly key: string | null }>({
    max: 4_000,
    maxSize: mostAddressCharacters,
    maxEntrySize: longestAddress,
    sizeCalculation: (_key, url) => url.length,
  })
  return url => {
    const remembered = known.get(url)
    if (remembered !== undefined) return remembered.key
    const key = renderer.sharedUrl(url)
    known.set(url, { key })
    return key
  }
}

/** Whatever shows something of the person is gone when they leave: it is not found again by going back, nor on a disk. */
function send(
  { site }: Pick<Parts, 'site'>,
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageResponse,
): FastifyReply {
  const isPersonal = page.isPersonal || !isAnonymous(request)
  reply.headers({ ...page.headers }).header('cache-control', isPersonal ? 'no-store' : 'private, no-cache')
  if (page.redirect !== null)
    return reply.redirect(shownAddress(addressesOf(site.settings()), page.redirect), page.status)
  return reply.code(page.status).send(page.body)
}

/** An address of this site without a page: what strangers find where the admin centre was. */
const nowhere = '/-/-/-'

/**
 * Leads whoever asks by another name of an address to the one that is shown, and the request itself to the one that routes
 * know. Where the admin centre was before, only staff are led on: others find nothing. While the site is being worked on,
 * visitors are told so. Null: the page may be answered.
 */
async function receive(
  parts: Parts,
  settings: Settings,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | null> {
  const isStaffHere = async () => !isAnonymous(request) && isStaff((await parts.contextOf(request, reply, 'de')).viewer)
  const arrival = arrivalAt(settings, request.url)
  request.raw.url = arrival.url
  const isAdminCentre = isInAdminCentre(arrival.url)
  if (arrival.kind === 'elsewhere') {
    if (!isAdminCentre || (await isStaffHere()))
      return reply
        .header('cache-control', 'no-cache')
        .redirect(arrival.address, arrival.isPermanent && !isAdminCentre ? 301 : 302)
    request.raw.url = nowhere
  }
  const maintenance = maintenanceOf(settings)
  if (maintenance === null || isEntrance(request.url) || (await isStaffHere())) return null
  // Who is sent to sign in finds the way on from there.
  if (isInAdminCentre(request.url)) return null
  const { maintenanceText: text, maintenanceImage } = siteSettings.of(settings)
  const { database } = await parts.contextOf(request, reply, 'de')
  const { shop, image } = await readSitePicture(database.drizzle, maintenanceImage)
  const { name, email } = shopSettings.of(shop)
  const language = /^\/en(?:[/?#]|$)/i.test(request.url) ? 'en' : 'de'
  return reply
    .code(503)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-store',
      'retry-after': String(maintenance.seconds),
    })
    .send(maintenancePage({ language, name, text, image, email, nonce: reply.pageNonce() }))
}

/** The end of a page whose visitor has left: nobody reads it, and nothing was wrong. */
const leftPage: PageResponse = {
  ...{ status: 499, headers: {}, redirect: null, isPersonal: true, body: null },
  ...{ scripts: [], services: [] },
}

type Ask = () => Promise<RequestContext>
type Frame = { context: Ask; readonly look: () => Promise<Executed> }
type Frames = (hash: string, language: Language, context: Ask) => Promise<Executed>

/**
 * Answers what frames every page, for visitors who are not signed in: those who ask at the same time share an answer
 * whose reading began after each of them had asked, so that nothing is kept and nothing is older than the request.
 */
function framesOf(executor: Parts['executor']): Frames {
  const known = new Map<string, Frame>()
  return (hash, language, context) => {
    const key = `${language} ${hash}`
    // Read with the context of the last who joined: what it has read already is not older than any of their requests.
    const frame: Frame = known.get(key) ?? {
      context,
      look: sharedLook(async () => executor.run(hash, {}, await frame.context())),
    }
    frame.context = context
    known.set(key, frame)
    return frame.look()
  }
}

type Asking = {
  /** Answers a page's operation as the one who asked for the page. */
  readonly execute: (operation: PageOperation) => Promise<unknown>
  /** What they took, where the one who asked is shown that. */
  readonly trace: () => Promise<Trace | null>
  /** Why one of them was not answered at all; the page that says so says it by its status too. */
  readonly cause: () => AnswerFailure | null
}

function askingOf(parts: Parts & { frames: Frames }, request: FastifyRequest, reply: FastifyReply): Asking {
  const contexts = new Map<Language, Promise<RequestContext>>()
  const contextIn = (language: Language) => {
    const known = contexts.get(language) ?? parts.contextOf(request, reply, language)
    contexts.set(language, known)
    return known
  }
  let cause: AnswerFailure | null = null
  return {
    cause: () => cause,
    async trace() {
      if (isAnonymous(request)) return null
      const [context] = contexts.values()
      return context === undefined ? null : traceOf(await context)
    },
    async execute({ id, variables, language }) {
      try {
        const isSharedAnswer = isAnonymous(request) && parts.executor.isShared(id)
        const context = async () => {
          const own = await contextIn(language)
          return isSharedAnswer ? asNobody(own) : own
        }
        const isFrame = isSharedAnswer && Object.keys(variables).length === 0
        const { answer, failure } = isFrame
          ? await parts.frames(id, language, context)
          : await parts.executor.run(id, { ...variables }, await context())
        if (!answer.data) cause ??= failure
        return answer
      } catch (error) {
        cause ??= answerFailureOf(failureOf(error, parts.log))
        throw error
      }
    },
  }
}

async function render(
  parts: Parts,
  { execute, cause, trace }: Asking,
  request: FastifyRequest,
  reply: FastifyReply,
  url: string,
  nonce: string | null,
): Promise<PageResponse> {
  const gone = new AbortController()
  // Others may be waiting for a page that is kept; it is finished even if the first of them has left.
  if (nonce !== null) {
    request.raw.once('close', () => {
      if (!reply.raw.writableFinished) gone.abort()
    })
  }
  const rendering = parts.renderer.render({
    url,
    origin: parts.origin,
    nonce,
    requestId: request.id,
    signal: gone.signal,
    report(error) {
      if (cause() === null) failureOf(error, parts.log)
    },
    execute,
    isDebugged: async () => nonce !== null && (await trace()) !== null,
    ownTexts: parts.ownTexts,
  })
  const page = await rendering.catch((error: unknown) => {
    if (gone.signal.aborted) return leftPage
    throw error
  })
  const failure = cause()
  if (page.status !== 500 || failure === null) return page
  return { ...page, status: failure.status, headers: { ...page.headers, ...failure.headers } }
}
