import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { registerDocumentation } from './api/documentationDoor.ts'
import { createExecutor } from './api/executor.ts'
import { createFreshAnswers, noKeptAnswers } from './api/freshAnswers.ts'
import { registerGraphql } from './api/graphqlDoor.ts'
import type { SentAnswer } from './api/keptAnswers.ts'
import { createLimiter } from './api/limits.ts'
import { createPagesHandler, type KeptPage, loadPageRenderer } from './api/pagesDoor.ts'
import { requestContext } from './api/requestContext.ts'
import { registerRest } from './api/rest.ts'
import { buildApp, type Door } from './app.ts'
import { seedDemo } from './demo/seed.ts'
import { ensureFirstAdministrator } from './domains/accounts/operations.ts'
import { removeExpiredCarts } from './domains/cart/operations.ts'
import { refreshDueListings } from './domains/catalogue/operations/refreshDueListings.ts'
import { catalogueVersion } from './domains/catalogue/operations/version.ts'
import { registerSiteFiles } from './domains/catalogue/pages.ts'
import { readSettings } from './domains/settings/queries.ts'
import { shopDay } from './domains/settings/rules.ts'
import { newId } from './kit/ids.ts'
import type { Language } from './kit/languages.ts'
import { builtClient, ensureClient } from './platform/build.ts'
import { type Config, readConfig } from './platform/config.ts'
import { type Database, migrateDatabase, openDatabase } from './platform/database.ts'
import { startEmbedded } from './platform/embedded.ts'
import { messageOf, StartFailure } from './platform/failure.ts'
import { closeGently } from './platform/http.ts'
import { addImages, openImages } from './platform/images.ts'
import { startJobs } from './platform/jobs.ts'
import { checkPort, listen } from './platform/listen.ts'
import { openLog } from './platform/log.ts'
import { mailTasks } from './platform/mail.ts'
import { openStorage, type Storage } from './platform/storage.ts'
import { routes } from './rest.ts'
import { schema } from './schema.ts'

/** Connections of this process for requests; jobs have their own. */
const POOL_SIZE = 20
/** Memory for answers and for pages that all visitors get alike. */
const KEPT_ANSWERS_BYTES = 24_000_000
const KEPT_PAGES_BYTES = 32_000_000
/** Whoever stops the product waits ten seconds before killing it. */
const STOP_MILLISECONDS = 9_500

type ProcessLog = ReturnType<typeof openLog>

/** What was started, to be stopped in reverse order. */
const started: { readonly name: string; readonly stop: () => Promise<void> }[] = []
let isStarting = true
let stopping: Promise<void> | null = null

/** Stops everything; while it is only just being started, as soon as the step that runs is done. */
function stopAll(log: ProcessLog): Promise<void> {
  stopping ??= (async () => {
    const impatience = setTimeout(() => {
      log.error({}, 'stopping took too long')
      process.exit(1)
    }, STOP_MILLISECONDS)
    while (isStarting) await sleep(20)
    for (const { name, stop } of started.reverse()) {
      try {
        await stop()
      } catch (error) {
        log.error({ error }, `could not stop ${name} properly`)
        process.exitCode = 1
      }
    }
    clearTimeout(impatience)
  })()
  return stopping
}

/** Ends the start between two steps when a signal came in the meantime. */
function refuseWhenStopping(): void {
  if (stopping !== null) throw new StartFailure('Stopped before the start was complete.')
}

/** The database, ready for use: started if it is our own, migrated, with a first administrator. */
async function openOurDatabase(config: Config, log: ProcessLog): Promise<Database> {
  let url = config.databaseUrl
  if (url === null) {
    const embedded = await startEmbedded({ dataDir: config.dataDir, log })
    started.push({ name: 'the embedded database', stop: embedded.stop })
    refuseWhenStopping()
    url = embedded.url
  }
  const database = await openDatabase({ url, poolSize: POOL_SIZE, log })
  started.push({ name: 'the connections to the database', stop: database.close })
  refuseWhenStopping()
  await migrateDatabase(database)
  return database
}

