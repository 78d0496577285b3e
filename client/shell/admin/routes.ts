import { type AdminRoute, isAdminPage, leadsTo } from '../../adminKit/routes.ts'
import { accountPaths } from '../../router/accountPaths.ts'
import type { Route } from '../../router/route.ts'
import { adminRoutes } from './adminRoutes.ts'

export { adminTexts as texts } from '../../texts/admin.ts'

/** A page of the admin centre: for staff, drawn in the browser, never kept or listed. */
function routeOf(declared: AdminRoute): Route {
  if (!isAdminPage(declared)) return declared
  const { right, ...page } = declared
  return {
    ...{ layout: 'admin', ...page, ...(right && { right }) },
    ...{ needs: 'staff', isPersonal: true, isClientOnly: true },
  }
}

/** Pages of the admin centre; paths are relative to `/admincenter`. Loaded when somebody goes there. */
export const routes: readonly Route[] = [
  leadsTo('', 'dashboard'),
  // Documented addresses of what is part of another page here.
  leadsTo('charts', 'dashboard'),
  leadsTo('stock', 'products?sort=stock'),
  leadsTo('payments', 'shop/payments'),
  { path: 'account', redirect: () => accountPaths.overview, isPersonal: true },
  { path: 'customers/:id', redirect: place => `/admincenter/shop/customers/${place.params.id}`, isPersonal: true },
  {
    path: 'settings',
    page: () => import('./SettingsPage.tsx'),
    ...{ layout: 'admin', needs: 'staff', isPersonal: true, isClientOnly: true },
  },
  {
    path: 'info',
    page: () => import('./InfoPage.tsx'),
    ...{ layout: 'admin', needs: 'staff', isPersonal: true, isClientOnly: true },
  },
  ...adminRoutes.map(routeOf),
  // The pages of the shop are known by these addresses, too.
  {
    path: 'shop/*',
    redirect: ({ params, search }) => `/admincenter/${params.rest}${search.size > 0 ? `?${search}` : ''}`,
    isPersonal: true,
  },
  {
    path: '*',
    page: () => import('./MissingPage.tsx'),
    layout: 'admin',
    needs: 'staff',
    isPersonal: true,
    isClientOnly: true,
  },
]
