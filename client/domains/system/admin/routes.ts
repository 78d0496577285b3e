import debugPageQuery from '../../../__generated__/DebugPageQuery$parameters.ts'
import systemPageQuery from '../../../__generated__/SystemPageQuery$parameters.ts'
import { ShieldIcon } from '../../../adminKit/icons.tsx'
import type { AdminRoute } from '../../../adminKit/routes.ts'

export const adminRoutes: readonly AdminRoute[] = [
  {
    path: 'settings/system',
    page: () => import('./SystemPage.tsx'),
    query: systemPageQuery,
    right: { area: 'SETTINGS', level: 'write' },
    texts: ['domains/system/admin'],
    navigation: { group: 'settings', title: 'admin.shell.system', icon: ShieldIcon },
  },
  {
    path: 'settings/debug',
    page: () => import('./DebugPage.tsx'),
    query: debugPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/system/admin'],
  },
]
