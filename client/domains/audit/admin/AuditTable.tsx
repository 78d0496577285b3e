import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { AuditTable_entries$key } from '../../../__generated__/AuditTable_entries.graphql.ts'
import { ListRows } from '../../../adminKit/list/ListRows.tsx'
import { auditColumns } from './auditColumns.tsx'

/** Some records of the audit log, for the page of what they are about. */
export function AuditTable(props: { entries: AuditTable_entries$key }) {
  const { edges } = useFragment(
    graphql`
      fragment AuditTable_entries on AuditEntryConnection {
        edges {
          node {
            id
            at
            action
            actorName
            isOnBehalf
            address
            subjectType
            subjectId
            subjectName
            changes {
              field
              old
              new
            }
          }
        }
      }
    `,
    props.entries,
  )
  const intl = useIntl()
  return (
    <ListRows
      caption={intl.formatMessage({ id: 'rights.audit.caption' })}
      columns={auditColumns(intl)}
      rows={edges.map(edge => edge.node)}
      nameOf={entry => entry.subjectName ?? ''}
    />
  )
}
