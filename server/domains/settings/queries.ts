import type { Database, Transaction } from '../../platform/database.ts'
import { parseSettings, type Settings } from './rules.ts'
import { settings } from './tables.ts'

/** The site's configuration as it stands in the database now. */
export async function readSettings(database: Pick<Database['drizzle'], 'select'> | Transaction): Promise<Settings> {
  const rows = await database.select({ key: settings.key, value: settings.value }).from(settings)
  return parseSettings(Object.fromEntries(rows.map(row => [row.key, row.value])))
}
