import { createHash } from 'node:crypto'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Database } from './database.ts'

/**
 * The site's version: it rises with every change of what all visitors share, once that is committed, and whatever is
 * kept in memory is kept under it. Triggers raise it, in the transaction of the change, so that no operation can forget
 * to: a table that visitors share is declared `shared`, and a test fails for one that shared questions read and that is
 * not. Source: decision 0017.
 */

/** What visitors share of a table. */
export type SharedOptions<Column extends string = string> = {
  /** Columns that no shared question shows: their changes raise nothing. */
  readonly unseen?: readonly Column[]
  /** How many pieces are left, null for no end: orders change it all the time, so it raises `stock` instead of `version`,
   *  and only where readers see it: where few are left. */
  readonly pieces?: Column
  /** What orders change besides, and what prices do not depend on: raises `stock` too. `part`: a part of a JSON object, by
   *  its key. */
  readonly byOrders?: readonly (Column | { readonly column: Column; readonly part: string })[]
  /** What is written together with other shared tables and holds nothing that prices depend on: raises `stock` alone. */
  readonly isDerived?: boolean
  /** Why what is read of it may be older than the last change, and until when: such a table raises nothing. */
  readonly mayLag?: string
  /** Columns that mean something else as time goes by, and the task by which that becomes visible. A column of this kind
   *  without an entry is either unseen or says when something was (`past`). */
  readonly due?: { readonly [Name in Column]?: string }
  readonly past?: readonly Column[]
}

export type SharedTable = { readonly table: PgTable; readonly options: SharedOptions }

const declared = new Map<PgTable, SharedOptions>()

/** Declares, beside the table, that all visitors share what it holds. */
export function shared<Table extends PgTable>(
  table: Table,
  options: SharedOptions<Extract<keyof Table['_']['columns'], string>> = {},
): Table {
  declared.set(table, options)
  return table
}

/** All tables that were declared shared, by the modules that are loaded. */
export const sharedTables = (): readonly SharedTable[] =>
  [...declared].map(([table, options]) => ({ table, options: options as SharedOptions }))

type Column = { readonly name: string; readonly type: string; readonly key: string }

/** A table's columns by their names in the code and in the database. */
export function columnsOf(table: PgTable): Column[] {
  const keys = new Map(Object.entries(table).map(([key, column]) => [column as unknown, key]))
  return getTableConfig(table).columns.map(column => ({
    name: column.name,
    type: column.getSQLType(),
    key: keys.get(column) ?? column.name,
  }))
}

type Row = 'old' | 'new'

/** The value of a column that can be compared; `json` itself cannot. */
const comparable = (row: Row, { name, type }: Column): string =>
  type === 'json' ? `${row}."${name}"::text` : `${row}."${name}"`

const differs = (columns: readonly ((row: Row) => string)[]): string =>
  columns.length === 0
    ? 'false'
    : `(${columns.map(of => of('old')).join(', ')}) is distinct from (${columns.map(of => of('new')).join(', ')})`

/**
 * The triggers of a table. They are deferred to the end of the transaction, where everything else has its locks already:
 * two writers never wait for each other in a circle, and a row of the version is locked for a moment only.
 */
function triggersOf({ table, options }: SharedTable): string[] {
  if (options.mayLag !== undefined) return []
  const { name } = getTableConfig(table)
  const { unseen = [], pieces, byOrders = [], isDerived = false } = options
  const parts = new Map(byOrders.map(each => (typeof each === 'string' ? [each, null] : [each.column, each.part])))
  const seen = columnsOf(table).filter(({ key }) => !unseen.includes(key) && key !== pieces)
  const facts = seen.flatMap(column => {
    const part = parts.get(column.key)
    if (part === undefined) return [(row: Row) => comparable(row, column)]
    return part === null ? [] : [(row: Row) => `${row}."${column.name}"::jsonb - '${part}'`]
  })
  const ordered = seen.filter(({ key }) => parts.has(key)).map(column => (row: Row) => comparable(row, column))
  const count = columnsOf(table).find(({ key }) => key === pieces)
  const trigger = (suffix: string, event: string, when: string | null, call: string) =>
    `create constraint trigger "${name}_shared_${suffix}" after ${event} on "${name}" deferrable initially deferred
     for each row ${when === null ? '' : `when (${when}) `}execute function ${call}`
  const kind = isDerived ? 'stock' : 'version'
  return [
    trigger('rows', 'insert or delete', null, `raise_site_version('${kind}')`),
    trigger('facts', 'update', differs(facts), `raise_site_version('${kind}')`),
    ...(ordered.length > 0 ? [trigger('orders', 'update', differs(ordered), "raise_site_version('stock')")] : []),
    ...(count
      ? [
          trigger(
            'pieces',
            'update',
            differs([row => comparable(row, count)]),
            `raise_site_version_where_few('${count.name}')`,
          ),
        ]
      : []),
  ]
}

