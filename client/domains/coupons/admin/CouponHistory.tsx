import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { CouponHistory_coupon$key } from '../../../__generated__/CouponHistory_coupon.graphql.ts'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { Link } from '../../../router/Link.tsx'
import { AuditTable } from '../../audit/admin/AuditTable.tsx'
import { auditPath } from '../../audit/admin/auditUrl.ts'

/** What was done to a coupon of late; nothing for those who may not read the audit log. */
export function CouponHistory(props: { coupon: CouponHistory_coupon$key }) {
  const { id, auditTrail } = useFragment(
    graphql`
      fragment CouponHistory_coupon on Coupon {
        id
        auditTrail(first: 10) {
          totalCount
          ...AuditTable_entries
        }
      }
    `,
    props.coupon,
  )
  if (!auditTrail || auditTrail.totalCount === 0) return null
  return (
    <Card title={<FormattedMessage id="admin.coupons.history" />}>
      <AuditTable entries={auditTrail} />
      <p>
        <Link className="link" to={`${auditPath}?subject=${encodeURIComponent(id)}`}>
          <FormattedMessage id="admin.coupons.wholeHistory" values={{ count: auditTrail.totalCount }} />
        </Link>
      </p>
    </Card>
  )
}
