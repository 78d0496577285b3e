import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { type Browser, chromium, type LaunchOptions } from 'playwright-core'

const brotliDecompress = promisify(zlib.brotliDecompress)
const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const cache = path.resolve(import.meta.dirname, '../../.cache/chromium')

interface FoundBrowser {
  executablePath: string
  /** Folder of libraries that came with it. */
  libraries?: string
}

/** Unpacks the packaged browser once; several test workers may come here at the same time. */
async function packaged(): Promise<FoundBrowser> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const root = entry.slice(0, entry.lastIndexOf('@sparticuz/chromium') + '@sparticuz/chromium'.length)
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { version: string }
  const folder = path.join(cache, version)
  const found = { executablePath: path.join(folder, 'chromium'), libraries: path.join(folder, 'lib') }
  if (existsSync(found.executablePath)) return found

  await mkdir(cache, { recursive: true })
  const draft = await mkdtemp(path.join(cache, 'unpacking-'))
  await writeFile(
    path.join(draft, 'chromium'),
    await brotliDecompress(await readFile(path.join(root, 'bin/chromium.br'))),
  )
  await chmod(path.join(draft, 'chromium'), 0o755)
  for (const archive of ['al2023', 'fonts', 'swiftshader'])
    await unpack(path.join(root, `bin/${archive}.tar.br`), draft)
  try {
    // A folder that is there already came from another worker; renaming onto it fails, and that one serves as well.
    await rename(draft, folder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!existsSync(found.executablePath)) throw error
  }
  return found
}

/** Through a file and not a pipe: tar stops reading at the archive's end, before the padding behind it is written. */
async function unpack(archive: string, folder: string): Promise<void> {
  const file = path.join(folder, 'unpacking.tar')
  await writeFile(file, await brotliDecompress(await readFile(archive)))
  const tar = spawn('tar', ['-xf', file, '-C', folder], { stdio: ['ignore', 'ignore', 'inherit'] })
  await new Promise<void>((resolve, reject) => {
    tar.once('error', reject)
    tar.once('close', code => (code === 0 ? resolve() : reject(new Error(`tar ended with ${code} on ${archive}`))))
  })
  await rm(file)
}

/** A Chromium: named by `CHROMIUM_PATH`, installed on the system, or the one that comes as a package. */
async function findBrowser(): Promise<FoundBrowser> {
  const named = process.env.CHROMIUM_PATH
  if (named) return { executablePath: named }
  const system = installed.find(existsSync)
  return system ? { executablePath: system } : packaged()
}

/** Browsers that run. */
export const launched = new Set<Browser>()

/** Starts a browser for journeys and measurements. It works as root in a container, too. */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const { executablePath, libraries } = await findBrowser()
  const known = process.env.LD_LIBRARY_PATH
  const browser = await chromium.launch({
    executablePath,
    ...options,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none', ...(options.args ?? [])],
    env: {
      ...process.env,
      ...(libraries ? { LD_LIBRARY_PATH: known ? `${libraries}:${known}` : libraries } : {}),
    },
  })
  launched.add(browser)
  browser.once('disconnected', () => launched.delete(browser))
  return browser
}
