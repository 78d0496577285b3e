import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { DeliveryText_cart$key } from '../../../__generated__/DeliveryText_cart.graphql.ts'
import { deliveryValues } from '../../../intl/deliveryDays.ts'
import { useFormat } from '../../../intl/format.ts'

/** When the order comes, or can be collected: of what is paid in advance once the money is there; vouchers alone by e-mail. */
export function DeliveryText(props: { cart: DeliveryText_cart$key }) {
  const { delivery, needsShipping, isDeliveredAfterPayment, payBy, parts, isInParts, checkout } = useFragment(
    graphql`
      fragment DeliveryText_cart on Cart {
        needsShipping
        delivery {
          weeks
          earliest
          latest
        }
        isDeliveredAfterPayment
        payBy
        parts {
          first
          rest
        }
        isInParts
        checkout {
          isPickup
        }
      }
    `,
    props.cart,
  )
  const format = useFormat()
  if (!needsShipping) return <FormattedMessage id="cart.delivery.byMail" />
  if (!delivery) return null
  if (parts && isInParts) {
    const values = {
      first: format.day(parts.first),
      rest: format.day(parts.rest),
      payBy: payBy ? format.day(payBy) : 'none',
    }
    return <FormattedMessage id="cart.delivery.parts" values={values} />
  }
  const values = { ...deliveryValues(delivery, format), payBy: payBy ? format.day(payBy) : 'none' }
  if (isDeliveredAfterPayment) {
    const id = checkout.isPickup ? 'cart.delivery.pickupOncePaid' : 'cart.delivery.oncePaid'
    return <FormattedMessage id={id} values={values} />
  }
  return <FormattedMessage id={checkout.isPickup ? 'cart.delivery.pickup' : 'cart.delivery.latest'} values={values} />
}
