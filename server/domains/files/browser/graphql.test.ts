import { beforeAll, describe, expect, test } from 'vitest'
import { globalId } from '../../../api/globalIds.ts'
import { newId } from '../../../kit/ids.ts'
import { ask, dataOf } from '../../../testing/asking.ts'
import { statementsOf } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { type Client, testSite } from '../../../testing/site.ts'
import { files } from '../tables.ts'

const database = await testDatabase()
const site = await testSite(database)
let member: Client

const list = `query ($first: Int, $after: String, $filter: FileFilter, $orderBy: FileOrder) {
  files(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
    totalCount isCountCapped tabs { key count } pageInfo { hasNextPage endCursor } pageCursors { around { page isCurrent } }
    availableTags { value count } availableExtensions { value count } availableTypes { type count }
    edges { node { id name type } } } }`
type Counted = { value: string; count: number }[]
type Listed = {
  files: {
    totalCount: number
    tabs: { key: string; count: number }[]
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
    availableTags: Counted
    availableExtensions: Counted
    availableTypes: { type: string; count: number }[]
    edges: { node: { id: string; name: string; type: string } }[]
  }
}
const listed = async (variables: object = {}) => (await dataOf<Listed>(member, list, variables)).files
const namesOf = async (filter: object, orderBy?: object) =>
  (await listed({ filter, orderBy })).edges.map(({ node }) => node.name)

const picture = { extension: 'jpg', mimeType: 'image/jpeg', width: 1200, height: 800 }
const ids: Record<string, string> = {}

/** A file, uploaded on a day of November at noon in Vienna. */
async function insertFile(name: string, day: number, values: Partial<typeof files.$inferInsert> = {}) {
  const createdAt = new Date(Date.UTC(2026, 10, day, 11))
  const extension = name.split('.').at(-1) ?? ''
  const id = newId()
  ids[name] = id
  await database.drizzle.insert(files).values({
    ...{ id, sha256: 'a'.repeat(64), name, extension, mimeType: 'application/octet-stream', size: 100 },
    ...{ createdAt, changedAt: createdAt, ...values },
  })
}

beforeAll(async () => {
  member = await site.clientAs(['member'])
  const { rows } = await database.pool.query(`select id from accounts where 'member' = any(roles)`)
  const uploadedBy: string = rows[0].id
  await insertFile('Mannschaft_Süd.jpg', 2, {
    ...{ ...picture, alt: { de: 'Die Mannschaft jubelt', en: 'The team cheers' }, tags: ['Saison', 'Presse'] },
    ...{ size: 500_000, isPublic: true },
  })
  await insertFile('Trikot-rot.jpg', 3, { ...picture, tags: ['Saison'], size: 300, width: 600 })
  await insertFile('Größen.pdf', 4, { mimeType: 'application/pdf', caption: { de: 'Tabelle aller Maße' }, size: 200 })
  await insertFile('Preise.xlsx', 5, {
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ...{ tags: ['Presse'], uploadedBy, changedAt: new Date('2026-11-19T10:00:00Z') },
  })
  await insertFile('tor.mp4', 6, { mimeType: 'video/mp4', alt: { de: '' } })
  await insertFile('schrift.woff2', 7)
  await insertFile('alt.jpg', 8, { ...picture, deletedAt: new Date('2026-11-10T10:00:00Z') })
  await insertFile('export.zip', 9, { isInLibrary: false })
})

