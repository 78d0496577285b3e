import { useState } from 'react'
import { flushSync } from 'react-dom'
import { FormattedMessage, useIntl } from 'react-intl'
import { useChanges } from '../../../../adminKit/changes.tsx'
import { RowMenu } from '../../../../adminKit/list/RowMenu.tsx'
import { useWayBack } from '../../../../adminKit/list/returning.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { TrashIcon } from '../../../../ui/pageIcons.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { useDeleteProducts } from '../mutations/useDeleteProducts.ts'
import { productsPath } from '../productsAddress.ts'

export interface DeleteProductProps {
  product: { readonly id: string; readonly title: string }
  /** Called before the page is left, for what was not saved is not wanted any more. */
  onDeleted: () => void
}

/** The menu with what is seldom done to a product: taking it out of the shop for good. */
export function DeleteProduct({ product, onDeleted }: DeleteProductProps) {
  const intl = useIntl()
  const goBack = useWayBack()
  const toasts = useToasts()
  const changes = useChanges()
  const [remove] = useDeleteProducts()
  const [isAsked, setAsked] = useState(false)
  const onConfirm = async () => {
    setAsked(false)
    const { isDone } = await remove({ productIds: [product.id] })
    if (!isDone) return
    // At once, or the guard of the unsaved changes would still stand in the way.
    flushSync(onDeleted)
    changes.note()
    toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'admin.product.deleted' }), detail: product.title })
    goBack(productsPath)
  }
  return (
    <>
      <RowMenu
        label={intl.formatMessage({ id: 'admin.product.menu' })}
        items={[
          {
            key: 'delete',
            label: <FormattedMessage id="admin.product.delete" />,
            icon: <TrashIcon size={18} />,
            onClick: () => setAsked(true),
          },
        ]}
      />
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={onConfirm}
        isDangerous
        title={<FormattedMessage id="admin.product.deleteTitle" />}
        verb={<FormattedMessage id="admin.product.deleteVerb" />}
      >
        <FormattedMessage id="admin.product.deleteText" values={{ title: product.title }} />
      </ConfirmDialog>
    </>
  )
}
