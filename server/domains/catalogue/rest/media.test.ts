import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { testSite } from '../../../testing/site.ts'
import { files } from '../../files/tables.ts'

const database = await testDatabase()
const site = await testSite(database)
const client = await site.clientAs(['user', 'admin'])

type Picture = { _id: string; alt: string | null; color: string | null; view: string; order: number }
type Body = {
  _id: string
  code: string
  fields: { path: string; code: string }[]
  media: { images: Picture[] }
  downloads: { _id: string; desc: string }[]
}
const send = async (method: string, path: string, body?: unknown) => {
  const answer = await client.request(method, `/api/v0/${path}`, body)
  return { status: answer.status, body: answer.body as Body }
}

const insertFile = async (changes: Partial<typeof files.$inferInsert> = {}) => {
  const id = newId()
  const picture = { name: 'vorne.jpg', extension: 'jpg', mimeType: 'image/jpeg', size: 1000, width: 900, height: 1200 }
  await database.drizzle.insert(files).values({
    id,
    sha256: id.replaceAll('-', '').padEnd(64, '0'),
    ...picture,
    isPublic: true,
    createdAt: TEST_NOW,
    ...changes,
  })
  return id
}
const insertPdf = (changes = {}) =>
  insertFile({ name: 'a.pdf', extension: 'pdf', mimeType: 'application/pdf', width: null, height: null, ...changes })

const orderOf = ({ media }: Body) => media.images.map(({ _id }) => _id)
let count = 0
const made = async (media: object, more = {}) => {
  count += 1
  const { status, body } = await send('POST', 'shop_product', { title: `Trikot ${count}`, price: 20, media, ...more })
  expect([status, body.code]).toEqual([200, undefined])
  return body
}
const refusedOf = async (sent: object) => {
  const { status, body } = await send('PUT', 'shop_product', sent)
  return [status, body.fields?.map(({ path, code }) => `${code} ${path}`)]
}

describe('pictures of a product over the documented paths', () => {
  let one: string
  let other: string
  beforeEach(async () => {
    one = await insertFile({ alt: { de: 'Vorne', en: 'Front' } })
    other = await insertFile()
  })

  test('are files of the library, shown with a new product or added later; those left out stay', async () => {
    await send('POST', 'shop_color', { title: 'Marine', color_id: 'NAV', hex: '#1F2A44' })
    const product = await made({ images: [{ _id: one, color: 'NAV' }] })
    expect(product.media.images).toMatchObject([{ _id: one, alt: 'Vorne', color: 'NAV', view: 'front', order: 0 }])
    const change = { _id: product._id, media: { images: [{ _id: other, alt: 'Hinten', view: 'back', color: 'NAV' }] } }
    const { body } = await send('PUT', 'shop_product', change)
    expect(body.media.images).toMatchObject([
      { _id: one, color: 'NAV', order: 0 },
      { _id: other, alt: 'Hinten', color: 'NAV', view: 'back', order: 1 },
    ])
    const removed = { _id: product._id, media: { images: [{ _id: one, remove: true }] } }
    expect(orderOf((await send('PUT', 'shop_product', removed)).body)).toEqual([other])
  })

  test('serve several products without a second file, and their words change everywhere', async () => {
    const [first, second] = [await made({ images: [{ _id: one }] }), await made({ images: [{ _id: one }] })]
    await send('PUT', 'shop_product', { _id: first._id, media: { images: [{ _id: one, alt: 'Von vorne' }] } })
    expect((await send('GET', `shop_product/${second._id}`)).body.media.images[0]?.alt).toBe('Von vorne')
    const { rows } = await database.pool.query('select card->$2->$3->>$4 as alt from listings where product_id = $1', [
      ...[second._id, 'image', 'alt', 'de'],
    ])
    expect(rows).toEqual([{ alt: 'Von vorne' }])
  })

  test('stand in the order that they are given', async () => {
    const third = await insertFile()
    const product = await made({ images: [{ _id: one }, { _id: other }, { _id: third }] })
    const placed = async (...images: object[]) =>
      orderOf((await send('PUT', 'shop_product', { _id: product._id, media: { images } })).body)
    expect(await placed({ _id: third, order: 0 })).toEqual([third, one, other])
    expect(await placed({ _id: third, order: 999 }, { _id: other, order: 0 })).toEqual([other, one, third])
    const { body } = await send('GET', `shop_product/${product._id}`)
    const turned = body.media.images.map(image => ({ ...image, order: 2 - image.order }))
    expect(await placed(...turned)).toEqual([third, one, other])
  })

  test.each([
    ['unknown', async () => newId(), 'NOT_FOUND'],
    ['not for everybody', () => insertFile({ isPublic: false }), 'NOT_FOUND'],
    ['in the trash', () => insertFile({ deletedAt: TEST_NOW }), 'NOT_FOUND'],
    ['no picture', () => insertPdf(), 'FILE_TYPE_INVALID'],
  ])('are none where the file is %s', async (_label, make, code) => {
    const { _id } = await made({ images: [{ _id: one }] })
    const file = await make()
    const images = [{ _id: other }, { _id: file }]
    expect(await refusedOf({ _id, media: { images } })).toEqual([
      code === 'NOT_FOUND' ? 404 : 400,
      [`${code} media.images.1._id`],
    ])
    expect(orderOf((await send('GET', `shop_product/${_id}`)).body)).toEqual([one])
  })
})

test('downloads are files of the library that are for everybody, and in no trash', async () => {
  const [pdf, lying] = [await insertPdf(), await insertPdf({ deletedAt: TEST_NOW })]
  const { _id, downloads } = await made({ images: [] }, { downloads: [{ _id: pdf, desc: 'Größen' }] })
  expect(downloads).toMatchObject([{ _id: pdf, desc: 'Größen' }])
  expect(await refusedOf({ _id, downloads: [{ _id: lying, desc: 'alt' }] })).toEqual([404, ['NOT_FOUND downloads']])
})
