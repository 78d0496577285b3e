import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { blockTypes, pointedKinds, standingDefaults } from '../blocks.ts'
import { blocksWith } from '../domains/content/rules/blockTypes.ts'
import { pointersWith } from '../domains/content/rules/pointers.ts'
import { standingDefaultsWith } from '../domains/content/rules/standing.ts'
import { usesWith } from '../domains/files/library/uses.ts'
import { startSettings } from '../domains/settings/queries.ts'
import { fileUses } from '../fileUses.ts'
import { type Database, openDatabase } from '../platform/database.ts'
import { reactWith } from '../platform/events.ts'
import { silentLog } from '../platform/log.ts'
import { sealProcessWith, sealWith } from '../platform/seal.ts'
import { reactions } from '../reactions.ts'
import { settingsSections } from '../settings.ts'

/** A server for tests, and the name of the migrated template there that each test file gets a copy of. */
export interface TestServer {
  readonly url: string
  readonly template: string
}

/** The server of the worker that runs this file. */
export function testServer(): TestServer {
  const servers = inject('testServers')
  // Workers are numbered from 1.
  return servers[(Number(process.env.VITEST_POOL_ID ?? 1) - 1) % servers.length]!
}

/**
 * A database of this test file's own, migrated and empty, on a real PostgreSQL; it goes with the file. Called at the
 * top of the file (`const database = await testDatabase()`) or in a `beforeAll`.
 */
export async function testDatabase(): Promise<Database> {
  const seal = sealWith(randomBytes(32))
  sealProcessWith(seal)
  startSettings({ sections: settingsSections, seal, log: silentLog })
  reactWith(reactions)
  usesWith(fileUses)
  blocksWith(blockTypes)
  standingDefaultsWith(standingDefaults)
  pointersWith(pointedKinds)
  const { url, template } = testServer()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(url, `create database ${name} template ${template}`)
  const address = new URL(url)
  address.pathname = `/${name}`
  const database = await openDatabase({ url: address.href })
  afterAll(async () => {
    await database.close()
    await administer(url, `drop database ${name} with (force)`)
  })
  return database
}

/** Runs one statement that stands outside of transactions, such as making a database. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
