import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { registerDocumentation } from './api/documentationHandler.ts'
import { createExecutor } from './api/executor.ts'
import { registerGraphql } from './api/graphqlHandler.ts'
import { createLimiter, startTelling } from './api/limits.ts'
import { type CachedPage, createPagesHandler, loadPageRenderer } from './api/pagesHandler.ts'
import { requestContext } from './api/requestContext.ts'
import type { SentAnswer } from './api/responseCache.ts'
import { registerRest } from './api/rest.ts'
import { createVersionedCache, noCachedResponses } from './api/versionedCache.ts'
import { buildApp, type Door } from './app.ts'
import { blockTypes, pointedKinds, standingDefaults } from './blocks.ts'
import { startFailureRecords } from './domains/accounts/authentication/failureRecords.ts'
import { registerSiteFiles } from './domains/catalogue/pages.ts'
import { startMissRecords } from './domains/catalogue/searchWords/misses.ts'
import { elsewhereOf, startMissedPathRecords } from './domains/content/operations/missedPaths.ts'
import { registerEntryFiles } from './domains/content/pages.ts'
import { blocksWith } from './domains/content/rules/blockTypes.ts'
import { pointersWith } from './domains/content/rules/pointers.ts'
import { standingDefaultsWith } from './domains/content/rules/standing.ts'
import { registerFeeds } from './domains/feeds/pages.ts'
import { usesWith } from './domains/files/library/uses.ts'
import { onlyPublic, publicPictures } from './domains/files/pictures/publicPictures.ts'
import { registerResumableUploads } from './domains/files/uploads/rest/resumable.ts'
import { registerConfiguredUploads } from './domains/files/uploads/rest/routes.ts'
import { daysToldOn } from './domains/pricing/rules/dispatch.ts'
import { registerLook, registerOwnTexts, registerSecurityTxt } from './domains/settings/pages.ts'
import { allowedOrigins, freshnessOf, startSettings } from './domains/settings/queries.ts'
import { ownTextsNow } from './domains/settings/texts/queries.ts'
import { keepsImages } from './domains/site/queries.ts'
import { webhookMessages } from './domains/webhooks/rules/kinds.ts'
import { fileUses } from './fileUses.ts'
import { newId } from './kit/ids.ts'
import type { Language } from './kit/languages.ts'
import { builtClient } from './platform/build.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/database.ts'
import { reactWith } from './platform/events.ts'
import { closeGently } from './platform/http.ts'
import { addImages, openImages } from './platform/images.ts'
import { listen } from './platform/listen.ts'
import type { ProcessLog } from './platform/log.ts'
import { sealIn, sealProcessWith } from './platform/seal.ts'
import { openShopStorage } from './platform/storage/shopStorage.ts'
import { openVies } from './platform/vies.ts'
import { canReusePort, isWorker } from './platform/workers.ts'
import { reactions } from './reactions.ts'
import { routes } from './rest.ts'
import { schema } from './schema.ts'
import { settingsSections } from './settings.ts'

/** Memory for answers and for pages that all visitors get alike. */
const KEPT_ANSWERS_BYTES = 16_000_000
const KEPT_PAGES_BYTES = 32_000_000
const KEPT_CHOICES_BYTES = 8_000_000

/** Answers requests from now on. Resolves to what stops that: everything that arrived is answered. */
export async function serveRequests(config: Config, log: ProcessLog, database: Database): Promise<() => Promise<void>> {
  reactWith(reactions)
  usesWith(fileUses)
  blocksWith(blockTypes)
  standingDefaultsWith(standingDefaults)
  pointersWith(pointedKinds)
  const seal = await sealIn(config.dataDir)
  sealProcessWith(seal)
  startSettings({ sections: settingsSections, seal, log })
  const storage = await openShopStorage(config, database, log)
  const images = await openImages({ storage, dataDir: config.dataDir, log })
  const limiter = createLimiter({ database, now: Date.now })
  const vatRegister = openVies({ url: config.viesUrl, log })
  const contextParts = { config, database, storage, images, limiter, vatRegister, now: () => new Date(), newId }
  const contextOf = (request: FastifyRequest, reply: FastifyReply, language?: Language) =>
    requestContext(contextParts, request, reply, language)
  const documents = await readFile(join(import.meta.dirname, '../client/__generated__/persisted.json'), 'utf8')
  const executor = createExecutor(schema, JSON.parse(documents), log)
  const versionedCache = config.keepAnswers ? createVersionedCache : () => noCachedResponses
  const freshness = freshnessOf(database, contextParts.now, daysToldOn)
  const answers = versionedCache<SentAnswer>({
    ...freshness,
    bytesOf: answer => answer.body.length * 1.3,
    mostBytes: KEPT_ANSWERS_BYTES,
  })
  const cachedPages = (mostBytes: number) =>
    // What is kept beside the compressed page is small.
    versionedCache<CachedPage>({ ...freshness, bytesOf: page => page.gzipped.length + 2000, mostBytes })
  const [pages, choices] = [cachedPages(KEPT_PAGES_BYTES), cachedPages(KEPT_CHOICES_BYTES)]
  const doors: Door[] = [
    app => addImages(app, onlyPublic(images, publicPictures(database)), () => keepsImages(database.drizzle)),
    app => registerGraphql(app, { schema, executor, log, contextOf, answers }),
    app => registerRest(app, { routes, log, contextOf }),
    app => registerResumableUploads(app, { log, contextOf }),
    app => registerConfiguredUploads(app, { log, contextOf }),
    app => registerDocumentation(app, { routes, webhooks: webhookMessages(), publicUrl: config.publicUrl }),
    app => registerSiteFiles(app, { origin: config.publicUrl, database }),
    app => registerEntryFiles(app, { origin: config.publicUrl, database, now: contextParts.now }),
    app => registerFeeds(app, { origin: config.publicUrl, database, now: contextParts.now }),
    app => registerOwnTexts(app, database),
    app => registerLook(app, database),
    app => registerSecurityTxt(app, { origin: config.publicUrl, database, now: () => new Date() }),
  ]
  const renderer = await loadPageRenderer(builtClient)
  const app = await buildApp({
    config,
    log,
    database,
    newId,
    doors,
    storefronts: () => allowedOrigins(database.drizzle),
    pages: createPagesHandler({
      ...{ renderer, executor, origin: config.publicUrl, log, contextOf, pages, choices },
      ownTexts: ownTextsNow,
      site: freshness,
      elsewhere: elsewhereOf(database),
    }),
    clientFolder: builtClient.folder,
  })
  await listen(app, { ...config, reusePort: isWorker() && canReusePort })
  const records = startFailureRecords({ database, newId, log })
  const misses = startMissRecords({ database, log })
  const missedPaths = startMissedPathRecords({ database, log, now: contextParts.now })
  const telling = startTelling(limiter, log)
  return async () => {
    await closeGently(app)
    await Promise.all([records.stop(), misses.stop(), missedPaths.stop(), telling.stop()])
  }
}
