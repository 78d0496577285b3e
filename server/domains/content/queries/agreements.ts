import { inArray, type SQL, sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import type { Language } from '../../../kit/languages.ts'
import { type Reader, run } from '../../../platform/statements.ts'
import type { Settings } from '../../settings/rules.ts'
import { type AgreedKey, type Agreement, agreementOf, type WrittenPage } from '../rules/agreedTexts.ts'
import type { Document } from '../rules/document.ts'
import { agreements, publications } from '../tables.ts'

/**
 * Which texts are in force: the publications of the pages that somebody wrote, of the reusable entries in them, and the
 * agreements that were kept last. Whatever changes a text changes this or the settings.
 */
export type AgreedState = {
  readonly pages: readonly {
    readonly id: string
    readonly key: AgreedKey
    readonly revision: number
  }[]
  readonly reused: readonly { readonly id: string; readonly entryId: string }[]
  readonly kept: readonly string[]
}

/** The state for readers of a language at a moment, as a JSON expression that travels with another statement. */
export function agreedState(language: SQL, now: SQL): SQL {
  return sql`(with recursive written as (
      select p.id, p.key, p.entry_id, r.number from publications p join entry_revisions r on r.id = p.revision_id
      where p.key in ('agb', 'withdrawal', 'privacy') and p.language = ${language} and p.starts_at <= ${now}
        and (p.ends_at is null or p.ends_at > ${now})
    ), held as (
      select u.reused_id from written w join entry_reuses u on u.entry_id = w.entry_id
      union select u.reused_id from held h join entry_reuses u on u.entry_id = h.reused_id
    )
    select json_build_object(
      'pages', (select coalesce(json_agg(json_build_object('id', w.id, 'key', w.key, 'revision', w.number)
        order by w.key), '[]'::json) from written w),
      'reused', (select coalesce(json_agg(json_build_object('id', p.id, 'entryId', p.entry_id) order by p.id), '[]'::json)
        from publications p where p.entry_id in (select reused_id from held) and p.language = ${language} and p.starts_at <= ${now}
          and (p.ends_at is null or p.ends_at > ${now})),
      'kept', (select coalesce(json_agg(a.id), '[]'::json)
        from (select id from agreements order by created_at desc nulls last limit 20) as a)))`
}

/** The state by a statement of its own, for what happens rarely. */
export async function readAgreedState(reader: Reader, language: Language, now: Date): Promise<AgreedState> {
  const [row] = await run<{ state: AgreedState }>(
    reader,
    sql`select ${agreedState(sql`${language}::text`, sql`${now.toISOString()}::timestamptz`)} as state`,
  )
  return row!.state
}

type Content = Pick<WrittenPage, 'title' | 'document'>

/** What publications say never changes: the last ones that were read, by id. */
const contents = new Map<string, Content>()
const mostContents = 200

async function contentsOf(reader: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, Content>> {
  const missing = ids.filter(id => !contents.has(id))
  if (missing.length > 0) {
    const rows = await reader
      .select({ id: publications.id, content: publications.content })
      .from(publications)
      .where(inArray(publications.id, missing))
    if (contents.size + rows.length > mostContents) contents.clear()
    for (const { id, content } of rows) contents.set(id, { title: content.title, document: content.document })
    return new Map([...contents, ...rows.map(({ id, content }): [string, Content] => [id, content])])
  }
  return contents
}

/** Agreements that are kept in memory for one configuration. */
const mostMade = 20
const made = new WeakMap<Settings, Map<string, Agreement>>()

/** What an order agrees to under this state; texts are read where they are not known, and made once per configuration. */
export async function agreementFor(
  reader: Reader,
  settings: Settings,
  language: Language,
  { pages, reused }: AgreedState,
): Promise<Agreement> {
  const known = made.get(settings) ?? new Map<string, Agreement>()
  made.set(settings, known)
  const at = JSON.stringify([language, pages, reused])
  const before = known.get(at)
  if (before) return before
  const read = await contentsOf(
    reader,
    [...pages, ...reused].map(({ id }) => id),
  )
  const written = pages.map(({ id, key, revision }): WrittenPage => {
    const { title, document } = read.get(id)!
    return { key, publicationId: id, revision, title, document }
  })
  const documents = new Map(reused.map(({ id, entryId }): [string, Document] => [entryId, read.get(id)!.document]))
  const agreement = agreementOf(settings, language, written, id => documents.get(id) ?? null)
  if (known.size >= mostMade) known.clear()
  known.set(at, agreement)
  return agreement
}

/** Keeps an agreement, as a change that travels with another statement; none where it is kept already. */
export const keepingAgreement = ({ id, language, texts }: Agreement, { kept }: AgreedState, now: Date): SQL[] =>
  kept.includes(id)
    ? []
    : [
        sql`insert into agreements (id, language, texts, created_at)
          values (${id}, ${language}, ${JSON.stringify(texts)}::jsonb, ${now.toISOString()}::timestamptz)
          on conflict (id) do nothing`,
      ]

/** Agreements never change: the last ones that were read, by id. */
const seen = new Map<string, Agreement>()

/** Agreements by their ids; unknown ones are left out. */
export async function agreementsOf(reader: Reader, ids: readonly string[]): Promise<Agreement[]> {
  const missing = ids.filter(id => isId(id) && !seen.has(id))
  if (missing.length > 0) {
    const rows = await reader
      .select({ id: agreements.id, language: agreements.language, texts: agreements.texts })
      .from(agreements)
      .where(inArray(agreements.id, missing))
    if (seen.size + rows.length > mostContents) seen.clear()
    for (const row of rows) seen.set(row.id, row)
  }
  return ids.flatMap(id => seen.get(id) ?? [])
}
