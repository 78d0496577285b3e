import menusPageQuery from '../../../../__generated__/MenusPageQuery$parameters.ts'
import { ListIcon } from '../../../../adminKit/icons.tsx'
import type { AdminRoute } from '../../../../adminKit/routes.ts'

/** What surrounds each page of the shop. */
export const menuRoutes: readonly AdminRoute[] = [
  {
    path: 'menus',
    page: () => import('./MenusPage.tsx'),
    query: menusPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/content/admin/menus'],
    navigation: { group: 'content', title: 'admin.shell.menus', icon: ListIcon },
  },
]
