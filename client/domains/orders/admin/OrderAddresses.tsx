import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { OrderAddresses_address$key } from '../../../__generated__/OrderAddresses_address.graphql.ts'
import type { OrderAddresses_order$key } from '../../../__generated__/OrderAddresses_order.graphql.ts'
import { Card } from '../../../adminKit/frame/Card.tsx'
import style from './OrderFacts.module.css'

/** Where the goods and the invoice go. */
export function OrderAddresses(props: { order: OrderAddresses_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderAddresses_order on Order {
        isPickup
        pickupAddress
        shippingAddress {
          ...OrderAddresses_address
        }
        invoiceAddress {
          ...OrderAddresses_address
        }
      }
    `,
    props.order,
  )
  return (
    <Card title={<FormattedMessage id={order.isPickup ? 'admin.order.pickup' : 'admin.order.delivery'} />}>
      {order.isPickup ? <p>{order.pickupAddress}</p> : <AddressText address={order.shippingAddress} />}
      <div className={style.divided}>
        <h3 className={style.heading}>
          <FormattedMessage id="admin.order.invoiceTo" />
        </h3>
        <AddressText address={order.invoiceAddress} />
      </div>
    </Card>
  )
}

function AddressText(props: { address: OrderAddresses_address$key }) {
  const address = useFragment(
    graphql`
      fragment OrderAddresses_address on Address {
        company
        vatId
        firstName
        lastName
        address
        zip
        city
        countryName
      }
    `,
    props.address,
  )
  return (
    <address className={style.address}>
      {address.company && <span>{address.company}</span>}
      <span>
        {address.firstName} {address.lastName}
      </span>
      <span>{address.address}</span>
      <span>
        {address.zip} {address.city}, {address.countryName}
      </span>
      {address.vatId && (
        <span>
          <FormattedMessage id="admin.order.vatId" values={{ vatId: address.vatId }} />
        </span>
      )}
    </address>
  )
}
