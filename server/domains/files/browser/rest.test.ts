import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { testDatabase } from '../../../testing/database.ts'
import { type Client, testSite } from '../../../testing/site.ts'
import { files } from '../tables.ts'

const database = await testDatabase()
const site = await testSite(database)
let member: Client
const ids: string[] = []

const tagsOf: Readonly<Record<number, string[]>> = {
  ...{ 0: ['Saison', 'upload_queued'], 1: ['Saison', 'upload_queued'], 5: ['Saison'] },
  ...{ 4: ['Archivar'], 6: ['from_archive'], 8: ['Archiv'], 9: ['archive', 'Halle'], 10: ['Halle'] },
}

beforeAll(async () => {
  member = await site.clientAs(['member'])
  for (let n = 0; n < 12; n += 1) {
    const id = newId()
    ids.push(id)
    const isPdf = n % 4 === 3
    await database.drizzle.insert(files).values({
      ...{ id, sha256: 'c'.repeat(64), size: 1000 + n, createdAt: new Date(Date.UTC(2026, 10, 1 + n)) },
      ...(isPdf
        ? { name: `plan-${n}.pdf`, extension: 'pdf', mimeType: 'application/pdf' }
        : { name: `trikot-${n}.jpg`, extension: 'jpg', mimeType: 'image/jpeg', width: 900, height: 600 }),
      tags: tagsOf[n] ?? [],
    })
  }
})

type Browsed = { items: { name: string }[]; ids: string[] }
const browser = async (path: string, body: object) => {
  const answer = await member.request('POST', `/api/v1/file/${path}`, body)
  expect(answer.status).toBe(200)
  const browsed: Browsed = answer.body
  return { ...browsed, names: browsed.items.map(file => file.name) }
}

test('the file browser answers ten of a page, with what it can be narrowed to', async () => {
  const first = await browser('getDataFileBrowser', {})
  expect(first.names).toEqual([
    ...['plan-11.pdf', 'trikot-10.jpg', 'trikot-9.jpg', 'trikot-8.jpg', 'plan-7.pdf'],
    ...['trikot-6.jpg', 'trikot-5.jpg', 'trikot-4.jpg', 'plan-3.pdf', 'trikot-2.jpg'],
  ])
  expect(first).toMatchObject({
    numItems: 12,
    availableTags: [
      { value: 'Saison', count: 3 },
      { value: 'Halle', count: 2 },
      { value: 'upload_queued', count: 2 },
      ...['Archiv', 'Archivar', 'archive', 'from_archive'].map(value => ({ value, count: 1 })),
    ],
    availableExt: [
      { value: 'jpg', count: 9 },
      { value: 'pdf', count: 3 },
    ],
    ids: [],
  })
  expect((await browser('getDataFileBrowser', { selectedPage: 1 })).names).toEqual(['trikot-1.jpg', 'trikot-0.jpg'])
})

test.each<[string, object, string[]]>([
  ['words', { searchString: 'plan' }, ['plan-11.pdf', 'plan-7.pdf', 'plan-3.pdf']],
  [
    'an extension and a tag',
    { typeFilter: ['jpg'], tagsFilter: ['Saison'] },
    ['trikot-5.jpg', 'trikot-1.jpg', 'trikot-0.jpg'],
  ],
  ['a type', { typeFilter: 'pdf', selectedPage: 0 }, ['plan-11.pdf', 'plan-7.pdf', 'plan-3.pdf']],
  ['a mode', { mode: 'chooseDownload' }, ['plan-11.pdf', 'plan-7.pdf', 'plan-3.pdf']],
  ['what was chosen for upload', { sortByFilter: 'upload_queued' }, ['trikot-1.jpg', 'trikot-0.jpg']],
  ['the archive', { sortByFilter: 'from_archive' }, ['trikot-9.jpg', 'trikot-8.jpg', 'trikot-6.jpg']],
  ['a tag of the archive', { sortByFilter: 'from_archive', tagsFilter: ['Halle'] }, ['trikot-9.jpg']],
])('the file browser is narrowed to %s', async (_label, body, names) => {
  expect((await browser('getDataFileBrowser', body)).names).toEqual(names)
})

test('the gallery’s browser has pictures, and those of the gallery in its order', async () => {
  const all = await browser('getDataGalleryBrowser', { getIds: true, tagsFilter: ['Saison'] })
  expect(all.ids).toEqual([ids[5], ids[1], ids[0]])
  const shown = [ids[4], ids[0], ids[3], ids[10]]
  const own = await browser('getDataGalleryBrowser', { sortByFilter: 'in_gallery', getIds: shown })
  expect(own.names).toEqual(['trikot-4.jpg', 'trikot-0.jpg', 'trikot-10.jpg'])
})

test('files are searched by words', async () => {
  const answer = await member.request('POST', '/api/v0/search/file/', { search: 'trikot', limit: 2, skip: 1 })
  const body: { items: { name: string }[]; total: number } = answer.body
  expect(body.items.map(file => file.name)).toEqual(['trikot-9.jpg', 'trikot-8.jpg'])
  expect(body.total).toBe(9)
})

test('nobody but staff browses', async () => {
  for (const path of ['/api/v1/file/getDataFileBrowser', '/api/v1/file/getDataGalleryBrowser', '/api/v0/search/file']) {
    expect((await site.client().request('POST', path, { search: 'a' })).status).toBe(401)
    expect((await (await site.clientAs(['user'])).request('POST', path, { search: 'a' })).status).toBe(403)
  }
})
