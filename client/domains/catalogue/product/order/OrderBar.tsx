import { type ReactNode, use } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { OrderBar_quote$key } from '../../../../__generated__/OrderBar_quote.graphql.ts'
import { useFormat } from '../../../../intl/format.ts'
import { LinkButton } from '../../../../ui/Button.tsx'
import { Price, PricesShown } from '../../../../ui/Price.tsx'
import { BuyButton } from './BuyButton.tsx'
import style from './OrderSum.module.css'
import type { ProductQuoteState } from './useProductQuote.ts'

export interface OrderBarProps {
  amount: ReactNode
  quote: OrderBar_quote$key | null
  price: Omit<ProductQuoteState, 'quote'>
  /** Whether it can be bought as it is; else the bar leads to what is to be chosen. */
  isReady: boolean
  /** There is nothing to choose but how many. */
  hasOneSize?: boolean
  isAdding: boolean
  onAdd: () => void
}

/** On narrow windows: pieces, sum and button, always at hand at the bottom. */
export function OrderBar({ amount, quote: key, price, isReady, hasOneSize, isAdding, onAdd }: OrderBarProps) {
  const quote = useFragment(
    graphql`
      fragment OrderBar_quote on ProductQuote {
        amount
        total {
          cents
          currency
        }
        unitPrice {
          cents
          currency
        }
      }
    `,
    key,
  )
  const format = useFormat()
  const hasPrices = use(PricesShown)
  if (!hasPrices) return null
  return (
    <div className={style.bar} data-stale={price.isStale || undefined} data-kept-clear>
      <p className={style.barAmount}>
        <strong>{amount}</strong>
        {quote?.unitPrice && quote.amount > 0 && (
          <FormattedMessage id="product.sum.each" values={{ price: format.money(quote.unitPrice) }} />
        )}
      </p>
      {quote && quote.amount > 0 && (
        <span className={style.barTotal}>
          <Price {...quote.total} size="list" />
        </span>
      )}
      {isReady ? (
        <BuyButton price={price} onAdd={onAdd} isAdding={isAdding}>
          <FormattedMessage id="product.add.short" />
        </BuyButton>
      ) : (
        <LinkButton to="#sizes">
          <FormattedMessage id={hasOneSize ? 'product.add.chooseAmount' : 'product.add.choose'} />
        </LinkButton>
      )}
    </div>
  )
}
