import { useIntl } from 'react-intl'
import { EuroIcon, MailIcon } from '../../../adminKit/icons.tsx'
import type { ListAction } from '../../../adminKit/list/actions.ts'
import { useMarkOrderRead } from '../mutations/useMarkOrderRead.ts'
import { useMarkOrdersPaid } from '../mutations/useMarkOrdersPaid.ts'
import { useShipActions } from './handling/useShipActions.tsx'
import { PaidOnDialog, usePaidProblem } from './MarkPaidDialog.tsx'

interface ChangedOrder {
  readonly id: string
  readonly orderNumber: string
  readonly isRead?: boolean | null
  readonly customerName: string
  readonly isPickup: boolean
  readonly viewerCanMarkPaid: boolean
  readonly viewerCanMarkShipped: boolean
  readonly carriers: readonly string[]
}

/** What can be done with orders from their list. */
export function useOrderActions(): ListAction<ChangedOrder>[] {
  const intl = useIntl()
  const shipActions = useShipActions()
  const [markPaid] = useMarkOrdersPaid()
  const [markRead] = useMarkOrderRead()
  const problemOf = usePaidProblem()
  const failed = intl.formatMessage({ id: 'ui.failure.title' })
  const pay = (paidOn: string) => async (order: ChangedOrder) => {
    const { isDone, refusals } = await markPaid({ orderIds: [order.id], paidOn })
    return isDone ? null : (problemOf(order, refusals) ?? failed)
  }
  const read = (isRead: boolean) => async (order: ChangedOrder) => {
    const { isDone } = await markRead({ orderId: order.id, isRead })
    return isDone ? null : failed
  }
  return [
    {
      key: 'pay',
      label: 'admin.orders.markPaid',
      icon: <EuroIcon size={18} />,
      isMain: true,
      applies: order => order.viewerCanMarkPaid,
      ask: ({ rows, start, close }) => (
        <PaidOnDialog
          orders={rows}
          isOpen
          onClose={close}
          submit={async paidOn => {
            start(pay(paidOn))
            return { isDone: true, refusals: [] }
          }}
        />
      ),
      done: orders =>
        intl.formatMessage({ id: 'admin.orders.paidDone' }, { count: orders.length, number: orders[0]?.orderNumber }),
    },
    ...shipActions,
    {
      key: 'read',
      label: 'admin.orders.markRead',
      icon: <MailIcon size={18} />,
      applies: order => order.isRead === false,
      run: read(true),
      undo: read(false),
      done: orders => intl.formatMessage({ id: 'admin.orders.readDone' }, { count: orders.length }),
    },
    {
      key: 'unread',
      label: 'admin.orders.markUnread',
      icon: <MailIcon size={18} />,
      applies: order => order.isRead === true,
      run: read(false),
      undo: read(true),
      done: orders => intl.formatMessage({ id: 'admin.orders.unreadDone' }, { count: orders.length }),
    },
  ]
}
