import partnerPageQuery from '../../__generated__/PartnerPageQuery$parameters.ts'
import { segments } from '../../router/accountPaths.ts'
import type { Route } from '../../router/route.ts'
import { accountRoute } from '../accounts/parts/accountRoute.ts'

/** What partners see of themselves. */
export const routes: readonly Route[] = [
  accountRoute({
    path: `${segments.account}/${segments.partner}`,
    page: () => import('./own/PartnerPage.tsx'),
    query: partnerPageQuery,
    texts: ['domains/accounts/area', 'domains/affiliates/own'],
  }),
]
