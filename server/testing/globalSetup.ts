import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { insertDemoSettings } from '../demo/settings.ts'
import { migrateAll } from '../migrations.ts'
import { openDatabase } from '../platform/database.ts'
import { isRunning, processesIn, signal } from '../platform/embedded/processes.ts'
import { startEmbedded } from '../platform/embedded.ts'
import { silentLog } from '../platform/log.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the maintenance database of the run's server, and the name of the migrated template. */
    testServer: { url: string; template: string }
  }
}

const PREFIX = 'shop-tests-'

/** Starts one database server for the whole run, with a migrated template that each test file gets a copy of. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftovers()
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`))
  const server = await startEmbedded({ dataDir: join(folder, 'data'), log: silentLog, durable: false })
  const template = 'template_shop'
  const client = new pg.Client({ connectionString: server.superuserUrl })
  await client.connect()
  await client.query(`create database ${template}`)
  await client.end()
  const url = new URL(server.superuserUrl)
  url.pathname = `/${template}`
  const database = await openDatabase({ url: url.href })
  await migrateAll(database)
  // Tests are of the demo shop's country, calendar and prices, unless they say otherwise.
  await insertDemoSettings(database.drizzle, new Date(0))
  await database.close()
  project.provide('testServer', { url: server.superuserUrl, template })
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
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
