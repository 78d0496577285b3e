import { FormattedMessage, useIntl } from 'react-intl'
import { useChanges } from '../../../../adminKit/changes.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { useRestoreProducts } from '../mutations/useRestoreProducts.ts'

/** Brings a deleted product back; visitors see it once it is put online. */
export function RestoreProduct({ product }: { product: { readonly id: string; readonly title: string } }) {
  const intl = useIntl()
  const toasts = useToasts()
  const changes = useChanges()
  const [restore, isPending] = useRestoreProducts()
  const run = async () => {
    const { isDone } = await restore({ productIds: [product.id] })
    if (!isDone) return
    changes.note()
    toasts.tell({
      kind: 'success',
      title: intl.formatMessage({ id: 'admin.product.restored' }),
      detail: product.title,
    })
  }
  return (
    <Button size="small" isBusy={isPending} onClick={run}>
      <FormattedMessage id="admin.product.restore" />
    </Button>
  )
}
