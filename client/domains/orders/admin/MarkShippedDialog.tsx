import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { MarkShippedDialog_order$key } from '../../../__generated__/MarkShippedDialog_order.graphql.ts'
import { useChanges } from '../../../adminKit/changes.tsx'
import { FormDialog } from '../../../adminKit/edit/FormDialog.tsx'
import type { EditField } from '../../../adminKit/edit/fields.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import { useMarkOrderShipped } from '../mutations/useMarkOrderShipped.ts'
import { carrierFields, carrierName, type Parcel, trackingField, usualCarrier } from './handling/parcel.ts'

export interface MarkShippedDialogProps {
  order: MarkShippedDialog_order$key
  isOpen: boolean
  onClose: () => void
}

/** Asks for carrier and tracking number; for a pick-up only whether to tell the customer. */
export function MarkShippedDialog({ isOpen, onClose, ...props }: MarkShippedDialogProps) {
  const order = useFragment(
    graphql`
      fragment MarkShippedDialog_order on Order {
        id
        orderNumber
        isPickup
        carriers
        station {
          providerName
        }
        bankAccount
        viewerCanMarkPaid
      }
    `,
    props.order,
  )
  const intl = useIntl()
  const toasts = useToasts()
  const changes = useChanges()
  const [markShipped] = useMarkOrderShipped()
  const fields: readonly EditField<Parcel>[] = [...carrierFields(order.carriers), trackingField]
  const submit = async (parcel: Parcel) => {
    const answer = await markShipped(
      order.isPickup
        ? { orderId: order.id }
        : { orderId: order.id, carrier: carrierName(parcel), trackingNumber: parcel.trackingNumber.trim() || null },
    )
    if (answer.isDone) {
      changes.note()
      toasts.tell({
        kind: 'success',
        title: intl.formatMessage(
          { id: order.isPickup ? 'admin.order.readyDone' : 'admin.order.shippedDone' },
          { number: order.orderNumber },
        ),
        detail: intl.formatMessage({ id: 'admin.order.customerTold' }),
      })
    }
    return answer
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={{
        id: order.isPickup ? 'admin.order.readyTitle' : 'admin.order.shippedTitle',
        values: { number: order.orderNumber },
      }}
      verb={order.isPickup ? 'admin.order.markReady' : 'admin.order.markShipped'}
      text={
        <>
          <p>
            <FormattedMessage id={order.isPickup ? 'admin.order.readyText' : 'admin.order.shippedText'} />
          </p>
          {order.bankAccount && (
            <Notice tone="warn">
              <FormattedMessage id="admin.order.notPaidYet" />
            </Notice>
          )}
        </>
      }
      initial={{ ...usualCarrier(order.carriers, order.station?.providerName), trackingNumber: '' }}
      fields={order.isPickup ? [] : fields}
      submit={submit}
      refusalTexts={{
        SECOND_PERSON_REQUIRED: 'admin.order.own',
        TRANSITION_NOT_ALLOWED: 'admin.order.shippedRefused',
        INVALID_INPUT: 'admin.order.shippedInvalid',
      }}
    />
  )
}
