import { useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type {
  DocumentPaymentState,
  OpenItemAge,
  OpenItemsPageQuery,
  OpenItemsPageQuery$data,
} from '../../../../__generated__/OpenItemsPageQuery.graphql.ts'
import { defineListPage } from '../../../../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../../../../adminKit/list/url.ts'
import { adminFormats } from '../../../../adminKit/useAdminFormat.ts'
import { documentPath } from '../documentsUrl.ts'
import { AgeingSums } from './AgeingSums.tsx'
import { openItemsPath } from './paymentsUrl.ts'
import { PaymentStatus, stateTexts } from './stateTexts.tsx'

type Item = OpenItemsPageQuery$data['openItems']['edges'][number]['node']

const address = defineListUrl({
  path: openItemsPath,
  filters: {
    search: { kind: 'words', label: 'payments.items.search' },
    state: {
      kind: 'one',
      label: 'payments.state',
      choices: {
        unpaid: 'payments.state.unpaid',
        partlyPaid: 'payments.state.partlyPaid',
        overdue: 'payments.state.overdue',
        paid: 'payments.state.paid',
        overpaid: 'payments.state.overpaid',
        cancelled: 'payments.state.cancelled',
      },
    },
    age: {
      kind: 'one',
      label: 'payments.age',
      choices: {
        notDue: 'payments.age.notDue',
        upTo30: 'payments.age.upTo30',
        upTo60: 'payments.age.upTo60',
        upTo90: 'payments.age.upTo90',
        older: 'payments.age.older',
      },
    },
    receiver: { kind: 'given', label: 'payments.items.receiver' },
  },
  sorts: ['due', 'receiver', 'open', 'date'],
  usual: { field: 'due', isFalling: false },
})

const fields = { due: 'DUE', receiver: 'RECEIVER', open: 'OPEN', date: 'DATE' } as const
const states = {
  ...({ unpaid: 'UNPAID', partlyPaid: 'PARTLY_PAID', overdue: 'OVERDUE' } as const),
  ...({ paid: 'PAID', overpaid: 'OVERPAID', cancelled: 'CANCELLED' } as const),
} satisfies Record<string, DocumentPaymentState>
const ages = {
  ...({ notDue: 'NOT_DUE', upTo30: 'UP_TO_30', upTo60: 'UP_TO_60', upTo90: 'UP_TO_90', older: 'OLDER' } as const),
} satisfies Record<string, OpenItemAge>

/** What is still to be paid, and what has to go back. */
export const page = defineListPage<OpenItemsPageQuery, Item, typeof address>({
  query: graphql`
    query OpenItemsPageQuery($first: Int!, $after: String, $filter: OpenItemFilter!, $orderBy: OpenItemOrder!)
    @preloadable {
      openItems(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
        totalCount
        isCountCapped
        ageing {
          ...AgeingSums_sums
        }
        pageCursors {
          ...Paging_cursors
        }
        edges {
          node {
            id
            number
            date
            dueOn
            receiverName
            paymentState
            gross {
              cents
              currency
            }
            open {
              cents
              currency
            }
          }
        }
      }
    }
  `,
  address,
  variables: ({ filters: { search, state, age, receiver }, sort }) => ({
    filter: { search: search || null, state: state && states[state], age: age && ages[age], receiver },
    orderBy: { field: fields[sort.field], direction: sort.isFalling ? 'DESC' : 'ASC' },
  }),
  read: ({ openItems }) => ({
    rows: openItems.edges.map(edge => edge.node),
    totalCount: openItems.totalCount,
    isCapped: openItems.isCountCapped,
    cursors: openItems.pageCursors,
  }),
  title: 'payments.items.title',
  note: 'payments.items.note',
  empty: { title: 'payments.items.empty', hint: 'payments.items.emptyHint' },
  nothing: { title: 'payments.items.nothing', hint: 'payments.items.nothingHint' },
  nameOf: item => item.number ?? '',
  to: item => documentPath(item.id),
  useList(response) {
    const intl = useIntl()
    const format = adminFormats(intl)
    return {
      columns: [
        {
          ...({ key: 'number', title: 'payments.items.number', card: 'title' } as const),
          ...{ width: 140, rank: 0 },
          text: item => item.number ?? '',
        },
        {
          ...({ key: 'receiver', title: 'payments.items.receiver', sort: 'receiver', card: 'line' } as const),
          ...{ width: 160, grow: 3, rank: 1 },
          text: item => item.receiverName,
        },
        {
          ...({ key: 'date', title: 'payments.items.date', sort: 'date', card: 'none' } as const),
          ...{ width: 104, rank: 5 },
          text: item => format.day(item.date),
        },
        {
          ...({ key: 'due', title: 'payments.items.due', sort: 'due', card: 'fact' } as const),
          ...{ width: 104, rank: 2, isNamedOnCard: true },
          text: ({ dueOn }) => (dueOn ? format.day(dueOn) : ''),
        },
        {
          ...({ key: 'gross', title: 'payments.items.gross', card: 'none', isNumber: true } as const),
          ...{ width: 116, rank: 6 },
          text: ({ gross }) => format.money(gross),
        },
        {
          ...({ key: 'open', title: 'payments.items.open', sort: 'open', card: 'fact', isNumber: true } as const),
          ...{ width: 116, rank: 0, beginsFalling: true, isStrong: true, isNamedOnCard: true },
          text: ({ open }) => (open ? format.money(open) : ''),
          sum: rows =>
            rows.length > 1
              ? format.money({ cents: rows.reduce((all, { open }) => all + (open?.cents ?? 0), 0), currency: 'EUR' })
              : null,
        },
        {
          ...({ key: 'state', title: 'payments.state', card: 'corner' } as const),
          ...{ width: 140, rank: 3 },
          text: ({ paymentState }) => (paymentState ? intl.formatMessage({ id: stateTexts[paymentState] }) : ''),
          cell: ({ paymentState }) => paymentState && <PaymentStatus state={paymentState} />,
        },
      ],
      notice: response && <AgeingSums sums={response.openItems.ageing} />,
    }
  },
})
