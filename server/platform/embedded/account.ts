import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process'
import { chown, readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { errorCode, messageOf, StartFailure } from '../failure.ts'
import type { Log } from '../log.ts'
import type { Binaries } from './binaries.ts'

const run = promisify(execFile)

/** The system user that the database server runs as, and how a program is started as that user. */
export interface Account {
  /** Hands a file or folder over to the user. */
  own(path: string): Promise<void>
  spawn(program: string, args: readonly string[], options: SpawnOptions): ChildProcess
}

interface User {
  readonly uid: number
  readonly gid: number
}

/** Nothing of the caller's environment reaches the server, so that it starts the same everywhere, its log in English. */
const environment = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/**
 * Chooses the user: the one who started the product; for root, whom PostgreSQL refuses, the owner of an existing
 * cluster, else `postgres`, else `nobody`.
 *
 * That user must reach the programs and the folder. Below a closed folder such as /root it cannot, so there the
 * server is given the one right to pass (and read) closed folders, through `setpriv`; with nothing else of root's, and
 * only if it is needed. `cluster` may not exist yet; `folder`, which will hold it, does.
 * Throws StartFailure if none of this is possible.
 */
export async function chooseAccount(
  places: { binaries: Binaries; folder: string; cluster: string },
  log: Log,
): Promise<Account> {
  const owner = await ownerOf(places.cluster)
  if (process.getuid?.() !== 0) {
    if (owner !== null && owner.uid !== process.getuid?.()) {
      throw new StartFailure(
        `The database in ${places.cluster} belongs to another system user; start as that user, or choose another folder with DATA_DIR.`,
      )
    }
    return { own: async () => {}, spawn: (program, args, options) => spawn(program, args, withEnvironment(options)) }
  }
  const user = owner ?? (await unprivilegedUser())
  const failures: string[] = []
  for (const capability of [null, 'dac_read_search', 'dac_override']) {
    const account = accountOf(user, capability)
    const failure = await whyUnreachable(account, places)
    if (failure === null) {
      if (capability !== null) log.debug({ capability }, 'the database server may pass closed folders')
      return account
    }
    failures.push(failure)
  }
  throw new StartFailure(
    `PostgreSQL does not run as root, and user ${user.uid} cannot reach ${places.folder} (${failures.at(-1)}); start as an ordinary user, choose an open folder with DATA_DIR, or set DATABASE_URL.`,
  )
}

const withEnvironment = (options: SpawnOptions): SpawnOptions => ({ ...options, env: environment })

function accountOf(user: User, capability: string | null): Account {
  return {
    own: path => chown(path, user.uid, user.gid),
    spawn: (program, args, options) =>
      capability === null
        ? spawn(program, args, { ...withEnvironment(options), uid: user.uid, gid: user.gid })
        : spawn('setpriv', [...privileges(user, capability), program, ...args], withEnvironment(options)),
  }
}

/** `no_setuid_fixup` lets access(2), with which PostgreSQL looks for its own parts, count the capability too. */
const privileges = (user: User, capability: string): string[] => [
  `--reuid=${user.uid}`,
  `--regid=${user.gid}`,
  '--clear-groups',
  '--securebits=+no_setuid_fixup',
  `--bounding-set=-all,+${capability}`,
  `--inh-caps=-all,+${capability}`,
  `--ambient-caps=-all,+${capability}`,
]

/** Tries the very things that the server will need; null if they work. */
async function whyUnreachable(
  account: Account,
  places: { binaries: Binaries; folder: string },
): Promise<string | null> {
  const script = 'cd "$1" && test -r "$2" && "$2" --version'
  const args = ['-c', script, 'sh', places.folder, places.binaries.postgres]
  let probe: ChildProcess
  try {
    probe = account.spawn('/bin/sh', args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' })
  } catch (error) {
    return messageOf(error)
  }
  return new Promise(resolve => {
    let words = ''
    probe.stderr?.on('data', chunk => {
      words += String(chunk)
    })
    probe.once('error', error => resolve(messageOf(error)))
    probe.once('close', code => resolve(code === 0 ? null : words.trim().split('\n').at(-1) || `exit code ${code}`))
  })
}

async function ownerOf(path: string): Promise<User | null> {
  try {
    const { uid, gid } = await stat(path)
    return { uid, gid }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

async function unprivilegedUser(): Promise<User> {
  for (const name of ['postgres', 'nobody']) {
    const user = process.platform === 'linux' ? await userInFile(name) : await userById(name)
    if (user !== null && user.uid !== 0) return user
  }
  throw new StartFailure(
    'PostgreSQL does not run as root, and this system has no user "nobody"; start as an ordinary user, or set DATABASE_URL.',
  )
}

async function userInFile(name: string): Promise<User | null> {
  const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find(entry => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid === undefined || gid === undefined ? null : { uid: Number(uid), gid: Number(gid) }
}

async function userById(name: string): Promise<User | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch (error) {
    if (error instanceof Error && 'stderr' in error) return null
    throw error
  }
}
