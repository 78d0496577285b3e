import accountPageQuery from '../../__generated__/AccountPageQuery$parameters.ts'
import addressesPageQuery from '../../__generated__/AddressesPageQuery$parameters.ts'
import addressPageQuery from '../../__generated__/AddressPageQuery$parameters.ts'
import confirmEmailPageQuery from '../../__generated__/ConfirmEmailPageQuery$parameters.ts'
import invitationPageQuery from '../../__generated__/InvitationPageQuery$parameters.ts'
import keepSecondFactorPageQuery from '../../__generated__/KeepSecondFactorPageQuery$parameters.ts'
import loginPageQuery from '../../__generated__/LoginPageQuery$parameters.ts'
import profilePageQuery from '../../__generated__/ProfilePageQuery$parameters.ts'
import resetPasswordPageQuery from '../../__generated__/ResetPasswordPageQuery$parameters.ts'
import resetSecondFactorPageQuery from '../../__generated__/ResetSecondFactorPageQuery$parameters.ts'
import securityPageQuery from '../../__generated__/SecurityPageQuery$parameters.ts'
import signUpPageQuery from '../../__generated__/SignUpPageQuery$parameters.ts'
import verifyPageQuery from '../../__generated__/VerifyPageQuery$parameters.ts'
import { segments } from '../../router/accountPaths.ts'
import type { PageRoute, Route } from '../../router/route.ts'
import { accountRoute } from './parts/accountRoute.ts'

/** Pages before somebody is signed in; most of them are reached by a mail's link. */
const entrances = (
  [
    [segments.signup, () => import('./pages/SignUpPage.tsx'), signUpPageQuery],
    [`${segments.verify}/:token`, () => import('./pages/VerifyPage.tsx'), verifyPageQuery],
    [`${segments.resetPassword}/:token?`, () => import('./pages/ResetPasswordPage.tsx'), resetPasswordPageQuery],
    [`${segments.reset2FA}/:token?`, () => import('./pages/ResetSecondFactorPage.tsx'), resetSecondFactorPageQuery],
    [`${segments.keep2FA}/:token`, () => import('./pages/KeepSecondFactorPage.tsx'), keepSecondFactorPageQuery],
    [`${segments.invitation}/:token`, () => import('./pages/InvitationPage.tsx'), invitationPageQuery],
    [`${segments.confirmEmail}/:token`, () => import('./pages/ConfirmEmailPage.tsx'), confirmEmailPageQuery],
  ] as const
).map(([path, page, query]): PageRoute => {
  const hasSecretUrl = path.includes(':token')
  return {
    path,
    layout: 'bare',
    page,
    query,
    texts: ['domains/accounts', 'domains/accounts/parts/addresses'],
    isPersonal: true,
    hasSecretUrl,
  }
})

/** Signing in and up, and a person's own account. */
export const routes: readonly Route[] = [
  {
    path: segments.login,
    layout: 'bare',
    page: () => import('./pages/LoginPage.tsx'),
    query: loginPageQuery,
    search: ['next'],
    texts: ['domains/accounts', 'domains/accounts/parts/addresses'],
    isPersonal: true,
    // `next` is the address of any page, also of one that is secret.
    hasSecretUrl: true,
  },
  ...entrances,
  accountRoute({
    path: segments.account,
    page: () => import('./area/AccountPage.tsx'),
    query: accountPageQuery,
    texts: ['domains/accounts/area', 'domains/accounts/parts/addresses', 'domains/orders'],
  }),
  accountRoute({
    path: `${segments.account}/${segments.addresses}`,
    page: () => import('./area/addresses/AddressesPage.tsx'),
    query: addressesPageQuery,
    texts: ['domains/accounts/area', 'domains/accounts/parts/addresses'],
  }),
  ...['add', 'edit/:uuid?'].map(path =>
    accountRoute({
      path: `${segments.account}/${segments.addresses}/${path}`,
      page: () => import('./area/addresses/AddressPage.tsx'),
      query: addressPageQuery,
      texts: ['domains/accounts/area', 'domains/accounts/parts/addresses'],
    }),
  ),
  accountRoute({
    path: `${segments.account}/${segments.profile}`,
    page: () => import('./area/profile/ProfilePage.tsx'),
    query: profilePageQuery,
    texts: ['domains/accounts/area', 'domains/accounts/parts/addresses'],
  }),
  accountRoute({
    path: `${segments.account}/${segments.security}`,
    page: () => import('./security/SecurityPage.tsx'),
    query: securityPageQuery,
    texts: [
      ...(['domains/accounts/area', 'domains/accounts'] as const),
      ...(['domains/accounts/parts/addresses', 'domains/accounts/security'] as const),
    ],
  }),
]
