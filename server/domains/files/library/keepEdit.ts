import { eq } from 'drizzle-orm'
import { refuse, refuseStale } from '../../../kit/refusals.ts'
import { changesBetween, noteAudit } from '../../../platform/audit.ts'
import type { Images } from '../../../platform/images.ts'
import { type OperationContext, operation } from '../../../platform/operation.ts'
import type { PictureObstacle } from '../../../platform/pictures/edit.ts'
import type { DocumentObstacle } from '../../../platform/pictures/pdf.ts'
import type { Storage } from '../../../platform/storage.ts'
import type { FileRow } from '../queries.ts'
import type { Sides } from '../rules/pictureEdit.ts'
import { files } from '../tables.ts'
import { changeContent, type FileContent } from './content.ts'
import { lockedFile } from './lockedFiles.ts'

/** What edits of pictures and of documents have in common. */
export type EditContext = OperationContext & { readonly storage: Storage; readonly images: Images }

/** Why a file cannot be edited. */
export type EditObstacle = PictureObstacle | DocumentObstacle

export const refuseObstacle = (obstacle: EditObstacle): never =>
  refuse('PICTURE_NOT_EDITABLE', ['fileId'], `cannot be edited: ${obstacle}`, { obstacle })

/** What keeps a file from being edited, by its content; null where nothing does. */
export async function obstacleOf(
  { images: { editing } }: Pick<EditContext, 'images'>,
  { sha256, originalSha256, width, extension }: FileRow,
): Promise<EditObstacle | null> {
  const original = originalSha256 ?? sha256
  if (extension === 'pdf') return (await editing.pages(original)).obstacle ?? null
  return width === null ? 'noPicture' : editing.obstacle(original)
}

/** What an edit made of a file; it lies in the storage. */
export type EditedContent = Omit<FileContent, 'name' | 'extension' | 'mimeType' | 'focalX' | 'focalY'>

/** What was uploaded, byte by byte, once all edits are undone. */
export async function uploadedAgain(
  storage: Storage,
  sha256: string,
  { width, height }: Sides | { readonly width: null; readonly height: null },
): Promise<EditedContent> {
  const file = await storage.openFile(sha256)
  if (file === null) throw new Error(`the content ${sha256} is missing`)
  return { sha256, size: file.size, width, height, edit: null, originalSha256: null }
}

type Kept = {
  readonly fileId: string
  /** The revision of which the content was made. */
  readonly seen: number
  /** Null: as it was. */
  readonly content: EditedContent | null
  readonly pointOf: (before: FileRow) => Pick<FileRow, 'focalX' | 'focalY'>
}

/** Keeps what an edit made: what the file was becomes a version, and the log says what was done. Where nothing was, nothing is
 *  written. Refuses STALE_REVISION, and as `lockedFile`. */
export const keepEdit = operation(
  'editor:files',
  async (scope, { fileId, seen, content, pointOf }: Kept): Promise<FileRow> => {
    const { tx, now } = scope
    const before = await lockedFile(scope, fileId)
    refuseStale(before, seen)
    const { focalX, focalY } = pointOf(before)
    const { name, extension, mimeType } = before
    const isMoved = focalX !== before.focalX || focalY !== before.focalY
    if (!content && !isMoved) return before
    const [saved] = content
      ? [await changeContent(scope, before, { name, extension, mimeType, ...content, focalX, focalY })]
      : await tx
          .update(files)
          .set({ focalX, focalY, revision: before.revision + 1, changedAt: now })
          .where(eq(files.id, before.id))
          .returning()
    const { edit, width, height } = saved!
    const changes = changesBetween<Record<string, unknown>>(before, { edit, width, height, focalX, focalY })
    await noteAudit(scope, { action: 'file.edited', subjectId: before.id, subjectName: name, changes })
    return saved!
  },
)
