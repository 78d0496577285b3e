import { Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { AddSizesDialogQuery } from '../../../../__generated__/AddSizesDialogQuery.graphql.ts'
import type { Fit } from '../../../../__generated__/useAddVariantMutation.graphql.ts'
import { useChanges } from '../../../../adminKit/changes.tsx'
import { EditInput } from '../../../../adminKit/edit/EditInput.tsx'
import { FormDialog, type Submitted } from '../../../../adminKit/edit/FormDialog.tsx'
import type { EditField } from '../../../../adminKit/edit/fields.ts'
import { useLanguage } from '../../../../router/RouterContext.ts'
import { AddVariantInput } from '../../../../schema/accepted.ts'
import { wholeFrom } from '../../../../ui/quantity/amounts.ts'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { fitText } from '../../parts/fitText.ts'
import { useAddVariant } from '../mutations/useAddVariant.ts'

export interface NewSizes {
  fit: Fit | ''
  color: string
  sizes: readonly string[]
  /** Pieces of each; '' is unlimited. */
  stock: string
}

const nothing: NewSizes = { fit: '', color: '', sizes: [], stock: '0' }

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

const stockField = (language: 'de' | 'en'): EditField<NewSizes> => ({
  path: 'stock',
  label: 'admin.product.cell.stock',
  hint: 'admin.product.newStockHint',
  control: { kind: 'text', inputMode: 'numeric' },
  check: ({ stock }) => {
    const pieces = wholeFrom(stock, language)
    const { lowest, highest } = AddVariantInput.stock
    if (pieces === undefined) return 'admin.product.problem.noNumber'
    return pieces === null || (pieces >= lowest && pieces <= highest)
      ? null
      : { id: 'admin.product.problem.outOfRange', values: { lowest, highest } }
  },
})

export interface AddSizesDialogProps {
  productId: string
  /** What most likely is wanted; the dialog is open while there is something. */
  initial: NewSizes | null
  onClose: () => void
}

/** Asks for fit, colour and sizes that a product is to have besides those that it has. They hold at once. */
export function AddSizesDialog({ productId, initial, onClose }: AddSizesDialogProps) {
  const intl = useIntl()
  const toasts = useToasts()
  const changes = useChanges()
  const language = useLanguage()
  const [addVariant] = useAddVariant()
  const submit = async ({ fit, color, sizes, stock }: NewSizes): Promise<Submitted<NewSizes>> => {
    for (const [at, size] of sizes.entries()) {
      const answer = await addVariant({
        ...{ productId, size, fit: fit || null, colorId: color || null, stock: wholeFrom(stock, language) ?? null },
      })
      if (answer.isDone) continue
      if (at > 0) changes.note()
      const isRefused = answer.refusals.length > 0
      const isThere = answer.refusals.some(({ code }) => code === 'VARIANT_EXISTS')
      return {
        ...answer,
        refusals: [],
        left: { sizes: sizes.slice(at) },
        ...(isRefused && {
          general: [{ id: isThere ? 'admin.product.sizeExists' : 'admin.product.sizeRefused', values: { size } }],
        }),
      }
    }
    changes.note()
    const title = intl.formatMessage({ id: 'admin.product.sizesAdded' }, { count: sizes.length })
    toasts.tell({ kind: 'success', title })
    return { isDone: true, refusals: [] }
  }
  return (
    <FormDialog
      isOpen={initial !== null}
      onClose={onClose}
      title="admin.product.addSizes"
      verb="admin.product.addSizesSubmit"
      text={<FormattedMessage id="admin.product.addSizesText" />}
      initial={initial ?? nothing}
      fields={[...fields, stockField(language)]}
      submit={submit}
    >
      <EditInput path="fit" />
      <Suspense fallback={<Skeleton height="66px" />}>
        <ColorInput />
      </Suspense>
      <EditInput path="sizes" />
      <EditInput path="stock" />
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
