import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { diskFailure, errorCode, StartFailure } from '../failure.ts'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'

/** What PostgreSQL's `PG_VERSION` file says of the server that comes with the packages. */
const MAJOR_VERSION = '18'

/** Passwords of the two database roles; nobody else on the machine can read the file that keeps them. */
export interface Passwords {
  readonly superuser: string
  readonly owner: string
}

/** Where the parts of an embedded database lie below its folder. */
export const partsOf = (folder: string) => ({
  cluster: join(folder, 'cluster'),
  sockets: join(folder, 'sockets'),
  passwords: join(folder, 'passwords.json'),
  launch: join(folder, 'launch.json'),
  log: join(folder, 'server.log'),
})

/** Reads the passwords, or makes them up before there is a cluster. */
export async function passwordsOf(folder: string): Promise<Passwords> {
  const { passwords, cluster } = partsOf(folder)
  const kept = await textOf(passwords)
  if (kept !== null) {
    const parsed: Partial<Passwords> = JSON.parse(kept)
    if (parsed.superuser && parsed.owner) return { superuser: parsed.superuser, owner: parsed.owner }
  }
  if ((await textOf(join(cluster, 'PG_VERSION'))) !== null) {
    throw new StartFailure(
      `${passwords} is missing or damaged; put it back from a backup to open the database beside it.`,
    )
  }
  const made: Passwords = { superuser: secret(), owner: secret() }
  await writeWhole(passwords, JSON.stringify(made))
  return made
}

const secret = (): string => randomBytes(24).toString('base64url')

/** Writes a file that is either there completely or not at all, readable by this user alone. */
export async function writeWhole(path: string, content: string): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  try {
    await writeFile(draft, content, { mode: 0o600, flush: true })
    await rename(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
}

/** The text of a file, or null if there is none. */
export async function textOf(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

/**
 * Makes the cluster unless it is there. It grows under another name and gets its own in one step when it is complete,
 * so an interrupted attempt leaves nothing that could be taken for a database.
 * Throws StartFailure if initdb fails or if the folder holds a cluster of another version.
 */
export async function ensureCluster(
  folder: string,
  account: Account,
  binaries: Binaries,
  options: { password: string; durable: boolean },
): Promise<void> {
  const { cluster } = partsOf(folder)
  await removeUnfinished(folder)
  const version = await textOf(join(cluster, 'PG_VERSION'))
  if (version !== null) {
    if (version.trim() === MAJOR_VERSION) return
    throw new StartFailure(
      `The database in ${cluster} was made by PostgreSQL ${version.trim()}, but the installed one is ${MAJOR_VERSION}; start the version of this product that made it.`,
    )
  }
  const workshop = join(folder, `unfinished-${randomUUID()}`)
  try {
    await build(workshop, folder, account, binaries, options)
  } finally {
    await rm(workshop, { recursive: true, force: true, maxRetries: 3 })
  }
}

async function build(
  workshop: string,
  folder: string,
  account: Account,
  binaries: Binaries,
  options: { password: string; durable: boolean },
): Promise<void> {
  const { cluster } = partsOf(folder)
  await mkdir(workshop, { mode: 0o700 })
  const passwordFile = join(workshop, 'password')
  await writeFile(passwordFile, options.password, { mode: 0o600 })
  await account.own(passwordFile)
  await account.own(workshop)
  await initialise(join(workshop, 'cluster'), passwordFile, account, binaries, options.durable)
  try {
    await rename(join(workshop, 'cluster'), cluster)
  } catch (error) {
    if (errorCode(error) !== 'ENOTEMPTY' && errorCode(error) !== 'EEXIST') throw error
    throw new StartFailure(
      `${cluster} is no complete database; move it away, or choose another folder with DATA_DIR.`,
      {
        cause: error,
      },
    )
  }
  if (options.durable) await syncFolder(folder)
}

async function removeUnfinished(folder: string): Promise<void> {
  const leftOver = (await readdir(folder)).filter(name => name.startsWith('unfinished-'))
  await Promise.all(leftOver.map(name => rm(join(folder, name), { recursive: true, force: true, maxRetries: 3 })))
}

async function initialise(
  cluster: string,
  passwordFile: string,
  account: Account,
  binaries: Binaries,
  durable: boolean,
): Promise<void> {
  const args = [
    `--pgdata=${cluster}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=icu',
    '--icu-locale=de-DE',
    `--locale=${process.platform === 'darwin' ? 'C' : 'C.UTF-8'}`,
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ]
  const initdb = account.spawn(binaries.initdb, args, { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
  let words = ''
  initdb.stderr?.on('data', chunk => {
    words += String(chunk)
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    initdb.once('error', reject)
    initdb.once('close', resolve)
  })
  if (code === 0) return
  const reason = words.split('\n').find(line => /error:|FATAL:|PANIC:/.test(line)) ?? words.trim()
  const folder = dirname(dirname(cluster))
  throw (
    diskFailure(words, folder) ??
    new StartFailure(`The database could not be set up in ${folder}: ${reason || `initdb ended with code ${code}`}`)
  )
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
