import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { OrderAddresses_order$key } from '../../../__generated__/OrderAddresses_order.graphql.ts'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { AddressLines } from '../../accounts/parts/addresses/AddressLines.tsx'
import { CopyAddress } from './handling/CopyAddress.tsx'
import style from './OrderDetails.module.css'

/** Where the goods and the invoice go. */
export function OrderAddresses(props: { order: OrderAddresses_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderAddresses_order on Order {
        isPickup
        pickupAddress
        pickupPlace {
          hours
          note
        }
        shippingAddress {
          ...AddressLines_address
          ...CopyAddress_address
        }
        invoiceAddress {
          ...AddressLines_address
          ...CopyAddress_address
        }
      }
    `,
    props.order,
  )
  return (
    <Card title={<FormattedMessage id={order.isPickup ? 'admin.order.pickup' : 'admin.order.delivery'} />}>
      {order.isPickup ? (
        <div>
          <p>{order.pickupAddress}</p>
          {order.pickupPlace?.hours && <p>{order.pickupPlace.hours}</p>}
          {order.pickupPlace?.note && <p>{order.pickupPlace.note}</p>}
        </div>
      ) : (
        <>
          <AddressLines address={order.shippingAddress} />
          <CopyAddress address={order.shippingAddress} />
        </>
      )}
      <div className={style.divided}>
        <h3 className={style.heading}>
          <FormattedMessage id="admin.order.invoiceTo" />
        </h3>
        <AddressLines address={order.invoiceAddress} />
        <CopyAddress address={order.invoiceAddress} />
      </div>
    </Card>
  )
}
