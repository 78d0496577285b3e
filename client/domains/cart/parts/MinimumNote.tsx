import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { MinimumNote_cart$key } from '../../../__generated__/MinimumNote_cart.graphql.ts'
import { useFormat } from '../../../intl/format.ts'
import { Notice } from '../../../ui/Badge.tsx'

/** What lacks to the least value of an order; nothing where it is reached. */
export function MinimumNote(props: { cart: MinimumNote_cart$key }) {
  const { minimumOrder } = useFragment(
    graphql`
      fragment MinimumNote_cart on Cart {
        minimumOrder {
          amount {
            cents
            currency
          }
          missing {
            cents
            currency
          }
        }
      }
    `,
    props.cart,
  )
  const format = useFormat()
  if (!minimumOrder) return null
  const { amount, missing } = minimumOrder
  return (
    <Notice tone="warn">
      <FormattedMessage id="cart.minimum" values={{ amount: format.money(amount), missing: format.money(missing) }} />
    </Notice>
  )
}
