import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { OutboxPageQuery } from '../../../__generated__/OutboxPageQuery.graphql.ts'
import { PageTop } from '../../../adminKit/frame/PageTop.tsx'
import { FilterBar, SearchFilter } from '../../../adminKit/list/Filters.tsx'
import { Paging } from '../../../adminKit/list/Paging.tsx'
import { StatusTabs } from '../../../adminKit/list/StatusTabs.tsx'
import { useListAddress } from '../../../adminKit/list/useListAddress.ts'
import type { MessageId } from '../../../intl/messageIds.ts'
import { PageHead } from '../../../router/PageHead.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { EmptyState } from '../../../ui/States.tsx'
import { FailedJobs } from './FailedJobs.tsx'
import { MailsTable } from './MailsTable.tsx'
import { type MailStateKey, mailStates, outboxPageSize, outboxPath, outboxView } from './outboxAddress.ts'

const query = graphql`
  query OutboxPageQuery($first: Int!, $after: String, $filter: MailFilter!) @preloadable {
    mails(first: $first, after: $after, filter: $filter) {
      totalCount
      pageCursors {
        ...Paging_cursors
      }
      ...MailsTable_mails
    }
    failedJobs(first: 20) {
      ...FailedJobs_jobs
    }
  }
`

const tabTitles = {
  all: 'admin.outbox.all',
  queued: 'admin.outbox.queued',
  sent: 'admin.outbox.sent',
  failed: 'admin.outbox.failed',
} as const satisfies Record<MailStateKey, MessageId>

function OutboxPage(props: PageProps<OutboxPageQuery>) {
  const { mails, failedJobs } = usePreloadedQuery<OutboxPageQuery>(query, props.query)
  const intl = useIntl()
  const { addressWith, change } = useListAddress()
  const view = outboxView(props.place.search)
  const title = intl.formatMessage({ id: 'admin.outbox.title' })
  const isNarrowed = view.state !== 'all' || view.search !== ''
  return (
    <>
      <PageHead title={title} />
      <PageTop title={title} note={<FormattedMessage id="admin.outbox.note" />} />
      <FailedJobs jobs={failedJobs} />
      <StatusTabs
        label={intl.formatMessage({ id: 'admin.outbox.tabs' })}
        tabs={(Object.keys(mailStates) as MailStateKey[]).map(key => ({
          key,
          label: intl.formatMessage({ id: tabTitles[key] }),
          count: key === view.state ? mails.totalCount : undefined,
          to: addressWith({ state: key === 'all' ? null : key }),
          isCurrent: key === view.state,
        }))}
      />
      <FilterBar
        resetTo={view.search ? (view.state === 'all' ? outboxPath : `${outboxPath}?state=${view.state}`) : null}
      >
        <SearchFilter
          label={intl.formatMessage({ id: 'admin.outbox.search' })}
          value={view.search}
          onChange={search => change({ search }, { replace: true })}
        />
      </FilterBar>
      {mails.totalCount === 0 ? (
        <EmptyState title={<FormattedMessage id={isNarrowed ? 'admin.outbox.nothing' : 'admin.outbox.empty'} />}>
          <FormattedMessage id={isNarrowed ? 'admin.outbox.nothingHint' : 'admin.outbox.emptyHint'} />
        </EmptyState>
      ) : (
        <>
          <MailsTable mails={mails} />
          <Paging cursors={mails.pageCursors} pageSize={outboxPageSize} totalCount={mails.totalCount} />
        </>
      )}
    </>
  )
}

/** The outbox: every mail that the shop wrote, and whether it has gone out. */
export const page = definePage<OutboxPageQuery>({ query, Component: OutboxPage })
