import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { TierCoach_tier$key } from '../../../../__generated__/TierCoach_tier.graphql.ts'
import { useFormat } from '../../../../intl/format.ts'
import style from './TierCoach.module.css'

export interface TierCoachProps {
  tier: TierCoach_tier$key
  /** Adds so many pieces; absent where none of the chosen sizes has as many. */
  onMore?: (count: number) => void
  isBusy?: boolean
}

/** What some pieces more save, and the way to add them. */
export function TierCoach({ tier, onMore, isBusy }: TierCoachProps) {
  const { missing, price, priceTo, savingFrom, savingTo } = useFragment(
    graphql`
      fragment TierCoach_tier on NextTier {
        missing
        price {
          cents
          currency
        }
        priceTo {
          cents
          currency
        }
        savingFrom {
          cents
          currency
        }
        savingTo {
          cents
          currency
        }
      }
    `,
    tier,
  )
  const intl = useIntl()
  const format = useFormat()
  const isOnePrice = price.cents === priceTo.cents
  const plain = (cents: number) => intl.formatNumber(cents / 100, cents % 100 === 0 ? {} : { minimumFractionDigits: 2 })
  return (
    <div className={style.coach}>
      <p>
        <FormattedMessage
          id={isOnePrice ? 'catalogue.tiers.next' : 'catalogue.tiers.nextFrom'}
          values={{
            count: missing,
            price: format.money(price),
            saving:
              savingFrom.cents === savingTo.cents
                ? format.wholeMoney(savingTo)
                : intl.formatMessage(
                    { id: 'catalogue.tiers.span' },
                    { from: plain(savingFrom.cents), to: format.wholeMoney(savingTo) },
                  ),
          }}
        />
      </p>
      {onMore && (
        <button
          type="button"
          className={`link ${style.more}`}
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && onMore(missing)}
        >
          <FormattedMessage id="catalogue.tiers.more" values={{ count: missing }} />
        </button>
      )}
    </div>
  )
}
