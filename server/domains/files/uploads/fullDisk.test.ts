import { promises } from 'node:fs'
import { type FileHandle, open, readdir, rm } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { globalId } from '../../../api/globalIds.ts'
import { newId } from '../../../kit/ids.ts'
import { countRows, insertProduct, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { temporaryFolder } from '../../../testing/folders.ts'
import { insertKey } from '../../../testing/keys.ts'
import { testSite } from '../../../testing/site.ts'
import { files } from '../tables.ts'

/** A disk that is full at whatever moment: each door says so in the same words, with when to come again, and keeps nothing. */

const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#123456' } })
  .png()
  .toBuffer()

const database = await testDatabase()
const site = await testSite(database)
const { dataDir } = site.config
const key = await insertKey(database, ['files.write', 'catalogue.write'])
let origin: URL
let handles: FileHandle
beforeAll(async () => {
  origin = new URL(await site.app.listen({ port: 0, host: '127.0.0.1' }))
  const handle = await open(join(await temporaryFolder(), 'any'), 'w')
  handles = Object.getPrototypeOf(handle)
  await handle.close()
})
beforeEach(async () => {
  await database.pool.query('truncate files, uploads, settings cascade')
  await rm(join(dataDir, 'uploads'), { recursive: true, force: true })
})
afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

const full = () => Promise.reject(Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }))

/** Has every call of a function of the file system fail for which `fits` holds. */
function fill(name: 'open' | 'mkdir' | 'writeFile' | 'rename', fits: (path: string) => boolean): void {
  const real = promises[name] as (...args: unknown[]) => Promise<unknown>
  vi.spyOn(promises, name).mockImplementation(((...args: unknown[]) =>
    fits(String(args[name === 'rename' ? 1 : 0])) ? full() : real(...args)) as never)
  syncBuiltinESMExports()
}

const below = (folder: string) => (path: string) => path.startsWith(join(dataDir, folder))

/** What may find no room, in the order in which it is done. */
const moments = {
  'the folder of what arrives': () => fill('mkdir', path => path === join(dataDir, 'uploads')),
  'the beginning of a draft': () => fill('open', below('uploads/')),
  'a piece of a draft': () => {
    for (const call of ['write', 'writeFile'] as const) vi.spyOn(handles, call).mockImplementation(full as never)
  },
  'the end of a draft': () => vi.spyOn(handles, 'sync').mockImplementation(full as never),
  'a drawing that was cleaned': () => fill('writeFile', path => path.endsWith('.cleaned')),
  'the copy for the storage': () => fill('open', below('files/incoming')),
  'the place in the storage': () => fill('rename', below('files/')),
} as const
type Moment = keyof typeof moments

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><rect width="100" height="50"/></svg>'
const auth = { authorization: `Bearer ${key}` }

type Answer = { readonly status: number; readonly retryAfter: string | null; readonly body: Record<string, unknown> }

const answerOf = async (response: Response): Promise<Answer> => ({
  status: response.status,
  retryAfter: response.headers.get('retry-after'),
  body: (await response.json().catch(() => ({}))) as Record<string, unknown>,
})

async function mutate(query: string, input: object): Promise<Answer> {
  const form = new FormData()
  form.append('operations', JSON.stringify({ query, variables: { input: { ...input, file: null } } }))
  form.append('map', '{"0":["variables.input.file"]}')
  form.append('0', new Blob([drawing]), 'logo.svg')
  return answerOf(await fetch(new URL('/graphql', origin), { method: 'POST', body: form, headers: auth }))
}

async function post(path: string): Promise<Answer> {
  const form = new FormData()
  form.append('file', new Blob([drawing]), 'logo.svg')
  return answerOf(await fetch(new URL(path, origin), { method: 'POST', body: form, headers: auth }))
}

