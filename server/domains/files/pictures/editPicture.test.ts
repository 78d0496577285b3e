import { asc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { globalId } from '../../../api/globalIds.ts'
import { newId } from '../../../kit/ids.ts'
import { auditEntries } from '../../../tables.ts'
import { dataOf } from '../../../testing/asking.ts'
import { contextFor, insertViewer, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { testSite } from '../../../testing/site.ts'
import { openSession } from '../../accounts/sessions/sessions.ts'
import { takeLock } from '../../locks/operations.ts'
import { files, fileVersions } from '../tables.ts'
import { editPicture } from './editPicture.ts'

const database = await testDatabase()
const site = await testSite(database)
const staff = await site.clientAs(['user', 'member'])

/** A picture of 60 x 40 in which red says the column and green the row of its pixels, by fours. */
const pixels = Buffer.from(
  Array.from({ length: 40 }, (_, y) => Array.from({ length: 60 }, (_, x) => [x * 4, y * 4, 0])).flat(2),
)
const png = await sharp(pixels, { raw: { width: 60, height: 40, channels: 3 } })
  .png()
  .toBuffer()

async function insertPicture(content: Buffer = png, changes: Partial<typeof files.$inferInsert> = {}) {
  const stored = await site.storage.putFile(content)
  const id = newId()
  await database.drizzle.insert(files).values({
    ...{ id, name: 'halle.png', extension: 'png', mimeType: 'image/png', isPublic: true, createdAt: TEST_NOW },
    ...{ width: 60, height: 40, ...stored, ...changes },
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

/** Columns and rows of the four corners of what a file shows, from the left upper one clockwise. */
async function cornersOf(id: string): Promise<string[]> {
  const content = await site.storage.readFile((await rowOf(id)).sha256)
  const { data, info } = await sharp(content!).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const place = (y * info.width + x) * info.channels
    return `${data[place]! / 4} ${data[place + 1]! / 4}`
  }
  const [right, bottom] = [info.width - 1, info.height - 1]
  return [at(0, 0), at(right, 0), at(right, bottom), at(0, bottom)]
}

const edit = `mutation ($input: EditPictureInput!) { editPicture(input: $input) {
  file { width height isEdited revision focalPoint { x y } edit { turned isMirrored crop { left top width height } }
    original { width height } }
  errors { __typename code path ... on FileLocked { lockedBy } } } }`
const none = { turned: 'BY_0', isMirrored: false, crop: null }
const wanted = (fileId: string, revision: number, changes: object, more: object = {}) => ({
  input: { fileId, revision, edit: { ...none, ...changes }, ...more },
})
const crop = { left: 10, top: 5, width: 20, height: 30 }

describe('an edited picture', () => {
  test('is cut out to the pixel; what it was becomes a version', async () => {
    const { id, fileId, sha256 } = await insertPicture()
    expect(await dataOf(staff, edit, wanted(fileId, 1, { crop }))).toEqual({
      editPicture: {
        file: {
          ...{ width: 20, height: 30, isEdited: true, revision: 2, focalPoint: null },
          ...{ edit: { turned: 'BY_0', isMirrored: false, crop }, original: { width: 60, height: 40 } },
        },
        errors: [],
      },
    })
    expect(await cornersOf(id)).toEqual(['10 5', '29 5', '29 34', '10 34'])
    const row = await rowOf(id)
    const content = await site.storage.readFile(row.sha256)
    expect([row.originalSha256, row.size, row.mimeType, row.name]).toEqual([
      sha256,
      content!.byteLength,
      'image/png',
      'halle.png',
    ])
    expect(await versionsOf(id)).toMatchObject([
      { number: 1, sha256, width: 60, height: 40, edit: null, originalSha256: null },
    ])
    const notes = await database.drizzle.select().from(auditEntries).where(eq(auditEntries.subjectId, id))
    expect(notes.map(({ action, subjectName }) => [action, subjectName])).toEqual([['file.edited', 'halle.png']])
  })

  test('is always made of what was uploaded, and is that again once everything is undone', async () => {
    const { id, fileId, sha256 } = await insertPicture()
    await dataOf(staff, edit, wanted(fileId, 1, { crop }))
    await dataOf(staff, edit, wanted(fileId, 2, { turned: 'BY_90', isMirrored: true, crop: { ...crop, left: 0 } }))
    // Turned right and mirrored, columns are rows and rows are columns.
    expect(await cornersOf(id)).toEqual(['5 0', '5 19', '34 19', '34 0'])
    expect((await rowOf(id)).originalSha256).toBe(sha256)
    await dataOf(staff, edit, wanted(fileId, 3, {}))
    expect(await rowOf(id)).toMatchObject({
      ...{ sha256, size: png.byteLength, width: 60, height: 40, edit: null, originalSha256: null, revision: 4 },
    })
    expect((await versionsOf(id)).map(({ width, height }) => [width, height])).toEqual([
      [60, 40],
      [20, 30],
      [20, 30],
    ])
  })

  test('is shown as it was uploaded to those who edit it, and to nobody else', async () => {
    const { fileId, id } = await insertPicture()
    await dataOf(staff, edit, wanted(fileId, 1, { crop }))
    const query = 'query ($id: ID!) { file(id: $id) { original { pictureUrl(width: 500) } } }'
    const path = `/api/v0/original/${id}/500`
    expect(await dataOf(staff, query, { id: fileId })).toEqual({ file: { original: { pictureUrl: path } } })
    const answer = await staff.request('GET', path)
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'no-store',
    ])
    expect((await site.client().request('GET', path)).status).toBe(401)
    expect((await (await site.clientAs(['user'])).request('GET', path)).status).toBe(403)
    expect((await staff.request('GET', `/api/v0/original/${newId()}/500`)).status).toBe(404)
    expect((await staff.request('GET', `/api/v0/original/${id}/501`)).status).toBe(404)
  })

  test('keeps its focal point where that is still in the picture', async () => {
    const { id, fileId } = await insertPicture(png, { focalX: 0.5, focalY: 0.5 })
    await dataOf(staff, edit, wanted(fileId, 1, { crop: { left: 20, top: 0, width: 40, height: 40 } }))
    expect(await rowOf(id)).toMatchObject({ focalX: 0.25, focalY: 0.5 })
    await dataOf(staff, edit, wanted(fileId, 2, { turned: 'BY_180', crop: { left: 0, top: 0, width: 40, height: 40 } }))
    expect(await rowOf(id)).toMatchObject({ focalX: 0.75, focalY: 0.5 })
    await dataOf(staff, edit, wanted(fileId, 3, { crop: { left: 40, top: 0, width: 20, height: 40 } }))
    expect(await rowOf(id)).toMatchObject({ focalX: null, focalY: null })
    await dataOf(staff, edit, wanted(fileId, 4, {}, { focalPoint: { x: 0.125, y: 0.75 } }))
    expect(await rowOf(id)).toMatchObject({ focalX: 0.125, focalY: 0.75 })
    await dataOf(staff, edit, wanted(fileId, 5, {}, { focalPoint: null }))
    expect(await rowOf(id)).toMatchObject({ focalX: null, focalY: null, revision: 6 })
  })

  test('that is as it was writes nothing', async () => {
    const { id, fileId } = await insertPicture()
    await dataOf(staff, edit, wanted(fileId, 1, { crop }, { focalPoint: { x: 0.1, y: 0.2 } }))
    const before = await state(id)
    await dataOf(staff, edit, wanted(fileId, 2, { crop }, { focalPoint: { x: 0.1, y: 0.2 } }))
    await dataOf(staff, edit, wanted(fileId, 2, { crop }))
    expect(await state(id)).toEqual(before)
  })

  test('of two who save at once one is told', async () => {
    const { id } = await insertPicture()
    const viewer = await insertViewer(database, ['user', 'member'])
    const context = { ...contextFor(database, { viewer }), storage: site.storage, images: site.images }
    const attempts = await Promise.allSettled(
      [90, 180, 270].map(turned =>
        editPicture(context, {
          ...{ fileId: id, revision: 1, path: [] },
          edit: () => ({ turned: turned as 90 | 180 | 270, isMirrored: false, crop: null }),
        }),
      ),
    )
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect([(await rowOf(id)).revision, (await versionsOf(id)).length]).toEqual([2, 1])
  })
})

/** The moving picture of two frames. */
const frames = await sharp(Buffer.concat([pixels, Buffer.from(pixels).reverse()]), {
  raw: { width: 60, height: 80, channels: 3, pageHeight: 40 },
})
  .gif({ delay: [100, 100] })
  .toBuffer()

describe('an edit is refused', () => {
  test.each([
    ['outside of the picture', png, {}, { crop: { ...crop, left: 41 } }, {}, 'CROP_INVALID edit.crop'],
    ['of nothing', png, {}, { crop: { ...crop, width: 0 } }, {}, 'CROP_INVALID edit.crop'],
    [
      'outside of the turned picture',
      png,
      {},
      { turned: 'BY_90', crop: { ...crop, left: 30 } },
      {},
      'CROP_INVALID edit.crop',
    ],
    ['with a focal point beside it', png, {}, {}, { focalPoint: { x: 1.1, y: 0 } }, 'INVALID_INPUT focalPoint'],
    ['of a moving picture', frames, {}, { crop }, {}, 'PICTURE_NOT_EDITABLE fileId'],
    [
      'of a document',
      Buffer.from('%PDF-1.7'),
      { width: null, height: null, mimeType: 'application/pdf' },
      { turned: 'BY_90' },
      {},
      'PICTURE_NOT_EDITABLE fileId',
    ],
    ['of a broken picture', png.subarray(0, 200), {}, { crop }, {}, 'PICTURE_NOT_EDITABLE fileId'],
    ['in the trash', png, { deletedAt: TEST_NOW }, { crop }, {}, 'TRANSITION_NOT_ALLOWED fileId'],
    ['of another revision', png, { revision: 7 }, { crop }, {}, 'STALE_REVISION revision'],
  ] as const)('%s', async (_label, content, values, changes, more, refused) => {
    const { id, fileId } = await insertPicture(content, values)
    const before = await state(id)
    const answer = await dataOf<{ editPicture: { file: null; errors: { code: string; path: string[] }[] } }>(
      ...([staff, edit, wanted(fileId, 1, changes, more)] as const),
    )
    const { file, errors } = answer.editPicture
    expect([file, errors.map(({ code, path }) => `${code} ${path.join('.')}`)]).toEqual([null, [refused]])
    expect(await state(id)).toEqual(before)
  })

  test('while somebody else, or another tab, has the picture open', async () => {
    const { id, fileId } = await insertPicture()
    const kim = await insertViewer(database, ['user', 'member'])
    const { secret } = await openSession(database, kim.accountId!)
    const own = site.client(new Map([['session', secret]]))
    await takeLock(contextFor(database, { viewer: kim, tab: 'one' }), { kind: 'file', id })
    const before = await state(id)
    const locked = {
      editPicture: {
        file: null,
        errors: [{ __typename: 'FileLocked', code: 'FILE_LOCKED', path: ['fileId'], lockedBy: 'Kim Muster' }],
      },
    }
    expect(await dataOf(staff, edit, wanted(fileId, 1, { crop }))).toEqual(locked)
    expect(await dataOf(own, edit, wanted(fileId, 1, { crop }))).toEqual(locked)
    const fileLock = { _id: id, lockedBy: kim.accountId, localSessionId: 'one' }
    for (const [path, body] of [
      ['crop', { _id: id, x: 0, y: 0, width: 10, height: 10 }],
      ['rotate', { _id: id, angle: 90 }],
      ['file', { _id: id, tags: ['Halle'] }],
    ] as const) {
      const answer = await staff.request(path === 'file' ? 'PUT' : 'POST', `/api/v0/${path}`, body)
      expect([answer.status, answer.body]).toEqual([409, expect.objectContaining({ code: 'FILE_LOCKED', fileLock })])
    }
    expect(await state(id)).toEqual(before)
    const saved = await own.request('POST', '/api/v0/rotate', { _id: id, angle: 90 }, { localsessionid: 'one' })
    expect([saved.status, saved.body]).toEqual([200, expect.objectContaining({ width: 40, height: 60, fileLock })])
  })
})

describe('the documented paths', () => {
  const post = (path: string, body: object) => staff.request('POST', `/api/v0/${path}`, body)

  test('cut out of the picture as it is, and turn what was cut out', async () => {
    const { id, fileId } = await insertPicture()
    expect((await post('crop/', { _id: id, x: 10, y: 5, width: 40, height: 30 })).body).toMatchObject({
      ...{ _id: id, width: 40, height: 30, edited: true, revision: 2, fileLock: null },
    })
    expect((await post('crop', { _id: fileId, x: 1, y: 2, width: 20, height: 10 })).body).toMatchObject({
      width: 20,
      height: 10,
    })
    expect(await cornersOf(id)).toEqual(['11 7', '30 7', '30 16', '11 16'])
    expect((await post('rotate/', { _id: id, angle: -90 })).body).toMatchObject({ width: 10, height: 20 })
    expect(await cornersOf(id)).toEqual(['30 7', '30 16', '11 16', '11 7'])
    await post('rotate', { _id: id, angle: 90, revision: 4 })
    expect(await cornersOf(id)).toEqual(['11 7', '30 7', '30 16', '11 16'])
  })

  test.each([
    ['crop', { x: 0, y: 0, width: 31, height: 10 }, 'CROP_INVALID'],
    ['crop', { x: 25, y: 0, width: 10, height: 10 }, 'CROP_INVALID'],
    ['crop', { x: 0.5, y: 0, width: 10, height: 10 }, 'INVALID_INPUT'],
    ['crop', { x: 0, y: 0, width: 10 }, 'INVALID_INPUT'],
    ['rotate', { angle: 45 }, 'INVALID_INPUT'],
    ['rotate', { angle: 450 }, 'INVALID_INPUT'],
    ['rotate', { angle: 90, revision: 1 }, 'STALE_REVISION'],
  ])('%s with %j is refused', async (path, body, code) => {
    const { id } = await insertPicture()
    await post('crop', { _id: id, x: 0, y: 0, width: 30, height: 30 })
    const before = await state(id)
    const answer = await post(path, { _id: id, ...body })
    const { fields } = answer.body as { fields: { code: string }[] }
    expect([answer.status, fields[0]!.code]).toEqual([code === 'STALE_REVISION' ? 409 : 400, code])
    expect(await state(id)).toEqual(before)
  })

  test('know no file that there is not', async () => {
    expect((await post('rotate', { _id: newId(), angle: 90 })).status).toBe(404)
    expect((await post('rotate', { _id: 'x', angle: 90 })).status).toBe(404)
  })
})
