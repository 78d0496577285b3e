import { createHash, randomBytes } from 'node:crypto'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Area } from '../kit/viewer.ts'
import { columnsOf } from './siteVersion.ts'

/**
 * What changed when, of everything that integrators mirror: `record_changes` holds one row for each record, with the
 * number of its last change, and keeps it when the record is gone. Triggers write it in the transaction of the change, so
 * that no operation can forget to. A number is that of the writing transaction, which is known only while it runs: whoever
 * reads stops below the oldest transaction that still runs (`changesAfter`), so that one which commits late is not passed
 * over. Source: decision 0054.
 */

export const changeKinds = ['product', 'productGroup', 'color', 'order', 'user', 'withdrawal'] as const
export type ChangeKind = (typeof changeKinds)[number]

/** A table whose rows are records of a kind, or parts of them: `owner` is the column that names the record. */
type ChangeSource = {
  readonly table: PgTable
  readonly owner?: string
  /** Columns that the documented paths do not show: their changes are none. */
  readonly unseen?: readonly string[]
  /** Parts that come into being with their record and go with it: only their changes count. */
  readonly onlyUpdates?: boolean
}

/** A kind of record: who may know of its changes, its own table, since when a record is gone although its row is there, when
 *  the records were last changed that are older than this table, and the parts. */
export type Tracked = {
  readonly kind: ChangeKind
  readonly area: Area
  readonly record: ChangeSource & { readonly deletedAt?: string; readonly since?: string }
  readonly parts: readonly ChangeSource[]
}

type Column = ReturnType<typeof columnsOf>[number]

const columnOf = (table: PgTable, key: string): Column => {
  const found = columnsOf(table).find(column => column.key === key)
  if (!found) throw new Error(`${getTableConfig(table).name} has no column ${key}`)
  return found
}

const functionsOf = (): string[] => [
  `create or replace function change_number() returns bigint language sql volatile as
   $$ select pg_current_xact_id()::text::bigint + change_offset() $$`,
]

/** What a trigger does with the row `row` of a record's own table. */
function noteRecord({ kind, record }: Tracked, row: 'new' | 'old'): string {
  const { deletedAt } = record
  const gone =
    row === 'old' ? 'now()' : deletedAt === undefined ? 'null' : `new."${columnOf(record.table, deletedAt).name}"`
  return `insert into record_changes as c (kind, id, number, created_at, changed_at, deleted_at)
    values ('${kind}', ${row}.id, change_number(), now(), now(), ${gone})
    on conflict (kind, id) do update
      set number = excluded.number, changed_at = excluded.changed_at, deleted_at = excluded.deleted_at
      where (c.number, c.deleted_at) is distinct from (excluded.number, excluded.deleted_at);`
}

/** The same of a part: the record is as deleted as it was. */
const notePart = (kind: ChangeKind, column: string, row: 'new' | 'old'): string =>
  `update record_changes set number = change_number(), changed_at = now()
    where kind = '${kind}' and id = ${row}."${column}" and number <> change_number();`

function triggersOf(source: ChangeSource, note: (row: 'new' | 'old') => string): string[] {
  const { table, unseen = [], onlyUpdates = false } = source
  const { name } = getTableConfig(table)
  for (const key of unseen) columnOf(table, key)
  const seen = columnsOf(table).filter(({ key }) => !unseen.includes(key))
  const values = (row: 'new' | 'old') => seen.map(column => `${row}."${column.name}"`).join(', ')
  const trigger = (suffix: string, event: string, when = '') =>
    `create trigger "${name}_noted_${suffix}" after ${event} on "${name}" for each row ${when}
     execute function note_change_${name}()`
  return [
    `create or replace function note_change_${name}() returns trigger language plpgsql as $$
     begin
       if tg_op = 'DELETE' then ${note('old')}
       else ${note('new')}
       end if;
       return null;
     end $$`,
    trigger('update', 'update', `when ((${values('old')}) is distinct from (${values('new')}))`),
    ...(onlyUpdates ? [] : [trigger('insert', 'insert'), trigger('delete', 'delete')]),
  ]
}

/** Notes records that are older than the triggers. */
function noteOlder({ kind, record }: Tracked): string {
  const { table, since, deletedAt } = record
  const at = (key: string | undefined, otherwise: string) =>
    key === undefined ? otherwise : `"${columnOf(table, key).name}"`
  return `insert into record_changes (kind, id, number, created_at, changed_at, deleted_at)
    select '${kind}', id, change_number(), ${at(since, 'now()')}, ${at(since, 'now()')}, ${at(deletedAt, 'null')}
    from "${getTableConfig(table).name}" on conflict do nothing`
}

const statementsOf = (tracked: Tracked): string[] => [
  ...triggersOf(tracked.record, row => noteRecord(tracked, row)),
  ...tracked.parts.flatMap(part =>
    triggersOf(part, row => notePart(tracked.kind, columnOf(part.table, part.owner ?? 'id').name, row)),
  ),
]

type Client = Pick<pg.ClientBase, 'query'>

/**
 * Numbers of transactions begin anew where a database is brought back into another PostgreSQL: then the stored ones lie
 * ahead of all that are to come. An offset lifts these above them, and the cursors of before are known by their epoch and
 * refused.
 */
async function ensureOffset(client: Client): Promise<void> {
  const { rows: known } = await client.query<{ isKnown: boolean }>(
    `select to_regproc('change_offset') is not null as "isKnown"`,
  )
  let offset = 0
  if (known[0]?.isKnown) {
    const { rows } = await client.query<{ highest: string; isAhead: boolean }>(
      `select highest::text, highest - change_offset() >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint as "isAhead"
       from (select coalesce(max((select number from record_changes where kind = k order by number desc limit 1)), 0) as highest
         from unnest($1::text[]) as k) as numbers`,
      [changeKinds],
    )
    if (!rows[0]?.isAhead) return
    offset = Number(rows[0].highest) + 1
  }
  const epoch = randomBytes(6).toString('hex')
  await client.query(`create or replace function change_offset() returns bigint language sql stable as
    $$ select ${offset}::bigint $$`)
  await client.query(`create or replace function change_epoch() returns text language sql stable as
    $$ select '${epoch}'::text $$`)
}

/** Makes the triggers of all that is tracked, and takes away those of what no longer is; nothing happens where they stand
 *  as declared. Meant to run after migrations, under their lock. */
export async function ensureChangeTriggers(client: Client, tracked: readonly Tracked[]): Promise<void> {
  await ensureOffset(client)
  const statements = [...functionsOf(), ...tracked.flatMap(statementsOf), ...tracked.map(noteOlder)]
  const mark = createHash('sha256').update(statements.join('\n')).digest('hex')
  const { rows } = await client.query<{ mark: string | null }>(
    `select obj_description(to_regproc('change_number')::oid, 'pg_proc') as mark`,
  )
  if (rows[0]?.mark === mark) return
  await client.query('begin')
  try {
    const { rows: old } = await client.query<{ drop: string }>(
      `select format('drop trigger %I on %s', t.tgname, t.tgrelid::regclass) as drop
       from pg_trigger t join pg_proc p on p.oid = t.tgfoid where p.proname like 'note\\_change\\_%'`,
    )
    for (const statement of [...old.map(({ drop }) => drop), ...statements]) await client.query(statement)
    await client.query(`comment on function change_number() is '${mark}'`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
