import withdrawalPageQuery from '../../__generated__/WithdrawalPageQuery$parameters.ts'
import type { PageRoute, Route } from '../../router/route.ts'

const page = {
  layout: 'shop',
  page: () => import('./pages/WithdrawalPage.tsx'),
  query: withdrawalPageQuery,
  texts: ['domains/withdrawals', 'ui/quantity'],
  isPersonal: true,
} as const satisfies Omit<PageRoute, 'path'>

/** Withdrawing from a contract: by number and address, from an order of one's own, or by the link of an order. */
export const routes: readonly Route[] = [
  {
    ...page,
    path: 'withdrawal',
    search: ['order'],
    variables: ({ search }) => ({
      ...{ orderNumber: search.get('order') ?? '', token: null, isNamed: search.has('order') },
    }),
  },
  {
    ...page,
    path: 'order/:number/:token/withdrawal',
    variables: ({ params }) => ({ orderNumber: params.number, token: params.token, isNamed: true }),
    hasSecretUrl: true,
  },
]
