import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { AdminOrderLines_order$key } from '../../../__generated__/AdminOrderLines_order.graphql.ts'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { OrderLine } from './OrderLine.tsx'
import style from './OrderLines.module.css'
import { OrderTotals } from './OrderTotals.tsx'

/** What was bought, as it was bought, down to the sum. */
export function AdminOrderLines(props: { order: AdminOrderLines_order$key }) {
  const order = useFragment(
    graphql`
      fragment AdminOrderLines_order on Order {
        lines {
          id
          ...OrderLine_line
        }
        ...OrderTotals_order
      }
    `,
    props.order,
  )
  return (
    <Card title={<FormattedMessage id="admin.order.lines" />}>
      <ol className={style.lines}>
        {order.lines.map(line => (
          <OrderLine key={line.id} line={line} />
        ))}
      </ol>
      <OrderTotals order={order} />
    </Card>
  )
}
