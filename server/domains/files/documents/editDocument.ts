import { isDeepStrictEqual } from 'node:util'
import { refuseIf, refuseStale } from '../../../kit/refusals.ts'
import { operation } from '../../../platform/operation.ts'
import { type EditContext, type EditedContent, keepEdit, refuseObstacle, uploadedAgain } from '../library/keepEdit.ts'
import { lockedFile } from '../library/lockedFiles.ts'
import type { FileRow } from '../queries.ts'
import {
  type DocumentEdit,
  numberRefusals,
  type PageEdit,
  pageRefusals,
  pagesWith,
  tidiedPages,
} from '../rules/documentEdit.ts'

export type EditDocument = {
  readonly fileId: string
  /** The revision that the editor saw; null: whatever it is by now. */
  readonly revision: number | null
  /** The pages that are named, and what is called so in the input. */
  readonly numbers: readonly number[]
  readonly numberPath: (index: number) => readonly string[]
  /** What is done to each page from now on, made of what is done to it now. */
  readonly edit: (now: readonly PageEdit[]) => readonly PageEdit[]
  readonly cropPath: (page: PageEdit) => readonly string[]
}

/** Whether the pages of a file can be edited. */
export const isDocument = ({ extension, width }: Pick<FileRow, 'extension' | 'width'>): boolean =>
  extension === 'pdf' && width === null

/** The edit that holds of a document. */
export const documentEditOf = ({ edit }: FileRow): DocumentEdit | null => (edit && 'pages' in edit ? edit : null)

/**
 * Turns and crops pages of a PDF of the library, always from what was uploaded, which is kept: undoing everything gives it back,
 * byte by byte. What the file was becomes a version; its id and address stay. What is cut off is hidden in it, not gone.
 *
 * Refuses CROP_INVALID, INVALID_INPUT for pages that there are not, PICTURE_NOT_EDITABLE for what is no PDF, is locked or
 * signed, FILE_LOCKED while somebody else edits it, STALE_REVISION where somebody else was faster, TRANSITION_NOT_ALLOWED in the
 * trash. Throws NotFound.
 */
export async function editDocument(context: EditContext, input: EditDocument): Promise<FileRow> {
  const before = await beginEdit(context, input)
  const original = before.originalSha256 ?? before.sha256
  const { pages: sides, obstacle } = await context.images.editing.pages(original)
  if (obstacle) return refuseObstacle(obstacle)
  refuseIf(numberRefusals(input.numbers, sides.length, input.numberPath))
  const now = documentEditOf(before)
  const pages = input.edit(pagesWith(now, sides))
  refuseIf(pageRefusals(pages, input.cropPath))
  const edit = tidiedPages(pages)
  const content = isDeepStrictEqual(edit, now) ? null : await edited(context, original, edit)
  return keepEdit(context, { fileId: input.fileId, seen: before.revision, content, pointOf: file => file })
}

/** Looks whether the edit can be made, before the document is opened. */
const beginEdit = operation('editor:files', async (scope, { fileId, revision }: EditDocument) => {
  const before = await lockedFile(scope, fileId)
  refuseStale(before, revision)
  if (!isDocument(before)) refuseObstacle('noPicture')
  return before
})

async function edited(
  { images, storage }: EditContext,
  originalSha256: string,
  edit: DocumentEdit | null,
): Promise<EditedContent> {
  const sides = { width: null, height: null }
  if (edit === null) return uploadedAgain(storage, originalSha256, sides)
  const made = await images.editing.document(originalSha256, edit.pages)
  if (made === null) return refuseObstacle('damaged')
  return { ...(await storage.putFile(made)), ...sides, edit, originalSha256 }
}
