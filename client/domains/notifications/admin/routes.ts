import notificationsPageQuery from '../../../__generated__/NotificationsPageQuery$parameters.ts'
import { type AdminRoute, everything } from '../../../adminKit/routes.ts'

export const adminRoutes: readonly AdminRoute[] = [
  {
    path: 'notifications',
    page: () => import('./NotificationsPage.tsx'),
    query: notificationsPageQuery,
    search: everything,
    right: null,
    texts: ['domains/notifications/admin'],
  },
]
