import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { OrderCommission_order$key } from '../../../__generated__/OrderCommission_order.graphql.ts'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { DetailList, Fact } from '../../../adminKit/frame/DetailList.tsx'
import { Link } from '../../../router/Link.tsx'
import { Money } from '../../../ui/Price.tsx'
import { CommissionReason } from './CommissionReason.tsx'

/** By whose link the buyer came, and what that partner earns; nothing where nobody does. */
export function OrderCommission(props: { order: OrderCommission_order$key }) {
  const { commission } = useFragment(
    graphql`
      fragment OrderCommission_order on Order {
        commission {
          amount {
            cents
            currency
          }
          affiliate {
            id
            name
            code
          }
          ...CommissionReason_commission
        }
      }
    `,
    props.order,
  )
  if (!commission) return null
  const { affiliate, amount } = commission
  return (
    <Card title={<FormattedMessage id="admin.affiliates.partner" />}>
      <DetailList>
        {affiliate && (
          <Fact label={<FormattedMessage id="admin.affiliates.link" />}>
            <Link className="link" to={`/admincenter/shop/affiliates/${encodeURIComponent(affiliate.id)}`}>
              {affiliate.name ?? affiliate.code}
            </Link>
          </Fact>
        )}
        <Fact label={<FormattedMessage id="admin.affiliates.commission" />}>
          <Money {...amount} />
        </Fact>
      </DetailList>
      <CommissionReason commission={commission} />
    </Card>
  )
}
