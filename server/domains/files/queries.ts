import { and, inArray, type SQL } from 'drizzle-orm'
import { isId } from '../../kit/ids.ts'
import { mayRead, type Viewer } from '../../kit/viewer.ts'
import { type Reader, rowsIf } from '../../platform/statements.ts'
import { files } from './tables.ts'

/** A file of the library or of one thing alone. */
export type FileRow = typeof files.$inferSelect

/** Which files a viewer may see as what they are: whoever reads the area all of the library. Others see a file with what it
 *  belongs to, and only as that. */
export const visibleTo = (viewer: Viewer): SQL => rowsIf(mayRead(viewer, 'files'))

/** Files by id, those in the trash too; unknown ones, those outside the library and those that the viewer may not see are
 *  left out. */
export const filesByIds = (reader: Reader, viewer: Viewer, ids: readonly string[]): Promise<FileRow[]> =>
  reader
    .select()
    .from(files)
    .where(and(inArray(files.id, ids.filter(isId)), files.isInLibrary, visibleTo(viewer)))
