import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { NotAllowed, Refused } from '../../../kit/refusals.ts'
import { guestViewer, type Viewer } from '../../../kit/viewer.ts'
import { openImages } from '../../../platform/images.ts'
import { silentLog } from '../../../platform/log.ts'
import { openStorage } from '../../../platform/storage.ts'
import { contextFor, countRows, insertViewer, setSettings } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { temporaryFolder } from '../../../testing/folders.ts'
import { waitingJobs, workOff } from '../../../testing/mailbox.ts'
import { files } from '../tables.ts'
import { noWishes, takeFile, type UploadContext, type Wishes } from './keepFile.ts'
import { readQuota } from './quota.ts'

const database = await testDatabase()
const dataDir = await temporaryFolder()
const storage = await openStorage(dataDir)
const member = await insertViewer(database, ['member'])

beforeEach(async () => {
  await database.pool.query('truncate files, uploads, settings cascade')
  await database.pool.query('truncate graphile_worker._private_jobs')
})

const contextOf = (viewer: Viewer = member): UploadContext => ({
  ...contextFor(database, { viewer }),
  storage,
  config: { dataDir },
})

const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#1f6f50' } })
    .png()
    .toBuffer()

const arriving = (filename: string, content: Buffer | string) => {
  const stream = Readable.from([Buffer.from(content)])
  return { filename, createReadStream: () => stream }
}

const take = (filename: string, content: Buffer | string, wishes: Partial<Wishes> = {}, viewer = member) =>
  takeFile(contextOf(viewer), arriving(filename, content), { ...noWishes, ...wishes })

const refusalOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: unknown) => (error instanceof Refused ? error.refusals[0]! : error),
  )

/** Names of whatever lies on the disk: kept files, and what is arriving. */
async function onDisk(): Promise<string[]> {
  const all = await readdir(dataDir, { recursive: true, withFileTypes: true })
  return all
    .filter(each => each.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(dataDir.length + 1))
}

const rows = async () => [await countRows(database, 'files'), await countRows(database, 'uploads')]

describe('a file that comes in', () => {
  test('is kept with what it is by its content, and with its tags', async () => {
    const content = await picture()
    const { file, isNew } = await take('C:\\fotos\\vorne.jpeg', content, { tags: ['Trikot', ' ', 'Trikot'] })
    expect(file).toMatchObject({
      ...{ name: 'vorne.jpeg.png', extension: 'png', mimeType: 'image/png', width: 40, height: 30, tags: ['Trikot'] },
      ...{ size: content.byteLength, isPublic: false, isInLibrary: true, uploadedBy: member.accountId },
    })
    expect(isNew).toBe(true)
    expect(await storage.readFile(file.sha256)).toEqual(content)
    expect(await rows()).toEqual([1, 0])
    expect((await onDisk()).filter(path => path.startsWith('uploads/'))).toEqual([])
  })

  test('has its smallest pictures made ahead, once; what shows nothing has none', async () => {
    await take('liste.csv', 'a;b\n1;2\n')
    expect(await waitingJobs(database)).toEqual([])
    const { file } = await take('vorne.png', await picture())
    await take('hinten.png', await picture(), { onDuplicate: 'keepBoth' })
    const { sha256 } = file
    expect(await waitingJobs(database)).toEqual([
      { id: expect.any(String), task: 'prepare_pictures', payload: { sha256 } },
    ])
    const images = await openImages({ storage, dataDir, log: silentLog })
    await workOff(database, { images })
    expect((await readdir(join(dataDir, 'images', sha256.slice(0, 2)))).toSorted()).toEqual([
      ...[`${sha256}-200x200.avif`, `${sha256}-200x200.webp`, `${sha256}-70x70.avif`, `${sha256}-70x70.webp`],
    ])
  })

  test('is written into the audit log', async () => {
    const { file } = await take('liste.csv', 'a;b\n1;2\n')
    const { rows: entries } = await database.pool.query(
      'select action, subject_id, subject_name, account_id, changes from audit_entries where subject_id = $1',
      [file.id],
    )
    expect(entries).toEqual([
      {
        ...{ action: 'file.uploaded', subject_id: file.id, subject_name: 'liste.csv', account_id: member.accountId },
        changes: { name: 'liste.csv', size: 8 },
      },
    ])
  })

  test('may be for everybody', async () => {
    expect((await take('a.csv', 'a;b', { isPublic: true })).file.isPublic).toBe(true)
  })

  test('of a program is put down to its key', async () => {
    const key = await insertViewer(database, ['internal'])
    const viewer: Viewer = {
      ...guestViewer(),
      grants: ['files.write'],
      key: { accountId: key.accountId!, name: 'Lager' },
    }
    expect((await take('a.csv', 'a;b', {}, viewer)).file.uploadedBy).toBe(key.accountId)
  })
})

