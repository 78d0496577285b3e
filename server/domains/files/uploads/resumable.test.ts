import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { Upload } from 'tus-js-client'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countRows, setSettings, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { insertKey } from '../../../testing/keys.ts'
import { testSite } from '../../../testing/site.ts'
import { readQuota } from './quota.ts'
import { expireUploads } from './resumable.ts'

const database = await testDatabase()
const site = await testSite(database)
const { dataDir } = site.config
const key = await insertKey(database, ['files.write'])
const other = await site.clientAs(['admin'])
const reading = await insertKey(database, ['files.read'])
let origin: URL
beforeAll(async () => {
  origin = new URL(await site.app.listen({ port: 0, host: '127.0.0.1' }))
})
beforeEach(async () => {
  await database.pool.query('truncate files, uploads, settings cascade')
  await rm(join(dataDir, 'uploads'), { recursive: true, force: true })
})

const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` })
const path = '/api/v0/uploads'
const partType = { 'content-type': 'application/offset+octet-stream' }
const metadata = (name: string) => ({ 'upload-metadata': `filename ${Buffer.from(name).toString('base64')}` })

/** Sends a request of the protocol. */
const send = (method: string, address: string, headers: Record<string, string>, body?: Buffer) =>
  fetch(new URL(address, origin), {
    method,
    headers: { 'tus-resumable': '1.0.0', ...bearer(key), ...headers },
    ...(body && { body: new Uint8Array(body) }),
  })

async function begin(size: number, name = 'liste.txt', headers: Record<string, string> = {}): Promise<string> {
  const answer = await send('POST', path, { 'upload-length': String(size), ...metadata(name), ...headers })
  expect(answer.status).toBe(201)
  return answer.headers.get('location')!
}

const patch = (address: string, offset: number, body: Buffer, headers: Record<string, string> = {}) =>
  send('PATCH', address, { ...partType, 'upload-offset': String(offset), ...headers }, body)

const offsetOf = async (address: string) => (await send('HEAD', address, {})).headers.get('upload-offset')

type Finished = {
  readonly file: { readonly name: string; readonly size: number; readonly tags: string[] } | null
  readonly errors: readonly { readonly code: string; readonly path: string[] }[]
}

const finishMutation = `mutation ($input: FinishUploadInput!) { finishUpload(input: $input) {
  file { name size tags } errors { code path } } }`

const idOf = (address: string): string => address.split('/').at(-1)!

/** Makes a file of the library of what has arrived. */
async function finish(address: string, wishes: Record<string, unknown> = {}): Promise<Finished> {
  const answer = await site
    .client()
    .request(
      'POST',
      '/graphql',
      { query: finishMutation, variables: { input: { uploadId: idOf(address), ...wishes } } },
      bearer(key),
    )
  return (answer.body as { data: { finishUpload: Finished } }).data.finishUpload
}

/** The bytes of the file that an upload became. */
async function keptBytes(address: string): Promise<Buffer | null> {
  const { rows } = await database.pool.query<{ sha256: string }>('select sha256 from files where id = $1', [
    idOf(address),
  ])
  return site.storage.readFile(rows[0]!.sha256)
}

const drafts = () => readdir(join(dataDir, 'uploads')).catch(() => [])

/** Bytes that lie in a draft; none before there is one. */
const arrived = (draft: string) => statSync(draft, { throwIfNoEntry: false })?.size ?? 0

const text = (bytes: number, letter = 'a') => Buffer.alloc(bytes, letter)

describe('a large file arrives in parts', () => {
  test('sent by a client of the protocol, and is a file of the library', async () => {
    const content = Buffer.from(randomBytes(300_000).toString('hex'))
    const progress: number[] = []
    const address = await new Promise<string>((resolve, reject) => {
      const upload = new Upload(content, {
        endpoint: new URL(path, origin).href,
        headers: bearer(key),
        chunkSize: 200_000,
        metadata: { filename: 'Größen.txt' },
        onChunkComplete: (_size, accepted) => progress.push(accepted),
        onSuccess: () => resolve(new URL(upload.url!).pathname),
        onError: reject,
      })
      upload.start()
    })
    expect(progress).toEqual([200_000, 400_000, 600_000])
    const { file } = await finish(address, { tags: ['groß'] })
    expect(file).toEqual({ name: 'Größen.txt', size: 600_000, tags: ['groß'] })
    expect(await keptBytes(address)).toEqual(content)
    expect([await countRows(database, 'uploads'), await drafts()]).toEqual([0, []])
  })

  test('goes on where the connection broke', async () => {
    const content = text(400_000, 'b')
    const address = await begin(content.byteLength)
    const socket = connect(Number(origin.port), origin.hostname)
    socket.write(
      `PATCH ${address} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\nTus-Resumable: 1.0.0\r\nContent-Type: application/offset+octet-stream\r\nUpload-Offset: 0\r\nContent-Length: 400000\r\n\r\n`,
    )
    socket.write(content.subarray(0, 150_000))
    const draft = join(dataDir, 'uploads', idOf(address))
    await expect.poll(() => arrived(draft)).toBe(150_000)
    socket.destroy()
    await once(socket, 'close')
    await expect.poll(() => offsetOf(address)).toBe('150000')
    expect((await patch(address, 150_000, content.subarray(150_000))).status).toBe(204)
    expect((await finish(address)).errors).toEqual([])
    expect(await keptBytes(address)).toEqual(content)
  })

  test('goes on at once where nobody noticed yet that the connection broke', async () => {
    const content = text(400_000, 'c')
    const address = await begin(content.byteLength)
    const socket = connect(Number(origin.port), origin.hostname)
    // The server ends it.
    socket.on('error', () => socket.destroy())
    socket.write(
      `PATCH ${address} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\nTus-Resumable: 1.0.0\r\nContent-Type: application/offset+octet-stream\r\nUpload-Offset: 0\r\nContent-Length: 400000\r\n\r\n`,
    )
    socket.write(content.subarray(0, 150_000))
    const draft = join(dataDir, 'uploads', idOf(address))
    await expect.poll(() => arrived(draft)).toBe(150_000)
    expect(await offsetOf(address)).toBe('150000')
    expect((await patch(address, 150_000, content.subarray(150_000))).status).toBe(204)
    await finish(address)
    expect(await keptBytes(address)).toEqual(content)
    socket.destroy()
  })

  test('what a killed process wrote and did not note is written anew', async () => {
    const address = await begin(10)
    await patch(address, 0, text(6))
    await writeFile(join(dataDir, 'uploads', idOf(address)), `${text(6)}zzz`)
    expect(await offsetOf(address)).toBe('6')
    await patch(address, 6, text(4, 'b'))
    await finish(address)
    expect((await keptBytes(address))?.toString()).toBe('aaaaaabbbb')
  })

  test('a first part may come with the announcement', async () => {
    const answer = await send('POST', path, { 'upload-length': '5', ...metadata('a.txt'), ...partType }, text(3))
    expect([answer.status, answer.headers.get('upload-offset')]).toEqual([201, '3'])
  })

  test('whoever did not hear that it is finished asks again and gets the same file', async () => {
    const address = await begin(3)
    await patch(address, 0, text(3))
    await finish(address)
    expect(await finish(address)).toEqual({ file: { name: 'liste.txt', size: 3, tags: [] }, errors: [] })
    expect(await countRows(database, 'files')).toBe(1)
  })

  test('a duplicate stays for the choice of another way with it, without being sent again', async () => {
    for (const name of ['a.txt', 'b.txt']) await patch(await begin(3, name), 0, text(3))
    const { rows } = await database.pool.query<{ id: string }>('select id from uploads order by name')
    const [first, second] = rows.map(({ id }) => `${path}/${id}`)
    await finish(first!)
    expect((await finish(second!)).errors).toEqual([{ code: 'FILE_DUPLICATE', path: ['uploadId'] }])
    expect((await finish(second!, { onDuplicate: 'KEEP_BOTH' })).file?.name).toBe('b.txt')
    expect([await countRows(database, 'files'), await countRows(database, 'uploads'), await drafts()]).toEqual([
      2,
      0,
      [],
    ])
  })

  test('of what may not come in nothing stays', async () => {
    const address = await begin(3, 'a.exe')
    await patch(address, 0, Buffer.from('MZ\0'))
    expect((await finish(address)).errors).toEqual([{ code: 'FILE_TYPE_INVALID', path: ['uploadId'] }])
    expect([await countRows(database, 'files'), await countRows(database, 'uploads'), await drafts()]).toEqual([
      0,
      0,
      [],
    ])
  })

  test('one that is empty is refused for what it is', async () => {
    expect((await finish(await begin(0, 'a.txt'))).errors).toMatchObject([{ path: ['uploadId'] }])
    expect([await countRows(database, 'uploads'), await drafts()]).toEqual([0, []])
  })

  test('one that has not arrived whole is not finished, and stays', async () => {
    const address = await begin(5)
    await patch(address, 0, text(3))
    expect((await finish(address)).errors).toEqual([{ code: 'INVALID_INPUT', path: ['uploadId'] }])
    expect(await offsetOf(address)).toBe('3')
  })
})

describe('what does not fit is refused and changes nothing', () => {
  test.each([
    ['a part that begins too early', 1, 3, 409],
    ['a part that begins too late', 4, 3, 409],
  ])('%s', async (_label, offset, bytes, status) => {
    const address = await begin(10)
    await patch(address, 0, text(3))
    expect((await patch(address, offset, text(bytes))).status).toBe(status)
    expect(await offsetOf(address)).toBe('3')
  })

  test('more than was announced; then the upload is forgotten', async () => {
    const address = await begin(5)
    const answer = await patch(address, 0, text(6))
    expect([answer.status, ((await answer.json()) as { fields: { code: string }[] }).fields[0]!.code]).toEqual([
      400,
      'FILE_TOO_LARGE',
    ])
    expect([await countRows(database, 'uploads'), await drafts()]).toEqual([0, []])
  })

  test.each<[string, Record<string, string>, number]>([
    ['another version of the protocol', { 'tus-resumable': '0.2.2' }, 412],
    ['none', { 'tus-resumable': '' }, 412],
    ['another type of body', { 'content-type': 'application/json' }, 415],
    ['no offset', { 'upload-offset': '' }, 400],
    ['an offset that is none', { 'upload-offset': '-1' }, 400],
  ])('%s', async (_label, headers, status) => {
    const address = await begin(10)
    const body = 'content-type' in headers ? Buffer.from('{}') : text(3)
    expect((await patch(address, 0, body, headers)).status).toBe(status)
    expect(await offsetOf(address)).toBe('0')
  })

  test('a length that is none, and one that is too large', async () => {
    await setSettings(database, 'files', { ...megabytes(1), quotaMegabytes: 10 })
    for (const [length, code] of [
      ['', 'INVALID_INPUT'],
      ['1e9', 'INVALID_INPUT'],
      ['1000001', 'FILE_TOO_LARGE'],
    ] as const) {
      const answer = await send('POST', path, { 'upload-length': length })
      expect([answer.status, ((await answer.json()) as { fields: { code: string }[] }).fields[0]!.code]).toEqual([
        400,
        code,
      ])
    }
    expect(await countRows(database, 'uploads')).toBe(0)
  })

  test('what is larger than its kind may be, as soon as its beginning is there', async () => {
    await setSettings(database, 'files', { ...megabytes(5), documentMegabytes: 1 })
    const address = await begin(2_000_000, 'a.mp4')
    const answer = await patch(address, 0, Buffer.from('%PDF-1.7\n'))
    expect([answer.status, await countRows(database, 'uploads'), await drafts()]).toEqual([400, 0, []])
  })

  test('somebody else’s, and one that there is not', async () => {
    const address = await begin(10)
    for (const each of [address, `${path}/none`]) {
      for (const [method, headers] of [
        ['HEAD', {}],
        ['PATCH', { ...partType, 'upload-offset': '0' }],
        ['DELETE', {}],
      ] as const) {
        expect(
          (
            await send(method, each, {
              authorization: '',
              cookie: `__Host-session=${other.cookies.get('session')}`,
              ...headers,
            })
          ).status,
        ).toBe(404)
      }
    }
    expect(await offsetOf(address)).toBe('0')
  })

  test.each([
    ['nobody', {}, 401],
    ['who may only read', bearer(reading), 403],
  ])('%s may begin none', async (_label, headers, status) => {
    const answer = await fetch(new URL(path, origin), {
      method: 'POST',
      headers: { 'tus-resumable': '1.0.0', 'upload-length': '5', ...headers },
    })
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, 'C100'])
    expect(await countRows(database, 'uploads')).toBe(0)
  })
})

const megabytes = (most: number) => ({
  ...{ pictureMegabytes: most, documentMegabytes: most, videoMegabytes: most, otherMegabytes: most },
})

describe('what is arriving', () => {
  test('takes its room from the beginning, and gives it back when it is cancelled', async () => {
    await setSettings(database, 'files', { ...megabytes(1), quotaMegabytes: 1 })
    const address = await begin(700_000)
    expect(await readQuota(database.drizzle)).toEqual({ total: 1_000_000, used: 700_000 })
    const refused = await send('POST', path, { 'upload-length': '300001' })
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, 'QUOTA_REACHED'])
    expect((await send('DELETE', address, {})).status).toBe(204)
    expect([(await readQuota(database.drizzle)).used, await drafts()]).toEqual([0, []])
  })

  test('counts once, also while it becomes a file', async () => {
    await setSettings(database, 'files', { ...megabytes(1), quotaMegabytes: 1 })
    const address = await begin(900_000)
    await patch(address, 0, text(900_000))
    await finish(address)
    expect(await readQuota(database.drizzle)).toEqual({ total: 1_000_000, used: 900_000 })
  })

  test('is forgotten a day after it last grew', async () => {
    const [old, young] = [await begin(5), await begin(5)]
    await patch(old, 0, text(3))
    await patch(young, 0, text(3))
    await database.pool.query(`update uploads set changed_at = $2 where id = $1`, [
      idOf(old),
      new Date(TEST_NOW.getTime() - 24 * 3_600_000 - 1),
    ])
    await database.pool.query(`update uploads set changed_at = $2 where id = $1`, [
      idOf(young),
      new Date(TEST_NOW.getTime() - 24 * 3_600_000 + 1),
    ])
    expect(await expireUploads({ database, dataDir, now: () => TEST_NOW })).toBe(1)
    expect(await drafts()).toEqual([idOf(young)])
    expect((await send('HEAD', old, {})).status).toBe(404)
    expect(await offsetOf(young)).toBe('3')
    expect(await expireUploads({ database, dataDir, now: () => TEST_NOW })).toBe(0)
  })

  test('is added to by one request at a time, whichever process answers it, until that one gives no more signs', async () => {
    const address = await begin(5)
    const holds = (until: Date) =>
      database.pool.query('update uploads set writer = gen_random_uuid(), writer_until = $2 where id = $1', [
        idOf(address),
        until,
      ])
    await holds(TEST_NOW)
    expect([(await patch(address, 0, text(3))).status, await offsetOf(address)]).toEqual([423, '0'])
    await holds(new Date(TEST_NOW.getTime() - 1))
    expect([(await patch(address, 0, text(3))).status, await offsetOf(address)]).toEqual([204, '3'])
  })
})
