import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { ReducedSizes_product$key } from '../../../../__generated__/ReducedSizes_product.graphql.ts'
import { useFormat } from '../../../../intl/format.ts'
import { fitText } from '../../parts/fitText.ts'
import style from './ProductPrices.module.css'
import { reducedSizes } from './reductions.ts'

/** Sizes that are reduced otherwise than the prices above say. Nothing where there are none. */
export function ReducedSizes(props: { product: ReducedSizes_product$key }) {
  const { price, sale, childSale, variants } = useFragment(
    graphql`
      fragment ReducedSizes_product on Product {
        price {
          from {
            cents
          }
          adult {
            cents
          }
          child {
            cents
          }
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
        variants {
          id
          fit
          size
          isChildSize
          price {
            cents
            currency
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
        }
      }
    `,
    props.product,
  )
  const intl = useIntl()
  const format = useFormat()
  const shown = { main: (price.adult ?? price.from).cents, child: price.child?.cents ?? null }
  return reducedSizes(variants, { sale, childSale }, shown).map(group => (
    <p key={group.sizes[0]?.id} className={style.note}>
      <FormattedMessage
        id="product.price.reducedSizes"
        values={{
          sizes: [
            ...new Set(
              group.sizes.map(({ fit, size }) => (fit ? `${intl.formatMessage({ id: fitText[fit] })} ${size}` : size)),
            ),
          ].join(', '),
          price: format.money(group.price),
          previous: format.money(group.sale.previousPrice),
          lowest: format.money(group.sale.lowestPriceOf30Days),
        }}
      />
    </p>
  ))
}
