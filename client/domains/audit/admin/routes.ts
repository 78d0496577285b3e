import auditPageQuery from '../../../__generated__/AuditPageQuery$parameters.ts'
import { ListIcon } from '../../../adminKit/icons.tsx'
import { type AdminRoute, everything } from '../../../adminKit/routes.ts'

export const adminRoutes: readonly AdminRoute[] = [
  {
    path: 'audit',
    page: () => import('./AuditPage.tsx'),
    query: auditPageQuery,
    search: everything,
    right: { area: 'AUDIT', level: 'write' },
    navigation: { group: 'settings', title: 'admin.shell.audit', icon: ListIcon },
  },
]
