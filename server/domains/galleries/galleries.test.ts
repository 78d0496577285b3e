import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { globalId } from '../../kit/globalIds.ts'
import { newId } from '../../kit/ids.ts'
import { guestViewer, type Viewer } from '../../kit/viewer.ts'
import { operation } from '../../platform/operation.ts'
import { auditEntries } from '../../platform/tables.ts'
import { contextFor, insertViewer, TEST_NOW } from '../../testing/builders.ts'
import { refusalsOf } from '../../testing/buyers.ts'
import { testDatabase } from '../../testing/database.ts'
import { insertPicture, type PictureValues } from '../../testing/pictures.ts'
import { type Client, testSite } from '../../testing/site.ts'
import { files } from '../files/tables.ts'
import { galleryFileUses } from './fileUses.ts'
import { createGallery, deleteGalleries, restoreGalleries, updateGallery } from './operations.ts'
import { fileIdsOfGalleries, type Gallery } from './queries.ts'
import { galleries, galleryImages } from './tables.ts'

const database = await testDatabase()
const site = await testSite(database)
const reader = database.drizzle
const as = (viewer: Viewer) => contextFor(database, { viewer })
let [member, admin] = [guestViewer(), guestViewer()]

const insertFile = (values: PictureValues = {}) => insertPicture(database, values)

beforeAll(async () => {
  member = await insertViewer(database, ['user', 'member'])
  admin = await insertViewer(database, ['user', 'admin'])
})
beforeEach(async () => {
  await reader.delete(galleries)
})

const stored = async () => ({
  galleries: await reader.select().from(galleries).orderBy(galleries.id),
  images: await reader.select().from(galleryImages).orderBy(galleryImages.galleryId, galleryImages.position),
})
const picturesOf = async ({ id }: Gallery, viewer = admin) =>
  (await fileIdsOfGalleries(reader, viewer, [id])).get(id) ?? []
const publicFiles = async (ids: readonly string[]) => {
  const rows = await reader.select().from(files)
  return ids.map(id => rows.find(row => row.id === id)!.isPublic)
}

