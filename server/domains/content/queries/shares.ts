import { and, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { mayRead, type Viewer } from '../../../kit/viewer.ts'
import { countUpTo } from '../../../platform/counting.ts'
import { type ListReader, rowsIf } from '../../../platform/statements.ts'
import { entries, isEntryKept, previewLinks } from '../tables.ts'
import type { PreviewLink } from './managed.ts'

/** Links that still show a working copy to whoever has them, those of entries in the trash left out. */
const openLinks = (viewer: Viewer, now: Date): SQL =>
  and(
    isNull(previewLinks.revokedAt),
    gt(previewLinks.expiresAt, now),
    sql`exists (select from ${entries} where ${eq(entries.id, previewLinks.entryId)} and ${isEntryKept})`,
    rowsIf(mayRead(viewer, 'content')),
  )!

type Page = { readonly offset: number; readonly limit: number }

/** A page of the links by which people without an account see working copies now, the newest first. */
export const browsePreviewLinks = (
  reader: ListReader,
  viewer: Viewer,
  now: Date,
  { offset, limit }: Page,
): Promise<PreviewLink[]> =>
  reader
    .select()
    .from(previewLinks)
    .where(openLinks(viewer, now))
    .orderBy(desc(previewLinks.createdAt), desc(previewLinks.id))
    .offset(offset)
    .limit(limit)

/** How many there are; of more than `most` one more than that. */
export const countPreviewLinks = (reader: ListReader, viewer: Viewer, now: Date, most: number): Promise<number> =>
  countUpTo(reader, most, previewLinks, openLinks(viewer, now))
