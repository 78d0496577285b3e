import { asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { globalId } from '../../../api/globalIds.ts'
import { newId } from '../../../kit/ids.ts'
import { auditEntries } from '../../../tables.ts'
import { dataOf } from '../../../testing/asking.ts'
import { contextFor, insertViewer, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { lockedPdf, pdfOf, signedPdf } from '../../../testing/pdf.ts'
import { testSite } from '../../../testing/site.ts'
import { takeLock } from '../../locks/operations.ts'
import { files, fileVersions } from '../tables.ts'

const database = await testDatabase()
const site = await testSite(database)
const staff = await site.clientAs(['user', 'member'])

/** Three pages: 200 x 100 points, the same seen upright, and 595 x 841. */
const document = pdfOf(['/MediaBox[0 0 200 100]', '/MediaBox[0 0 200 100]/Rotate 90', '/MediaBox[0 0 595 841]'])

async function insertDocument(content: Buffer = document, changes: Partial<typeof files.$inferInsert> = {}) {
  const stored = await site.storage.putFile(content)
  const id = newId()
  await database.drizzle.insert(files).values({
    ...{ id, name: 'plan.pdf', extension: 'pdf', mimeType: 'application/pdf', createdAt: TEST_NOW },
    ...{ ...stored, ...changes },
  })
  return { id, fileId: globalId('File', id), sha256: stored.sha256 }
}
const rowOf = async (id: string) => (await database.drizzle.select().from(files).where(eq(files.id, id)))[0]!
const versionsOf = (id: string) =>
  database.drizzle.select().from(fileVersions).where(eq(fileVersions.fileId, id)).orderBy(asc(fileVersions.number))
/** All that an edit may change. */
const state = async (id: string) => [
  await rowOf(id),
  await versionsOf(id),
  await database.drizzle.$count(auditEntries, eq(auditEntries.subjectId, id)),
]
/** The sides of the pages of a file as it is now. */
const sidesOf = async (id: string) => {
  const { pages = [] } = await site.images.editing.pages((await rowOf(id)).sha256)
  return pages.map(({ width, height }) => `${width}x${height}`)
}

const edit = `mutation ($input: EditDocumentInput!) { editDocument(input: $input) {
  file { revision isEdited pages { number turned crop { left top width height } width height } }
  errors { code path } } }`
const wanted = (fileId: string, revision: number, pages: object[]) => ({ input: { fileId, revision, pages } })
const crop = { left: 10, top: 20, width: 50, height: 60 }

describe('the pages of a document', () => {
  test('are turned and cropped, each for itself; what it was becomes a version', async () => {
    const { id, fileId, sha256 } = await insertDocument()
    const pages = [
      { number: 1, turned: 'BY_90', crop: null },
      { number: 3, turned: 'BY_0', crop },
    ]
    expect(await dataOf(staff, edit, wanted(fileId, 1, pages))).toEqual({
      editDocument: {
        file: {
          ...{ revision: 2, isEdited: true },
          pages: [
            { number: 1, turned: 'BY_90', crop: null, width: 200, height: 100 },
            { number: 2, turned: 'BY_0', crop: null, width: 100, height: 200 },
            { number: 3, turned: 'BY_0', crop, width: 595, height: 841 },
          ],
        },
        errors: [],
      },
    })
    expect(await sidesOf(id)).toEqual(['100x200', '100x200', '50x60'])
    expect(await rowOf(id)).toMatchObject({ originalSha256: sha256, name: 'plan.pdf', width: null })
    expect(await versionsOf(id)).toMatchObject([{ number: 1, sha256, edit: null, originalSha256: null }])
    const notes = await database.drizzle.select().from(auditEntries).where(eq(auditEntries.subjectId, id))
    expect(notes.map(({ action, subjectName }) => [action, subjectName])).toEqual([['file.edited', 'plan.pdf']])
  })

  test('are always made of what was uploaded, which is there again once everything is undone', async () => {
    const { id, fileId, sha256 } = await insertDocument()
    await dataOf(staff, edit, wanted(fileId, 1, [{ number: 3, turned: 'BY_90', crop }]))
    await dataOf(staff, edit, wanted(fileId, 2, [{ number: 1, turned: 'BY_180', crop }]))
    expect(await sidesOf(id)).toEqual(['50x60', '100x200', '595x841'])
    await dataOf(staff, edit, wanted(fileId, 3, [{ number: 1, turned: 'BY_0', crop: { ...whole, width: 200 } }]))
    expect(await rowOf(id)).toMatchObject({
      ...{ sha256, size: document.byteLength, edit: null, originalSha256: null, revision: 4 },
    })
  })

  test('that are as they were write nothing', async () => {
    const { id, fileId } = await insertDocument()
    await dataOf(staff, edit, wanted(fileId, 1, [{ number: 2, turned: 'BY_90' }]))
    const before = await state(id)
    await dataOf(staff, edit, wanted(fileId, 2, [{ number: 2, turned: 'BY_90' }]))
    expect(await state(id)).toEqual(before)
  })

  test('are shown as they were uploaded to those who edit them, and to nobody else', async () => {
    const { id, fileId } = await insertDocument()
    await dataOf(staff, edit, wanted(fileId, 1, [{ number: 2, turned: 'BY_90' }]))
    const query = 'query ($id: ID!) { file(id: $id) { editObstacle pages { pictureUrl } } }'
    const path = `/api/v0/original/${id}/pages`
    expect(await dataOf(staff, query, { id: fileId })).toEqual({
      file: {
        editObstacle: null,
        pages: [{ pictureUrl: `${path}/1` }, { pictureUrl: `${path}/2` }, { pictureUrl: `${path}/3` }],
      },
    })
    const answer = await staff.request('GET', `${path}/2`)
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'no-store',
    ])
    expect((await site.client().request('GET', `${path}/2`)).status).toBe(401)
    expect((await (await site.clientAs(['user'])).request('GET', `${path}/2`)).status).toBe(403)
    expect((await staff.request('GET', `${path}/4`)).status).toBe(404)
    expect((await staff.request('GET', `/api/v0/original/${newId()}/pages/1`)).status).toBe(404)
  })
})

