import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { globalId } from '../../../api/globalIds.ts'
import { newId } from '../../../kit/ids.ts'
import { inTransaction } from '../../../platform/database.ts'
import { ask, dataOf } from '../../../testing/asking.ts'
import { insertProduct, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { testSite } from '../../../testing/site.ts'
import { refreshListings } from '../../catalogue/listings/refreshListings.ts'
import { productDownloads, productGroups, productImages } from '../../catalogue/tables.ts'
import { readSettings } from '../../settings/queries.ts'
import { files } from '../tables.ts'
import { keptFile, nameWith } from './rules/fileChanges.ts'

const database = await testDatabase()
const site = await testSite(database)
const staff = await site.clientAs(['user', 'member'])
const admin = await site.clientAs(['user', 'admin'])

/** A file of the library as it was uploaded. */
const insertFile = async (changes: Partial<typeof files.$inferInsert> = {}) => {
  const id = newId()
  const picture = { name: 'vorne.jpg', extension: 'jpg', mimeType: 'image/jpeg', size: 1000, width: 1600, height: 2000 }
  await database.drizzle
    .insert(files)
    .values({ id, sha256: 'a'.repeat(64), ...picture, isPublic: true, createdAt: TEST_NOW, ...changes })
  return { id, fileId: globalId('File', id) }
}
const rowOf = async (id: string) => (await database.drizzle.select().from(files).where(eq(files.id, id)))[0]
const state = async () =>
  Promise.all(
    ['files', 'file_versions', 'product_images', 'product_downloads', 'product_groups', 'audit_entries'].map(
      async table =>
        (await database.pool.query(`select md5(string_agg(t::text, '' order by t::text)) as sum from ${table} t`)).rows,
    ),
  )

const update = `mutation ($input: UpdateFileInput!) { updateFile(input: $input) {
  file { name alt { de en } caption { de en } tags isPublic focalPoint { x y } revision }
  errors { __typename code path ... on FileInUse { file { name } uses { kind title adminPath count } } } } }`
const tag = `mutation ($input: TagFilesInput!) { tagFiles(input: $input) { files { id tags } errors { code path } } }`
const trash = `mutation ($input: TrashFilesInput!) { trashFiles(input: $input) { files { id deletedAt }
  errors { code path ... on FileInUse { file { name } uses { kind title viewerCanRemove } } } } }`
const restore = `mutation ($input: RestoreFilesInput!) { restoreFiles(input: $input) { files { id deletedAt } errors { code } } }`
const remove = `mutation ($input: DeleteFilesInput!) { deleteFiles(input: $input) { deletedFileIds errors { code path } } }`

type Errors = { code: string; path: string[] }[]

describe('what is said of a file', () => {
  test.each([
    ['vorne.jpg', 'jpg', 'vorne.jpg'],
    ['Von vorne', 'jpg', 'Von vorne.jpg'],
    ['vorne.JPEG', 'jpg', 'vorne.JPEG'],
    ['vorne.png', 'jpg', 'vorne.png.jpg'],
    ['../../etc/passwd', 'jpg', 'passwd.jpg'],
    ['a\u202egpj.exe', 'pdf', 'agpj.exe.pdf'],
    ['  ', 'jpg', ''],
    ['.jpg', 'jpg', ''],
    ['LICENSE', '', 'LICENSE'],
  ])('%s, of %s, is called %s', (name, extension, called) => expect(nameWith(extension, name)).toBe(called))

  test.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(201) }, 'name'],
    [{ alt: { de: 'x'.repeat(301) } }, 'alt'],
    [{ alt: { de: ' ', en: 'front' } }, 'alt'],
    [{ caption: { de: 'a\0b' } }, 'caption'],
    [{ tags: Array.from({ length: 51 }, (_, i) => `t${i}`) }, 'tags'],
    [{ tags: ['x'.repeat(61)] }, 'tags'],
    [{ focalPoint: { x: 1.01, y: 0 } }, 'focalPoint'],
  ])('%j is refused', (changes, field) => {
    const { refusals } = keptFile({ extension: 'jpg', width: 10 }, changes, [])
    expect(refusals.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual([`INVALID_INPUT ${field}`])
  })

  test('only pictures have a point that stays in sight', () => {
    const { refusals } = keptFile({ extension: 'pdf', width: null }, { focalPoint: { x: 0, y: 0 } }, [])
    expect(refusals).toMatchObject([{ code: 'INVALID_INPUT', path: ['focalPoint'] }])
  })

  test('is changed by staff, with a note in the log', async () => {
    const { id, fileId } = await insertFile()
    const changes = {
      ...{ name: 'Trikot vorne', alt: { de: ' Trikot von vorne ', en: 'Jersey, front' }, caption: { de: 'Nordwald' } },
      ...{ tags: ['Trikot', ' ', 'Trikot', 'Saison  26'], isPublic: false, focalPoint: { x: 0.3, y: 1 } },
    }
    expect(await dataOf(staff, update, { input: { fileId, revision: 1, changes } })).toEqual({
      updateFile: {
        file: {
          ...{ name: 'Trikot vorne.jpg', alt: { de: 'Trikot von vorne', en: 'Jersey, front' }, isPublic: false },
          ...{ caption: { de: 'Nordwald', en: null }, tags: ['Trikot', 'Saison 26'], focalPoint: { x: 0.3, y: 1 } },
          revision: 2,
        },
        errors: [],
      },
    })
    const { rows } = await database.pool.query(
      'select action, subject_name, changes->$2 as tags from audit_entries where subject_id = $1',
      [id, 'tags'],
    )
    expect(rows).toEqual([
      { action: 'file.updated', subject_name: 'Trikot vorne.jpg', tags: { old: [], new: ['Trikot', 'Saison 26'] } },
    ])
    const before = await state()
    const same = { name: 'Trikot vorne.jpg', focalPoint: { x: 0.3, y: 1 } }
    expect(await dataOf(staff, update, { input: { fileId, revision: 2, changes: same } })).toMatchObject({
      updateFile: { file: { revision: 2 }, errors: [] },
    })
    expect(await state()).toEqual(before)
  })

  test('is not changed by who saw an earlier revision, nor in the trash', async () => {
    const { fileId } = await insertFile({ revision: 4 })
    const lying = await insertFile({ deletedAt: TEST_NOW })
    const before = await state()
    const of = async (input: object) =>
      (await dataOf<{ updateFile: { errors: Errors } }>(staff, update, { input })).updateFile.errors
    expect(await of({ fileId, revision: 3, changes: { name: 'x' } })).toMatchObject([
      { code: 'STALE_REVISION', path: ['revision'] },
    ])
    expect(await of({ fileId: lying.fileId, revision: 1, changes: { name: 'x' } })).toMatchObject([
      { code: 'TRANSITION_NOT_ALLOWED', path: ['fileId'] },
    ])
    expect(await state()).toEqual(before)
  })
})

