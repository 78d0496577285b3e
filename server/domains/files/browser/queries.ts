import { and, arrayContains, arrayOverlaps, eq, getTableColumns, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { addDays, type Day, startOfDay } from '../../../kit/days.ts'
import { isId } from '../../../kit/ids.ts'
import { searchedWords } from '../../../kit/staffSearch.ts'
import type { Viewer } from '../../../kit/viewer.ts'
import { countEach, countUpTo, mostCounted } from '../../../platform/counting.ts'
import { alongFalling, alongRising, type Direction } from '../../../platform/sorting.ts'
import { foundByWords } from '../../../platform/staffSearch.ts'
import { type Lister, plannedForValues, type Reader, run } from '../../../platform/statements.ts'
import { type FileRow, visibleTo } from '../queries.ts'
import type { FileType } from '../rules/fileTypes.ts'
import { files, isKept, isTrashed, lacksAlt } from '../tables.ts'
import { archiveTags } from './rules.ts'

/** Reads of the file browser: the library of files, page by page, narrowed, ordered and counted. */

export const fileTabs = ['library', 'trash'] as const
export type FileTab = (typeof fileTabs)[number]

/** What narrows the library; absent, null and empty lists leave everything, but for `ids`. Days are those of the shop's calendar, both
 *  included. */
export type FileFilter = {
  readonly tab?: FileTab | null
  /** Words of name, alternative texts, captions and tags, in any order. */
  readonly search?: string | null
  readonly types?: readonly FileType[] | null
  /** In small letters, without the dot. */
  readonly extensions?: readonly string[] | null
  /** All of them. */
  readonly tags?: readonly string[] | null
  /** False: pictures without a word on what they show. */
  readonly hasAlt?: boolean | null
  readonly isPublic?: boolean | null
  readonly isOwn?: boolean | null
  /** True: those of the archive. */
  readonly isArchived?: boolean | null
  readonly from?: Day | null
  readonly to?: Day | null
  /** These alone. */
  readonly ids?: readonly string[] | null
  /** Pictures that are at least so many pixels wide and high as they are seen. */
  readonly leastWidth?: number | null
  readonly leastHeight?: number | null
}

/** `given`: as the filter's `ids` come. */
type FileField = 'uploaded' | 'changed' | 'name' | 'size' | 'given'
export type FileSort = { readonly field: FileField; readonly direction: Direction }

const inTab: Record<FileTab, SQL> = { library: isKept, trash: isTrashed }

const isGiven = <Value>(values: readonly Value[] | null | undefined): values is readonly Value[] =>
  values !== null && values !== undefined && values.length > 0

function has(filter: FileFilter): SQL | undefined {
  const { hasAlt } = filter
  if (hasAlt === null || hasAlt === undefined) return undefined
  return hasAlt ? sql`${files.type} = 'picture' and not ${lacksAlt}` : lacksAlt
}

/** The condition of a filter, its tab left aside. */
async function matching(reader: Reader, viewer: Viewer, filter: FileFilter, timeZone: string): Promise<SQL> {
  const { search, types, extensions, tags, isPublic, isOwn, isArchived, from, to, ids, leastWidth, leastHeight } =
    filter
  const words = searchedWords(search ?? '')
  return and(
    visibleTo(viewer),
    words.length > 0 ? await foundByWords(reader, { table: files, column: files.searchText }, words) : undefined,
    isGiven(types) ? inArray(files.type, [...types]) : undefined,
    isGiven(extensions) ? inArray(files.extension, [...extensions]) : undefined,
    isGiven(tags) ? arrayContains(files.tags, [...tags]) : undefined,
    has(filter),
    isPublic === null || isPublic === undefined ? undefined : eq(files.isPublic, isPublic),
    isOwn ? (viewer.accountId === null ? sql`false` : eq(files.uploadedBy, viewer.accountId)) : undefined,
    isArchived ? arrayOverlaps(files.tags, [...archiveTags]) : undefined,
    from ? gte(files.createdAt, startOfDay(from, timeZone)) : undefined,
    to ? lt(files.createdAt, startOfDay(addDays(to, 1), timeZone)) : undefined,
    ids ? inArray(files.id, ids.filter(isId)) : undefined,
    leastWidth ? gte(files.width, leastWidth) : undefined,
    leastHeight ? gte(files.height, leastHeight) : undefined,
  )!
}

const named = sql`lower(${files.name})`

/** Every order ends in the id. */
function ordering(filter: FileFilter, { field, direction }: FileSort): SQL[] {
  if (field === 'given' && filter.ids) {
    const place = sql`array_position(${sql.param(filter.ids.filter(isId))}::uuid[], ${files.id})`
    return [direction === 'asc' ? sql`${place} asc` : sql`${place} desc`]
  }
  if (field === 'name') return alongRising(direction, named, files.id)
  if (field === 'size') return alongRising(direction, files.size, files.id)
  if (field === 'changed') return alongFalling(direction, files.changedAt, files.id)
  // The trash is looked through from what came into it last.
  return alongFalling(direction, filter.tab === 'trash' ? files.deletedAt : files.createdAt, files.id)
}

/** The condition of a filter, its tab included. */
const within = async (reader: Reader, viewer: Viewer, filter: FileFilter, timeZone: string): Promise<SQL> =>
  sql`${await matching(reader, viewer, filter, timeZone)} and ${inTab[filter.tab ?? 'library']}`

/**
 * A page of the files that fit a filter. What words or the archive find is looked for first: where it is little, it is put in order
 * afterwards, for going through the order to come upon it would look at everything.
 */
export const browseFiles = (
  lister: Lister,
  viewer: Viewer,
  filter: FileFilter,
  sort: FileSort,
  page: { offset: number; limit: number },
  timeZone: string,
): Promise<FileRow[]> =>
  plannedForValues(lister, async reader => {
    const fits = await within(reader, viewer, filter, timeZone)
    const most = mostCounted(filter.search)
    const isSought = Boolean(filter.search?.trim()) || filter.isArchived === true
    const isFew = isSought ? (await countUpTo(reader, most, files, fits)) <= most : false
    // Materialised, or it would be planned as if it were part of the rest.
    const found = sql`with found as materialized (select ${files.id} from ${files} where ${fits} limit ${most})
      select id from found`
    return reader
      .select(getTableColumns(files))
      .from(files)
      .where(isFew ? inArray(files.id, sql`(${found})`) : fits)
      .orderBy(...ordering(filter, sort))
      .offset(page.offset)
      .limit(page.limit)
  })

/** How many files fit a filter, its tab included; of more than `most` one more than that. */
export const countFiles = (
  lister: Lister,
  viewer: Viewer,
  filter: FileFilter,
  timeZone: string,
  most: number,
): Promise<number> =>
  plannedForValues(lister, async reader =>
    countUpTo(reader, most, files, await within(reader, viewer, filter, timeZone)),
  )

/** How many files library and trash hold under the rest of a filter, in one statement; see `countEach` for how far. */
export const countFileTabs = (
  lister: Lister,
  viewer: Viewer,
  filter: FileFilter,
  timeZone: string,
): Promise<Record<FileTab, number>> =>
  plannedForValues(lister, async reader => {
    const fits = await matching(reader, viewer, filter, timeZone)
    const conditions = { library: sql`${fits} and ${isKept}`, trash: sql`${fits} and ${isTrashed}` }
    return countEach(reader, sql`${files}`, conditions)
  })

/** A value that files have, and how many of those that were looked at have it. */
export type FileChoice = { readonly value: string; readonly count: number }
/** What a filter can be narrowed by further: tags under all of it, extensions and types each without what it says of them
 *  itself, so that another can be chosen. The most frequent first. */
export type FileChoices = {
  readonly tags: readonly FileChoice[]
  readonly extensions: readonly FileChoice[]
  readonly types: readonly FileChoice[]
}

/** More are not named. */
const mostChoices = 200
/** More files are not looked at for what can be chosen; of what words find a thousand (`mostCounted`). */
const mostLooked = 5_000

/**
 * What the files that fit a filter can be narrowed by, with counts, in one statement. At most 5,000 files are looked at, with
 * words 1,000: of the whole library the newest.
 */
export const countFileChoices = (
  lister: Lister,
  viewer: Viewer,
  filter: FileFilter,
  timeZone: string,
): Promise<FileChoices> =>
  plannedForValues(lister, async reader => {
    const looked = async (own: FileFilter) => {
      // Whoever narrows further does not ask for the newest, and sorting what is found would look at all of it.
      const isWhole = Object.entries(own).every(([key, value]) => key === 'tab' || isNothing(value))
      const newest = isWhole ? sql`order by ${sql.join(ordering(own, usual), sql`, `)}` : sql``
      return sql`(select ${files.tags}, ${files.extension}, ${files.type} from ${files}
        where ${await within(reader, viewer, own, timeZone)} ${newest}
        limit ${Math.min(mostLooked, mostCounted(own.search))})`
    }
    const all = await looked(filter)
    const untyped = isGiven(filter.types) ? await looked({ ...filter, types: null }) : sql`looked`
    const unextended = isGiven(filter.extensions) ? await looked({ ...filter, extensions: null }) : sql`looked`
    const counted = (value: SQL, from: SQL) => sql`coalesce((select json_agg(c) from (
      select ${value} as value, count(*)::int as count from ${from} group by 1 order by 2 desc, 1 limit ${mostChoices}
    ) c), '[]'::json)`
    const [row] = await run<FileChoices>(
      reader,
      sql`with looked as materialized ${all} select
        ${counted(sql`tag`, sql`looked, unnest(looked.tags) as tag`)} as tags,
        ${counted(sql`extension`, sql`${unextended} as e where extension <> ''`)} as extensions,
        ${counted(sql`type`, sql`${untyped} as t`)} as types`,
    )
    return row!
  })

const usual: FileSort = { field: 'uploaded', direction: 'desc' }
const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
