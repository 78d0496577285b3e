import './tables.ts'
import { tracked } from './changes.ts'
import { listingSettings } from './domains/catalogue/settings.ts'
import { ensureByteTriggers } from './platform/bytes.ts'
import { ensureChangeTriggers } from './platform/changes.ts'
import { type Database, migrateDatabase } from './platform/database.ts'
import { ensureSharedTriggers } from './platform/siteVersion.ts'

/** Brings the database up to date: the tables by their migrations, and the triggers that tables declare. */
export const migrateAll = (database: Pick<Database, 'url' | 'pool'>): Promise<void> =>
  migrateDatabase(database, async client => {
    await ensureSharedTriggers(client, listingSettings.defaults.fewLeftUpTo)
    await ensureChangeTriggers(client, tracked)
    await ensureByteTriggers(client)
  })
