import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { OwnOrderRow_order$key } from '../../../__generated__/OwnOrderRow_order.graphql.ts'
import { useFormat } from '../../../intl/format.ts'
import { accountPaths } from '../../../router/accountPaths.ts'
import { Link } from '../../../router/Link.tsx'
import { Status } from '../../../ui/Badge.tsx'
import { Money } from '../../../ui/Price.tsx'
import style from './OwnOrders.module.css'
import { standingOf } from './standing.ts'

/** An order in the list of a person's own. */
export function OwnOrderRow(props: { order: OwnOrderRow_order$key }) {
  const order = useFragment(
    graphql`
      fragment OwnOrderRow_order on Order {
        orderNumber
        placedAt
        state
        paymentState
        shippingState
        hold
        isPickup
        needsShipping
        bankAccount
        pieceCount
        lines {
          title
        }
        totals {
          toPay {
            cents
            currency
          }
        }
      }
    `,
    props.order,
  )
  const format = useFormat()
  const { text, tone } = standingOf(order)
  const titles = [...new Set(order.lines.map(({ title }) => title))]
  return (
    <li className={style.order}>
      <div className={style.what}>
        <Link to={accountPaths.order(order.orderNumber)} className={style.number}>
          <FormattedMessage id="account.orders.number" values={{ number: order.orderNumber }} />
        </Link>
        <p className={style.detail}>
          <FormattedMessage
            id="account.orders.placed"
            values={{ date: format.day(order.placedAt), count: order.pieceCount }}
          />
        </p>
        <p className={style.titles}>{titles.join(', ')}</p>
      </div>
      <div className={style.standing}>
        <Status tone={tone}>
          <FormattedMessage id={text} />
        </Status>
        <span className={style.total}>
          <Money {...order.totals.toPay} />
        </span>
      </div>
    </li>
  )
}
