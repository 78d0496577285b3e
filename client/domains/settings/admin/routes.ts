import firstStepsPageQuery from '../../../__generated__/FirstStepsPageQuery$parameters.ts'
import generalSettingsPageQuery from '../../../__generated__/GeneralSettingsPageQuery$parameters.ts'
import lookPageQuery from '../../../__generated__/LookPageQuery$parameters.ts'
import mailSettingsPageQuery from '../../../__generated__/MailSettingsPageQuery$parameters.ts'
import textPageQuery from '../../../__generated__/TextPageQuery$parameters.ts'
import textsFilePageQuery from '../../../__generated__/TextsFilePageQuery$parameters.ts'
import textsPageQuery from '../../../__generated__/TextsPageQuery$parameters.ts'
import { MailIcon, PictureIcon } from '../../../adminKit/icons.tsx'
import { type AdminRoute, everything } from '../../../adminKit/routes.ts'
import { CheckIcon, DocumentIcon, PenIcon } from '../../../ui/icons.tsx'

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
    path: 'settings/look',
    page: () => import('./look/LookPage.tsx'),
    query: lookPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/settings/admin/look'],
    navigation: { group: 'settings', title: 'admin.shell.look', icon: PictureIcon },
  },
  {
    path: 'settings/texts',
    page: () => import('./words/TextsPage.tsx'),
    query: textsPageQuery,
    search: everything,
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/settings/admin/words'],
    navigation: { group: 'settings', title: 'admin.shell.texts', icon: PenIcon },
  },
  {
    path: 'settings/texts-file',
    page: () => import('./words/TextsFilePage.tsx'),
    query: textsFilePageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/settings/admin/words'],
  },
  {
    path: 'settings/texts/:key',
    page: () => import('./words/TextPage.tsx'),
    query: textPageQuery,
    variables: ({ params }) => ({ key: params.key }),
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/settings/admin/words'],
  },
  {
    path: 'first-steps',
    page: () => import('./firstSteps/FirstStepsPage.tsx'),
    query: firstStepsPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/settings/admin', 'domains/settings/admin/firstSteps'],
    navigation: { group: 'settings', title: 'admin.shell.firstSteps', icon: CheckIcon },
  },
]
