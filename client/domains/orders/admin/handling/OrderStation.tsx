import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { OrderStation_order$key } from '../../../../__generated__/OrderStation_order.graphql.ts'
import { FormDialog } from '../../../../adminKit/edit/FormDialog.tsx'
import type { EditField } from '../../../../adminKit/edit/fields.ts'
import { useRouter } from '../../../../router/RouterContext.ts'
import { OrderStationInput } from '../../../../schema/accepted.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useChangeOrderStation } from '../../mutations/useChangeOrderStation.ts'
import { type Telling, tellingField } from './TakeBackDialog.tsx'
import { useOrderDone } from './useOrderDone.ts'

interface Entered extends Telling {
  readonly station: {
    readonly name: string
    readonly zip: string
    readonly city: string
    readonly customerNumber: string
  }
}

const fieldsOf = (hasNumber: boolean): readonly EditField<Entered>[] => [
  {
    ...({ path: 'station.name', label: 'admin.station.name' } as const),
    ...{ longest: OrderStationInput.name.characters, isRequired: true },
  },
  ...(hasNumber
    ? [
        {
          ...({ path: 'station.customerNumber', label: 'admin.station.customerNumber' } as const),
          longest: OrderStationInput.customerNumber.characters,
        },
      ]
    : []),
  {
    ...({ path: 'station.zip', label: 'account.address.zip' } as const),
    ...{ longest: OrderStationInput.zip.characters, isRequired: true },
  },
  {
    ...({ path: 'station.city', label: 'account.address.city' } as const),
    ...{ longest: OrderStationInput.city.characters, isRequired: true },
  },
  tellingField,
]

/** Changes the station of an order that is not on its way yet; provider and country stay, for the delivery was priced by them. */
export function OrderStation(props: { order: OrderStation_order$key }) {
  const { id, orderNumber, revision, viewerActions, station } = useFragment(
    graphql`
      fragment OrderStation_order on Order {
        id
        orderNumber
        revision
        viewerActions
        station {
          providerName
          kind
          name
          zip
          city
          customerNumber
        }
      }
    `,
    props.order,
  )
  const [isOpen, setOpen] = useState(false)
  const [change] = useChangeOrderStation()
  const router = useRouter()
  const done = useOrderDone(orderNumber)
  if (!station || !viewerActions.includes('CHANGE_SHIPPING_ADDRESS')) return null
  const { name, zip, city, customerNumber, kind, providerName } = station
  const hasNumber = kind === 'DHL' || kind === 'OTHER'
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        <FormattedMessage id="admin.station.change" />
      </Button>
      <FormDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={{ id: 'admin.station.title', values: { number: orderNumber } }}
        verb="admin.address.verb"
        text={
          <p>
            <FormattedMessage id="admin.station.text" values={{ provider: providerName }} />
          </p>
        }
        initial={{ station: { name, zip, city, customerNumber: customerNumber ?? '' }, tellsCustomer: true }}
        fields={fieldsOf(hasNumber)}
        submit={async ({ station: entered, tellsCustomer }) => {
          const { customerNumber: number, ...place } = entered
          const answer = await change({
            ...{ orderId: id, revision, tellsCustomer },
            station: hasNumber ? { ...place, customerNumber: number } : place,
          })
          // The newer state comes, what is typed stays.
          if (answer.refusals.some(({ code }) => code === 'STALE_REVISION')) router.reload()
          return done(answer, 'admin.station.done', tellsCustomer)
        }}
        refusalTexts={{ STATION_INVALID: 'admin.station.invalid', STATION_INCOMPLETE: 'edit.missing' }}
      />
    </>
  )
}
