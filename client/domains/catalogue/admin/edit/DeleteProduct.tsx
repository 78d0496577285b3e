import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useChanges } from '../../../../adminKit/changes.tsx'
import { FormDialog } from '../../../../adminKit/edit/FormDialog.tsx'
import { useLeave } from '../../../../adminKit/edit/LeaveGuard.tsx'
import { RowMenu } from '../../../../adminKit/list/RowMenu.tsx'
import { useWayBack } from '../../../../adminKit/list/returning.ts'
import { TrashIcon } from '../../../../ui/pageIcons.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { productsPath } from '../../parts/editorPath.ts'
import { useDeleteProducts } from '../mutations/useDeleteProducts.ts'

export interface DeleteProductProps {
  product: { readonly id: string; readonly title: string }
}

/** The menu with what is seldom done to a product: taking it out of the shop for good. */
export function DeleteProduct({ product }: DeleteProductProps) {
  const intl = useIntl()
  const goBack = useWayBack()
  const toasts = useToasts()
  const changes = useChanges()
  const [remove] = useDeleteProducts()
  const [isAsked, setAsked] = useState(false)
  const leave = useLeave()
  const submit = async () => {
    const answer = await remove({ productIds: [product.id] })
    if (answer.isDone) {
      changes.note()
      toasts.tell({
        kind: 'success',
        title: intl.formatMessage({ id: 'admin.product.deleted' }),
        detail: product.title,
      })
      leave(() => goBack(productsPath))
    }
    return answer
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
      <FormDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title="admin.product.deleteTitle"
        verb="admin.product.deleteVerb"
        text={<FormattedMessage id="admin.product.deleteText" values={{ title: product.title }} />}
        initial={{}}
        fields={[]}
        submit={submit}
        isDangerous
      />
    </>
  )
}