describe('a list of files', () => {
  test('has the newest upload first, and neither the trash nor what belongs to one thing alone', async () => {
    expect(await listed({ first: 2 })).toEqual({
      ...{ totalCount: 6, isCountCapped: false },
      tabs: [
        { key: 'LIBRARY', count: 6 },
        { key: 'TRASH', count: 1 },
      ],
      pageInfo: { hasNextPage: true, endCursor: expect.any(String) },
      pageCursors: {
        around: [
          { page: 1, isCurrent: true },
          { page: 2, isCurrent: false },
          { page: 3, isCurrent: false },
        ],
      },
      availableTags: [
        { value: 'Presse', count: 2 },
        { value: 'Saison', count: 2 },
      ],
      availableExtensions: [
        { value: 'jpg', count: 2 },
        ...['mp4', 'pdf', 'woff2', 'xlsx'].map(value => ({ value, count: 1 })),
      ],
      availableTypes: [
        { type: 'PICTURE', count: 2 },
        ...['DOCUMENT', 'OTHER', 'PDF', 'VIDEO'].map(type => ({ type, count: 1 })),
      ],
      edges: [
        { node: { id: globalId('File', ids['schrift.woff2']!), name: 'schrift.woff2', type: 'OTHER' } },
        { node: { id: globalId('File', ids['tor.mp4']!), name: 'tor.mp4', type: 'VIDEO' } },
      ],
    })
  })

  test('is turned page by page without a statement per file', async () => {
    const first = await listed({ first: 4 })
    const { result, statements } = await statementsOf(() => listed({ first: 4, after: first.pageInfo.endCursor }))
    expect(result.edges.map(({ node }) => node.name)).toEqual(['Trikot-rot.jpg', 'Mannschaft_Süd.jpg'])
    // Three of the session, configuration, then page, count, tabs and choices, each planned for its values.
    expect(statements.filter(text => !/^\s*(begin|commit|set local)/i.test(text)).length).toBeLessThanOrEqual(8)
  })

  test.each<[string, object, string[]]>([
    ['a word of a name', { search: 'mannschaft' }, ['Mannschaft_Süd.jpg']],
    ['words in any order, umlauts as one likes', { search: 'sued mannschaft' }, ['Mannschaft_Süd.jpg']],
    ['an alternative text in English', { search: 'cheers' }, ['Mannschaft_Süd.jpg']],
    ['a caption', { search: 'masse' }, ['Größen.pdf']],
    ['a tag', { search: 'presse' }, ['Preise.xlsx', 'Mannschaft_Süd.jpg']],
    ['a typing error', { search: 'mannschfat' }, ['Mannschaft_Süd.jpg']],
    ['a whole name', { search: 'Trikot-rot.jpg' }, ['Trikot-rot.jpg']],
    ['nothing that is there', { search: 'weihnachten' }, []],
    ['one type', { types: ['PICTURE'] }, ['Trikot-rot.jpg', 'Mannschaft_Süd.jpg']],
    ['one of two types', { types: ['PDF', 'DOCUMENT'] }, ['Preise.xlsx', 'Größen.pdf']],
    ['an extension', { extensions: ['mp4', 'pdf'] }, ['tor.mp4', 'Größen.pdf']],
    ['all of two tags', { tags: ['Saison', 'Presse'] }, ['Mannschaft_Süd.jpg']],
    ['no alternative text', { hasAlt: false }, ['Trikot-rot.jpg']],
    ['an alternative text', { hasAlt: true }, ['Mannschaft_Süd.jpg']],
    ['what everybody may have', { isPublic: true }, ['Mannschaft_Süd.jpg']],
    ['days', { from: '2026-11-03', to: '2026-11-04' }, ['Größen.pdf', 'Trikot-rot.jpg']],
    ['own ones', { isOwn: true }, ['Preise.xlsx']],
    ['pictures that are large enough', { leastWidth: 800, leastHeight: 800 }, ['Mannschaft_Süd.jpg']],
    ['the trash', { tab: 'TRASH' }, ['alt.jpg']],
    ['no ids at all', { ids: [] }, []],
  ])('is narrowed to %s', async (_label, filter, names) => {
    expect(await namesOf(filter)).toEqual(names)
  })

  test('is narrowed to ids, in their order', async () => {
    const wanted = ['Preise.xlsx', 'Mannschaft_Süd.jpg', 'tor.mp4'].map(name => globalId('File', ids[name]!))
    const given = { field: 'GIVEN', direction: 'ASC' }
    expect(await namesOf({ ids: wanted }, given)).toEqual(['Preise.xlsx', 'Mannschaft_Süd.jpg', 'tor.mp4'])
  })

  test.each<[string, string, string[]]>([
    ['NAME', 'ASC', ['Größen.pdf', 'Mannschaft_Süd.jpg', 'Preise.xlsx', 'schrift.woff2', 'tor.mp4', 'Trikot-rot.jpg']],
    ['SIZE', 'DESC', ['Mannschaft_Süd.jpg', 'Trikot-rot.jpg', 'Größen.pdf']],
    ['CHANGED', 'DESC', ['Preise.xlsx', 'schrift.woff2', 'tor.mp4']],
    ['UPLOADED', 'ASC', ['Mannschaft_Süd.jpg', 'Trikot-rot.jpg', 'Größen.pdf']],
  ])('is sorted by %s', async (field, direction, names) => {
    expect((await namesOf({}, { field, direction })).slice(0, names.length)).toEqual(names)
  })

  test('offers what it can be narrowed to under the rest of the filter', async () => {
    const { availableTags, availableExtensions, availableTypes } = await listed({
      filter: { types: ['PICTURE'], tags: ['Presse'] },
    })
    expect(availableTags).toEqual([
      { value: 'Presse', count: 1 },
      { value: 'Saison', count: 1 },
    ])
    expect(availableExtensions).toEqual([{ value: 'jpg', count: 1 }])
    expect(availableTypes).toEqual([
      { type: 'DOCUMENT', count: 1 },
      { type: 'PICTURE', count: 1 },
    ])
  })

  test('is for staff alone', async () => {
    for (const client of [site.client(), await site.clientAs(['user'])]) {
      const { data, errors } = await ask(client, list)
      expect(data?.files ?? null).toBeNull()
      expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['C100'])
    }
  })
})
