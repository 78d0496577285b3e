import { useIntl } from 'react-intl'
import type { ListAction } from '../../../adminKit/list/actions.ts'
import { DocumentIcon, ReloadIcon } from '../../../ui/icons.tsx'
import { EyeIcon, TrashIcon } from '../../../ui/pageIcons.tsx'
import { useDeleteProducts } from './mutations/useDeleteProducts.ts'
import { useDuplicateProduct } from './mutations/useDuplicateProduct.ts'
import { useRestoreProducts } from './mutations/useRestoreProducts.ts'
import { useUpdateProduct } from './mutations/useUpdateProduct.ts'

interface ChangedProduct {
  readonly id: string
  readonly title: string
  readonly management?: {
    readonly revision: number
    readonly isOffline: boolean
    readonly isDeleted: boolean
  } | null
}

/** What can be done with products from their list. */
export function useProductActions(): ListAction<ChangedProduct>[] {
  const intl = useIntl()
  const [update] = useUpdateProduct()
  const [remove] = useDeleteProducts()
  const [restore] = useRestoreProducts()
  const [duplicate] = useDuplicateProduct()
  const failed = intl.formatMessage({ id: 'ui.failure.title' })
  /** `ahead`: changes of its own since the row was read, for the way back. */
  const show = (isShown: boolean, ahead: number) => async (product: ChangedProduct) => {
    const revision = (product.management?.revision ?? 0) + ahead
    const { isDone, refusals } = await update({ productId: product.id, revision, changes: { isOffline: !isShown } })
    if (isDone) return null
    const isStale = refusals.some(({ code }) => code === 'STALE_REVISION')
    return isStale ? intl.formatMessage({ id: 'admin.products.stale' }) : failed
  }
  const values = (products: readonly ChangedProduct[]) => ({ count: products.length, title: products[0]?.title })
  return [
    {
      key: 'online',
      label: 'admin.products.putOnline',
      icon: <EyeIcon size={18} />,
      isMain: true,
      applies: ({ management }) => management?.isOffline === true && !management.isDeleted,
      run: show(true, 0),
      undo: show(false, 1),
      done: products => intl.formatMessage({ id: 'admin.products.onlineDone' }, values(products)),
    },
    {
      key: 'offline',
      label: 'admin.products.putOffline',
      icon: <EyeIcon size={18} />,
      applies: ({ management }) => management?.isOffline === false && !management.isDeleted,
      run: show(false, 0),
      undo: show(true, 1),
      done: products => intl.formatMessage({ id: 'admin.products.offlineDone' }, values(products)),
    },
    {
      key: 'duplicate',
      label: 'admin.product.duplicate',
      icon: <DocumentIcon size={18} />,
      applies: ({ management }) => management?.isDeleted === false,
      run: async ({ id }) => ((await duplicate({ productId: id })).isDone ? null : failed),
      done: products => intl.formatMessage({ id: 'admin.products.duplicatedDone' }, values(products)),
    },
    {
      key: 'delete',
      label: 'admin.products.delete',
      icon: <TrashIcon size={18} />,
      applies: ({ management }) => management?.isDeleted === false,
      question: {
        title: products => intl.formatMessage({ id: 'admin.products.deleteTitle' }, values(products)),
        text: products => intl.formatMessage({ id: 'admin.products.deleteText' }, values(products)),
      },
      run: async ({ id }) => ((await remove({ productIds: [id] })).isDone ? null : failed),
      done: products => intl.formatMessage({ id: 'admin.products.deletedDone' }, values(products)),
    },
    {
      key: 'restore',
      label: 'admin.product.restore',
      icon: <ReloadIcon size={18} />,
      isMain: true,
      applies: ({ management }) => management?.isDeleted === true,
      run: async ({ id }) => ((await restore({ productIds: [id] })).isDone ? null : failed),
      done: products => intl.formatMessage({ id: 'admin.products.restoredDone' }, values(products)),
    },
  ]
}
