import { createHash } from 'node:crypto'
import { open, readFile, realpath, rename, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { diskFailure, errorCode, StartFailure } from '../failure.ts'
import type { Log } from '../log.ts'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { partsOf, textOf, writeWhole } from './cluster.ts'
import { hasEnded, isRunning, processesIn, signal, worksIn } from './processes.ts'

/** A running database server: its main process and where it listens. */
export interface Postmaster {
  readonly pid: number
  /** Folder of the socket, or the loopback address where the path would be too long for a socket. */
  readonly host: string
  readonly port: number
  /** Resolves when the main process has ended, for whatever reason. */
  readonly ended: Promise<void>
}

export interface Launch {
  readonly folder: string
  readonly account: Account
  readonly binaries: Binaries
  readonly settings: Readonly<Record<string, string | number>>
  /** Where the server listened before it was started again; any place otherwise. */
  readonly port?: number
  readonly log: Log
}

/** Longest path of a socket that Linux and macOS both take, in bytes. */
const LONGEST_SOCKET_PATH = 100
const SOCKET_PORT = 5432
const LARGEST_LOG_BYTES = 5_000_000
/** How long what is left of a killed server may take to go away. */
const PATIENCE_MILLISECONDS = 10_000
/** Replaying the log after a crash takes seconds at most; whatever takes longer is stuck. */
const READY_MILLISECONDS = 60_000

/**
 * Starts the server on its cluster, whatever an earlier run left behind: a server that still runs with the very same
 * programs and settings is kept, another is stopped first; a stale process file and what remains of a killed server are
 * waited for. Throws StartFailure with PostgreSQL's own reason if it cannot start.
 */
export async function startPostmaster(launch: Launch): Promise<Postmaster> {
  const { cluster } = partsOf(launch.folder)
  const deadline = Date.now() + PATIENCE_MILLISECONDS
  const kept = await keepRunning(launch, await realpath(cluster))
  if (kept !== null) return kept
  for (;;) {
    await removeLocksOfStrangers(launch.folder)
    const outcome = await tryStart(launch)
    if (typeof outcome !== 'string') return outcome
    if (!/still in use|lock file .* already exists|is another postmaster/i.test(outcome) || Date.now() > deadline) {
      throw failureFor(outcome, launch.folder)
    }
    // Backends of a killed main process end by themselves, except one in the middle of a long statement.
    for (const pid of await processesIn(await realpath(cluster))) signal(pid, 'SIGQUIT')
    await sleep(100)
  }
}

/** Ends the server: rolls back what is open, closes all connections and writes everything down. */
export async function stopPostmaster(pid: number, milliseconds: number): Promise<boolean> {
  signal(pid, 'SIGINT')
  return hasEnded(pid, milliseconds)
}

interface ProcessFile {
  readonly pid: number
  readonly port: number
  readonly socketFolder: string
  readonly address: string
  readonly status: string
}

/** What a running server says of itself in `postmaster.pid`. */
async function processFile(cluster: string): Promise<ProcessFile | null> {
  const lines = (await textOf(join(cluster, 'postmaster.pid')))?.split('\n')
  const pid = Number(lines?.[0])
  if (lines === undefined || !Number.isSafeInteger(pid) || pid <= 0) return null
  return {
    pid,
    port: Number(lines[3]),
    socketFolder: lines[4] ?? '',
    address: lines[5] ?? '',
    status: lines[7]?.trim() ?? '',
  }
}

async function keepRunning(launch: Launch, cluster: string): Promise<Postmaster | null> {
  const found = await processFile(cluster)
  if (found === null || !(await worksIn(found.pid, cluster))) return null
  const mark: unknown = JSON.parse((await textOf(partsOf(launch.folder).launch)) ?? 'null')
  if (mark === markOf(launch, found.pid) && (await isReady(cluster, found.pid))) {
    launch.log.info({ pid: found.pid }, 'found the database server of an earlier run and kept it')
    return postmasterAt(found)
  }
  launch.log.info({ pid: found.pid }, 'stopping the database server of an earlier run')
  if (await stopPostmaster(found.pid, PATIENCE_MILLISECONDS)) return null
  signal(found.pid, 'SIGQUIT')
  if (await hasEnded(found.pid, PATIENCE_MILLISECONDS)) return null
  throw new StartFailure(
    `The database server of an earlier run (process ${found.pid}) does not end; end it and start again.`,
  )
}

/**
 * Removes what a killed server locked its cluster and its socket with. PostgreSQL would take a stranger with the same
 * number, or a killed process that nobody collected yet, for its owner; whether parts of a killed server still run it sees
 * by their shared memory. Nobody else has a socket in that folder.
 */
async function removeLocksOfStrangers(folder: string): Promise<void> {
  const { cluster, sockets } = partsOf(folder)
  const harness = await realpath(cluster)
  for (const lock of [join(cluster, 'postmaster.pid'), `${socketIn(sockets)}.lock`]) {
    const pid = Number.parseInt((await textOf(lock)) ?? '', 10)
    if (pid > 0 && !(await worksIn(pid, harness))) await rm(lock, { force: true })
  }
}

/** Tells whether a server that runs is the very one that would be started. */
function markOf(launch: Launch, pid: number): string {
  const hash = createHash('sha256')
  return `${pid} ${hash.update(JSON.stringify([launch.binaries.postgres, launch.settings])).digest('hex')}`
}

async function isReady(cluster: string, pid: number): Promise<boolean> {
  const deadline = Date.now() + PATIENCE_MILLISECONDS
  for (;;) {
    const found = await processFile(cluster)
    if (found?.pid === pid && found.status === 'ready') return true
    if (found?.status === 'stopping' || !(await isRunning(pid)) || Date.now() > deadline) return false
    await sleep(10)
  }
}

function postmasterAt(found: ProcessFile): Postmaster {
  return {
    pid: found.pid,
    host: found.socketFolder || found.address,
    port: found.port,
    ended: (async () => {
      while (await isRunning(found.pid)) await sleep(250, undefined, { ref: false })
    })(),
  }
}

/** Starts the server once; answers with it, or with what it wrote to its log if it ended. */
async function tryStart(launch: Launch): Promise<Postmaster | string> {
  const parts = partsOf(launch.folder)
  const logStart = await turnLog(parts.log)
  const output = await open(parts.log, 'a', 0o600)
  try {
    const child = launch.account.spawn(
      launch.binaries.postgres,
      [`-D`, parts.cluster, ...flags({ ...(await listening(parts.sockets, launch.port)), ...launch.settings })],
      // In a session of its own, so that Ctrl-C reaches the product alone, which then stops the server in its order.
      { cwd: '/', detached: true, stdio: ['ignore', output.fd, output.fd] },
    )
    child.unref()
    let isOver = false
    const ended = new Promise<void>((resolve, reject) => {
      child.once('exit', () => {
        isOver = true
        resolve()
      })
      child.once('error', reject)
    })
    const deadline = Date.now() + READY_MILLISECONDS
    while (!isOver) {
      const found = await processFile(parts.cluster)
      if (found !== null && found.pid === child.pid && found.status === 'ready') {
        await writeWhole(parts.launch, JSON.stringify(markOf(launch, found.pid)))
        return { ...postmasterAt(found), ended }
      }
      if (Date.now() > deadline && child.pid !== undefined) signal(child.pid, 'SIGQUIT')
      await Promise.race([ended, sleep(10)])
    }
    return (await readFile(parts.log, 'utf8')).slice(logStart)
  } finally {
    await output.close()
  }
}

const flags = (settings: Readonly<Record<string, string | number>>): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])

