import { isDeepStrictEqual } from 'node:util'
import { refusal, refuseIf, refuseStale } from '../../../kit/refusals.ts'
import { operation } from '../../../platform/operation.ts'
import { type EditContext, type EditedContent, keepEdit, refuseObstacle, uploadedAgain } from '../library/keepEdit.ts'
import { lockedFile } from '../library/lockedFiles.ts'
import type { FileRow } from '../queries.ts'
import {
  cropRefusals,
  editedSides,
  isUntouched,
  movedPoint,
  type PictureEdit,
  type Point,
  tidied,
  untouched,
} from '../rules/pictureEdit.ts'

/** What is done to a picture from now on, all at once; without the sides of the untouched picture, which the server knows. */
type WantedEdit = Omit<PictureEdit, 'original'>

export type EditPicture = {
  readonly fileId: string
  /** The revision that the editor saw; null: whatever it is by now. */
  readonly revision: number | null
  /** The edit that holds from now on, made of the one that holds now. */
  readonly edit: (now: PictureEdit) => WantedEdit
  /** Left out: where it was, if that is still in the picture; null: its middle. Of the picture as it will be. */
  readonly focalPoint?: Point | null | undefined
  /** What the input calls the rectangle. */
  readonly path: readonly string[]
}

/** The edit that holds of a file. */
export const editOf = ({ edit, width, height }: FileRow): PictureEdit =>
  edit && 'turned' in edit ? edit : untouched({ width: width ?? 0, height: height ?? 0 })

/**
 * Crops, turns and mirrors a picture of the library, always from what was uploaded, which is kept: undoing everything gives it
 * back, byte by byte. What the file was becomes a version; its id and address stay, and its focal point goes along or, where
 * that is cut away, becomes the middle.
 *
 * Refuses CROP_INVALID, PICTURE_NOT_EDITABLE for what is no picture of one frame, FILE_LOCKED while somebody else edits it,
 * STALE_REVISION where somebody else was faster, TRANSITION_NOT_ALLOWED in the trash. Throws NotFound.
 */
export async function editPicture(context: EditContext, input: EditPicture): Promise<FileRow> {
  const { before, edit } = await beginEdit(context, input)
  const isSame = isDeepStrictEqual(edit, editOf(before))
  const content = isSame ? null : await edited(context, before, edit)
  return keepEdit(context, {
    ...{ fileId: input.fileId, seen: before.revision, content },
    pointOf: now => focalOf(now, edit, input.focalPoint),
  })
}

/** Looks whether the edit can be made, before anything is drawn. */
const beginEdit = operation(
  'editor:files',
  async (scope, { fileId, revision, edit: wanted, focalPoint, path }: EditPicture) => {
    const before = await lockedFile(scope, fileId)
    refuseStale(before, revision)
    if (before.width === null) refuseObstacle('noPicture')
    const now = editOf(before)
    const { turned, isMirrored, crop } = wanted(now)
    const edit = tidied({ turned, isMirrored, crop, original: now.original })
    refuseIf([...cropRefusals(edit, path), ...focalRefusals(focalPoint)])
    return { before, edit }
  },
)

const focalRefusals = (point: Point | null | undefined) =>
  point && !(point.x >= 0 && point.x <= 1 && point.y >= 0 && point.y <= 1)
    ? [refusal('INVALID_INPUT', ['focalPoint'], 'lies between 0 and 1')]
    : []

/** What a file is made of after an edit; it lies in the storage. */
async function edited({ images, storage }: EditContext, before: FileRow, edit: PictureEdit): Promise<EditedContent> {
  const originalSha256 = before.originalSha256 ?? before.sha256
  const obstacle = await images.editing.obstacle(originalSha256)
  if (obstacle) refuseObstacle(obstacle)
  const sides = editedSides(edit)
  if (isUntouched(edit)) return uploadedAgain(storage, originalSha256, sides)
  const drawn = await images.editing.picture(originalSha256, edit)
  if (drawn === null) return refuseObstacle('damaged')
  return { ...(await storage.putFile(drawn)), ...sides, edit, originalSha256 }
}

const { fround } = Math

function focalOf(before: FileRow, edit: PictureEdit, wanted: Point | null | undefined) {
  const { focalX, focalY } = before
  const known = focalX === null || focalY === null ? null : { x: focalX, y: focalY }
  const point = wanted === undefined ? known && movedPoint(known, editOf(before), edit) : wanted
  // Columns hold fewer digits than JavaScript: what is the same stays as it is.
  const isThere = point && known && fround(point.x) === fround(known.x) && fround(point.y) === fround(known.y)
  return isThere ? { focalX, focalY } : { focalX: point?.x ?? null, focalY: point?.y ?? null }
}
