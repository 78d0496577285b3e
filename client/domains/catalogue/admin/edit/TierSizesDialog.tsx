import { useIntl } from 'react-intl'
import { FormDialog } from '../../../../adminKit/edit/FormDialog.tsx'
import { fitText } from '../../parts/fitText.ts'
import { chosenFrom, sizeChoices, sizesFrom, type TierSize } from './tierSizes.ts'

export interface TierSizesDialogProps {
  /** Which tier it is about, counted from 1; the dialog is open while there is one. */
  number: number | null
  sizes: readonly TierSize[]
  variantIds: readonly string[]
  onTake: (variantIds: readonly string[]) => void
  onClose: () => void
}

/** Asks for the sizes, or whole colours, that a tier price is meant for. What is taken over is saved with the rest. */
export function TierSizesDialog({ number, sizes, variantIds, onTake, onClose }: TierSizesDialogProps) {
  const intl = useIntl()
  const choices = sizeChoices(
    sizes,
    fit => intl.formatMessage({ id: fitText[fit as keyof typeof fitText] }),
    color => intl.formatMessage({ id: 'admin.product.tierColor' }, { color }),
  )
  return (
    <FormDialog<{ chosen: readonly string[] }>
      isOpen={number !== null}
      onClose={onClose}
      title={{ id: 'admin.product.tierSizesTitle', values: { number: number ?? 0 } }}
      verb="admin.product.tierSizesTake"
      initial={{ chosen: chosenFrom(sizes, variantIds) }}
      fields={[
        {
          path: 'chosen',
          label: 'admin.product.tierSizesField',
          hint: 'admin.product.tierSizesHint',
          isRequired: true,
          control: {
            kind: 'choices',
            options: choices.map(({ value, label }) => ({ value, label: { text: label } })),
          },
        },
      ]}
      submit={async ({ chosen }) => {
        onTake(sizesFrom(sizes, chosen))
        return { isDone: true, refusals: [] }
      }}
    />
  )
}
