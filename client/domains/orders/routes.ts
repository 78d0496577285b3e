import orderPlacedPageQuery from '../../__generated__/OrderPlacedPageQuery$parameters.ts'
import orderStatusPageQuery from '../../__generated__/OrderStatusPageQuery$parameters.ts'
import ownOrderPageQuery from '../../__generated__/OwnOrderPageQuery$parameters.ts'
import ownOrdersPageQuery from '../../__generated__/OwnOrdersPageQuery$parameters.ts'
import { segments } from '../../router/accountPaths.ts'
import type { Route } from '../../router/route.ts'
import { accountRoute } from '../accounts/parts/accountRoute.ts'

/** An order by the link of its mail, and a person's own orders. */
export const routes: readonly Route[] = [
  {
    path: 'order/:number/:token',
    layout: 'shop',
    page: () => import('./pages/OrderStatusPage.tsx'),
    query: orderStatusPageQuery,
    variables: place => ({ orderNumber: place.params.number, token: place.params.token }),
    texts: ['domains/accounts/parts/addresses', 'domains/cart', 'domains/orders', 'domains/pricing/parts/reason'],
    isPersonal: true,
    hasSecretUrl: true,
  },
  {
    path: 'order/:number/:token/placed',
    layout: 'shop',
    page: () => import('./pages/OrderPlacedPage.tsx'),
    query: orderPlacedPageQuery,
    variables: place => ({ orderNumber: place.params.number, token: place.params.token }),
    texts: ['domains/accounts/parts/addresses', 'domains/cart', 'domains/orders', 'domains/pricing/parts/reason'],
    isPersonal: true,
    hasSecretUrl: true,
  },
  accountRoute({
    path: `${segments.account}/${segments.orders}`,
    page: () => import('./own/OwnOrdersPage.tsx'),
    query: ownOrdersPageQuery,
    texts: ['domains/accounts/area', 'domains/orders'],
  }),
  accountRoute({
    path: `${segments.account}/${segments.orders}/:number`,
    page: () => import('./own/OwnOrderPage.tsx'),
    query: ownOrderPageQuery,
    variables: place => ({ orderNumber: place.params.number }),
    texts: [
      'domains/accounts/area',
      'domains/accounts/parts/addresses',
      'domains/cart',
      'domains/orders',
      'domains/pricing/parts/reason',
    ],
  }),
]
