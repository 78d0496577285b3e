import { describe, expect, test } from 'vitest'
import { newId } from '../../../../kit/ids.ts'
import { insertProduct, TEST_NOW } from '../../../../testing/builders.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { testSite } from '../../../../testing/site.ts'
import { productImages } from '../../../catalogue/tables.ts'
import { files } from '../../tables.ts'

const database = await testDatabase()
const site = await testSite(database)
const client = await site.clientAs(['user', 'member'])

type Item = { _id: string; status: string; alt: string | null }
type Body = Item & { total: number; items: Item[]; fields: object[] }
const staff = {
  request: async (method: string, path: string, body?: unknown) => {
    const answer = await client.request(method, path, body)
    return { status: answer.status, body: answer.body as Body }
  },
}

const insertFile = async (changes: Partial<typeof files.$inferInsert> = {}) => {
  const id = newId()
  const picture = { name: 'vorne.jpg', extension: 'jpg', mimeType: 'image/jpeg', size: 1000, width: 900, height: 1200 }
  await database.drizzle
    .insert(files)
    .values({ id, sha256: 'a'.repeat(64), ...picture, isPublic: true, createdAt: TEST_NOW, ...changes })
  return id
}

describe('files over the documented paths', () => {
  test('are read as the specification names them', async () => {
    const id = await insertFile({ tags: ['Trikot'], alt: { de: 'Vorne', en: 'Front' }, focalX: 0.25, focalY: 0.7 })
    const { body } = await staff.request('GET', `/api/v0/file/${id}?lang=en`)
    expect(body).toEqual({
      ...{ _id: id, id, global_id: Buffer.from(`File:${id}`).toString('base64'), name: 'vorne.jpg', ext: 'jpg' },
      ...{ size: 1000, tags: ['Trikot'], uploadDate: '2026-11-20T10:00:00.000Z', changed: expect.any(String) },
      ...{ type: 'image/jpeg', status: 'ready', progress: 100, isImg: true, width: 900, height: 1200 },
      gridrefs: expect.arrayContaining([{ res: { w: 600, h: 800 }, gridref: '800x800' }]),
      gridrefs_ng: expect.arrayContaining([
        { res: { w: 600, h: 800 }, gridref: '800x800.webp', type: 'image/webp' },
        { res: { w: 600, h: 800 }, gridref: '800x800.avif', type: 'image/avif' },
      ]),
      gridref: '1600x1600',
      ...{ src: `/images/${'a'.repeat(64)}/800x800`, url: `/api/v0/download/${id}`, alt: 'Front', caption: null },
      ...{ public: true, focal_point: { x: 0.25, y: 0.7 }, edited: false, fileLock: null, revision: 1 },
    })
  })

  test('lead staff to the picture, be it for everybody or not', async () => {
    const srcOf = async (changes: Partial<typeof files.$inferInsert>) => {
      const id = await insertFile(changes)
      return [id, ((await staff.request('GET', `/api/v0/file/${id}`)).body as { src?: string }).src]
    }
    const [hidden, ofHidden] = await srcOf({ isPublic: false })
    expect(ofHidden).toBe(`/api/v0/download/${hidden}/800x800?v=aaaaaaaa`)
    const [lying, ofLying] = await srcOf({ deletedAt: TEST_NOW })
    expect(ofLying).toBe(`/api/v0/download/${lying}/800x800?v=aaaaaaaa`)
    expect((await srcOf({ isPublic: false, width: null, height: null }))[1]).toBeNull()
  })

  test('are listed by what they are, and several by id', async () => {
    const tag = newId()
    const [one, pdf, lying] = [
      await insertFile({ tags: [tag], name: 'b.jpg' }),
      await insertFile({ tags: [tag], name: 'a.pdf', extension: 'pdf', width: null, height: null, isPublic: false }),
      await insertFile({ tags: [tag], deletedAt: TEST_NOW }),
    ]
    const listed = async (qry: object, sort = 'name') => {
      const query = new URLSearchParams({ qry: JSON.stringify({ tag, ...qry }), sort })
      const { body } = await staff.request('GET', `/api/v0/file?${query}`)
      return [body.total, body.items.map(item => item._id)]
    }
    expect(await listed({})).toEqual([2, [pdf, one]])
    expect(await listed({}, '-name')).toEqual([2, [one, pdf]])
    expect(await listed({ ext: 'PDF' })).toEqual([1, [pdf]])
    expect(await listed({ isImg: true, public: true })).toEqual([1, [one]])
    expect(await listed({ status: 'trash' })).toEqual([1, [lying]])
    const { body } = await staff.request('POST', '/api/v0/batch/file', [lying, newId(), one])
    expect(body.items.map(({ _id, status }) => [_id, status])).toEqual([
      [lying, 'trash'],
      [one, 'ready'],
    ])
  })

  test('are changed, words in one language alone', async () => {
    const id = await insertFile({ alt: { de: 'Vorne', en: 'Front' } })
    const sent = { _id: id, alt: 'Von vorne', tags: ['Trikot', ''], focal_point: { x: 0.1, y: 0.9 }, public: false }
    const { body } = await staff.request('PUT', '/api/v0/file', sent)
    expect(body).toMatchObject({ alt: 'Von vorne', tags: ['Trikot'], focal_point: { x: 0.1, y: 0.9 }, public: false })
    expect((await staff.request('GET', `/api/v0/file/${id}?lang=en`)).body.alt).toBe('Front')
    const refused = await staff.request('PUT', '/api/v0/file', { _id: id, focal_point: { x: 2, y: 0 } })
    expect([refused.status, refused.body.fields]).toMatchObject([400, [{ path: 'focal_point' }]])
  })

  test('go to the trash and come back; what is used stays, and says where', async () => {
    const [free, used] = [await insertFile(), await insertFile()]
    const { id: productId } = await insertProduct(database)
    await database.drizzle.insert(productImages).values({ id: newId(), productId, fileId: used, position: 0 })
    const refused = await staff.request('DELETE', '/api/v0/file', [free, used])
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'FILE_IN_USE', message: 'vorne.jpg is in use: 1 × productPicture.', fields: [{ path: '1' }] },
    ])
    expect((await staff.request('GET', `/api/v0/file/${free}`)).body.status).toBe('ready')
    expect((await staff.request('GET', `/api/v0/file/${used}/uses`)).body).toMatchObject({
      items: [{ kind: 'productPicture', _id: productId, title: 'Trikot Nordwald', count: 1 }],
      total: 1,
    })
    expect((await staff.request('POST', '/api/v0/file', { remove: [free] })).body).toEqual({ removed: [free] })
    expect((await staff.request('GET', `/api/v0/file/${free}`)).body.status).toBe('trash')
    const back = await staff.request('POST', '/api/v0/file/restore', { ids: [free, used] })
    expect(back.body).toEqual({ restored: [free] })
  })

  test.each([
    ['GET', '/api/v0/file', 401],
    ['PUT', '/api/v0/file', 401],
    ['DELETE', '/api/v0/file', 401],
    ['GET', '/api/v0/file/x/uses', 401],
  ])('%s %s is nothing for strangers', async (method, path, status) => {
    expect((await site.client().request(method, path)).status).toBe(status)
  })
})
