import { refuse } from '../../../kit/refusals.ts'
import type { OperationScope } from '../../../platform/operation.ts'
import type { Arriving } from '../../files/arriving/arriving.ts'
import { noWishes, type Wishes } from '../../files/uploads/keepFile.ts'
import { extensionsOf } from '../../files/uploads/rules.ts'
import { usableFiles } from './usableFiles.ts'

/** What comes with a request is for visitors, and one file with what everybody may have already. */
const shownWishes: Wishes = { ...noWishes, isPublic: true, onDuplicate: 'usePublic' }

/** Pictures of products and groups: smaller ones look poor even as a thumbnail on a sharp screen. */
export const pictureWishes: Wishes = {
  ...shownWishes,
  extensions: extensionsOf.picture,
  minimum: { width: 200, height: 200 },
}

/** What customers may download. */
export const documentWishes: Wishes = { ...shownWishes, extensions: ['pdf'] }

/** A file that comes with the request, or one of the library by its id. */
export type GivenFile = { readonly file?: Arriving | null; readonly fileId?: string | null }

/** Refuses with INVALID_INPUT where there are both. */
export const refuseBoth = ({ file, fileId }: GivenFile): void => {
  if (file && fileId) refuse('INVALID_INPUT', ['fileId'], 'a file or the id of one, not both')
}

/** Refuses with INVALID_INPUT where there is neither, or both. */
export function refuseNeither(given: GivenFile): void {
  refuseBoth(given)
  if (!given.file && !given.fileId) refuse('INVALID_INPUT', ['file'], 'a file, or the id of one of the library')
}

/** A file of the library that a product or a group is to show; it stays usable until the transaction ends. Refuses with
 *  NOT_FOUND what is none or not for everybody, and with FILE_TYPE_INVALID what is no picture where one is wanted. */
export async function requireUsable(
  scope: Pick<OperationScope, 'tx'>,
  fileId: string,
  kind: 'picture' | 'document',
): Promise<string> {
  const file = (await usableFiles(scope, [fileId])).get(fileId)
  if (!file) refuse('NOT_FOUND', ['fileId'], 'is no file of the library that is for everybody')
  if (kind === 'picture' && !file.isPicture) refuse('FILE_TYPE_INVALID', ['fileId'], 'is no picture')
  return fileId
}
