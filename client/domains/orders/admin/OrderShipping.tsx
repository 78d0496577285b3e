import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { OrderShipping_order$key } from '../../../__generated__/OrderShipping_order.graphql.ts'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { DetailList, Fact } from '../../../adminKit/frame/DetailList.tsx'
import { ExternalIcon } from '../../../adminKit/icons.tsx'
import { useAdminFormat } from '../../../adminKit/useAdminFormat.ts'
import { deliveryValues } from '../../../intl/deliveryDays.ts'

/** Until when it was promised, and how it went. */
export function OrderShipping(props: { order: OrderShipping_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderShipping_order on Order {
        isPickup
        needsShipping
        delivery {
          weeks
          earliest
          latest
        }
        firstPartBy
        shippedAt
        carrier
        trackingNumber
        trackingUrl
      }
    `,
    props.order,
  )
  const format = useAdminFormat()
  if (!order.delivery?.latest && !order.shippedAt) return null
  return (
    <Card title={<FormattedMessage id="admin.orders.shipping" />}>
      <DetailList>
        <Fact label={<FormattedMessage id="admin.order.latestDelivery" />}>
          {order.delivery?.latest && (
            <FormattedMessage id="admin.order.deliveryDays" values={deliveryValues(order.delivery, format)} />
          )}
        </Fact>
        <Fact label={<FormattedMessage id="admin.order.parts" />}>
          {order.firstPartBy && (
            <FormattedMessage id="admin.order.firstPartBy" values={{ date: format.day(order.firstPartBy) }} />
          )}
        </Fact>
        <Fact
          label={
            <FormattedMessage
              id={
                !order.needsShipping
                  ? 'admin.order.mailedOn'
                  : order.isPickup
                    ? 'admin.order.readyOn'
                    : 'admin.order.shippedOn'
              }
            />
          }
        >
          {order.shippedAt && format.day(order.shippedAt)}
        </Fact>
        <Fact label={<FormattedMessage id="admin.order.carrier" />}>{order.carrier}</Fact>
        <Fact label={<FormattedMessage id="admin.order.trackingNumber" />}>{order.trackingNumber}</Fact>
      </DetailList>
      {order.trackingUrl && (
        <p>
          <a className="link" href={order.trackingUrl} target="_blank" rel="noreferrer">
            <FormattedMessage id="admin.order.track" /> <ExternalIcon size={15} />
          </a>
        </p>
      )}
    </Card>
  )
}
