import { useState } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type {
  OrderEventKind,
  OrderHistory_order$data,
  OrderHistory_order$key,
} from '../../../__generated__/OrderHistory_order.graphql.ts'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { useAdminFormat } from '../../../adminKit/useAdminFormat.ts'
import type { MessageId } from '../../../intl/messageIds.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChangeNoteDialog, DeleteNoteDialog, type Note } from './handling/NoteDialogs.tsx'
import style from './OrderHistory.module.css'

const titles = {
  PLACED: 'admin.history.placed',
  PAID: 'admin.history.paid',
  SHIPPED: 'admin.history.shipped',
  MAIL_QUEUED: 'admin.history.mailQueued',
  MAIL_SENT: 'admin.history.mailSent',
  MAIL_FAILED: 'admin.history.mailFailed',
  NOTE: 'admin.history.note',
  CANCELLED: 'admin.history.cancelled',
  RELEASED: 'admin.history.released',
  REFUSED: 'admin.history.refused',
  CANCELLED_UNPAID: 'admin.history.cancelledUnpaid',
  LINK_RENEWED: 'admin.history.linkRenewed',
  UNPAID: 'admin.history.unpaid',
  UNSHIPPED: 'admin.history.unshipped',
  REFUNDED: 'admin.history.refunded',
  TRACKING_CHANGED: 'admin.history.trackingChanged',
  SHIPPING_ADDRESS_CHANGED: 'admin.history.shippingAddressChanged',
  INVOICE_ADDRESS_CHANGED: 'admin.history.invoiceAddressChanged',
  WITHDRAWN: 'admin.history.withdrawn',
} as const satisfies Record<OrderEventKind, MessageId>

/** What some of it is called where the goods are fetched. */
const pickupTitles: Partial<Record<OrderEventKind, MessageId>> = {
  SHIPPED: 'admin.orders.ready',
  UNSHIPPED: 'admin.history.notReady',
}

/** What has happened to the order, the latest first: when, what, who. */
export function OrderHistory(props: { order: OrderHistory_order$key }) {
  const [changed, setChanged] = useState<Note | null>(null)
  const [deleted, setDeleted] = useState<Note | null>(null)
  const { orderNumber, history, isPickup, needsShipping } = useFragment(
    graphql`
      fragment OrderHistory_order on Order {
        orderNumber
        isPickup
        needsShipping
        history {
          id
          at
          kind
          by
          note
          viewerCanChange
          mail {
            subject
            recipient
          }
          previousAddress {
            company
            firstName
            lastName
            address
            zip
            city
          }
        }
      }
    `,
    props.order,
  )
  const intl = useIntl()
  const format = useAdminFormat()
  return (
    <Card title={<FormattedMessage id="admin.order.history" />}>
      <ol className={style.events} reversed>
        {history.toReversed().map(event => (
          <li key={event.id} data-kind={event.kind}>
            <time dateTime={event.at} className={style.at}>
              {format.instant(event.at)}
            </time>
            <p className={style.title}>
              <FormattedMessage
                id={
                  !needsShipping && event.kind === 'SHIPPED'
                    ? 'admin.orders.mailed'
                    : (isPickup && pickupTitles[event.kind]) || titles[event.kind]
                }
              />
            </p>
            <p className={style.details}>
              {[
                event.mail && intl.formatMessage({ id: 'admin.history.mail' }, { ...event.mail }),
                noteOf(event, intl),
                event.previousAddress &&
                  intl.formatMessage({ id: 'admin.history.before' }, { before: addressLine(event.previousAddress) }),
                event.by && intl.formatMessage({ id: 'admin.history.by' }, { name: event.by }),
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
            {event.viewerCanChange && (
              <div className={style.actions}>
                <Button look="quiet" size="tiny" onClick={() => setChanged(event)}>
                  <FormattedMessage id="admin.note.change" />
                </Button>
                <Button look="quiet" size="tiny" onClick={() => setDeleted(event)}>
                  <FormattedMessage id="admin.note.delete" />
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
      <ChangeNoteDialog orderNumber={orderNumber} note={changed} onClose={() => setChanged(null)} />
      <DeleteNoteDialog orderNumber={orderNumber} note={deleted} onClose={() => setDeleted(null)} />
    </Card>
  )
}

type Event = OrderHistory_order$data['history'][number]

const addressLine = ({ company, firstName, lastName, address, zip, city }: NonNullable<Event['previousAddress']>) =>
  [company, `${firstName} ${lastName}`, address, `${zip} ${city}`].filter(Boolean).join(', ')

/** Of a corrected tracking number, and of a station, the history keeps the one that was told first. */
const noteOf = ({ kind, note }: Event, intl: IntlShape) =>
  note && (kind === 'TRACKING_CHANGED' || kind === 'SHIPPING_ADDRESS_CHANGED')
    ? intl.formatMessage({ id: 'admin.history.before' }, { before: note })
    : note
