import { join } from 'node:path'
import { migrateAll } from '../migrations.ts'
import { type Database, openDatabase } from '../platform/database.ts'
import { processesIn, signal } from '../platform/embedded/processes.ts'
import { runningUrl } from '../platform/embedded/running.ts'
import { startEmbedded } from '../platform/embedded.ts'
import { silentLog } from '../platform/log.ts'
import type { Harness } from './harness.ts'
import { type Product, startProduct } from './product.ts'

/** A shop on trial: its folders, and the database that it keeps by itself or shares. */
export interface HarnessShop {
  readonly dataDir: string
  /** Folder of the database's files, by which its processes are known. */
  readonly cluster: string
  /** Starts the application; again and again, at the same port if one is given. */
  start(environment?: Readonly<Record<string, string>>, port?: number): Promise<Product>
  /** Opens connections to the database, which runs. */
  look(): Promise<Database>
}

/** What is measured and put on trial is orders of its own, not those of the demo. */
const withoutHistory = { DEMO: 'catalogue' }

/** A shop whose application starts its own database in a folder of the harness, as it does for an operator. */
export function ownShop(harness: Harness, dataDir = join(harness.folder, 'data')): HarnessShop {
  const cluster = join(dataDir, 'postgres/cluster')
  // An application that was killed leaves its database running.
  harness.onClose(async () => {
    for (const pid of await processesIn(cluster)) signal(pid, 'SIGKILL')
  })
  return {
    dataDir,
    cluster,
    start: (environment = {}, port) =>
      starting(harness, { ...withoutHistory, DATA_DIR: dataDir, ...environment }, port),
    look: async () => openDatabase({ url: (await runningUrl(dataDir)) ?? '', poolSize: 4 }),
  }
}

/** A shop with a database beside it, for several applications at once. */
export async function sharedShop(harness: Harness): Promise<HarnessShop> {
  const dataDir = join(harness.folder, 'data')
  const server = await startEmbedded({ dataDir, log: silentLog })
  harness.onClose(server.stop)
  const look = () => openDatabase({ url: server.url, poolSize: 4 })
  const database = await look()
  await migrateAll(database)
  await database.close()
  return {
    dataDir,
    cluster: join(dataDir, 'postgres/cluster'),
    start: (environment = {}, port) =>
      starting(harness, { ...withoutHistory, DATA_DIR: dataDir, DATABASE_URL: server.url, ...environment }, port),
    look,
  }
}

const starting = (
  { folder, onClose }: Harness,
  environment: Readonly<Record<string, string>>,
  port?: number,
): Promise<Product> => startProduct({ log: join(folder, 'product.log'), environment, port, onClose })
