import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type { StockPageQuery, StockPageQuery$data, StockTab } from '../../../__generated__/StockPageQuery.graphql.ts'
import { defineListPage } from '../../../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../../../adminKit/list/url.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { nameOf } from './pieceNames.ts'
import { stockColumns } from './stockColumns.tsx'
import { movementsOf, movementsPath, stockPath, takingsPath } from './stockPaths.ts'
import { useStockActions } from './useStockActions.tsx'

export type ListedPiece = StockPageQuery$data['stock']['edges'][number]['node']

const address = defineListUrl({
  path: stockPath,
  tabs: {
    parameter: 'state',
    label: 'admin.stock.states',
    titles: {
      all: 'admin.stock.state.all',
      low: 'admin.stock.state.low',
      soldOut: 'admin.stock.state.soldOut',
      unlimited: 'admin.stock.state.unlimited',
    },
  },
  filters: {
    search: { kind: 'words', label: 'admin.stock.search' },
    group: { kind: 'one', label: 'admin.stock.group', form: /^[\w+/=-]+$/ },
  },
  sorts: ['number', 'title', 'stock'],
  usual: { field: 'number', isFalling: false },
})

const tabKeys = {
  all: 'ALL',
  low: 'LOW',
  soldOut: 'SOLD_OUT',
  unlimited: 'UNLIMITED',
} as const satisfies Record<string, StockTab>
const fields = { number: 'NUMBER', title: 'TITLE', stock: 'STOCK' } as const

/** What there is of everything: to be bought, on the shelf, and when to order more. */
export const page = defineListPage<StockPageQuery, ListedPiece, typeof address>({
  query: graphql`
    query StockPageQuery($first: Int!, $after: String, $filter: StockFilter!, $orderBy: StockOrder!) @preloadable {
      stock(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
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
            stock
            bound
            onShelf
            reorderLevel
            isLow
            backOn
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
  variables: ({ tab, filters: { search, group }, sort }) => ({
    filter: { tab: tabKeys[tab], search: search || null, groupId: group },
    orderBy: { field: fields[sort.field], direction: sort.isFalling ? 'DESC' : 'ASC' },
  }),
  read: ({ stock }) => ({
    rows: stock.edges.map(edge => edge.node),
    totalCount: stock.totalCount,
    isCapped: stock.isCountCapped,
    cursors: stock.pageCursors,
    counts: Object.fromEntries(
      Object.entries(tabKeys).map(([tab, key]) => [tab, stock.tabs.find(each => each.key === key)?.count]),
    ),
  }),
  title: 'admin.stock.title',
  empty: { title: 'admin.stock.empty', hint: 'admin.stock.emptyHint' },
  emptyTabs: { low: { title: 'admin.stock.noneLow', hint: 'admin.stock.noneLowHint' } },
  nothing: { title: 'admin.stock.nothing', hint: 'admin.stock.nothingHint' },
  nameOf: piece => [piece.title, piece.size].filter(Boolean).join(', '),
  to: piece => movementsOf(piece.id),
  useList(response) {
    const intl = useIntl()
    const mayChange = useViewer().mayWrite('CATALOGUE')
    const actions = useStockActions(piece => nameOf(piece, intl))
    return {
      columns: stockColumns(intl),
      options: { group: (response?.allProductGroups ?? []).map(({ id, title }) => ({ value: id, label: title })) },
      actions: mayChange ? actions : undefined,
      top: (
        <>
          <LinkButton look="quiet" size="small" to={movementsPath}>
            <FormattedMessage id="admin.stock.movements" />
          </LinkButton>
          <LinkButton look="outline" size="small" to={takingsPath}>
            <FormattedMessage id="admin.stock.takings" />
          </LinkButton>
        </>
      ),
    }
  },
})
