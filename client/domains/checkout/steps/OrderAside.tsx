import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { OrderAside_cart$key } from '../../../__generated__/OrderAside_cart.graphql.ts'
import { Money } from '../../../ui/Price.tsx'
import { LinePhoto } from '../../cart/parts/LinePhoto.tsx'
import { TotalsRows } from '../../cart/parts/TotalsRows.tsx'
import { VatIdNote } from '../../cart/parts/VatIdNote.tsx'
import style from './OrderAside.module.css'
import { ShippingLabel } from './ShippingLabel.tsx'

/** What is being ordered, beside the forms; on narrow windows folded into one line. */
export function OrderAside({ cart: key }: { cart: OrderAside_cart$key }) {
  const cart = useFragment(
    graphql`
      fragment OrderAside_cart on Cart {
        pieceCount
        lines {
          id
          title
          amount
          sum {
            cents
            currency
          }
          ...LinePhoto_line
        }
        totals {
          gross {
            cents
            currency
          }
          ...TotalsRows_totals
        }
        ...ShippingLabel_cart
        ...VatIdNote_cart
      }
    `,
    key,
  )
  const content = (
    <>
      <ul className={style.lines}>
        {cart.lines.map(line => (
          <li key={line.id}>
            <LinePhoto line={line} />
            <span>
              {line.amount}
              {'\u00a0×\u00a0'}
              {line.title}
            </span>
            <span className={style.sum}>
              {line.sum ? <Money {...line.sum} /> : <FormattedMessage id="cart.line.gone" />}
            </span>
          </li>
        ))}
      </ul>
      <TotalsRows totals={cart.totals} shippingLabel={<ShippingLabel cart={cart} />} />
      <VatIdNote cart={cart} />
    </>
  )
  return (
    <aside className={style.aside}>
      <h2 className={`h3 ${style.title}`}>
        <FormattedMessage id="checkout.aside.title" />
      </h2>
      <div className={style.open}>{content}</div>
      <details className={style.folded}>
        <summary>
          <span>
            <FormattedMessage id="checkout.aside.show" values={{ count: cart.pieceCount }} />
          </span>
          <strong>
            <Money {...cart.totals.gross} />
          </strong>
        </summary>
        {content}
      </details>
    </aside>
  )
}
