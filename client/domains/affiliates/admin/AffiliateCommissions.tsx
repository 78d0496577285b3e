import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { AffiliateCommissions_affiliate$key } from '../../../__generated__/AffiliateCommissions_affiliate.graphql.ts'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { Instant } from '../../../adminKit/list/Instant.tsx'
import type { MessageId } from '../../../intl/messageIds.ts'
import { Link } from '../../../router/Link.tsx'
import { Status } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Money } from '../../../ui/Price.tsx'
import style from './affiliates.module.css'
import { CommissionReason } from './CommissionReason.tsx'
import { type Correctable, CorrectCommission } from './CorrectCommission.tsx'

interface State {
  readonly text: MessageId
  readonly tone: 'good' | 'neutral' | 'info' | 'warn'
}
const states: Readonly<Record<string, State>> = {
  WAITING: { text: 'admin.affiliates.commission.waiting', tone: 'info' },
  DUE: { text: 'admin.affiliates.commission.due', tone: 'warn' },
  PAID: { text: 'admin.affiliates.commission.paid', tone: 'good' },
  VOID: { text: 'admin.affiliates.commission.void', tone: 'neutral' },
}

/** What a partner earned, order by order, the latest first. */
export function AffiliateCommissions(props: { affiliate: AffiliateCommissions_affiliate$key }) {
  const {
    id: affiliateId,
    commissions,
    viewerCanEdit,
  } = useFragment(
    graphql`
      fragment AffiliateCommissions_affiliate on Affiliate {
        id
        viewerCanEdit
        commissions(first: 50) {
          totalCount
          edges {
            node {
              id
              orderNumber
              state
              at
              order {
                id
              }
              net {
                cents
                currency
              }
              amount {
                cents
                currency
              }
              ...CommissionReason_commission
            }
          }
        }
      }
    `,
    props.affiliate,
  )
  const intl = useIntl()
  const [asked, setAsked] = useState<Correctable | null>(null)
  const shown = commissions.edges.map(({ node }) => node)
  return (
    <Card title={<FormattedMessage id="admin.affiliates.commissions" />}>
      {shown.length === 0 ? (
        <p className={style.quiet}>
          <FormattedMessage id="admin.affiliates.noCommissions" />
        </p>
      ) : (
        <div className={style.scroll}>
          <table className={style.table}>
            <thead>
              <tr>
                <th scope="col">
                  <FormattedMessage id="admin.affiliates.order" />
                </th>
                <th scope="col" className={style.wide}>
                  <FormattedMessage id="admin.affiliates.placed" />
                </th>
                <th scope="col">
                  <FormattedMessage id="admin.affiliates.state" />
                </th>
                <th scope="col" className={`${style.number} ${style.wide}`}>
                  <FormattedMessage id="admin.affiliates.net" />
                </th>
                <th scope="col" className={style.number}>
                  <FormattedMessage id="admin.affiliates.commission" />
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map(commission => {
                const { id, orderNumber, order, state, at, net, amount } = commission
                const { text, tone } = states[state] ?? states.WAITING!
                return (
                  <tr key={id}>
                    <td>
                      {order ? (
                        <Link className="link" to={`/admincenter/orders/${encodeURIComponent(orderNumber)}`}>
                          {orderNumber}
                        </Link>
                      ) : (
                        orderNumber
                      )}
                      <CommissionReason commission={commission} />
                    </td>
                    <td className={style.wide}>
                      <Instant at={at} />
                    </td>
                    <td>
                      <Status tone={tone} isHollow={tone === 'neutral'}>
                        <FormattedMessage id={text} />
                      </Status>
                    </td>
                    <td className={`${style.number} ${style.wide}`}>
                      <Money {...net} />
                    </td>
                    <td className={style.number}>
                      <strong>
                        <Money {...amount} />
                      </strong>
                      {viewerCanEdit && (
                        <Button
                          look="text"
                          size="tiny"
                          aria-label={intl.formatMessage({ id: 'admin.affiliates.correctOf' }, { number: orderNumber })}
                          onClick={() => setAsked(commission)}
                        >
                          <FormattedMessage id="admin.affiliates.correct" />
                        </Button>
                      )}
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
      <CorrectCommission affiliateId={affiliateId} commission={asked} onClose={() => setAsked(null)} />
      {commissions.totalCount > shown.length && (
        <p className={style.quiet}>
          <FormattedMessage id="admin.affiliates.more" values={{ count: commissions.totalCount - shown.length }} />
        </p>
      )}
    </Card>
  )
}
