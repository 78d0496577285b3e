import sharp from 'sharp'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { globalId } from '../../api/globalIds.ts'
import { newId } from '../../kit/ids.ts'
import { StorageUnavailable } from '../../platform/storage.ts'
import { countRows, insertProduct, TEST_NOW } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { testSite } from '../../testing/site.ts'
import { files } from './tables.ts'

const database = await testDatabase()
const site = await testSite(database)
afterEach(() => vi.restoreAllMocks())

/** From now on neither anything new is kept nor anything read. */
const takeStorageAway = () => {
  const away = () => Promise.reject(new StorageUnavailable('the storage service: connect ECONNREFUSED'))
  for (const call of ['putFile', 'openFile', 'readFile'] as const) vi.spyOn(site.storage, call).mockImplementation(away)
}
const sentence = 'Files cannot be kept or read at the moment, please try again.'

const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#123456' } })
  .png()
  .toBuffer()

describe('while the storage is away', () => {
  test('an upload is refused in words, with when to try again, and nothing is kept', async () => {
    const { id } = await insertProduct(database)
    const admin = await site.clientAs(['user', 'admin'])
    const input = { productId: globalId('Product', id), view: 'FRONT', file: null }
    const query = `mutation ($input: AddProductImageInput!) {
      addProductImage(input: $input) { product { id } errors { code } } }`
    const parts: [string, string | Buffer][] = [
      ['name="operations"', JSON.stringify({ query, variables: { input } })],
      ['name="map"', '{"0":["variables.input.file"]}'],
      ['name="0"; filename="a.png"\r\nContent-Type: image/png', picture],
    ]
    const form = Buffer.concat([
      ...parts.flatMap(([head, body]) => [
        Buffer.from(`--X\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
        Buffer.from(body),
        Buffer.from('\r\n'),
      ]),
      Buffer.from('--X--\r\n'),
    ])
    const upload = () =>
      site.app.inject({
        ...{ method: 'POST', url: '/graphql', payload: form },
        headers: {
          'content-type': 'multipart/form-data; boundary=X',
          cookie: [...admin.cookies].map(([name, value]) => `__Host-${name}=${value}`).join('; '),
        },
      })
    takeStorageAway()
    const refused = await upload()
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().errors]).toMatchObject([
      ...[503, '5'],
      [{ message: sentence, extensions: { code: 'C503' } }],
    ])
    expect([await countRows(database, 'files'), await countRows(database, 'product_images')]).toEqual([0, 0])
    vi.restoreAllMocks()
    const taken = await upload()
    expect([taken.statusCode, taken.json().data.addProductImage.errors]).toEqual([200, []])
    expect([await countRows(database, 'files'), await countRows(database, 'product_images')]).toEqual([1, 1])
  })

  test('pictures that were made already are shown, and others said to come later', async () => {
    const { sha256, size } = await site.storage.putFile(picture)
    const id = newId()
    await database.drizzle.insert(files).values({
      ...{ id, sha256, size, name: 'a.png', extension: 'png', mimeType: 'image/png', width: 400, height: 300 },
      ...{ isPublic: true, createdAt: TEST_NOW },
    })
    const shown = async (path: string) => {
      const { statusCode, headers } = await site.app.inject(path)
      return [statusCode, headers['retry-after']]
    }
    expect(await shown(`/images/${sha256}/320`)).toEqual([200, undefined])
    takeStorageAway()
    expect(await shown(`/images/${sha256}/320`)).toEqual([200, undefined])
    expect(await shown(`/images/${sha256}/500`)).toEqual([503, '5'])
    expect(await site.client().request('GET', `/api/v0/download/${id}`)).toMatchObject({
      ...{ status: 503, headers: { 'retry-after': '5' } },
      body: { message: sentence, code: 'C503' },
    })
  })
})
