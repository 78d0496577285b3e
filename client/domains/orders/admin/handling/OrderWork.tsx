import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { OrderAction, OrderWork_order$key } from '../../../../__generated__/OrderWork_order.graphql.ts'
import { RowMenu } from '../../../../adminKit/list/RowMenu.tsx'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { CancelOrderDialog } from './CancelOrderDialog.tsx'
import { NoteDialog } from './NoteDialogs.tsx'
import { OrderAddressDialog } from './OrderAddressDialog.tsx'
import { RefundedDialog } from './RefundedDialog.tsx'
import { TakeBackDialog } from './TakeBackDialog.tsx'
import { TrackingDialog } from './TrackingDialog.tsx'

type Dialog = OrderAction | 'NOTE'

const labels = {
  MARK_REFUNDED: 'admin.refund.verb',
  CORRECT_TRACKING: 'admin.tracking.label',
  CHANGE_SHIPPING_ADDRESS: 'admin.address.shipping',
  CHANGE_INVOICE_ADDRESS: 'admin.address.invoice',
  MARK_UNPAID: 'admin.unpaid.verb',
  MARK_UNSHIPPED: 'admin.unshipped.verb',
  CANCEL: 'admin.cancel.verb',
} as const satisfies Record<OrderAction, MessageId>

/** In the order of the menu: the harmless first, cancelling last. */
const inMenu = Object.keys(labels) as OrderAction[]

export interface OrderWorkProps {
  order: OrderWork_order$key
  onUnread: () => void
}

/** What can be done with an order besides the next step: a menu, and a dialog for each. */
export function OrderWork({ onUnread, ...props }: OrderWorkProps) {
  const order = useFragment(
    graphql`
      fragment OrderWork_order on Order {
        id
        orderNumber
        revision
        isPickup
        needsShipping
        paymentState
        carrier
        carriers
        trackingNumber
        viewerActions
        totals {
          toPay {
            cents
            currency
          }
        }
        shippingAddress {
          type
          title
          company
          vatId
          firstName
          lastName
          address
          zip
          city
          countryName
          phone
        }
        invoiceAddress {
          type
          title
          company
          vatId
          firstName
          lastName
          address
          zip
          city
          countryName
          phone
        }
      }
    `,
    props.order,
  )
  const intl = useIntl()
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const given = (name: Dialog) => ({ order, isOpen: dialog === name, onClose: () => setDialog(null) })
  const item = (key: string, label: MessageId, onClick: () => void) => ({
    key,
    label: <FormattedMessage id={label} />,
    onClick,
  })
  const labelOf = (action: OrderAction): MessageId =>
    action === 'MARK_UNSHIPPED' && order.isPickup ? 'admin.notReady.verb' : labels[action]
  return (
    <>
      <RowMenu
        label={intl.formatMessage({ id: 'admin.orders.menu' }, { number: order.orderNumber })}
        items={[
          item('note', 'admin.note.verb', () => setDialog('NOTE')),
          ...(order.needsShipping ? [item('print', 'admin.slip.print', () => window.print())] : []),
          item('unread', 'admin.orders.markUnread', onUnread),
          ...inMenu
            .filter(action => order.viewerActions.includes(action))
            .map(action => item(action, labelOf(action), () => setDialog(action))),
        ]}
      />
      <NoteDialog {...given('NOTE')} />
      <CancelOrderDialog {...given('CANCEL')} />
      <RefundedDialog {...given('MARK_REFUNDED')} />
      <TakeBackDialog {...given('MARK_UNPAID')} what="unpaid" />
      <TakeBackDialog {...given('MARK_UNSHIPPED')} what="unshipped" />
      <TrackingDialog {...given('CORRECT_TRACKING')} />
      <OrderAddressDialog {...given('CHANGE_SHIPPING_ADDRESS')} kind="SHIPPING" />
      <OrderAddressDialog {...given('CHANGE_INVOICE_ADDRESS')} kind="INVOICE" />
    </>
  )
}
