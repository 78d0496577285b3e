import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { DeliveryText_cart$key } from '../../../__generated__/DeliveryText_cart.graphql.ts'
import { useFormat } from '../../../intl/format.ts'

/** When the order comes at the latest, or can be collected. */
export function DeliveryText(props: { cart: DeliveryText_cart$key }) {
  const { deliveryWeeks, latestDelivery, checkout } = useFragment(
    graphql`
      fragment DeliveryText_cart on Cart {
        deliveryWeeks
        latestDelivery
        checkout {
          isPickup
        }
      }
    `,
    props.cart,
  )
  const format = useFormat()
  if (deliveryWeeks === null || deliveryWeeks === undefined || !latestDelivery) return null
  return (
    <FormattedMessage
      id={checkout.isPickup ? 'cart.delivery.pickup' : 'cart.delivery.latest'}
      values={{ weeks: deliveryWeeks, date: format.day(latestDelivery) }}
    />
  )
}
