import { FormattedMessage } from 'react-intl'
import { FormDialog } from '../../../../adminKit/edit/FormDialog.tsx'
import type { EditField } from '../../../../adminKit/edit/fields.ts'
import { Notice } from '../../../../ui/Badge.tsx'
import { useCancelOrder } from '../../mutations/useCancelOrder.ts'
import type { OrderDialogProps } from './dialogs.ts'
import { useOrderDone } from './useOrderDone.ts'

interface Cancelling {
  reason: string
}

const fields: readonly EditField<Cancelling>[] = [
  {
    path: 'reason',
    label: 'admin.cancel.reason',
    hint: 'admin.cancel.reasonHint',
    control: { kind: 'area', rows: 3 },
    longest: 500,
  },
]

/** Asks why an order is cancelled, and says what comes of it. */
export function CancelOrderDialog({ order, isOpen, onClose }: OrderDialogProps) {
  const [cancel] = useCancelOrder()
  const done = useOrderDone(order.orderNumber)
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={{ id: 'admin.cancel.title', values: { number: order.orderNumber } }}
      verb="admin.cancel.verb"
      back="admin.cancel.back"
      text={
        <>
          <p>
            <FormattedMessage id="admin.cancel.text" />
          </p>
          {order.paymentState === 'PAID' && (
            <Notice tone="warn">
              <FormattedMessage id="admin.cancel.paid" />
            </Notice>
          )}
        </>
      }
      initial={{ reason: '' }}
      fields={fields}
      submit={async ({ reason }) =>
        done(await cancel({ orderId: order.id, reason: reason.trim() || null }), 'admin.cancel.done', true)
      }
      isDangerous
    />
  )
}
