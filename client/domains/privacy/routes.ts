import dataPageQuery from '../../__generated__/DataPageQuery$parameters.ts'
import { segments } from '../../router/accountPaths.ts'
import type { Route } from '../../router/route.ts'
import { accountRoute } from '../accounts/parts/accountRoute.ts'

/** What is kept of a person, and its erasure. */
export const routes: readonly Route[] = [
  accountRoute({
    path: `${segments.account}/${segments.data}/:secret?`,
    page: () => import('./pages/DataPage.tsx'),
    query: dataPageQuery,
    texts: ['domains/accounts/area', 'domains/accounts/parts/addresses', 'domains/privacy'],
    hasSecretUrl: true,
  }),
]
