import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { OrderLines_order$key } from '../../../__generated__/OrderLines_order.graphql.ts'
import { useFormat } from '../../../intl/format.ts'
import { Link } from '../../../router/Link.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Money } from '../../../ui/Price.tsx'
import { AnswerList } from '../../cart/parts/AnswerList.tsx'
import { CountedTitle } from '../../cart/parts/CountedTitle.tsx'
import { excludedTitles } from '../../cart/parts/excludedTitles.ts'
import { TextsRead } from '../../cart/parts/TextsRead.tsx'
import { TotalsRows } from '../../cart/parts/TotalsRows.tsx'
import { useVariantText } from '../../cart/parts/variantText.ts'
import { PiecesLettering } from '../../catalogue/parts/lettering/PiecesLettering.tsx'
import { KeptReason } from '../../pricing/parts/reason/KeptReason.tsx'
import style from './OrderLines.module.css'

/** What was ordered and what it came to, as it was on that day. */
export function OrderLines(props: { order: OrderLines_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderLines_order on Order {
        isPickup
        needsShipping
        shippingAddress {
          countryName
        }
        lines {
          id
          title
          sku
          fit
          size
          color
          properties {
            label
            value
          }
          amount
          quantityUnit {
            one
            many
          }
          texts
          answers {
            key
            label
            text
          }
          orderNote
          isWithdrawalExcluded
          priceReason {
            ...PriceReason_reason
          }
          pieces {
            title
            sku
            fit
            size
            properties {
              label
              value
            }
            amount
            texts
            isWithdrawalExcluded
          }
          unitPrice {
            cents
            currency
          }
          sum {
            cents
            currency
          }
          image {
            url(width: 200)
            srcSet(widths: [70, 200])
            alt
          }
          product {
            id
            path
          }
        }
        totals {
          ...TotalsRows_totals
        }
      }
    `,
    props.order,
  )
  const intl = useIntl()
  const format = useFormat()
  const variantText = useVariantText()
  return (
    <>
      <ul className={style.lines} aria-label={intl.formatMessage({ id: 'orders.items' })}>
        {order.lines.map(line => (
          <li key={line.id} className={style.line}>
            {line.image ? (
              <Picture
                src={line.image.url}
                srcSet={line.image.srcSet}
                sizes="60px"
                width={200}
                height={200}
                ratio="1 / 1.17"
                alt={line.image.alt}
              />
            ) : (
              <span className={style.empty} />
            )}
            <div className={style.text}>
              <h3>
                <CountedTitle amount={line.amount} unit={line.quantityUnit}>
                  {line.product ? (
                    <Link to={line.product.path} className={style.link}>
                      {line.title}
                    </Link>
                  ) : (
                    line.title
                  )}
                </CountedTitle>
              </h3>
              {(line.size || line.properties.length > 0) && <p>{variantText({ ...line, sku: null })}</p>}
              {line.pieces.map((piece, at) => (
                <p key={at}>
                  {piece.amount}
                  {'\u00a0×\u00a0'}
                  {piece.title}
                  {(piece.size || piece.properties.length > 0) && `, ${variantText({ ...piece, sku: null })}`}
                </p>
              ))}
              <TextsRead texts={[...line.texts, ...line.pieces.flatMap(piece => piece.texts)]} />
              <PiecesLettering productId={line.product?.id} pieces={[line, ...line.pieces]} />
              {line.isWithdrawalExcluded && (
                <p className={style.small}>
                  <FormattedMessage id="cart.texts.withdrawal" />
                </p>
              )}
              {!line.isWithdrawalExcluded && line.pieces.some(piece => piece.isWithdrawalExcluded) && (
                <p className={style.small}>
                  <FormattedMessage id="cart.texts.withdrawalSome" values={{ titles: excludedTitles(line.pieces) }} />
                </p>
              )}
              <AnswerList answers={line.answers} />
              {line.orderNote && (
                <p>
                  <FormattedMessage id="cart.line.note" values={{ note: line.orderNote }} />
                </p>
              )}
              <p className={style.small}>
                {line.sku && (
                  <span>
                    <FormattedMessage id="cart.piece.number" values={{ sku: line.sku }} />
                  </span>
                )}
                {line.unitPrice && line.amount > 1 && (
                  <span>
                    <FormattedMessage
                      id={line.quantityUnit ? 'cart.line.eachUnit' : 'cart.line.each'}
                      values={{ price: format.money(line.unitPrice), unit: line.quantityUnit?.one }}
                    />
                  </span>
                )}
              </p>
              <KeptReason reason={line.priceReason} />
            </div>
            <span className={style.sum}>
              <Money {...line.sum} />
            </span>
          </li>
        ))}
      </ul>
      <TotalsRows
        totals={order.totals}
        shippingLabel={
          !order.needsShipping ? null : order.isPickup ? (
            <FormattedMessage id="cart.totals.pickup" />
          ) : (
            <FormattedMessage id="cart.totals.shippingTo" values={{ country: order.shippingAddress.countryName }} />
          )
        }
      />
    </>
  )
}
