import { FormattedMessage } from 'react-intl'
import { FormDialog } from '../../../../adminKit/edit/FormDialog.tsx'
import { useAdminFormat } from '../../../../adminKit/useAdminFormat.ts'
import { useMarkOrderRefunded } from '../../mutations/useMarkOrderRefunded.ts'
import type { OrderDialogProps } from './dialogs.ts'
import { useOrderDone } from './useOrderDone.ts'

/** Notes that the money of a cancelled order was given back. */
export function RefundedDialog({ order, isOpen, onClose }: OrderDialogProps) {
  const [markRefunded] = useMarkOrderRefunded()
  const format = useAdminFormat()
  const done = useOrderDone(order.orderNumber)
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={{ id: 'admin.refund.title', values: { number: order.orderNumber } }}
      verb="admin.refund.verb"
      text={
        <p>
          <FormattedMessage id="admin.refund.text" values={{ amount: format.money(order.totals.toPay) }} />
        </p>
      }
      initial={{}}
      fields={[]}
      submit={async () => done(await markRefunded({ orderId: order.id }), 'admin.refund.done', true)}
    />
  )
}
