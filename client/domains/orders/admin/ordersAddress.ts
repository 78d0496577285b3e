import type { OrderFilter, OrderOrder, OrderTab } from '../../../__generated__/AdminOrdersPageQuery.graphql.ts'
import { type Sort, sortFrom } from '../../../adminKit/list/SortHeader.tsx'

export const ordersPath = '/admincenter/orders'

/** Rows of one page of the orders browser. */
export const ordersPageSize = 25

/** Tabs by their word in the address, in the order in which they are shown. */
export const orderTabs = {
  all: 'ALL',
  new: 'NEW',
  held: 'HELD',
  openPayment: 'OPEN_PAYMENT',
  toShip: 'TO_SHIP',
  shipped: 'SHIPPED',
  cancelled: 'CANCELLED',
} as const satisfies Record<string, OrderTab>
export type OrderTabKey = keyof typeof orderTabs

const sortFields = ['placed', 'number', 'customer', 'total'] as const
export type OrderSortField = (typeof sortFields)[number]
const fieldNames = { placed: 'PLACED_AT', number: 'NUMBER', customer: 'CUSTOMER', total: 'TOTAL' } as const

/** What the address of the orders browser says; what it says wrongly counts as not said. */
export interface OrdersView {
  tab: OrderTabKey
  search: string
  from: string | null
  to: string | null
  country: string | null
  payment: string | null
  sort: Sort<OrderSortField>
  after: string | null
}

/** A day as YYYY-MM-DD if there is such a day. */
function dayFrom(text: string | null): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null
}

export function ordersView(search: URLSearchParams): OrdersView {
  const tab = search.get('tab') ?? ''
  const country = search.get('country') ?? ''
  return {
    tab: Object.hasOwn(orderTabs, tab) ? (tab as OrderTabKey) : 'all',
    search: (search.get('search') ?? '').slice(0, 100),
    from: dayFrom(search.get('from')),
    to: dayFrom(search.get('to')),
    country: /^[A-Z]{2}$/.test(country) ? country : null,
    payment: search.get('payment')?.slice(0, 60) || null,
    sort: sortFrom(search, sortFields, { field: 'placed', isFalling: true }),
    after: search.get('after'),
  }
}

/** Variables of `AdminOrdersPageQuery`. */
export function ordersVariables(search: URLSearchParams): {
  first: number
  after: string | null
  filter: OrderFilter
  orderBy: OrderOrder
} {
  const view = ordersView(search)
  return {
    first: ordersPageSize,
    after: view.after,
    filter: {
      tab: orderTabs[view.tab],
      search: view.search || null,
      from: view.from,
      to: view.to,
      country: view.country,
      paymentMethod: view.payment,
    },
    orderBy: { field: fieldNames[view.sort.field], direction: view.sort.isFalling ? 'DESC' : 'ASC' },
  }
}