describe('tags of many', () => {
  test('are given and taken at once; what both name is taken', async () => {
    const [one, other, lying] = [
      await insertFile({ tags: ['alt', 'bleibt'] }),
      await insertFile(),
      await insertFile({ deletedAt: TEST_NOW }),
    ]
    const fileIds = [one.fileId, other.fileId, lying.fileId, globalId('File', newId())]
    const input = { fileIds, add: ['neu', ' ', 'alt'], remove: ['alt'] }
    const { tagFiles } = await dataOf<{ tagFiles: { files: { id: string; tags: string[] }[] } }>(staff, tag, { input })
    expect(new Map(tagFiles.files.map(({ id, tags }) => [id, tags]))).toEqual(
      new Map([
        [one.fileId, ['bleibt', 'neu']],
        [other.fileId, ['neu']],
      ]),
    )
  })

  test('too many for one change none', async () => {
    const full = await insertFile({ tags: Array.from({ length: 50 }, (_, i) => `t${i}`) })
    const other = await insertFile()
    const before = await state()
    const input = { fileIds: [other.fileId, full.fileId], add: ['neu'] }
    expect(await dataOf(staff, tag, { input })).toMatchObject({
      tagFiles: { files: [], errors: [{ code: 'INVALID_INPUT', path: ['add'] }] },
    })
    expect(await state()).toEqual(before)
  })
})

