import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { ShippingLabel_cart$key } from '../../../__generated__/ShippingLabel_cart.graphql.ts'

/** What the shipping is for: 'Versand nach Österreich', 'Abholung'. */
export function ShippingLabel(props: { cart: ShippingLabel_cart$key }) {
  const { isShippingEstimated, checkout } = useFragment(
    graphql`
      fragment ShippingLabel_cart on Cart {
        isShippingEstimated
        checkout {
          isPickup
          shippingAddress {
            countryName
          }
        }
      }
    `,
    props.cart,
  )
  if (checkout.isPickup) return <FormattedMessage id="cart.totals.pickup" />
  const country = checkout.shippingAddress?.countryName
  if (isShippingEstimated || !country) return <FormattedMessage id="checkout.aside.shipping" />
  return <FormattedMessage id="cart.totals.shippingTo" values={{ country }} />
}
