import { FormattedMessage, useIntl } from 'react-intl'
import { useEditingContext } from '../../../adminKit/edit/useEditing.ts'
import { OrderList } from '../../../adminKit/order/OrderList.tsx'
import type { MessageId } from '../../../intl/messageIds.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { FieldError } from '../../../ui/Field.tsx'
import { TrashIcon } from '../../../ui/pageIcons.tsx'
import { ChooseFiles, type ChosenFile } from '../../files/admin/chooser/ChooseFiles.tsx'
import style from './PictureList.module.css'

/** A picture as it is arranged. */
export interface FormImage {
  readonly id: string
  readonly name: string
  readonly thumb: string | null
}

export interface PictureListProps {
  label: MessageId
  /** What is said where there is none. */
  none: MessageId
  /** The section that it stands in says what it is. */
  isAlone?: boolean
}

/** Pictures in `images` of a form: chosen from the library, and arranged. */
export function PictureList({ label, none, isAlone = false }: PictureListProps) {
  const intl = useIntl()
  const { values, problems, isReadOnly, set } = useEditingContext<{ images: readonly FormImage[] }>()
  const { images } = values
  const write = (next: readonly FormImage[]) => set('images', next)
  const add = (files: readonly ChosenFile[]) => {
    const fresh = files.filter(({ id }) => !images.some(image => image.id === id))
    write([...images, ...fresh.map(({ id, name, thumb, thumb2 }) => ({ id, name, thumb: thumb2 ?? thumb ?? null }))])
  }
  const remove = (id: string) => write(images.filter(image => image.id !== id))
  return (
    <div className={style.parts}>
      {!isAlone && (
        <h3 className="h4">
          <FormattedMessage id={label} />
        </h3>
      )}
      {images.length > 0 ? (
        <OrderList
          label={intl.formatMessage({ id: label })}
          isReadOnly={isReadOnly}
          onOrder={ids => write(ids.flatMap(id => images.find(image => image.id === id) ?? []))}
          entries={images.map(image => ({
            id: image.id,
            name: image.name,
            content: <PictureLine image={image} onRemove={isReadOnly ? null : () => remove(image.id)} />,
          }))}
        />
      ) : (
        <p className={style.hint}>
          <FormattedMessage id={none} />
        </p>
      )}
      {problems.images && <FieldError>{problems.images}</FieldError>}
      {!isReadOnly && (
        <div>
          <ChooseFiles mode="gallery" isForVisitors onChosen={add} />
        </div>
      )}
    </div>
  )
}

function PictureLine({ image, onRemove }: { image: FormImage; onRemove: (() => void) | null }) {
  const intl = useIntl()
  const { name, thumb } = image
  return (
    <div className={style.line}>
      {thumb ? <img src={thumb} width={56} height={56} alt="" loading="lazy" draggable={false} /> : <span />}
      <span className={style.name}>{name}</span>
      {onRemove && (
        <IconButton label={intl.formatMessage({ id: 'admin.groups.pictureTakeOut' }, { name })} onClick={onRemove}>
          <TrashIcon size={18} />
        </IconButton>
      )}
    </div>
  )
}
