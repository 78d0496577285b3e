import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { AddImageDialog_product$key } from '../../../../__generated__/AddImageDialog_product.graphql.ts'
import type { ImageView } from '../../../../__generated__/ImagesSection_product.graphql.ts'
import { useChanges } from '../../../../adminKit/changes.tsx'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { AddProductImageInput as accepted } from '../../../../schema/accepted.ts'
import { Notice } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { TextField } from '../../../../ui/Field.tsx'
import { SelectField } from '../../../../ui/Select.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { useAddProductImage } from '../mutations/useAddProductImage.ts'
import style from './AddImageDialog.module.css'

const form = 'add-image'

const problems: Partial<Record<string, MessageId>> = {
  FILE_TYPE_INVALID: 'admin.product.image.type',
  FILE_TOO_LARGE: 'admin.product.image.tooLarge',
  IMAGE_TOO_SMALL: 'admin.product.image.tooSmall',
}

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
  const [addImage, isPending] = useAddProductImage()
  const [view, setView] = useState<ImageView>('FRONT')
  const [colorId, setColorId] = useState('')
  const [german, setGerman] = useState('')
  const [english, setEnglish] = useState('')
  const [problem, setProblem] = useState<MessageId | null>(null)
  const close = () => {
    setProblem(null)
    setGerman('')
    setEnglish('')
    onClose()
  }
  const submit = async () => {
    if (!file) return
    const alt = german.trim() ? { de: german.trim(), en: english.trim() || null } : null
    const answer = await addImage({ productId: product.id, view, colorId: colorId || null, alt }, file)
    if (answer.isDone) {
      changes.note()
      toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'admin.product.imageAdded' }) })
      close()
    } else if (answer.refusals[0]) setProblem(problems[answer.refusals[0].code] ?? 'admin.product.image.refused')
  }
  return (
    <Dialog
      isOpen={file !== null}
      onClose={close}
      title={<FormattedMessage id="admin.product.imageAdd" />}
      actions={
        <>
          <Button look="quiet" onClick={close}>
            <FormattedMessage id="ui.dialog.cancel" />
          </Button>
          <Button type="submit" form={form} isBusy={isPending}>
            <FormattedMessage id={isPending ? 'admin.product.imageSending' : 'admin.product.imageSend'} />
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={style.form}
        onSubmit={event => {
          event.preventDefault()
          void submit()
        }}
      >
        {file && <FilePreview key={`${file.name} ${file.lastModified}`} file={file} />}
        {problem && (
          <Notice tone="danger" isUrgent>
            <FormattedMessage id={problem} />
          </Notice>
        )}
        <SelectField
          label={<FormattedMessage id="admin.product.imageView" />}
          value={view}
          options={[
            { value: 'FRONT', label: intl.formatMessage({ id: 'admin.product.view.front' }) },
            { value: 'BACK', label: intl.formatMessage({ id: 'admin.product.view.back' }) },
            { value: 'DETAIL', label: intl.formatMessage({ id: 'admin.product.view.detail' }) },
            { value: 'OTHER', label: intl.formatMessage({ id: 'admin.product.view.other' }) },
          ]}
          onChange={event => setView(event.target.value as ImageView)}
        />
        {product.colors.length > 1 && (
          <SelectField
            label={<FormattedMessage id="admin.product.color" />}
            isOptional
            value={colorId}
            options={[
              { value: '', label: intl.formatMessage({ id: 'admin.list.all' }) },
              ...product.colors.map(color => ({ value: color.id, label: color.title })),
            ]}
            onChange={event => setColorId(event.target.value)}
          />
        )}
        <TextField
          label={<FormattedMessage id="admin.product.altGerman" />}
          hint={<FormattedMessage id="admin.product.altHint" />}
          isOptional
          maxLength={accepted.alt.characters}
          value={german}
          onChange={event => setGerman(event.target.value)}
        />
        <TextField
          label={<FormattedMessage id="admin.product.altEnglish" />}
          isOptional
          maxLength={accepted.alt.characters}
          value={english}
          onChange={event => setEnglish(event.target.value)}
        />
      </form>
    </Dialog>
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
