import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { ProductPrices_product$key } from '../../../../__generated__/ProductPrices_product.graphql.ts'
import { useFormat } from '../../../../intl/format.ts'
import { Link } from '../../../../router/Link.tsx'
import { Price, StruckPrice } from '../../../../ui/Price.tsx'
import style from './ProductPrices.module.css'

export interface ProductPricesProps {
  product: ProductPrices_product$key
}

/** What a piece (or a set) costs, with and without reduction, and the VAT that is in it. */
export function ProductPrices(props: ProductPricesProps) {
  const product = useFragment(
    graphql`
      fragment ProductPrices_product on Product {
        price {
          from {
            cents
            currency
          }
          to {
            cents
          }
          adult {
            cents
            currency
          }
          child {
            cents
            currency
          }
          vatRate
          vatIncluded
        }
        unitPrice {
          price {
            cents
            currency
          }
          quantity
        }
        sale {
          previousPrice {
            cents
            currency
          }
          lowestPriceOf30Days {
            cents
            currency
          }
        }
        setSlots {
          product {
            id
            price {
              from {
                cents
                currency
              }
              adult {
                cents
                currency
              }
            }
          }
        }
      }
    `,
    props.product,
  )
  const intl = useIntl()
  const format = useFormat()
  const { price, sale, setSlots, unitPrice } = product
  const apart = setSlots.reduce(
    (sum, { product: piece }) => sum + ((piece?.price.adult ?? piece?.price.from)?.cents ?? Number.NaN),
    0,
  )
  const main = price.adult ?? price.from
  const isCheaperTogether = setSlots.length > 0 && apart > main.cents
  const before = sale ? (
    <StruckPrice {...sale.previousPrice} label={intl.formatMessage({ id: 'catalogue.price.previous' })} />
  ) : isCheaperTogether ? (
    <StruckPrice cents={apart} currency={main.currency} label={intl.formatMessage({ id: 'product.price.apart' })} />
  ) : null

  return (
    <div>
      <dl className={style.prices}>
        {price.adult && price.child ? (
          <>
            <Labelled label={<FormattedMessage id="product.price.adult" />}>
              <Price {...price.adult} size="big" isSale={sale != null} /> {before}
            </Labelled>
            <Labelled label={<FormattedMessage id="product.price.child" />}>
              <Price {...price.child} size="big" isSale={sale != null} />
            </Labelled>
          </>
        ) : (
          <Labelled label={<FormattedMessage id="product.price.label" />}>
            {price.from.cents < price.to.cents && (
              <span className={style.from}>
                <FormattedMessage id="catalogue.tile.from" />
              </span>
            )}
            <Price {...price.from} size="big" isSale={sale != null} /> {before}
          </Labelled>
        )}
      </dl>
      {unitPrice && (
        <p className={style.note}>
          <FormattedMessage
            id="product.price.unit"
            values={{ price: format.money(unitPrice.price), quantity: unitPrice.quantity }}
          />
        </p>
      )}
      {sale && (
        <p className={style.note}>
          <FormattedMessage id="catalogue.price.lowest30" values={{ price: format.money(sale.lowestPriceOf30Days) }} />
        </p>
      )}
      <p className={style.note}>
        <FormattedMessage
          id={price.vatIncluded ? 'product.price.vatIncluded' : 'product.price.vatExcluded'}
          values={{
            rate: format.count(price.vatRate / 100),
            shipping: text => (
              <Link key="shipping" to="/Versandkosten" className="link">
                {text}
              </Link>
            ),
          }}
        />
        {!sale && isCheaperTogether && (
          <>
            {' '}
            <FormattedMessage id="product.price.apartNote" />
          </>
        )}
      </p>
    </div>
  )
}

function Labelled({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
