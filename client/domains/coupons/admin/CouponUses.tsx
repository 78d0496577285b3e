import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { CouponUses_coupon$key } from '../../../__generated__/CouponUses_coupon.graphql.ts'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { DetailList, Fact } from '../../../adminKit/frame/DetailList.tsx'
import { Link } from '../../../router/Link.tsx'
import { Money } from '../../../ui/Price.tsx'
import { redemptionsOf } from './couponsUrl.ts'

/** How often a coupon was used, and what it took off. */
export function CouponUses(props: { coupon: CouponUses_coupon$key }) {
  const { id, useCount, useLimit, taken } = useFragment(
    graphql`
      fragment CouponUses_coupon on Coupon {
        id
        useCount
        useLimit
        taken {
          cents
          currency
        }
      }
    `,
    props.coupon,
  )
  return (
    <Card title={<FormattedMessage id="admin.coupons.uses" />}>
      <DetailList>
        <Fact label={<FormattedMessage id="admin.coupons.usesOrders" />}>
          <FormattedMessage id="admin.coupons.usesOf" values={{ count: useCount, most: useLimit ?? 0 }} />
        </Fact>
        <Fact label={<FormattedMessage id="admin.coupons.taken" />}>
          <Money {...taken} />
        </Fact>
      </DetailList>
      <p>
        <Link className="link" to={redemptionsOf(id)}>
          <FormattedMessage id="admin.coupons.toRedemptions" />
        </Link>
      </p>
    </Card>
  )
}
