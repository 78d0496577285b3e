import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { VoucherEntries_voucher$key } from '../../../__generated__/VoucherEntries_voucher.graphql.ts'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { Instant } from '../../../adminKit/list/Instant.tsx'
import { Link } from '../../../router/Link.tsx'
import { Money } from '../../../ui/Price.tsx'
import { entryKinds } from './voucherStates.ts'
import style from './vouchers.module.css'

/** What happened to the money of a voucher, the latest first. */
export function VoucherEntries(props: { voucher: VoucherEntries_voucher$key }) {
  const { entries } = useFragment(
    graphql`
      fragment VoucherEntries_voucher on Voucher {
        entries(first: 50) {
          totalCount
          edges {
            node {
              id
              kind
              note
              at
              amount {
                cents
                currency
              }
              balance {
                cents
                currency
              }
              order {
                orderNumber
              }
            }
          }
        }
      }
    `,
    props.voucher,
  )
  const shown = entries.edges.map(({ node }) => node)
  return (
    <Card title={<FormattedMessage id="admin.vouchers.entries" />}>
      <ul className={style.entries}>
        {shown.map(({ id, kind, note, at, amount, balance, order }) => (
          <li key={id}>
            <span>
              <FormattedMessage id={entryKinds[kind] ?? 'admin.vouchers.entry.corrected'} />
              {order && (
                <>
                  {' '}
                  <Link className="link" to={`/admincenter/orders/${encodeURIComponent(order.orderNumber)}`}>
                    <FormattedMessage id="admin.vouchers.orderNumber" values={{ number: order.orderNumber }} />
                  </Link>
                </>
              )}
            </span>
            <span className={style.amount}>
              <Money {...amount} />
            </span>
            <span className={style.quiet}>
              <Instant at={at} />
              {note && ` · ${note}`}
            </span>
            <span className={`${style.quiet} ${style.amount}`}>
              <FormattedMessage id="admin.vouchers.rest" values={{ sum: <Money key="sum" {...balance} /> }} />
            </span>
          </li>
        ))}
      </ul>
      {entries.totalCount > shown.length && (
        <p className={style.quiet}>
          <FormattedMessage id="admin.vouchers.moreEntries" values={{ count: entries.totalCount - shown.length }} />
        </p>
      )}
    </Card>
  )
}
