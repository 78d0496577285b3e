import { Readable } from 'node:stream'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { globalId } from '../../../api/globalIds.ts'
import { newId } from '../../../kit/ids.ts'
import { inTransaction } from '../../../platform/database.ts'
import { add, dataOf, placedBy } from '../../../testing/asking.ts'
import { contextFor, insertProduct, insertViewer, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { refusalsOf } from '../../../testing/refusals.ts'
import { type Client, testSite } from '../../../testing/site.ts'
import { refreshListings } from '../../catalogue/listings/refreshListings.ts'
import { groupMembers, productGroups, productImages } from '../../catalogue/tables.ts'
import { readSettings } from '../../settings/queries.ts'
import { files } from '../tables.ts'
import { replaceFile } from './replaceFile.ts'
import { canStandFor, focalPointOf, nameFor } from './rules/replacing.ts'

const database = await testDatabase()
const site = await testSite(database)
const staff = await site.clientAs(['user', 'member'])

test.each([
  ['vorne.jpg', 'jpg', 'jpg', 'vorne.jpg'],
  ['vorne.JPG', 'jpg', 'png', 'vorne.png'],
  ['LICENSE', '', 'pdf', 'LICENSE.pdf'],
  ['a.tar.gz', 'gz', 'zip', 'a.tar.zip'],
])('%s, until now %s, is called by what it is: %s', (name, before, now, called) => {
  expect(nameFor(name, before, now)).toBe(called)
})

test.each([
  ['of the same proportion', { width: 800, height: 1000 }, { focalX: 0.2, focalY: 0.8 }],
  ['of almost the same', { width: 801, height: 1000 }, { focalX: 0.2, focalY: 0.8 }],
  ['of another', { width: 1000, height: 800 }, { focalX: null, focalY: null }],
  ['that is none', { width: null, height: null }, { focalX: null, focalY: null }],
])('a picture %s keeps the point or loses it', (_label, now, point) => {
  expect(focalPointOf({ width: 1600, height: 2000, focalX: 0.2, focalY: 0.8 }, now)).toEqual(point)
})

test('a picture is replaced by a picture alone', () => {
  const [picture, other] = [
    { width: 1, height: 1 },
    { width: null, height: null },
  ]
  expect([canStandFor(picture, other), canStandFor(other, picture), canStandFor(picture, picture)]).toEqual([
    ...[false, true, true],
  ])
})

const drawn = (color: string, width = 400) =>
  sharp({ create: { width, height: 500, channels: 3, background: color } })
    .jpeg()
    .toBuffer()

const storage = site.storage
const pdf = (text = '') => Buffer.from(`%PDF-1.7\n${text}\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`)
const arriving = (content: Buffer, filename: string) => ({ filename, createReadStream: () => Readable.from([content]) })
const viewer = await insertViewer(database, ['user', 'member'])
const context = { ...contextFor(database, { viewer }), storage, config: site.config }
const rowsOf = async (statement: string, ...values: unknown[]) => (await database.pool.query(statement, values)).rows

/** A picture of the library, as large as its content says. */
async function insertPicture(color: string, changes: Partial<typeof files.$inferInsert> = {}) {
  const id = newId()
  const { sha256, size } = await storage.putFile(await drawn(color))
  await database.drizzle.insert(files).values({
    ...{ id, sha256, size, name: 'vorne.jpg', extension: 'jpg', mimeType: 'image/jpeg', width: 400, height: 500 },
    ...{ isPublic: true, createdAt: TEST_NOW, ...changes },
  })
  return { id, sha256, fileId: globalId('File', id) }
}

describe('a picture that is replaced', () => {
  let picture: Awaited<ReturnType<typeof insertPicture>>
  let product: { id: string; variantIds: string[] }
  let slug: string
  const shown = async (client: Client) => {
    const query = `query ($slug: String!, $number: String!) {
      productGroup(slug: $slug) { image { url(width: 400) } products(first: 1) { edges { node { image { url(width: 400) } } } } }
      product(number: $number) { images { image { url(width: 400) } } }
      viewer { cart { lines { image { url(width: 400) } } } } }`
    return JSON.stringify(await dataOf(client, query, { slug, number: `P-${product.id}` })).match(/[0-9a-f]{64}/g)
  }

  beforeEach(async () => {
    picture = await insertPicture('#cc0000', { focalX: 0.2, focalY: 0.8, tags: ['Trikot'] })
    product = await insertProduct(database, { priceCents: 2000 })
    const groupId = newId()
    slug = `trikots-${groupId}`
    await database.drizzle
      .insert(productGroups)
      .values({ id: groupId, slug, title: { de: 'Trikots' }, imageId: picture.id })
    await database.drizzle.insert(groupMembers).values({ groupId, productId: product.id, position: 0 })
    await database.drizzle
      .insert(productImages)
      .values({ id: newId(), productId: product.id, fileId: picture.id, position: 0 })
    const settings = await readSettings(database.drizzle)
    await inTransaction(database, tx => refreshListings(tx, [product.id], { settings, now: TEST_NOW }))
  })

  test('keeps its id, address and words; tile, group, product and cart show it at once', async () => {
    const buyer = site.client()
    await add(buyer, product, 1)
    expect(await shown(buyer)).toEqual(Array(4).fill(picture.sha256))
    const input = { fileId: picture.id, revision: 1, file: arriving(await drawn('#0000cc', 800), 'anders.JPEG') }
    const saved = await replaceFile(context, input)
    expect(saved).toMatchObject({
      ...{ id: picture.id, name: 'vorne.jpg', width: 800, height: 500, tags: ['Trikot'], revision: 2 },
      // Another proportion: the point may lie anywhere now.
      ...{ focalX: null, focalY: null },
    })
    expect(saved.sha256).not.toBe(picture.sha256)
    expect(await shown(buyer)).toEqual(Array(4).fill(saved.sha256))
    expect((await site.client().request('GET', `/api/v0/download/${picture.id}/320`)).headers.location).toBe(
      `/images/${saved.sha256}/320`,
    )
    expect(
      await rowsOf('select number, sha256, name, width from file_versions where file_id = $1', picture.id),
    ).toEqual([{ number: 1, sha256: picture.sha256, name: 'vorne.jpg', width: 400 }])
  })

  test('is still the old one in orders of before, and in no list of files twice', async () => {
    const buyer = await site.clientAs(['user'])
    const { id } = await placedBy(buyer, product)
    const imageOf = async () =>
      JSON.stringify(
        await dataOf(
          buyer,
          'query ($id: ID!) { node(id: $id) { ... on Order { lines { image { url(width: 400) } } } } }',
          {
            id,
          },
        ),
      ).match(/[0-9a-f]{64}/)?.[0]
    expect(await imageOf()).toBe(picture.sha256)
    await replaceFile(context, { fileId: picture.id, revision: 1, file: arriving(await drawn('#00cc00'), 'a.jpg') })
    expect(await imageOf()).toBe(picture.sha256)
    expect(await rowsOf('select is_in_library, is_public from files where sha256 = $1', picture.sha256)).toEqual([
      { is_in_library: false, is_public: true },
    ])
  })

  test('comes back by its version, over both doors', async () => {
    const saved = await replaceFile(context, {
      ...{ fileId: picture.id, revision: 1, file: arriving(await drawn('#0000cc'), 'a.jpg') },
    })
    expect([saved.focalX, saved.focalY]).toEqual([0.2, 0.8])
    const restore = `mutation ($input: RestoreFileVersionInput!) { restoreFileVersion(input: $input) {
      file { revision versions { number width } } errors { code path } } }`
    const answer = (number: number, revision: number) =>
      dataOf(staff, restore, { input: { fileId: picture.fileId, revision, number } })
    expect(await answer(7, 2)).toMatchObject({
      restoreFileVersion: { errors: [{ code: 'NOT_FOUND', path: ['number'] }] },
    })
    expect(await answer(1, 1)).toMatchObject({ restoreFileVersion: { errors: [{ code: 'STALE_REVISION' }] } })
    expect(await answer(1, 2)).toEqual({
      restoreFileVersion: {
        file: { revision: 3, versions: [2, 1].map(number => ({ number, width: 400 })) },
        errors: [],
      },
    })
    expect(await rowsOf('select sha256 from files where id = $1', picture.id)).toEqual([{ sha256: picture.sha256 }])
    const path = `/api/v0/file/${picture.id}/versions`
    expect((await staff.request('GET', path)).body).toMatchObject({
      items: [
        { number: 2, name: 'vorne.jpg', src: `${path}/2/picture` },
        { number: 1, name: 'vorne.jpg', src: `${path}/1/picture` },
      ],
      total: 2,
    })
    const small = await staff.request('GET', `${path}/2/picture`)
    expect([small.status, small.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect((await site.client().request('GET', `${path}/2/picture`)).status).toBe(401)
    expect((await staff.request('POST', `${path}/2/restore`, { revision: 3 })).body).toMatchObject({ revision: 4 })
  })

  test.each([
    ['what is no picture', async () => pdf(), 'a.pdf', 1, 'FILE_TYPE_INVALID file'],
    ['what only calls itself one', async () => Buffer.from('GIF89'), 'a.gif', 1, 'FILE_TYPE_INVALID file'],
    ['a picture, by who saw an earlier revision', () => drawn('#fff'), 'a.jpg', 0, 'STALE_REVISION revision'],
  ])('stays as it is when %s comes', async (_label, make, name, revision, refused) => {
    const before = await rowsOf('select * from files where id = $1', picture.id)
    const input = { fileId: picture.id, revision, file: arriving(await make(), name) }
    expect(await refusalsOf(replaceFile(context, input))).toEqual([refused])
    expect(await rowsOf('select * from files where id = $1', picture.id)).toEqual(before)
    expect(await rowsOf('select 1 from file_versions where file_id = $1', picture.id)).toEqual([])
  })
})

test('what the library has already takes the place of a file all the same', async () => {
  const [one, other] = [await insertPicture('#123456'), await insertPicture('#654321')]
  const input = { fileId: one.id, revision: 1, file: arriving(await drawn('#654321'), 'gleich.jpg') }
  expect((await replaceFile(context, input)).sha256).toBe(other.sha256)
  expect(await rowsOf('select 1 from uploads')).toEqual([])
})

test('another document takes the place of a document', async () => {
  const id = newId()
  const document = {
    name: 'Größen.pdf',
    extension: 'pdf',
    mimeType: 'application/pdf',
    size: 5,
    sha256: 'b'.repeat(64),
  }
  await database.drizzle.insert(files).values({ id, ...document, createdAt: TEST_NOW })
  const content = pdf('neu')
  const saved = await replaceFile(context, { fileId: id, revision: 1, file: arriving(content, 'neu.pdf') })
  expect([saved.name, saved.size, saved.width]).toEqual(['Größen.pdf', content.byteLength, null])
})
