import cartPageQuery from '../../__generated__/CartPageQuery$parameters.ts'
import sharedWishListPageQuery from '../../__generated__/SharedWishListPageQuery$parameters.ts'
import wishListPageQuery from '../../__generated__/WishListPageQuery$parameters.ts'
import { segments } from '../../router/accountPaths.ts'
import type { Route } from '../../router/route.ts'
import { accountRoute } from '../accounts/parts/accountRoute.ts'

/** The cart, and the way into it by article numbers. */
export const routes: readonly Route[] = [
  {
    path: 'cart',
    component: 'shop',
    layout: 'shop',
    page: () => import('./pages/CartPage.tsx'),
    query: cartPageQuery,
    texts: [
      'domains/cart',
      'domains/cart/parts/asked',
      'domains/catalogue/parts/tiers',
      'domains/pricing/parts/reason',
      'ui/quantity',
    ],
    isPersonal: true,
  },
  {
    path: 'quickorder',
    component: 'quickOrder',
    layout: 'shop',
    page: () => import('./quickOrder/QuickOrderPage.tsx'),
    texts: ['domains/cart', 'domains/cart/quickOrder', 'ui/quantity'],
    isPersonal: false,
  },
  accountRoute({
    path: `${segments.account}/${segments.wishLists}/:list?`,
    component: 'wishLists',
    page: () => import('./wishLists/WishListPage.tsx'),
    query: wishListPageQuery,
    variables: ({ params: { list } }) => ({ id: list ?? null }),
    texts: [
      ...(['domains/accounts/area', 'domains/cart', 'domains/cart/parts/wishLists'] as const),
      ...(['domains/cart/wishLists', 'ui/quantity'] as const),
    ],
  }),
  {
    path: 'wishlist/:token',
    component: 'wishLists',
    layout: 'shop',
    page: () => import('./wishLists/SharedWishListPage.tsx'),
    query: sharedWishListPageQuery,
    variables: ({ params: { token } }) => ({ token }),
    texts: ['domains/cart', 'domains/cart/parts/wishLists', 'domains/cart/wishLists'],
    isPersonal: true,
    hasSecretUrl: true,
  },
]
