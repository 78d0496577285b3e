import { setTimeout as sleep } from 'node:timers/promises'
import { blockTypes } from './blocks.ts'
import { ensureFirstAdministrator } from './domains/accounts/users/operations/firstAdministrator.ts'
import { hasProducts } from './domains/catalogue/queries/products.ts'
import { blocksWith } from './domains/content/rules/blockTypes.ts'
import { ensureShopPlace } from './domains/settings/operations.ts'
import { readSettings } from './domains/settings/queries.ts'
import { addressSettings } from './domains/site/settings.ts'
import { newId } from './kit/ids.ts'
import { migrateAll } from './migrations.ts'
import { ensureClient } from './platform/build.ts'
import { type Config, readConfig } from './platform/config.ts'
import { type Database, openDatabase } from './platform/database.ts'
import { startEmbedded } from './platform/embedded.ts'
import { messageOf, StartFailure } from './platform/failure.ts'
import { checkPort } from './platform/listen.ts'
import { openLog, type ProcessLog } from './platform/log.ts'
import { openShopStorage } from './platform/storage/shopStorage.ts'
import { announceWorker, isWorker, leaveAsWorker, startWorkers } from './platform/workers.ts'
import { workThroughJobs } from './working.ts'

/** Connections for requests, of one process and of all together; jobs have their own. */
const POOL_SIZE = 20
const MOST_CONNECTIONS = 80
/** Connections of a process that leaves the requests to others. */
const PRIMARY_POOL_SIZE = 4
/** Whoever stops the product waits ten seconds before killing it. */
const STOP_MILLISECONDS = 9_500

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

const poolSize = ({ processes }: Config): number =>
  Math.max(2, Math.min(POOL_SIZE, Math.floor(MOST_CONNECTIONS / processes)))

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
  const database = await openDatabase({
    url,
    poolSize: config.processes === 1 ? poolSize(config) : PRIMARY_POOL_SIZE,
    log,
  })
  started.push({ name: 'the connections to the database', stop: database.close })
  refuseWhenStopping()
  await migrateAll(database)
  return database
}

/** Starts to answer requests: in this process, or in several others that share its port. */
async function serve(config: Config, log: ProcessLog, database: Database): Promise<() => Promise<void>> {
  if (config.processes === 1) {
    const { serveRequests } = await import('./serving.ts')
    return serveRequests(config, log, database)
  }
  const workers = await startWorkers({
    count: config.processes,
    environment: { DATABASE_URL: database.url, PORT: String(config.port), PUBLIC_URL: config.publicUrl },
    log,
  })
  return workers.stop
}

/** Starts everything, in order; every step leaves behind what can be stopped. */
async function start(given: Config, log: ProcessLog): Promise<void> {
  const port = await checkPort(given)
  const config = given.port === port ? given : { ...given, port, publicUrl: given.publicUrl.replace(/:0$/, `:${port}`) }
  // Loading all that answers requests takes about as long as starting the database.
  const loading = config.processes === 1 ? import('./serving.ts') : null
  const [built, opened, loaded] = await Promise.allSettled([ensureClient(log), openOurDatabase(config, log), loading])
  if (built.status === 'rejected') throw built.reason
  if (opened.status === 'rejected') throw opened.reason
  if (loaded.status === 'rejected') throw loaded.reason
  const database = opened.value
  refuseWhenStopping()
  const storage = await openShopStorage(config, database, log)
  const login = await ensureFirstAdministrator(database, {
    email: config.adminEmail,
    password: config.adminPassword,
    now: new Date(),
    newId,
  })
  // The demo shop, all of its words and drawings, is loaded only to be put into an empty database.
  if (config.demo !== 'off' && !(await hasProducts(database.drizzle))) {
    const { seedDemo } = await import('./demo/seed.ts')
    blocksWith(blockTypes)
    await seedDemo({ database, storage, now: new Date(), history: config.demo === 'on' })
  }
  await ensureShopPlace(database, { country: config.shopCountry, timeZone: config.shopTimeZone, now: new Date() })
  refuseWhenStopping()
  const stopJobs = await workThroughJobs(config, log, database)
  // Side by side: a long job must not use up the time that requests have to finish.
  let stopRequests = async () => {}
  started.push({ name: 'requests and jobs', stop: async () => void (await Promise.all([stopRequests(), stopJobs()])) })
  stopRequests = await serve(config, log, database)
  const { admincenter } = addressSettings.of(await readSettings(database.drizzle)).segments
  process.stdout.write(welcome(config, login, admincenter?.de ?? 'admincenter'))
}

/** One of several processes: answers requests on a database that is ready. */
async function startWorker(config: Config, log: ProcessLog): Promise<void> {
  started.push({ name: 'the tie to the process that started this one', stop: async () => leaveAsWorker() })
  const { serveRequests } = await import('./serving.ts')
  const database = await openDatabase({ url: config.databaseUrl!, poolSize: poolSize(config), log })
  started.push({ name: 'the connections to the database', stop: database.close })
  started.push({ name: 'requests', stop: await serveRequests(config, log, database) })
  announceWorker()
}

function welcome(
  config: Config,
  login: { email: string; password: string; isGenerated: boolean } | null,
  adminPath: string,
): string {
  const lines = [`The shop:          ${config.publicUrl}`, `The admin centre:  ${config.publicUrl}/${adminPath}`]
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
 * on SIGTERM, SIGINT and SIGHUP. With several processes this one keeps the database and the jobs, and the others answer
 * requests. Whatever keeps it from starting is told in one sentence on standard error.
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
    await (isWorker() ? startWorker(config, log) : start(config, log))
    isStarting = false
  } catch (error) {
    isStarting = false
    if (!(error instanceof StartFailure)) log.fatal({ error }, 'could not start')
    process.stderr.write(`${messageOf(error)}\n`)
    process.exitCode = 1
    await stopAll(log)
  }
}
