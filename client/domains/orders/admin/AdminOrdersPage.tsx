import { useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type {
  AdminOrdersPageQuery,
  AdminOrdersPageQuery$data,
} from '../../../__generated__/AdminOrdersPageQuery.graphql.ts'
import type { Column } from '../../../adminKit/list/columns.ts'
import { defineListPage } from '../../../adminKit/list/ListPage.tsx'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { orderColumns, sumOf } from './orderColumns.tsx'
import { ordersPath } from './ordersPath.ts'
import { ordersUrl, ordersVariables, tabKeys } from './ordersUrl.ts'
import { useOrderActions } from './useOrderActions.tsx'

type Order = AdminOrdersPageQuery$data['orders']['edges'][number]['node']

/** The list of orders: what came in, what is to be paid and shipped. */
export const page = defineListPage<AdminOrdersPageQuery, Order, typeof ordersUrl>({
  query: graphql`
    query AdminOrdersPageQuery($first: Int!, $after: String, $filter: OrderFilter!, $orderBy: OrderOrder!) @preloadable {
      orders(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
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
            shippingAddress {
              company
              firstName
              lastName
            }
            invoiceAddress {
              company
              firstName
              lastName
            }
            paymentMethod {
              key
              title
            }
            totals {
              gross {
                cents
                currency
              }
            }
          }
        }
      }
      shop {
        countries {
          code
          title
        }
        paymentMethods {
          key
          title
        }
      }
    }
  `,
  address: ordersUrl,
  variables: ordersVariables,
  read: ({ orders }) => ({
    rows: orders.edges.map(edge => edge.node),
    totalCount: orders.totalCount,
    isCapped: orders.isCountCapped,
    cursors: orders.pageCursors,
    counts: Object.fromEntries(
      Object.entries(tabKeys).map(([tab, key]) => [tab, orders.tabs.find(each => each.key === key)?.count]),
    ),
  }),
  title: 'admin.orders.title',
  caption: 'admin.orders.caption',
  empty: { title: 'admin.orders.empty', hint: 'admin.orders.emptyHint' },
  nothing: { title: 'admin.orders.nothing', hint: 'admin.orders.nothingHint' },
  nameOf: order => order.orderNumber,
  to: order => `${ordersPath}/${order.orderNumber}`,
  isUnread: order => order.isRead === false,
  useList(response) {
    const intl = useIntl()
    const format = adminFormats(intl)
    const mayChange = useViewer().mayWrite('ORDERS')
    const actions = useOrderActions()
    const { countries = [], paymentMethods = [] } = response?.shop ?? {}
    // In the reader's language; orders know that of their buyer.
    const methods = new Map(paymentMethods.map(({ key, title }) => [key, title]))
    const { number, placed, customer, pieces, payment, shipping, total } = orderColumns(intl)
    const contact: Column<Order> = {
      key: 'contact',
      title: 'admin.orders.contact',
      width: 110,
      grow: 2,
      rank: 5,
      card: 'none',
      text: ({ invoiceAddress: { company, firstName, lastName } }) =>
        company ? `${firstName} ${lastName}` : intl.formatMessage({ id: 'admin.orders.person' }),
    }
    const recipient: Column<Order> = {
      key: 'recipient',
      title: 'admin.orders.recipient',
      width: 110,
      grow: 2,
      rank: 6,
      card: 'none',
      // Quiet where it is the customer.
      text: ({ isPickup, customerName, shippingAddress: { company, firstName, lastName } }) => {
        if (isPickup) return intl.formatMessage({ id: 'admin.order.pickup' })
        const name = company || `${firstName} ${lastName}`
        return name === customerName ? '' : name
      },
    }
    const method: Column<Order> = {
      key: 'method',
      title: 'admin.orders.method',
      width: 110,
      grow: 1,
      rank: 3,
      card: 'none',
      text: ({ paymentMethod }) => methods.get(paymentMethod.key) ?? paymentMethod.title,
    }
    return {
      columns: [number, placed, customer, contact, recipient, pieces, method, payment, shipping, total],
      options: {
        country: countries.map(({ code, title }) => ({ value: code, label: title })),
        payment: paymentMethods.map(({ key, title }) => ({ value: key, label: title })),
      },
      actions: mayChange ? actions : undefined,
      selectionNote: orders => {
        const sum = sumOf(orders)
        return sum && format.money(sum)
      },
    }
  },
})
