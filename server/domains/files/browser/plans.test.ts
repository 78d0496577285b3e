import { beforeAll, describe, expect, test } from 'vitest'
import type { Viewer } from '../../../kit/viewer.ts'
import { mostCounted } from '../../../platform/counting.ts'
import { insertViewer, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { fillTables } from '../../../testing/manyRows.ts'
import { complaintsAbout } from '../../../testing/plans.ts'
import { files } from '../tables.ts'
import { browseFiles, countFileChoices, countFiles, countFileTabs, type FileFilter, type FileSort } from './queries.ts'

/** How the file browser reads and counts a library of 100,000 files: no step looks at more than a fifth of it. */

const FILES = 100_000
const MOST_ROWS = 20_000

const database = await testDatabase()
const reader = database.drizzle
const zone = 'Europe/Vienna'
const page = { offset: 40, limit: 10 }
let viewer: Viewer

/** Instants that fall from copy to copy, a minute apart. */
const falling = `timestamptz '2026-11-20T10:00:00Z' - n * interval '1 minute'`
const few = 'n % 20000 = 7'

beforeAll(async () => {
  viewer = await insertViewer(database, ['user', 'admin'])
  await reader.insert(files).values({
    ...{ id: '01936b00-0000-7000-8000-000000000000', sha256: 'a'.repeat(64), name: 'erste.jpg', extension: 'jpg' },
    ...{ mimeType: 'image/jpeg', size: 1, width: 800, height: 600, createdAt: TEST_NOW, alt: { de: 'Trikot' } },
  })
  await fillTables(database, FILES, {
    files: {
      ...{
        id: 'gen_random_uuid()',
        sha256: `md5(n::text) || md5(n::text)`,
        created_at: falling,
        size: '(n * 7919) % 9999991',
      },
      name: `'Trikot Saison ' || n || case when n % 5 = 0 then '.pdf' else '.jpg' end`,
      extension: `case when ${few} then 'mp4' when n % 5 = 0 then 'pdf' else 'jpg' end`,
      mime_type: `case when ${few} then 'video/mp4' when n % 5 = 0 then 'application/pdf' else 'image/jpeg' end`,
      tags: `case when ${few} then '{Presse}' when n % 3 = 0 then array['Saison', 'tag' || n % 97] else '{}' end::text[]`,
      alt: `case when n % 20000 <> 9 then jsonb_build_object('de', 'Trikot in Rot ' || n % 4711) end`,
      ...{ is_public: few, changed_at: falling, uploaded_by: `case when ${few} then '${viewer.accountId}'::uuid end` },
      deleted_at: `case when n % 50 = 13 then ${falling} end`,
    },
  })
}, 600_000)

/** Entries of the index of tags are no rows: as many as have a tag are read in a few milliseconds. */
const complaints = async (list: () => Promise<unknown>) =>
  (await complaintsAbout(database, MOST_ROWS, list)).filter(each => !each.startsWith('Bitmap Index Scan files_tags'))
const newest: FileSort = { field: 'uploaded', direction: 'desc' }

test('the library has 100,000 files', async () => {
  const { rows } = await database.pool.query('select count(*)::int as count from files')
  expect(rows[0].count).toBe(100_001)
})

describe('a page', () => {
  test.each(['uploaded', 'changed', 'name', 'size'] as const)('by %s', async field => {
    for (const direction of ['asc', 'desc'] as const) {
      expect(await complaints(() => browseFiles(reader, viewer, {}, { field, direction }, page, zone))).toEqual([])
    }
  })

  test.each<[string, FileFilter]>([
    ['the trash', { tab: 'trash' }],
    ['a tag that many have', { tags: ['Saison'] }],
    ['a tag that some have', { tags: ['tag42'] }],
    ['a tag that few have', { tags: ['Presse'] }],
    ['two tags', { tags: ['Saison', 'tag42'] }],
    ['a tag that none has', { tags: ['nichts'] }],
    ['a type that most have', { types: ['picture'] }],
    ['a type that few have', { types: ['video'] }],
    ['an extension that few have', { extensions: ['mp4'] }],
    ['no alternative text', { hasAlt: false }],
    ['what is public', { isPublic: true }],
    ['what is not public', { isPublic: false }],
    ['own ones', { isOwn: true }],
    ['an archive without files', { isArchived: true }],
    ['days', { from: '2026-11-01', to: '2026-11-02' }],
    ['a word that all have', { search: 'trikot' }],
    ['a word that few have', { search: 'presse' }],
    ['words of some, of which one is in all', { search: 'rot 4242' }],
    ['a word that none has', { search: 'zzzzzz' }],
    ['a word that is a typing error', { search: 'trykot' }],
  ])('of %s, with what can be chosen and the counts', async (_label, filter) => {
    expect(await complaints(() => browseFiles(reader, viewer, filter, newest, page, zone))).toEqual([])
    expect(await complaints(() => countFileTabs(reader, viewer, filter, zone))).toEqual([])
    expect(await complaints(() => countFileChoices(reader, viewer, filter, zone))).toEqual([])
    expect(await complaints(() => countFiles(reader, viewer, filter, zone, mostCounted(filter.search)))).toEqual([])
  })
})

test('how many there are, as far as lists count', async () => {
  expect(await countFiles(reader, viewer, {}, zone, mostCounted())).toBe(10_001)
  expect(await countFiles(reader, viewer, { search: 'trikot' }, zone, mostCounted('trikot'))).toBe(1_001)
  expect(await countFiles(reader, viewer, { tags: ['Presse'] }, zone, mostCounted())).toBe(5)
})
