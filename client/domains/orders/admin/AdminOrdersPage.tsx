import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { AdminOrdersPageQuery } from '../../../__generated__/AdminOrdersPageQuery.graphql.ts'
import { PageTop } from '../../../adminKit/frame/PageTop.tsx'
import { Paging } from '../../../adminKit/list/Paging.tsx'
import { StatusTabs } from '../../../adminKit/list/StatusTabs.tsx'
import { useListAddress } from '../../../adminKit/list/useListAddress.ts'
import type { MessageId } from '../../../intl/messageIds.ts'
import { PageHead } from '../../../router/PageHead.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { OrdersFilters } from './OrdersFilters.tsx'
import { OrdersTable } from './OrdersTable.tsx'
import { type OrderTabKey, ordersPageSize, ordersPath, ordersView, orderTabs } from './ordersAddress.ts'

const query = graphql`
  query AdminOrdersPageQuery($first: Int!, $after: String, $filter: OrderFilter!, $orderBy: OrderOrder!) @preloadable {
    orders(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
      totalCount
      tabs {
        key
        count
      }
      pageCursors {
        ...Paging_cursors
      }
      ...OrdersTable_orders
    }
    shop {
      paymentMethods {
        key
        title
      }
      ...OrdersFilters_shop
    }
  }
`

const tabTitles = {
  all: 'admin.orders.tab.all',
  new: 'admin.orders.tab.new',
  held: 'admin.orders.tab.held',
  openPayment: 'admin.orders.tab.openPayment',
  toShip: 'admin.orders.tab.toShip',
  shipped: 'admin.orders.tab.shipped',
  cancelled: 'admin.orders.tab.cancelled',
} as const satisfies Record<OrderTabKey, MessageId>

function AdminOrdersPage(props: PageProps<AdminOrdersPageQuery>) {
  const { orders, shop } = usePreloadedQuery<AdminOrdersPageQuery>(query, props.query)
  const intl = useIntl()
  const { addressWith } = useListAddress()
  const view = ordersView(props.place.search)
  const title = intl.formatMessage({ id: 'admin.orders.title' })
  const counts = new Map(orders.tabs.map(({ key, count }) => [key, count]))
  const isFiltered = [view.search, view.from, view.to, view.country, view.payment].some(Boolean)
  const resetTo = view.tab === 'all' ? ordersPath : `${ordersPath}?tab=${view.tab}`
  return (
    <>
      <PageHead title={title} />
      <PageTop title={title} />
      <StatusTabs
        label={intl.formatMessage({ id: 'admin.orders.tabs' })}
        tabs={(Object.keys(orderTabs) as OrderTabKey[]).map(key => ({
          key,
          label: intl.formatMessage({ id: tabTitles[key] }),
          count: counts.get(orderTabs[key]) ?? 0,
          to: addressWith({ tab: key === 'all' ? null : key }),
          isCurrent: key === view.tab,
        }))}
      />
      <OrdersFilters view={view} shop={shop} resetTo={isFiltered ? resetTo : null} />
      <OrdersTable
        orders={orders}
        sort={view.sort}
        isNarrowed={isFiltered || view.tab !== 'all'}
        methods={new Map(shop.paymentMethods.map(({ key, title }) => [key, title]))}
        paging={
          orders.totalCount > 0 && (
            <Paging cursors={orders.pageCursors} pageSize={ordersPageSize} totalCount={orders.totalCount} />
          )
        }
      />
    </>
  )
}

/** The orders browser: what came in, what is to be paid and shipped. */
export const page = definePage<AdminOrdersPageQuery>({ query, Component: AdminOrdersPage })
