import uploadSettingsPageQuery from '../../../../__generated__/UploadSettingsPageQuery$parameters.ts'
import { PictureIcon } from '../../../../adminKit/icons.tsx'
import type { AdminRoute } from '../../../../adminKit/routes.ts'

/** What may be uploaded. */
export const uploadSettingsRoutes: readonly AdminRoute[] = [
  {
    path: 'settings/files',
    page: () => import('./UploadSettingsPage.tsx'),
    query: uploadSettingsPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/files/admin/settings', 'domains/files/parts/uploads'],
    navigation: { group: 'settings', title: 'admin.shell.uploads', icon: PictureIcon },
  },
]
