import { sql } from 'drizzle-orm'
import { type Reader, run } from '../../../platform/statements.ts'
import type { SettingsConflict } from '../../settings/rules.ts'

/** What speaks against a picture that everybody is to see: it must be one of the library that everybody may have. It stays so
 *  until the transaction ends. */
export async function pictureConflicts(
  tx: Reader,
  path: string,
  before: string | null,
  after: string | null,
): Promise<SettingsConflict[]> {
  if (after === null || after === before) return []
  const found = await run(
    tx,
    sql`select id from files where id = ${after}::uuid and is_public and is_in_library and deleted_at is null
      and width is not null for share`,
  )
  const message = 'is no picture of the library that everybody may have'
  return found.length > 0 ? [] : [{ path: path.split('.'), message, code: 'PICTURE_NOT_PUBLIC' }]
}
