import { beforeAll, expect, test } from 'vitest'
import { guestViewer, type Viewer } from '../../kit/viewer.ts'
import { mostCounted } from '../../platform/counting.ts'
import { contextFor, insertViewer, TEST_NOW } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { publishedEntry } from '../../testing/entries.ts'
import { fillTables } from '../../testing/manyRows.ts'
import { complaintsAbout } from '../../testing/plans.ts'
import { browseEntries, countEntries, countEntryTabs, type EntryFilter, type EntrySort } from './queries/managed.ts'
import { entryBySlug, listedCount, listedEntries, shownByKeys } from './queries/published.ts'

/** How lists of entries, and what visitors ask for, are read from 100,000 of each: by indexes, and no more rows than a page
 *  or a list is counted to. */

const ROWS = 100_000
const MOST_ROWS = 11_000

const database = await testDatabase()
const reader = database.drizzle
let viewer: Viewer = guestViewer()

/** Ids by number, so that what belongs together can be told. */
const idOf = (kind: number) => `('01936b0${kind}-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`
const falling = `timestamptz '2026-11-20T09:00:00Z' - n * interval '1 minute'`
const few = 'n % 5000 = 7'

beforeAll(async () => {
  viewer = await insertViewer(database, ['user', 'admin'])
  const context = contextFor(database, { viewer })
  await publishedEntry(context, {
    kind: 'post',
    title: { de: 'Erste', en: 'First' },
    slug: { de: 'erste', en: 'first' },
  })
  await fillTables(database, ROWS, {
    entries: {
      ...{ id: idOf(1), key: 'null', slug_de: `'beitrag-' || n`, slug_en: `'post-' || n` },
      title: `jsonb_build_object('de', case when ${few} then 'Jubiläum ' else 'Beitrag ' end || n, 'en', 'Post ' || n)`,
      tags: `case when ${few} then array['selten'] else array['verein'] end`,
      ...{ changed_at: falling, created_at: falling, untranslated: `case when ${few} then 1 else 0 end` },
      step: `case when n % 5000 = 9 then 'submitted' else 'draft' end`,
      ...{ is_live: `n % 5000 <> 13`, is_coming: `n % 5000 = 15` },
      deleted_at: `case when n % 5000 = 11 then ${falling} end`,
    },
    publications: {
      ...{ id: idOf(2), entry_id: idOf(1), slug: `'beitrag-' || n`, language: `'de'`, starts_at: falling },
      tags: `case when ${few} then array['selten'] else array['verein'] end`,
      published_on: `(${falling})::date`,
    },
  })
}, 300_000)

const byChange: EntrySort = { field: 'changed', direction: 'desc' }
const page = { offset: 40, limit: 20 }
const found = (run: () => Promise<unknown>) => complaintsAbout(database, MOST_ROWS, run)

test.each<[string, EntryFilter]>([
  ['all', {}],
  ['of one kind', { kinds: ['post'] }],
  ['with a rare tag', { tags: ['selten'] }],
  ['with a tag that nearly all have', { tags: ['verein'] }],
  ['with a word that few have', { search: 'Jubiläum' }],
  ['with a word that all have', { search: 'Beitrag' }],
  ['submitted', { tab: 'submitted' }],
  ['drafts', { tab: 'drafts' }],
  ['scheduled', { tab: 'scheduled' }],
  ['published', { tab: 'published' }],
  ['untranslated', { tab: 'untranslated' }],
  ['in the trash', { tab: 'trash' }],
])('entries of the back office, %s', async (_label, filter) => {
  expect(await found(() => browseEntries(reader, viewer, filter, byChange, page))).toEqual([])
  const most = mostCounted(filter.search)
  expect(await found(() => countEntries(reader, viewer, filter, most))).toEqual([])
})

test('their tabs are counted no further than is shown', async () => {
  expect(await found(() => countEntryTabs(reader, viewer, {}))).toEqual([])
})

test('what visitors ask for is looked up, and lists are read along their order', async () => {
  const asked = { language: 'de', now: TEST_NOW } as const
  expect((await entryBySlug(reader, 'beitrag-500', asked))?.slug).toBe('beitrag-500')
  expect(await found(() => entryBySlug(reader, 'beitrag-500', asked))).toEqual([])
  expect(await found(() => shownByKeys(reader, ['imprint'], asked))).toEqual([])
  const list = { kind: 'post', tag: null, offset: 0, limit: 24 } as const
  expect(await found(() => listedEntries(reader, list, { ...asked, since: TEST_NOW }))).toEqual([])
})

test.each([
  ['nobody has', 'niemand', 0],
  ['few have', 'selten', 20],
  ['nearly all have', 'verein', 24],
])('what visitors ask for by a tag that %s', async (_label, tag, rows) => {
  const asked = { language: 'de', now: TEST_NOW, since: TEST_NOW } as const
  const list = { kind: 'post', tag, offset: 0, limit: 24 } as const
  expect(await listedEntries(reader, list, asked)).toHaveLength(rows)
  expect(await found(() => listedEntries(reader, list, asked))).toEqual([])
  expect(await found(() => listedCount(reader, list, asked, mostCounted()))).toEqual([])
})
