import type { OrderFilter, OrderOrder, OrderTab } from '../../../__generated__/AdminOrdersPageQuery.graphql.ts'
import { defineListUrl, type ViewOf } from '../../../adminKit/list/url.ts'
import { ordersPath } from './ordersPath.ts'

/** What the list of orders is narrowed to and sorted by. */
export const ordersUrl = defineListUrl({
  path: ordersPath,
  tabs: {
    parameter: 'tab',
    label: 'admin.orders.tabs',
    titles: {
      all: 'admin.orders.tab.all',
      new: 'admin.orders.tab.new',
      held: 'admin.orders.tab.held',
      openPayment: 'admin.orders.tab.openPayment',
      toShip: 'admin.orders.tab.toShip',
      shipped: 'admin.orders.tab.shipped',
      cancelled: 'admin.orders.tab.cancelled',
    },
  },
  filters: {
    search: { kind: 'words', label: 'admin.orders.search' },
    placed: { kind: 'days', label: 'admin.period.label' },
    country: { kind: 'one', label: 'admin.orders.country', form: /^[A-Z]{2}$/ },
    payment: { kind: 'one', label: 'admin.orders.method', form: /^\w{1,60}$/ },
    cancelled: {
      kind: 'one',
      label: 'admin.orders.cancelledFilter',
      choices: { without: 'admin.orders.cancelledFilter.without' },
    },
  },
  sorts: ['placed', 'number', 'customer', 'total'],
  usual: { field: 'placed', isFalling: true },
})

type View = ViewOf<typeof ordersUrl>

/** Tabs as the server names them. */
export const tabKeys = {
  all: 'ALL',
  new: 'NEW',
  held: 'HELD',
  openPayment: 'OPEN_PAYMENT',
  toShip: 'TO_SHIP',
  shipped: 'SHIPPED',
  cancelled: 'CANCELLED',
} as const satisfies Record<View['tab'], OrderTab>

const fields = { placed: 'PLACED_AT', number: 'NUMBER', customer: 'CUSTOMER', total: 'TOTAL' } as const

export const ordersVariables = ({ tab, filters, sort }: View): { filter: OrderFilter; orderBy: OrderOrder } => ({
  filter: {
    tab: tabKeys[tab],
    search: filters.search || null,
    ...filters.placed,
    country: filters.country,
    paymentMethod: filters.payment,
    isCancelled: filters.cancelled === 'without' ? false : null,
  },
  orderBy: { field: fields[sort.field], direction: sort.isFalling ? 'DESC' : 'ASC' },
})
