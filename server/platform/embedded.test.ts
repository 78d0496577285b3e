import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hasEnded, processesIn } from './embedded/processes.ts'
import { messageOf } from './failure.ts'

// Recovering waits for the disk, which others may be using.
vi.setConfig({ testTimeout: 60_000 })

let folder = ''
let dataDir = ''
const children: ChildProcess[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-embedded-'))
  dataDir = join(folder, 'data')
})

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const pid of await processesIn(cluster())) {
    process.kill(pid, 'SIGKILL')
    await hasEnded(pid, 5_000)
  }
  await rm(folder, { recursive: true, force: true })
})

const cluster = () => join(dataDir, 'postgres/cluster')

interface Running {
  readonly child: ChildProcess
  readonly url: string
}

/** Starts a process with the database; throws its one sentence if it does not come up. */
async function start(): Promise<Running> {
  const script = join(import.meta.dirname, '../testing/embeddedProcess.ts')
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  let words = ''
  child.stderr.on('data', chunk => {
    words += String(chunk)
  })
  const exited = once(child, 'close').then(([code]) => {
    throw new Error(`${code} ${words.trim()}`)
  })
  // The failure counts only while it is waited for.
  exited.catch(messageOf)
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), exited])
  const { url }: { url: string } = JSON.parse(String(line))
  return { child, url }
}

async function stop({ child }: Running): Promise<number | null> {
  child.kill('SIGTERM')
  const [code] = await once(child, 'exit')
  return code
}

const postmasterPid = async () => Number((await readFile(join(cluster(), 'postmaster.pid'), 'utf8')).split('\n')[0])

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', messageOf)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** Writes rows one by one until the database goes away; answers with those that were acknowledged. */
async function writeUntilGone(url: string): Promise<{ acknowledged: () => number; gone: Promise<void> }> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', messageOf)
  await client.connect()
  let acknowledged = 0
  const gone = (async () => {
    try {
      for (let n = 1; ; n += 1) {
        await client.query('insert into written values ($1)', [n])
        acknowledged = n
      }
    } catch (error) {
      messageOf(error)
    }
  })()
  return { acknowledged: () => acknowledged, gone }
}

describe('the embedded database', () => {
  it('keeps what was written over a stop, and its secrets to itself', async () => {
    const first = await start()
    await query(first.url, 'create table kept as select 1 as n')
    expect(await stop(first)).toBe(0)
    expect(await processesIn(cluster())).toEqual([])
    const second = await start()
    expect(second.url).toBe(first.url)
    expect(await query(second.url, 'select n from kept')).toEqual([{ n: 1 }])
    expect((await stat(join(dataDir, 'postgres/passwords.json'))).mode & 0o777).toBe(0o600)
    expect((await stat(join(dataDir, 'postgres/sockets'))).mode & 0o777).toBe(0o700)
    const wrongPassword = second.url.replace(/shop:[^@]+@/, 'shop:guessed@')
    await expect(query(wrongPassword, 'select 1')).rejects.toThrow('password authentication failed')
    expect(await query(second.url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
    expect(await query(second.url, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([
      { rolsuper: false },
    ])
  })

  it.each([
    ['the application', ['application']],
    ['the database', ['database']],
    ['both', ['application', 'database']],
  ])('loses nothing that was acknowledged when %s is killed', async (_name, victims) => {
    let running = await start()
    await query(running.url, 'create table written (n int primary key)')
    for (let round = 0; round < 2; round += 1) {
      await query(running.url, 'delete from written')
      const { acknowledged, gone } = await writeUntilGone(running.url)
      while (acknowledged() < 20 + round * 10) await new Promise(resolve => setTimeout(resolve, 5))
      if (victims.includes('application')) running.child.kill('SIGKILL')
      if (victims.includes('database')) process.kill(await postmasterPid(), 'SIGKILL')
      if (victims.includes('application')) running = await start()
      if (victims.includes('database')) await gone
      const rowCount = async () => Number((await query(running.url, 'select count(*) from written'))[0]?.count)
      // What was acknowledged before is there once the database answers again, without anybody's help.
      const least = acknowledged()
      await expect.poll(() => rowCount().catch(messageOf)).toBeGreaterThanOrEqual(least)
    }
    expect(await stop(running)).toBe(0)
  })

  it('is opened by one process at a time, and the second is told so', async () => {
    const first = await start()
    await expect(start()).rejects.toThrow(
      `1 The data folder ${dataDir} is in use by another running copy (process ${first.child.pid}); stop that one, or choose another folder with DATA_DIR.`,
    )
    expect(await query(first.url, 'select 1 as n')).toEqual([{ n: 1 }])
  })

  it('of two that start at the same moment is opened by one', async () => {
    const outcomes = await Promise.allSettled([start(), start()])
    expect(outcomes.map(outcome => outcome.status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('takes over the lock of a killed process whose number another has now', async () => {
    await stop(await start())
    await writeFile(join(dataDir, 'lock'), JSON.stringify({ pid: process.pid, mark: 'an earlier boot 1' }))
    await stop(await start())
  })

  it('takes over the locks of a killed server whose number another has now', async () => {
    await stop(await start())
    const { uid, gid } = await stat(cluster())
    const stranger = spawn('sleep', ['60'], { cwd: '/', ...(process.getuid?.() === 0 && { uid, gid }) })
    children.push(stranger)
    const socket = join(dataDir, 'postgres/sockets/.s.PGSQL.5432')
    for (const lock of [join(cluster(), 'postmaster.pid'), `${socket}.lock`]) {
      await writeFile(lock, `${stranger.pid}\n${cluster()}\n1\n5432\n`)
    }
    await stop(await start())
  })

  it('begins anew where setting it up was interrupted', async () => {
    await mkdir(join(dataDir, 'postgres/unfinished-1/cluster/base'), { recursive: true })
    await writeFile(join(dataDir, 'postgres/unfinished-1/cluster/PG_VERSION'), '18\n')
    const running = await start()
    expect(await query(running.url, 'select 1 as n')).toEqual([{ n: 1 }])
    expect(await readdir(join(dataDir, 'postgres'))).not.toContain('unfinished-1')
  })

  it('does not touch a cluster of another version', async () => {
    await mkdir(cluster(), { recursive: true, mode: 0o700 })
    await writeFile(join(cluster(), 'PG_VERSION'), '17\n')
    await writeFile(join(dataDir, 'postgres/passwords.json'), JSON.stringify({ superuser: 'known', owner: 'known' }))
    await expect(start()).rejects.toThrow('was made by PostgreSQL 17, but the installed one is 18')
    expect(await readdir(cluster())).toEqual(['PG_VERSION'])
  })

  it('says what is wrong with a folder that cannot be used', async () => {
    await writeFile(dataDir, 'a file')
    await expect(start()).rejects.toThrow(
      `1 The data folder ${dataDir} is no folder; choose another one with DATA_DIR.`,
    )
  })
})
