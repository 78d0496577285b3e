import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ensureClient } from './platform/build.ts'
import { hasEnded, processesIn } from './platform/embedded/processes.ts'
import { messageOf } from './platform/failure.ts'
import { silentLog } from './platform/log.ts'
import { testDatabase, testServer } from './testing/database.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let folder = ''
const children: ChildProcess[] = []

beforeAll(async () => {
  await ensureClient(silentLog)
  folder = await mkdtemp(join(tmpdir(), 'shop-main-'))
})

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

afterAll(async () => {
  for (const pid of await processesIn(join(folder, 'data/postgres/cluster'))) {
    process.kill(pid, 'SIGKILL')
    await hasEnded(pid, 5_000)
  }
  await rm(folder, { recursive: true, force: true })
})

interface Product {
  readonly child: ChildProcess
  readonly url: string
  /** Everything it wrote so far, to standard output and to standard error. */
  readonly words: () => string
  /** The exit code, once it has ended. */
  readonly ended: Promise<number | null>
}

/** Starts the product without the demo on an own folder; resolves when it says where it is. */
async function start(environment: Record<string, string> = {}): Promise<Product> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, PORT: '0', DEMO: 'off', DATA_DIR: join(folder, 'data'), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let words = ''
  const ended = once(child, 'close').then(([code]) => code)
  const announced = new Promise<string>(resolve => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', chunk => {
        words += String(chunk)
        const url = /The shop: +(\S+)\n/.exec(words)?.[1]
        if (url !== undefined) resolve(url)
      })
    }
  })
  const url = await Promise.race([announced, ended.then(() => '')])
  return { child, url, words: () => words, ended }
}

/** Starts the product where it cannot start; answers with its exit code and what it wrote. */
async function refusal(environment: Record<string, string>): Promise<[number | null, string]> {
  const product = await start(environment)
  return [await product.ended, product.words()]
}

async function stop(product: Product): Promise<number | null> {
  product.child.kill('SIGTERM')
  return product.ended
}

const status = async (url: string): Promise<number> => (await fetch(url)).status

