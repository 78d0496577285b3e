import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { DeliveryText_cart$key } from '../../../__generated__/DeliveryText_cart.graphql.ts'
import { useFormat } from '../../../intl/format.ts'

/** When the order comes at the latest, or can be collected: of what is paid in advance once the money is there. */
export function DeliveryText(props: { cart: DeliveryText_cart$key }) {
  const { deliveryWeeks, latestDelivery, isDeliveredAfterPayment, payBy, checkout } = useFragment(
    graphql`
      fragment DeliveryText_cart on Cart {
        deliveryWeeks
        latestDelivery
        isDeliveredAfterPayment
        payBy
        checkout {
          isPickup
        }
      }
    `,
    props.cart,
  )
  const format = useFormat()
  if (deliveryWeeks === null || deliveryWeeks === undefined) return null
  const values = {
    weeks: deliveryWeeks,
    date: latestDelivery ? format.day(latestDelivery) : '',
    payBy: payBy ? format.day(payBy) : 'none',
  }
  if (isDeliveredAfterPayment) {
    const id = checkout.isPickup ? 'cart.delivery.pickupOncePaid' : 'cart.delivery.oncePaid'
    return <FormattedMessage id={id} values={values} />
  }
  if (!latestDelivery) return null
  return <FormattedMessage id={checkout.isPickup ? 'cart.delivery.pickup' : 'cart.delivery.latest'} values={values} />
}