describe('a file that is shown', () => {
  let used: Awaited<ReturnType<typeof insertFile>>
  let productId: string
  beforeEach(async () => {
    used = await insertFile({ name: 'Größen.jpg' })
    const { id } = await insertProduct(database)
    productId = id
    await database.drizzle
      .insert(productImages)
      .values([0, 1].map(position => ({ id: newId(), productId, fileId: used.id, position })))
    await database.drizzle
      .insert(productDownloads)
      .values({ productId, fileId: used.id, title: { de: 'Größen' }, position: 0 })
    await database.drizzle.insert(productGroups).values({
      ...{ id: newId(), slug: `g-${newId()}`, title: { de: 'Trikots', en: 'Jerseys' } },
      ...{ imageId: used.id, imageAlt: { de: 'Ein Trikot' } },
    })
    const settings = await readSettings(database.drizzle)
    await inTransaction(database, tx => refreshListings(tx, [productId], { settings, now: TEST_NOW }))
  })

  test('says where, in words and with the way there', async () => {
    const question = `query ($id: ID!) { file(id: $id) { useCount uses { kind title adminPath count viewerCanRemove } } }`
    const found = await dataOf<{ file: { uses: object[] } }>(staff, question, { id: used.fileId })
    const adminPath = `/admincenter/products/${globalId('Product', productId)}`
    expect(found).toMatchObject({
      file: {
        useCount: 3,
        uses: [
          { kind: 'PRODUCT_PICTURE', title: 'Trikot Nordwald', adminPath, count: 2, viewerCanRemove: false },
          { kind: 'PRODUCT_DOWNLOAD', title: 'Trikot Nordwald', adminPath, count: 1 },
          { kind: 'GROUP_PICTURE', title: 'Trikots', count: 1 },
        ],
      },
    })
  })

  test('does not go, nor become private, while it is', async () => {
    const free = await insertFile()
    const before = await state()
    const input = { fileIds: [free.fileId, used.fileId], inUse: 'REFUSE' }
    const refused = await dataOf<{ trashFiles: { files: object[]; errors: Errors } }>(staff, trash, { input })
    expect(refused.trashFiles).toMatchObject({
      files: [],
      errors: [{ code: 'FILE_IN_USE', path: ['fileIds', '1'], file: { name: 'Größen.jpg' } }],
    })
    const hide = { fileId: used.fileId, revision: 1, changes: { isPublic: false } }
    expect(await dataOf(staff, update, { input: hide })).toMatchObject({
      updateFile: { errors: [{ __typename: 'FileInUse', code: 'FILE_IN_USE', path: ['changes', 'isPublic'] }] },
    })
    // Who may not change the catalogue takes nothing away from it.
    expect(await dataOf(staff, trash, { input: { ...input, inUse: 'REMOVE' } })).toMatchObject({
      trashFiles: { files: [], errors: [{ code: 'FILE_IN_USE', uses: [{ viewerCanRemove: false }, {}, {}] }] },
    })
    expect(await state()).toEqual(before)
  })

  test('stays where the others go', async () => {
    const free = await insertFile()
    const input = { fileIds: [free.fileId, used.fileId], inUse: 'KEEP' }
    expect(await dataOf(staff, trash, { input })).toMatchObject({
      trashFiles: { files: [{ id: free.fileId, deletedAt: expect.any(String) }], errors: [] },
    })
    expect((await rowOf(used.id))?.deletedAt).toBeNull()
  })

  test('is taken away from everything that shows it, and then goes', async () => {
    const input = { fileIds: [used.fileId], inUse: 'REMOVE' }
    expect(await dataOf(admin, trash, { input })).toMatchObject({ trashFiles: { errors: [] } })
    const count = async (table: string, column = 'file_id') =>
      (await database.pool.query(`select count(*)::int as n from ${table} where ${column} = $1`, [used.id])).rows[0].n
    expect([
      await count('product_images'),
      await count('product_downloads'),
      await count('product_groups', 'image_id'),
    ]).toEqual([0, 0, 0])
    const { rows } = await database.pool.query('select card->$2 as image from listings where product_id = $1', [
      productId,
      'image',
    ])
    expect(rows).toEqual([{ image: null }])
  })
})

describe('the trash', () => {
  test('gives back what lies in it', async () => {
    const [lying, present] = [await insertFile({ deletedAt: TEST_NOW }), await insertFile()]
    const fileIds = [lying.fileId, present.fileId]
    expect(await dataOf(staff, restore, { input: { fileIds } })).toEqual({
      restoreFiles: { files: [{ id: lying.fileId, deletedAt: null }], errors: [] },
    })
  })

  test('is emptied by administrators alone, and only of what lies in it', async () => {
    const [lying, present] = [await insertFile({ deletedAt: TEST_NOW }), await insertFile()]
    const before = await state()
    const denied = await ask(staff, remove, { input: { fileIds: [lying.fileId] } })
    expect(denied.errors).toMatchObject([{ extensions: { code: 'C100' } }])
    expect(await dataOf(admin, remove, { input: { fileIds: [lying.fileId, present.fileId] } })).toMatchObject({
      deleteFiles: { deletedFileIds: [], errors: [{ code: 'TRANSITION_NOT_ALLOWED', path: ['fileIds', '1'] }] },
    })
    expect(await state()).toEqual(before)
    expect(await dataOf(admin, remove, { input: { fileIds: [lying.fileId] } })).toEqual({
      deleteFiles: { deletedFileIds: [lying.fileId], errors: [] },
    })
    expect(await rowOf(lying.id)).toBeUndefined()
  })
})
