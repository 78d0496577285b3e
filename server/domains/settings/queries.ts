import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { parseSettings, type Settings } from './rules.ts'
import { settings } from './tables.ts'

/** The site's configuration as it stands in the database now. */
export async function readSettings(database: Pick<Database['drizzle'], 'select'> | Transaction): Promise<Settings> {
  const rows = await database.select({ key: settings.key, value: settings.value }).from(settings)
  return parseSettings(Object.fromEntries(rows.map(row => [row.key, row.value])))
}

/** The configuration as one text, to be selected within any statement and read with `settingsFrom`. */
export const settingsText: SQL = sql`(select coalesce(json_object_agg(s.key, s.value), '{}')::text from settings s)`

let latest: { text: string; settings: Settings } | null = null

/** The configuration out of `settingsText`. Parsed anew only when the text differs from the one before. */
export function settingsFrom(text: string): Settings {
  if (latest?.text !== text) latest = { text, settings: parseSettings(JSON.parse(text)) }
  return latest.settings
}