describe('the product', () => {
  it('starts on an empty folder, prints the first login once, and stops cleanly', async () => {
    const first = await start({ ADMIN_EMAIL: 'boss@shop.example' })
    expect(first.words()).toMatch(/Administrator: +boss@shop\.example\n +Password: +\S{16} \(shown this once\)\n/)
    expect(await status(`${first.url}/health/ready`)).toBe(200)
    expect(await stop(first)).toBe(0)
    expect(await processesIn(join(folder, 'data/postgres/cluster'))).toEqual([])
    const second = await start()
    expect(second.words()).not.toContain('Password')
    expect(await stop(second)).toBe(0)
  })

  it('answers every request that arrived before it was told to stop', async () => {
    const product = await start()
    let isStopping = false
    let answered = 0
    const failures: string[] = []
    const client = async () => {
      for (;;) {
        const begunAfterStop = isStopping
        try {
          const response = await fetch(`${product.url}/health/ready`)
          await response.text()
          if (response.status === 200) answered += 1
          else failures.push(String(response.status))
        } catch (error) {
          // Whoever comes afterwards finds nobody.
          if (!begunAfterStop && !isStopping) failures.push(messageOf(error))
          return
        }
      }
    }
    const clients = Array.from({ length: 16 }, client)
    await sleep(500)
    isStopping = true
    const begun = Date.now()
    expect(await stop(product)).toBe(0)
    expect(Date.now() - begun).toBeLessThan(10_000)
    await Promise.all(clients)
    expect(failures).toEqual([])
    expect(answered).toBeGreaterThan(16)
  })

  it('comes back after it was killed together with its database, and the database alone after that', async () => {
    const killed = await start()
    for (const pid of [killed.child.pid!, ...(await processesIn(join(folder, 'data/postgres/cluster')))]) {
      process.kill(pid, 'SIGKILL')
    }
    await killed.ended
    const product = await start()
    expect(await status(`${product.url}/health/ready`)).toBe(200)
    for (const pid of await processesIn(join(folder, 'data/postgres/cluster'))) process.kill(pid, 'SIGKILL')
    await expect.poll(() => status(`${product.url}/health/ready`)).toBe(503)
    expect(await status(`${product.url}/health/live`)).toBe(200)
    await expect.poll(() => status(`${product.url}/health/ready`)).toBe(200)
    expect(await stop(product)).toBe(0)
  })

  it('runs in several processes, of which one that was killed is started again', async () => {
    const product = await start({ PROCESSES: '2' })
    const children = async () =>
      (await readFile(`/proc/${product.child.pid}/task/${product.child.pid}/children`, 'utf8'))
        .trim()
        .split(' ')
        .map(Number)
    const workers = async () => {
      const pids = await children()
      const commands = await Promise.all(pids.map(pid => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')))
      return pids.filter((_, i) => commands[i]!.includes('main.ts'))
    }
    const before = await workers()
    expect(before).toHaveLength(2)
    process.kill(before[0]!, 'SIGKILL')
    await hasEnded(before[0]!, 5_000)
    await expect.poll(async () => (await workers()).filter(pid => !before.includes(pid)).length).toBe(1)
    // Each on a connection of its own, for those of the killed process are broken.
    const fresh = { headers: { connection: 'close' } }
    for (let i = 0; i < 20; i += 1) expect((await fetch(`${product.url}/health/ready?${i}`, fresh)).status).toBe(200)
    expect(await status(`${product.url}/health/ready`)).toBe(200)
    // Whichever of them is asked: together they let through what one client may try in a minute.
    const signIn = async (_: unknown, index: number) => {
      const headers = { ...fresh.headers, 'content-type': 'application/json' }
      const body = JSON.stringify({ handle: `nobody-${index}@example.com`, password: 'falsch' })
      return (await fetch(`${product.url}/api/v0/auth/login`, { method: 'POST', headers, body })).status
    }
    const statuses = await Promise.all(Array.from({ length: 30 }, signIn))
    expect(statuses.filter(each => each === 401)).toHaveLength(10)
    expect(statuses.filter(each => each === 429)).toHaveLength(20)
    expect(await stop(product)).toBe(0)
    expect(await processesIn(join(folder, 'data/postgres/cluster'))).toEqual([])
  })

  it('runs several times side by side on one external database', async () => {
    const { url } = await testDatabase()
    const own = (name: string) => ({ DATABASE_URL: url, DATA_DIR: join(folder, name), ADMIN_PASSWORD: 'secret words' })
    const both = await Promise.all([start(own('one')), start(own('two'))])
    for (const product of both) expect(await status(`${product.url}/health/ready`)).toBe(200)
    expect(both.filter(product => product.words().includes('as set by ADMIN_PASSWORD'))).toHaveLength(1)
    expect(both.map(product => product.words()).join()).not.toContain('secret words')
    expect(await readdir(join(folder, 'one'))).not.toContain('postgres')
    expect(await Promise.all(both.map(stop))).toEqual([0, 0])
  })
})

describe('a start that cannot succeed says why in one sentence', () => {
  it('the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = address !== null && typeof address === 'object' ? String(address.port) : ''
    expect(await refusal({ PORT: port, DATA_DIR: join(folder, 'never') })).toEqual([
      1,
      `Port ${port} on 127.0.0.1 is in use by another program; choose another one with PORT.\n`,
    ])
    expect(await readdir(folder)).not.toContain('never')
    other.close()
  })

  it('the folder is in use', async () => {
    const product = await start()
    const [code, words] = await refusal({})
    expect([code, words]).toEqual([
      1,
      `The data folder ${join(folder, 'data')} is in use by another running copy (process ${product.child.pid}); stop that one, or choose another folder with DATA_DIR.\n`,
    ])
    expect(await status(`${product.url}/health/ready`)).toBe(200)
    await stop(product)
  })

  it('the database is out of reach, or its password wrong', async () => {
    expect(await refusal({ DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop' })).toEqual([
      1,
      'The database at 127.0.0.1:1/shop is out of reach: connect ECONNREFUSED 127.0.0.1:1.\n',
    ])
    const wrong = new URL(testServer().url)
    wrong.password = 'guessed'
    const [code, words] = await refusal({ DATABASE_URL: wrong.href })
    expect(code).toBe(1)
    expect(words).toContain('password authentication failed for user "postgres".')
    expect(words).not.toContain('guessed')
  })

  it('a variable is wrong', async () => {
    expect(await refusal({ DEMO: 'maybe' })).toEqual([
      1,
      'DEMO must be "on", "catalogue" or "off"; "maybe" cannot be used.\n',
    ])
  })
})
