import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { type Client, testSite } from '../../../testing/site.ts'
import { files } from '../../files/tables.ts'

const database = await testDatabase()
const site = await testSite(database)
let admin: Client
beforeAll(async () => {
  admin = await site.clientAs(['user', 'admin'])
})

type Item = Record<string, unknown> & { _id: string }

const base = '/api/v0/shop_'
async function send(method: string, path: string, body?: unknown, client = admin) {
  const { status, body: answer } = await client.request(method, `${base}${path}`, body)
  return {
    status,
    body: answer as Item & { code?: string; message?: string; fields?: { path: string }[]; removed?: string[] },
  }
}
async function made(path: string, body: unknown): Promise<Item> {
  const { status, body: item } = await send('POST', path, body)
  expect([status, item.message]).toEqual([200, undefined])
  return item
}
const guestSees = async (path: string) => {
  const { status, body } = await site.client().request('GET', `${base}${path}`)
  return { status, body: body as Item }
}

describe('groups and colours', () => {
  test('a group is made, changed in both languages, arranged and removed', async () => {
    const parent = await made('productgroup', { title: 'Sport', order: 1 })
    const child = await made('productgroup', {
      title: 'Fußball',
      product_groups: [parent._id],
      mainGallery: true,
      description: 'Alles',
    })
    expect(child).toMatchObject({
      slug: 'fussball',
      product_groups: [parent._id],
      mainGallery: true,
      description: 'Alles',
    })
    await send('PUT', 'productgroup?lang=en', { _id: child._id, title: 'Football' })
    await send('PUT', 'productgroup', { _id: child._id, description: null, mainGallery: false })
    expect((await guestSees(`productgroup/${child._id}`)).body).toMatchObject({
      title: 'Fußball',
      description: null,
      mainGallery: false,
    })
    expect((await guestSees(`productgroup/${child._id}?lang=en`)).body).toMatchObject({ title: 'Football' })
    expect(await send('PUT', 'productgroup', { _id: parent._id, product_groups: [child._id] })).toMatchObject({
      status: 400,
      body: { code: 'C400', fields: [{ path: 'product_groups' }] },
    })
    expect(await send('POST', 'productgroup', { title: 'Fußball' })).toMatchObject({
      status: 409,
      body: { code: '11000' },
    })
    const outdated = { _id: child._id, revision: 1, order: 9 }
    expect(await send('PUT', 'productgroup', outdated)).toMatchObject({
      status: 409,
      body: { code: 'STALE_REVISION', fields: [{ path: 'revision' }] },
    })
    expect((await send('PUT', 'productgroup', { ...outdated, revision: 3 })).body).toMatchObject({
      ...{ order: 9, revision: 4 },
    })
    expect(await send('POST', 'productgroup', { remove: [child._id, newId()] })).toEqual({
      status: 200,
      body: { removed: [child._id] },
    })
    expect((await guestSees(`productgroup/${child._id}`)).status).toBe(404)
  })

  test('a group with products is removed by who forces it alone; they stay, without it', async () => {
    const [full, empty] = [await made('productgroup', { title: 'Voll' }), await made('productgroup', { title: 'Leer' })]
    const product = await made('product', { ...{ order_number: 'VOLL-1', title: 'Shirt' }, product_groups: [full._id] })
    const refused = {
      status: 409,
      body: { code: 'TRANSITION_NOT_ALLOWED', fields: [{ path: 'force', message: `products in ${full._id}: 1` }] },
    }
    expect(await send('DELETE', `productgroup/${full._id}`)).toMatchObject(refused)
    expect(await send('DELETE', 'productgroup', { _id: full._id, force: false })).toMatchObject(refused)
    expect(await send('DELETE', 'productgroup', { ids: [empty._id, full._id] })).toMatchObject(refused)
    expect(await send('POST', 'productgroup', { remove: [full._id] })).toMatchObject(refused)
    expect((await guestSees(`productgroup/${empty._id}`)).status).toBe(200)
    const forced = { ids: [empty._id, full._id], force: true }
    expect(await send('DELETE', 'productgroup', forced)).toMatchObject({
      ...{ status: 200, body: { removed: forced.ids } },
    })
    expect((await send('PUT', 'product', { _id: product._id, title: 'Shirt' })).body).toMatchObject({
      product_groups: [],
    })
  })

  test('a group’s picture is described in both languages, and what was read can be sent back', async () => {
    const [group, pictureId] = [await made('productgroup', { title: 'Bilder' }), newId()]
    await database.drizzle.insert(files).values({
      ...{ id: pictureId, sha256: 'ab', name: 'a.webp', extension: 'webp', mimeType: 'image/webp', size: 9 },
      ...{ width: 900, height: 900, isPublic: true, createdAt: TEST_NOW },
    })
    const images = (alt: string | null) => ({ _id: group._id, media: { images: [{ _id: pictureId, alt }] } })
    expect((await send('PUT', 'productgroup', images('Drei Trikots'))).body).toMatchObject(images('Drei Trikots'))
    expect((await send('PUT', 'productgroup?lang=en', images('Three jerseys'))).body).toMatchObject(
      images('Three jerseys'),
    )
    const read = await guestSees(`productgroup/${group._id}`)
    expect(read.body).toMatchObject(images('Drei Trikots'))
    expect((await send('PUT', 'productgroup', read.body)).body).toMatchObject(read.body)
    expect((await guestSees(`productgroup/${group._id}?lang=en`)).body).toMatchObject(images('Three jerseys'))
    expect((await send('PUT', 'productgroup', { _id: group._id, image: pictureId })).body).toMatchObject(
      images('Drei Trikots'),
    )
    expect(await send('PUT', 'productgroup', images('x'.repeat(301)))).toMatchObject({
      status: 400,
      body: { code: 'C400', fields: [{ path: 'media.images.0.alt' }] },
    })
    expect((await send('PUT', 'productgroup', images(null))).body).toMatchObject(images(null))
  })

  test('a colour is made, changed and removed, unless it is worn', async () => {
    const color = await made('color', { title: 'Signalrot', color_id: 'SGR' })
    expect(
      (await send('PUT', 'color?lang=en', { _id: color._id, title: 'Signal red', hex: '#CC0000' })).body,
    ).toMatchObject({
      title: 'Signal red',
      hex: '#CC0000',
      color_id: 'SGR',
    })
    expect(await send('PUT', 'color', { _id: color._id, revision: 1, order: 2 })).toMatchObject({
      status: 409,
      body: { code: 'STALE_REVISION', fields: [{ path: 'revision' }] },
    })
    expect((await send('PUT', 'color', { _id: color._id, revision: 2, order: 2 })).body.revision).toBe(3)
    const duplicate = await send('POST', 'color', { title: 'Rot', color_id: 'SGR' })
    expect([duplicate.status, duplicate.body.code, duplicate.body.fields]).toMatchObject([
      409,
      '11000',
      [{ path: 'color_id' }],
    ])
    const product = await made('product', { title: 'Rotes', price: 1, variants: [{ color: 'SGR', size: 'M' }] })
    expect(await send('DELETE', `color/${color._id}`)).toMatchObject({
      status: 409,
      body: { code: 'TRANSITION_NOT_ALLOWED' },
    })
    const [worn] = product.variants as { _id: string }[]
    await send('PUT', 'product', { _id: product._id, variants: [{ _id: worn!._id, remove: true }] })
    expect(await send('DELETE', 'color', [color._id])).toEqual({ status: 200, body: { removed: [color._id] } })
  })
})
