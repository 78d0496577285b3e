import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { s3Server } from '../testing/s3Server.ts'
import { silentLog } from './log.ts'
import type { StoredEntry } from './storage/backend.ts'
import { openBucket } from './storage/bucket.ts'
import { openDisk } from './storage/disk.ts'
import { FileTooLarge, filesFolder, openStorage } from './storage.ts'

const service = await s3Server({ mostListed: 2 })
afterAll(() => service.close())
const folder = await mkdtemp(join(tmpdir(), 'shop-storage-'))
afterAll(() => rm(folder, { recursive: true }))

/** SHA-256 of "abc", from FIPS 180-2, appendix B.1. */
const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
/** And of nothing. */
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const entry = (sha256: string, size: number) => ({ name: `${sha256.slice(0, 2)}/${sha256}`, sha256, size })

async function* chunks(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}

const listed = async (storage: Awaited<ReturnType<typeof openStorage>>) => {
  const entries: StoredEntry[] = await Readable.from(storage.listFiles()).toArray()
  return entries.toSorted((one, other) => one.name.localeCompare(other.name))
}

describe.each(['disk', 's3'] as const)('files on %s', kind => {
  const dataDir = join(folder, kind)
  const opened = (() => {
    const disk = openDisk(filesFolder(dataDir))
    return openStorage(dataDir, { backend: kind === 'disk' ? disk : openBucket(service.config, silentLog) })
  })()

  it('are named by their content and kept once, whole or in pieces', async () => {
    const storage = await opened
    expect(await storage.putFile(Buffer.from('abc'))).toEqual({ sha256: ABC, size: 3 })
    expect(await storage.putFile(chunks('a', '', 'bc'))).toEqual({ sha256: ABC, size: 3 })
    expect(await listed(storage)).toEqual([entry(ABC, 3)])
    expect(await readdir(join(dataDir, 'files/incoming'))).toEqual([])
    if (kind === 'disk') expect(await readFile(join(dataDir, 'files/ba', ABC), 'utf8')).toBe('abc')
    else expect(service.objects.get(`files/ba/${ABC}`)?.content.toString()).toBe('abc')
  })

  it('come back as a whole, as a stream and in parts', async () => {
    const storage = await opened
    await storage.putFile(Buffer.from('abc'))
    await storage.putFile(Buffer.alloc(0))
    expect((await storage.readFile(ABC))?.toString()).toBe('abc')
    expect((await storage.readFile(EMPTY))?.length).toBe(0)
    const file = (await storage.openFile(ABC))!
    const text = async (range?: { start?: number; end?: number }) => String(await buffer(file.stream(range)))
    expect(file.size).toBe(3)
    expect([await text(), await text({ start: 1 }), await text({ start: 1, end: 1 }), await text({ end: 1 })]).toEqual([
      ...['abc', 'bc', 'b', 'ab'],
    ])
    expect([String(await file.start(2)), String(await file.start(4096))]).toEqual(['ab', 'abc'])
    expect((await (await storage.openFile(EMPTY))!.start(10)).length).toBe(0)
  })

  it('that are too large leave nothing behind', async () => {
    const storage = await opened
    const before = await listed(storage)
    await expect(storage.putFile(chunks('12345', '67890'), { mostBytes: 9 })).rejects.toThrow(new FileTooLarge(9))
    expect(await readdir(join(dataDir, 'files/incoming'))).toEqual([])
    expect(await listed(storage)).toEqual(before)
  })

  it('that break off while they arrive leave nothing behind', async () => {
    const storage = await opened
    const before = await listed(storage)
    const breakingOff = async function* () {
      yield Buffer.from('half of it')
      throw new Error('the line broke')
    }
    await expect(storage.putFile(breakingOff())).rejects.toThrow('the line broke')
    expect(await readdir(join(dataDir, 'files/incoming'))).toEqual([])
    expect(await listed(storage)).toEqual(before)
  })

  it('are not found under any other name', async () => {
    const storage = await opened
    await writeFile(join(dataDir, 'secret'), 'x')
    for (const name of ['0'.repeat(64), '../../secret', ABC.toUpperCase(), '']) {
      expect([await storage.openFile(name), await storage.readFile(name)]).toEqual([null, null])
      await storage.removeFile(name)
    }
    expect(await readFile(join(dataDir, 'secret'), 'utf8')).toBe('x')
  })

  it('larger than a part come back as they were, a part at a time', async () => {
    const storage = await opened
    const content = Buffer.alloc(20 * 1024 * 1024, 'larger than a part. ')
    const sha256 = createHash('sha256').update(content).digest('hex')
    expect(await storage.putFile(content)).toEqual({ sha256, size: content.length })
    const file = (await storage.openFile(sha256))!
    expect((await buffer(file.stream())).equals(content)).toBe(true)
    expect((await buffer(file.stream({ start: 9_000_000, end: 9_000_019 }))).toString()).toHaveLength(20)
    // Whoever wants no more of it lets go, and nothing waits for the rest.
    const stream = file.stream()
    await once(stream, 'readable')
    stream.destroy()
    await once(stream, 'close')
    await storage.removeFile(sha256)
  })

  it('go with all that was made from them, and nothing else', async () => {
    const storage = await opened
    await storage.putFile(Buffer.from('abc'))
    const images = join(dataDir, 'images/ba')
    await mkdir(images, { recursive: true })
    const other = `ba${'0'.repeat(62)}`
    for (const name of [`${ABC}-320.webp`, `${ABC}-original`, `${other}-320.webp`]) {
      await writeFile(join(images, name), 'x')
    }
    expect((await Readable.from(storage.listMade()).toArray()).toSorted()).toEqual([other, ABC])
    await storage.removeFile(ABC)
    await storage.removeFile(ABC)
    expect([await storage.openFile(ABC), await storage.readFile(ABC)]).toEqual([null, null])
    expect(await readdir(images)).toEqual([`${other}-320.webp`])
    expect(await listed(storage)).toEqual([entry(EMPTY, 0)])
  })

  it('are listed to the last, with what somebody else put there', async () => {
    const storage = await opened
    const kept = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(text => storage.putFile(Buffer.from(text))))
    const stranger = { name: 'ab/notes.txt', sha256: null, size: 2 }
    if (kind === 'disk') {
      await mkdir(join(dataDir, 'files/ab'), { recursive: true })
      await writeFile(join(dataDir, 'files/ab/notes.txt'), 'hi')
    } else {
      service.objects.set('files/ab/notes.txt', { content: Buffer.from('hi'), etag: '"x"', at: new Date() })
      service.objects.set('elsewhere', { content: Buffer.from('hi'), etag: '"x"', at: new Date() })
    }
    const expected = [entry(EMPTY, 0), stranger, ...kept.map(({ sha256, size }) => entry(sha256, size))]
    expect(await listed(storage)).toEqual(expected.toSorted((one, other) => one.name.localeCompare(other.name)))
  })

  it('are claimed before they are kept', async () => {
    const seen: unknown[] = []
    const backend = kind === 'disk' ? openDisk(filesFolder(dataDir)) : openBucket(service.config, silentLog)
    const claiming = await openStorage(dataDir, {
      backend,
      claim: async sha256 => void seen.push([sha256, await backend.sizeOf(sha256)]),
    })
    const { sha256 } = await claiming.putFile(Buffer.from(`claimed on ${kind}`))
    expect(seen).toEqual([[sha256, null]])
  })
})

it('clears away what nobody goes on with, after a day', async () => {
  const dataDir = join(folder, 'abandoned')
  const storage = await openStorage(dataDir)
  const incoming = join(dataDir, 'files/incoming')
  for (const name of ['old', 'new']) await writeFile(join(incoming, name), 'x')
  await utimes(join(incoming, 'old'), new Date('2026-01-01T00:00:00Z'), new Date('2026-01-01T00:00:00Z'))
  await utimes(join(incoming, 'new'), new Date('2026-01-02T00:00:00Z'), new Date('2026-01-02T00:00:00Z'))
  await storage.removeAbandoned(new Date('2026-01-02T12:00:00Z'))
  expect(await readdir(incoming)).toEqual(['new'])
})
