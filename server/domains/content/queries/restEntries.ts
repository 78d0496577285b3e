import { and, arrayContains, asc, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import type { Language } from '../../../kit/languages.ts'
import { mayRead, type Viewer } from '../../../kit/viewer.ts'
import { defineKeys } from '../../../platform/businessKeys.ts'
import type { Reader } from '../../../platform/statements.ts'
import type { EntryContent, EntryKind } from '../rules/content.ts'
import { entries, entryRevisions, publications } from '../tables.ts'

/** Entries as the documented paths read them: staff working copies, everybody else what is published. */

export type EntrySource = {
  readonly id: string
  readonly kind: EntryKind
  readonly content: EntryContent
  readonly version: number
  readonly createdAt: Date
  readonly changedAt: Date
  readonly deletedAt: Date | null
}

type Asking = { readonly reader: Reader; readonly viewer: Viewer; readonly language: Language; readonly now: Date }
export type RestFilter = {
  readonly ids?: readonly string[] | undefined
  readonly type?: EntryKind | undefined
  readonly tag?: string | undefined
}
export const restSorts = ['-changed', 'changed', '-created', 'created'] as const
type RestSort = (typeof restSorts)[number]
type Part = { readonly filter: RestFilter; readonly limit: number; readonly skip: number; readonly sort: RestSort }

/** What entries are called by: the German address of a working copy. */
export const entryKeys = defineKeys({
  what: 'entries',
  keys: {
    slug: (values, { viewer }) =>
      sql`select slug_de as value, id from entries
        where slug_de = any(${values}) and slug_de <> '' and deleted_at is null
          and ${mayRead(viewer, 'content') ? sql`true` : sql`false`}`,
  },
})

const staffColumns = {
  ...{ id: entries.id, kind: entries.kind, content: entries.content, version: entries.version },
  ...{ createdAt: entries.createdAt, changedAt: entries.changedAt, deletedAt: entries.deletedAt },
}
const seenColumns = {
  ...{ id: publications.entryId, kind: publications.kind, content: publications.content },
  ...{ version: entryRevisions.version, createdAt: publications.publishedAt, changedAt: publications.startsAt },
}

const seen = ({ language, now }: Pick<Asking, 'language' | 'now'>, { ids, type, tag }: RestFilter) =>
  and(
    eq(publications.language, language),
    lte(publications.startsAt, now),
    or(isNull(publications.endsAt), gt(publications.endsAt, now)),
    ids && inArray(publications.entryId, ids.filter(isId)),
    type && eq(publications.kind, type),
    tag ? arrayContains(publications.tags, [tag]) : undefined,
  )

const written = ({ ids, type, tag }: RestFilter) =>
  and(
    ids && inArray(entries.id, ids.filter(isId)),
    type && eq(entries.kind, type),
    tag ? arrayContains(entries.tags, [tag]) : undefined,
  )

/** A part of the entries that the asker may see. */
export async function findEntries(asking: Asking, { filter, limit, skip, sort }: Part) {
  const { reader, viewer } = asking
  const along = sort.startsWith('-') ? desc : asc
  const isByChange = sort.endsWith('changed')
  if (mayRead(viewer, 'content')) {
    const where = and(isNull(entries.deletedAt), written(filter))
    const column = isByChange ? entries.changedAt : entries.createdAt
    const [items, total] = await Promise.all([
      reader
        .select(staffColumns)
        .from(entries)
        .where(where)
        .orderBy(along(column), along(entries.id))
        .limit(limit)
        .offset(skip),
      reader.$count(entries, where),
    ])
    return { items, total }
  }
  const where = seen(asking, filter)
  const column = isByChange ? publications.startsAt : publications.publishedAt
  const [rows, total] = await Promise.all([
    reader
      .select(seenColumns)
      .from(publications)
      .innerJoin(entryRevisions, eq(entryRevisions.id, publications.revisionId))
      .where(where)
      .orderBy(along(column), along(publications.entryId))
      .limit(limit)
      .offset(skip),
    reader.$count(publications, where),
  ])
  return { items: rows.map(row => ({ ...row, deletedAt: null })), total }
}

/** Entries by id, in the order asked: staff find those in the trash, too. */
export async function entriesInOrder(asking: Asking, ids: readonly string[]): Promise<EntrySource[]> {
  const { reader, viewer } = asking
  const rows: EntrySource[] = mayRead(viewer, 'content')
    ? await reader.select(staffColumns).from(entries).where(written({ ids }))
    : (
        await reader
          .select(seenColumns)
          .from(publications)
          .innerJoin(entryRevisions, eq(entryRevisions.id, publications.revisionId))
          .where(seen(asking, { ids }))
      ).map(row => ({ ...row, deletedAt: null }))
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}
