import { useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type { AuditPageQuery, AuditPageQuery$data } from '../../../__generated__/AuditPageQuery.graphql.ts'
import { defineListPage } from '../../../adminKit/list/ListPage.tsx'
import { actionTitle } from './actionTitles.ts'
import { auditColumns } from './auditColumns.tsx'
import { auditUrl, auditVariables } from './auditUrl.ts'

type Entry = AuditPageQuery$data['auditEntries']['edges'][number]['node']

/** The audit log: who did what to which record. */
export const page = defineListPage<AuditPageQuery, Entry, typeof auditUrl>({
  query: graphql`
    query AuditPageQuery($first: Int!, $after: String, $filter: AuditFilter!) @preloadable {
      auditActions
      auditEntries(first: $first, after: $after, filter: $filter) {
        totalCount
        isCountCapped
        pageCursors {
          ...Paging_cursors
        }
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
    }
  `,
  address: auditUrl,
  variables: auditVariables,
  read: ({ auditEntries }) => ({
    rows: auditEntries.edges.map(edge => edge.node),
    totalCount: auditEntries.totalCount,
    isCapped: auditEntries.isCountCapped,
    cursors: auditEntries.pageCursors,
  }),
  title: 'rights.audit.title',
  note: 'rights.audit.note',
  caption: 'rights.audit.caption',
  empty: { title: 'rights.audit.empty', hint: 'rights.audit.emptyHint' },
  nothing: { title: 'rights.audit.nothing', hint: 'rights.audit.nothingHint' },
  nameOf: entry => entry.subjectName ?? '',
  useList(response) {
    const intl = useIntl()
    const actions = (response?.auditActions ?? [])
      .map(action => ({ value: action, label: actionTitle(action, id => intl.formatMessage({ id })) }))
      .sort((one, other) => one.label.localeCompare(other.label, intl.locale))
    return {
      columns: auditColumns(intl),
      options: { action: actions },
    }
  },
})
