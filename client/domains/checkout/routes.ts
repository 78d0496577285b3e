import checkoutPageQuery from '../../__generated__/CheckoutPageQuery$parameters.ts'
import type { Route } from '../../router/route.ts'

/** The checkout with its steps. */
export const routes: readonly Route[] = [
  {
    path: 'checkout/:step?',
    layout: 'checkout',
    page: () => import('./pages/CheckoutPage.tsx'),
    query: checkoutPageQuery,
    search: ['change'],
    texts: [
      'domains/accounts',
      'domains/accounts/parts/addresses',
      'domains/cart',
      'domains/cart/parts/asked',
      'domains/checkout',
    ],
    isPersonal: true,
  },
]
