import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { LimitFacts_buyer$key } from '../../../__generated__/LimitFacts_buyer.graphql.ts'
import { Money } from '../../../ui/Price.tsx'
import style from './companies.module.css'

/** What a buyer may order by themselves, and how much of the month's budget is used. */
export function LimitFacts(props: { buyer: LimitFacts_buyer$key }) {
  const { orderLimit, monthBudget, monthSpent } = useFragment(
    graphql`
      fragment LimitFacts_buyer on CompanyBuyer {
        orderLimit {
          cents
          currency
        }
        monthBudget {
          cents
          currency
        }
        monthSpent {
          cents
          currency
        }
      }
    `,
    props.buyer,
  )
  const share = monthBudget ? Math.min(1, monthSpent.cents / Math.max(1, monthBudget.cents)) : 0
  return (
    <dl className={style.limits}>
      <div>
        <dt>
          <FormattedMessage id="company.limit.order" />
        </dt>
        <dd>{orderLimit ? <Money {...orderLimit} /> : <FormattedMessage id="company.limit.none" />}</dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="company.limit.month" />
        </dt>
        <dd>
          {monthBudget ? (
            <FormattedMessage
              id="company.limit.spentOf"
              values={{
                spent: <Money key="spent" {...monthSpent} />,
                budget: <Money key="budget" {...monthBudget} />,
              }}
            />
          ) : (
            <FormattedMessage id="company.limit.spent" values={{ spent: <Money key="spent" {...monthSpent} /> }} />
          )}
          {monthBudget && (
            <span className={style.bar} aria-hidden data-full={share >= 1 || undefined}>
              <span style={{ inlineSize: `${Math.round(share * 100)}%` }} />
            </span>
          )}
        </dd>
      </div>
    </dl>
  )
}
