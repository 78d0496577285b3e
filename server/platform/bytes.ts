import { type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { type Database, inTransaction, type Transaction } from './database.ts'
import { addJob } from './jobs.ts'
import { type Reader, run } from './statements.ts'
import type { Storage } from './storage.ts'
import { byteClaims } from './tables.ts'

/**
 * Bytes lie in the storage once, however many rows name them, and go with the last of these. Columns that name bytes are
 * declared beside their tables, and a test fails for one that is not. Bytes are removed here alone: after a look at all
 * declared columns, under a lock that whoever writes such a column, or keeps the same bytes, waits for. Decision 0060.
 */

/** A column that names bytes by their hash. */
export type ByteColumn = { readonly table: PgTable; readonly column: string; readonly name: string }

const declared = new Map<PgTable, readonly string[]>()

/** Declares, beside the table, which of its columns name bytes in the storage by their hash. */
export function namesBytes<Table extends PgTable>(
  table: Table,
  columns: readonly Extract<keyof Table['_']['columns'], string>[],
): Table {
  declared.set(table, columns)
  return table
}

/** All columns that name bytes, by the modules that are loaded: by their names in the code and in the database. */
export const byteColumns = (): readonly ByteColumn[] =>
  [...declared].flatMap(([table, columns]) =>
    columns.map(column => {
      const found = Object.entries(table).find(([key]) => key === column)?.[1] as { readonly name: string } | undefined
      return { table, column, name: found?.name ?? column }
    }),
  )

/** How long bytes stay that nothing refers to: by then whoever kept them has written what refers to them. */
const GRACE_MILLISECONDS = 3_600_000
/** Hashes are locked by so many groups: a transaction that writes many rows takes no more locks than these. */
const GROUPS = 256
/** The first number of these advisory locks; any, once chosen. */
const LOCK = 1_815_602
/** Files that are looked at with one statement. */
const AT_ONCE = 500

const lockOf = (sha256: string): SQL => sql`${LOCK}::int, hashtext(${sha256}::text) & ${GROUPS - 1}::int`

/** Whether a declared column names the hash that `sha256` stands for. */
const isNamed = (sha256: SQL): SQL =>
  sql.join(
    byteColumns().map(
      ({ table, name }) => sql`exists (select from ${table} where ${table}.${sql.identifier(name)} = ${sha256})`,
    ),
    sql` or `,
  )

const isClaimed = (sha256: SQL, graceMilliseconds: number): SQL =>
  sql`exists (select from ${byteClaims} where ${byteClaims.sha256} = ${sha256}
    and ${byteClaims.at} > clock_timestamp() - ${graceMilliseconds} * interval '1 millisecond')`

/** Notes that these bytes are about to be kept: from now on they stay for a while, although nothing refers to them yet. */
export const claimBytes = (database: Database, sha256: string): Promise<void> =>
  inTransaction(database, async tx => {
    await run(tx, sql`select pg_advisory_xact_lock_shared(${lockOf(sha256)})`)
    await run(
      tx,
      sql`insert into ${byteClaims} (sha256, at) values (${sha256}, clock_timestamp())
        on conflict (sha256) do update set at = excluded.at`,
    )
  })

/** Which of these hashes nothing refers to, and nobody has kept just now. */
export async function unusedAmong(
  reader: Pick<Reader, '_'>,
  hashes: readonly string[],
  graceMilliseconds = GRACE_MILLISECONDS,
): Promise<string[]> {
  const wanted = sql`wanted.sha256`
  const rows = await run<{ sha256: string }>(
    reader,
    sql`select distinct wanted.sha256 from unnest(${sql.param([...hashes])}::text[]) as wanted(sha256)
      where not (${isNamed(wanted)} or ${isClaimed(wanted, graceMilliseconds)})`,
  )
  return rows.map(({ sha256 }) => sha256)
}

/** The task that looks at bytes whose rows went. */
export const RELEASE_BYTES = 'release_bytes'
export type BytesRelease = { readonly hashes: readonly string[] }

/** Has bytes removed, once the transaction that takes away what refers to them is committed: those that nothing else
 *  refers to. */
export const releaseBytes = async (tx: Transaction, hashes: readonly string[]): Promise<void> => {
  if (hashes.length > 0) await addJob(tx, RELEASE_BYTES, { hashes: [...new Set(hashes)] } satisfies BytesRelease)
}

export type BytesParts = { readonly database: Database; readonly storage: Storage }

/**
 * Removes those of these bytes that nothing refers to any more, with all that was made from them; answers with their hashes.
 * To be called once the rows are gone, outside of their transaction. Bytes that somebody kept within `graceMilliseconds`
 * stay: the sweep takes them later, if they are still unused. Safe against uploads of the same bytes meanwhile.
 */
export async function removeUnusedBytes(
  { database, storage }: BytesParts,
  hashes: readonly string[],
  graceMilliseconds = GRACE_MILLISECONDS,
): Promise<string[]> {
  const removed: string[] = []
  for (const sha256 of new Set(hashes)) {
    const isRemoved = await inTransaction(database, tx => removeOne(tx, storage, sha256, graceMilliseconds))
    if (isRemoved) removed.push(sha256)
  }
  return removed
}

/** Under the lock nobody begins to refer to the bytes, and nobody who did so before is overlooked. */
async function removeOne(
  tx: Transaction,
  storage: Storage,
  sha256: string,
  graceMilliseconds: number,
): Promise<boolean> {
  await run(tx, sql`select pg_advisory_xact_lock(${lockOf(sha256)})`)
  const [unused] = await unusedAmong(tx, [sha256], graceMilliseconds)
  if (unused === undefined) return false
  await storage.removeFile(sha256)
  await run(tx, sql`delete from ${byteClaims} where ${byteClaims.sha256} = ${sha256}`)
  return true
}

/** Removes all that lies in the storage, or was made from what lay there, and that nothing refers to; clears away what is
 *  half there since a process ended. Answers with the hashes of what went. What is not named as files are stays. */
export async function sweepBytes(
  { database, storage, now }: BytesParts & { readonly now: () => Date },
  graceMilliseconds = GRACE_MILLISECONDS,
): Promise<string[]> {
  const removed: string[] = []
  let batch = new Set<string>()
  const look = async () => {
    const unused = await unusedAmong(database.drizzle, [...batch], graceMilliseconds)
    removed.push(...(await removeUnusedBytes({ database, storage }, unused, graceMilliseconds)))
    batch = new Set()
  }
  for await (const sha256 of hashesIn(storage)) {
    batch.add(sha256)
    if (batch.size >= AT_ONCE) await look()
  }
  await look()
  await storage.removeAbandoned(now())
  await run(
    database.drizzle,
    sql`delete from ${byteClaims}
      where ${byteClaims.at} <= clock_timestamp() - ${graceMilliseconds} * interval '1 millisecond'`,
  )
  return removed
}

async function* hashesIn(storage: Storage): AsyncIterable<string> {
  for await (const { sha256 } of storage.listFiles()) if (sha256 !== null) yield sha256
  yield* storage.listMade()
}

/** The triggers of all declared tables: whoever writes a column that names bytes holds these until the end of their
 *  transaction, so that nobody removes what is about to be referred to. */
function triggersOf(table: PgTable, columns: readonly ByteColumn[]): string[] {
  const { name } = getTableConfig(table)
  const quoted = columns.map(column => `"${column.name}"`)
  return [
    `create function hold_bytes_of_${name}() returns trigger language plpgsql as $$
     begin
       perform pg_advisory_xact_lock_shared(${LOCK}, hashtext(sha256) & ${GROUPS - 1})
       from (values ${quoted.map(column => `(new.${column})`).join(', ')}) as named (sha256) where sha256 is not null;
       return null;
     end $$`,
    `create trigger "${name}_bytes" after insert or update of ${quoted.join(', ')} on "${name}"
     for each row execute function hold_bytes_of_${name}()`,
  ]
}

type Client = { query(text: string): Promise<{ readonly rows: readonly Record<string, unknown>[] }> }

/** Makes the triggers of all declared tables, and takes away others; nothing happens where they stand as declared. Meant to
 *  run after migrations, under their lock. */
export async function ensureByteTriggers(client: Client): Promise<void> {
  const statements = [...declared.keys()].flatMap(table =>
    triggersOf(
      table,
      byteColumns().filter(column => column.table === table),
    ),
  )
  const standing = await client.query(
    `select prosrc as body, proname as name from pg_proc where proname like 'hold\\_bytes\\_of\\_%'`,
  )
  if (isAsDeclared(statements, standing.rows)) return
  await client.query('begin')
  try {
    for (const { name } of standing.rows) await client.query(`drop function ${String(name)} cascade`)
    for (const statement of statements) await client.query(statement)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Functions tell of their triggers: both are made together. */
const isAsDeclared = (statements: readonly string[], standing: readonly Record<string, unknown>[]): boolean =>
  standing.length === declared.size &&
  standing.every(({ body }) => statements.some(each => each.includes(String(body))))
