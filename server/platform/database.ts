import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AnyRelations, EmptyRelations, SQL } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { nodePgCodecs } from 'drizzle-orm/node-postgres/codecs'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { type NodePgQueryResultHKT, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session'
import { type PgAsyncTransaction, PgDialect } from 'drizzle-orm/pg-core'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { errorCode, messageOf, StartFailure } from './failure.ts'
import { type Log, silentLog } from './log.ts'
import { shaped } from './statements.ts'

/** The product's database. */
export interface Database<Relations extends AnyRelations = EmptyRelations> {
  /** Address with password, for what must open connections of its own. */
  readonly url: string
  readonly pool: pg.Pool
  readonly drizzle: NodePgDatabase<Relations>
  close(): Promise<void>
}

/** What is done together or not at all. */
export type Transaction<Relations extends AnyRelations = EmptyRelations> = PgAsyncTransaction<
  NodePgQueryResultHKT,
  Relations
>

/** How transactions read and write values: as the driver does outside them. */
const codingDialect = new PgDialect({ codecs: nodePgCodecs })

/** Oldest PostgreSQL that everything here works on. */
const OLDEST_MAJOR_VERSION = 15
/** Where the committed migrations lie. */
const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../drizzle')
/** Key of the advisory lock under which one process at a time migrates; any number, once chosen. */
const MIGRATION_LOCK = 7_266_051_301
/** How long a database that is just starting is waited for. */
const START_MILLISECONDS = 3_000

const timeouts = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 15_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 15_000,
  // Above the server's own limit: it strikes only where the server no longer answers at all.
  query_timeout: 20_000,
}

/**
 * Opens a pool of connections. Throws StartFailure, without the password, if the server is out of reach, refuses, or
 * is older than PostgreSQL 15.
 */
export async function openDatabase<Relations extends AnyRelations = EmptyRelations>(options: {
  url: string
  poolSize?: number
  relations?: Relations
  log?: Log
}): Promise<Database<Relations>> {
  const { url, poolSize = 10, relations, log = silentLog } = options
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    keepAlive: true,
    application_name: 'shop',
    // What is asked together travels together, and is worked through in its order.
    pipeline: true,
    // A kept statement is planned once and for all values: planning takes longer than most statements, and PostgreSQL
    // goes on doing it where it expects little of some values. What plans must not do is in `plans.test.ts`.
    options: '-c plan_cache_mode=force_generic_plan',
    ...timeouts,
  })
  // When the server restarts, connections break, used or idle: the pool replaces them, and nobody need die of it.
  let isClosed = false
  const tellBroken = ({ message }: Error) => {
    if (!isClosed) log.warn({ reason: message }, 'a connection to the database broke')
  }
  pool.on('error', tellBroken)
  pool.on('connect', client => client.on('error', tellBroken))
  try {
    await checkVersion(pool, url)
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    url,
    pool,
    drizzle: drizzle({ client: pool, relations }),
    async close() {
      isClosed = true
      await pool.end()
    },
  }
}

async function checkVersion(pool: pg.Pool, url: string): Promise<void> {
  const version = await firstAnswer(pool, url)
  if (version < OLDEST_MAJOR_VERSION * 10_000) {
    throw new StartFailure(
      `The database at ${placeOf(url)} is PostgreSQL ${Math.floor(version / 10_000)}, but ${OLDEST_MAJOR_VERSION} or newer is needed.`,
    )
  }
}

async function firstAnswer(pool: pg.Pool, url: string): Promise<number> {
  const deadline = Date.now() + START_MILLISECONDS
  for (;;) {
    try {
      const { rows } = await pool.query<{ version: number }>(
        `select current_setting('server_version_num')::int as version`,
      )
      return rows[0]!.version
    } catch (error) {
      if (!isUnavailable(error) || Date.now() > deadline) {
        throw new StartFailure(
          `The database at ${placeOf(url)} is out of reach: ${messageOf(error) || errorCode(error)}.`,
          {
            cause: error,
          },
        )
      }
      await sleep(200)
    }
  }
}

/** Host and name of a database, without user and password. */
function placeOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url)
  return `${searchParams.get('host') ?? host}${pathname}`
}

/**
 * Whether a statement failed because the database is away, restarting, full or read-only: nobody's mistake, and worth
 * another try later.
 */
export function isUnavailable(error: unknown): boolean {
  const code = errorCode(error)
  if (code !== null && unavailableCodes.test(code)) return true
  for (let current = error; current instanceof Error; current = current.cause) {
    if (brokenConnection.test(current.message)) return true
    // A used-up quota and a limit on files have no code of their own in PostgreSQL, other than a full disk.
    if (code === 'XX000' && /^could not (extend|write|create|open)\b/.test(current.message)) return true
  }
  return false
}

/** What the driver says of connections that broke or do not come about: it has no codes for that. */
const brokenConnection =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when trying to connect|Query read timeout)/

/** Socket errors and SQLSTATE: connection exceptions, shutting down or starting up, no resources, input/output,
 *  read-only transaction. */
const unavailableCodes =
  /^(E(CONNREFUSED|CONNRESET|NOENT|PIPE|TIMEDOUT|HOSTUNREACH)|08...|57P0[1-5]|53...|58030|25006)$/

/**
 * Brings the tables of the product and of its job queue up to date. Several processes may call it at once: one does the
 * work, the others wait for it. `afterwards` runs under the same lock.
 */
