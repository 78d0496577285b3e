import importPageQuery from '../../../__generated__/ImportPageQuery$parameters.ts'
import importsPageQuery from '../../../__generated__/ImportsPageQuery$parameters.ts'
import { ArrowDownIcon } from '../../../adminKit/icons.tsx'
import { type AdminRoute, everything } from '../../../adminKit/routes.ts'

export const adminRoutes: readonly AdminRoute[] = [
  {
    path: 'shop/import',
    page: () => import('./ImportsPage.tsx'),
    query: importsPageQuery,
    search: everything,
    right: { area: 'CATALOGUE', level: 'read' },
    texts: ['domains/imports/admin', 'domains/files/parts/uploads'],
    navigation: { group: 'shop', title: 'admin.shell.imports', icon: ArrowDownIcon },
  },
  {
    path: 'shop/import/:id',
    page: () => import('./ImportPage.tsx'),
    query: importPageQuery,
    right: { area: 'CATALOGUE', level: 'read' },
    texts: ['domains/imports/admin'],
  },
]
