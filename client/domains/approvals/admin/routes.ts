import companiesPageQuery from '../../../__generated__/CompaniesPageQuery$parameters.ts'
import companyEditPageQuery from '../../../__generated__/CompanyEditPageQuery$parameters.ts'
import { HomeIcon } from '../../../adminKit/icons.tsx'
import { type AdminRoute, everything } from '../../../adminKit/routes.ts'

const right = { area: 'USERS', level: 'read' } as const
const texts = ['domains/approvals/admin'] as const
const editing = [...texts, 'domains/approvals', 'domains/accounts/admin'] as const

export const adminRoutes: readonly AdminRoute[] = [
  {
    path: 'shop/companies',
    page: () => import('./CompaniesPage.tsx'),
    query: companiesPageQuery,
    search: everything,
    right,
    texts,
    navigation: { group: 'shop', title: 'admin.shell.companies', icon: HomeIcon },
  },
  {
    path: 'shop/companies/add',
    page: () => import('./CompanyEditPage.tsx'),
    query: companyEditPageQuery,
    variables: () => ({ id: '', isNew: true }),
    right,
    texts: editing,
  },
  {
    path: 'shop/companies/:id',
    page: () => import('./CompanyEditPage.tsx'),
    query: companyEditPageQuery,
    variables: ({ params: { id } }) => ({ id, isNew: false }),
    right,
    texts: editing,
  },
]
