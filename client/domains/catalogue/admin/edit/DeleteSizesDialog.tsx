import { FormattedMessage, useIntl } from 'react-intl'
import { useChanges } from '../../../../adminKit/changes.tsx'
import { FormDialog } from '../../../../adminKit/edit/FormDialog.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { useDeleteVariants } from '../mutations/useDeleteVariants.ts'

export interface DeleteSizesDialogProps {
  productId: string
  sizes: readonly { readonly id: string; readonly title: string }[]
  isOpen: boolean
  onClose: () => void
}

interface Chosen {
  sizes: readonly string[]
}

/** Asks which sizes a product loses. They are gone at once; what is only not offered for a while need not be deleted. */
export function DeleteSizesDialog({ productId, sizes, isOpen, onClose }: DeleteSizesDialogProps) {
  const intl = useIntl()
  const toasts = useToasts()
  const changes = useChanges()
  const [remove] = useDeleteVariants()
  const submit = async ({ sizes: variantIds }: Chosen) => {
    const answer = await remove({ productId, variantIds: [...variantIds] })
    if (answer.isDone) {
      changes.note()
      const title = intl.formatMessage({ id: 'admin.product.sizesDeleted' }, { count: variantIds.length })
      toasts.tell({ kind: 'success', title })
    }
    return answer
  }
  return (
    <FormDialog<Chosen>
      isOpen={isOpen}
      onClose={onClose}
      title="admin.product.deleteSizes"
      verb="admin.product.deleteVerb"
      text={<FormattedMessage id="admin.product.deleteSizesText" />}
      initial={{ sizes: [] }}
      fields={[
        {
          path: 'sizes',
          label: 'admin.product.newSizes',
          isRequired: true,
          control: { kind: 'choices', options: sizes.map(({ id, title }) => ({ value: id, label: { text: title } })) },
        },
      ]}
      submit={submit}
      isDangerous
    />
  )
}
