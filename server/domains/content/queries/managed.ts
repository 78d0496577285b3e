import { and, arrayContains, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { searchedWords } from '../../../kit/staffSearch.ts'
import { mayRead, type Viewer } from '../../../kit/viewer.ts'
import { literally } from '../../../kit/words.ts'
import { countEach, countUpTo } from '../../../platform/counting.ts'
import { alongFalling, alongRising, type Direction } from '../../../platform/sorting.ts'
import { foundByWords } from '../../../platform/staffSearch.ts'
import { type ListReader, plannedForWords, type Reader, rowsIf, run } from '../../../platform/statements.ts'
import { accounts } from '../../accounts/tables.ts'
import type { EntryKind, StandingKey } from '../rules/content.ts'
import {
  entries,
  entryReuses,
  entryRevisions,
  isEntryKept,
  isEntryTrashed,
  previewLinks,
  publications,
  redirects,
} from '../tables.ts'

/** Reads of those who work on entries: working copies, their lists, revisions and links. */

export type ManagedEntry = typeof entries.$inferSelect
export type Revision = Omit<typeof entryRevisions.$inferSelect, 'content'> & { readonly savedByName: string | null }
export type PreviewLink = typeof previewLinks.$inferSelect

/** Which working copies somebody sees: all of them whoever reads content, nobody else any. */
const visibleTo = (viewer: Viewer): SQL => rowsIf(mayRead(viewer, 'content'))

/** Entries by id, those in the trash too; unknown ones are left out. */
export const entriesByIds = (reader: Reader, viewer: Viewer, ids: readonly string[]): Promise<ManagedEntry[]> =>
  reader
    .select()
    .from(entries)
    .where(and(inArray(entries.id, ids.filter(isId)), visibleTo(viewer)))

/** The standing page of that key, where somebody began to write it. */
export async function entryByKey(reader: Reader, viewer: Viewer, key: StandingKey): Promise<ManagedEntry | null> {
  const [entry] = await reader
    .select()
    .from(entries)
    .where(and(eq(entries.key, key), visibleTo(viewer)))
  return entry ?? null
}

export const entryTabs = [
  ...(['all', 'drafts', 'submitted', 'published', 'scheduled', 'untranslated', 'trash'] as const),
] as const
export type EntryTab = (typeof entryTabs)[number]

export type EntryFilter = {
  readonly tab?: EntryTab | null
  /** Words of titles, addresses and tags, in any order. */
  readonly search?: string | null
  readonly kinds?: readonly EntryKind[] | null
  /** All of them. */
  readonly tags?: readonly string[] | null
}
export type EntrySort = { readonly field: 'changed' | 'created' | 'title' | 'date'; readonly direction: Direction }
type Page = { readonly offset: number; readonly limit: number }

const conditionOf: Readonly<Record<EntryTab, SQL>> = {
  all: isEntryKept,
  drafts: sql`${isEntryKept} and not is_live`,
  submitted: sql`${isEntryKept} and ${entries.step} = 'submitted'`,
  published: sql`${isEntryKept} and is_live`,
  scheduled: sql`${isEntryKept} and is_coming`,
  untranslated: sql`${isEntryKept} and untranslated > 0`,
  trash: isEntryTrashed,
}

const isGiven = <Value>(values: readonly Value[] | null | undefined): values is readonly Value[] =>
  values !== null && values !== undefined && values.length > 0

/** The condition of a filter, its tab left aside. */
async function matching(reader: Reader, viewer: Viewer, { search, kinds, tags }: EntryFilter): Promise<SQL> {
  const words = searchedWords(search ?? '')
  return and(
    visibleTo(viewer),
    words.length > 0 ? await foundByWords(reader, { table: entries, column: entries.searchText }, words) : undefined,
    isGiven(kinds) ? inArray(entries.kind, [...kinds]) : undefined,
    isGiven(tags) ? arrayContains(entries.tags, [...tags]) : undefined,
  )!
}

const within = async (reader: Reader, viewer: Viewer, filter: EntryFilter): Promise<SQL> =>
  sql`${await matching(reader, viewer, filter)} and ${conditionOf[filter.tab ?? 'all']}`

/** Every order ends in the id. */
function ordering({ tab }: EntryFilter, { field, direction }: EntrySort): SQL[] {
  if (field === 'title') return alongRising(direction, sql`lower(${entries.name})`, entries.id)
  if (field === 'created') return alongFalling(direction, entries.createdAt, entries.id)
  if (field === 'date') return alongFalling(direction, entries.startsAt, entries.id)
  return alongFalling(direction, tab === 'trash' ? entries.deletedAt : entries.changedAt, entries.id)
}

/** What of a filter may be in every entry or in none: a plan for tags that few have reads all that have another one. */
const variesBy = ({ search, tags }: EntryFilter): string => [search ?? '', ...(tags ?? [])].join(' ')

/** A page of the entries that fit a filter. */
export const browseEntries = (
  reader: ListReader,
  viewer: Viewer,
  filter: EntryFilter,
  sort: EntrySort,
  { offset, limit }: Page,
): Promise<ManagedEntry[]> =>
  plannedForWords(reader, variesBy(filter), async planned =>
    planned
      .select()
      .from(entries)
      .where(await within(planned, viewer, filter))
      .orderBy(...ordering(filter, sort))
      .offset(offset)
      .limit(limit),
  )

/** How many entries fit a filter; of more than `most` one more than that. */
export const countEntries = (reader: ListReader, viewer: Viewer, filter: EntryFilter, most: number): Promise<number> =>
  plannedForWords(reader, variesBy(filter), async planned =>
    countUpTo(planned, most, entries, await within(planned, viewer, filter)),
  )

/** How many each tab holds under the rest of a filter; see `countEach` for how far. */
export const countEntryTabs = (
  reader: ListReader,
  viewer: Viewer,
  filter: EntryFilter,
): Promise<Record<EntryTab, number>> =>
  plannedForWords(reader, variesBy(filter), async planned => {
    const fits = await matching(planned, viewer, filter)
    const conditions = Object.fromEntries(entryTabs.map(tab => [tab, sql`${fits} and ${conditionOf[tab]}`]))
    return countEach(planned, sql`${entries}`, conditions as Record<EntryTab, SQL>)
  })

/** What was, is or will be seen of several entries, without the contents, in the order of time. */
export const publicationsOf = (reader: Reader, entryIds: readonly string[]) =>
  reader
    .select({
      ...{ id: publications.id, entryId: publications.entryId, language: publications.language },
      ...{ startsAt: publications.startsAt, endsAt: publications.endsAt, isWithdrawn: publications.isWithdrawn },
      ...{ fingerprint: publications.fingerprint, slug: publications.slug, publishedAt: publications.publishedAt },
      number: entryRevisions.number,
    })
    .from(publications)
    .innerJoin(entryRevisions, eq(entryRevisions.id, publications.revisionId))
    .where(inArray(publications.entryId, [...entryIds]))
    .orderBy(publications.startsAt)
export type PublicationRow = Awaited<ReturnType<typeof publicationsOf>>[number]

/** A part of the revisions of an entry, the newest first, without what they hold. */
export const revisionsOf = (reader: Reader, entryId: string, { offset, limit }: Page): Promise<Revision[]> =>
  reader
    .select({
      ...{ id: entryRevisions.id, entryId: entryRevisions.entryId, number: entryRevisions.number },
      ...{ version: entryRevisions.version, note: entryRevisions.note, savedBy: entryRevisions.savedBy },
      ...{ savedAt: entryRevisions.savedAt, beganAt: entryRevisions.beganAt, savedByName: accounts.name },
    })
    .from(entryRevisions)
    .leftJoin(accounts, eq(accounts.id, entryRevisions.savedBy))
    .where(eq(entryRevisions.entryId, entryId))
    .orderBy(desc(entryRevisions.number))
    .offset(offset)
    .limit(limit)

export const revisionCount = (reader: Reader, entryId: string, most: number): Promise<number> =>
  countUpTo(reader, most, entryRevisions, eq(entryRevisions.entryId, entryId))

/** A revision of an entry by its number; null for an unknown one. */
export async function revisionOf(reader: Reader, entryId: string, number: number): Promise<Revision | null> {
  const [newest] = await revisionsOf(reader, entryId, { offset: 0, limit: 1 })
  const offset = newest ? newest.number - number : -1
  const [found] = offset < 0 ? [] : await revisionsOf(reader, entryId, { offset, limit: 1 })
  return found?.number === number ? found : null
}

/** What entries were at revisions, by the revisions' ids. */
export async function contentsOfRevisions(reader: Reader, ids: readonly string[]) {
  const rows = await reader
    .select({ id: entryRevisions.id, content: entryRevisions.content })
    .from(entryRevisions)
    .where(inArray(entryRevisions.id, [...ids]))
  return new Map(rows.map(({ id, content }) => [id, content]))
}

/** What an entry was at a revision; null for an unknown one. */
export async function revisionContent(reader: Reader, entryId: string, number: number) {
  const [row] = await reader
    .select({ content: entryRevisions.content })
    .from(entryRevisions)
    .where(and(eq(entryRevisions.entryId, entryId), eq(entryRevisions.number, number)))
  return row?.content ?? null
}

/** Names of accounts by their ids. */
export async function namesOfAccounts(reader: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await reader
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(inArray(accounts.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The links by which others see entries, those that ended too, the newest first. */
export const linksOf = (reader: Reader, entryIds: readonly string[]): Promise<PreviewLink[]> =>
  reader
    .select()
    .from(previewLinks)
    .where(inArray(previewLinks.entryId, [...entryIds]))
    .orderBy(desc(previewLinks.createdAt), desc(previewLinks.id))

/** Entries that hold others as reusable blocks and are not in the trash, by what they hold. */
export const holdersOf = (reader: Reader, reusedIds: readonly string[]) =>
  reader
    .select({ reusedId: entryReuses.reusedId, id: entries.id, name: entries.name, kind: entries.kind })
    .from(entryReuses)
    .innerJoin(entries, eq(entries.id, entryReuses.entryId))
    .where(and(inArray(entryReuses.reusedId, [...reusedIds]), sql`${entries.deletedAt} is null`))
    .orderBy(entries.name, entries.id)
export type Holder = Awaited<ReturnType<typeof holdersOf>>[number]

/** The tags of all entries with how often each is there, the most used first. */
export const tagsOfEntries = (reader: Reader, viewer: Viewer): Promise<{ tag: string; count: number }[]> =>
  run(
    reader,
    sql`select tag, count(*)::int as count from entries, unnest(tags) as tag
      where deleted_at is null and ${visibleTo(viewer)} group by tag order by count(*) desc, tag limit 200`,
  )

/** A redirect, or an address that was asked for in vain, as staff list them. */
export type Redirect = typeof redirects.$inferSelect
export type MissedPath = {
  readonly path: string
  readonly count: number
  readonly firstDay: string
  readonly lastDay: string
}

const redirectsMatching = (viewer: Viewer, search: string | null): SQL => {
  const word = search?.trim().toLowerCase()
  const found = word ? sql`and lower(path || ' ' || target) like ${`%${literally(word)}%`}` : sql``
  return sql`${visibleTo(viewer)} ${found}`
}

/** Redirects, the newest first. */
export const browseRedirects = (
  reader: Reader,
  viewer: Viewer,
  search: string | null,
  { offset, limit }: Page,
): Promise<Redirect[]> =>
  reader
    .select()
    .from(redirects)
    .where(redirectsMatching(viewer, search))
    .orderBy(...alongFalling('desc', redirects.createdAt, redirects.id))
    .offset(offset)
    .limit(limit)

export const countRedirects = (reader: Reader, viewer: Viewer, search: string | null, most: number): Promise<number> =>
  countUpTo(reader, most, redirects, redirectsMatching(viewer, search))

/** Nobody has the address by now: what was published or sent elsewhere since is no longer asked for in vain. */
const isStillMissed = sql`not exists (select from redirects r where r.path = missed_paths.path)
  and not exists (select from publications p where p.slug <> '' and p.slug = substr(missed_paths.path, 2)
    and p.starts_at <= now() and (p.ends_at is null or p.ends_at > now()))
  and not exists (select from site_segments s where s.segment = substr(missed_paths.path, 2) and s.group_id is not null)`

/** Addresses that were asked for in vain and still lead nowhere, those asked for most first. There are a thousand at most. */
export const browseMissedPaths = (reader: Reader, viewer: Viewer, { offset, limit }: Page): Promise<MissedPath[]> =>
  run<MissedPath>(
    reader,
    sql`select path, sum(count)::int as count, min(day)::text as "firstDay", max(day)::text as "lastDay"
      from missed_paths where ${visibleTo(viewer)} and ${isStillMissed} group by path order by sum(count) desc, path
      offset ${offset} limit ${limit}`,
  )

export const countMissedPaths = (reader: Reader, viewer: Viewer, most: number): Promise<number> =>
  countUpTo(
    reader,
    most,
    sql`(select path from missed_paths where ${visibleTo(viewer)} and ${isStillMissed} group by path) as missed`,
  )