describe('what may not come in leaves nothing behind', () => {
  const megabyte = Buffer.alloc(1_000_001, 'a')
  const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'

  test.each([
    ['an empty file', 'FILE_BROKEN', 'a.png', async () => Buffer.alloc(0), {}],
    ['a program', 'FILE_TYPE_INVALID', 'a.png', async () => Buffer.from('MZ\u0000\u0003'), {}],
    [
      'a page that calls itself a text',
      'FILE_TYPE_INVALID',
      'a.txt',
      async () => Buffer.from('<html>hallo</html>'),
      {},
    ],
    ['a text that calls itself a program', 'FILE_TYPE_INVALID', 'eicar.com', async () => Buffer.from(eicar), {}],
    ['half a picture', 'FILE_BROKEN', 'a.png', async () => (await picture(400, 400)).subarray(0, 900), {}],
    ['a type that is not wanted here', 'FILE_TYPE_INVALID', 'a.png', () => picture(), { extensions: ['pdf'] }],
    ['too few pixels', 'IMAGE_TOO_SMALL', 'a.png', () => picture(), { minimum: { width: 41, height: 1 } }],
    ['too many bytes', 'FILE_TOO_LARGE', 'a.txt', async () => megabyte, {}],
    [
      'too many tags',
      'INVALID_INPUT',
      'a.png',
      () => picture(),
      { tags: Array.from({ length: 51 }, (_, i) => `${i}`) },
    ],
  ] as const)('%s', async (_label, code, name, content, wishes) => {
    await setSettings(database, 'files', { documentMegabytes: 1, otherMegabytes: 1 })
    const [before, noted] = [await onDisk(), await countRows(database, 'audit_entries')]
    expect(await refusalOf(take(name, await content(), wishes as Partial<Wishes>))).toMatchObject({ code })
    expect(await rows()).toEqual([0, 0])
    expect(await onDisk()).toEqual(before)
    expect(await countRows(database, 'audit_entries')).toBe(noted)
  })

  test('a kind that the shop does not take', async () => {
    await setSettings(database, 'files', { takenKinds: ['document'] })
    expect(await refusalOf(take('a.png', await picture()))).toMatchObject({ code: 'FILE_TYPE_INVALID' })
    expect(await rows()).toEqual([0, 0])
  })

  test.each([
    ['as the shop wants', { leastPictureWidth: 41 }, null, 41, 0],
    ['as the place wants, which is more', { leastPictureWidth: 20 }, { width: 10, height: 31 }, 20, 31],
  ])('fewer pixels than a picture needs, %s', async (_label, settings, minimum, leastWidth, leastHeight) => {
    await setSettings(database, 'files', settings)
    expect(await refusalOf(take('a.png', await picture(), { minimum }))).toMatchObject({
      code: 'IMAGE_TOO_SMALL',
      details: { width: 40, height: 30, leastWidth, leastHeight },
    })
    expect(await rows()).toEqual([0, 0])
  })

  test('what breaks off while it arrives', async () => {
    const before = await onDisk()
    const breaking = {
      filename: 'a.txt',
      createReadStream: () =>
        Readable.from(
          (async function* () {
            yield Buffer.from('abc')
            throw new Error('the connection broke')
          })(),
        ),
    }
    await expect(takeFile(contextOf(), breaking, noWishes)).rejects.toThrow('the connection broke')
    expect(await rows()).toEqual([0, 0])
    expect(await onDisk()).toEqual(before)
  })

  test('a storage that fails', async () => {
    const broken = { ...storage, putFile: () => Promise.reject(new Error('the disk is full')) }
    await expect(takeFile({ ...contextOf(), storage: broken }, arriving('a.csv', 'a;b'), noWishes)).rejects.toThrow(
      'the disk is full',
    )
    expect(await rows()).toEqual([0, 0])
    expect((await onDisk()).filter(path => path.startsWith('uploads/'))).toEqual([])
  })

  test('whoever may not bring files is sent away before a byte is read, and what they send is let pass', async () => {
    const file = arriving('a.csv', 'a;b')
    for (const viewer of [guestViewer(), await insertViewer(database, ['user'])]) {
      await expect(takeFile(contextOf(viewer), file, noWishes)).rejects.toThrow(NotAllowed)
    }
    expect(file.createReadStream().readableFlowing).toBe(true)
    expect(await rows()).toEqual([0, 0])
  })
})

