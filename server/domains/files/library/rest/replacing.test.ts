import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '../../../../kit/ids.ts'
import { contextFor, countRows, insertProduct, insertViewer, TEST_NOW } from '../../../../testing/builders.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { insertKey } from '../../../../testing/keys.ts'
import { refuseUndescribed } from '../../../../testing/restAnswers.ts'
import { testSite } from '../../../../testing/site.ts'
import { productImages } from '../../../catalogue/tables.ts'
import { takeLock } from '../../../locks/operations.ts'
import { files } from '../../tables.ts'

/** Other content for a file by `POST file/{id}/replace`: id and address stay. */

const database = await testDatabase()
const site = await testSite(database)
const key = await insertKey(database, ['files.write'])
const reading = await insertKey(database, ['files.read'])
let origin: URL
beforeAll(async () => {
  origin = new URL(await site.app.listen({ port: 0, host: '127.0.0.1' }))
})

const drawn = (color: string, width = 400) =>
  sharp({ create: { width, height: 500, channels: 3, background: color } })
    .jpeg()
    .toBuffer()

let id: string
let productId: string
beforeEach(async () => {
  const content = await drawn('#111111')
  const { sha256, size } = await site.storage.putFile(content)
  id = newId()
  await database.drizzle.insert(files).values({
    ...{ id, sha256, size, name: 'vorne.jpg', extension: 'jpg', mimeType: 'image/jpeg', width: 400, height: 500 },
    ...{ isPublic: true, tags: ['Trikot'], createdAt: TEST_NOW },
  })
  productId = (await insertProduct(database)).id
  await database.drizzle.insert(productImages).values({ id: newId(), productId, fileId: id, position: 0 })
})

function formOf(content: Buffer | string, name: string, fields: Record<string, string> = {}): FormData {
  const form = new FormData()
  form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name)
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  return form
}

async function replace(form: FormData, { named = id, secret = key } = {}) {
  const url = `/api/v0/file/${named}/replace`
  const response = await fetch(new URL(url, origin), {
    ...{ method: 'POST', body: form, headers: { authorization: `Bearer ${secret}` } },
  })
  const content = (await response.json()) as never
  refuseUndescribed({ method: 'POST', url, status: response.status, content })
  return { status: response.status, body: content as Record<string, unknown> }
}

const everything = async () => [
  (await database.pool.query('select * from files where id = $1', [id])).rows,
  await countRows(database, 'file_versions'),
  await countRows(database, 'uploads'),
  (await readdir(site.config.dataDir, { recursive: true, withFileTypes: true })).filter(each => each.isFile()).length,
]

test('a file has other content from then on, at the same address and wherever it is shown', async () => {
  const content = await drawn('#cc2222', 800)
  const { status, body } = await replace(formOf(content, 'neu.jpg', { revision: '1' }))
  expect([status, body]).toMatchObject([
    200,
    { _id: id, name: 'vorne.jpg', width: 800, height: 500, size: content.byteLength, tags: ['Trikot'], revision: 2 },
  ])
  const { rows } = await database.pool.query('select sha256 from files where id = $1', [id])
  expect(await site.storage.readFile(rows[0].sha256)).toEqual(content)
  const shown = await site.client().request('GET', `/api/v0/download/${id}/500`)
  expect([shown.status, shown.headers.location]).toEqual([302, `/images/${rows[0].sha256}/500`])
  const versions = await site
    .client()
    .request('GET', `/api/v0/file/${id}/versions`, undefined, { authorization: `Bearer ${key}` })
  expect(versions.body).toMatchObject({ total: 1, items: [{ number: 1, name: 'vorne.jpg', width: 400 }] })
  const product = await site.client().request('GET', `/api/v0/shop_product?_id=${productId}`)
  expect(JSON.stringify(product.body)).toContain(rows[0].sha256)
})

test.each<[string, () => Promise<FormData>, number, string, string]>([
  ['of before', async () => formOf(await drawn('#fff'), 'a.jpg', { revision: '7' }), 409, 'STALE_REVISION', 'revision'],
  [
    'that is none',
    async () => formOf(await drawn('#fff'), 'a.jpg', { revision: 'x' }),
    400,
    'INVALID_INPUT',
    'revision',
  ],
  ['by what is no picture', async () => formOf('a;b', 'a.csv'), 400, 'FILE_TYPE_INVALID', 'file'],
  [
    'by half a picture',
    async () => formOf((await drawn('#fff')).subarray(0, 900), 'a.jpg'),
    400,
    'FILE_BROKEN',
    'file',
  ],
  ['by nothing', async () => new FormData(), 400, 'INVALID_INPUT', 'file'],
])('a revision or content %s is refused, and nothing changes', async (_label, form, status, code, path) => {
  const before = await everything()
  const refused = await replace(await form())
  expect([refused.status, refused.body.fields]).toMatchObject([status, [{ code, path }]])
  expect(await everything()).toEqual(before)
})

test('while somebody else is editing it, and in the trash, it stays as it is', async () => {
  const other = await insertViewer(database, ['user', 'member'])
  await takeLock({ ...contextFor(database, { viewer: other }), tab: 'tab' }, { kind: 'file', id })
  const before = await everything()
  expect(await replace(formOf(await drawn('#fff'), 'a.jpg'))).toMatchObject({
    status: 409,
    body: { code: 'FILE_LOCKED' },
  })
  await database.pool.query('truncate locks')
  expect(await everything()).toEqual(before)
  await database.pool.query('update files set deleted_at = now() where id = $1', [id])
  expect((await replace(formOf(await drawn('#fff'), 'a.jpg'))).body.code).toBe('TRANSITION_NOT_ALLOWED')
})

test('who may only read, and what there is not, is refused before a byte is read', async () => {
  const before = await everything()
  expect((await replace(formOf(await drawn('#fff'), 'a.jpg'), { secret: reading })).status).toBe(403)
  expect((await replace(formOf(await drawn('#fff'), 'a.jpg'), { named: newId() })).status).toBe(404)
  expect(await everything()).toEqual(before)
})
