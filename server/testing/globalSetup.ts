import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { insertDemoSettings } from '../demo/settings.ts'
import { migrateAll } from '../migrations.ts'
import { openDatabase } from '../platform/database.ts'
import { isRunning, processesIn, signal } from '../platform/embedded/processes.ts'
import { startEmbedded } from '../platform/embedded.ts'
import { silentLog } from '../platform/log.ts'
import { administer, type TestServer } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's servers, by their maintenance databases. */
    testServers: TestServer[]
  }
}

const PREFIX = 'shop-tests-'

/** Each worker has a server to itself: programs that pull what changed wait for every transaction of a server. */
const SERVERS = 2

/**
 * Prepares servers for the whole run. They are the run's own, or the one that `TEST_DATABASE_URL` names (a superuser's
 * address), to see the product on another version; then one worker has to do.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  if (!given) await removeLeftovers()
  const servers = await Promise.all(
    given ? [givenServer(given)] : Array.from({ length: SERVERS }, (_each, number) => ownServer(number)),
  )
  const template = `template_shop_${process.pid}`
  await Promise.all(servers.map(({ url }) => makeTemplate(url, template)))
  project.provide(
    'testServers',
    servers.map(({ url }) => ({ url, template })),
  )
  return async () => {
    for (const { url, stop } of servers) {
      await administer(url, `drop database ${template} with (force)`)
      await stop()
    }
  }
}

async function makeTemplate(server: string, template: string): Promise<void> {
  await administer(
    server,
    `create database ${template} template template0 encoding 'UTF8' locale_provider icu icu_locale 'de-DE'`,
  )
  const url = new URL(server)
  url.pathname = `/${template}`
  const database = await openDatabase({ url: url.href })
  await migrateAll(database)
  // Tests are of the demo shop's country, calendar and prices, unless they say otherwise.
  await insertDemoSettings(database.drizzle, new Date(0))
  await database.close()
}

interface Server {
  readonly url: string
  readonly stop: () => Promise<void>
}

const givenServer = async (url: string): Promise<Server> => ({ url, stop: async () => {} })

async function ownServer(number: number): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-${number}-`))
  const { superuserUrl, stop } = await startEmbedded({ dataDir: join(folder, 'data'), log: silentLog, durable: false })
  return {
    url: superuserUrl,
    stop: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Clears away what a killed run left: its server would run on forever. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1] ?? Number.NaN)
    if (Number.isNaN(pid) || (await isRunning(pid))) continue
    const folder = join(tmpdir(), name)
    for (const left of await processesIn(join(folder, 'data/postgres/cluster'))) signal(left, 'SIGQUIT')
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
