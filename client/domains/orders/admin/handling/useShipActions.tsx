import { FormattedMessage, useIntl } from 'react-intl'
import { FormDialog } from '../../../../adminKit/edit/FormDialog.tsx'
import type { EditField } from '../../../../adminKit/edit/fields.ts'
import { wordsOf } from '../../../../adminKit/edit/fields.ts'
import { refusalMessage } from '../../../../adminKit/edit/refusals.ts'
import { BoxIcon } from '../../../../adminKit/icons.tsx'
import type { ListAction } from '../../../../adminKit/list/actions.ts'
import { useMarkOrderShipped } from '../../mutations/useMarkOrderShipped.ts'
import { type Carrier, carrierFields, carrierName, usualCarrier } from './parcel.ts'

interface ShippedOrder {
  readonly id: string
  readonly orderNumber: string
  readonly customerName: string
  readonly isPickup: boolean
  readonly viewerCanMarkShipped: boolean
  /** Who may carry it, by name. */
  readonly carriers: readonly string[]
}

interface Parcels extends Carrier {
  /** Tracking numbers in the order of the rows. */
  numbers: readonly string[]
}

const refusalTexts = {
  SECOND_PERSON_REQUIRED: 'admin.order.own',
  TRANSITION_NOT_ALLOWED: 'admin.order.shippedRefused',
  INVALID_INPUT: 'admin.order.shippedInvalid',
} as const

/** Marks orders of the list as shipped, each with its tracking number, or as ready to be collected. */
export function useShipActions(): ListAction<ShippedOrder>[] {
  const intl = useIntl()
  const [markShipped] = useMarkOrderShipped()
  const failed = intl.formatMessage({ id: 'ui.failure.title' })
  const ship = async (orderId: string, parcel: { carrier?: string | null; trackingNumber?: string | null } = {}) => {
    const { isDone, refusals } = await markShipped({ orderId, ...parcel })
    if (isDone) return null
    return refusals[0] ? wordsOf(refusalMessage(refusals[0].code, refusalTexts), intl) : failed
  }
  return [
    {
      key: 'ship',
      label: 'admin.order.markShipped',
      icon: <BoxIcon size={18} />,
      applies: order => order.viewerCanMarkShipped && !order.isPickup,
      ask: ({ rows, start, close }) => (
        <ParcelsDialog
          orders={rows}
          onClose={close}
          onShip={({ numbers, ...carrier }) => {
            const numberOf = new Map(rows.map(({ id }, at) => [id, numbers[at]?.trim() || null]))
            start(({ id }) => ship(id, { carrier: carrierName(carrier), trackingNumber: numberOf.get(id) ?? null }))
          }}
        />
      ),
      done: orders =>
        intl.formatMessage({ id: 'admin.ship.done' }, { count: orders.length, number: orders[0]?.orderNumber }),
    },
    {
      key: 'ready',
      label: 'admin.order.markReady',
      icon: <BoxIcon size={18} />,
      applies: order => order.viewerCanMarkShipped && order.isPickup,
      ask: ({ rows, start, close }) => (
        <FormDialog
          isOpen
          onClose={close}
          title={{ id: 'admin.ready.title', values: { count: rows.length, number: rows[0]?.orderNumber ?? '' } }}
          verb="admin.order.markReady"
          text={<FormattedMessage id="admin.ready.text" values={{ count: rows.length }} />}
          initial={{}}
          fields={[]}
          submit={async () => {
            start(({ id }) => ship(id))
            return { isDone: true, refusals: [] }
          }}
        />
      ),
      done: orders =>
        intl.formatMessage({ id: 'admin.ready.done' }, { count: orders.length, number: orders[0]?.orderNumber }),
    },
  ]
}

interface ParcelsDialogProps {
  orders: readonly ShippedOrder[]
  onClose: () => void
  onShip: (parcels: Parcels) => void
}

/** Asks for one carrier, and a tracking number for each order. */
function ParcelsDialog({ orders, onClose, onShip }: ParcelsDialogProps) {
  const numberFields = orders.map(
    ({ orderNumber, customerName }, at): EditField<Parcels> => ({
      path: `numbers.${at}`,
      label: { id: 'admin.ship.number', values: { number: orderNumber, customer: customerName } },
      longest: 60,
    }),
  )
  const carriers = orders[0]?.carriers ?? []
  return (
    <FormDialog
      isOpen
      isWide
      onClose={onClose}
      title={{ id: 'admin.ship.title', values: { count: orders.length, number: orders[0]?.orderNumber ?? '' } }}
      verb="admin.order.markShipped"
      text={<FormattedMessage id="admin.ship.text" values={{ count: orders.length }} />}
      initial={{ ...usualCarrier(carriers), numbers: orders.map(() => '') }}
      fields={[...(carrierFields(carriers) as readonly EditField<Parcels>[]), ...numberFields]}
      submit={async parcels => {
        onShip(parcels)
        return { isDone: true, refusals: [] }
      }}
    />
  )
}
