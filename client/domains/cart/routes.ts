import cartPageQuery from '../../__generated__/CartPageQuery$parameters.ts'
import type { Route } from '../../router/route.ts'

/** The cart, and the way into it by article numbers. */
export const routes: readonly Route[] = [
  {
    path: 'cart',
    layout: 'shop',
    page: () => import('./pages/CartPage.tsx'),
    query: cartPageQuery,
    texts: ['domains/cart', 'domains/catalogue/parts/tiers', 'domains/pricing/parts/reason', 'ui/quantity'],
    isPersonal: true,
  },
  {
    path: 'quickorder',
    layout: 'shop',
    page: () => import('./quickOrder/QuickOrderPage.tsx'),
    texts: ['domains/cart', 'domains/cart/quickOrder', 'ui/quantity'],
    isPersonal: false,
  },
]
