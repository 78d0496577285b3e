import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
import type { Statements } from '../listings/facts.ts'

const shards = 16

/** Tells that readers see something new of the catalogue. The LAST statement of a transaction: its row stays locked
 *  until the end, and writers that pick the same one wait for each other. */
export async function raiseCatalogueVersion(tx: Statements): Promise<void> {
  await tx.execute(raisedVersion())
}

/** `raiseCatalogueVersion` as a statement, which may be part of another one. */
const raisedVersion = (): SQL =>
  sql`update catalogue_versions set version = version + 1 where shard = ${Math.floor(Math.random() * shards)}`

/** The same where nothing has changed but how many pieces are left. */
export const raisedStockVersion = (): SQL =>
  sql`update catalogue_versions set stock = stock + 1 where shard = ${Math.floor(Math.random() * shards)}`

/** The catalogue's version: it rises with every change that readers can see, once that is committed. */
export async function catalogueVersion(database: Pick<Database, 'pool'>): Promise<number> {
  const { rows } = await database.pool.query<{ version: string }>({
    name: 'catalogue version',
    text: 'select sum(version + stock)::text as version from catalogue_versions',
  })
  return Number(rows[0]?.version ?? 0)
}
