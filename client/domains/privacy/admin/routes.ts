import consentsPageQuery from '../../../__generated__/ConsentsPageQuery$parameters.ts'
import privacySettingsPageQuery from '../../../__generated__/PrivacySettingsPageQuery$parameters.ts'
import { ShieldIcon } from '../../../adminKit/icons.tsx'
import { type AdminRoute, everything } from '../../../adminKit/routes.ts'

/** What concerns privacy stands among the settings of the shop. */
export const privacySettingsRoutes: readonly AdminRoute[] = [
  {
    path: 'settings/privacy',
    page: () => import('./PrivacySettingsPage.tsx'),
    query: privacySettingsPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/privacy/admin'],
    navigation: { group: 'settings', title: 'admin.shell.privacy', icon: ShieldIcon },
  },
  {
    path: 'settings/consents',
    page: () => import('./ConsentsPage.tsx'),
    query: consentsPageQuery,
    search: everything,
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/privacy/admin'],
  },
]
