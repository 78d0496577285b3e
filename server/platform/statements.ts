import { type SQL, sql } from 'drizzle-orm'
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres/session'
import { type PgAsyncDatabase, PgDialect } from 'drizzle-orm/pg-core'

/** What statements run in: a transaction, or the database outside of one. */
export type Reader = Pick<PgAsyncDatabase<NodePgQueryResultHKT>, 'select' | '$count' | '_'>

/** What lists are read in that are planned for their values. */
export type Lister = Pick<PgAsyncDatabase<NodePgQueryResultHKT>, 'transaction'>

/** What lists are read in: by themselves, or planned for their values. */
export type ListReader = Reader & Lister

/** What runs a statement that was put together, in a transaction or outside one. */
type Runner = Pick<Reader, '_'>

/** The rows of a table that somebody may see: `rows` (all, unless told otherwise), or none. */
export const rowsIf = (isAllowed: boolean, rows: SQL = sql`true`): SQL => (isAllowed ? rows : sql`false`)

/** An instant as JSON holds it: ISO 8601 in UTC, as fine as JavaScript. */
export const utc = (instant: SQL): SQL => sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const dialect = new PgDialect()

/**
 * A statement that is put together once and whose plan PostgreSQL keeps, for what visitors cause most. Its values are
 * placeholders of `query`; `name` is the statement's own. Rows come as `run` brings them.
 */
export function prepare<Values extends Record<string, unknown>, Row>(
  name: string,
  query: SQL,
): (reader: Runner, values: Values) => Promise<Row[]> {
  const built = dialect.sqlToQuery(query)
  return async ({ _: { session } }, values) => {
    const rows = await session.prepareQuery(built, 'objects', name).execute(values)
    return rows as Row[]
  }
}

/**
 * Runs a statement with the values in it and answers with its rows, instants and days as PostgreSQL writes them.
 *
 * `kept` says what it is about where visitors cause it and it comes in few shapes: then PostgreSQL keeps the plan of each,
 * which else takes longer than running it.
 */
export async function run<Row = Record<string, unknown>>(
  { _: { session } }: Runner,
  query: SQL,
  kept?: string,
): Promise<Row[]> {
  const built = dialect.sqlToQuery(query)
  const name = kept === undefined ? undefined : nameOfShape(kept, built.sql)
  const rows = await session.prepareQuery(built, 'objects', name ?? false).execute()
  return rows as Row[]
}

/** Lets one transaction at a time pass here: others that come to the same name wait until it has ended. */
export async function takeTurns(tx: Runner, name: string): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/**
 * Reads with plans made for the values at hand. Connections plan once for all values (see `openDatabase`), also what has no
 * name; that is wrong for lists whose words and tags may be in every row or in none.
 */
export const plannedForValues = <Row>(database: Lister, read: (reader: Reader) => Promise<Row>): Promise<Row> =>
  database.transaction(
    async tx => {
      await run(tx, sql`set local plan_cache_mode = force_custom_plan`)
      return read(tx)
    },
    { accessMode: 'read only' },
  )

/** Reads a list: planned for the values at hand where words are looked for, which may be in every row or in none; without
 *  them one plan fits all. */
export const plannedForWords = <Row>(
  database: ListReader,
  search: string | null | undefined,
  read: (reader: Reader) => Promise<Row>,
): Promise<Row> => (search?.trim() ? plannedForValues(database, read) : read(database))

/** Names of statements by their texts. */
const shapes = new Map<string, string>()
/** Texts beyond these are run without a name: PostgreSQL keeps each in every connection. */
const MOST_SHAPES = 100

/** A statement as the driver takes it, with a name by which PostgreSQL keeps its plan while there are few shapes. */
export function shaped(about: string, query: SQL): { text: string; values: unknown[]; name?: string } {
  const { sql: text, params: values } = dialect.sqlToQuery(query)
  const name = nameOfShape(about, text)
  return { text, values, ...(name !== undefined && { name }) }
}

function nameOfShape(about: string, text: string): string | undefined {
  if (!shapes.has(text) && shapes.size < MOST_SHAPES) shapes.set(text, `${about} ${shapes.size}`)
  return shapes.get(text)
}
