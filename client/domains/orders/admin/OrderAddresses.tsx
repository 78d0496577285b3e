import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { OrderAddresses_order$key } from '../../../__generated__/OrderAddresses_order.graphql.ts'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { AddressLines } from '../../accounts/parts/addresses/AddressLines.tsx'
import { CopyAddress, CopyLines } from './handling/CopyAddress.tsx'
import { OrderStation } from './handling/OrderStation.tsx'
import style from './OrderDetails.module.css'

/** Where the goods and the invoice go. */
export function OrderAddresses(props: { order: OrderAddresses_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderAddresses_order on Order {
        isPickup
        needsShipping
        pickupAddress
        pickupPlace {
          hours
          note
        }
        station {
          lines
          country
        }
        ...OrderStation_order
        shippingAddress {
          firstName
          lastName
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
  const intl = useIntl()
  return (
    <Card
      title={
        <FormattedMessage
          id={
            !order.needsShipping
              ? 'admin.order.invoiceTo'
              : order.isPickup
                ? 'admin.order.pickup'
                : order.station
                  ? 'admin.order.station'
                  : 'admin.order.delivery'
          }
        />
      }
    >
      {!order.needsShipping ? null : order.isPickup ? (
        <div>
          <p>{order.pickupAddress}</p>
          {order.pickupPlace?.hours && <p>{order.pickupPlace.hours}</p>}
          {order.pickupPlace?.note && <p>{order.pickupPlace.note}</p>}
        </div>
      ) : order.station ? (
        <div className={style.station}>
          <div>
            <p>
              {order.shippingAddress.firstName} {order.shippingAddress.lastName}
            </p>
            {order.station.lines.map(line => (
              <p key={line}>{line}</p>
            ))}
            <p>{new Intl.DisplayNames([intl.locale], { type: 'region' }).of(order.station.country)}</p>
          </div>
          <div className={style.stationActions}>
            <CopyLines
              lines={[
                `${order.shippingAddress.firstName} ${order.shippingAddress.lastName}`,
                ...order.station.lines,
                new Intl.DisplayNames([intl.locale], { type: 'region' }).of(order.station.country) ?? '',
              ]}
            />
            <OrderStation order={order} />
          </div>
          <div>
            <h3 className={style.heading}>
              <FormattedMessage id="admin.order.buyerAt" />
            </h3>
            <AddressLines address={order.shippingAddress} />
          </div>
        </div>
      ) : (
        <>
          <AddressLines address={order.shippingAddress} />
          <CopyAddress address={order.shippingAddress} />
        </>
      )}
      <div className={order.needsShipping ? style.divided : undefined}>
        {order.needsShipping && (
          <h3 className={style.heading}>
            <FormattedMessage id="admin.order.invoiceTo" />
          </h3>
        )}
        <AddressLines address={order.invoiceAddress} />
        <CopyAddress address={order.invoiceAddress} />
      </div>
    </Card>
  )
}
