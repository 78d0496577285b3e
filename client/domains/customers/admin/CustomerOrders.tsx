import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { CustomerOrders_customer$key } from '../../../__generated__/CustomerOrders_customer.graphql.ts'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { StateLink } from '../../../adminKit/list/StateLink.tsx'
import { useAdminFormat } from '../../../adminKit/useAdminFormat.ts'
import { Link } from '../../../router/Link.tsx'
import { OrderStatesLine } from '../../orders/admin/OrderStates.tsx'
import { ordersPath } from '../../orders/admin/ordersPath.ts'
import style from './customers.module.css'

/** A customer's latest orders, with the codes that they used. */
export function CustomerOrders(props: { customer: CustomerOrders_customer$key }) {
  const { email, orders } = useFragment(
    graphql`
      fragment CustomerOrders_customer on Customer {
        email
        orders(first: 10) {
          totalCount
          edges {
            node {
              id
              orderNumber
              placedAt
              pieceCount
              coupon
              vouchers {
                code
              }
              totals {
                gross {
                  cents
                  currency
                }
              }
              ...OrderStates_order
            }
          }
        }
      }
    `,
    props.customer,
  )
  const format = useAdminFormat()
  const shown = orders.edges.map(({ node }) => node)
  return (
    <Card
      id="orders"
      title={<FormattedMessage id="customers.ordersCount" values={{ count: orders.totalCount }} />}
      aside={
        shown.length > 0 && (
          <StateLink className="link" to={`${ordersPath}?search=${encodeURIComponent(email)}`}>
            <FormattedMessage id="customers.inOrders" />
          </StateLink>
        )
      }
    >
      {shown.length === 0 && (
        <p className={style.quiet}>
          <FormattedMessage id="customers.noOrders" />
        </p>
      )}
      <ul className={style.orders}>
        {shown.map(order => {
          const codes = [...(order.coupon ? [order.coupon] : []), ...order.vouchers.map(({ code }) => code)]
          return (
            <li key={order.id}>
              <Link className={style.number} to={`${ordersPath}/${encodeURIComponent(order.orderNumber)}`}>
                <span className="visually-hidden">
                  <FormattedMessage id="admin.orders.order" />{' '}
                </span>
                {order.orderNumber}
              </Link>
              <span className={style.when}>
                <span>{format.instant(order.placedAt)}</span>
                <span>
                  <FormattedMessage id="customers.pieces" values={{ count: order.pieceCount }} />
                  {codes.length > 0 && (
                    <>
                      {' · '}
                      <FormattedMessage
                        id="customers.codes"
                        values={{ codes: codes.join(', '), count: codes.length }}
                      />
                    </>
                  )}
                </span>
              </span>
              <span className={style.states}>
                <OrderStatesLine order={order} />
              </span>
              <span className={style.total}>{format.money(order.totals.gross)}</span>
            </li>
          )
        })}
      </ul>
      {orders.totalCount > shown.length && (
        <p className={style.quiet}>
          <FormattedMessage id="customers.moreOrders" values={{ count: orders.totalCount - shown.length }} />
        </p>
      )}
    </Card>
  )
}
