import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { LatestOrders_dashboard$key } from '../../../../__generated__/LatestOrders_dashboard.graphql.ts'
import { ListRows } from '../../../../adminKit/list/ListRows.tsx'
import { Link } from '../../../../router/Link.tsx'
import { EmptyState } from '../../../../ui/States.tsx'
import { orderColumns } from '../orderColumns.tsx'
import { ordersPath } from '../ordersPath.ts'
import style from './LatestOrders.module.css'

/** Of the latest few a sum means nothing. */
const withoutSum = <TColumn extends object>(column: TColumn): TColumn => ({ ...column, sum: undefined })

/** The orders that came in last. */
export function LatestOrders(props: { dashboard: LatestOrders_dashboard$key }) {
  const { latestOrders } = useFragment(
    graphql`
      fragment LatestOrders_dashboard on Dashboard {
        latestOrders {
          id
          orderNumber
          placedAt
          isRead
          customerName
          pieceCount
          totals {
            gross {
              cents
              currency
            }
          }
          state
          paymentState
          shippingState
          hold
          isPickup
          needsShipping
        }
      }
    `,
    props.dashboard,
  )
  const intl = useIntl()
  const { number, placed, customer, pieces, payment, shipping, total } = orderColumns(intl)
  return (
    <section aria-labelledby="latest-orders">
      <div className={style.head}>
        <h2 id="latest-orders" className={style.title}>
          <FormattedMessage id="admin.dashboard.latest" />
        </h2>
        <Link to={ordersPath} className="link">
          <FormattedMessage id="admin.dashboard.allOrders" />
        </Link>
      </div>
      {latestOrders.length === 0 ? (
        <EmptyState title={<FormattedMessage id="admin.orders.empty" />}>
          <FormattedMessage id="admin.orders.emptyHint" />
        </EmptyState>
      ) : (
        <ListRows
          caption={intl.formatMessage({ id: 'admin.dashboard.latest' })}
          columns={[number, placed, customer, pieces, payment, shipping, total].map(withoutSum)}
          rows={latestOrders}
          nameOf={order => order.orderNumber}
          to={order => `${ordersPath}/${order.orderNumber}`}
          isUnread={order => order.isRead === false}
        />
      )}
    </section>
  )
}
