import { useSyncExternalStore } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRouter } from '../../../router/RouterContext.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import { usePlaceOrder } from '../mutations/usePlaceOrder.ts'
import style from './PendingOrder.module.css'
import { endOrder, onPendingOrder, pendingOrder, pendingOrderText } from './pendingOrder.ts'

/** Shown where an order was sent and no answer came. Asking again with the same key finds the order if there is one. */
export function PendingOrder() {
  const isPending = useSyncExternalStore(onPendingOrder, pendingOrderText, () => null) !== null
  const intl = useIntl()
  const { navigate } = useRouter()
  const { tell } = useToasts()
  const [placeOrder, isAsking] = usePlaceOrder()
  if (!isPending) return null

  const ask = async () => {
    const order = pendingOrder()
    if (!order) return
    const { key, cartId: _cart, revision: _revision, ...declared } = order
    const { payload, failure } = await placeOrder({ idempotencyKey: key, ...declared })
    if (failure) return
    endOrder()
    if (payload?.order?.statusPath) navigate(`${payload.order.statusPath}/placed`)
    else tell({ kind: 'notice', title: intl.formatMessage({ id: 'cart.pending.none' }) })
  }

  return (
    <div className={style.notice}>
      <Notice tone="warn">
        <p>
          <strong>
            <FormattedMessage id="cart.pending.title" />
          </strong>{' '}
          <FormattedMessage id="cart.pending.text" />
        </p>
        <Button look="outline" size="small" className={style.ask} isBusy={isAsking} onClick={ask}>
          <FormattedMessage id="cart.pending.ask" />
        </Button>
      </Notice>
    </div>
  )
}
