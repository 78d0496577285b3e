import accountSettingsPageQuery from '../../../__generated__/AccountSettingsPageQuery$parameters.ts'
import addUserPageQuery from '../../../__generated__/AddUserPageQuery$parameters.ts'
import adminUserPageQuery from '../../../__generated__/AdminUserPageQuery$parameters.ts'
import adminUsersPageQuery from '../../../__generated__/AdminUsersPageQuery$parameters.ts'
import keysPageQuery from '../../../__generated__/KeysPageQuery$parameters.ts'
import permissionsPageQuery from '../../../__generated__/PermissionsPageQuery$parameters.ts'
import { KeyIcon, ShieldIcon } from '../../../adminKit/icons.tsx'
import { type AdminRoute, everything, leadsTo } from '../../../adminKit/routes.ts'
import { PersonIcon } from '../../../ui/icons.tsx'
import { permissionsVariables } from './permissions/permissionsUrl.ts'

export const adminRoutes: readonly AdminRoute[] = [
  {
    path: 'users/browse',
    page: () => import('./AdminUsersPage.tsx'),
    query: adminUsersPageQuery,
    search: everything,
    right: { area: 'USERS', level: 'read' },
    texts: ['domains/accounts/admin'],
    navigation: { group: 'people', title: 'admin.shell.users', icon: PersonIcon, below: 'users/' },
  },
  {
    path: 'users/edit/:id',
    page: () => import('./edit/AdminUserPage.tsx'),
    query: adminUserPageQuery,
    variables: place => ({ id: place.params.id }),
    right: { area: 'USERS', level: 'read' },
    texts: ['domains/accounts/admin'],
  },
  {
    path: 'users/add',
    page: () => import('./AddUserPage.tsx'),
    query: addUserPageQuery,
    right: { area: 'USERS', level: 'read' },
    texts: ['domains/accounts/admin'],
  },
  leadsTo('users', 'users/browse'),
  {
    path: 'settings/accounts',
    page: () => import('./AccountSettingsPage.tsx'),
    query: accountSettingsPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/accounts/admin'],
    navigation: { group: 'settings', title: 'admin.shell.accountSettings', icon: PersonIcon },
  },
  {
    path: 'settings/permissions',
    page: () => import('./permissions/PermissionsPage.tsx'),
    query: permissionsPageQuery,
    variables: place => permissionsVariables(place.search),
    search: ['after'],
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/accounts/admin', 'domains/accounts/admin/permissions'],
    navigation: { group: 'settings', title: 'admin.shell.permissions', icon: ShieldIcon },
  },
  {
    path: 'settings/keys',
    page: () => import('./keys/KeysPage.tsx'),
    query: keysPageQuery,
    search: everything,
    right: { area: 'USERS', level: 'write' },
    texts: ['domains/accounts/admin', 'domains/accounts/admin/keys'],
    navigation: { group: 'settings', title: 'admin.shell.keys', icon: KeyIcon },
  },
]