const whole = { left: 0, top: 0, width: 100, height: 100 }

describe('an edit of pages is refused', () => {
  const one = [{ number: 1, turned: 'BY_90' }]
  test.each([
    [
      'outside of the page',
      document,
      {},
      [{ number: 3, turned: 'BY_0', crop: { ...crop, left: 546 } }],
      'CROP_INVALID pages.0.crop',
    ],
    [
      'outside of the turned page',
      document,
      {},
      [...one, { number: 2, turned: 'BY_90', crop: { ...crop, top: 41 } }],
      'CROP_INVALID pages.1.crop',
    ],
    [
      'of a page that there is not',
      document,
      {},
      [...one, { number: 4, turned: 'BY_90' }],
      'INVALID_INPUT pages.1.number',
    ],
    ['of a document with a password', lockedPdf(), {}, one, 'PICTURE_NOT_EDITABLE fileId'],
    ['of a signed document', signedPdf(), {}, one, 'PICTURE_NOT_EDITABLE fileId'],
    ['of a broken document', Buffer.from('%PDF-1.7 nothing'), {}, one, 'PICTURE_NOT_EDITABLE fileId'],
    ['of what is no PDF', document, { extension: 'txt' }, one, 'PICTURE_NOT_EDITABLE fileId'],
    ['in the trash', document, { deletedAt: TEST_NOW }, one, 'TRANSITION_NOT_ALLOWED fileId'],
    ['of another revision', document, { revision: 7 }, one, 'STALE_REVISION revision'],
  ] as const)('%s', async (_label, content, values, pages, refused) => {
    const { id, fileId } = await insertDocument(content, values)
    const before = await state(id)
    const answer = await dataOf<{ editDocument: { file: null; errors: { code: string; path: string[] }[] } }>(
      ...([staff, edit, wanted(fileId, 1, [...pages])] as const),
    )
    const { file, errors } = answer.editDocument
    expect([file, errors.map(({ code, path }) => `${code} ${path.join('.')}`)]).toEqual([null, [refused]])
    expect(await state(id)).toEqual(before)
  })

  test('while somebody else has the document open', async () => {
    const { id, fileId } = await insertDocument()
    const kim = await insertViewer(database, ['user', 'member'])
    await takeLock(contextFor(database, { viewer: kim, tab: 'one' }), { kind: 'file', id })
    const before = await state(id)
    expect(await dataOf(staff, edit, wanted(fileId, 1, one))).toEqual({
      editDocument: { file: null, errors: [{ code: 'FILE_LOCKED', path: ['fileId'] }] },
    })
    expect(await state(id)).toEqual(before)
  })

  test.each([
    ['locked', lockedPdf(), 'LOCKED'],
    ['signed', signedPdf(), 'SIGNED'],
    ['broken', Buffer.from('%PDF-1.7 nothing'), 'DAMAGED'],
  ])('which is known before (%s)', async (_label, content, obstacle) => {
    const { fileId } = await insertDocument(content)
    expect(
      await dataOf(staff, 'query ($id: ID!) { file(id: $id) { editObstacle pages { number } } }', { id: fileId }),
    ).toEqual({ file: { editObstacle: obstacle, pages: null } })
  })
})

