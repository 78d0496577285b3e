import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { EditImageDialog_product$key } from '../../../../__generated__/EditImageDialog_product.graphql.ts'
import { useChanges } from '../../../../adminKit/changes.tsx'
import { FormDialog } from '../../../../adminKit/edit/FormDialog.tsx'
import { UpdateProductImageInput as accepted } from '../../../../schema/accepted.ts'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { useUpdateProductImage } from '../mutations/useUpdateProductImage.ts'
import { type ImageForm, imageFields } from './imageFields.ts'

export interface EditImageDialogProps {
  product: EditImageDialog_product$key
  /** The picture; the dialog is open while there is one. */
  imageId: string | null
  onClose: () => void
}

/** Changes what a picture shows, which colour it is of, and its words. */
export function EditImageDialog({ imageId, onClose, ...props }: EditImageDialogProps) {
  const product = useFragment(
    graphql`
      fragment EditImageDialog_product on Product {
        id
        colors {
          id
          title
        }
        images {
          id
          view
          fit
          color {
            id
          }
        }
        management {
          parts {
            images {
              imageId
              alt {
                de
                en
              }
              caption {
                de
                en
              }
            }
          }
        }
      }
    `,
    props.product,
  )
  const intl = useIntl()
  const toasts = useToasts()
  const changes = useChanges()
  const [update] = useUpdateProductImage()
  const image = product.images.find(({ id }) => id === imageId)
  const words = product.management?.parts?.images.find(each => each.imageId === imageId)
  const initial: ImageForm = {
    view: image?.view ?? 'FRONT',
    colorId: image?.color?.id ?? '',
    fit: image?.fit ?? '',
    german: words?.alt?.de ?? '',
    english: words?.alt?.en ?? '',
    captionGerman: words?.caption?.de ?? '',
    captionEnglish: words?.caption?.en ?? '',
  }
  const both = (de: string, en: string) => (de.trim() ? { de: de.trim(), en: en.trim() || null } : null)
  const submit = async (form: ImageForm) => {
    if (imageId === null) return { isDone: true, refusals: [] }
    const answer = await update({
      productId: product.id,
      imageId,
      view: form.view,
      colorId: form.colorId || null,
      fit: form.fit || null,
      alt: both(form.german, form.english),
      caption: both(form.captionGerman, form.captionEnglish),
    })
    if (answer.isDone) {
      changes.note()
      toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'admin.product.imageChanged' }) })
    }
    return answer
  }
  return (
    <FormDialog<ImageForm>
      isOpen={imageId !== null}
      onClose={onClose}
      title="admin.product.imageEdit"
      verb="admin.product.imageSave"
      initial={initial}
      fields={imageFields(product.colors, accepted.alt.characters)}
      submit={submit}
    />
  )
}