/** Refuses with these codes and paths, and changes nothing. */
async function refused(run: () => Promise<unknown>, expected: readonly string[]): Promise<void> {
  const before = await stored()
  expect((await refusalsOf(run())).map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual(expected)
  expect(await stored()).toEqual(before)
}

describe('a gallery', () => {
  test('begins with its defaults and an address of its title', async () => {
    const gallery = await createGallery(as(member), { title: { de: 'Saison 2026', en: 'Season 2026' } })
    expect(gallery).toMatchObject({
      ...{ slug: 'saison-2026', title: { de: 'Saison 2026', en: 'Season 2026' }, showTitle: true, interval: 5 },
      ...{ size: 'fit', onClick: 'none', sizeClick: 'fit', pivotV: 'center', pivotH: 'center', isPublic: false },
      ...{ revision: 1, createdAt: TEST_NOW, changedAt: TEST_NOW, deletedAt: null },
    })
    expect((await createGallery(as(member), { title: { de: 'Saison 2026' } })).slug).toBe('saison-2026-2')
    expect((await createGallery(as(member), {})).slug).toBe('galerie')
  })

  test('keeps its pictures in their order, and loses those that are left out', async () => {
    const [a, b, c] = [await insertFile(), await insertFile(), await insertFile()]
    const gallery = await createGallery(as(member), { imageIds: [b, a] })
    expect(await picturesOf(gallery)).toEqual([b, a])
    const changed = await updateGallery(as(member), {
      ...{ galleryId: gallery.id, revision: 1, changes: { imageIds: [c, a, b] } },
    })
    expect(changed.revision).toBe(2)
    expect(await picturesOf(gallery)).toEqual([c, a, b])
    await updateGallery(as(member), { galleryId: gallery.id, revision: 2, changes: { imageIds: [a] } })
    expect(await picturesOf(gallery)).toEqual([a])
  })

  test('that is as it was stays as it is', async () => {
    const a = await insertFile()
    const gallery = await createGallery(as(member), { title: { de: 'Saison' }, imageIds: [a] })
    const before = await stored()
    const changes = { title: { de: 'Saison' }, imageIds: [a], size: 'fit', interval: 5, slug: null } as const
    expect(await updateGallery(as(member), { galleryId: gallery.id, revision: 1, changes })).toEqual(gallery)
    expect(await stored()).toEqual(before)
  })

  test('makes its pictures public when it becomes public, and those that come later', async () => {
    const [a, b, lost] = [await insertFile({ name: 'a.jpg' }), await insertFile({ name: 'b.jpg' }), await insertFile()]
    const gallery = await createGallery(as(member), { imageIds: [a, lost] })
    await reader.update(files).set({ deletedAt: TEST_NOW }).where(eq(files.id, lost))
    expect(await publicFiles([a, b, lost])).toEqual([false, false, false])
    const change = { galleryId: gallery.id, revision: null }
    await updateGallery(as(member), { ...change, changes: { isPublic: true } })
    expect(await publicFiles([a, b, lost])).toEqual([true, false, false])
    await updateGallery(as(member), { ...change, changes: { imageIds: [lost, b, a] } })
    expect(await publicFiles([a, b, lost])).toEqual([true, true, false])
    const notes = await reader.select().from(auditEntries).where(eq(auditEntries.subjectId, gallery.id))
    const [, published, added] = notes.toSorted((x, y) => x.id.localeCompare(y.id))
    expect(published).toMatchObject({
      ...{ action: 'gallery.updated', subjectName: 'galerie' },
      changes: { isPublic: { old: false, new: true }, madePublic: ['a.jpg'] },
    })
    expect(added!.changes).toEqual({ images: { old: 2, new: 3 }, madePublic: ['b.jpg'] })
  })

  test('is deleted, frees its address, and comes back hidden under one that is free', async () => {
    const first = await createGallery(as(member), { slug: 'saison', isPublic: true })
    expect(await deleteGalleries(as(admin), { galleryIds: [first.id, newId(), 'x'] })).toEqual({
      deletedIds: [first.id],
    })
    expect(await deleteGalleries(as(admin), { galleryIds: [first.id] })).toEqual({ deletedIds: [] })
    const second = await createGallery(as(member), { slug: 'saison' })
    const change = { galleryId: first.id, revision: null, changes: { size: 'crop' as const } }
    await expect(updateGallery(as(member), change)).rejects.toThrow('not found')
    expect(await restoreGalleries(as(admin), { galleryIds: [second.id, first.id] })).toEqual({
      restoredIds: [first.id],
    })
    const rows = (await stored()).galleries
    expect(rows.map(({ slug, isPublic, deletedAt }) => ({ slug, isPublic, deletedAt }))).toEqual([
      { slug: 'saison-2', isPublic: false, deletedAt: null },
      { slug: 'saison', isPublic: false, deletedAt: null },
    ])
  })

  test('leaves no picture behind that was deleted for good', async () => {
    const [a, b] = [await insertFile(), await insertFile()]
    const gallery = await createGallery(as(member), { imageIds: [a, b] })
    await reader.delete(files).where(eq(files.id, a))
    expect(await picturesOf(gallery)).toEqual([b])
  })
})

describe('a file that galleries show', () => {
  const [uses] = galleryFileUses

  test('is known as their picture, of deleted ones too', async () => {
    const [a, b] = [await insertFile(), await insertFile()]
    const gallery = await createGallery(as(member), { title: { de: 'Saison' }, imageIds: [a, b] })
    await deleteGalleries(as(admin), { galleryIds: [gallery.id] })
    const use = { subjectId: gallery.id, title: { de: 'Saison' }, times: 1, things: 1 }
    expect(await uses!.find(reader, [b, newId()])).toEqual([{ ...use, fileId: b }])
    expect(uses!.pathOf(gallery.id)).toBe(`/admincenter/galleries/edit/${globalId('Gallery', gallery.id)}`)
  })

  test('is taken out of all of them', async () => {
    const [a, b] = [await insertFile(), await insertFile()]
    const [one, other] = [
      await createGallery(as(member), { imageIds: [a, b] }),
      await createGallery(as(member), { imageIds: [b] }),
    ]
    const takeOut = operation('editor:files', (scope, ids: string[]) => uses!.remove(scope, ids))
    await takeOut(as(member), [a])
    expect([await picturesOf(one), await picturesOf(other)]).toEqual([[b], [b]])
    const rows = (await stored()).galleries
    expect([one, other].map(({ id }) => rows.find(row => row.id === id)!.revision)).toEqual([2, 1])
    await takeOut(as(member), [newId()])
    expect((await stored()).galleries).toEqual(rows)
  })
})

describe('refused is', () => {
  test('an address that another gallery has', async () => {
    await createGallery(as(member), { slug: 'saison' })
    await refused(() => createGallery(as(member), { slug: 'saison' }), ['SLUG_TAKEN slug'])
    const other = await createGallery(as(member), { slug: 'turnier' })
    const change = { galleryId: other.id, revision: null, changes: { slug: 'saison' } }
    await refused(() => updateGallery(as(member), change), ['SLUG_TAKEN changes.slug'])
  })

  test('one of two who take the same address at once', async () => {
    const both = await Promise.allSettled([1, 2].map(() => createGallery(as(member), { slug: 'saison' })))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const titled = [1, 2, 3].map(() => createGallery(as(member), { title: { de: 'Turnier' } }))
    expect((await Promise.all(titled)).map(({ slug }) => slug).toSorted()).toEqual([
      'turnier',
      'turnier-2',
      'turnier-3',
    ])
  })

  test('a file that is unknown, in the trash, of one thing alone, or no picture', async () => {
    const [picture, trashed] = [await insertFile(), await insertFile({ deletedAt: TEST_NOW })]
    const pdf = await insertFile({
      name: 'plan.pdf',
      extension: 'pdf',
      mimeType: 'application/pdf',
      width: null,
      height: null,
    })
    const own = await insertFile({ isInLibrary: false })
    await refused(
      () => createGallery(as(member), { imageIds: [picture, newId(), 'x', trashed, own, pdf] }),
      [
        ...['NOT_FOUND imageIds.1', 'NOT_FOUND imageIds.2', 'NOT_FOUND imageIds.3', 'NOT_FOUND imageIds.4'],
        'FILE_TYPE_INVALID imageIds.5',
      ],
    )
  })

  test('what is as it was seen no more', async () => {
    const gallery = await createGallery(as(member), {})
    await updateGallery(as(admin), { galleryId: gallery.id, revision: 1, changes: { size: 'crop' } })
    const change = { galleryId: gallery.id, revision: 1, changes: { size: 'stretch' as const } }
    await refused(() => updateGallery(as(member), change), ['STALE_REVISION revision'])
  })

  test('to visitors and customers everything, to members what deletes', async () => {
    const gallery = await createGallery(as(admin), {})
    const before = await stored()
    for (const viewer of [guestViewer(), await insertViewer(database)]) {
      await expect(createGallery(as(viewer), {})).rejects.toThrow(/permission|sign in/)
      const change = { galleryId: gallery.id, revision: null, changes: {} }
      await expect(updateGallery(as(viewer), change)).rejects.toThrow(/permission|sign in/)
    }
    await expect(deleteGalleries(as(member), { galleryIds: [gallery.id] })).rejects.toThrow('No permission.')
    await expect(restoreGalleries(as(member), { galleryIds: [gallery.id] })).rejects.toThrow('No permission.')
    expect(await stored()).toEqual(before)
  })
})

const asked = async <Data>(client: Client, query: string, variables: object = {}) => {
  const { body } = await client.request('POST', '/graphql', { query, variables })
  return body as { data: Data; errors?: { message: string }[] }
}

describe('GraphQL', () => {
  test('shows visitors public galleries with public pictures, page by page', async () => {
    const alt = { de: 'Halle', en: 'Hall' }
    const ids = [await insertFile({ alt, focalX: 0.25, focalY: 0.5 }), await insertFile(), await insertFile()]
    const gallery = await createGallery(as(admin), { title: { de: 'Saison' }, imageIds: ids, isPublic: true })
    await reader.update(files).set({ isPublic: false }).where(eq(files.id, ids[1]!))
    const query = `query ($slug: String!, $after: String) { gallery(slug: $slug) { title path imageCount images(first: 1, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { fileId alt caption focalPoint { x y } width srcSet(widths: [480, 2000]) isShown name } } } } }`
    type Shown = { gallery: { images: { pageInfo: { endCursor: string } } } | null }
    const first = await asked<Shown>(site.client(), query, { slug: 'saison' })
    const sha = ids[0]!.replaceAll('-', '').padEnd(64, '0')
    expect(first.data.gallery).toMatchObject({
      ...{ title: 'Saison', path: '/gallery/saison', imageCount: 2 },
      images: {
        ...{ totalCount: 2, pageInfo: { hasNextPage: true } },
        edges: [
          {
            node: {
              ...{ fileId: globalId('File', ids[0]!), alt: 'Halle', caption: null, focalPoint: { x: 0.25, y: 0.5 } },
              ...{
                width: 1200,
                srcSet: `/images/${sha}/480 480w, /images/${sha}/2000 1200w`,
                isShown: true,
                name: null,
              },
            },
          },
        ],
      },
    })
    const after = first.data.gallery!.images.pageInfo.endCursor
    const second = await asked<Shown>(site.client(), query, { slug: 'saison', after })
    expect(second.data.gallery).toMatchObject({
      images: {
        pageInfo: { hasNextPage: false },
        edges: [{ node: { fileId: globalId('File', ids[2]!), alt: 'Saison' } }],
      },
    })
    const staff = `query ($id: ID!) { managedGallery(id: $id) { imageCount images(first: 9) { edges { node { isShown name url(width: 200, height: 200) srcSet(widths: [480]) } } } } }`
    expect((await asked(await site.clientAs(['member']), staff, { id: gallery.id })).data).toEqual({
      managedGallery: {
        imageCount: 3,
        images: {
          edges: ids.map((id, place) => {
            const isShown = place !== 1
            const sha256 = id.replaceAll('-', '').padEnd(64, '0')
            // What is not public has no address that everybody may ask.
            const own = (size: string) => `/api/v0/download/${id}/${size}?v=${sha256.slice(0, 8)}`
            const [url, srcSet] = isShown
              ? [`/images/${sha256}/200x200`, `/images/${sha256}/480 480w`]
              : [own('200x200'), `${own('480')} 480w`]
            return { node: { isShown, name: 'halle.jpg', url, srcSet } }
          }),
        },
      },
    })
  })

  test('keeps hidden and deleted ones from visitors, by address and by id', async () => {
    const hidden = await createGallery(as(admin), { slug: 'geheim' })
    const deleted = await createGallery(as(admin), { slug: 'alt', isPublic: true })
    await deleteGalleries(as(admin), { galleryIds: [deleted.id] })
    const query = `query ($slug: String!, $id: ID!) { gallery(slug: $slug) { id } node(id: $id) { id } }`
    const asStaff = await site.clientAs(['member'])
    for (const { id, slug } of [hidden, deleted]) {
      const variables = { slug, id: globalId('Gallery', id) }
      expect((await asked(site.client(), query, variables)).data).toEqual({ gallery: null, node: null })
      expect((await asked<{ node: { id: string } }>(asStaff, query, variables)).data.node.id).toBe(variables.id)
    }
  })

  test('is answered anew for visitors after each change', async () => {
    const picture = await insertFile()
    const gallery = await createGallery(as(admin), { slug: 'saison', isPublic: true })
    const query = `{ gallery(slug: "saison") { title imageCount } }`
    const seen = async () => (await asked<{ gallery: object | null }>(site.client(), query)).data.gallery
    expect(await seen()).toEqual({ title: '', imageCount: 0 })
    const change = { galleryId: gallery.id, revision: null }
    await updateGallery(as(admin), { ...change, changes: { title: { de: 'Saison' }, imageIds: [picture] } })
    expect(await seen()).toEqual({ title: 'Saison', imageCount: 1 })
    await reader.update(files).set({ deletedAt: TEST_NOW }).where(eq(files.id, picture))
    expect(await seen()).toEqual({ title: 'Saison', imageCount: 0 })
    await updateGallery(as(admin), { ...change, changes: { isPublic: false } })
    expect(await seen()).toBe(null)
  })

  test('makes, changes, deletes and restores', async () => {
    const picture = globalId('File', await insertFile())
    const client = await site.clientAs(['admin'])
    const fields = `{ gallery { id slug titles { de en } interval size images { edges { node { fileId } } } revision } errors { code path } }`
    const create = `mutation ($input: CreateGalleryInput!) { createGallery(input: $input) ${fields} }`
    type Made = { createGallery: { gallery: { id: string } } }
    const gallery = { title: { de: 'Saison', en: 'Season' }, imageIds: [picture], interval: 2.5, size: 'CROPCOVER' }
    const made = (await asked<Made>(client, create, { input: { gallery } })).data.createGallery
    expect(made).toEqual({
      gallery: {
        ...{ id: made.gallery.id, slug: 'saison', titles: { de: 'Saison', en: 'Season' }, interval: 2.5 },
        ...{ size: 'CROPCOVER', images: { edges: [{ node: { fileId: picture } }] }, revision: 1 },
      },
      errors: [],
    })
    const update = `mutation ($input: UpdateGalleryInput!) { updateGallery(input: $input) ${fields} }`
    const galleryId = made.gallery.id
    const changes = { interval: 9999, slug: 'A b', imageIds: [picture, picture] }
    expect((await asked(client, update, { input: { galleryId, revision: 1, changes } })).data).toEqual({
      updateGallery: {
        gallery: null,
        errors: [
          { code: 'INVALID_INPUT', path: ['changes', 'slug'] },
          { code: 'INVALID_INPUT', path: ['changes', 'interval'] },
          { code: 'INVALID_INPUT', path: ['changes', 'imageIds'] },
        ],
      },
    })
    const remove = `mutation ($input: DeleteGalleriesInput!) { deleteGalleries(input: $input) { deletedGalleryIds errors { code } } }`
    const input = { input: { galleryIds: [galleryId] } }
    expect((await asked(client, remove, input)).data).toEqual({
      deleteGalleries: { deletedGalleryIds: [galleryId], errors: [] },
    })
    const tabs = `{ galleries(filter: { search: "SAI son", tab: DELETED }) { totalCount edges { node { id } } tabs { key count } } }`
    expect((await asked(client, tabs)).data).toEqual({
      galleries: {
        ...{ totalCount: 1, edges: [{ node: { id: galleryId } }] },
        tabs: [
          { key: 'ALL', count: 0 },
          { key: 'PUBLIC', count: 0 },
          { key: 'HIDDEN', count: 0 },
          { key: 'DELETED', count: 1 },
        ],
      },
    })
    const restore = `mutation ($input: RestoreGalleriesInput!) { restoreGalleries(input: $input) { restoredGalleryIds errors { code } } }`
    expect((await asked(client, restore, input)).data).toEqual({
      restoreGalleries: { restoredGalleryIds: [galleryId], errors: [] },
    })
  })

  test('reads the pictures of all galleries of a page together', async () => {
    const statements: string[] = []
    const { pool } = database
    const original = pool.query.bind(pool)
    const query = `{ galleries(first: 50) { edges { node { id imageCount images(first: 3) { edges { node { alt } } } } } } }`
    const client = await site.clientAs(['admin'])
    const asking = async () => {
      statements.length = 0
      Object.assign(pool, {
        query: (...args: unknown[]) => {
          statements.push(JSON.stringify(args[0]).slice(0, 400))
          return (original as (...given: unknown[]) => unknown)(...args)
        },
      })
      await asked(client, query)
      Object.assign(pool, { query: original })
      return statements.filter(text => text.includes('galler')).length
    }
    await createGallery(as(admin), { imageIds: [await insertFile()] })
    const one = await asking()
    for (let at = 0; at < 5; at += 1) await createGallery(as(admin), { imageIds: [await insertFile()] })
    expect(one).toBeGreaterThan(0)
    expect(await asking()).toBe(one)
  })
})
