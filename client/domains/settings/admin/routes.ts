import generalSettingsPageQuery from '../../../__generated__/GeneralSettingsPageQuery$parameters.ts'
import { type AdminRoute, leadsTo } from '../../../adminKit/routes.ts'
import { DocumentIcon } from '../../../ui/icons.tsx'

export const adminRoutes: readonly AdminRoute[] = [
  {
    path: 'settings/general',
    page: () => import('./GeneralSettingsPage.tsx'),
    query: generalSettingsPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/settings/admin'],
    navigation: { group: 'settings', title: 'admin.shell.general', icon: DocumentIcon },
  },
  leadsTo('settings', 'settings/general'),
  leadsTo('settings/system', 'settings/general'),
]
