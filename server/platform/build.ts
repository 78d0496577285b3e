import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartFailure } from './failure.ts'
import type { Log } from './log.ts'

const root = join(import.meta.dirname, '../..')

/** Folder of what browsers load with its list, and the module that renders pages on the server. */
export const builtClient = {
  folder: join(root, 'dist/client'),
  manifest: join(root, 'dist/client/.vite/manifest.json'),
  renderer: join(root, 'dist/server/entry.js'),
} as const

/** What the build was made from; it is written last, so an interrupted build is made again. */
const STAMP = join(root, 'dist/stamp')

/** Everything that the build reads. */
const sources = ['client', 'schema.graphql', 'package-lock.json', 'tsconfig.json'] as const

/**
 * Builds the client if it has not been built from the very sources that lie here: after a fresh clone, an update or a
 * change. Otherwise that takes some milliseconds. Throws StartFailure if the build fails.
 */
export async function ensureClient(log: Log): Promise<void> {
  const stamp = await stampOf(sources.map(name => join(root, name)))
  if (existsSync(builtClient.renderer) && existsSync(STAMP) && (await readFile(STAMP, 'utf8')) === stamp) return
  log.info({}, 'building the client, which takes a few seconds')
  await rm(STAMP, { force: true })
  const { code, words } = await runVite()
  if (code !== 0) throw new StartFailure(`The client could not be built:\n${words.trim()}`)
  await mkdir(join(root, 'dist'), { recursive: true })
  await writeFile(STAMP, stamp)
}

/** In a process of its own, which takes its memory with it when it is done. */
async function runVite(): Promise<{ code: number | null; words: string }> {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', '--app', '--config', join(root, 'client/vite.config.ts'), '--logLevel', 'warn']
  // Whoever starts it may run tests: what is built is the product all the same.
  const env = { ...process.env, NODE_ENV: 'production' }
  const build = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let words = ''
  for (const stream of [build.stdout, build.stderr]) {
    stream.on('data', chunk => {
      words += String(chunk)
    })
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    build.once('error', reject)
    build.once('close', resolve)
  })
  return { code, words }
}

/** A hash over names and contents of the files, whatever their dates: a clone sets those anew. */
async function stampOf(paths: readonly string[]): Promise<string> {
  const files = (await Promise.all(paths.map(filesBelow))).flat().sort()
  const contents = await Promise.all(files.map(file => readFile(file)))
  const hash = createHash('sha256')
  for (const [i, file] of files.entries())
    hash
      .update(`${file.slice(root.length)}\n`)
      .update(contents[i]!)
      .update('\n')
  return hash.digest('hex')
}

const isTest = (name: string): boolean => /\.test\.tsx?$/.test(name)

async function filesBelow(path: string): Promise<string[]> {
  if (!existsSync(path)) return []
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true })
    return entries
      .filter(entry => entry.isFile() && !isTest(entry.name) && !entry.parentPath.includes('journeys'))
      .map(entry => join(entry.parentPath, entry.name))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return [path]
    throw error
  }
}
