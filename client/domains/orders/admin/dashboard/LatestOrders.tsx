import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { LatestOrders_dashboard$key } from '../../../../__generated__/LatestOrders_dashboard.graphql.ts'
import { Truncated } from '../../../../adminKit/list/Truncated.tsx'
import table from '../../../../adminKit/list/table.module.css'
import { useRowKeys } from '../../../../adminKit/list/useRowKeys.ts'
import { useFormat } from '../../../../intl/format.ts'
import { Link } from '../../../../router/Link.tsx'
import { classes } from '../../../../ui/classes.ts'
import { EmptyState } from '../../../../ui/States.tsx'
import { OrderStates } from '../OrderStates.tsx'
import rows from '../OrdersTable.module.css'
import { ordersPath } from '../ordersAddress.ts'
import style from './LatestOrders.module.css'

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
          ...OrderStates_order
        }
      }
    `,
    props.dashboard,
  )
  const format = useFormat()
  const keys = useRowKeys(latestOrders.length)
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
        <table className={table.table} onKeyDown={keys.onKeyDown}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="admin.orders.number" />
              </th>
              <th scope="col">
                <FormattedMessage id="admin.orders.placed" />
              </th>
              <th scope="col">
                <FormattedMessage id="admin.orders.customer" />
              </th>
              <th scope="col" className={table.number}>
                <FormattedMessage id="admin.orders.pieces" />
              </th>
              <th scope="col">
                <FormattedMessage id="admin.orders.payment" />
              </th>
              <th scope="col">
                <FormattedMessage id="admin.orders.shipping" />
              </th>
              <th scope="col" className={table.number}>
                <FormattedMessage id="admin.orders.total" />
              </th>
            </tr>
          </thead>
          <tbody>
            {latestOrders.map((order, at) => (
              <tr key={order.id} className={rows.row} data-unread={order.isRead === false || undefined}>
                <td className={rows.number}>
                  <Link
                    to={`${ordersPath}/${order.orderNumber}`}
                    className={table.rowLink}
                    data-row-control="link"
                    {...keys.row(at)}
                  >
                    {order.orderNumber}
                  </Link>
                </td>
                <td className={rows.placed}>{format.instant(order.placedAt)}</td>
                <td className={classes(table.name, rows.customer)}>
                  <Truncated text={order.customerName} />
                </td>
                <td className={classes(table.number, rows.pieces)}>
                  {format.count(order.pieceCount)}
                  <span className={rows.unit}>
                    {' '}
                    <FormattedMessage id="admin.orders.piecesUnit" />
                  </span>
                </td>
                <OrderStates order={order} />
                <td className={classes(table.number, table.strong, rows.total)}>{format.money(order.totals.gross)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
