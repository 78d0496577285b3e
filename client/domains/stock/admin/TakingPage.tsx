import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type {
  StockTakingLineTab,
  TakingPageQuery,
  TakingPageQuery$data,
} from '../../../__generated__/TakingPageQuery.graphql.ts'
import { PageTop } from '../../../adminKit/frame/PageTop.tsx'
import { ListFilters } from '../../../adminKit/list/ListFilters.tsx'
import { ListRows } from '../../../adminKit/list/ListRows.tsx'
import { Paging } from '../../../adminKit/list/Paging.tsx'
import { StatusTabs } from '../../../adminKit/list/StatusTabs.tsx'
import { defineListUrl, isFiltered, viewOf } from '../../../adminKit/list/url.ts'
import { useListUrl } from '../../../adminKit/list/useListUrl.ts'
import { useAdminFormat } from '../../../adminKit/useAdminFormat.ts'
import { PageHead } from '../../../router/PageHead.tsx'
import { useShown } from '../../../router/RouterContext.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Status } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/States.tsx'
import { EndTakingDialog } from './EndTakingDialog.tsx'
import { lineColumns } from './lineColumns.tsx'
import { nameOf } from './pieceNames.ts'
import { ScanPanel } from './ScanPanel.tsx'
import { takingsPath } from './stockPaths.ts'
import style from './TakingPage.module.css'
import { scopeText, takingStates } from './takingTexts.ts'
import { useCounting } from './useCounting.ts'

type Taking = NonNullable<TakingPageQuery$data['stockTaking']>
export type TakingLine = Taking['lines']['edges'][number]['node']

const address = defineListUrl({
  path: takingsPath,
  tabs: {
    parameter: 'tab',
    label: 'admin.taking.tabs',
    titles: {
      all: 'admin.taking.tab.all',
      uncounted: 'admin.taking.tab.uncounted',
      counted: 'admin.taking.tab.counted',
      different: 'admin.taking.tab.different',
    },
  },
  filters: { search: { kind: 'words', label: 'admin.taking.search' } },
  sorts: [],
  usual: null,
  sizes: [50, 25, 100],
})

const tabKeys = {
  all: 'ALL',
  uncounted: 'UNCOUNTED',
  counted: 'COUNTED',
  different: 'DIFFERENT',
} as const satisfies Record<string, StockTakingLineTab>

const query = graphql`
  query TakingPageQuery($id: ID!, $first: Int!, $after: String, $filter: StockTakingLineFilter!) @preloadable {
    stockTaking(id: $id) {
      id
      name
      scope
      groupTitle
      countsBound
      state
      startedAt
      startedBy
      endedAt
      endedBy
      lineCount
      countedCount
      differentCount
      viewerCanCount
      lines(first: $first, after: $after, filter: $filter) {
        totalCount
        isCountCapped
        tabs {
          key
          count
        }
        pageCursors {
          ...Paging_cursors
        }
        edges {
          node {
            id
            title
            fit
            size
            color
            sku
            counted
            expected
            difference
            countedAt
            countedBy
            bookedFrom
            bookedTo
          }
        }
      }
    }
  }
`

function TakingPage(props: PageProps<TakingPageQuery>) {
  const { stockTaking } = usePreloadedQuery<TakingPageQuery>(query, props.query)
  return stockTaking && <ShownTaking key={stockTaking.id} taking={stockTaking} />
}

function ShownTaking({ taking }: { taking: Taking }) {
  const intl = useIntl()
  const format = useAdminFormat()
  const { place } = useShown()
  const { addressWith } = useListUrl()
  const [ending, setEnding] = useState<'book' | 'drop' | null>(null)
  const counting = useCounting(taking.id)
  const view = viewOf(address, place.search)
  const { lines, state, viewerCanCount } = taking
  const rows = lines.edges.map(({ node }) => node)
  const facts = [
    scopeText(taking, intl),
    intl.formatMessage({ id: taking.countsBound ? 'admin.taking.withBound' : 'admin.taking.withoutBound' }),
    intl.formatMessage(
      { id: 'admin.taking.startedBy' },
      { instant: format.instant(taking.startedAt), name: taking.startedBy ?? '–' },
    ),
    ...(taking.endedAt
      ? [
          intl.formatMessage(
            { id: state === 'BOOKED' ? 'admin.taking.bookedBy' : 'admin.taking.droppedBy' },
            { instant: format.instant(taking.endedAt), name: taking.endedBy ?? '–' },
          ),
        ]
      : []),
  ]
  return (
    <>
      <PageHead title={taking.name} />
      <PageTop
        back={{ to: takingsPath, label: <FormattedMessage id="admin.takings.title" /> }}
        title={taking.name}
        status={
          <Status tone={takingStates[state].tone}>
            <FormattedMessage id={takingStates[state].text} />
          </Status>
        }
        note={facts.join(' · ')}
        actions={
          viewerCanCount && (
            <>
              <Button look="quiet" size="small" onClick={() => setEnding('drop')}>
                <FormattedMessage id="admin.taking.drop" />
              </Button>
              <Button size="small" onClick={() => setEnding('book')}>
                <FormattedMessage id="admin.taking.book" />
              </Button>
            </>
          )
        }
      />
      <p className={style.progress} role="status">
        <FormattedMessage
          id="admin.taking.progress"
          values={{ counted: taking.countedCount, all: taking.lineCount, different: taking.differentCount }}
        />
      </p>
      {viewerCanCount && <ScanPanel scan={counting.scan} scans={counting.scans} />}
      <StatusTabs
        label={intl.formatMessage({ id: 'admin.taking.tabs' })}
        tabs={Object.entries(address.tabs?.titles ?? {}).map(([key, id], at) => ({
          key,
          label: intl.formatMessage({ id }),
          count: lines.tabs.find(each => each.key === tabKeys[key as keyof typeof tabKeys])?.count,
          to: addressWith({ tab: at === 0 ? null : key }),
          isCurrent: key === view.tab,
        }))}
      />
      <ListFilters address={address} view={view} options={{}}>
        {null}
      </ListFilters>
      {rows.length === 0 ? (
        <EmptyState
          title={<FormattedMessage id={isFiltered(view) ? 'admin.taking.nothing' : 'admin.taking.noneHere'} />}
        >
          <FormattedMessage id="admin.taking.nothingHint" />
        </EmptyState>
      ) : (
        <>
          <ListRows
            caption={taking.name}
            columns={lineColumns(intl, {
              isBooked: state === 'BOOKED',
              count: viewerCanCount ? counting.count : null,
            })}
            rows={rows}
            nameOf={line => nameOf(line, intl)}
            isMain
          />
          <Paging
            cursors={lines.pageCursors}
            pageSize={view.size}
            sizes={address.sizes}
            totalCount={lines.totalCount}
            isCapped={lines.isCountCapped}
          />
        </>
      )}
      <EndTakingDialog taking={taking} ending={ending} onClose={() => setEnding(null)} />
    </>
  )
}

/** One stock-taking: what is counted by typing or scanning, what differs, and booking it. */
export const page = definePage<TakingPageQuery>({
  query,
  variables: ({ params, search }) => {
    const view = viewOf(address, search)
    const { search: words } = view.filters
    return {
      ...{ id: params.id ?? '', first: view.size, after: view.after },
      filter: { tab: tabKeys[view.tab], search: words || null },
    }
  },
  Component: TakingPage,
  outcome: ({ stockTaking }) => (stockTaking ? 'found' : 'notFound'),
})