const tus = (method: string, path: string, headers: Record<string, string>, body?: string) =>
  fetch(new URL(path, origin), {
    method,
    headers: { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream', ...auth, ...headers },
    ...(body !== undefined && { body }),
  })

const announced = { 'upload-length': String(drawing.length), 'upload-metadata': `filename ${btoa('logo.svg')}` }

/** A picture of the library, and a product, that others change. */
const fileId = newId()
let productId: string

const doors: Readonly<Record<string, () => Promise<Answer>>> = {
  uploadFile: () => mutate('mutation ($input: UploadFileInput!) { uploadFile(input: $input) { errors { code } } }', {}),
  'POST upload': () => post('/api/v0/upload'),
  replaceFile: () =>
    mutate('mutation ($input: ReplaceFileInput!) { replaceFile(input: $input) { errors { code } } }', {
      fileId: globalId('File', fileId),
      revision: 1,
    }),
  addProductImage: () =>
    mutate('mutation ($input: AddProductImageInput!) { addProductImage(input: $input) { errors { code } } }', {
      productId: globalId('Product', productId),
    }),
  'POST uploads with its first part': async () => answerOf(await tus('POST', '/api/v0/uploads', announced, drawing)),
}

/** Rows, and names of all that lies on the disk. */
const everything = async () => [
  ...(await Promise.all(
    ['files', 'file_versions', 'uploads', 'product_images'].map(each => countRows(database, each)),
  )),
  (await readdir(dataDir, { recursive: true, withFileTypes: true }))
    .filter(each => each.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted(),
]

const sentence = 'Files cannot be kept or read at the moment, please try again.'
const isRefused = ({ status, retryAfter, body }: Answer) => {
  const graphql = (body.errors as { message: string; extensions: { code: string } }[] | undefined)?.[0]
  const code = graphql ? graphql.extensions.code : body.code
  return [status, retryAfter, code, graphql?.message ?? body.message]
}

describe('a full disk', () => {
  beforeEach(async () => {
    const { sha256, size } = await site.storage.putFile(picture)
    await database.drizzle.insert(files).values({
      ...{ id: fileId, sha256, size, name: 'alt.png', extension: 'png', mimeType: 'image/png', width: 40, height: 30 },
      ...{ isPublic: true, createdAt: TEST_NOW },
    })
    productId = (await insertProduct(database)).id
  })

  // Parts only arrive; what they are is looked at when a file is made of them.
  const ofParts: readonly Moment[] = ['the folder of what arrives', 'the beginning of a draft', 'a piece of a draft']
  const cases = Object.keys(doors).flatMap(door =>
    (Object.keys(moments) as Moment[])
      .filter(moment => !door.includes('part') || ofParts.includes(moment))
      .map(moment => [door, moment] as const),
  )
  test.each(cases)('is told by %s where %s finds no room, and nothing is left', async (door, moment) => {
    const before = await everything()
    moments[moment]()
    expect(isRefused(await doors[door]!())).toEqual([503, '5', 'C503', sentence])
    vi.restoreAllMocks()
    syncBuiltinESMExports()
    expect(await everything()).toEqual(before)
    expect([200, 201]).toContain((await doors[door]!()).status)
    expect(await everything()).not.toEqual(before)
  })

  test('a part that found no room is sent again, and the file made of it is whole', async () => {
    const { headers } = await tus('POST', '/api/v0/uploads', announced)
    const address = headers.get('location')!
    const part = () => tus('PATCH', address, { 'upload-offset': '0' }, drawing)
    moments['a piece of a draft']()
    expect(isRefused(await answerOf(await part()))).toEqual([503, '5', 'C503', sentence])
    vi.restoreAllMocks()
    expect((await tus('HEAD', address, {})).headers.get('upload-offset')).toBe('0')
    // The disk takes a few bytes at a time, as one does that is nearly full.
    const write = handles.write as (...args: unknown[]) => Promise<unknown>
    vi.spyOn(handles, 'write').mockImplementation(function (this: FileHandle, ...args: unknown[]) {
      const [piece, from, length, at] = args as [Buffer, number, number, number]
      return write.call(this, piece, from, Math.min(length, 7), at)
    } as never)
    expect((await part()).status).toBe(204)
    vi.restoreAllMocks()
    const finish = async () =>
      answerOf(
        await fetch(new URL('/graphql', origin), {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...auth },
          body: JSON.stringify({
            query:
              'mutation ($id: ID!) { finishUpload(input: { uploadId: $id }) { file { size name } errors { code } } }',
            variables: { id: address.split('/').at(-1) },
          }),
        }),
      )
    for (const moment of ['a drawing that was cleaned', 'the copy for the storage'] as const) {
      moments[moment]()
      expect(isRefused(await finish())).toEqual([503, '5', 'C503', sentence])
      vi.restoreAllMocks()
      syncBuiltinESMExports()
    }
    expect((await finish()).body).toEqual({
      data: { finishUpload: { file: { size: drawing.length, name: 'logo.svg' }, errors: [] } },
    })
    expect(await countRows(database, 'uploads')).toBe(0)
  })
})
