import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countRows, setSettings } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { insertKey } from '../../../testing/keys.ts'
import { refuseUndescribed } from '../../../testing/restAnswers.ts'
import { testSite } from '../../../testing/site.ts'

const database = await testDatabase()
const site = await testSite(database)
const { dataDir } = site.config
const key = await insertKey(database, ['files.write'])
let origin: URL
beforeAll(async () => {
  origin = new URL(await site.app.listen({ port: 0, host: '127.0.0.1' }))
})
beforeEach(async () => {
  await database.pool.query('truncate files, uploads, settings cascade')
  await rm(join(dataDir, 'uploads'), { recursive: true, force: true })
})

const path = '/api/v0/upload'
type Failure = { readonly code: string; readonly fields: { path: string; message: string; code: string }[] }

/** Sends a form; what is answered. */
async function send(
  form: FormData,
  address = path,
  headers: Record<string, string> = { authorization: `Bearer ${key}` },
) {
  const response = await fetch(new URL(address, origin), { method: 'POST', body: form, headers })
  const content = (await response.json()) as never
  refuseUndescribed({ method: 'POST', url: address, status: response.status, content })
  return { status: response.status, body: content as Failure & Record<string, unknown>[] }
}

function formOf(content: string | Buffer, name = 'liste.csv', fields: Record<string, string> = {}): FormData {
  const form = new FormData()
  form.append(name, new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name)
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  return form
}

