import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { s3Server } from '../../testing/s3Server.ts'
import { S3Failure } from '../../testing/s3Signature.ts'
import type { Log } from '../log.ts'
import { openStorage, StorageUnavailable } from '../storage.ts'
import { openBucket } from './bucket.ts'

const told: unknown[] = []
const log = {
  ...{ info: (...words: unknown[]) => void told.push(words), warn: (...words: unknown[]) => void told.push(words) },
  error: (...words: unknown[]) => void told.push(words),
} as Log
const service = await s3Server()
afterAll(() => service.close())
const folder = await mkdtemp(join(tmpdir(), 'shop-bucket-'))
afterAll(() => rm(folder, { recursive: true }))
const bucket = openBucket(service.config, log)
const storage = await openStorage(folder, { backend: bucket })

beforeEach(() => {
  service.setAway(false)
  service.makeTrouble()
  service.objects.clear()
  service.uploads.clear()
  told.length = 0
})

const large = Buffer.alloc(17 * 1024 * 1024, 'x')

describe('a bucket', () => {
  test('takes a large file in parts, and shows nothing of it before it is whole', async () => {
    const seen: number[] = []
    service.makeTrouble(({ method, query }) => {
      if (method === 'PUT') seen.push(Number(query.get('partNumber')), service.objects.size)
      return null
    })
    const { sha256 } = await storage.putFile(large)
    expect(seen).toEqual([1, 0, 2, 0, 3, 0])
    expect([...service.objects.keys()]).toEqual([`files/${sha256.slice(0, 2)}/${sha256}`])
    expect(service.uploads.size).toBe(0)
  })

  test('lets go of a file whose parts do not all arrive', async () => {
    service.makeTrouble(({ query }) =>
      query.get('partNumber') === '2' ? new S3Failure(403, 'AccessDenied', 'No more.') : null,
    )
    await expect(storage.putFile(large)).rejects.toThrow(new StorageUnavailable('the storage service: No more.'))
    expect([service.objects.size, service.uploads.size]).toEqual([0, 0])
    expect(await readdir(join(folder, 'files/incoming'))).toEqual([])
  })

  test('is tried three times before it counts as away', async () => {
    let times = 0
    service.makeTrouble(() => {
      times += 1
      return times < 3 ? new S3Failure(503, 'SlowDown', 'Not so fast.') : null
    })
    const { size } = await storage.putFile(Buffer.from('abc'))
    expect([times, size]).toEqual([3, 3])
    times = -10
    await expect(storage.putFile(Buffer.from('abc'))).rejects.toThrow(StorageUnavailable)
    expect(times).toBe(-7)
  })

  test('that is away says so, and is there again when it is back', async () => {
    const { sha256 } = await storage.putFile(Buffer.from('abc'))
    service.setAway(true)
    await expect(storage.putFile(Buffer.from('abcd'))).rejects.toThrow(StorageUnavailable)
    await expect(storage.openFile(sha256)).rejects.toThrow(StorageUnavailable)
    await expect(storage.readFile(sha256)).rejects.toThrow(StorageUnavailable)
    await expect(storage.removeFile(sha256)).rejects.toThrow(StorageUnavailable)
    await expect(Readable.from(storage.listFiles()).toArray()).rejects.toThrow(StorageUnavailable)
    service.setAway(false)
    expect(String(await storage.readFile(sha256))).toBe('abc')
    await storage.putFile(Buffer.from('abcd'))
    expect(service.objects.size).toBe(2)
  })

  test('that breaks off in the middle of a file is no shorter file', async () => {
    const { sha256 } = await storage.putFile(large)
    const file = (await storage.openFile(sha256))!
    const stream = file.stream()
    stream.once('data', () => service.setAway(true))
    await expect(buffer(stream)).rejects.toThrow(StorageUnavailable)
  })

  test('that does not say whether a file is gone is not waited for while others wait', async () => {
    const { sha256 } = await storage.putFile(Buffer.from('abc'))
    const { promise: goOn, resolve: letGo } = Promise.withResolvers<null>()
    service.makeTrouble(({ method }) => (method === 'DELETE' ? goOn : null))
    await expect(storage.removeFile(sha256)).rejects.toThrow(StorageUnavailable)
    letGo(null)
  })

  test('keeps parts of uploads for a day', async () => {
    service.uploads.set('old', { key: 'files/aa/x', at: new Date('2026-01-01T00:00:00Z'), parts: new Map() })
    service.uploads.set('new', { key: 'files/aa/y', at: new Date('2026-01-02T00:00:00Z'), parts: new Map() })
    service.uploads.set('other', { key: 'theirs', at: new Date('2026-01-01T00:00:00Z'), parts: new Map() })
    await bucket.removeAbandoned(new Date('2026-01-02T12:00:00Z'))
    expect([...service.uploads.keys()]).toEqual(['new', 'other'])
  })
})

describe('at the start', () => {
  const { config } = service
  const checking = (changed: Partial<typeof config>) => openBucket({ ...config, ...changed }, log).check()

  test('a bucket that can be used needs no word', async () => {
    await checking({})
    expect(told).toEqual([])
  })

  test.each([
    [
      'that does not exist',
      { bucket: 'another' },
      'There is no bucket another; make it, or name another one by S3_BUCKET.',
    ],
    [
      'with another secret',
      { secretKey: 'wrong' },
      'The bucket shop-files may not be used; check S3_ACCESS_KEY and S3_SECRET_KEY.',
    ],
    [
      'in another region',
      { region: 'us-east-1' },
      'The bucket shop-files does not take requests of this kind; check S3_REGION and S3_PATH_STYLE.',
    ],
  ])('one %s stops it in a sentence', async (_label, changed, sentence) => {
    await expect(checking(changed)).rejects.toThrow(sentence)
  })

  test('one that is away is waited for, and no key is told', async () => {
    service.setAway(true)
    await checking({})
    expect(told).toHaveLength(1)
    expect(JSON.stringify(told)).toContain('the storage of files is out of reach')
    expect(JSON.stringify(told)).not.toMatch(/test-key|test-secret/)
  })
})
