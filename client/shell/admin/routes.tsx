import addUserPageQuery from '../../__generated__/AddUserPageQuery$parameters.ts'
import adminOrderPageQuery from '../../__generated__/AdminOrderPageQuery$parameters.ts'
import adminOrdersPageQuery from '../../__generated__/AdminOrdersPageQuery$parameters.ts'
import adminProductPageQuery from '../../__generated__/AdminProductPageQuery$parameters.ts'
import adminProductsPageQuery from '../../__generated__/AdminProductsPageQuery$parameters.ts'
import adminUserPageQuery from '../../__generated__/AdminUserPageQuery$parameters.ts'
import adminUsersPageQuery from '../../__generated__/AdminUsersPageQuery$parameters.ts'
import auditPageQuery from '../../__generated__/AuditPageQuery$parameters.ts'
import dashboardPageQuery from '../../__generated__/DashboardPageQuery$parameters.ts'
import keysPageQuery from '../../__generated__/KeysPageQuery$parameters.ts'
import outboxPageQuery from '../../__generated__/OutboxPageQuery$parameters.ts'
import permissionsPageQuery from '../../__generated__/PermissionsPageQuery$parameters.ts'
import personPageQuery from '../../__generated__/PersonPageQuery$parameters.ts'
import personsPageQuery from '../../__generated__/PersonsPageQuery$parameters.ts'
import { keysVariables } from '../../domains/accounts/admin/keys/keysAddress.ts'
import { permissionsVariables } from '../../domains/accounts/admin/permissions/permissionsAddress.ts'
import { usersVariables } from '../../domains/accounts/admin/usersAddress.ts'
import { auditVariables } from '../../domains/audit/admin/auditAddress.ts'
import { productsVariables } from '../../domains/catalogue/admin/productsAddress.ts'
import { ordersVariables } from '../../domains/orders/admin/ordersAddress.ts'
import { outboxVariables } from '../../domains/outbox/admin/outboxAddress.ts'
import { personsVariables } from '../../domains/persons/admin/personsAddress.ts'
import type { PageRoute, Route } from '../../router/route.ts'

export { adminTexts as texts } from '../../texts/admin.ts'

/** A page of the admin centre: for staff, drawn in the browser, never kept or listed. */
const room = (route: Omit<PageRoute, 'layout' | 'needs' | 'isPersonal'>): PageRoute => ({
  ...route,
  layout: 'admin',
  needs: 'staff',
  isPersonal: true,
  isClientOnly: true,
})

/** Pages of the admin centre; paths are relative to `/admincenter`. Loaded when somebody goes there. */
export const routes: readonly Route[] = [
  { path: '', redirect: () => '/admincenter/dashboard', isPersonal: true },
  room({
    path: 'dashboard',
    page: () => import('../../domains/orders/admin/dashboard/DashboardPage.tsx'),
    query: dashboardPageQuery,
    texts: ['domains/orders/admin'],
  }),
  room({
    path: 'orders',
    page: () => import('../../domains/orders/admin/AdminOrdersPage.tsx'),
    query: adminOrdersPageQuery,
    variables: place => ordersVariables(place.search),
    search: ['tab', 'search', 'from', 'to', 'country', 'payment', 'sort', 'after'],
    texts: ['domains/orders/admin'],
  }),
  room({
    path: 'orders/:number',
    page: () => import('../../domains/orders/admin/AdminOrderPage.tsx'),
    query: adminOrderPageQuery,
    variables: place => ({ orderNumber: place.params.number }),
    texts: ['domains/accounts/addresses', 'domains/orders/admin', 'domains/outbox/admin'],
  }),
  room({
    path: 'products',
    page: () => import('../../domains/catalogue/admin/AdminProductsPage.tsx'),
    query: adminProductsPageQuery,
    variables: place => productsVariables(place.search),
    search: ['state', 'search', 'group', 'kind', 'sort', 'after'],
    texts: ['domains/catalogue/admin'],
  }),
  room({
    path: 'products/:id',
    page: () => import('../../domains/catalogue/admin/edit/AdminProductPage.tsx'),
    query: adminProductPageQuery,
    variables: place => ({ id: place.params.id }),
    texts: ['domains/catalogue/admin', 'domains/catalogue/admin/edit'],
  }),
  room({
    path: 'outbox',
    page: () => import('../../domains/outbox/admin/OutboxPage.tsx'),
    query: outboxPageQuery,
    variables: place => outboxVariables(place.search),
    search: ['state', 'search', 'after'],
    texts: ['domains/outbox/admin'],
  }),
  room({
    path: 'users/browse',
    page: () => import('../../domains/accounts/admin/AdminUsersPage.tsx'),
    query: adminUsersPageQuery,
    variables: place => usersVariables(place.search),
    search: ['state', 'search', 'role', 'group', 'seen', 'sort', 'after'],
    texts: ['domains/accounts/admin'],
  }),
  room({
    path: 'users/edit/:id',
    page: () => import('../../domains/accounts/admin/edit/AdminUserPage.tsx'),
    query: adminUserPageQuery,
    variables: place => ({ id: place.params.id }),
    texts: ['domains/accounts/admin', 'domains/audit/admin'],
  }),
  { path: 'users', redirect: () => '/admincenter/users/browse', isPersonal: true },
  room({
    path: 'audit',
    page: () => import('../../domains/audit/admin/AuditPage.tsx'),
    query: auditPageQuery,
    variables: place => auditVariables(place.search),
    search: ['search', 'action', 'from', 'to', 'subject', 'after'],
    texts: ['domains/audit/admin'],
  }),
  room({
    path: 'settings/permissions',
    page: () => import('../../domains/accounts/admin/permissions/PermissionsPage.tsx'),
    query: permissionsPageQuery,
    variables: place => permissionsVariables(place.search),
    search: ['after'],
    texts: ['domains/accounts/admin', 'domains/accounts/admin/permissions'],
  }),
  room({
    path: 'settings/keys',
    page: () => import('../../domains/accounts/admin/keys/KeysPage.tsx'),
    query: keysPageQuery,
    variables: place => keysVariables(place.search),
    search: ['after'],
    texts: ['domains/accounts/admin', 'domains/accounts/admin/keys'],
  }),
  room({
    path: 'users/add',
    page: () => import('../../domains/accounts/admin/AddUserPage.tsx'),
    query: addUserPageQuery,
    texts: ['domains/accounts/admin'],
  }),
  room({
    path: 'person/browse',
    page: () => import('../../domains/persons/admin/PersonsPage.tsx'),
    query: personsPageQuery,
    variables: place => personsVariables(place.search),
    search: ['search', 'linked', 'sort', 'after'],
    texts: ['domains/accounts/admin', 'domains/persons/admin'],
  }),
  room({
    path: 'person/edit/:id?',
    page: () => import('../../domains/persons/admin/PersonPage.tsx'),
    query: personPageQuery,
    variables: ({ params: { id }, search }) => ({
      id: id ?? '',
      isNew: id === undefined,
      userId: search.get('user') ?? '',
      isLinked: id === undefined && search.has('user'),
    }),
    search: ['user'],
    texts: ['domains/accounts/admin', 'domains/persons/admin'],
  }),
  { path: 'person', redirect: () => '/admincenter/person/browse', isPersonal: true },
  // The rooms of the shop are known by these addresses, too.
  { path: 'shop/*', redirect: place => `/admincenter/${place.params.rest}`, isPersonal: true },
]
