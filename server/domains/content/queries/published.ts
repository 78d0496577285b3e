import { and, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import type { Language } from '../../../kit/languages.ts'
import { type ListReader, plannedForWords, type Reader, run } from '../../../platform/statements.ts'
import { hashSecret } from '../../accounts/sessions/sessions.ts'
import type { EntryContent, EntryKind, StandingKey } from '../rules/content.ts'
import type { Document } from '../rules/document.ts'
import { entries, previewLinks, publications, redirects } from '../tables.ts'

/** Reads of visitors: what is published, by the time. */

/** What is said of an entry, its document left out where it is listed. */
type ShownContent = Omit<EntryContent, 'document'> & { readonly document?: Document }

/** An entry as visitors see it in a language. `publicationId` is null in a preview, which shows a working copy. */
export type ShownEntry = {
  readonly id: string
  readonly publicationId: string | null
  readonly kind: EntryKind
  readonly key: StandingKey | null
  readonly language: Language
  readonly slug: string
  readonly content: ShownContent
  readonly publishedOn: string | null
  readonly changedAt: Date
}

const columns = {
  ...{ id: publications.entryId, publicationId: publications.id, kind: publications.kind, key: publications.key },
  ...{ language: publications.language, slug: publications.slug, content: publications.content },
  ...{ publishedOn: publications.publishedOn, changedAt: publications.startsAt },
}

const isLive = (now: Date): SQL =>
  and(lte(publications.startsAt, now), or(isNull(publications.endsAt), gt(publications.endsAt, now)))!

type Asked = { readonly language: Language; readonly now: Date }

/** The entry at an address, or that had it before; null where nothing is seen there. */
export async function entryBySlug(reader: Reader, slug: string, { language, now }: Asked): Promise<ShownEntry | null> {
  if (slug === '') return null
  const moment = now.toISOString()
  const owner = sql`(select entry_id from publications where slug = ${slug} and slug <> '' and language = ${language}
    and starts_at <= ${moment}::timestamptz
    order by (ends_at is null or ends_at > ${moment}::timestamptz) desc, starts_at desc limit 1)`
  const [entry] = await reader
    .select(columns)
    .from(publications)
    .where(and(eq(publications.entryId, owner), eq(publications.language, language), isLive(now)))
  return entry ?? null
}

/** Entries by id, as far as visitors see them in the language. */
export const shownEntriesOf = (
  reader: Reader,
  ids: readonly string[],
  { language, now }: Asked,
): Promise<ShownEntry[]> =>
  reader
    .select(columns)
    .from(publications)
    .where(and(inArray(publications.entryId, ids.filter(isId)), eq(publications.language, language), isLive(now)))

/** Standing pages by their keys, as far as they are published in the language. */
export const shownByKeys = (
  reader: Reader,
  keys: readonly StandingKey[],
  { language, now }: Asked,
): Promise<ShownEntry[]> =>
  reader
    .select(columns)
    .from(publications)
    .where(and(inArray(publications.key, [...keys]), eq(publications.language, language), isLive(now)))

export type ListAsked = {
  readonly kind: 'post' | 'event'
  readonly tag: string | null
  readonly offset: number
  readonly limit: number
}

/** Posts, the newest first; events that are not over on the day of `since`, the next first. A tag may be in all of them or in
 *  none: each is planned for by itself. */
export function listedEntries(
  database: ListReader,
  { kind, tag, offset, limit }: ListAsked,
  { language, now, since }: Asked & { readonly since: Date },
): Promise<ShownEntry[]> {
  const isEvent = kind === 'event'
  return plannedForWords(database, tag, async reader =>
    reader
      .select({ ...columns, content: sql<ShownContent>`${publications.content} - 'document'` })
      .from(publications)
      .where(
        and(
          eq(publications.kind, kind),
          eq(publications.language, language),
          isLive(now),
          tag === null ? undefined : sql`${publications.tags} @> array[${tag}]::text[]`,
          isEvent ? sql`${publications.eventUntil} >= ${since.toISOString()}::timestamptz` : undefined,
        ),
      )
      .orderBy(
        ...(isEvent
          ? [sql`${publications.eventAt} asc nulls last`, sql`${publications.id} asc`]
          : [sql`${publications.publishedOn} desc nulls last`, sql`${publications.id} desc nulls last`]),
      )
      .offset(offset)
      .limit(limit),
  )
}

/** How many there are of these, counted no further than one more than `most`. */
export function listedCount(
  database: ListReader,
  { kind, tag }: Pick<ListAsked, 'kind' | 'tag'>,
  { language, now, since }: Asked & { readonly since: Date },
  most: number,
): Promise<number> {
  const moment = now.toISOString()
  return plannedForWords(database, tag, async reader => {
    const [row] = await run<{ count: number }>(
      reader,
      sql`select count(*)::int as count from (select from publications
        where kind = ${kind} and language = ${language} and starts_at <= ${moment}::timestamptz
          and (ends_at is null or ends_at > ${moment}::timestamptz)
          ${tag === null ? sql`` : sql`and tags @> array[${tag}]::text[]`}
          ${kind === 'event' ? sql`and event_until >= ${since.toISOString()}::timestamptz` : sql``}
        limit ${most + 1}) as counted`,
    )
    return row!.count
  })
}

/** The documents of publications that were listed, by their ids. */
export async function documentsOf(
  reader: Reader,
  publicationIds: readonly string[],
): Promise<ReadonlyMap<string, Document>> {
  const rows = await reader
    .select({ id: publications.id, document: sql<Document>`${publications.content} -> 'document'` })
    .from(publications)
    .where(inArray(publications.id, [...publicationIds]))
  return new Map(rows.map(({ id, document }) => [id, document]))
}

/** In which languages entries are seen now, with their addresses there. */
export const translationsOf = (reader: Reader, entryIds: readonly string[], now: Date) =>
  reader
    .select({ entryId: publications.entryId, language: publications.language, slug: publications.slug })
    .from(publications)
    // A standing page that nobody wrote has a name for an id.
    .where(and(inArray(publications.entryId, entryIds.filter(isId)), isLive(now)))
    .orderBy(publications.language)
export type Translation = Awaited<ReturnType<typeof translationsOf>>[number]

/** A working copy as it would be seen. */
const previewOf = (
  entry: Pick<typeof entries.$inferSelect, 'id' | 'kind' | 'key' | 'content' | 'changedAt'>,
  language: Language,
): ShownEntry => ({
  ...{ id: entry.id, publicationId: null, kind: entry.kind, key: entry.key, language },
  ...{ slug: entry.content.slug[language], content: entry.content, publishedOn: entry.content.publishDate },
  changedAt: entry.changedAt,
})

/** The working copy that a link shows; null for a secret that opens nothing, or no longer. */
export async function previewBySecret(
  reader: Reader,
  secret: string,
  { language, now }: Asked,
): Promise<ShownEntry | null> {
  const [entry] = await reader
    .select({
      ...{ id: entries.id, kind: entries.kind, key: entries.key },
      ...{ content: entries.content, changedAt: entries.changedAt },
    })
    .from(previewLinks)
    .innerJoin(entries, eq(entries.id, previewLinks.entryId))
    .where(
      and(
        eq(previewLinks.secretHash, hashSecret(secret)),
        isNull(previewLinks.revokedAt),
        gt(previewLinks.expiresAt, now),
        isNull(entries.deletedAt),
      ),
    )
  return entry ? previewOf(entry, language) : null
}

/** Where the operator sends an address; null where it leads nowhere else. */
export async function redirectOf(reader: Reader, path: string) {
  const [found] = await reader.select().from(redirects).where(eq(redirects.path, path))
  return found ?? null
}
