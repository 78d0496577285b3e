import { Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { AddSizesDialogQuery } from '../../../../__generated__/AddSizesDialogQuery.graphql.ts'
import type { Fit } from '../../../../__generated__/useAddVariantMutation.graphql.ts'
import { useChanges } from '../../../../adminKit/changes.tsx'
import { WordsField } from '../../../../adminKit/fields/WordsField.tsx'
import { AddVariantInput } from '../../../../schema/accepted.ts'
import { Notice } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { SelectField } from '../../../../ui/Select.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { fitText } from '../../parts/fitText.ts'
import { useAddVariant } from '../mutations/useAddVariant.ts'
import style from './AddImageDialog.module.css'

const form = 'add-sizes'

export interface AddSizesDialogProps {
  productId: string
  /** What most likely is wanted: the colour that the product has. */
  colorId: string | null
  isOpen: boolean
  onClose: () => void
}

/** Asks for fit, colour and sizes that a product is to have besides those that it has. They hold at once, sold out. */
export function AddSizesDialog({ isOpen, onClose, ...props }: AddSizesDialogProps) {
  const [isPending, setPending] = useState(false)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={<FormattedMessage id="admin.product.addSizes" />}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            <FormattedMessage id="ui.dialog.cancel" />
          </Button>
          <Button type="submit" form={form} isBusy={isPending}>
            <FormattedMessage id="admin.product.addSizesSubmit" />
          </Button>
        </>
      }
    >
      <Suspense fallback={<Skeleton height="230px" />}>
        <AddSizesForm {...props} onPending={setPending} onDone={onClose} />
      </Suspense>
    </Dialog>
  )
}

interface AddSizesFormProps {
  productId: string
  colorId: string | null
  onPending: (isPending: boolean) => void
  onDone: () => void
}

function AddSizesForm({ productId, colorId, onPending, onDone }: AddSizesFormProps) {
  const { colors } = useLazyLoadQuery<AddSizesDialogQuery>(
    graphql`
      query AddSizesDialogQuery {
        colors {
          id
          title
        }
      }
    `,
    {},
  )
  const intl = useIntl()
  const toasts = useToasts()
  const changes = useChanges()
  const [addVariant] = useAddVariant()
  const [fit, setFit] = useState<Fit | ''>('MEN')
  const [color, setColor] = useState(colorId ?? '')
  const [sizes, setSizes] = useState<string[]>([])
  const [refused, setRefused] = useState<string | null>(null)
  const submit = async () => {
    onPending(true)
    setRefused(null)
    const left = [...sizes]
    while (left[0] !== undefined) {
      const answer = await addVariant({ productId, size: left[0], fit: fit || null, colorId: color || null })
      if (!answer.isDone) {
        if (answer.refusals.length > 0) setRefused(left[0])
        break
      }
      left.shift()
      setSizes([...left])
    }
    onPending(false)
    if (left.length < sizes.length) changes.note()
    if (left.length > 0 || sizes.length === 0) return
    toasts.tell({
      kind: 'success',
      title: intl.formatMessage({ id: 'admin.product.sizesAdded' }, { count: sizes.length }),
    })
    onDone()
  }
  return (
    <form
      id={form}
      className={style.form}
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
    >
      <p>
        <FormattedMessage id="admin.product.addSizesText" />
      </p>
      {refused && (
        <Notice tone="danger" isUrgent>
          <FormattedMessage id="admin.product.sizeRefused" values={{ size: refused }} />
        </Notice>
      )}
      <SelectField
        label={<FormattedMessage id="admin.product.fit" />}
        isOptional
        value={fit}
        options={[
          { value: '', label: intl.formatMessage({ id: 'admin.product.noFit' }) },
          ...(['CHILDREN', 'WOMEN', 'MEN', 'UNISEX'] as const).map(value => ({
            value,
            label: intl.formatMessage({ id: fitText[value] }),
          })),
        ]}
        onChange={event => setFit(event.target.value as Fit | '')}
      />
      <SelectField
        label={<FormattedMessage id="admin.product.color" />}
        isOptional
        value={color}
        options={[
          { value: '', label: intl.formatMessage({ id: 'admin.product.noColor' }) },
          ...colors.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={event => setColor(event.target.value)}
      />
      <WordsField
        label={<FormattedMessage id="admin.product.newSizes" />}
        hint={<FormattedMessage id="admin.product.newSizesHint" />}
        value={sizes}
        accepted={AddVariantInput.size}
        onChange={setSizes}
      />
    </form>
  )
}