/** A version's shards: writers do not queue for a single row. */
const SHARDS = 16

/** The functions behind the triggers. Each transaction raises each number once, and always in the same shard, so that
 *  it never holds one while it waits for another. */
const functionsOf = (fewLeftUpTo: number): string[] => [
  `create or replace function raise_site_version() returns trigger language plpgsql as $$
   declare
     kind constant text := tg_argv[0];
     mark constant text := pg_current_xact_id()::text;
   begin
     if current_setting('site_version.' || kind, true) = mark then return null; end if;
     perform set_config('site_version.' || kind, mark, true);
     if kind = 'stock' then
       update site_versions set stock = stock + 1 where shard = mark::numeric % ${SHARDS};
     else
       update site_versions set version = version + 1 where shard = mark::numeric % ${SHARDS};
     end if;
     return null;
   end $$`,
  // Readers are told how many are left only where few are: above that, orders change nothing that anybody sees.
  `create or replace function raise_site_version_where_few() returns trigger language plpgsql as $$
   declare
     mark constant text := pg_current_xact_id()::text;
     before constant int := (to_jsonb(old) ->> tg_argv[0])::int;
     later constant int := (to_jsonb(new) ->> tg_argv[0])::int;
     few int;
   begin
     if current_setting('site_version.stock', true) = mark then return null; end if;
     if before is not null and later is not null then
       -- What is stored may be anything; the application tells of what does not fit.
       select (value ->> 'fewLeftUpTo')::numeric::int into few from settings
       where key = 'listing' and jsonb_typeof(value -> 'fewLeftUpTo') = 'number'
         and (value ->> 'fewLeftUpTo')::numeric between 0 and 100000;
       if least(before, later) > coalesce(few, ${fewLeftUpTo}) then return null; end if;
     end if;
     perform set_config('site_version.stock', mark, true);
     update site_versions set stock = stock + 1 where shard = mark::numeric % ${SHARDS};
     return null;
   end $$`,
]

/**
 * Makes the triggers of all declared tables, and takes away those of tables that no longer are; nothing happens where
 * they stand as declared. `fewLeftUpTo`: up to how many pieces the shop says how few are left, where its settings say
 * nothing. Meant to run after migrations, under their lock.
 */
export async function ensureSharedTriggers(client: Pick<pg.ClientBase, 'query'>, fewLeftUpTo: number): Promise<void> {
  const statements = [...functionsOf(fewLeftUpTo), ...sharedTables().flatMap(triggersOf)]
  const mark = createHash('sha256').update(statements.join('\n')).digest('hex')
  const { rows } = await client.query<{ mark: string | null }>(
    `select obj_description(to_regproc('raise_site_version')::oid, 'pg_proc') as mark`,
  )
  if (rows[0]?.mark === mark) return
  await client.query('begin')
  try {
    const { rows: old } = await client.query<{ drop: string }>(
      `select format('drop trigger %I on %s', t.tgname, t.tgrelid::regclass) as drop
       from pg_trigger t join pg_proc p on p.oid = t.tgfoid where p.proname like 'raise_site_version%'`,
    )
    for (const statement of [...old.map(({ drop }) => drop), ...statements]) await client.query(statement)
    await client.query(`comment on function raise_site_version() is '${mark}'`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** The site's version as it stands: the sum over its shards, stock included. */
export async function siteVersion(database: Pick<Database, 'pool'>): Promise<number> {
  const { rows } = await database.pool.query<{ version: string }>({
    name: 'site version',
    text: 'select sum(version + stock)::text as version from site_versions',
  })
  return Number(rows[0]?.version ?? 0)
}
