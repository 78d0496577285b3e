import { routes as accounts } from './domains/accounts/routes.ts'
import { routes as affiliates } from './domains/affiliates/routes.ts'
import { routes as approvals } from './domains/approvals/routes.ts'
import { routes as cart } from './domains/cart/routes.ts'
import { routes as catalogue } from './domains/catalogue/routes.ts'
import { routes as checkout } from './domains/checkout/routes.ts'
import { routes as content, entryRoutes } from './domains/content/routes.ts'
import { routes as galleries } from './domains/galleries/routes.ts'
import { routes as orders } from './domains/orders/routes.ts'
import { routes as privacy } from './domains/privacy/routes.ts'
import { routes as withdrawals } from './domains/withdrawals/routes.ts'
import type { Route } from './router/route.ts'

/**
 * The one route table, gathered from the domains: path → page, its query and variables, its texts. Tried from top to
 * bottom, so the catalogue, whose groups take any word, comes last but for pages of such words. Paths have no language; `/en` in front of each is
 * read by `placeOf`.
 */
export const routes: readonly Route[] = [
  ...content,
  ...galleries,
  ...affiliates,
  ...cart,
  ...checkout,
  ...orders,
  ...accounts,
  ...approvals,
  ...privacy,
  ...withdrawals,
  { path: 'admincenter/*', routes: () => import('./shell/admin/routes.ts') },
  ...catalogue,
  ...entryRoutes,
]
