import customerPageQuery from '../../../__generated__/CustomerPageQuery$parameters.ts'
import customersPageQuery from '../../../__generated__/CustomersPageQuery$parameters.ts'
import { type AdminRoute, everything, leadsTo } from '../../../adminKit/routes.ts'
import { PersonIcon } from '../../../ui/icons.tsx'

export const adminRoutes: readonly AdminRoute[] = [
  {
    path: 'shop/customers',
    page: () => import('./CustomersPage.tsx'),
    query: customersPageQuery,
    search: everything,
    right: { area: 'ORDERS', level: 'read' },
    texts: ['domains/customers/admin'],
    navigation: { group: 'shop', title: 'admin.shell.customers', icon: PersonIcon, below: 'shop/customers/' },
  },
  {
    path: 'shop/customers/:id',
    page: () => import('./CustomerPage.tsx'),
    query: customerPageQuery,
    variables: place => ({ id: place.params.id }),
    right: { area: 'ORDERS', level: 'read' },
    texts: [
      'domains/accounts/admin',
      'domains/accounts/parts/addresses',
      'domains/customers/admin',
      'domains/orders/admin',
    ],
  },
  leadsTo('customers', 'shop/customers'),
]
