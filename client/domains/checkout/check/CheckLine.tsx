import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { CheckLine_line$data, CheckLine_line$key } from '../../../__generated__/CheckLine_line.graphql.ts'
import { useFormat } from '../../../intl/format.ts'
import { Money } from '../../../ui/Price.tsx'
import { CountedTitle } from '../../cart/parts/CountedTitle.tsx'
import { LinePhoto } from '../../cart/parts/LinePhoto.tsx'
import { SaleRemark } from '../../cart/parts/SaleRemark.tsx'
import { TextsRead } from '../../cart/parts/TextsRead.tsx'
import { useVariantText } from '../../cart/parts/variantText.ts'
import { PiecesLettering } from '../../catalogue/parts/lettering/PiecesLettering.tsx'
import style from './CheckLine.module.css'

/** A position as it is ordered: what it is, of what it is made, what it costs. */
export function CheckLine(props: { line: CheckLine_line$key }) {
  const line = useFragment(
    graphql`
      fragment CheckLine_line on CartLine {
        title
        amount
        quantityUnit {
          one
          many
        }
        texts
        properties {
          label
          value
        }
        orderNote
        state
        noteText
        backOn
        product {
          id
          composition
        }
        variant {
          sku
          fit
          size
          color {
            title
          }
        }
        pieces {
          amount
          texts
          properties {
            label
            value
          }
          product {
            title
          }
          variant {
            sku
            fit
            size
          }
        }
        unitPrice {
          cents
          currency
        }
        quantityPrice {
          price {
            cents
            currency
          }
          quantity
        }
        sum {
          cents
          currency
        }
        ...LinePhoto_line
        ...SaleRemark_line
      }
    `,
    props.line,
  )
  const format = useFormat()
  const variantText = useVariantText()
  const { product, unitPrice, quantityPrice } = line
  return (
    <li className={style.line} data-dead={line.sum ? undefined : true}>
      <LinePhoto line={line} className={style.photo} />
      <div className={style.text}>
        <h3>
          <CountedTitle amount={line.amount} unit={line.quantityUnit}>
            {line.title}
          </CountedTitle>
        </h3>
        <PieceText {...line} />
        {line.pieces.map((piece, at) => (
          <p key={at}>
            {piece.amount}
            {'\u00a0×\u00a0'}
            {piece.product?.title}
            {piece.variant && `, ${variantText({ ...piece.variant, sku: null, properties: piece.properties })}`}
          </p>
        ))}
        <TextsRead texts={[...line.texts, ...line.pieces.flatMap(piece => piece.texts)]} />
        <PiecesLettering
          productId={product?.id}
          pieces={[line, ...line.pieces].map(each => ({ sku: each.variant?.sku, texts: each.texts }))}
        />
        {line.orderNote && (
          <p>
            <FormattedMessage id="cart.line.note" values={{ note: line.orderNote }} />
          </p>
        )}
        <p className={style.small}>
          {[
            product?.composition,
            unitPrice && (
              <FormattedMessage
                key="price"
                id={
                  line.quantityUnit
                    ? 'cart.line.eachUnit'
                    : line.pieces.length > 0
                      ? 'checkout.order.setPrice'
                      : 'checkout.order.piecePrice'
                }
                values={{ price: format.money(unitPrice), unit: line.quantityUnit?.one }}
              />
            ),
            quantityPrice && (
              <FormattedMessage
                key="quantity"
                id="cart.line.quantityPrice"
                values={{ price: format.money(quantityPrice.price), quantity: quantityPrice.quantity }}
              />
            ),
          ]
            .filter(Boolean)
            .map((part, at) => (
              <span key={at}>{part}</span>
            ))}
        </p>
        <SaleRemark line={line} className={style.small} />
        <Standing line={line} />
      </div>
      <span className={style.sum}>{line.sum ? <Money {...line.sum} /> : <FormattedMessage id="cart.line.gone" />}</span>
    </li>
  )
}

/** Why a position comes later, or not at all. That few are left is nothing to be told here. */
function Standing({ line: { state, backOn, noteText } }: { line: CheckLine_line$data }) {
  const format = useFormat()
  switch (state) {
    case 'BACK_ON_DATE':
      return (
        backOn && (
          <p className={style.later}>
            <FormattedMessage id="cart.state.backOn" values={{ date: format.day(backOn) }} />
          </p>
        )
      )
    case 'SOLD_OUT':
      return (
        <p className={style.gone}>
          <FormattedMessage id="cart.state.soldOut" />
          {noteText && ` – ${noteText}`}
        </p>
      )
    case 'DISCONTINUED':
      return (
        <p className={style.gone}>
          <FormattedMessage id="cart.state.discontinued" />
        </p>
      )
    case 'MISSING_PARTS':
      return (
        <p className={style.gone}>
          <FormattedMessage id="cart.state.missingParts" />
        </p>
      )
    default:
      return null
  }
}

/** What tells the piece from others of its product; nothing where there is nothing to tell. */
function PieceText({ variant, properties }: Pick<CheckLine_line$data, 'variant' | 'properties'>) {
  const variantText = useVariantText()
  const about = variantText({ fit: null, size: null, ...variant, sku: null, color: variant?.color?.title, properties })
  return about && <p>{about}</p>
}
