import { FormDialog, type Submitted } from '../../../adminKit/edit/FormDialog.tsx'
import type { EditField } from '../../../adminKit/edit/fields.ts'
import { today } from '../../../adminKit/list/days.ts'
import type { Delivery } from './VoucherDays.tsx'

export interface MoveDeliveryProps {
  delivery: Delivery
  onClose: () => void
  move: (delivery: Delivery, deliverOn: string) => Promise<Submitted>
}

interface Values {
  readonly deliverOn: string
}

const day: EditField<Values> = {
  path: 'deliverOn',
  label: 'admin.vouchers.deliverOn',
  hint: 'admin.vouchers.moveHint',
  isRequired: true,
  control: { kind: 'text', type: 'date' },
  check: ({ deliverOn }) => (deliverOn < today() ? 'admin.vouchers.dayOver' : null),
}

/** Asks on which day a voucher is sent instead. */
export function MoveDelivery({ delivery, onClose, move }: MoveDeliveryProps) {
  return (
    <FormDialog<Values>
      isOpen
      onClose={onClose}
      title={{ id: 'admin.vouchers.moveTitle', values: { code: delivery.code.slice(-4) } }}
      verb="admin.vouchers.move"
      initial={{ deliverOn: delivery.deliverOn }}
      fields={[day]}
      submit={({ deliverOn }) => move(delivery, deliverOn)}
    />
  )
}
