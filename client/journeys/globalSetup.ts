import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product runs, its first administrator, and where its data lies. */
    site: { url: string; email: string; password: string; dataDir: string }
  }
}

const root = join(import.meta.dirname, '../..')
const startMilliseconds = 180_000

/** Starts the product as an operator would, on an empty data folder with the demo shop, and stops it afterwards. */
export default async function startSite(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'journeys-'))
  const dataDir = join(folder, 'data')
  const login = { email: 'betrieb@example.com', password: 'Turnhalle-2026' }
  const site = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO: 'on',
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: login.email,
      ADMIN_PASSWORD: login.password,
    },
  })
  const stop = async () => {
    if (site.exitCode === null) {
      site.kill('SIGTERM')
      await new Promise(resolve => site.once('exit', resolve))
    }
    await rm(folder, { recursive: true, force: true })
  }
  try {
    project.provide('site', { url: await urlOf(site), ...login, dataDir })
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

/** The address that the product prints once it serves; fails with its last words if it ends or takes too long. */
async function urlOf(site: ChildProcess): Promise<string> {
  let words = ''
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The product did not start in time:\n${words}`)), startMilliseconds)
    const listen = (chunk: unknown) => {
      words = `${words}${String(chunk)}`.slice(-8000)
      const address = /The shop: +(\S+)/.exec(words)
      if (!address) return
      clearTimeout(timer)
      resolve(address[1]!)
    }
    site.stdout?.on('data', listen)
    site.stderr?.on('data', listen)
    site.once('exit', code => {
      clearTimeout(timer)
      reject(new Error(`The product ended with ${code}:\n${words}`))
    })
  })
}
