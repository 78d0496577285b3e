import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type {
  StockTakingTab,
  TakingsPageQuery,
  TakingsPageQuery$data,
} from '../../../__generated__/TakingsPageQuery.graphql.ts'
import { Instant } from '../../../adminKit/list/Instant.tsx'
import { defineListPage } from '../../../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../../../adminKit/list/url.ts'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { Status } from '../../../ui/Badge.tsx'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { PlusIcon } from '../../../ui/pageIcons.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { StartTakingDialog } from './StartTakingDialog.tsx'
import { stockPath, takingPath, takingsPath } from './stockPaths.ts'
import { scopeText, takingStates } from './takingTexts.ts'

type Taking = TakingsPageQuery$data['stockTakings']['edges'][number]['node']

const address = defineListUrl({
  path: takingsPath,
  tabs: {
    parameter: 'tab',
    label: 'admin.takings.tabs',
    titles: {
      all: 'admin.takings.tab.all',
      open: 'admin.takings.tab.open',
      booked: 'admin.takings.tab.booked',
      dropped: 'admin.takings.tab.dropped',
    },
  },
  filters: { search: { kind: 'words', label: 'admin.takings.search' } },
  sorts: [],
  usual: null,
})

const tabKeys = {
  all: 'ALL',
  open: 'OPEN',
  booked: 'BOOKED',
  dropped: 'DROPPED',
} as const satisfies Record<string, StockTakingTab>

/** The list of stock-takings. */
export const page = defineListPage<TakingsPageQuery, Taking, typeof address>({
  query: graphql`
    query TakingsPageQuery($first: Int!, $after: String, $filter: StockTakingFilter!) @preloadable {
      stockTakings(first: $first, after: $after, filter: $filter) {
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
            name
            scope
            groupTitle
            state
            startedAt
            startedBy
            lineCount
            countedCount
            differentCount
          }
        }
      }
      allProductGroups {
        id
        title
      }
    }
  `,
  address,
  variables: ({ tab, filters: { search } }) => ({ filter: { tab: tabKeys[tab], search: search || null } }),
  read: ({ stockTakings }) => ({
    rows: stockTakings.edges.map(edge => edge.node),
    totalCount: stockTakings.totalCount,
    isCapped: stockTakings.isCountCapped,
    cursors: stockTakings.pageCursors,
    counts: Object.fromEntries(
      Object.entries(tabKeys).map(([tab, key]) => [tab, stockTakings.tabs.find(each => each.key === key)?.count]),
    ),
  }),
  title: 'admin.takings.title',
  note: 'admin.takings.note',
  empty: { title: 'admin.takings.empty', hint: 'admin.takings.emptyHint' },
  nothing: { title: 'admin.takings.nothing', hint: 'admin.takings.nothingHint' },
  nameOf: taking => taking.name,
  to: taking => takingPath(taking.id),
  useList(response) {
    const intl = useIntl()
    const format = adminFormats(intl)
    const mayChange = useViewer().mayWrite('CATALOGUE')
    const [isStarting, setStarting] = useState(false)
    return {
      top: (
        <>
          <LinkButton look="quiet" size="small" to={stockPath}>
            <FormattedMessage id="admin.stock.title" />
          </LinkButton>
          {mayChange && (
            <Button size="small" icon={<PlusIcon size={18} />} onClick={() => setStarting(true)}>
              <FormattedMessage id="admin.takings.start" />
            </Button>
          )}
        </>
      ),
      columns: [
        {
          key: 'name',
          title: 'admin.takings.name',
          width: 190,
          grow: 3,
          rank: 0,
          card: 'title',
          isStrong: true,
          text: taking => taking.name,
        },
        {
          key: 'scope',
          title: 'admin.takings.scope',
          width: 150,
          grow: 1,
          rank: 3,
          card: 'line',
          text: taking => scopeText(taking, intl),
        },
        {
          key: 'started',
          title: 'admin.takings.started',
          width: 148,
          rank: 2,
          card: 'fact',
          text: ({ startedAt }) => format.instant(startedAt),
          repeats: ({ startedAt }) => format.day(startedAt),
          cell: ({ startedAt }, isRepeated) => <Instant at={startedAt} isRepeated={isRepeated} />,
        },
        {
          key: 'by',
          title: 'admin.takings.by',
          width: 130,
          grow: 1,
          rank: 4,
          card: 'fact',
          text: ({ startedBy }) => startedBy ?? '',
        },
        {
          key: 'counted',
          title: 'admin.takings.counted',
          isNumber: true,
          isNamedOnCard: true,
          width: 130,
          rank: 1,
          card: 'fact',
          text: ({ countedCount, lineCount }) =>
            intl.formatMessage({ id: 'admin.takings.countedOf' }, { counted: countedCount, all: lineCount }),
        },
        {
          key: 'different',
          title: 'admin.takings.different',
          isNumber: true,
          isNamedOnCard: true,
          width: 110,
          rank: 2,
          card: 'fact',
          text: ({ differentCount }) => format.count(differentCount),
        },
        {
          key: 'state',
          title: 'admin.takings.state',
          width: 130,
          rank: 0,
          card: 'corner',
          text: ({ state }) => intl.formatMessage({ id: takingStates[state].text }),
          cell: ({ state }) => (
            <Status tone={takingStates[state].tone}>
              <FormattedMessage id={takingStates[state].text} />
            </Status>
          ),
        },
      ],
      dialogs: (
        <StartTakingDialog
          groups={response?.allProductGroups ?? []}
          isOpen={isStarting}
          onClose={() => setStarting(false)}
        />
      ),
    }
  },
})
