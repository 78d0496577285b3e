import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { VoucherHistory_voucher$key } from '../../../__generated__/VoucherHistory_voucher.graphql.ts'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { Link } from '../../../router/Link.tsx'
import { AuditTable } from '../../audit/admin/AuditTable.tsx'
import { auditPath } from '../../audit/admin/auditUrl.ts'

/** What was done to a voucher of late; nothing for those who may not read the audit log. */
export function VoucherHistory(props: { voucher: VoucherHistory_voucher$key }) {
  const { id, auditTrail } = useFragment(
    graphql`
      fragment VoucherHistory_voucher on Voucher {
        id
        auditTrail(first: 10) {
          totalCount
          ...AuditTable_entries
        }
      }
    `,
    props.voucher,
  )
  if (!auditTrail || auditTrail.totalCount === 0) return null
  return (
    <Card title={<FormattedMessage id="admin.vouchers.history" />}>
      <AuditTable entries={auditTrail} />
      <p>
        <Link className="link" to={`${auditPath}?subject=${encodeURIComponent(id)}`}>
          <FormattedMessage id="admin.vouchers.wholeHistory" values={{ count: auditTrail.totalCount }} />
        </Link>
      </p>
    </Card>
  )
}
