import { and, inArray, sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { mayRead, type Viewer } from '../../../kit/viewer.ts'
import { type Reader, rowsIf } from '../../../platform/statements.ts'
import { files } from '../../files/tables.ts'

/** A file as a page shows it. */
export type PageFile = Pick<
  typeof files.$inferSelect,
  | ('id' | 'sha256' | 'name' | 'extension' | 'mimeType' | 'type' | 'size' | 'width' | 'height')
  | ('alt' | 'caption' | 'focalX' | 'focalY' | 'isPublic' | 'deletedAt')
>

/** Files of pages by id: everybody has those that are public; who works on pages sees all in what is not published yet. */
export const pageFiles = (reader: Reader, viewer: Viewer, ids: readonly string[]): Promise<PageFile[]> =>
  reader
    .select({
      ...{ id: files.id, sha256: files.sha256, name: files.name, extension: files.extension },
      ...{ mimeType: files.mimeType, type: files.type, size: files.size, width: files.width, height: files.height },
      ...{ alt: files.alt, caption: files.caption, focalX: files.focalX, focalY: files.focalY },
      ...{ isPublic: files.isPublic, deletedAt: files.deletedAt },
    })
    .from(files)
    .where(
      and(
        inArray(files.id, ids.filter(isId)),
        files.isInLibrary,
        sql`(${rowsIf(mayRead(viewer, 'content') || mayRead(viewer, 'files'))} or (${files.isPublic} and ${files.deletedAt} is null))`,
      ),
    )
