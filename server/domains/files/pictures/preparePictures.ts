import type { Transaction } from '../../../platform/database.ts'
import { addJob } from '../../../platform/jobs.ts'
import type { FileRow } from '../queries.ts'

/** The task that makes the smallest sizes of a picture before somebody asks for them. */
export const PREPARE_PICTURES = 'prepare_pictures'

export type PicturesToPrepare = { readonly sha256: string }

/** Whether something of a file can be seen: a picture, or the first page of a document. */
export const hasPicture = ({ width, extension }: Pick<FileRow, 'width' | 'extension'>): boolean =>
  width !== null || extension === 'pdf'

/** Has the pictures of a file made that lists show first, one file after the other; of what shows nothing, none. Given up
 *  soon, for whoever asks for them has them made, too. */
export async function preparePictures(
  tx: Transaction,
  file: Pick<FileRow, 'sha256' | 'width' | 'extension'>,
): Promise<void> {
  if (!hasPicture(file)) return
  const { sha256 } = file
  const payload: PicturesToPrepare = { sha256 }
  await addJob(tx, PREPARE_PICTURES, payload, { queue: 'pictures', mostAttempts: 3, key: `pictures ${sha256}` })
}
