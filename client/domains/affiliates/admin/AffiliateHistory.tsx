import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { AffiliateHistory_affiliate$key } from '../../../__generated__/AffiliateHistory_affiliate.graphql.ts'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { Link } from '../../../router/Link.tsx'
import { AuditTable } from '../../audit/admin/AuditTable.tsx'
import { auditPath } from '../../audit/admin/auditUrl.ts'

/** What was done to a partner of late; nothing for those who may not read the audit log. */
export function AffiliateHistory(props: { affiliate: AffiliateHistory_affiliate$key }) {
  const { id, auditTrail } = useFragment(
    graphql`
      fragment AffiliateHistory_affiliate on Affiliate {
        id
        auditTrail(first: 10) {
          totalCount
          ...AuditTable_entries
        }
      }
    `,
    props.affiliate,
  )
  if (!auditTrail || auditTrail.totalCount === 0) return null
  return (
    <Card title={<FormattedMessage id="admin.affiliates.history" />}>
      <AuditTable entries={auditTrail} />
      <p>
        <Link className="link" to={`${auditPath}?subject=${encodeURIComponent(id)}`}>
          <FormattedMessage id="admin.affiliates.wholeHistory" values={{ count: auditTrail.totalCount }} />
        </Link>
      </p>
    </Card>
  )
}
