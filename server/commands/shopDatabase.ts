import { migrateAll } from '../migrations.ts'
import type { Config } from '../platform/config.ts'
import { type Database, openDatabase } from '../platform/database.ts'
import { runningUrl } from '../platform/embedded/running.ts'
import { startEmbedded } from '../platform/embedded.ts'
import { StartFailure } from '../platform/failure.ts'
import { silentLog } from '../platform/log.ts'

/** Runs `work` on the shop's database: the external one, the embedded one of a shop that runs, or one started for it. */
export async function withDatabase<Result>(
  config: Config,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { databaseUrl, dataDir } = config
  const embedded = databaseUrl === null ? await startUnlessRunning(dataDir) : null
  const url = databaseUrl ?? embedded?.url ?? (await runningUrl(dataDir))
  if (url === null) throw new StartFailure(`There is no database in ${dataDir} that answers.`)
  try {
    const database = await openDatabase({ url, poolSize: 4 })
    try {
      if (embedded) await migrateAll(database)
      return await work(database)
    } finally {
      await database.close()
    }
  } finally {
    await embedded?.stop()
  }
}

/** Null where a shop runs that has started it. */
async function startUnlessRunning(dataDir: string) {
  try {
    return await startEmbedded({ dataDir, log: silentLog })
  } catch (error) {
    if (error instanceof StartFailure && (await runningUrl(dataDir)) !== null) return null
    throw error
  }
}
