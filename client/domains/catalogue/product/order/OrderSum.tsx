import { type ReactNode, use } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { DispatchCountdown_dispatches$key } from '../../../../__generated__/DispatchCountdown_dispatches.graphql.ts'
import type { OrderSum_quote$data, OrderSum_quote$key } from '../../../../__generated__/OrderSum_quote.graphql.ts'
import { type DeliveryDays, deliveryValues } from '../../../../intl/deliveryDays.ts'
import { useFormat } from '../../../../intl/format.ts'
import { Link } from '../../../../router/Link.tsx'
import { FailureLine } from '../../../../ui/FailureLine.tsx'
import { TruckIcon } from '../../../../ui/icons.tsx'
import { Price, PricesShown } from '../../../../ui/Price.tsx'
import { AskForPrices } from '../../parts/AskForPrices.tsx'
import { DispatchCountdown } from '../../parts/DispatchCountdown.tsx'
import { TierCoach } from '../../parts/tiers/TierCoach.tsx'
import { ChoiceReason } from './ChoiceReason.tsx'
import style from './OrderSum.module.css'
import type { ProductQuoteState } from './useProductQuote.ts'

export interface OrderSumProps {
  /** '11 Stück', '9 Sets vollständig'. */
  amount: ReactNode
  quote: OrderSum_quote$key | null
  price: Omit<ProductQuoteState, 'quote'>
  /** Adds so many pieces to what is chosen; absent where there are not so many. */
  onMore?: ((count: number) => void) | undefined
  /** What else is to be said of the sum, as the saving of a set. */
  remark?: (quote: OrderSum_quote$data) => ReactNode
  /** Of what is shown, before anything was chosen. */
  delivery: DeliveryDays | null
  /** Until when it has to be ordered to be sent when. */
  dispatches?: DispatchCountdown_dispatches$key | null
  /** The button, and what keeps it from working. */
  children: ReactNode
}

/** The sum of what is chosen, as the server reckons it, and the button that buys. */
export function OrderSum({ amount, quote: key, price, onMore, remark, delivery, dispatches, children }: OrderSumProps) {
  const quote = useFragment(
    graphql`
      fragment OrderSum_quote on ProductQuote {
        amount
        childSets
        total {
          cents
          currency
        }
        unitPrice {
          cents
          currency
        }
        tiers {
          from
          isCurrent
        }
        nextTier {
          ...TierCoach_tier
        }
        delivery {
          weeks
          earliest
          latest
        }
      }
    `,
    key,
  )
  const format = useFormat()
  const hasPrices = use(PricesShown)
  if (!hasPrices) return <AskForPrices />
  const expected = quote?.delivery ?? delivery
  const reached = quote?.tiers.find(tier => tier.isCurrent && tier.from > 1)

  return (
    <div className={style.box}>
      {/* One region for all of it, so that the sum is read out with what it belongs to. */}
      <div
        className={style.figures}
        data-stale={price.isStale || undefined}
        aria-live="polite"
        aria-busy={price.isStale}
      >
        <p className={style.amount}>
          <strong>{amount}</strong>{' '}
          {quote?.unitPrice && quote.amount > 0 && (
            <FormattedMessage id="product.sum.each" values={{ price: format.money(quote.unitPrice) }} />
          )}
        </p>
        {quote && quote.amount > 0 && (
          <p className={style.total}>
            <Price {...quote.total} size="sum" />
          </p>
        )}
        {quote && (reached || quote.nextTier) && (
          <div className={style.tier}>
            {reached && (
              <p>
                <FormattedMessage id="product.sum.reached" values={{ from: reached.from }} />
              </p>
            )}
            {quote.nextTier && <TierCoach tier={quote.nextTier} onMore={onMore} isBusy={price.isStale} />}
          </div>
        )}
        {quote && quote.amount > 0 && remark?.(quote)}
        {price.isUnknown && (
          <p className={style.remark}>
            <FormattedMessage id="product.sum.calculating" />
          </p>
        )}
        {price.failure && (
          <div className={style.failed}>
            <p>
              <FormattedMessage id="product.sum.unknown" />
            </p>
            <FailureLine error={price.failure} onRetry={price.retry} />
          </div>
        )}
      </div>
      {quote && quote.amount > 0 && price.asked && !price.isStale && <ChoiceReason input={price.asked} />}
      {children}
      {dispatches && <DispatchCountdown dispatches={dispatches} className={style.delivery} />}
      {expected && (
        <p className={style.delivery}>
          <TruckIcon size={20} />
          <span>
            <FormattedMessage id="product.sum.delivery" values={deliveryValues(expected, format)} />
          </span>
        </p>
      )}
      <p className={style.guarantee}>
        <Link to="/Garantie" className="link">
          <FormattedMessage id="product.sum.guarantee" />
        </Link>
      </p>
    </div>
  )
}