describe('a file whose content is there already', () => {
  test('is refused with the one that has it', async () => {
    const { file } = await take('a.csv', 'a;b')
    expect(await refusalOf(take('anders.csv', 'a;b'))).toEqual({
      ...{ code: 'FILE_DUPLICATE', path: ['file'], message: 'is in the library already, as a.csv' },
      details: { existing: expect.objectContaining({ id: file.id, name: 'a.csv' }) },
    })
    expect(await rows()).toEqual([1, 0])
  })

  test('is the existing one where that is wished', async () => {
    const { file } = await take('a.csv', 'a;b')
    expect(await take('b.csv', 'a;b', { onDuplicate: 'useExisting' })).toEqual({ file, isNew: false })
    expect(await rows()).toEqual([1, 0])
  })

  test('comes in all the same where that is wished, and its bytes lie there once', async () => {
    const { file } = await take('a.csv', 'a;b')
    const { file: second } = await take('b.csv', 'a;b', { onDuplicate: 'keepBoth' })
    expect([second.name, second.sha256 === file.sha256, second.id === file.id]).toEqual(['b.csv', true, false])
    expect((await onDisk()).filter(path => path.endsWith(file.sha256))).toHaveLength(1)
  })

  test.each([
    ['in the trash', { deletedAt: new Date() }],
    ['outside the library', { isInLibrary: false }],
  ])('is not told of one %s', async (_label, changes) => {
    await take('a.csv', 'a;b')
    await database.drizzle.update(files).set(changes)
    expect((await take('b.csv', 'a;b')).isNew).toBe(true)
  })

  test('of ten that arrive at once one comes in', async () => {
    const attempts = await Promise.allSettled(Array.from({ length: 10 }, (_, i) => take(`${i}.csv`, 'x;y')))
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await rows()).toEqual([1, 0])
  })
})

describe('the quota', () => {
  const text = (letter: string, bytes: number) => Buffer.alloc(bytes, letter)

  test('counts files, their versions and what is arriving', async () => {
    const { file } = await take('a.txt', text('a', 100))
    await database.pool.query(
      `insert into file_versions (file_id, number, sha256, name, extension, mime_type, size, created_at)
       values ($1, 1, 'x', 'a', 'txt', 'text/plain', 20, now())`,
      [file.id],
    )
    await database.pool.query(
      `insert into uploads (id, uploaded_by, name, size, created_at, changed_at) values ($1, $2, 'b', 3, now(), now())`,
      [contextOf().newId(), member.accountId],
    )
    expect(await readQuota(database.drizzle)).toEqual({ total: 20_000_000_000, used: 123 })
  })

  test('reached while a file arrives: it is refused, and nothing of it stays', async () => {
    await setSettings(database, 'files', { quotaMegabytes: 1 })
    await take('a.txt', text('a', 600_000))
    const before = await onDisk()
    expect(await refusalOf(take('b.txt', text('b', 500_000)))).toEqual({
      ...{ code: 'QUOTA_REACHED', path: ['file'] },
      message: '600000 of 1000000 bytes are taken; the file has 500000',
      details: { total: 1_000_000, used: 600_000, size: 500_000 },
    })
    expect(await rows()).toEqual([1, 0])
    expect(await onDisk()).toEqual(before)
    expect((await take('c.txt', text('c', 400_000))).isNew).toBe(true)
  })

  test('is not overrun by files that arrive at once', async () => {
    await setSettings(database, 'files', { quotaMegabytes: 1 })
    const sent = Array.from('abcdefghij', letter => take(`${letter}.txt`, text(letter, 300_000)))
    const codes = await Promise.all(
      sent.map(each => refusalOf(each).then(refusal => (refusal as { code: string })?.code)),
    )
    expect(codes.filter(code => code === undefined)).toHaveLength(3)
    expect(codes.filter(code => code === 'QUOTA_REACHED')).toHaveLength(7)
    expect(await rows()).toEqual([3, 0])
    expect((await onDisk()).filter(path => path.startsWith('uploads/'))).toEqual([])
  })
})
