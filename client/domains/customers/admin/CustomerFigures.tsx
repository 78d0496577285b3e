import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { CustomerFigures_customer$key } from '../../../__generated__/CustomerFigures_customer.graphql.ts'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { DetailList, Fact } from '../../../adminKit/frame/DetailList.tsx'
import { useAdminFormat } from '../../../adminKit/useAdminFormat.ts'
import style from './customers.module.css'

/** What a customer bought, and still owes. */
export function CustomerFigures(props: { customer: CustomerFigures_customer$key }) {
  const { orderCount, revenue, open, firstOrderAt, lastOrderAt } = useFragment(
    graphql`
      fragment CustomerFigures_customer on Customer {
        orderCount
        revenue {
          cents
          currency
        }
        open {
          cents
          currency
        }
        firstOrderAt
        lastOrderAt
      }
    `,
    props.customer,
  )
  const format = useAdminFormat()
  const average = orderCount > 0 ? { ...revenue, cents: Math.round(revenue.cents / orderCount) } : null
  return (
    <Card title={<FormattedMessage id="customers.figures" />}>
      <p className={style.revenue}>
        <span className={style.sum}>{format.money(revenue)}</span>
        <span className={style.quiet}>
          <FormattedMessage id="customers.revenueOf" values={{ count: orderCount }} />
        </span>
      </p>
      <DetailList>
        <Fact label={<FormattedMessage id="customers.open" />} tone={open.cents > 0 ? 'warn' : undefined}>
          {format.money(open)}
        </Fact>
        <Fact label={<FormattedMessage id="customers.average" />}>{average && format.money(average)}</Fact>
        <Fact label={<FormattedMessage id="customers.firstOrder" />}>{firstOrderAt && format.day(firstOrderAt)}</Fact>
        <Fact label={<FormattedMessage id="customers.lastOrder" />}>{lastOrderAt && format.day(lastOrderAt)}</Fact>
      </DetailList>
      <p className={style.quiet}>
        <FormattedMessage id="customers.figuresHint" />
      </p>
    </Card>
  )
}
