import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { AddLibraryImagesDialog_product$key } from '../../../../__generated__/AddLibraryImagesDialog_product.graphql.ts'
import { useChanges } from '../../../../adminKit/changes.tsx'
import { FormDialog } from '../../../../adminKit/edit/FormDialog.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import type { ChosenFile } from '../../../files/admin/chooser/ChooseFiles.tsx'
import { useAddProductImage } from '../mutations/useAddProductImage.ts'
import style from './AddImageDialog.module.css'
import { type ImageForm, imageFields } from './imageFields.ts'

type PlacedForm = Pick<ImageForm, 'view' | 'colorId' | 'fit'>

const placed: readonly string[] = ['view', 'colorId', 'fit'] satisfies (keyof PlacedForm)[]

const refusalTexts = {
  FILE_TYPE_INVALID: 'admin.product.image.type',
  INVALID_INPUT: 'admin.product.image.shownAlready',
  NOT_FOUND: 'admin.product.image.notUsable',
} as const

export interface AddLibraryImagesDialogProps {
  product: AddLibraryImagesDialog_product$key
  /** Those that were chosen; the dialog is open while there are any. */
  files: readonly ChosenFile[]
  /** What is left to be added: none when it closes. */
  onLeft: (files: readonly ChosenFile[]) => void
}

/** Asks what pictures of the library show before the product shows them; their words are their own. */
export function AddLibraryImagesDialog({ files, onLeft, ...props }: AddLibraryImagesDialogProps) {
  const product = useFragment(
    graphql`
      fragment AddLibraryImagesDialog_product on Product {
        id
        colors {
          id
          title
        }
      }
    `,
    props.product,
  )
  const intl = useIntl()
  const toasts = useToasts()
  const changes = useChanges()
  const [addImage] = useAddProductImage()
  const submit = async ({ view, colorId, fit }: ImageForm) => {
    const input = { productId: product.id, view, colorId: colorId || null, fit: fit || null }
    for (const [at, { id }] of files.entries()) {
      const answer = await addImage(input, id)
      if (answer.isDone) continue
      // Those before it are there: a second try begins with the one that was refused.
      onLeft(files.slice(at))
      return answer
    }
    changes.note()
    toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'admin.product.imageAdded' }) })
    return { isDone: true, refusals: [] }
  }
  return (
    <FormDialog<ImageForm>
      isOpen={files.length > 0}
      onClose={() => onLeft([])}
      title="admin.product.imageAdd"
      verb="admin.product.imageShow"
      text={
        <div className={style.chosen}>
          {files.map(({ id, name, thumb, thumb2 }) => (
            <figure key={id} className={style.preview}>
              {thumb && <img src={thumb} srcSet={thumb2 ? `${thumb} 1x, ${thumb2} 2x` : undefined} alt="" />}
              <figcaption>{name}</figcaption>
            </figure>
          ))}
        </div>
      }
      initial={{
        ...{ view: 'FRONT', colorId: '', fit: '', german: '', english: '', captionGerman: '', captionEnglish: '' },
      }}
      fields={imageFields(product.colors, 0).filter(({ path }) => placed.includes(path))}
      submit={submit}
      refusalTexts={refusalTexts}
    />
  )
}
