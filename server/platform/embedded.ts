import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { chooseAccount } from './embedded/account.ts'
import { findBinaries } from './embedded/binaries.ts'
import { ensureCluster, type Passwords, partsOf, passwordsOf } from './embedded/cluster.ts'
import { lockFolder } from './embedded/folderLock.ts'
import { type Postmaster, startPostmaster, stopPostmaster } from './embedded/postmaster.ts'
import { errorCode, folderFailure, messageOf } from './failure.ts'
import { ensureFolder } from './folders.ts'
import type { Log } from './log.ts'

/** A PostgreSQL server of the product's own. */
export interface EmbeddedServer {
  /** Address of the product's database for the role that owns it. */
  readonly url: string
  /** Address of the maintenance database for the superuser: for making databases, not for the product. */
  readonly superuserUrl: string
  /** Stops the server and gives the folder back. */
  stop(): Promise<void>
}

/** Name of the product's database and of the role that owns it. */
const NAME = 'shop'

/** Safe and modest: everything acknowledged is on the disk; about 200 MB of memory; no statement's text in the log. */
const durableSettings = {
  max_connections: 100,
  shared_buffers: '128MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '1GB',
  random_page_cost: 1.1,
  max_wal_size: '512MB',
  checkpoint_completion_target: 0.9,
  io_method: 'sync',
  jit: 'off',
  max_parallel_workers_per_gather: 0,
  max_logical_replication_workers: 0,
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
  log_timezone: 'UTC',
  timezone: 'UTC',
  shared_preload_libraries: '',
}

/** For databases that live as long as a test run: killed processes lose nothing, a machine without power would. */
const fleetingSettings = {
  ...durableSettings,
  max_connections: 200,
  fsync: 'off',
  full_page_writes: 'off',
  max_wal_size: '4GB',
}

/** How long a stop may take before the server finishes by itself. */
const STOP_MILLISECONDS = 6_000
const LONGEST_PAUSE_MILLISECONDS = 5_000

/**
 * Starts the embedded PostgreSQL below `dataDir` and keeps it running: if its main process dies, it is started again,
 * as long as it takes. A server left by a killed run is found again. It listens on a socket in a private folder (on
 * loopback where the path is too long for one) and asks for a password that only this user can read.
 * `durable: false` does not wait for the disk. Throws StartFailure.
 */
export async function startEmbedded(options: {
  dataDir: string
  log: Log
  durable?: boolean
}): Promise<EmbeddedServer> {
  const { dataDir, log, durable = true } = options
  const folder = join(dataDir, 'postgres')
  try {
    await ensureFolder(folder, 0o711)
    const unlock = await lockFolder(join(dataDir, 'lock'))
    try {
      return await startLocked({ folder, log, durable, unlock })
    } catch (error) {
      await unlock()
      throw error
    }
  } catch (error) {
    throw folderFailure(error, dataDir) ?? error
  }
}

async function startLocked(options: {
  folder: string
  log: Log
  durable: boolean
  unlock: () => Promise<void>
}): Promise<EmbeddedServer> {
  const { folder, log, durable, unlock } = options
  const parts = partsOf(folder)
  const binaries = await findBinaries()
  const account = await chooseAccount({ binaries, folder, cluster: parts.cluster }, log)
  const passwords = await passwordsOf(folder)
  await ensureCluster(folder, account, binaries, { password: passwords.superuser, durable })
  await ensureFolder(parts.sockets, 0o700)
  await chmod(parts.sockets, 0o700)
  await account.own(parts.sockets)
  const launch = { folder, account, binaries, settings: durable ? durableSettings : fleetingSettings, log }
  const first = await startPostmaster(launch)
  const { url, superuserUrl } = addresses(first, passwords)
  await ensureDatabase({ url, superuserUrl, password: passwords.owner })

  let isStopping = false
  let current = first
  const guard = async () => {
    for (;;) {
      await current.ended
      if (isStopping) return
      log.error({ pid: current.pid }, 'the database server ended unexpectedly and is started again')
      const next = await restart()
      if (next === null) return
      current = next
    }
  }
  const restart = async (): Promise<Postmaster | null> => {
    for (let pause = 50; !isStopping; pause = Math.min(pause * 2, LONGEST_PAUSE_MILLISECONDS)) {
      try {
        return await startPostmaster({ ...launch, port: first.port })
      } catch (error) {
        log.error({ reason: messageOf(error) }, 'the database server does not start yet')
        await sleep(pause, undefined, { ref: false })
      }
    }
    return null
  }
  const guarded = guard()
  return {
    url,
    superuserUrl,
    async stop() {
      isStopping = true
      if (!(await stopPostmaster(current.pid, STOP_MILLISECONDS))) {
        log.warn({ pid: current.pid }, 'the database server still writes and will end by itself')
        return unlock()
      }
      await guarded
      await unlock()
    },
  }
}

function addresses(server: Postmaster, passwords: Passwords): { url: string; superuserUrl: string } {
  const where = `localhost/%s?${new URLSearchParams({ host: server.host, port: String(server.port) })}`
  return {
    url: `postgres://${NAME}:${passwords.owner}@${where.replace('%s', NAME)}`,
    superuserUrl: `postgres://postgres:${passwords.superuser}@${where.replace('%s', 'postgres')}`,
  }
}

/** Makes the owner's role and the database, unless they are there. */
async function ensureDatabase(access: { url: string; superuserUrl: string; password: string }): Promise<void> {
  if (await canConnect(access.url)) return
  const client = new pg.Client({ connectionString: access.superuserUrl })
  await client.connect()
  try {
    const role = await client.query('select from pg_roles where rolname = $1', [NAME])
    const verb = role.rowCount === 0 ? 'create' : 'alter'
    await client.query(`${verb} role ${NAME} login password ${client.escapeLiteral(access.password)}`)
    const database = await client.query('select from pg_database where datname = $1', [NAME])
    if (database.rowCount === 0) await client.query(`create database ${NAME} owner ${NAME}`)
  } finally {
    await client.end()
  }
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.end()
    return true
  } catch (error) {
    const code = errorCode(error)
    // No such role or another password, no such database.
    if (code === '28P01' || code === '28000' || code === '3D000') return false
    throw error
  }
}
