import { useDeferredValue } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { NewOrdersQuery } from '../../../__generated__/NewOrdersQuery.graphql.ts'
import { useChanges } from '../../../adminKit/changes.tsx'
import style from './NewOrders.module.css'

/** How many orders nobody has looked at yet. */
export default function NewOrders() {
  const intl = useIntl()
  // Deferred, so that the old number stays until the new one is there.
  const count = useDeferredValue(useChanges().count)
  const { orders } = useLazyLoadQuery<NewOrdersQuery>(
    graphql`
      query NewOrdersQuery {
        orders(first: 1, filter: { tab: NEW }) {
          totalCount
        }
      }
    `,
    {},
    { fetchKey: count },
  )
  if (orders.totalCount === 0) return null
  return (
    <span className={style.count}>
      <span aria-hidden="true">{intl.formatNumber(orders.totalCount)}</span>
      <span className="visually-hidden">
        <FormattedMessage id="admin.shell.newOrders" values={{ count: orders.totalCount }} />
      </span>
    </span>
  )
}
