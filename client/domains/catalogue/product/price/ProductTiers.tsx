import { type CSSProperties, use } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { ProductTiers_product$key } from '../../../../__generated__/ProductTiers_product.graphql.ts'
import type { ProductTiers_quote$key } from '../../../../__generated__/ProductTiers_quote.graphql.ts'
import { Price, PricesShown } from '../../../../ui/Price.tsx'
import type { Choice } from '../choice/choices.ts'
import style from './ProductPrices.module.css'
import { ladderOf } from './tiers.ts'

export interface ProductTiersProps {
  product: ProductTiers_product$key
  /** The sizes that are shown, whose prices the ladder has. */
  sizes: readonly Choice[]
  quote: ProductTiers_quote$key | null
}

/** From how many pieces a piece costs what; what was reached is marked. */
export function ProductTiers(props: ProductTiersProps) {
  const { tierPrices } = useFragment(
    graphql`
      fragment ProductTiers_product on Product {
        tierPrices {
          from
          price {
            cents
            currency
          }
          variants {
            id
          }
        }
      }
    `,
    props.product,
  )
  const quote = useFragment(
    graphql`
      fragment ProductTiers_quote on ProductQuote {
        amount
        tiers {
          from
          isReached
        }
      }
    `,
    props.quote,
  )
  const intl = useIntl()
  const steps = ladderOf(tierPrices, props.sizes)
  const hasPrices = use(PricesShown)
  if (steps.length === 0 || !hasPrices) return null
  const reached = new Set(quote?.tiers.filter(tier => tier.isReached).map(tier => tier.from))
  const count = quote && quote.amount > 0 ? steps.filter(({ from }) => from === 1 || reached.has(from)).length : 0

  return (
    <ol
      className={style.ladder}
      style={{ '--reached': count / steps.length } as CSSProperties}
      aria-label={intl.formatMessage({ id: 'product.tiers.label' })}
    >
      {steps.map(({ from, to, price }, at) => (
        <li key={from} data-current={at === count - 1 || undefined} aria-current={at === count - 1 || undefined}>
          <span>
            {to === null ? (
              <FormattedMessage id="product.tiers.last" values={{ from }} />
            ) : (
              <FormattedMessage id="product.tiers.step" values={{ from, to }} />
            )}
          </span>
          <span className={style.step}>
            <Price {...price} size="small" />
          </span>
        </li>
      ))}
    </ol>
  )
}
