import { useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type {
  PaymentsPageQuery,
  PaymentsPageQuery$data,
  PaymentTab,
} from '../../../__generated__/PaymentsPageQuery.graphql.ts'
import type { Column } from '../../../adminKit/list/columns.ts'
import { defineListPage } from '../../../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../../../adminKit/list/url.ts'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { orderColumns } from './orderColumns.tsx'
import { ordersPath } from './ordersPath.ts'
import { PaymentSums } from './PaymentSums.tsx'
import { useOrderActions } from './useOrderActions.tsx'

type Payment = PaymentsPageQuery$data['payments']['edges'][number]['node']

const address = defineListUrl({
  path: '/admincenter/shop/payments',
  tabs: {
    parameter: 'tab',
    label: 'admin.payments.tabs',
    titles: {
      all: 'admin.orders.tab.all',
      open: 'admin.payments.tab.open',
      overdue: 'admin.payments.tab.overdue',
      paid: 'admin.payments.tab.paid',
      toRefund: 'admin.payments.tab.toRefund',
      refunded: 'admin.payments.tab.refunded',
    },
  },
  filters: {
    search: { kind: 'words', label: 'admin.orders.search' },
    placed: { kind: 'days', label: 'admin.period.label' },
    method: { kind: 'one', label: 'admin.orders.method', form: /^\w{1,60}$/ },
  },
  sorts: ['placed', 'number', 'customer'],
  usual: { field: 'placed', isFalling: true },
})

const tabKeys = {
  ...({ all: 'ALL', open: 'OPEN', overdue: 'OVERDUE' } as const),
  ...({ paid: 'PAID', toRefund: 'TO_REFUND', refunded: 'REFUNDED' } as const),
} satisfies Record<string, PaymentTab>
const fields = { placed: 'PLACED_AT', number: 'NUMBER', customer: 'CUSTOMER' } as const

/** The payments of orders: what came in, what is still to come and what has to go back. */
export const page = defineListPage<PaymentsPageQuery, Payment, typeof address>({
  query: graphql`
    query PaymentsPageQuery($first: Int!, $after: String, $filter: PaymentFilter!, $orderBy: PaymentOrder!)
    @preloadable {
      payments(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
        totalCount
        isCountCapped
        tabs {
          key
          count
        }
        sums {
          ...PaymentSums_sums
        }
        pageCursors {
          ...Paging_cursors
        }
        edges {
          node {
            id
            orderNumber
            placedAt
            customerName
            pieceCount
            state
            paymentState
            shippingState
            hold
            isRead
            isPickup
            needsShipping
            viewerCanMarkPaid
            viewerCanMarkShipped
            carriers
            payBy
            paidAt
            paymentMethod {
              key
              title
            }
            totals {
              gross {
                cents
                currency
              }
              toPay {
                cents
                currency
              }
            }
          }
        }
      }
      shop {
        paymentMethods {
          key
          title
        }
      }
    }
  `,
  address,
  variables: ({ tab, filters: { search, placed, method }, sort }) => ({
    filter: { tab: tabKeys[tab], search: search || null, ...placed, paymentMethod: method },
    orderBy: { field: fields[sort.field], direction: sort.isFalling ? 'DESC' : 'ASC' },
  }),
  read: ({ payments }) => ({
    rows: payments.edges.map(edge => edge.node),
    totalCount: payments.totalCount,
    isCapped: payments.isCountCapped,
    cursors: payments.pageCursors,
    counts: Object.fromEntries(
      Object.entries(tabKeys).map(([tab, key]) => [tab, payments.tabs.find(each => each.key === key)?.count]),
    ),
  }),
  title: 'admin.payments.title',
  note: 'admin.payments.note',
  empty: { title: 'admin.payments.empty', hint: 'admin.orders.emptyHint' },
  emptyTabs: {
    open: { title: 'admin.payments.noneOpen', hint: 'admin.payments.noneOpenHint' },
    overdue: { title: 'admin.payments.noneOverdue', hint: 'admin.payments.noneOverdueHint' },
    toRefund: { title: 'admin.payments.noneToRefund', hint: 'admin.payments.noneToRefundHint' },
  },
  nothing: { title: 'admin.payments.nothing', hint: 'admin.orders.nothingHint' },
  nameOf: order => order.orderNumber,
  to: order => `${ordersPath}/${order.orderNumber}`,
  useList(response) {
    const intl = useIntl()
    const format = adminFormats(intl)
    const mayChange = useViewer().mayWrite('ORDERS')
    const actions = useOrderActions().filter(({ key }) => key === 'pay')
    const paymentMethods = response?.shop.paymentMethods ?? []
    // In the reader's language; orders know that of their buyer.
    const methods = new Map(paymentMethods.map(({ key, title }) => [key, title]))
    const { number, placed, customer, payment } = orderColumns(intl)
    const method: Column<Payment> = {
      ...({ key: 'method', title: 'admin.orders.method', card: 'line' } as const),
      ...{ width: 130, grow: 3, rank: 1 },
      text: ({ paymentMethod }) => methods.get(paymentMethod.key) ?? paymentMethod.title,
    }
    const due: Column<Payment> = {
      ...({ key: 'due', title: 'admin.payments.due', card: 'none' } as const),
      ...{ width: 110, rank: 3 },
      text: ({ payBy, paymentState, state }) =>
        payBy && paymentState === 'OPEN' && state !== 'CANCELLED' ? format.day(payBy) : '',
    }
    const paid: Column<Payment> = {
      ...({ key: 'paid', title: 'admin.payments.paidAt', card: 'none' } as const),
      ...{ width: 110, rank: 2 },
      text: ({ paidAt }) => (paidAt ? format.day(paidAt) : ''),
    }
    const vouchers: Column<Payment> = {
      ...({ key: 'vouchers', title: 'admin.payments.vouchers', card: 'none', isNumber: true } as const),
      ...{ width: 116, rank: 4 },
      text: ({ totals: { gross, toPay } }) =>
        gross.cents === toPay.cents ? '' : format.money({ ...gross, cents: gross.cents - toPay.cents }),
    }
    const amount: Column<Payment> = {
      ...({ key: 'amount', title: 'admin.payments.amount', card: 'corner', isNumber: true, isStrong: true } as const),
      ...{ width: 116, rank: 0 },
      text: ({ totals }) => format.money(totals.toPay),
    }
    // An empty column takes the place of what is read.
    const hasVouchers = (response?.payments.edges ?? []).some(
      ({ node: { totals } }) => totals.gross.cents !== totals.toPay.cents,
    )
    return {
      columns: [number, placed, customer, method, payment, due, paid, ...(hasVouchers ? [vouchers] : []), amount],
      options: { method: paymentMethods.map(({ key, title }) => ({ value: key, label: title })) },
      actions: mayChange ? actions : undefined,
      notice: response?.payments.sums && <PaymentSums sums={response.payments.sums} />,
    }
  },
})
