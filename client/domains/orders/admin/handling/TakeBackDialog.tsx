import { FormattedMessage } from 'react-intl'
import { FormDialog } from '../../../../adminKit/edit/FormDialog.tsx'
import type { EditField } from '../../../../adminKit/edit/fields.ts'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { useMarkOrderUnpaid } from '../../mutations/useMarkOrderUnpaid.ts'
import { useMarkOrderUnshipped } from '../../mutations/useMarkOrderUnshipped.ts'
import type { OrderDialogProps } from './dialogs.ts'
import { useOrderDone } from './useOrderDone.ts'

export interface Telling {
  tellsCustomer: boolean
}

/** Whether the customer hears of a correction: they were told something else before. */
export const tellingField: EditField<Telling> = {
  path: 'tellsCustomer',
  label: 'admin.order.tellCustomer',
  control: { kind: 'checkbox' },
}

interface Words {
  title: MessageId
  verb: MessageId
  text: MessageId
  done: MessageId
}

const words = {
  unpaid: {
    title: 'admin.unpaid.title',
    verb: 'admin.unpaid.verb',
    text: 'admin.unpaid.text',
    done: 'admin.unpaid.done',
  },
  unshipped: {
    title: 'admin.unshipped.title',
    verb: 'admin.unshipped.verb',
    text: 'admin.unshipped.text',
    done: 'admin.unshipped.done',
  },
  notReady: {
    title: 'admin.notReady.title',
    verb: 'admin.notReady.verb',
    text: 'admin.notReady.text',
    done: 'admin.notReady.done',
  },
} as const satisfies Record<string, Words>

export interface TakeBackDialogProps extends OrderDialogProps {
  what: 'unpaid' | 'unshipped'
}

/** Takes back that an order was paid or shipped. */
export function TakeBackDialog({ order, what, isOpen, onClose }: TakeBackDialogProps) {
  const [markUnpaid] = useMarkOrderUnpaid()
  const [markUnshipped] = useMarkOrderUnshipped()
  const done = useOrderDone(order.orderNumber)
  const said = words[what === 'unshipped' && order.isPickup ? 'notReady' : what]
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={{ id: said.title, values: { number: order.orderNumber } }}
      verb={said.verb}
      text={
        <p>
          <FormattedMessage id={said.text} />
        </p>
      }
      initial={{ tellsCustomer: true }}
      fields={[tellingField]}
      submit={async ({ tellsCustomer }) => {
        const run = what === 'unpaid' ? markUnpaid : markUnshipped
        return done(await run({ orderId: order.id, tellsCustomer }), said.done, tellsCustomer)
      }}
    />
  )
}
