import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { CompanyHistory_company$key } from '../../../__generated__/CompanyHistory_company.graphql.ts'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { Link } from '../../../router/Link.tsx'
import { AuditTable } from '../../audit/admin/AuditTable.tsx'
import { auditPath } from '../../audit/admin/auditUrl.ts'

/** What was done to a company of late; nothing for those who may not read the audit log. */
export function CompanyHistory(props: { company: CompanyHistory_company$key }) {
  const { id, auditTrail } = useFragment(
    graphql`
      fragment CompanyHistory_company on Company {
        id
        auditTrail(first: 10) {
          totalCount
          ...AuditTable_entries
        }
      }
    `,
    props.company,
  )
  if (!auditTrail || auditTrail.totalCount === 0) return null
  return (
    <Card title={<FormattedMessage id="admin.companies.history" />}>
      <AuditTable entries={auditTrail} />
      <p>
        <Link className="link" to={`${auditPath}?subject=${encodeURIComponent(id)}`}>
          <FormattedMessage id="admin.companies.wholeHistory" values={{ count: auditTrail.totalCount }} />
        </Link>
      </p>
    </Card>
  )
}
