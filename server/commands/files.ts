import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from '../platform/config.ts'
import { messageOf, StartFailure } from '../platform/failure.ts'
import { silentLog } from '../platform/log.ts'
import { INCOMING } from '../platform/storage/disk.ts'
import { moveFiles } from '../platform/storage/moveFiles.ts'
import { openBackends, openShopStorage } from '../platform/storage/shopStorage.ts'
import { verifyFiles } from '../platform/storage/verifyFiles.ts'
import { filesFolder, StorageUnavailable } from '../platform/storage.ts'
import { withDatabase } from './shopDatabase.ts'

const USAGE = 'Use "npm run files -- verify", or "npm run files -- move --to s3" (or disk).'
/** How often it is told how far a long command is. */
const TELL_MILLISECONDS = 1_000

const say = (text: string): void => void process.stdout.write(`${text}\n`)

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1)

type Asked = { readonly command: 'verify' } | { readonly command: 'move'; readonly to: 'disk' | 's3' }

/** What is asked for. Throws StartFailure, in one sentence. */
function askedOf(args: readonly string[]): Asked {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { to: { type: 'string' } },
      allowPositionals: true,
    })
    const [command, ...rest] = positionals
    if (rest.length === 0 && command === 'verify' && values.to === undefined) return { command }
    if (rest.length === 0 && command === 'move' && (values.to === 'disk' || values.to === 's3')) {
      return { command, to: values.to }
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
  throw new StartFailure(USAGE)
}

/** Tells at most once in a while. */
function nowAndThen(tell: (text: string) => void): (text: () => string) => void {
  let toldAt = performance.now()
  return text => {
    if (performance.now() - toldAt < TELL_MILLISECONDS) return
    toldAt = performance.now()
    tell(text())
  }
}

/** Compares everything; false where something is missing or damaged. */
const verify = (config: Config): Promise<boolean> =>
  withDatabase(config, async database => {
    const storage = await openShopStorage(config, database, silentLog)
    const tell = nowAndThen(say)
    const found = await verifyFiles({ database, storage }, files => tell(() => `${files} files read`))
    for (const { sha256, by } of found.missing) say(`missing: ${sha256}, wanted by ${by}`)
    for (const sha256 of found.damaged) say(`damaged: ${sha256}`)
    for (const sha256 of found.unused) say(`unused: ${sha256}`)
    for (const name of found.foreign) say(`foreign: ${name}`)
    const { files, bytes, missing, damaged, unused, foreign } = found
    say(
      `${files} files, ${megabytes(bytes)} MB: ${missing.length} missing, ${damaged.length} damaged, ${unused.length} unused, ${foreign.length} foreign.`,
    )
    return missing.length + damaged.length === 0
  })

/** Moves everything; false where something did not go along, or it was told to stop. */
async function move(config: Config, to: 'disk' | 's3'): Promise<boolean> {
  if (config.bucket === null) throw new StartFailure('S3_BUCKET must name the bucket of the move.')
  if (config.storage !== to) {
    throw new StartFailure(
      `Start the shop with STORAGE=${to} first, and move its files then with the same settings: new files go there, older ones are found in both places meanwhile.`,
    )
  }
  const { backend, older } = await openBackends(config, silentLog)
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stopping.abort()
      say('Stopping once the files that are under way are through.')
    })
  }
  const tell = nowAndThen(say)
  const moved = await moveFiles({
    ...{ from: older!, to: backend, incoming: join(filesFolder(config.dataDir), INCOMING), signal: stopping.signal },
    tell: ({ files, bytes, ofFiles, ofBytes }) =>
      tell(() => `${files} of ${ofFiles} files, ${megabytes(bytes)} of ${megabytes(ofBytes)} MB`),
  })
  for (const sha256 of moved.damaged) say(`damaged, stays where it is: ${sha256}`)
  for (const name of moved.foreign) say(`foreign, stays where it is: ${name}`)
  say(`${moved.files} files moved to ${to}, ${megabytes(moved.bytes)} MB.`)
  if (moved.isInterrupted) say('Interrupted; the same command goes on where it was.')
  return moved.damaged.length === 0 && !moved.isInterrupted
}

/** `npm run files` compares a shop's files with its database and their hashes, and moves them between disk and S3. */
try {
  const asked = askedOf(process.argv.slice(2))
  const config = readConfig(process.env)
  const isFine = await (asked.command === 'verify' ? verify(config) : move(config, asked.to))
  if (!isFine) process.exitCode = 1
} catch (error) {
  if (!(error instanceof StartFailure || error instanceof StorageUnavailable)) throw error
  process.stderr.write(`${messageOf(error)}\n`)
  process.exitCode = 1
}
