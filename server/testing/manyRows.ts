import pg from 'pg'
import type { Database } from '../platform/database.ts'

/** Names of tables and columns are ours. */
const quoted = (name: string): string => `"${name}"`

/**
 * Fills tables up to about `count` rows each, all of them copies of the first row that is there, but for the columns that
 * `changes` gives an expression: in it `n` is the number of the copy, from 1. Indexes are made afterwards, which takes a
 * fraction of the time; what refers to what is not checked, for the database is a test's own.
 */
export async function fillTables(
  { url }: Pick<Database, 'url'>,
  count: number,
  tables: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Promise<void> {
  // A connection of its own: the others give up on statements that take this long.
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const setting of [
      'session_replication_role = replica',
      `maintenance_work_mem = '256MB'`,
      'synchronous_commit = off',
    ])
      await client.query(`set ${setting}`)
    for (const [table, changes] of Object.entries(tables)) await fillTable(client, table, changes, count)
  } finally {
    await client.end()
  }
}

async function fillTable(
  client: pg.Client,
  table: string,
  changes: Readonly<Record<string, string>>,
  count: number,
): Promise<void> {
  const columns = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  const indexes = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i where i.indrelid = $1::regclass
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [table],
  )
  const names = columns.rows.map(({ name }) => name)
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`)
  await client.query(`create temporary table template as select * from ${table} limit 1`)
  await client.query(
    `insert into ${table} (${names.map(quoted).join(', ')})
     select ${names.map(name => changes[name] ?? `t.${quoted(name)}`).join(', ')}
     from template t cross join generate_series(1, ${count}) as n`,
  )
  await client.query('drop table template')
  for (const { definition } of indexes.rows) await client.query(definition)
  await client.query(`analyze ${table}`)
}