const onDisk = async () =>
  (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter(each => each.isFile()).length

/** What an upload could leave behind: rows of files, rows of uploads, and files on the disk. */
const everything = async () => [
  await countRows(database, 'files'),
  await countRows(database, 'uploads'),
  await onDisk(),
]

const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#1f6f50' } })
    .png()
    .toBuffer()

describe('POST upload', () => {
  test('answers with a list whose first element is the file', async () => {
    const content = await picture()
    const { status, body } = await send(formOf(content, 'vorne.png', { tags: '["Trikot",""]' }))
    expect([status, body.length]).toEqual([200, 1])
    expect(body[0]).toMatchObject({
      ...{ name: 'vorne.png', ext: 'png', size: content.byteLength, tags: ['Trikot'], type: 'image/png' },
      ...{ status: 'ready', progress: 100, isImg: true, width: 40, height: 30, fileLock: null, public: false },
    })
  })

  test('takes the tags in front of the file, too, and whatever else it does not know', async () => {
    const form = new FormData()
    form.append('tags', '["A"]')
    form.append('type', 'upload')
    form.append('a.csv', new Blob(['a;b']), 'a.csv')
    expect((await send(form)).body[0]).toMatchObject({ name: 'a.csv', tags: ['A'] })
  })

  test('refuses a duplicate with C1 and the file that is there', async () => {
    const first = (await send(formOf('a;b'))).body[0]!
    const before = await everything()
    const { status, body } = await send(formOf('a;b', 'b.csv'))
    expect([status, body]).toEqual([
      409,
      {
        message: 'is in the library already, as liste.csv',
        code: 'C1',
        existing: { _id: first._id, name: 'liste.csv' },
        fields: [{ path: 'file', message: 'is in the library already, as liste.csv', code: 'FILE_DUPLICATE' }],
      },
    ])
    expect(await everything()).toEqual(before)
    expect((await send(formOf('a;b', 'b.csv', { duplicate: 'use' }))).body[0]!._id).toBe(first._id)
    expect((await send(formOf('a;b', 'b.csv', { duplicate: 'keep', public: 'true' }))).body[0]).toMatchObject({
      ...{ name: 'b.csv', public: true },
    })
  })

  test('reached quota: the exact message, and nothing left behind', async () => {
    await setSettings(database, 'files', { quotaMegabytes: 1 })
    await send(formOf(Buffer.alloc(900_000, 'a'), 'a.txt'))
    const before = await everything()
    const { status, body } = await send(formOf(Buffer.alloc(200_000, 'b'), 'b.txt'))
    const message = '900000 of 1000000 bytes are taken; the file has 200000'
    expect([status, body.code, body.fields]).toEqual([
      ...[409, 'QUOTA_REACHED', [{ path: 'file', message, code: 'QUOTA_REACHED' }]],
    ])
    expect(await everything()).toEqual(before)
  })

  test('answers at the path that the shop has set, too, and at no other', async () => {
    await setSettings(database, 'files', { uploadPath: '/api/erp/bilder' })
    expect((await send(formOf('a;b'), '/api/erp/bilder')).status).toBe(200)
    expect((await send(formOf('c;d'))).status).toBe(200)
    const before = await everything()
    expect(await send(formOf('e;f'), '/api/erp/andere')).toMatchObject({ status: 404, body: { code: 'NO_ROUTE' } })
    expect(await everything()).toEqual(before)
  })

  test('is for whoever may bring files, and reads nothing of others', async () => {
    const before = await everything()
    expect(await send(formOf('a;b'), path, {})).toMatchObject({ status: 401, body: { code: 'C100' } })
    const reading = { authorization: `Bearer ${await insertKey(database, ['files.read'])}` }
    expect(await send(formOf('a;b'), path, reading)).toMatchObject({ status: 403, body: { code: 'C100' } })
    expect(await everything()).toEqual(before)
  })
})

describe('bad input: the exact message, and nothing left behind', () => {
  const many = (count: number) => {
    const form = formOf('a;b')
    for (let part = 0; part < count; part += 1) form.append(`x${part}`, 'y')
    return form
  }
  const twice = () => {
    const form = formOf('a;b')
    form.append('b.csv', new Blob(['c;d']), 'b.csv')
    return form
  }

  test.each([
    ['a wrong type', () => formOf('MZ\u0000', 'a.exe'), 'file', 'FILE_TYPE_INVALID'],
    ['zero bytes', () => formOf('', 'a.csv'), 'file', 'FILE_BROKEN'],
    ['a page that is called a text', () => formOf('<html><script>', 'a.txt'), 'file', 'FILE_TYPE_INVALID'],
    ['no file', () => new FormData(), 'file', 'INVALID_INPUT'],
    ['two files', twice, 'file', 'INVALID_INPUT'],
    ['1,000 parts', () => many(1_000), '', 'INVALID_INPUT'],
    ['tags that are no JSON', () => formOf('a;b', 'a.csv', { tags: '["a"' }), 'tags', 'INVALID_INPUT'],
    ['tags that are no list', () => formOf('a;b', 'a.csv', { tags: '{"a":1}' }), 'tags', 'INVALID_INPUT'],
    ['tags that are no texts', () => formOf('a;b', 'a.csv', { tags: '[1]' }), 'tags', 'INVALID_INPUT'],
    [
      'a megabyte of tags',
      () => formOf('a;b', 'a.csv', { tags: `["${'a'.repeat(1_000_000)}"]` }),
      'tags',
      'INVALID_INPUT',
    ],
    ['another choice', () => formOf('a;b', 'a.csv', { duplicate: 'maybe' }), 'duplicate', 'INVALID_INPUT'],
  ] as const)('%s', async (_label, form, where, code) => {
    const before = await everything()
    const { status, body } = await send(form())
    expect([status, body.fields.map(field => [field.path, field.code])]).toEqual([400, [[where, code]]])
    expect(await everything()).toEqual(before)
  })

  test.each([
    ['JSON', 'application/json', '{}', 400],
    ['a form without a boundary', 'multipart/form-data', '--X--', 400],
    ['a form that is none', 'multipart/form-data; boundary=X', 'hello', 400],
  ])('%s', async (_label, type, body, status) => {
    const before = await everything()
    const headers = { authorization: `Bearer ${key}`, 'content-type': type }
    const answer = await fetch(new URL(path, origin), { method: 'POST', body, headers })
    expect([answer.status, ((await answer.json()) as Failure).code]).toEqual([status, 'C400'])
    expect(await everything()).toEqual(before)
  })

  test.each([
    ['300 characters', `${'a'.repeat(296)}.csv`, `${'a'.repeat(196)}.csv`],
    ['a path', '..\\..\\windows\\a.csv', 'a.csv'],
    ['a mark that turns the direction of reading', 'a\u202evsc.csv', 'avsc.csv'],
  ])('a name with %s is kept without it', async (_label, name, kept) => {
    const form = new FormData()
    form.append('file', new Blob(['a;b']), name)
    expect((await send(form)).body[0]!.name).toBe(kept)
  })

  const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\nContent-Type: multipart/form-data; boundary=X\r\n`
  const beginning = '--X\r\nContent-Disposition: form-data; name="a.txt"; filename="a.txt"\r\n\r\n'
  const drafts = async () => (await readdir(join(dataDir, 'uploads')).catch(() => [])).length

  test('a form without end, whose sender goes away', async () => {
    const before = await everything()
    const socket = connect(Number(origin.port), origin.hostname)
    const piece = beginning + randomBytes(100_000).toString('hex')
    socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n${piece.length.toString(16)}\r\n${piece}\r\n`)
    await expect.poll(drafts).toBe(1)
    socket.destroy()
    await once(socket, 'close')
    await expect.poll(everything).toEqual(before)
  })

  test('a form that ends within its file', async () => {
    const before = await everything()
    const socket = connect(Number(origin.port), origin.hostname)
    let text = ''
    socket.on('data', chunk => {
      text += String(chunk)
    })
    const form = beginning + 'abc'.repeat(40)
    socket.write(`${head}Connection: close\r\nContent-Length: ${form.length}\r\n\r\n${form}`)
    await once(socket, 'close')
    expect(text.split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request')
    expect(text).toContain('The form is not complete.')
    expect(await everything()).toEqual(before)
  })
})

describe('GET quota', () => {
  test('tells total and used, with an id or without', async () => {
    await send(formOf('a;b'))
    const client = await site.clientAs(['member'])
    for (const address of ['/api/v0/quota/', '/api/v0/quota/?id=7', '/api/v0/quota/7']) {
      const { status, body } = await client.request('GET', address)
      expect([status, body]).toEqual([200, { total: 20_000_000_000, used: 3 }])
    }
    expect((await site.client().request('GET', '/api/v0/quota')).status).toBe(401)
  })
})
