import { emptyContent } from '../domains/content/rules/content.ts'
import { type Visitor, WrongAnswer } from '../harness/visitor.ts'
import { type Database, openDatabase } from '../platform/database.ts'
import { prepareQuery } from '../typedClient/src/documents.ts'
import type { EntryFilter } from '../typedClient/src/index.ts'
import type { OperationName } from './options.ts'
import { administratorSession } from './users.ts'

/** Lists of the back office on many pages and posts, asked as its administrator: as they come, by tag, by words. */
const names = ['entries', 'entry-tag', 'entry-search'] as const satisfies readonly OperationName[]
export type EntryListOperation = (typeof names)[number]

export const isEntryListOperation = (name: OperationName): name is EntryListOperation =>
  (names as readonly OperationName[]).includes(name)

const ENTRIES = 100_000
const ROWS = 25

/** What the list of pages shows. */
const BROWSE = prepareQuery((given: { filter: EntryFilter }) => ({
  managedEntries: {
    $: {
      first: ROWS,
      filter: given.filter,
      orderBy: { field: 'CHANGED' as const, direction: 'DESC' as const },
    },
    ...{ totalCount: true, isCountCapped: true, tabs: { key: true, count: true } },
    pageCursors: { around: { page: true, cursor: true, isCurrent: true }, next: { cursor: true } },
    edges: {
      node: {
        ...{ id: true, name: true, kind: true, version: true, step: true, slug: { de: true }, tags: true },
        ...{ untranslatedCount: true, isEnglishChecked: true, languages: { language: true, state: true } },
        ...{ changedAt: true, changedBy: true },
      },
    },
  },
}))

/** Tags that many entries have, and that few have. */
const tags = ['verein', 'turnier', 'selten']
/** Words of many, of few, of one, of nobody; in parts, and several. */
const searches = ['spielbericht', 'jubil', 'bericht-54321', 'halle runde', 'turnier', 'zzz nichts', 'runde 99', 'be']

/** The work of an operation, on a database with a hundred thousand entries. */
export async function entryListWork(
  name: EntryListOperation,
  url: string,
): Promise<(visitor: Visitor) => Promise<void>> {
  const database = await openDatabase({ url, poolSize: 1 })
  try {
    await fillEntries(database)
    const secret = await administratorSession(database)
    let next = 0
    return async visitor => {
      visitor.renew()
      visitor.cookies.set('session', secret)
      next += 1
      const tag = name === 'entry-tag' ? tags[next % tags.length]! : null
      const search = name === 'entry-search' ? searches[next % searches.length]! : null
      const { managedEntries } = await visitor.ask(BROWSE, { filter: { tags: tag === null ? [] : [tag], search } })
      const { edges, totalCount } = managedEntries
      const isFull = edges.length === Math.min(ROWS, totalCount) && (edges.length > 0 || search === 'zzz nichts')
      if (!isFull || (tag !== null && edges.some(({ node }) => !node.tags.includes(tag))))
        throw new WrongAnswer(200, `other entries for ${tag} ${search}: ${JSON.stringify(edges).slice(0, 300)}`)
    }
  } finally {
    await database.close()
  }
}

/** Entries of one statement, each of which may only take so long. */
const AT_ONCE = 5_000

/** What stands in each of them. */
const html = '<p>Am Samstag gewinnt die erste Mannschaft vor vollem Haus, und alle bleiben noch lange.</p>'
const written = {
  ...{ id: 'written-1', type: 'text', props: { html: { de: html, en: '' }, align: 'left', tone: 'plain' } },
  attrs: { size: { xs: 12, md: 12, lg: 12 }, visible: { xs: true, md: true, lg: true } },
}

/** Adds posts up to a hundred thousand entries, most of them to be seen, and gathers statistics on them. */
async function fillEntries({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from entries')
  for (let from = rows[0]!.count; from < ENTRIES; from += AT_ONCE)
    await pool.query(
      `with made as (
        insert into entries (id, kind, content, title, slug_de, slug_en, tags, untranslated, step, is_live, created_at, changed_at)
        select gen_random_uuid(), 'post', $3::jsonb || jsonb_build_object('title', title, 'tags', to_jsonb(tags)), title,
          'bericht-' || n, '', tags, n % 3, case when n % 400 = 0 then 'submitted' else 'draft' end, n % 20 <> 0,
          now() - make_interval(mins => n * 13), now() - make_interval(mins => n * 7)
        from (select n, jsonb_build_object('de', case when n % 5000 = 0 then 'Jubiläum ' else 'Spielbericht Runde ' end || n, 'en', '') as title,
            case when n % 5000 = 1 then array['selten'] when n % 3 = 0 then array['verein', 'halle'] else array['turnier'] end as tags
          from generate_series($1::int + 1, $2::int) n) as posts
        returning id, content, slug_de, is_live, changed_at, tags
      ), saved as (
        insert into entry_revisions (id, entry_id, number, version, content, saved_at, began_at)
        select gen_random_uuid(), id, 1, 1, content, changed_at, changed_at from made
        returning id, entry_id
      )
      insert into publications (id, entry_id, language, revision_id, kind, slug, content, fingerprint, tags, published_on,
        starts_at, turned, published_at)
      select gen_random_uuid(), made.id, 'de', saved.id, 'post', slug_de, content, '', tags, changed_at::date, changed_at, 1, changed_at
      from made join saved on saved.entry_id = made.id where is_live`,
      [from, Math.min(from + AT_ONCE, ENTRIES), JSON.stringify({ ...emptyContent, document: { blocks: [written] } })],
    )
  for (const table of ['entries', 'publications']) await pool.query(`vacuum (analyze) ${table}`)
}
