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
import { administer } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the maintenance database of the run's server, and the name of the migrated template. */
    testServer: { url: string; template: string }
  }
}

const PREFIX = 'shop-tests-'

/**
 * Prepares a server for the whole run: a migrated template that each test file gets a copy of. The server is one of the
 * run's own, or the one that `TEST_DATABASE_URL` names (a superuser's address), to see the product on another version.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await (process.env.TEST_DATABASE_URL ? givenServer(process.env.TEST_DATABASE_URL) : ownServer())
  const template = `template_shop_${process.pid}`
  await administer(
    server.url,
    `create database ${template} template template0 encoding 'UTF8' locale_provider icu icu_locale 'de-DE'`,
  )
  const url = new URL(server.url)
  url.pathname = `/${template}`
  const database = await openDatabase({ url: url.href })
  await migrateAll(database)
  // Tests are of the demo shop's country, calendar and prices, unless they say otherwise.
  await insertDemoSettings(database.drizzle, new Date(0))
  await database.close()
  project.provide('testServer', { url: server.url, template })
  return async () => {
    await administer(server.url, `drop database ${template} with (force)`)
    await server.stop()
  }
}

interface Server {
  readonly url: string
  readonly stop: () => Promise<void>
}

const givenServer = async (url: string): Promise<Server> => ({ url, stop: async () => {} })

async function ownServer(): Promise<Server> {
  await removeLeftovers()
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`))
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
