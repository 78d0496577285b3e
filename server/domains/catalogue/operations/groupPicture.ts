import type { Arriving } from '../../files/arriving/arriving.ts'
import { knockForUpload, takeFileFor, type UploadContext } from '../../files/uploads/keepFile.ts'
import { pictureWishes, refuseBoth } from './chosenFile.ts'
import { changeGroup, requireGroup, updateProductGroup } from './productGroups.ts'

/** Gives a product group another picture, which is taken into the library or is there already, or none. Who may not change
 *  the catalogue is refused before a byte is read. Refuses as `takeFile`, and as `updateProductGroup` what is no picture for
 *  everybody; throws NotFound for an unknown group. */
export async function setGroupPicture(
  context: UploadContext,
  input: { readonly groupId: string; readonly file: Arriving | null; readonly fileId?: string | null },
): Promise<{ groupId: string }> {
  const { audience } = updateProductGroup
  knockForUpload(context, audience)
  refuseBoth(input)
  const { groupId, file, fileId = null } = input
  const changesTo = (imageId: string | null) => ({ groupId, revision: null, changes: { imageId } })
  if (!file) return updateProductGroup(context, changesTo(fileId))
  return takeFileFor(
    context,
    {
      audience,
      check: scope => requireGroup(scope, groupId),
      use: (scope, kept) => changeGroup(scope, changesTo(kept.file.id)),
    },
    { file, wishes: pictureWishes },
  )
}
