import { FormattedMessage } from 'react-intl'
import type { Fit } from '../../../../__generated__/useUpdateProductMutation.graphql.ts'
import { FormDialog, type Submitted } from '../../../../adminKit/edit/FormDialog.tsx'
import type { EditField, Option } from '../../../../adminKit/edit/fields.ts'
import { useLanguage } from '../../../../router/RouterContext.ts'
import { NewVariantInput as accepted } from '../../../../schema/accepted.ts'
import { wholeFrom } from '../../../../ui/quantity/amounts.ts'
import { fitText } from '../../parts/fitText.ts'
import type { NewSizeFields } from './fields.ts'

export interface NewSizes {
  fit: Fit | ''
  color: string
  sizes: readonly string[]
  /** Pieces of each; '' is unlimited. */
  stock: string
  /** A size that they are like in their further properties. */
  like?: string | undefined
}

const nothing: NewSizes = { fit: '', color: '', sizes: [], stock: '0' }

/** Fits to choose from, and none. */
export const fitOptions = [
  { value: '', label: 'admin.product.noFit' },
  ...(['CHILDREN', 'WOMEN', 'MEN', 'UNISEX'] as const).map(value => ({ value, label: fitText[value] })),
] as const

const fieldsOf = (colors: readonly Option[]): readonly EditField<NewSizes>[] => [
  { path: 'fit', label: 'admin.product.fit', control: { kind: 'choice', options: fitOptions } },
  { path: 'color', label: 'admin.product.color', control: { kind: 'choice', options: colors } },
  {
    path: 'sizes',
    label: 'admin.product.newSizes',
    hint: 'admin.product.newSizesHint',
    isRequired: true,
    control: { kind: 'words', accepted: accepted.size },
  },
]

const stockField = (language: 'de' | 'en'): EditField<NewSizes> => ({
  path: 'stock',
  label: 'admin.product.cell.stock',
  hint: 'admin.product.newStockHint',
  control: { kind: 'text', inputMode: 'numeric' },
  check: ({ stock }) => {
    const pieces = wholeFrom(stock, language)
    const { lowest, highest } = accepted.stock
    if (pieces === undefined) return 'admin.product.problem.noNumber'
    return pieces === null || (pieces >= lowest && pieces <= highest)
      ? null
      : { id: 'admin.product.problem.outOfRange', values: { lowest, highest } }
  },
})

export interface AddSizesDialogProps {
  colors: readonly Option[]
  /** What most likely is wanted; the dialog is open while there is something. */
  initial: NewSizes | null
  /** Whether the product has a size of this fit and colour, or is to get it. */
  isThere: (size: Omit<NewSizeFields, 'stock'>) => boolean
  onAdd: (sizes: readonly NewSizeFields[]) => void
  onClose: () => void
}

/** Asks for fit, colour and sizes that a product is to have besides those that it has. They are saved with the rest. */
export function AddSizesDialog({ initial, colors, isThere, onAdd, onClose }: AddSizesDialogProps) {
  const language = useLanguage()
  /** In another fit or colour than was pointed at nothing is known of further properties. */
  const kindOf = ({ fit, color, like }: Omit<NewSizes, 'sizes' | 'stock'>) => ({
    ...{ fit, color },
    ...(like && fit === initial?.fit && color === initial.color && { like }),
  })
  const submit = async ({ sizes, stock, ...said }: NewSizes): Promise<Submitted<NewSizes>> => {
    const known = sizes.find(size => isThere({ ...kindOf(said), size }))
    if (known !== undefined) {
      const general = [{ id: 'admin.product.sizeExists', values: { size: known } } as const]
      return { isDone: false, refusals: [], general }
    }
    onAdd(sizes.map(size => ({ ...kindOf(said), size, stock: stock.trim() })))
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
      fields={[...fieldsOf(colors), stockField(language)]}
      submit={submit}
    />
  )
}