export async function migrateDatabase(
  database: Pick<Database, 'url' | 'pool'>,
  afterwards: (client: pg.Client) => Promise<void> = async () => {},
): Promise<void> {
  const client = new pg.Client({ connectionString: database.url, application_name: 'shop migration' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS_FOLDER })
    await runMigrations({ pgPool: database.pool, noHandleSignals: true })
    await afterwards(client)
  } finally {
    await client.end()
  }
}

/** Attempts before a transaction that PostgreSQL keeps giving up on is given up here too. */
const MOST_ATTEMPTS = 5

/** Transactions that run, and by which connection. One that is shared ends when all who share it are through. */
const running = new WeakMap<object, { readonly client: pg.PoolClient; isOver: boolean; isShared: boolean }>()

/** Transactions that several use cases share, by the database that these are given. */
const shared = new WeakMap<object, Transaction>()

/**
 * Runs `work` in one transaction and answers with its result; whatever it throws rolls back. Where PostgreSQL gave up
 * on it for the sake of another (deadlock, serialisation), it runs again: so `work` does nothing outside the database.
 *
 * `open` travels together with the start of the transaction and must only read and lock: should the transaction fail to
 * start, that would stand alone. `work` is given what it brings.
 */
export async function inTransaction<Relations extends AnyRelations, Result, Opened = undefined>(
  database: Pick<Database<Relations>, 'pool' | 'drizzle'>,
  work: (tx: Transaction<Relations>, opened: Opened) => Promise<Result>,
  open?: (tx: Transaction<Relations>) => Promise<Opened>,
): Promise<Result> {
  const outer = shared.get(database)
  return outer
    ? transactWithin(outer as unknown as Transaction<Relations>, work, open)
    : patiently(() => transact(database, work, open))
}

/**
 * Runs `work` in one transaction that everything shares which it does with the database that it is given: use cases that
 * begin transactions of their own become parts of it, and what one of them throws undoes that part alone. Whatever `work`
 * throws rolls all of it back. It may run again, as in `inTransaction`.
 */
export function shareTransaction<Result>(
  database: Database,
  work: (database: Database, tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return inTransaction(database, tx => {
    const state = running.get(tx)
    if (!state) throw new Error('only a transaction that runs can be shared')
    state.isShared = true
    const { client } = state
    // All that reads and writes by this database does so within the transaction.
    const pool = { query: client.query.bind(client) } as unknown as pg.Pool
    const within: Database = { ...database, pool, drizzle: tx as unknown as Database['drizzle'] }
    shared.set(within, tx)
    return work(within, tx)
  })
}

/** A part of a shared transaction: it is undone alone where it fails. */
async function transactWithin<Relations extends AnyRelations, Result, Opened>(
  tx: Transaction<Relations>,
  work: (tx: Transaction<Relations>, opened: Opened) => Promise<Result>,
  open: (tx: Transaction<Relations>) => Promise<Opened> = async () => undefined as Opened,
): Promise<Result> {
  const { client } = running.get(tx)!
  try {
    const [, opened] = await both(client.query('savepoint part'), open(tx))
    const result = await work(tx, opened)
    await client.query('release savepoint part')
    return result
  } catch (error) {
    await client.query('rollback to savepoint part; release savepoint part')
    throw error
  }
}

/** Does again what PostgreSQL gave up on for the sake of another. */
export async function patiently<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt()
    } catch (error) {
      const code = errorCode(error)
      if ((code !== '40001' && code !== '40P01') || attempts === MOST_ATTEMPTS) throw error
      await sleep(Math.random() * 10 * 2 ** attempts)
    }
  }
}

async function transact<Relations extends AnyRelations, Result, Opened>(
  { pool, drizzle: { _: schema } }: Pick<Database<Relations>, 'pool' | 'drizzle'>,
  work: (tx: Transaction<Relations>, opened: Opened) => Promise<Result>,
  open: (tx: Transaction<Relations>) => Promise<Opened> = async () => undefined as Opened,
): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | null = null
  const noteBroken = (error: Error) => {
    broken ??= error
  }
  client.on('error', noteBroken)
  const session = new NodePgSession(client, codingDialect, schema.relations)
  const tx = new NodePgTransaction(codingDialect, session, schema.relations, undefined, false)
  const state = { client, isOver: false, isShared: false }
  running.set(tx, state)
  try {
    const [, opened] = await both(client.query('begin'), open(tx))
    const result = await work(tx, opened)
    if (!state.isOver) await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(noteBroken)
    throw error
  } finally {
    state.isOver = true
    client.off('error', noteBroken)
    client.release(broken ?? undefined)
  }
}

/**
 * Runs the last statement of a transaction and ends it with the same journey, so that what it locks is free again as
 * soon as can be. Resolves once all is on the disk. Nothing may follow in the transaction.
 */
export async function finishWith<Row extends pg.QueryResultRow>(
  tx: Transaction,
  name: string,
  query: SQL,
): Promise<Row[]> {
  const state = running.get(tx)
  if (!state || state.isOver) throw new Error('only a transaction that runs can be ended')
  if (state.isShared) return (await state.client.query<Row>(shaped(name, query))).rows
  state.isOver = true
  // A commit after a failed statement rolls back.
  const [{ rows }] = await both(state.client.query<Row>(shaped(name, query)), state.client.query('commit'))
  return rows
}

/** Waits for both, whatever becomes of them, and then throws what went wrong first. */
async function both<One, Two>(one: Promise<One>, two: Promise<Two>): Promise<[One, Two]> {
  await Promise.allSettled([one, two])
  return Promise.all([one, two])
}
