import { type ReactNode, use } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type {
  ProductPrices_product$data,
  ProductPrices_product$key,
} from '../../../../__generated__/ProductPrices_product.graphql.ts'
import { useFormat } from '../../../../intl/format.ts'
import { OnRequest, Price, PricesShown, StruckPrice } from '../../../../ui/Price.tsx'
import style from './ProductPrices.module.css'
import { ReducedSizes } from './ReducedSizes.tsx'
import { VatNote } from './VatNote.tsx'

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
          unitPrice {
            price {
              cents
              currency
            }
            quantity
          }
          ...VatNote_price
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
        childSale {
          previousPrice {
            cents
            currency
          }
          lowestPriceOf30Days {
            cents
            currency
          }
        }
        priceApart {
          cents
          currency
        }
        ...ReducedSizes_product
      }
    `,
    props.product,
  )
  const format = useFormat()
  const hasPrices = use(PricesShown)
  if (!hasPrices) return <OnRequest />
  const { price, sale, childSale, priceApart } = product
  const { unitPrice } = price
  const before = sale ? (
    <Former sale={sale} />
  ) : (
    priceApart && <StruckPrice {...priceApart} label={<FormattedMessage id="product.price.apart" />} />
  )

  return (
    <div>
      <dl className={style.prices}>
        {price.adult && price.child ? (
          <>
            <Labelled label={<FormattedMessage id="product.price.adult" />}>
              {price.adult.cents < price.to.cents && <From />}
              <Price {...price.adult} size="big" isSale={sale != null} /> {before}
            </Labelled>
            <Labelled label={<FormattedMessage id="product.price.child" />}>
              <Price {...price.child} size="big" isSale={childSale != null} />{' '}
              {childSale && <Former sale={childSale} />}
            </Labelled>
          </>
        ) : (
          <Labelled label={<FormattedMessage id="product.price.label" />}>
            {price.from.cents < price.to.cents && <From />}
            <Price {...price.from} size="big" isSale={sale != null} /> {before}
          </Labelled>
        )}
      </dl>
      <ReducedSizes product={product} />
      {unitPrice && (
        <p className={style.note}>
          <FormattedMessage
            id="product.price.unit"
            values={{ price: format.money(unitPrice.price), quantity: unitPrice.quantity }}
          />
        </p>
      )}
      <p className={style.note}>
        <VatNote price={price} />
      </p>
    </div>
  )
}

function From() {
  return (
    <span className={style.from}>
      <FormattedMessage id="catalogue.tile.from" />
    </span>
  )
}

type Sale = NonNullable<ProductPrices_product$data['sale']>

/** The price before a reduction, and below it the one that the law compares with. */
function Former({ sale: { previousPrice, lowestPriceOf30Days } }: { sale: Sale }) {
  const format = useFormat()
  return (
    <span className={style.former}>
      <StruckPrice {...previousPrice} label={<FormattedMessage id="catalogue.price.previous" />} />
      <span>
        <FormattedMessage id="catalogue.price.lowest30" values={{ price: format.money(lowestPriceOf30Days) }} />
      </span>
    </span>
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
