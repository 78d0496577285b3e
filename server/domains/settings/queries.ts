import { type SQL, sql } from 'drizzle-orm'
import { prepare, type Reader } from '../../platform/statements.ts'
import { parseSettings, type Settings } from './rules.ts'

/** The configuration as one text, to be selected within any statement and read with `settingsFrom`. */
export const settingsText: SQL = sql`(select coalesce(json_object_agg(s.key, s.value), '{}')::text from settings s)`

let latest: { text: string; settings: Settings } | null = null

/** The configuration out of `settingsText`. Parsed anew only when the text differs from the one before. */
export function settingsFrom(text: string): Settings {
  if (latest?.text !== text) latest = { text, settings: parseSettings(JSON.parse(text)) }
  return latest.settings
}

const readText = prepare<Record<string, never>, { text: string }>('settings', sql`select ${settingsText} as text`)

/** The site's configuration as it stands in the database now. */
export async function readSettings(reader: Reader): Promise<Settings> {
  const [row] = await readText(reader, {})
  return settingsFrom(row!.text)
}
