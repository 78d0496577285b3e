import firstStepsPageQuery from '../../../__generated__/FirstStepsPageQuery$parameters.ts'
import generalSettingsPageQuery from '../../../__generated__/GeneralSettingsPageQuery$parameters.ts'
import mailSettingsPageQuery from '../../../__generated__/MailSettingsPageQuery$parameters.ts'
import { MailIcon } from '../../../adminKit/icons.tsx'
import { type AdminRoute, leadsTo } from '../../../adminKit/routes.ts'
import { CheckIcon, DocumentIcon } from '../../../ui/icons.tsx'

export const adminRoutes: readonly AdminRoute[] = [
  {
    path: 'settings/general',
    page: () => import('./GeneralSettingsPage.tsx'),
    query: generalSettingsPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/settings/admin'],
    navigation: { group: 'settings', title: 'admin.shell.general', icon: DocumentIcon },
  },
  {
    path: 'settings/mail',
    page: () => import('./MailSettingsPage.tsx'),
    query: mailSettingsPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/settings/admin'],
    navigation: { group: 'settings', title: 'admin.shell.mail', icon: MailIcon },
  },
  {
    path: 'first-steps',
    page: () => import('./firstSteps/FirstStepsPage.tsx'),
    query: firstStepsPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/settings/admin', 'domains/settings/admin/firstSteps'],
    navigation: { group: 'settings', title: 'admin.shell.firstSteps', icon: CheckIcon },
  },
  leadsTo('settings', 'settings/general'),
]
