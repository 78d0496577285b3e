import companyInvitationPageQuery from '../../__generated__/CompanyInvitationPageQuery$parameters.ts'
import companyPageQuery from '../../__generated__/CompanyPageQuery$parameters.ts'
import { segments } from '../../router/accountPaths.ts'
import type { Route } from '../../router/route.ts'
import { accountRoute } from '../accounts/parts/accountRoute.ts'

/** The company for which somebody buys, and invitations to one. */
export const routes: readonly Route[] = [
  accountRoute({
    path: `${segments.account}/${segments.company}`,
    page: () => import('./pages/CompanyPage.tsx'),
    query: companyPageQuery,
    texts: ['domains/accounts/area', 'domains/accounts/parts/addresses', 'domains/approvals', 'domains/orders'],
  }),
  {
    path: `${segments.companyInvitation}/:token`,
    layout: 'shop',
    page: () => import('./pages/CompanyInvitationPage.tsx'),
    query: companyInvitationPageQuery,
    variables: ({ params: { token } }) => ({ token }),
    texts: ['domains/approvals'],
    isPersonal: true,
    hasSecretUrl: true,
  },
]
