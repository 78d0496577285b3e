import { Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { AddSizesDialogQuery } from '../../../../__generated__/AddSizesDialogQuery.graphql.ts'
import type { Fit } from '../../../../__generated__/useAddVariantMutation.graphql.ts'
import { useChanges } from '../../../../adminKit/changes.tsx'
import { EditInput } from '../../../../adminKit/edit/EditInput.tsx'
import { FormDialog, type Submitted } from '../../../../adminKit/edit/FormDialog.tsx'
import type { EditField } from '../../../../adminKit/edit/fields.ts'
import { AddVariantInput } from '../../../../schema/accepted.ts'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { fitText } from '../../parts/fitText.ts'
import { useAddVariant } from '../mutations/useAddVariant.ts'

interface NewSizes {
  fit: Fit | ''
  color: string
  sizes: readonly string[]
}

const fields: readonly EditField<NewSizes>[] = [
  {
    path: 'fit',
    label: 'admin.product.fit',
    control: {
      kind: 'choice',
      options: [
        { value: '', label: 'admin.product.noFit' },
        ...(['CHILDREN', 'WOMEN', 'MEN', 'UNISEX'] as const).map(value => ({ value, label: fitText[value] })),
      ],
    },
  },
  { path: 'color', label: 'admin.product.color' },
  {
    path: 'sizes',
    label: 'admin.product.newSizes',
    hint: 'admin.product.newSizesHint',
    isRequired: true,
    control: { kind: 'words', accepted: AddVariantInput.size },
  },
]

export interface AddSizesDialogProps {
  productId: string
  /** What most likely is wanted: the colour that the product has. */
  colorId: string | null
  isOpen: boolean
  onClose: () => void
}

/** Asks for fit, colour and sizes that a product is to have besides those that it has. They hold at once, sold out. */
export function AddSizesDialog({ productId, colorId, isOpen, onClose }: AddSizesDialogProps) {
  const intl = useIntl()
  const toasts = useToasts()
  const changes = useChanges()
  const [addVariant] = useAddVariant()
  const submit = async ({ fit, color, sizes }: NewSizes): Promise<Submitted<NewSizes>> => {
    for (const [at, size] of sizes.entries()) {
      const answer = await addVariant({ productId, size, fit: fit || null, colorId: color || null })
      if (answer.isDone) continue
      if (at > 0) changes.note()
      const isRefused = answer.refusals.length > 0
      return {
        ...answer,
        refusals: [],
        left: { sizes: sizes.slice(at) },
        ...(isRefused && { general: [{ id: 'admin.product.sizeRefused', values: { size } }] }),
      }
    }
    changes.note()
    const title = intl.formatMessage({ id: 'admin.product.sizesAdded' }, { count: sizes.length })
    toasts.tell({ kind: 'success', title })
    return { isDone: true, refusals: [] }
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="admin.product.addSizes"
      verb="admin.product.addSizesSubmit"
      text={<FormattedMessage id="admin.product.addSizesText" />}
      initial={{ fit: 'MEN', color: colorId ?? '', sizes: [] }}
      fields={fields}
      submit={submit}
    >
      <EditInput path="fit" />
      <Suspense fallback={<Skeleton height="66px" />}>
        <ColorInput />
      </Suspense>
      <EditInput path="sizes" />
    </FormDialog>
  )
}

/** All colours of the shop, asked for when the dialog opens. */
function ColorInput() {
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
  const options = [
    { value: '', label: 'admin.product.noColor' as const },
    ...colors.map(({ id, title }) => ({ value: id, label: { text: title } })),
  ]
  return <EditInput path="color" control={{ kind: 'choice', options }} />
}
