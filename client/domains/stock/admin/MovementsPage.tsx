import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type {
  MovementsPageQuery,
  MovementsPageQuery$data,
  StockMovementTab,
  StockReason,
} from '../../../__generated__/MovementsPageQuery.graphql.ts'
import { defineListPage } from '../../../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../../../adminKit/list/url.ts'
import { useListUrl } from '../../../adminKit/list/useListUrl.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { movementColumns } from './movementColumns.tsx'
import { nameOf } from './pieceNames.ts'
import { reasonTexts } from './reasonTexts.ts'
import style from './stock.module.css'
import { movementsPath, stockPath } from './stockPaths.ts'

export type ListedMovement = MovementsPageQuery$data['stockMovements']['edges'][number]['node']

const address = defineListUrl({
  path: movementsPath,
  tabs: {
    parameter: 'tab',
    label: 'admin.movements.tabs',
    titles: {
      all: 'admin.movements.tab.all',
      orders: 'admin.movements.tab.orders',
      entered: 'admin.movements.tab.entered',
      stocktaking: 'admin.movements.tab.stocktaking',
    },
  },
  filters: {
    item: { kind: 'given', label: 'admin.movements.onePiece', form: /^[\w+/=-]{1,200}$/ },
    reason: { kind: 'one', label: 'admin.movements.reason', choices: reasonTexts },
    days: { kind: 'days', label: 'admin.movements.days' },
  },
  sorts: [],
  usual: null,
})

const tabKeys = {
  all: 'ALL',
  orders: 'ORDERS',
  entered: 'ENTERED',
  stocktaking: 'STOCKTAKING',
} as const satisfies Record<string, StockMovementTab>

/** What became of stock counts, and why. */
export const page = defineListPage<MovementsPageQuery, ListedMovement, typeof address>({
  query: graphql`
    query MovementsPageQuery($first: Int!, $after: String, $filter: StockMovementFilter!) @preloadable {
      stockMovements(first: $first, after: $after, filter: $filter) {
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
            amount
            stockBefore
            stockAfter
            reason
            note
            by
            at
            order {
              orderNumber
            }
            item {
              id
              title
              fit
              size
              color
              sku
            }
          }
        }
      }
    }
  `,
  address,
  variables: ({ tab, filters: { item, reason, days } }) => ({
    filter: { tab: tabKeys[tab], itemId: item, reason: reason as StockReason | null, from: days.from, to: days.to },
  }),
  read: ({ stockMovements }) => ({
    rows: stockMovements.edges.map(edge => edge.node),
    totalCount: stockMovements.totalCount,
    isCapped: stockMovements.isCountCapped,
    cursors: stockMovements.pageCursors,
    counts: Object.fromEntries(
      Object.entries(tabKeys).map(([tab, key]) => [tab, stockMovements.tabs.find(each => each.key === key)?.count]),
    ),
  }),
  title: 'admin.movements.title',
  note: 'admin.movements.note',
  empty: { title: 'admin.movements.empty', hint: 'admin.movements.emptyHint' },
  nothing: { title: 'admin.movements.nothing', hint: 'admin.movements.nothingHint' },
  nameOf: ({ item, id }) => item?.title ?? id,
  useList(response) {
    const intl = useIntl()
    const { search } = useListUrl()
    const piece = search.get('item') ? response?.stockMovements.edges[0]?.node.item : null
    return {
      notice: piece && (
        <p className={style.piece}>
          {nameOf(piece, intl)} <span className={style.quiet}>{piece.sku}</span>
        </p>
      ),
      columns: movementColumns(intl),
      top: (
        <LinkButton look="quiet" size="small" to={stockPath}>
          <FormattedMessage id="admin.stock.title" />
        </LinkButton>
      ),
    }
  },
})
