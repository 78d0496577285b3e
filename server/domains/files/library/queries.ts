import { and, arrayContains, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Viewer } from '../../../kit/viewer.ts'
import { type InstantRange, within } from '../../../platform/changeFeed.ts'
import type { Database } from '../../../platform/database.ts'
import { type FileRow, visibleTo } from '../queries.ts'
import { files } from '../tables.ts'

/** Which files of the library are wanted: those that fit all of it. */
export type FoundFilter = {
  readonly ids?: readonly string[] | undefined
  readonly status: 'ready' | 'trash'
  readonly ext?: string | undefined
  readonly tag?: string | undefined
  readonly isPicture?: boolean | undefined
  readonly isPublic?: boolean | undefined
}

const sorts = {
  '-uploadDate': [desc(files.createdAt), desc(files.id)],
  uploadDate: [asc(files.createdAt), asc(files.id)],
  name: [asc(files.name), asc(files.id)],
  '-name': [desc(files.name), desc(files.id)],
  size: [asc(files.size), asc(files.id)],
  '-size': [desc(files.size), desc(files.id)],
} as const

type FileSort = keyof typeof sorts
export const fileSorts = Object.keys(sorts) as [FileSort, ...FileSort[]]

type Part = {
  readonly filter: FoundFilter
  readonly limit: number
  readonly skip: number
  readonly sort: FileSort
  readonly created?: InstantRange | undefined
}

/** A part of the files of the library, with the number of all that fit. */
export async function findFiles(
  { drizzle }: Database,
  viewer: Viewer,
  { filter, limit, skip, sort, created }: Part,
): Promise<{ items: FileRow[]; total: number }> {
  const { ids, status, ext, tag, isPicture, isPublic } = filter
  const where = and(
    files.isInLibrary,
    visibleTo(viewer),
    status === 'trash' ? isNotNull(files.deletedAt) : isNull(files.deletedAt),
    ids && inArray(files.id, [...ids]),
    ext === undefined ? undefined : eq(files.extension, ext.toLowerCase()),
    tag === undefined ? undefined : arrayContains(files.tags, [tag]),
    isPicture === undefined ? undefined : isPicture ? isNotNull(files.width) : isNull(files.width),
    isPublic === undefined ? undefined : eq(files.isPublic, isPublic),
    within(files.createdAt, created),
  )
  const [items, total] = await Promise.all([
    drizzle
      .select()
      .from(files)
      .where(where)
      .orderBy(...sorts[sort])
      .limit(limit)
      .offset(skip),
    drizzle.$count(files, where),
  ])
  return { items, total }
}
