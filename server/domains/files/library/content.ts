import { eq } from 'drizzle-orm'
import { doerId } from '../../../kit/viewer.ts'
import type { OperationScope } from '../../../platform/operation.ts'
import type { FileRow } from '../queries.ts'
import { files, fileVersions } from '../tables.ts'
import { keepForKeepers } from './keeping.ts'
import { nextVersion } from './lockedFiles.ts'
import { refreshShownFile } from './uses.ts'

/** What a file is made of from now on. */
export type FileContent = Pick<
  FileRow,
  | ('sha256' | 'name' | 'extension' | 'mimeType' | 'size' | 'width' | 'height')
  | ('originalSha256' | 'edit' | 'focalX' | 'focalY')
>

/** Gives a file that is locked another content: what it was becomes its last version, orders keep what they showed, and
 *  everything else that shows it shows the new one at once. Its id and address stay. Who calls it notes it in the log. */
export async function changeContent(scope: OperationScope, before: FileRow, content: FileContent): Promise<FileRow> {
  const { tx, now, viewer } = scope
  await keepForKeepers(scope, [before])
  const { sha256, name, extension, mimeType, size, width, height, originalSha256, edit } = before
  await tx.insert(fileVersions).values({
    ...{ fileId: before.id, number: await nextVersion(scope, before.id) },
    ...{ sha256, name, extension, mimeType, size, width, height, originalSha256, edit },
    ...{ createdBy: doerId(viewer), createdAt: now },
  })
  const [saved] = await tx
    .update(files)
    .set({ ...content, revision: before.revision + 1, changedAt: now })
    .where(eq(files.id, before.id))
    .returning()
  await refreshShownFile(scope, before.id)
  return saved!
}
