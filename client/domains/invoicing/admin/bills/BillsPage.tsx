import { useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type {
  BillsPageQuery,
  BillsPageQuery$data,
  VendorBillTab,
} from '../../../../__generated__/BillsPageQuery.graphql.ts'
import { defineListPage } from '../../../../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../../../../adminKit/list/url.ts'
import { adminFormats } from '../../../../adminKit/useAdminFormat.ts'
import { useViewer } from '../../../../viewer/Viewer.tsx'
import { BillDrop } from './BillDrop.tsx'
import { BillState } from './BillState.tsx'
import { billPath, billsPath } from './billsUrl.ts'
import { formats, states } from './billTexts.ts'

type Bill = BillsPageQuery$data['vendorBills']['edges'][number]['node']

const address = defineListUrl({
  path: billsPath,
  tabs: {
    parameter: 'tab',
    label: 'invoicing.bill.tabs',
    titles: {
      all: 'invoicing.bill.tab.all',
      toCheck: 'invoicing.bill.tab.toCheck',
      approved: 'invoicing.bill.tab.approved',
      overdue: 'invoicing.bill.tab.overdue',
      paid: 'invoicing.bill.tab.paid',
      refused: 'invoicing.bill.tab.refused',
    },
  },
  filters: { search: { kind: 'words', label: 'invoicing.bill.search' } },
  sorts: ['date', 'due', 'vendor', 'gross'],
  usual: { field: 'date', isFalling: true },
})

const tabKeys = {
  ...{ all: 'ALL', toCheck: 'TO_CHECK', approved: 'APPROVED', overdue: 'OVERDUE', paid: 'PAID', refused: 'REFUSED' },
} as const satisfies Record<string, VendorBillTab>
const fields = { date: 'DATE', due: 'DUE', vendor: 'VENDOR', gross: 'GROSS' } as const

/** The list of vendors' bills, with a place to drop new ones. */
export const page = defineListPage<BillsPageQuery, Bill, typeof address>({
  query: graphql`
    query BillsPageQuery(
      $first: Int!
      $after: String
      $filter: VendorBillFilter!
      $orderBy: VendorBillOrder!
    ) @preloadable {
      vendorBills(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
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
            number
            vendorName
            date
            dueOn
            state
            isOverdue
            format
            gross {
              cents
              currency
            }
          }
        }
      }
    }
  `,
  address,
  variables: ({ tab, filters: { search }, sort }) => ({
    filter: { tab: tabKeys[tab], search: search || null },
    orderBy: { field: fields[sort.field], direction: sort.isFalling ? 'DESC' : 'ASC' },
  }),
  read: ({ vendorBills }) => ({
    rows: vendorBills.edges.map(edge => edge.node),
    totalCount: vendorBills.totalCount,
    isCapped: vendorBills.isCountCapped,
    cursors: vendorBills.pageCursors,
    counts: Object.fromEntries(
      Object.entries(tabKeys).map(([tab, key]) => [tab, vendorBills.tabs.find(each => each.key === key)?.count]),
    ),
  }),
  title: 'invoicing.bill.title',
  empty: { title: 'invoicing.bill.empty', hint: 'invoicing.bill.emptyHint' },
  nothing: { title: 'invoicing.bill.nothing', hint: 'invoicing.bill.nothingHint' },
  nameOf: bill => `${bill.vendorName} ${bill.number}`,
  to: bill => billPath(bill.id),
  useList() {
    const intl = useIntl()
    const format = adminFormats(intl)
    const mayChange = useViewer().mayWrite('DOCUMENTS')
    return {
      notice: mayChange && <BillDrop />,
      columns: [
        {
          ...{ key: 'vendor', title: 'invoicing.bill.vendor', sort: 'vendor', width: 190, grow: 3, rank: 0 },
          ...{ card: 'title', text: bill => bill.vendorName },
        },
        {
          ...{ key: 'number', title: 'invoicing.bill.number', width: 140, grow: 1, rank: 1, card: 'fact' },
          text: bill => bill.number,
        },
        {
          ...{ key: 'date', title: 'invoicing.bill.date', sort: 'date', beginsFalling: true, width: 104, rank: 4 },
          ...{ card: 'fact', text: bill => format.day(bill.date), repeats: bill => format.day(bill.date) },
        },
        {
          ...{ key: 'due', title: 'invoicing.bill.dueOn', sort: 'due', width: 104, rank: 3, card: 'fact' },
          ...{ isNamedOnCard: true, text: bill => format.day(bill.dueOn) },
        },
        {
          ...{ key: 'format', title: 'invoicing.bill.format', width: 110, rank: 6, card: 'none' },
          text: bill => intl.formatMessage({ id: formats[bill.format] }),
        },
        {
          ...{ key: 'gross', title: 'invoicing.bill.gross', sort: 'gross', beginsFalling: true, isNumber: true },
          ...{ width: 120, rank: 2, card: 'fact', text: bill => format.money(bill.gross) },
        },
        {
          ...{ key: 'state', title: 'invoicing.bill.state', width: 120, rank: 0, card: 'corner' },
          text: bill =>
            intl.formatMessage({ id: bill.isOverdue ? 'invoicing.bill.state.overdue' : states[bill.state].text }),
          cell: bill => <BillState state={bill.state} isOverdue={bill.isOverdue} />,
        },
      ],
    }
  },
})
