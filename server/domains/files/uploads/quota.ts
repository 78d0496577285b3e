import { sql } from 'drizzle-orm'
import { type Reader, run, takeTurns } from '../../../platform/statements.ts'
import { readSettings } from '../../settings/queries.ts'
import { uploadSettings } from '../settings.ts'
import { type Quota, quotaBytes } from './rules.ts'

/** What takes room: every file with its size, that of its earlier versions, and what is announced of those that are arriving. */
const usedBytes = sql`(
  (select coalesce(sum(size), 0) from files) + (select coalesce(sum(size), 0) from file_versions)
  + (select coalesce(sum(size), 0) from uploads))::float8`

/** Room for files and how much of it is taken, in bytes. */
export async function readQuota(reader: Reader): Promise<Quota> {
  const [settings, [row]] = [
    uploadSettings.of(await readSettings(reader)),
    await run<{ used: number }>(reader, sql`select ${usedBytes} as used`),
  ]
  return { total: quotaBytes(settings), used: row!.used }
}

/** Lets one transaction at a time count room and take some, and add what must be there once: whoever comes later sees it. */
export const takeTurnsWithFiles = (tx: Parameters<typeof takeTurns>[0]): Promise<void> => takeTurns(tx, 'files')