const socketIn = (folder: string): string => join(folder, `.s.PGSQL.${SOCKET_PORT}`)

async function listening(socketFolder: string, port?: number): Promise<Record<string, string | number>> {
  if (Buffer.byteLength(socketIn(socketFolder)) <= LONGEST_SOCKET_PATH) {
    return {
      listen_addresses: '',
      port: SOCKET_PORT,
      unix_socket_directories: socketFolder,
      unix_socket_permissions: '0700',
    }
  }
  return { listen_addresses: '127.0.0.1', port: port ?? (await freePort()), unix_socket_directories: '' }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  await new Promise<void>(resolve => server.close(() => resolve()))
  if (address === null || typeof address === 'string') throw new TypeError('a TCP server has a port')
  return address.port
}

/** Puts a log that has grown aside, keeping one older; answers how many characters the log holds already. */
async function turnLog(path: string): Promise<number> {
  try {
    const { size } = await stat(path)
    if (size < LARGEST_LOG_BYTES) return (await readFile(path, 'utf8')).length
    await rename(path, `${path}.1`)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
  return 0
}

function failureFor(words: string, folder: string): StartFailure {
  const reason =
    words.split('\n').findLast(line => /(FATAL|PANIC|ERROR): /.test(line)) ?? words.trim().split('\n').at(-1)
  return (
    diskFailure(words, folder) ??
    new StartFailure(
      `The database in ${folder} does not start: ${(reason ?? '').replace(/^.*?(?=FATAL|PANIC|ERROR)/, '')} (more in ${partsOf(folder).log}).`,
    )
  )
}
