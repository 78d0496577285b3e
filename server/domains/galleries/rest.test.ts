import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { globalId } from '../../kit/globalIds.ts'
import { newId } from '../../kit/ids.ts'
import { guestViewer, type Viewer } from '../../kit/viewer.ts'
import { contextFor, insertViewer, TEST_NOW } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { insertPicture } from '../../testing/pictures.ts'
import { type Client, testSite } from '../../testing/site.ts'
import { createGallery, deleteGalleries } from './operations.ts'
import { galleries } from './tables.ts'

const database = await testDatabase()
const site = await testSite(database)
const as = (viewer: Viewer) => contextFor(database, { viewer })
let admin = guestViewer()

beforeAll(async () => {
  admin = await insertViewer(database, ['user', 'admin'])
})
beforeEach(async () => {
  await database.drizzle.delete(galleries)
})

describe('REST', () => {
  test('writes what older programs write, and reads it back', async () => {
    const [a, b] = [await insertPicture(database), await insertPicture(database)]
    const client = await site.clientAs(['member'])
    const sent = { title: 'Saison', images: [b, { _id: a }], pivot: ['top', 'left'], interval: '7,5', size: 'huge' }
    const answer = await client.request('POST', '/api/v0/gallery/', sent)
    const body = answer.body as { _id: string }
    const { status } = answer
    expect([status, body]).toEqual([
      200,
      {
        ...{ _id: body._id, id: body._id, global_id: globalId('Gallery', body._id), slug: 'saison' },
        ...{ path: '/gallery/saison', title: 'Saison', showTitle: true, interval: 7.5, size: 'fit', onClick: 'none' },
        ...{ sizeClick: 'fit', pivotV: 'top', pivotH: 'left', images: [b, a], is_public: false, deleted: null },
        ...{ created: TEST_NOW.toISOString(), changed: TEST_NOW.toISOString(), revision: 1 },
      },
    ])
    const changed = await client.request('PUT', '/api/v0/gallery', {
      ...{ _id: body._id, title: { en: 'Season' }, images: [a, b], onClick: 'fullscreen', is_public: true },
    })
    expect(changed.body).toMatchObject({ title: 'Saison', images: [a, b], onClick: 'fullscreen', is_public: true })
    const english = await site.client().request('GET', '/api/v0/gallery?slug=saison&lang=en')
    expect(english.body).toMatchObject({ title: 'Season', images: [a, b] })
  })

  test('refuses in its own words', async () => {
    const client = await site.clientAs(['member'])
    const { _id } = (await client.request('POST', '/api/v0/gallery', { slug: 'saison' })).body as { _id: string }
    const wrong = { _id, slug: 'A b', interval: 4000, images: [newId()] }
    const answer = await client.request('PUT', '/api/v0/gallery', wrong)
    const { fields } = answer.body as { fields: { path: string }[] }
    expect([answer.status, fields.map(({ path }) => path)]).toEqual([400, ['slug', 'interval', 'images.0']])
    const removal = await client.request('DELETE', `/api/v0/gallery/${_id}`)
    expect([removal.status, removal.body]).toMatchObject([403, { code: 'C100' }])
    const batch = await client.request('POST', '/api/v0/gallery', { remove: [_id] })
    expect([batch.status, batch.body]).toMatchObject([403, { code: 'C100' }])
    expect(
      (await database.drizzle.select().from(galleries)).map(({ deletedAt, revision }) => [deletedAt, revision]),
    ).toEqual([[null, 1]])
  })

  test('lists to visitors what is public, to staff all that is not deleted', async () => {
    const shown = await createGallery(as(admin), { slug: 'offen', isPublic: true })
    const hidden = await createGallery(as(admin), { slug: 'geheim' })
    const deleted = await createGallery(as(admin), { slug: 'alt', isPublic: true })
    await deleteGalleries(as(admin), { galleryIds: [deleted.id] })
    type List = { items: { _id: string }[]; total: number }
    const listed = async (client: Client) => {
      const body = (await client.request('GET', '/api/v0/gallery/?sort=created')).body as List
      return [body.items.map(({ _id }) => _id), body.total]
    }
    expect(await listed(site.client())).toEqual([[shown.id], 1])
    expect(await listed(await site.clientAs(['member']))).toEqual([[shown.id, hidden.id], 2])
    const narrowed = async (qry: object) => {
      const { status, body } = await site.client().request('GET', `/api/v0/gallery?qry=${JSON.stringify(qry)}`)
      return [status, (body as List).items?.map(({ _id }) => _id)]
    }
    expect(await narrowed({ _id: { $in: [hidden.id, shown.id] } })).toEqual([200, [shown.id]])
    expect(await narrowed({ _id: newId() })).toEqual([200, []])
    expect(await narrowed({ _id: 'none' })).toEqual([400, undefined])
    expect(await narrowed({ ids: ['none'] })).toEqual([400, undefined])
    const one = (id: string) => site.client().request('GET', `/api/v0/gallery/${id}`)
    expect([(await one(shown.id)).status, (await one(hidden.id)).status, (await one(deleted.id)).status]).toEqual([
      ...[200, 404, 404],
    ])
  })
})
