import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { CompanyOrderList_company$key } from '../../../__generated__/CompanyOrderList_company.graphql.ts'
import { Instant } from '../../../adminKit/list/Instant.tsx'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { Link } from '../../../router/Link.tsx'
import { ordersPath } from '../../orders/admin/ordersPath.ts'
import style from '../parts/companies.module.css'
import { RequestCard } from '../parts/RequestCard.tsx'

/** What waits for an approval, and what a company ordered last. */
export function CompanyOrderList(props: { company: CompanyOrderList_company$key }) {
  const { requests, orders } = useFragment(
    graphql`
      fragment CompanyOrderList_company on Company {
        requests(first: 3) {
          totalCount
          edges {
            node {
              id
              ...RequestCard_request
            }
          }
        }
        orders(first: 10) {
          totalCount
          edges {
            node {
              id
              orderNumber
              placedAt
              customerName
              totals {
                toPay {
                  cents
                  currency
                }
              }
            }
          }
        }
      }
    `,
    props.company,
  )
  const format = adminFormats(useIntl())
  const more = (all: number, shown: number) =>
    all > shown && (
      <p className={style.quiet}>
        <FormattedMessage id="admin.companies.more" values={{ count: all - shown }} />
      </p>
    )
  return (
    <div className={style.sections}>
      <section className={style.section}>
        <h2 className="h3">
          <FormattedMessage id="admin.companies.requests" />
        </h2>
        {requests.edges.length === 0 && (
          <p className={style.quiet}>
            <FormattedMessage id="admin.companies.noRequests" />
          </p>
        )}
        <ul className={style.requests}>
          {requests.edges.map(({ node }) => (
            <RequestCard key={node.id} request={node} isLinked={false} />
          ))}
        </ul>
        {more(requests.totalCount, requests.edges.length)}
      </section>
      <section className={style.section}>
        <h2 className="h3">
          <FormattedMessage id="admin.companies.orders" />
        </h2>
        {orders.edges.length === 0 && (
          <p className={style.quiet}>
            <FormattedMessage id="admin.companies.noOrders" />
          </p>
        )}
        <ul className={style.goods}>
          {orders.edges.map(({ node }) => (
            <li key={node.id}>
              <span>
                <Link className="link" to={`${ordersPath}/${node.orderNumber}`}>
                  {node.orderNumber}
                </Link>{' '}
                {node.customerName}
                <small>
                  <Instant at={node.placedAt} />
                </small>
              </span>
              <span>{format.money(node.totals.toPay)}</span>
            </li>
          ))}
        </ul>
        {more(orders.totalCount, orders.edges.length)}
      </section>
    </div>
  )
}
