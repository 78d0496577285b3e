import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from '../../../platform/database.ts'
import { settingsText } from '../../settings/queries.ts'

const dialect = new PgDialect()

/** Column `settings`: the configuration as one text (see `settingsFrom`), brought along by a statement that runs anyway. */
export const settingsColumn = `${dialect.sqlToQuery(settingsText).sql} as settings`

/** Runs a statement that is put together anew each time. Instants come as `Date`, days must be selected as text. */
export async function read<Row>(database: Pick<Database, 'pool'>, query: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(query)
  const { rows } = await database.pool.query(text, params)
  return rows as Row[]
}

/** Runs one of the fixed statements that visitors cause most: PostgreSQL keeps its plan under `name`, which saves more
 *  than half of its time. The text never varies for a name. */
export async function readPrepared<Row>(
  database: Pick<Database, 'pool'>,
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await database.pool.query({ name, text, values: [...values] })
  return rows as Row[]
}
