import withdrawalAdminPageQuery from '../../../__generated__/WithdrawalAdminPageQuery$parameters.ts'
import withdrawalsPageQuery from '../../../__generated__/WithdrawalsPageQuery$parameters.ts'
import { type AdminRoute, everything } from '../../../adminKit/routes.ts'
import { DocumentIcon } from '../../../ui/icons.tsx'

export const adminRoutes: readonly AdminRoute[] = [
  {
    path: 'withdrawals',
    page: () => import('./WithdrawalsPage.tsx'),
    query: withdrawalsPageQuery,
    search: everything,
    right: { area: 'ORDERS', level: 'read' },
    texts: ['domains/withdrawals/admin'],
    navigation: { group: 'shop', title: 'admin.shell.withdrawals', icon: DocumentIcon },
  },
  {
    path: 'withdrawals/:id',
    page: () => import('./WithdrawalAdminPage.tsx'),
    query: withdrawalAdminPageQuery,
    variables: ({ params }) => ({ id: params.id }),
    right: { area: 'ORDERS', level: 'read' },
    texts: ['domains/withdrawals/admin'],
  },
]
