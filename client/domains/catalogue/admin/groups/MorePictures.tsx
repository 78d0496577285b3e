import { FormattedMessage } from 'react-intl'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { FieldError } from '../../../../ui/Field.tsx'
import { ChooseFiles } from '../../../files/admin/chooser/ChooseFiles.tsx'
import { ArrangedImages } from '../../../galleries/admin/browser/ArrangedImages.tsx'
import { viewAtFirst } from '../../../galleries/admin/browser/sorts.ts'
import { useImages } from '../../../galleries/admin/browser/useImages.ts'
import style from './GroupPicture.module.css'
import type { GroupForm } from './groupForm.ts'

const inOrder = viewAtFirst(true)

/** The pictures of a group besides its first: chosen from the library, and arranged. */
export function MorePictures() {
  const { values, problems, isReadOnly } = useEditingContext<GroupForm>()
  const { add } = useImages()
  return (
    <div className={style.parts}>
      <h3 className="h4">
        <FormattedMessage id="admin.groups.morePictures" />
      </h3>
      {values.images.length > 0 ? (
        <ArrangedImages view={isReadOnly ? { ...inOrder, sort: 'recently_uploaded' } : inOrder} />
      ) : (
        <p className={style.hint}>
          <FormattedMessage id="admin.groups.morePicturesNone" />
        </p>
      )}
      {problems.images && <FieldError>{problems.images}</FieldError>}
      {!isReadOnly && (
        <div>
          <ChooseFiles
            mode="gallery"
            isForVisitors
            onChosen={files =>
              add(
                files.map(({ id, name, thumb, thumb2 }) => ({
                  ...{ id, name, thumb: thumb2 ?? thumb ?? null },
                  isPublic: true,
                })),
              )
            }
          />
        </div>
      )}
    </div>
  )
}
