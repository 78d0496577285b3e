import orderFieldsPageQuery from '../../../__generated__/OrderFieldsPageQuery$parameters.ts'
import { ListIcon } from '../../../adminKit/icons.tsx'
import type { AdminRoute } from '../../../adminKit/routes.ts'

/** What buyers are asked besides what each order needs. */
export const orderFieldRoutes: readonly AdminRoute[] = [
  {
    path: 'settings/fields',
    page: () => import('./OrderFieldsPage.tsx'),
    query: orderFieldsPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/cart/admin', 'domains/cart/parts/asked'],
    navigation: { group: 'settings', title: 'admin.shell.orderFields', icon: ListIcon },
  },
]
