import { getTableName } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
import { readPrepared } from '../queries/statements.ts'
import { formerGroupSlugs, formerProductSlugs } from './tables.ts'

const tables = { group: getTableName(formerGroupSlugs), product: getTableName(formerProductSlugs) } as const

/** What had this address before; null where nothing had. Asked only where nothing has it now, so that pages which are there
 *  cost no further statement. */
export async function formerOwner(
  database: Pick<Database, 'pool'>,
  kind: keyof typeof tables,
  slug: string,
): Promise<string | null> {
  const [row] = await readPrepared<{ id: string }>(
    database,
    `former ${kind} by slug`,
    `select owner_id as id from ${tables[kind]} where slug = $1`,
    [slug],
  )
  return row?.id ?? null
}