describe('the documented paths', () => {
  const post = (path: string, body: object) => staff.request('POST', `/api/v0/${path}`, body)

  test('turn all pages, or those that are named, and crop what is seen then', async () => {
    const { id } = await insertDocument()
    expect((await post('rotate/', { _id: id, angle: -90 })).body).toMatchObject({ _id: id, edited: true, revision: 2 })
    expect(await sidesOf(id)).toEqual(['100x200', '200x100', '841x595'])
    await post('rotate', { _id: id, angle: 90, pages: [2, 3] })
    expect(await sidesOf(id)).toEqual(['100x200', '100x200', '595x841'])
    await post('crop', { _id: id, x: 5, y: 5, width: 90, height: 150 })
    expect(await sidesOf(id)).toEqual(['90x150', '90x150', '90x150'])
    await post('crop', { _id: id, x: 10, y: 0, width: 20, height: 30, pages: [2] })
    expect(await sidesOf(id)).toEqual(['90x150', '20x30', '90x150'])
    expect((await rowOf(id)).edit).toMatchObject({
      pages: [
        { number: 1, turned: 270, crop: { left: 5, top: 5, width: 90, height: 150 } },
        { number: 2, turned: 0, crop: { left: 15, top: 5, width: 20, height: 30 } },
        { number: 3, turned: 0, crop: { left: 5, top: 5, width: 90, height: 150 } },
      ],
    })
  })

  test.each([
    ['crop', { x: 0, y: 0, width: 101, height: 10 }, 'CROP_INVALID'],
    ['crop', { x: 0, y: 0, width: 10, height: 10, pages: [4] }, 'INVALID_INPUT'],
    ['rotate', { angle: 90, pages: [0] }, 'INVALID_INPUT'],
    ['rotate', { angle: 90, pages: [] }, 'INVALID_INPUT'],
  ])('%s with %j is refused', async (path, body, code) => {
    const { id } = await insertDocument()
    const before = await state(id)
    const answer = await post(path, { _id: id, ...body })
    const { fields } = answer.body as { fields: { code: string }[] }
    expect([answer.status, fields[0]!.code]).toEqual([400, code])
    expect(await state(id)).toEqual(before)
  })

  test('know no pages of pictures', async () => {
    const { id } = await insertDocument(document, { extension: 'txt', mimeType: 'text/plain' })
    const answer = await post('rotate', { _id: id, angle: 90, pages: [1] })
    expect([answer.status, answer.body]).toMatchObject([400, { fields: [{ path: 'pages', code: 'INVALID_INPUT' }] }])
  })
})
