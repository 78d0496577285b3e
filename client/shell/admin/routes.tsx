import adminOrderPageQuery from '../../__generated__/AdminOrderPageQuery$parameters.ts'
import adminOrdersPageQuery from '../../__generated__/AdminOrdersPageQuery$parameters.ts'
import { ordersVariables } from '../../domains/orders/admin/ordersAddress.ts'
import type { PageRoute, Route } from '../../router/route.ts'

/** A page of the admin centre: for staff, drawn in the browser, never kept or listed. */
const room = (route: Omit<PageRoute, 'layout'>): PageRoute => ({
  ...route,
  layout: 'admin',
  needs: 'staff',
  isPersonal: true,
  isClientOnly: true,
  texts: ['admin'],
})

/** Pages of the admin centre; paths are relative to `/admincenter`. Loaded when somebody goes there. */
export const routes: readonly Route[] = [
  room({
    path: 'orders',
    page: () => import('../../domains/orders/admin/AdminOrdersPage.tsx'),
    query: adminOrdersPageQuery,
    variables: place => ordersVariables(place.search),
  }),
  room({
    path: 'orders/:number',
    page: () => import('../../domains/orders/admin/AdminOrderPage.tsx'),
    query: adminOrderPageQuery,
    variables: place => ({ orderNumber: place.params.number }),
  }),
]
