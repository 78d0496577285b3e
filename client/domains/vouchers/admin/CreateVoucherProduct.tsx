import { FormattedMessage, useIntl } from 'react-intl'
import { useChanges } from '../../../adminKit/changes.tsx'
import { useRouter } from '../../../router/RouterContext.ts'
import { Button } from '../../../ui/Button.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { productPath } from '../../catalogue/parts/editorPath.ts'
import { useCreateVoucherProduct } from './mutations/useCreateVoucherProduct.ts'

/** Makes the product that vouchers are bought with and goes on to its editor; for those who keep the catalogue. */
export function CreateVoucherProduct() {
  const intl = useIntl()
  const router = useRouter()
  const changes = useChanges()
  const { tell } = useToasts()
  const mayCreate = useViewer().mayWrite('CATALOGUE')
  const [create, isCreating] = useCreateVoucherProduct()
  if (!mayCreate) return null
  const begin = async () => {
    const { isDone, payload } = await create()
    const made = payload?.product
    if (!isDone || !made) return
    changes.note()
    tell({ kind: 'success', title: intl.formatMessage({ id: 'admin.vouchers.productCreated' }) })
    router.navigate(productPath(made.id))
  }
  return (
    <Button look="quiet" size="small" isBusy={isCreating} onClick={() => void begin()}>
      <FormattedMessage id="admin.vouchers.createProduct" />
    </Button>
  )
}
