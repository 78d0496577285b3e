import { and, eq, inArray, max } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { NotFound, refuse } from '../../../kit/refusals.ts'
import type { OperationScope } from '../../../platform/operation.ts'
import { requireLock } from '../../locks/operations.ts'
import type { FileRow } from '../queries.ts'
import { files, fileVersions } from '../tables.ts'
import { mostFiles } from './rules/fileChanges.ts'

type Locking = Pick<OperationScope, 'tx'>

/** Files of the library by id, those in the trash too, locked in the order of their ids, so that nobody waits in a circle and
 *  nothing begins to use them meanwhile. Those that there are not are left out. Refuses INVALID_INPUT for too many. */
export async function lockedFiles({ tx }: Locking, fileIds: readonly string[]): Promise<FileRow[]> {
  if (fileIds.length > mostFiles) {
    refuse('INVALID_INPUT', ['fileIds'], `At most ${mostFiles} at once.`, { limit: mostFiles })
  }
  const wanted = [...new Set(fileIds.filter(isId))]
  if (wanted.length === 0) return []
  return tx
    .select()
    .from(files)
    .where(and(inArray(files.id, wanted), files.isInLibrary))
    .orderBy(files.id)
    .for('update')
}

/** Files that are to be changed. Refuses FILE_LOCKED for those that somebody else is editing, and as `lockedFiles`. */
export async function changeableFiles(scope: OperationScope, fileIds: readonly string[]): Promise<FileRow[]> {
  const found = await lockedFiles(scope, fileIds)
  const ids = found.map(file => file.id)
  await requireLock(scope, 'file', ids, id => ['fileIds', String(fileIds.indexOf(id))])
  return found
}

/** A file of the library that is to be changed. Throws NotFound; refuses FILE_LOCKED while somebody else is editing it, and
 *  TRANSITION_NOT_ALLOWED for one in the trash. */
export async function lockedFile(scope: OperationScope, fileId: string): Promise<FileRow> {
  const [file] = await lockedFiles(scope, [fileId])
  if (!file) throw new NotFound()
  await requireLock(scope, 'file', file.id, ['fileId'])
  if (file.deletedAt !== null) refuse('TRANSITION_NOT_ALLOWED', ['fileId'], 'is in the trash')
  return file
}

/** The number of the next version that a file of before becomes. */
export async function nextVersion({ tx }: Locking, fileId: string): Promise<number> {
  const [last] = await tx
    .select({ number: max(fileVersions.number) })
    .from(fileVersions)
    .where(eq(fileVersions.fileId, fileId))
  return (last?.number ?? 0) + 1
}
