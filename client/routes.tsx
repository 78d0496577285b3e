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

/** Pages that are there while a part of the product is switched on. */
const of = (component: string, own: readonly Route[]): readonly Route[] =>
  own.map(route => ('page' in route ? { ...route, component } : route))

/**
 * The one route table, gathered from the domains: path → page, its query and variables, its texts. Tried from top to
 * bottom, so the catalogue, whose groups take any word, comes last but for pages of such words. Paths have no language; `/en` in front of each is
 * read by `placeOf`.
 */
export const routes: readonly Route[] = [
  ...content,
  ...of('galleries', galleries),
  ...of('affiliates', affiliates),
  ...cart,
  ...of('shop', checkout),
  ...orders,
  ...accounts,
  ...of('companies', approvals),
  ...privacy,
  ...withdrawals,
  { path: 'admincenter/*', routes: () => import('./shell/admin/routes.ts') },
  ...catalogue,
  ...entryRoutes,
]
