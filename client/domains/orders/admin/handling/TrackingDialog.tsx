import { FormDialog } from '../../../../adminKit/edit/FormDialog.tsx'
import type { EditField } from '../../../../adminKit/edit/fields.ts'
import { useCorrectOrderTracking } from '../../mutations/useCorrectOrderTracking.ts'
import type { OrderDialogProps } from './dialogs.ts'
import { carrierFields, carrierName, type Parcel, parcelOf, trackingField } from './parcel.ts'
import { type Telling, tellingField } from './TakeBackDialog.tsx'
import { useOrderDone } from './useOrderDone.ts'

/** Puts carrier and tracking number right. */
export function TrackingDialog({ order, isOpen, onClose }: OrderDialogProps) {
  const [correct] = useCorrectOrderTracking()
  const done = useOrderDone(order.orderNumber)
  const fields: readonly EditField<Parcel & Telling>[] = [...carrierFields(order.carriers), trackingField, tellingField]
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={{ id: 'admin.tracking.title', values: { number: order.orderNumber } }}
      verb="admin.tracking.verb"
      initial={{ ...parcelOf(order), tellsCustomer: true }}
      fields={fields}
      submit={async ({ tellsCustomer, ...parcel }) => {
        const trackingNumber = parcel.trackingNumber.trim() || null
        const input = { orderId: order.id, carrier: carrierName(parcel), trackingNumber, tellsCustomer }
        return done(await correct(input), 'admin.tracking.done', tellsCustomer)
      }}
      refusalTexts={{ INVALID_INPUT: 'admin.order.shippedInvalid' }}
    />
  )
}
