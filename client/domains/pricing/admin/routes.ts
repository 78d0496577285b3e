import vatSettingsPageQuery from '../../../__generated__/VatSettingsPageQuery$parameters.ts'
import { EuroIcon } from '../../../adminKit/icons.tsx'
import type { AdminRoute } from '../../../adminKit/routes.ts'

/** What prices depend on. */
export const adminRoutes: readonly AdminRoute[] = [
  {
    path: 'vat/groups',
    page: () => import('./vat/VatSettingsPage.tsx'),
    query: vatSettingsPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/pricing/admin'],
    navigation: { group: 'settings', title: 'admin.shell.vat', icon: EuroIcon },
  },
]
