import { useRef } from 'react'
import { useIntl } from 'react-intl'
import type { BulkProductChanges } from '../../../__generated__/useChangeProductsMutation.graphql.ts'
import type { ListAction, Outcome } from '../../../adminKit/list/actions.ts'
import { DocumentIcon, PenIcon, ReloadIcon } from '../../../ui/icons.tsx'
import { EyeIcon, TrashIcon } from '../../../ui/pageIcons.tsx'
import { ChangeProductsDialog } from './bulk/ChangeProductsDialog.tsx'
import { useChangeProducts } from './mutations/useChangeProducts.ts'
import { useDeleteProducts } from './mutations/useDeleteProducts.ts'
import { useDuplicateProduct } from './mutations/useDuplicateProduct.ts'
import { useRestoreProductFields } from './mutations/useRestoreProductFields.ts'
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
export function useProductActions(
  groups: readonly { readonly id: string; readonly title: string }[],
  units: readonly { readonly id: string; readonly title: string; readonly isDefault: boolean }[],
): ListAction<ChangedProduct>[] {
  const intl = useIntl()
  const [update] = useUpdateProduct()
  const [remove] = useDeleteProducts()
  const [restore] = useRestoreProducts()
  const [duplicate] = useDuplicateProduct()
  const [change] = useChangeProducts()
  const [restoreFields] = useRestoreProductFields()
  /** Of the last change of several products, what takes it back, by the product. */
  const undoable = useRef(new Map<string, { readonly change: string; readonly revision: number }>())
  const failed = intl.formatMessage({ id: 'ui.failure.title' })
  /** `ahead`: changes of its own since the row was read, for the way back. */
  const show = (isShown: boolean, ahead: number) => async (product: ChangedProduct) => {
    const revision = (product.management?.revision ?? 0) + ahead
    const { isDone, refusals } = await update({ productId: product.id, revision, changes: { isOffline: !isShown } })
    if (isDone) return null
    const isStale = refusals.some(({ code }) => code === 'STALE_REVISION')
    return isStale ? intl.formatMessage({ id: 'admin.products.stale' }) : failed
  }
  const whyNot = (code: string | undefined): Outcome => {
    if (code === 'STALE_REVISION') return intl.formatMessage({ id: 'admin.products.stale' })
    if (code === 'NOT_FOUND') return intl.formatMessage({ id: 'admin.bulk.gone' })
    return code === 'INVALID_INPUT' ? intl.formatMessage({ id: 'admin.bulk.priceOut' }) : failed
  }
  const changeMany = async (products: readonly ChangedProduct[], changes: BulkProductChanges) => {
    const { payload } = await change({
      products: products.map(({ id, management }) => ({ productId: id, revision: management?.revision ?? null })),
      changes,
    })
    for (const done of payload?.products ?? []) {
      if (done.change) undoable.current.set(done.productId, { change: done.change, revision: done.revision })
      else undoable.current.delete(done.productId)
    }
    const ids = new Set(payload?.products.map(({ productId }) => productId))
    return products.map(({ id }, at): Outcome => {
      if (ids.has(id)) return null
      return whyNot(payload?.errors.find(({ path }) => path[0] === 'products' && path[1] === String(at))?.code)
    })
  }
  const takeBack = async ({ id }: ChangedProduct): Promise<Outcome> => {
    const done = undoable.current.get(id)
    if (!done) return null
    const { isDone, refusals } = await restoreFields({ productId: id, ...done })
    return isDone ? null : whyNot(refusals[0]?.code)
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
      key: 'change',
      label: 'admin.bulk.action',
      icon: <PenIcon size={18} />,
      applies: ({ management }) => management?.isDeleted === false,
      ask: ({ rows, startMany, close }) => (
        <ChangeProductsDialog
          products={rows}
          groups={groups}
          units={units}
          onClose={close}
          onChosen={changes => startMany(products => changeMany(products, changes))}
        />
      ),
      undo: takeBack,
      done: products => intl.formatMessage({ id: 'admin.bulk.done' }, values(products)),
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
