import { knockRefused, mayKnock, type OperationContext, operation } from '../../../platform/operation.ts'
import type { Storage } from '../../../platform/storage.ts'
import type { Arriving } from '../../files/arriving/contentOf.ts'
import { type KeptPicture, keepPicture } from '../../files/pictures/keepPicture.ts'
import { files } from '../../files/tables.ts'
import { updateProductGroup } from './productGroups.ts'

/** Gives a product group another picture, or none. Who may not change the catalogue is refused before a byte is read.
 *  Refuses as `keepPicture`; throws NotFound for an unknown group. */
export async function setGroupPicture(
  context: OperationContext & { readonly storage: Storage },
  input: { readonly groupId: string; readonly file: Arriving | null },
): Promise<{ groupId: string }> {
  const { audience } = keepForEverybody
  if (!mayKnock(context.viewer, audience)) throw knockRefused(context.viewer, audience)
  const { groupId, file } = input
  const picture = file && (await keepPicture(context.storage, file, null, ['file']))
  const imageId = picture && (await keepForEverybody(context, picture)).fileId
  return updateProductGroup(context, { groupId, revision: null, changes: { imageId } })
}

const keepForEverybody = operation(
  'admin:catalogue',
  async ({ tx, now, newId }, picture: KeptPicture): Promise<{ fileId: string }> => {
    const fileId = newId()
    await tx.insert(files).values({ id: fileId, ...picture, isPublic: true, createdAt: now })
    return { fileId }
  },
)
