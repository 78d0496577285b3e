import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { VatIdNote_cart$key } from '../../../__generated__/VatIdNote_cart.graphql.ts'
import { Notice } from '../../../ui/Badge.tsx'

/** Why a company that named its VAT id is charged VAT all the same. */
export function VatIdNote(props: { cart: VatIdNote_cart$key }) {
  const { vatIdStatus } = useFragment(
    graphql`
      fragment VatIdNote_cart on Cart {
        vatIdStatus
      }
    `,
    props.cart,
  )
  if (vatIdStatus !== 'UNPROVEN' && vatIdStatus !== 'REFUTED') return null
  return (
    <Notice tone="warn">
      <FormattedMessage id={vatIdStatus === 'UNPROVEN' ? 'cart.vatId.unproven' : 'cart.vatId.refuted'} />
    </Notice>
  )
}
