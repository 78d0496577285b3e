import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { AddImageDialog_product$key } from '../../../../__generated__/AddImageDialog_product.graphql.ts'
import type { ImageView } from '../../../../__generated__/ImagesSection_product.graphql.ts'
import { useChanges } from '../../../../adminKit/changes.tsx'
import { FormDialog } from '../../../../adminKit/edit/FormDialog.tsx'
import type { EditField } from '../../../../adminKit/edit/fields.ts'
import { AddProductImageInput as accepted } from '../../../../schema/accepted.ts'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { useAddProductImage } from '../mutations/useAddProductImage.ts'
import style from './AddImageDialog.module.css'

interface NewImage {
  view: ImageView
  colorId: string
  german: string
  english: string
}

const nothing: NewImage = { view: 'FRONT', colorId: '', german: '', english: '' }

const fieldsWith = (
  colors: readonly { readonly id: string; readonly title: string }[],
): readonly EditField<NewImage>[] => [
  {
    path: 'view',
    label: 'admin.product.imageView',
    control: {
      kind: 'choice',
      options: [
        { value: 'FRONT', label: 'admin.product.view.front' },
        { value: 'BACK', label: 'admin.product.view.back' },
        { value: 'DETAIL', label: 'admin.product.view.detail' },
        { value: 'OTHER', label: 'admin.product.view.other' },
      ],
    },
  },
  {
    path: 'colorId',
    label: 'admin.product.color',
    isShown: () => colors.length > 1,
    control: {
      kind: 'choice',
      options: [
        { value: '', label: 'admin.list.all' },
        ...colors.map(({ id, title }) => ({ value: id, label: { text: title } })),
      ],
    },
  },
  { path: 'german', label: 'admin.product.altGerman', hint: 'admin.product.altHint', longest: accepted.alt.characters },
  { path: 'english', label: 'admin.product.altEnglish', longest: accepted.alt.characters },
]

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
  const submit = async ({ view, colorId, german, english }: NewImage) => {
    if (!file) return { isDone: true, refusals: [] }
    const alt = german.trim() ? { de: german.trim(), en: english.trim() || null } : null
    const answer = await addImage({ productId: product.id, view, colorId: colorId || null, alt }, file)
    if (answer.isDone) {
      changes.note()
      toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'admin.product.imageAdded' }) })
    }
    return answer
  }
  return (
    <FormDialog
      isOpen={file !== null}
      onClose={onClose}
      title="admin.product.imageAdd"
      verb="admin.product.imageSend"
      text={file && <FilePreview key={`${file.name} ${file.lastModified}`} file={file} />}
      initial={nothing}
      fields={fieldsWith(product.colors)}
      submit={submit}
      refusalTexts={{
        FILE_TYPE_INVALID: 'admin.product.image.type',
        FILE_TOO_LARGE: 'admin.product.image.tooLarge',
        IMAGE_TOO_SMALL: 'admin.product.image.tooSmall',
        INVALID_INPUT: 'admin.product.image.refused',
      }}
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
