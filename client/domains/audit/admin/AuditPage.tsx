import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { AuditPageQuery } from '../../../__generated__/AuditPageQuery.graphql.ts'
import { PageTop } from '../../../adminKit/frame/PageTop.tsx'
import { FilterBar, SearchFilter, SelectFilter } from '../../../adminKit/list/Filters.tsx'
import { Paging } from '../../../adminKit/list/Paging.tsx'
import { PeriodFilter } from '../../../adminKit/list/PeriodFilter.tsx'
import { useListAddress } from '../../../adminKit/list/useListAddress.ts'
import { PageHead } from '../../../router/PageHead.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { EmptyState } from '../../../ui/States.tsx'
import { AuditTable } from './AuditTable.tsx'
import { actionTitle } from './actionTitles.ts'
import { auditPageSize, auditPath, auditView } from './auditAddress.ts'

const query = graphql`
  query AuditPageQuery($first: Int!, $after: String, $filter: AuditFilter!) @preloadable {
    auditActions
    auditEntries(first: $first, after: $after, filter: $filter) {
      totalCount
      pageCursors {
        ...Paging_cursors
      }
      ...AuditTable_entries
    }
  }
`

function AuditPage(props: PageProps<AuditPageQuery>) {
  const { auditActions, auditEntries } = usePreloadedQuery<AuditPageQuery>(query, props.query)
  const intl = useIntl()
  const { change } = useListAddress()
  const view = auditView(props.place.search)
  const title = intl.formatMessage({ id: 'rights.audit.title' })
  const isNarrowed = [view.search, view.action, view.from, view.to, view.subject].some(Boolean)
  const options = auditActions
    .map(action => ({ value: action, label: actionTitle(action, id => intl.formatMessage({ id })) }))
    .sort((one, other) => one.label.localeCompare(other.label, intl.locale))
  return (
    <>
      <PageHead title={title} />
      <PageTop title={title} note={<FormattedMessage id="rights.audit.note" />} />
      <FilterBar resetTo={isNarrowed ? auditPath : null}>
        <SearchFilter
          label={intl.formatMessage({ id: 'rights.audit.search' })}
          value={view.search}
          onChange={search => change({ search }, { replace: true })}
        />
        <PeriodFilter from={view.from} to={view.to} onChange={change} />
        <SelectFilter
          label={intl.formatMessage({ id: 'rights.audit.action' })}
          value={view.action}
          options={options}
          onChange={action => change({ action })}
        />
      </FilterBar>
      {auditEntries.totalCount === 0 ? (
        <EmptyState title={<FormattedMessage id={isNarrowed ? 'rights.audit.nothing' : 'rights.audit.empty'} />}>
          <FormattedMessage id={isNarrowed ? 'rights.audit.nothingHint' : 'rights.audit.emptyHint'} />
        </EmptyState>
      ) : (
        <>
          <AuditTable entries={auditEntries} />
          <Paging cursors={auditEntries.pageCursors} pageSize={auditPageSize} totalCount={auditEntries.totalCount} />
        </>
      )}
    </>
  )
}

/** The audit log: who did what to which record. */
export const page = definePage<AuditPageQuery>({ query, Component: AuditPage })
