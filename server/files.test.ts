import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { files } from './domains/files/tables.ts'
import { newId } from './kit/ids.ts'
import { claimBytes } from './platform/bytes.ts'
import { openStorage } from './platform/storage.ts'
import { TEST_NOW } from './testing/builders.ts'
import { testDatabase } from './testing/database.ts'
import { temporaryFolder } from './testing/folders.ts'
import { s3Server } from './testing/s3Server.ts'

const service = await s3Server()
afterAll(() => service.close())

/** Starts `npm run files` as an operator does, with a shop's settings. */
const start = (args: readonly string[], environment: Readonly<Record<string, string>>): ChildProcess =>
  spawn(process.execPath, [join(import.meta.dirname, 'commands/files.ts'), ...args], {
    env: { PATH: process.env.PATH!, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

async function endOf(command: ChildProcess): Promise<{ code: number; said: string[]; complaint: string }> {
  const [said, complaint, [code]] = await Promise.all([
    text(command.stdout!),
    text(command.stderr!),
    once(command, 'close'),
  ])
  return { code: code as number, said: said.trim().split('\n'), complaint: complaint.trim() }
}
const running = (args: readonly string[], environment: Readonly<Record<string, string>>) =>
  endOf(start(args, environment))

describe('npm run files -- verify', () => {
  test('names what is missing, damaged, unused and foreign', async () => {
    const database = await testDatabase()
    const dataDir = await temporaryFolder()
    const storage = await openStorage(dataDir)
    const environment = { DATABASE_URL: database.url, DATA_DIR: dataDir }
    const insert = async (name: string, isKept = true) => {
      const { sha256, size } = await storage.putFile(Buffer.from(name))
      await database.drizzle.insert(files).values({
        ...{ id: newId(), sha256, size, name, extension: 'pdf', mimeType: 'application/pdf', createdAt: TEST_NOW },
      })
      if (!isKept) await rm(join(dataDir, 'files', sha256.slice(0, 2), sha256))
      return sha256
    }
    await insert('fine.pdf')
    expect(await running(['verify'], environment)).toEqual({
      ...{ code: 0, complaint: '', said: ['1 files, 0.0 MB: 0 missing, 0 damaged, 0 unused, 0 foreign.'] },
    })
    const missing = await insert('Größen.pdf', false)
    const damaged = await insert('cut.pdf')
    await truncate(join(dataDir, 'files', damaged.slice(0, 2), damaged), 3)
    const { sha256: unused } = await storage.putFile(Buffer.from('nobody wants this'))
    const { sha256: arriving } = await storage.putFile(Buffer.from('about to be referred to'))
    await claimBytes(database, arriving)
    await mkdir(join(dataDir, 'files/notes'))
    await writeFile(join(dataDir, 'files/notes/a.txt'), 'mine')
    expect(await running(['verify'], environment)).toEqual({
      code: 1,
      complaint: '',
      said: [
        `missing: ${missing}, wanted by files.sha256 "Größen.pdf"`,
        `damaged: ${damaged}`,
        `unused: ${unused}`,
        'foreign: notes/a.txt',
        '4 files, 0.0 MB: 1 missing, 1 damaged, 1 unused, 1 foreign.',
      ],
    })
    // It only looks.
    expect((await storage.openFile(unused))?.size).toBe(17)
  })
})

describe('npm run files -- move', () => {
  test('is interrupted, goes on where it was, and comes back', async () => {
    const dataDir = await temporaryFolder()
    const storage = await openStorage(dataDir)
    const names = Array.from({ length: 30 }, (_, number) => `moved ${number}`)
    const kept = await Promise.all(names.map(name => storage.putFile(Buffer.from(name))))
    const environment = { ...service.environment, DATA_DIR: dataDir, STORAGE: 's3' }
    const lie = () => service.objects.size
    const command = start(['move', '--to', 's3'], environment)
    const ended = endOf(command)
    // From the tenth file on it is held up until it knows that it is to stop.
    const { promise: isToldToStop, resolve: tellStop } = Promise.withResolvers<void>()
    command.stdout!.on('data', chunk => String(chunk).includes('Stopping') && tellStop())
    service.makeTrouble(async ({ method }) => {
      if (method !== 'PUT' || lie() < 10) return null
      command.kill('SIGINT')
      await isToldToStop
      return null
    })
    const first = await ended
    service.makeTrouble()
    expect([first.code, first.complaint]).toEqual([1, ''])
    expect(first.said.at(-1)).toBe('Interrupted; the same command goes on where it was.')
    const through = lie()
    expect(through).toBeGreaterThanOrEqual(10)
    expect(through).toBeLessThan(30)
    const second = await running(['move', '--to', 's3'], environment)
    expect(second).toEqual({ code: 0, complaint: '', said: [`${30 - through} files moved to s3, 0.0 MB.`] })
    expect([...service.objects.values()].map(({ content }) => String(content)).toSorted()).toEqual(names.toSorted())
    expect(await storage.openFile(kept[0]!.sha256)).toBeNull()
    const back = await running(['move', '--to', 'disk'], { ...environment, STORAGE: 'disk' })
    expect(back).toEqual({ code: 0, complaint: '', said: ['30 files moved to disk, 0.0 MB.'] })
    expect([lie(), String(await storage.readFile(kept[0]!.sha256))]).toEqual([0, 'moved 0'])
  })

  test('killed in the middle loses nothing either', async () => {
    const dataDir = await temporaryFolder()
    const storage = await openStorage(dataDir)
    const names = Array.from({ length: 20 }, (_, number) => `killed ${number}`)
    const kept = await Promise.all(names.map(name => storage.putFile(Buffer.from(name))))
    service.objects.clear()
    const environment = { ...service.environment, DATA_DIR: dataDir, STORAGE: 's3' }
    const command = start(['move', '--to', 's3'], environment)
    await vi.waitFor(() => expect(service.objects.size).toBeGreaterThan(5), { timeout: 30_000, interval: 1 })
    command.kill('SIGKILL')
    await once(command, 'close')
    for (const { sha256 } of kept) {
      const there = service.objects.get(`files/${sha256.slice(0, 2)}/${sha256}`)
      expect(there !== undefined || (await storage.openFile(sha256)) !== null).toBe(true)
    }
    expect((await running(['move', '--to', 's3'], environment)).code).toBe(0)
    expect([...service.objects.values()].map(({ content }) => String(content)).toSorted()).toEqual(names.toSorted())
  })

  test.each([
    [['move', '--to', 's3'], { STORAGE: 'disk' }, /^Start the shop with STORAGE=s3 first/],
    [['move', '--to', 'tape'], {}, /^Use "npm run files -- verify", or/],
    [['move'], {}, /^Use "npm run files -- verify", or/],
    [['verify', '--all'], {}, /^Use "npm run files -- verify", or/],
    [[], {}, /^Use "npm run files -- verify", or/],
  ])('%j with %j is answered by a sentence', async (args, environment, sentence) => {
    const dataDir = await temporaryFolder()
    const { code, complaint } = await running(args, { ...service.environment, ...environment, DATA_DIR: dataDir })
    expect(code).toBe(1)
    expect(complaint).toMatch(sentence)
    expect(complaint.split('\n')).toHaveLength(1)
  })

  test('without a bucket, or with one that is away, is answered by a sentence that tells no key', async () => {
    const dataDir = await temporaryFolder()
    const alone = await running(['move', '--to', 'disk'], { DATA_DIR: dataDir })
    expect([alone.code, alone.complaint]).toEqual([1, 'S3_BUCKET must name the bucket of the move.'])
    const away = { ...service.environment, S3_ENDPOINT: 'http://127.0.0.1:9', STORAGE: 's3', DATA_DIR: dataDir }
    await (await openStorage(dataDir)).putFile(Buffer.from('stays'))
    const { code, complaint } = await running(['move', '--to', 's3'], away)
    expect(code).toBe(1)
    expect(complaint).toMatch(/^the storage service: /)
    expect(complaint).not.toMatch(/test-key|test-secret/)
  })
})
