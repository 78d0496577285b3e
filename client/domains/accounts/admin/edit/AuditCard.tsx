import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { AuditCard_user$key } from '../../../../__generated__/AuditCard_user.graphql.ts'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { Link } from '../../../../router/Link.tsx'
import { AuditTable } from '../../../audit/admin/AuditTable.tsx'
import { auditPath } from '../../../audit/admin/auditUrl.ts'
import style from './UserEditor.module.css'

/** What was done to an account of late; nothing for those who may not read the audit log. */
export function AuditCard(props: { user: AuditCard_user$key }) {
  const { id, auditTrail } = useFragment(
    graphql`
      fragment AuditCard_user on User {
        id
        auditTrail(first: 10) {
          totalCount
          ...AuditTable_entries
        }
      }
    `,
    props.user,
  )
  if (!auditTrail) return null
  return (
    <Card title={<FormattedMessage id="users.auditTrail" />}>
      {auditTrail.totalCount === 0 ? (
        <p className={style.hint}>
          <FormattedMessage id="users.noAuditTrail" />
        </p>
      ) : (
        <>
          <AuditTable entries={auditTrail} />
          <p>
            <Link className="link" to={`${auditPath}?subject=${encodeURIComponent(id)}`}>
              <FormattedMessage id="users.wholeAuditTrail" values={{ count: auditTrail.totalCount }} />
            </Link>
          </p>
        </>
      )}
    </Card>
  )
}
