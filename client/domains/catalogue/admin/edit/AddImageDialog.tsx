import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { AddImageDialog_product$key } from '../../../../__generated__/AddImageDialog_product.graphql.ts'
import { useChanges } from '../../../../adminKit/changes.tsx'
import { FormDialog } from '../../../../adminKit/edit/FormDialog.tsx'
import { AddProductImageInput as accepted } from '../../../../schema/accepted.ts'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { useAddProductImage } from '../mutations/useAddProductImage.ts'
import style from './AddImageDialog.module.css'
import { type ImageForm, imageFields } from './imageFields.ts'

const nothing: ImageForm = {
  ...{ view: 'FRONT', colorId: '', fit: '', german: '', english: '', captionGerman: '', captionEnglish: '' },
}

const refusalTexts = {
  FILE_TYPE_INVALID: 'admin.product.image.type',
  FILE_TOO_LARGE: 'admin.product.image.tooLarge',
  INVALID_INPUT: 'admin.product.image.refused',
} as const

export interface AddImageDialogProps {
  product: AddImageDialog_product$key
  /** The picture that was picked; the dialog is open while there is one. */
  file: File | null
  onClose: () => void
}

/** Asks what a new picture shows before it is sent. */
export function AddImageDialog({ file, onClose, ...props }: AddImageDialogProps) {
  const product = useFragment(
    graphql`
      fragment AddImageDialog_product on Product {
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
  const submit = async ({ view, colorId, fit, german, english, captionGerman, captionEnglish }: ImageForm) => {
    if (!file) return { isDone: true, refusals: [] }
    const alt = german.trim() ? { de: german.trim(), en: english.trim() || null } : null
    const caption = captionGerman.trim() ? { de: captionGerman.trim(), en: captionEnglish.trim() || null } : null
    const answer = await addImage(
      { productId: product.id, view, colorId: colorId || null, fit: fit || null, alt, caption },
      file,
    )
    if (answer.isDone) {
      changes.note()
      toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'admin.product.imageAdded' }) })
    }
    const { width, height, least } = answer.refusals.find(({ code }) => code === 'IMAGE_TOO_SMALL') ?? {}
    if (width === undefined || height === undefined || least === undefined) return answer
    const tooSmall = { id: 'admin.product.image.tooSmall', values: { width, height, least } } as const
    return { ...answer, texts: { ...refusalTexts, IMAGE_TOO_SMALL: tooSmall } }
  }
  return (
    <FormDialog
      isOpen={file !== null}
      onClose={onClose}
      title="admin.product.imageAdd"
      verb="admin.product.imageSend"
      text={file && <FilePreview key={`${file.name} ${file.lastModified}`} file={file} />}
      initial={nothing}
      fields={imageFields(product.colors, accepted.alt.characters)}
      submit={submit}
      refusalTexts={refusalTexts}
    />
  )
}

/** The picked picture, out of the file itself. */
function FilePreview({ file }: { file: File }) {
  const [url] = useState(() => URL.createObjectURL(file))
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return (
    <figure className={style.preview}>
      <img src={url} alt="" />
      <figcaption>{file.name}</figcaption>
    </figure>
  )
}
