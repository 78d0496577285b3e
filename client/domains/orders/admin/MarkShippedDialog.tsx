import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { MarkShippedDialog_order$key } from '../../../__generated__/MarkShippedDialog_order.graphql.ts'
import { useChanges } from '../../../adminKit/changes.tsx'
import { FormDialog } from '../../../adminKit/edit/FormDialog.tsx'
import type { EditField } from '../../../adminKit/edit/fields.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import { useMarkOrderShipped } from '../mutations/useMarkOrderShipped.ts'

/** Carriers whose tracking pages the shop links to, and by which name the server knows them. */
const carriers = [
  { value: 'post', label: 'Österreichische Post' },
  { value: 'dhl', label: 'DHL' },
  { value: 'dpd', label: 'DPD' },
  { value: 'gls', label: 'GLS' },
] as const
const otherCarrier = 'other'

interface Parcel {
  carrier: string
  otherName: string
  trackingNumber: string
}

const noParcel: Parcel = { carrier: carriers[0].value, otherName: '', trackingNumber: '' }

const parcelFields: readonly EditField<Parcel>[] = [
  {
    path: 'carrier',
    label: 'admin.order.carrier',
    control: {
      kind: 'choice',
      options: [
        ...carriers.map(({ value, label }) => ({ value, label: { text: label } })),
        { value: otherCarrier, label: 'admin.order.otherCarrier' },
      ],
    },
  },
  {
    path: 'otherName',
    label: 'admin.order.carrierName',
    longest: 60,
    isShown: ({ carrier }) => carrier === otherCarrier,
  },
  { path: 'trackingNumber', label: 'admin.order.trackingNumber', longest: 60 },
]

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
  const submit = async ({ carrier, otherName, trackingNumber }: Parcel) => {
    const named = carrier === otherCarrier ? otherName.trim() : carrier
    const answer = await markShipped(
      order.isPickup
        ? { orderId: order.id }
        : { orderId: order.id, carrier: named || null, trackingNumber: trackingNumber.trim() || null },
    )
    if (answer.isDone) {
      changes.note()
      toasts.tell({
        kind: 'success',
        title: intl.formatMessage({ id: 'admin.order.shippedDone' }, { number: order.orderNumber }),
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
      initial={noParcel}
      fields={order.isPickup ? [] : parcelFields}
      submit={submit}
      refusalTexts={{
        SECOND_PERSON_REQUIRED: 'admin.order.own',
        TRANSITION_NOT_ALLOWED: 'admin.order.shippedRefused',
        INVALID_INPUT: 'admin.order.shippedInvalid',
      }}
    />
  )
}
