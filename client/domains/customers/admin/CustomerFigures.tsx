import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { CustomerFigures_customer$key } from '../../../__generated__/CustomerFigures_customer.graphql.ts'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { useAdminFormat } from '../../../adminKit/useAdminFormat.ts'
import type { MessageId } from '../../../intl/messageIds.ts'
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
      <dl className={style.figures}>
        <Figure label="customers.revenue">{format.money(revenue)}</Figure>
        <Figure label="customers.open" isWarning={open.cents > 0}>
          {format.money(open)}
        </Figure>
        <Figure label="customers.orders">{format.count(orderCount)}</Figure>
        <Figure label="customers.average">{average ? format.money(average) : '–'}</Figure>
      </dl>
      <p className={style.quiet}>
        {firstOrderAt && lastOrderAt && (
          <>
            <FormattedMessage
              id="customers.period"
              values={{ first: format.day(firstOrderAt), last: format.day(lastOrderAt) }}
            />{' '}
          </>
        )}
        <FormattedMessage id="customers.figuresHint" />
      </p>
    </Card>
  )
}

function Figure(props: { label: MessageId; isWarning?: boolean; children: ReactNode }) {
  return (
    <div className={style.figure} data-tone={props.isWarning ? 'warn' : undefined}>
      <dt>
        <FormattedMessage id={props.label} />
      </dt>
      <dd>{props.children}</dd>
    </div>
  )
}
