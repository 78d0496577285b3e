import adminProductPageQuery from '../../../__generated__/AdminProductPageQuery$parameters.ts'
import adminProductsPageQuery from '../../../__generated__/AdminProductsPageQuery$parameters.ts'
import { type AdminRoute, everything } from '../../../adminKit/routes.ts'
import { TagIcon } from '../../../ui/icons.tsx'

export const adminRoutes: readonly AdminRoute[] = [
  {
    path: 'products',
    page: () => import('./AdminProductsPage.tsx'),
    query: adminProductsPageQuery,
    search: everything,
    right: { area: 'CATALOGUE', level: 'read' },
    texts: ['domains/catalogue/admin'],
    navigation: { group: 'shop', title: 'admin.shell.products', icon: TagIcon },
  },
  {
    path: 'products/:id',
    page: () => import('./edit/AdminProductPage.tsx'),
    query: adminProductPageQuery,
    variables: place => ({ id: place.params.id }),
    right: { area: 'CATALOGUE', level: 'read' },
    texts: ['domains/catalogue/admin', 'domains/catalogue/admin/edit'],
  },
]
