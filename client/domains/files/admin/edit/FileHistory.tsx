import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { FileHistory_file$key } from '../../../../__generated__/FileHistory_file.graphql.ts'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { Link } from '../../../../router/Link.tsx'
import { AuditTable } from '../../../audit/admin/AuditTable.tsx'
import { auditPath } from '../../../audit/admin/auditUrl.ts'
import style from './FileEditor.module.css'

/** What was done to a file of late; nothing for those who may not read the audit log. */
export function FileHistory({ label, ...props }: { file: FileHistory_file$key; label: string }) {
  const { id, auditTrail } = useFragment(
    graphql`
      fragment FileHistory_file on File {
        id
        auditTrail(first: 10) {
          totalCount
          ...AuditTable_entries
        }
      }
    `,
    props.file,
  )
  if (!auditTrail) return null
  return (
    <Card title={label}>
      {auditTrail.totalCount === 0 ? (
        <p className={style.hint}>
          <FormattedMessage id="fileEdit.noHistory" />
        </p>
      ) : (
        <>
          <AuditTable entries={auditTrail} />
          <p>
            <Link className="link" to={`${auditPath}?subject=${encodeURIComponent(id)}`}>
              <FormattedMessage id="fileEdit.wholeHistory" values={{ count: auditTrail.totalCount }} />
            </Link>
          </p>
        </>
      )}
    </Card>
  )
}
