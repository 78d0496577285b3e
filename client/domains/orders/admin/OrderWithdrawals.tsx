import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { OrderWithdrawals_order$key } from '../../../__generated__/OrderWithdrawals_order.graphql.ts'
import { useAdminFormat } from '../../../adminKit/useAdminFormat.ts'
import { Link } from '../../../router/Link.tsx'
import { Notice } from '../../../ui/Badge.tsx'

/** That the customer has withdrawn from the order, and where that is answered. */
export function OrderWithdrawals(props: { order: OrderWithdrawals_order$key }) {
  const { withdrawals } = useFragment(
    graphql`
      fragment OrderWithdrawals_order on Order {
        withdrawals {
          id
          declaredAt
          state
          items {
            title
            amount
          }
          parts
        }
      }
    `,
    props.order,
  )
  const format = useAdminFormat()
  return withdrawals.map(({ id, declaredAt, state, items, parts }) => {
    const told = [...items.map(({ title, amount }) => `${amount} × ${title}`), ...(parts ? [parts] : [])]
    return (
      <Notice key={id} tone={state === 'RECEIVED' ? 'warn' : 'neutral'}>
        <FormattedMessage
          id={told.length > 0 ? 'admin.order.withdrawnPart' : 'admin.order.withdrawn'}
          values={{ instant: format.instant(declaredAt), what: told.join('; '), state }}
        />{' '}
        <Link className="link" to={`/admincenter/withdrawals/${encodeURIComponent(id)}`}>
          <FormattedMessage id={state === 'RECEIVED' ? 'admin.order.answerWithdrawal' : 'admin.order.openWithdrawal'} />
        </Link>
      </Notice>
    )
  })
}
