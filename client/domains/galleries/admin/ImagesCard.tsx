import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useEditingContext } from '../../../adminKit/edit/useEditing.ts'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FieldError } from '../../../ui/Field.tsx'
import { PenIcon } from '../../../ui/icons.tsx'
import { OnceWanted } from '../../../ui/OnceWanted.tsx'
import { onDemand } from '../../../ui/onDemand.tsx'
import type { GalleryForm } from './galleryForm.ts'
import style from './ImagesCard.module.css'

/** Its lists, dragging and uploads are only for those who arrange pictures. */
const GalleryOverlay = onDemand(() => import('./browser/GalleryOverlay.tsx'))

/** Pictures that are shown before the overlay is opened. */
const mostShown = 24

/** The pictures of the gallery in their order, and the way to arrange them. */
export function ImagesCard({ galleryId }: { galleryId: string | null }) {
  const editing = useEditingContext<GalleryForm>()
  const [isOpen, setOpen] = useState(false)
  const { images } = editing.values
  const more = images.length - mostShown
  const problem = editing.problems.images
  return (
    <Card
      id="images"
      title={<FormattedMessage id="admin.galleries.images" />}
      aside={
        <span className={style.count}>
          <FormattedMessage id="admin.galleries.count" values={{ count: images.length }} />
        </span>
      }
    >
      {images.length === 0 ? (
        <p className={style.count}>
          <FormattedMessage id="admin.galleries.noImages" />
        </p>
      ) : (
        <ul className={style.images}>
          {images.slice(0, mostShown).map(({ id, thumb, name, isPublic }) => (
            <li key={id} data-hidden={!isPublic || undefined}>
              {thumb && <img src={thumb} width={70} height={70} alt={name} title={name} loading="lazy" />}
            </li>
          ))}
          {more > 0 && (
            <li className={style.more}>
              <FormattedMessage id="admin.galleries.more" values={{ count: more }} />
            </li>
          )}
        </ul>
      )}
      {problem && <FieldError>{problem}</FieldError>}
      {!editing.isReadOnly && (
        <div>
          <Button look="outline" size="small" icon={<PenIcon size={18} />} onClick={() => setOpen(true)}>
            <FormattedMessage id="admin.galleries.edit" />
          </Button>
        </div>
      )}
      <OnceWanted isWanted={isOpen}>
        {() => <GalleryOverlay isOpen={isOpen} galleryId={galleryId} onClose={() => setOpen(false)} />}
      </OnceWanted>
    </Card>
  )
}
