import { FormattedMessage, useIntl } from 'react-intl'
import { useChanges } from '../../../../adminKit/changes.tsx'
import { useRouter } from '../../../../router/RouterContext.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { productPath } from '../../parts/editorPath.ts'
import { useDuplicateProduct } from '../mutations/useDuplicateProduct.ts'

/** Makes a product like this one as it is saved, and goes there. */
export function DuplicateProduct({ productId }: { productId: string }) {
  const intl = useIntl()
  const router = useRouter()
  const toasts = useToasts()
  const changes = useChanges()
  const [duplicate, isPending] = useDuplicateProduct()
  const run = async () => {
    const { isDone, payload, failure } = await duplicate({ productId })
    const copy = payload?.product
    if (!isDone || !copy) {
      if (!failure) toasts.tell({ kind: 'failure', title: intl.formatMessage({ id: 'ui.failure.title' }) })
      return
    }
    changes.note()
    toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'admin.product.duplicated' }), detail: copy.title })
    router.navigate(productPath(copy.id))
  }
  return (
    <Button look="quiet" size="small" isBusy={isPending} onClick={run}>
      <FormattedMessage id="admin.product.duplicate" />
    </Button>
  )
}
