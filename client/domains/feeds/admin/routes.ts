import feedsSettingsPageQuery from '../../../__generated__/FeedsSettingsPageQuery$parameters.ts'
import { ListIcon } from '../../../adminKit/icons.tsx'
import type { AdminRoute } from '../../../adminKit/routes.ts'

export const adminRoutes: readonly AdminRoute[] = [
  {
    path: 'settings/feeds',
    page: () => import('./FeedsSettingsPage.tsx'),
    query: feedsSettingsPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/feeds/admin'],
    navigation: { group: 'settings', title: 'admin.shell.feeds', icon: ListIcon },
  },
]
