import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { OrderAside_cart$data, OrderAside_cart$key } from '../../../__generated__/OrderAside_cart.graphql.ts'
import { Money } from '../../../ui/Price.tsx'
import { CodeField } from '../../cart/parts/CodeField.tsx'
import { CountedTitle } from '../../cart/parts/CountedTitle.tsx'
import { LinePhoto } from '../../cart/parts/LinePhoto.tsx'
import { TextsRead } from '../../cart/parts/TextsRead.tsx'
import { TotalsRows } from '../../cart/parts/TotalsRows.tsx'
import { VatIdNote } from '../../cart/parts/VatIdNote.tsx'
import { useVariantText } from '../../cart/parts/variantText.ts'
import style from './OrderAside.module.css'
import { ShippingLabel } from './ShippingLabel.tsx'

type AsideLine = OrderAside_cart$data['lines'][number]

/** What tells a line from others of its product: fit, size and colour, of a set those of its pieces, and what is printed. */
function LineDetails({ line: { variant, properties, pieces, texts } }: { line: AsideLine }) {
  const variantText = useVariantText()
  const about = variantText({ fit: null, size: null, ...variant, color: variant?.color?.title, properties })
  return (
    <div className={style.details}>
      {about && <p>{about}</p>}
      {pieces.map((piece, at) => (
        <p key={at}>
          {piece.amount}
          {'\u00a0×\u00a0'}
          {[piece.product?.title, piece.variant && variantText({ ...piece.variant, properties: piece.properties })]
            .filter(Boolean)
            .join(', ')}
        </p>
      ))}
      <TextsRead texts={texts} />
    </div>
  )
}

/** What is being ordered, beside the forms; on narrow windows folded into one line. */
export function OrderAside({ cart: key }: { cart: OrderAside_cart$key }) {
  const cart = useFragment(
    graphql`
      fragment OrderAside_cart on Cart {
        pieceCount
        needsShipping
        lines {
          id
          title
          amount
          quantityUnit {
            one
            many
          }
          properties {
            label
            value
          }
          variant {
            fit
            size
            color {
              title
            }
          }
          pieces {
            amount
            properties {
              label
              value
            }
            product {
              title
            }
            variant {
              fit
              size
            }
          }
          texts
          sum {
            cents
            currency
          }
          ...LinePhoto_line
        }
        totals {
          toPay {
            cents
            currency
          }
          ...TotalsRows_totals
        }
        ...CodeField_cart
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
            <div>
              <CountedTitle amount={line.amount} unit={line.quantityUnit}>
                {line.title}
              </CountedTitle>
              <LineDetails line={line} />
            </div>
            <span className={style.sum}>
              {line.sum ? <Money {...line.sum} /> : <FormattedMessage id="cart.line.gone" />}
            </span>
          </li>
        ))}
      </ul>
      <TotalsRows totals={cart.totals} shippingLabel={cart.needsShipping ? <ShippingLabel cart={cart} /> : null} />
      <VatIdNote cart={cart} />
      <div className={style.codes}>
        <CodeField cart={cart} />
      </div>
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
            <Money {...cart.totals.toPay} />
          </strong>
        </summary>
        {content}
      </details>
    </aside>
  )
}
