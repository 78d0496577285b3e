import { refuse } from '../../../kit/refusals.ts'
import { editDocument, isDocument } from '../documents/editDocument.ts'
import type { EditContext } from '../library/keepEdit.ts'
import { type FileRow, filesByIds } from '../queries.ts'
import type { PictureEdit } from '../rules/pictureEdit.ts'
import { editPicture } from './editPicture.ts'

export type EditFile = {
  readonly fileId: string
  /** Null: whatever it is by now. */
  readonly revision: number | null
  /** Numbers of pages of a document; null: all of them. */
  readonly pages: readonly number[] | null
  /** What is done from now on, made of what is done now. */
  readonly edit: (now: PictureEdit) => PictureEdit
}

/** Edits a picture or, in the same way, each named page of a document. Refuses as `editPicture` and `editDocument`, and
 *  INVALID_INPUT for pages of what has none; throws NotFound. */
export async function editFile(context: EditContext, { fileId, revision, pages, edit }: EditFile): Promise<FileRow> {
  const [file] = await filesByIds(context.database.drizzle, context.viewer, [fileId])
  if (!file || !isDocument(file)) {
    if (file && pages) refuse('INVALID_INPUT', ['pages'], 'is for documents')
    return editPicture(context, { fileId, revision, edit, path: [] })
  }
  return editDocument(context, {
    ...{ fileId, revision, numbers: pages ?? [] },
    numberPath: index => ['pages', String(index)],
    edit: now =>
      now.map(page => (pages && !pages.includes(page.number) ? page : { ...edit(page), number: page.number })),
    cropPath: () => [],
  })
}