/** Everything that answers requests and works through jobs. */
async function serve(config: Config, log: ProcessLog, database: Database, storage: Storage): Promise<void> {
  const images = await openImages({ storage, dataDir: config.dataDir, log })
  const limiter = createLimiter(() => performance.now())
  const contextParts = { config, database, storage, limiter, now: () => new Date(), newId }
  const contextOf = (request: FastifyRequest, reply: FastifyReply, language?: Language) =>
    requestContext(contextParts, request, reply, language)
  const documents = await readFile(join(import.meta.dirname, '../client/__generated__/persisted.json'), 'utf8')
  const executor = createExecutor(schema, JSON.parse(documents), log)
  const settings = await readSettings(database.drizzle)
  const freshAnswers = config.keepAnswers ? createFreshAnswers : () => noKeptAnswers
  const freshness = { version: () => catalogueVersion(database), day: () => shopDay(settings, new Date()) }
  const answers = freshAnswers<SentAnswer>({
    ...freshness,
    bytesOf: answer => answer.body.length * 1.3,
    mostBytes: KEPT_ANSWERS_BYTES,
  })
  const pages = freshAnswers<KeptPage>({
    ...freshness,
    bytesOf: page => [...page.parts, ...page.compressed].reduce((sum, part) => sum + part.length, 0),
    mostBytes: KEPT_PAGES_BYTES,
  })
  const doors: Door[] = [
    app => addImages(app, images),
    app => registerGraphql(app, { schema, executor, log, contextOf, answers }),
    app => registerRest(app, { routes, log, contextOf }),
    app => registerDocumentation(app, { routes, publicUrl: config.publicUrl }),
    app => registerSiteFiles(app, { origin: config.publicUrl, database }),
  ]
  const renderer = await loadPageRenderer(builtClient)
  const app = await buildApp({
    config,
    log,
    database,
    newId,
    doors,
    pages: createPagesHandler({ renderer, executor, origin: config.publicUrl, log, contextOf, pages }),
    clientFolder: builtClient.folder,
  })
  const mailing = mailTasks({
    database,
    smtpUrl: config.smtpUrl,
    sender: async () => {
      const { shop } = await readSettings(database.drizzle)
      return `${JSON.stringify(shop.name)} <${shop.email}>`
    },
    now: () => new Date(),
  })
  const jobs = await startJobs({
    url: database.url,
    tasks: {
      ...mailing.tasks,
      refresh_listings: async () => void (await refreshDueListings(database, new Date())),
      remove_expired_carts: async () => void (await removeExpiredCarts(database, new Date())),
    },
    schedule: '*/5 * * * * refresh_listings\n17 3 * * * remove_expired_carts',
    log,
  })
  await refreshDueListings(database, new Date())
  await listen(app, config)
  // Side by side: a long job must not use up the time that requests have to finish.
  started.push({
    name: 'requests and jobs',
    async stop() {
      await Promise.all([closeGently(app), jobs.stop()])
      mailing.close()
    },
  })
}

/** Starts everything, in order; every step leaves behind what can be stopped. */
async function start(given: Config, log: ProcessLog): Promise<void> {
  const port = await checkPort(given)
  const config = given.port === port ? given : { ...given, port, publicUrl: given.publicUrl.replace(/:0$/, `:${port}`) }
  const [built, opened] = await Promise.allSettled([ensureClient(log), openOurDatabase(config, log)])
  if (built.status === 'rejected') throw built.reason
  if (opened.status === 'rejected') throw opened.reason
  const database = opened.value
  refuseWhenStopping()
  const storage = await openStorage(config.dataDir)
  const login = await ensureFirstAdministrator(database, {
    email: config.adminEmail,
    password: config.adminPassword,
    now: new Date(),
    newId,
  })
  if (config.demo) await seedDemo({ database, storage, now: new Date() })
  refuseWhenStopping()
  await serve(config, log, database, storage)
  process.stdout.write(welcome(config, login))
}

function welcome(config: Config, login: { email: string; password: string; isGenerated: boolean } | null): string {
  const lines = [`The shop:          ${config.publicUrl}`, `The admin centre:  ${config.publicUrl}/admincenter`]
  if (login !== null) {
    lines.push(`Administrator:     ${login.email}`)
    lines.push(
      `Password:          ${login.isGenerated ? `${login.password} (shown this once)` : 'as set by ADMIN_PASSWORD'}`,
    )
  }
  return `\n${lines.map(line => `  ${line}\n`).join('')}\n`
}

/**
 * Runs the product until it is told to stop: reads the configuration, starts everything in order, and stops it in reverse
 * on SIGTERM, SIGINT and SIGHUP. Whatever keeps it from starting is told in one sentence on standard error.
 */
export async function run(environment: NodeJS.ProcessEnv): Promise<void> {
  let log = openLog('info')
  try {
    const config = readConfig(environment)
    log = openLog(config.logLevel)
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stopAll(log))
    process.on('uncaughtException', error => {
      log.fatal({ error }, 'a fault that nobody caught')
      process.exitCode = 1
      void stopAll(log)
    })
    await start(config, log)
    isStarting = false
  } catch (error) {
    isStarting = false
    if (!(error instanceof StartFailure)) log.fatal({ error }, 'could not start')
    process.stderr.write(`${messageOf(error)}\n`)
    process.exitCode = 1
    await stopAll(log)
  }
}
