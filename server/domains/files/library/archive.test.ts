import { once } from 'node:events'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { QueueFull } from '../../../kit/fairQueue.ts'
import { newId } from '../../../kit/ids.ts'
import { TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { testSite } from '../../../testing/site.ts'
import { unzipped } from '../../../testing/zip.ts'
import { files } from '../tables.ts'
import { archiveOf } from './archive.ts'
import { entryNames } from './rules/entryNames.ts'

test.each([
  [
    ['a.jpg', 'b.jpg'],
    ['a.jpg', 'b.jpg'],
  ],
  [
    ['a.jpg', 'A.JPG', 'a.jpg'],
    ['a.jpg', 'A (2).JPG', 'a (3).jpg'],
  ],
  [
    ['a (2).jpg', 'a.jpg', 'a.jpg'],
    ['a (2).jpg', 'a.jpg', 'a (3).jpg'],
  ],
  [
    ['LICENSE', 'LICENSE'],
    ['LICENSE', 'LICENSE (2)'],
  ],
  [
    ['../../etc/passwd', 'c:\\x'],
    ['_.._etc_passwd', 'c__x'],
  ],
  [
    ['.htaccess', '...', 'x.'],
    ['htaccess', '_', 'x'],
  ],
])('%j are called %j in an archive', (names, entries) => expect(entryNames(names)).toEqual(entries))

const many = (count: number) => Array.from({ length: count }, (_, i) => ({ name: `${i}.txt`, changedAt: TEST_NOW }))

describe('an archive of a thousand files', () => {
  test('opens one after the other, each when its turn comes', async () => {
    let open = 0
    let most = 0
    let opened = 0
    const archive = archiveOf(many(1000), async ({ name }) => {
      open += 1
      opened += 1
      most = Math.max(most, open)
      const content = Readable.from([Buffer.from(name), Buffer.alloc(1000)])
      content.once('close', () => {
        open -= 1
      })
      return content
    })
    const reader = archive[Symbol.asyncIterator]()
    await reader.next()
    expect(opened).toBeLessThan(200)
    const rest: Buffer[] = []
    for await (const chunk of { [Symbol.asyncIterator]: () => reader }) rest.push(chunk as Buffer)
    expect([opened, open, most <= 2]).toEqual([1000, 0, true])
  })

  test('ends with whoever leaves', async () => {
    let opened = 0
    const archive = archiveOf(many(1000), async () => {
      opened += 1
      return Buffer.alloc(100_000)
    })
    await archive[Symbol.asyncIterator]().next()
    archive.destroy()
    const before = opened
    await new Promise(resolve => setImmediate(resolve))
    expect(before).toBeLessThan(20)
    expect(opened - before).toBeLessThan(2)
  })

  test('ends with whoever leaves while a file is being opened, and lets others have its turn', async () => {
    for (let i = 0; i < 6; i += 1) {
      const archive = archiveOf(many(3), () => new Promise(() => undefined))
      archive.resume()
      await new Promise(resolve => setImmediate(resolve))
      archive.destroy()
      await once(archive, 'close')
    }
  })

  test('closes a file that is opened when nobody is there any more', async () => {
    const opening = Promise.withResolvers<Readable>()
    const archive = archiveOf(many(3), () => opening.promise)
    archive.resume()
    archive.destroy()
    const late = Readable.from([Buffer.alloc(10)])
    opening.resolve(late)
    await once(late, 'close')
    expect(late.readableDidRead).toBe(false)
  })

  test('fails where a content is missing, and lets others have its turn', async () => {
    for (let i = 0; i < 6; i += 1) {
      const archive = archiveOf(many(3), async () => Promise.reject(new Error('it is gone')))
      await expect(buffer(archive)).rejects.toThrow('it is gone')
    }
  })

  test('waits for others where too many are made', () => {
    const archives = Array.from({ length: 4 }, () => archiveOf(many(2), async () => Buffer.alloc(10)))
    expect(() => archiveOf(many(1), async () => Buffer.alloc(1))).toThrow(QueueFull)
    for (const archive of archives) archive.destroy()
  })
})

describe('at the door', async () => {
  const database = await testDatabase()
  const site = await testSite(database)
  const staff = await site.clientAs(['user', 'member'])
  const insertText = async (name: string, content: string) => {
    const id = newId()
    const { sha256, size } = await site.storage.putFile(Buffer.from(content))
    const kind = { extension: 'txt', mimeType: 'text/plain' }
    await database.drizzle.insert(files).values({ id, sha256, size, name, ...kind, createdAt: TEST_NOW })
    return id
  }
  const cookie = `__Host-session=${staff.cookies.get('session')}`

  test.each([
    ['a list', (ids: string[]) => JSON.stringify(ids), 'application/json'],
    [
      'ids in a form',
      (ids: string[]) => `ids=${encodeURIComponent(ids.join(','))}`,
      'application/x-www-form-urlencoded',
    ],
  ])('%s is answered with its files', async (_label, bodyOf, type) => {
    const ids = [await insertText('a.txt', 'eins'), newId(), await insertText('A.txt', 'zwei')]
    const answer = await site.app.inject({
      ...{ method: 'POST', url: '/api/v0/batch/file/zip', payload: bodyOf(ids) },
      headers: { cookie, 'content-type': type },
    })
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      ...[200, 'application/zip', `attachment; filename="dateien.zip"; filename*=UTF-8''dateien.zip`],
    ])
    expect(unzipped(answer.rawPayload)).toEqual({ 'a.txt': 'eins', 'A (2).txt': 'zwei' })
  })

  test('nothing is there for strangers, where nothing is known, nor for too many; forms are taken nowhere else', async () => {
    const url = '/api/v0/batch/file/zip'
    expect((await site.client().request('POST', url, [newId()])).status).toBe(401)
    expect((await staff.request('POST', url, [newId()])).status).toBe(404)
    const form = { cookie, 'content-type': 'application/x-www-form-urlencoded' }
    const tooMany = await site.app.inject({ method: 'POST', url, payload: `ids=${'a,'.repeat(1000)}a`, headers: form })
    expect(tooMany.json()).toMatchObject({ code: 'C400', fields: [{ path: 'ids' }] })
    const other = await site.app.inject({ method: 'POST', url: '/api/v0/batch/file', payload: 'ids=a', headers: form })
    expect(other.statusCode).toBe(415)
  })
})
