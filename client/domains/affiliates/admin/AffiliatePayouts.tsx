import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { AffiliatePayouts_affiliate$key } from '../../../__generated__/AffiliatePayouts_affiliate.graphql.ts'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { useAdminFormat } from '../../../adminKit/useAdminFormat.ts'
import { Money } from '../../../ui/Price.tsx'
import style from './affiliates.module.css'

/** What a partner was paid, the latest first. */
export function AffiliatePayouts(props: { affiliate: AffiliatePayouts_affiliate$key }) {
  const { payouts } = useFragment(
    graphql`
      fragment AffiliatePayouts_affiliate on Affiliate {
        payouts(first: 20) {
          totalCount
          edges {
            node {
              id
              paidOn
              reference
              amount {
                cents
                currency
              }
            }
          }
        }
      }
    `,
    props.affiliate,
  )
  const format = useAdminFormat()
  const shown = payouts.edges.map(({ node }) => node)
  if (shown.length === 0) return null
  return (
    <Card title={<FormattedMessage id="admin.affiliates.payouts" />}>
      <ul className={style.payouts}>
        {shown.map(({ id, paidOn, reference, amount }) => (
          <li key={id}>
            <span>{format.day(paidOn)}</span>
            <strong className={style.number}>
              <Money {...amount} />
            </strong>
            <span className={style.quiet}>{reference}</span>
          </li>
        ))}
      </ul>
      {payouts.totalCount > shown.length && (
        <p className={style.quiet}>
          <FormattedMessage id="admin.affiliates.more" values={{ count: payouts.totalCount - shown.length }} />
        </p>
      )}
    </Card>
  )
}
