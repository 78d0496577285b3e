import { lazy } from 'react'
import adminOrderPageQuery from '../../../__generated__/AdminOrderPageQuery$parameters.ts'
import adminOrdersPageQuery from '../../../__generated__/AdminOrdersPageQuery$parameters.ts'
import dashboardPageQuery from '../../../__generated__/DashboardPageQuery$parameters.ts'
import orderSettingsPageQuery from '../../../__generated__/OrderSettingsPageQuery$parameters.ts'
import paymentsPageQuery from '../../../__generated__/PaymentsPageQuery$parameters.ts'
import { BoxIcon, EuroIcon, HomeIcon } from '../../../adminKit/icons.tsx'
import { type AdminRoute, everything } from '../../../adminKit/routes.ts'

export const adminRoutes: readonly AdminRoute[] = [
  {
    path: 'dashboard',
    page: () => import('./dashboard/DashboardPage.tsx'),
    query: dashboardPageQuery,
    right: { area: 'ORDERS', level: 'read' },
    texts: ['domains/orders/admin', 'domains/settings/admin/firstSteps'],
    navigation: { group: 'start', title: 'admin.shell.dashboard', icon: HomeIcon },
  },
  {
    path: 'orders',
    page: () => import('./AdminOrdersPage.tsx'),
    query: adminOrdersPageQuery,
    search: everything,
    right: { area: 'ORDERS', level: 'read' },
    texts: ['domains/orders/admin'],
    navigation: {
      group: 'shop',
      title: 'admin.shell.orders',
      icon: BoxIcon,
      badge: lazy(() => import('./NewOrders.tsx')),
    },
  },
  {
    path: 'shop/payments',
    page: () => import('./PaymentsPage.tsx'),
    query: paymentsPageQuery,
    search: everything,
    right: { area: 'ORDERS', level: 'read' },
    texts: ['domains/orders/admin'],
    navigation: { group: 'shop', title: 'admin.shell.payments', icon: EuroIcon },
  },
  {
    path: 'orders/:number',
    page: () => import('./AdminOrderPage.tsx'),
    query: adminOrderPageQuery,
    variables: place => ({ orderNumber: place.params.number }),
    right: { area: 'ORDERS', level: 'read' },
    texts: [
      'domains/accounts/parts/addresses',
      'domains/affiliates/admin',
      'domains/invoicing/admin',
      'domains/invoicing/admin/rules',
      'domains/orders/admin',
      'domains/outbox/admin',
      'domains/pricing/parts/reason',
    ],
  },
]

/** What is set of orders: it stands among the settings of the shop. */
export const orderSettingsRoutes: readonly AdminRoute[] = [
  {
    path: 'settings/orders',
    page: () => import('./OrderSettingsPage.tsx'),
    query: orderSettingsPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/orders/admin'],
    navigation: { group: 'settings', title: 'admin.shell.orderSettings', icon: BoxIcon },
  },
]
