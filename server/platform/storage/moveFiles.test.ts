import { createHash } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/folders.ts'
import { s3Server } from '../../testing/s3Server.ts'
import { silentLog } from '../log.ts'
import { openStorage } from '../storage.ts'
import type { Backend, StoredEntry } from './backend.ts'
import { openBucket } from './bucket.ts'
import { openDisk } from './disk.ts'
import { type MoveProgress, moveFiles } from './moveFiles.ts'

const texts = Array.from({ length: 20 }, (_, number) => `file ${number}`)
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const hashes = texts.map(hashOf).toSorted()

/** A shop's folder with twenty files on the disk, and an empty bucket. */
async function shop() {
  const service = await s3Server({ mostListed: 3 })
  afterAll(() => service.close())
  const dataDir = await temporaryFolder()
  const disk = openDisk(join(dataDir, 'files'))
  const bucket = openBucket(service.config, silentLog)
  const storage = await openStorage(dataDir)
  for (const text of texts) await storage.putFile(Buffer.from(text))
  const told: MoveProgress[] = []
  const moving = (from: Backend, to: Backend, signal = new AbortController().signal) =>
    moveFiles({ from, to, signal, incoming: join(dataDir, 'files/incoming'), tell: progress => told.push(progress) })
  return { service, dataDir, disk, bucket, storage, moving, told }
}

const hashesIn = async (backend: Backend): Promise<string[]> => {
  const entries: StoredEntry[] = await Readable.from(backend.list()).toArray()
  return entries.map(({ sha256, name }) => sha256 ?? name).toSorted()
}

describe('moving files', () => {
  test('takes all of them along, there and back, and tells how far it is', async () => {
    const { disk, bucket, moving, told, dataDir } = await shop()
    const bytes = texts.join('').length
    const all = { files: 20, bytes, damaged: [], foreign: [], isInterrupted: false }
    expect(await moving(disk, bucket)).toEqual(all)
    expect([await hashesIn(disk), await hashesIn(bucket)]).toEqual([[], hashes])
    expect(told).toHaveLength(20)
    expect(told.at(-1)).toEqual({ files: 20, bytes, ofFiles: 20, ofBytes: bytes })
    expect(await moving(bucket, disk)).toEqual(all)
    expect([await hashesIn(disk), await hashesIn(bucket)]).toEqual([hashes, []])
    expect(await readdir(join(dataDir, 'files/incoming'))).toEqual([])
    expect(String(await buffer(disk.read(hashOf('file 7'))))).toBe('file 7')
  })

  test('is found in both places meanwhile, and in either afterwards', async () => {
    const { disk, bucket, dataDir, moving } = await shop()
    const storage = await openStorage(dataDir, { backend: bucket, older: disk })
    const stopping = new AbortController()
    const read = async () => Promise.all(hashes.map(async sha256 => String(await storage.readFile(sha256))))
    const from: Backend = { ...disk, remove: sha256 => disk.remove(sha256).then(() => stopping.abort()) }
    await moving(from, bucket, stopping.signal)
    expect((await read()).toSorted()).toEqual(texts.toSorted())
    expect((await storage.openFile(hashes[0]!))?.size).toBe(texts.find(text => hashOf(text) === hashes[0])!.length)
    await moving(disk, bucket)
    expect((await read()).toSorted()).toEqual(texts.toSorted())
    await storage.removeFile(hashes[0]!)
    expect(await storage.readFile(hashes[0]!)).toBeNull()
  })

  test('that is interrupted loses nothing, and goes on where it was', async () => {
    const { disk, bucket, moving } = await shop()
    const stopping = new AbortController()
    let removed = 0
    const from: Backend = {
      ...disk,
      async remove(sha256) {
        await disk.remove(sha256)
        removed += 1
        if (removed === 6) stopping.abort()
      },
    }
    const first = await moving(from, bucket, stopping.signal)
    expect(first.isInterrupted).toBe(true)
    // Those that were under way came to their end.
    expect(first.files).toBeGreaterThanOrEqual(6)
    expect(first.files).toBeLessThan(10)
    expect([...(await hashesIn(disk)), ...(await hashesIn(bucket))].toSorted()).toEqual(hashes)
    const second = await moving(disk, bucket)
    expect([second.files, second.isInterrupted]).toEqual([20 - first.files, false])
    expect([await hashesIn(disk), await hashesIn(bucket)]).toEqual([[], hashes])
  })

  test('goes on behind a copy that was made and not yet removed, and behind half a copy', async () => {
    const { disk, bucket, moving, service } = await shop()
    const dying: Backend = {
      ...disk,
      remove: () => Promise.reject(new Error('killed')),
    }
    await expect(moving(dying, bucket)).rejects.toThrow('killed')
    expect(await hashesIn(disk)).toEqual(hashes)
    const [half] = [...service.objects.keys()]
    service.objects.set(half!, { content: Buffer.from('fil'), etag: '"half"', at: new Date() })
    expect(await moving(disk, bucket)).toMatchObject({ files: 20, damaged: [] })
    expect([await hashesIn(disk), await hashesIn(bucket)]).toEqual([[], hashes])
    expect([...service.objects.values()].map(({ content }) => String(content)).toSorted()).toEqual(texts.toSorted())
  })

  test('removes nothing before it was read again where it came to', async () => {
    const { disk, bucket, moving } = await shop()
    const lossy: Backend = { ...bucket, read: () => Readable.from([Buffer.from('something else')]) }
    await expect(moving(disk, lossy)).rejects.toThrow('did not arrive whole; it stays where it was')
    expect(await hashesIn(disk)).toEqual(hashes)
  })

  test('leaves what is damaged or none of ours where it is, and says so', async () => {
    const { disk, bucket, moving, dataDir } = await shop()
    const damaged = hashOf('file 3')
    await writeFile(join(dataDir, 'files', damaged.slice(0, 2), damaged), 'no longer')
    await mkdir(join(dataDir, 'files/notes'))
    await writeFile(join(dataDir, 'files/notes/a.txt'), 'mine')
    expect(await moving(disk, bucket)).toMatchObject({
      ...{ files: 19, damaged: [damaged], foreign: ['notes/a.txt'], isInterrupted: false },
    })
    expect(await hashesIn(disk)).toEqual([damaged, 'notes/a.txt'])
    expect(await hashesIn(bucket)).toEqual(hashes.filter(sha256 => sha256 !== damaged))
  })

  test('bears that a file is removed meanwhile', async () => {
    const { disk, bucket, moving } = await shop()
    const gone = hashOf('file 5')
    const from: Backend = {
      ...disk,
      read: (sha256, range) => {
        if (sha256 !== gone) return disk.read(sha256, range)
        return Readable.from(
          (async function* () {
            await disk.remove(sha256)
            yield* disk.read(sha256, range)
          })(),
        )
      },
    }
    expect(await moving(from, bucket)).toMatchObject({ damaged: [], isInterrupted: false })
    expect([await hashesIn(disk), await hashesIn(bucket)]).toEqual([[], hashes.filter(sha256 => sha256 !== gone)])
  })
})
