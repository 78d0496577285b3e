import accountPageQuery from './__generated__/AccountPageQuery$parameters.ts'
import addressesPageQuery from './__generated__/AddressesPageQuery$parameters.ts'
import addressPageQuery from './__generated__/AddressPageQuery$parameters.ts'
import cartPageQuery from './__generated__/CartPageQuery$parameters.ts'
import checkoutPageQuery from './__generated__/CheckoutPageQuery$parameters.ts'
import confirmEmailPageQuery from './__generated__/ConfirmEmailPageQuery$parameters.ts'
import dataPageQuery from './__generated__/DataPageQuery$parameters.ts'
import favouritesPageQuery from './__generated__/FavouritesPageQuery$parameters.ts'
import groupPageQuery from './__generated__/GroupPageQuery$parameters.ts'
import invitationPageQuery from './__generated__/InvitationPageQuery$parameters.ts'
import keepSecondFactorPageQuery from './__generated__/KeepSecondFactorPageQuery$parameters.ts'
import landingPageQuery from './__generated__/LandingPageQuery$parameters.ts'
import legalPageQuery from './__generated__/LegalPageQuery$parameters.ts'
import loginPageQuery from './__generated__/LoginPageQuery$parameters.ts'
import orderPlacedPageQuery from './__generated__/OrderPlacedPageQuery$parameters.ts'
import orderStatusPageQuery from './__generated__/OrderStatusPageQuery$parameters.ts'
import ownOrderPageQuery from './__generated__/OwnOrderPageQuery$parameters.ts'
import ownOrdersPageQuery from './__generated__/OwnOrdersPageQuery$parameters.ts'
import productPageQuery from './__generated__/ProductPageQuery$parameters.ts'
import profilePageQuery from './__generated__/ProfilePageQuery$parameters.ts'
import resetPasswordPageQuery from './__generated__/ResetPasswordPageQuery$parameters.ts'
import resetSecondFactorPageQuery from './__generated__/ResetSecondFactorPageQuery$parameters.ts'
import searchPageQuery from './__generated__/SearchPageQuery$parameters.ts'
import securityPageQuery from './__generated__/SecurityPageQuery$parameters.ts'
import signUpPageQuery from './__generated__/SignUpPageQuery$parameters.ts'
import specialsPageQuery from './__generated__/SpecialsPageQuery$parameters.ts'
import verifyPageQuery from './__generated__/VerifyPageQuery$parameters.ts'
import { browsingSearch, browsingVariables, searchSearch } from './domains/catalogue/browsing.ts'
import { segments } from './router/accountPaths.ts'
import type { PageRoute, Route } from './router/route.ts'

/** Addresses of the standing pages, as printed on paper and set by `Shop.legalText(name:)`. */
const legalPages: readonly [path: string, name: string][] = [
  ['Agb', 'agb'],
  ['Versandkosten', 'shipping'],
  ['Privacy', 'privacy'],
  ['Imprint', 'imprint'],
  ['Disclaimer', 'disclaimer'],
  ['withdrawal', 'withdrawal'],
  ['help', 'help'],
  ['sizes', 'sizes'],
  ['accessibility', 'accessibility'],
]

const legalRoutes = legalPages.map(
  ([path, name]): PageRoute => ({
    path,
    layout: 'shop',
    page: () => import('./domains/content/pages/LegalPage.tsx'),
    query: legalPageQuery,
    variables: () => ({ name }),
    isPersonal: false,
  }),
)

/** A page of a person's own account; everybody else is sent to sign in. */
const ownRoom = (route: Omit<PageRoute, 'layout' | 'needs' | 'isPersonal'>): PageRoute => ({
  texts: ['domains/accounts/area'],
  ...route,
  layout: 'shop',
  needs: 'signedIn',
  isPersonal: true,
})

/** Pages before somebody is signed in; most of them are reached by a mail's link. */
const entrances = (
  [
    [segments.signup, () => import('./domains/accounts/pages/SignUpPage.tsx'), signUpPageQuery],
    [`${segments.verify}/:token`, () => import('./domains/accounts/pages/VerifyPage.tsx'), verifyPageQuery],
    [
      `${segments.resetPassword}/:token?`,
      () => import('./domains/accounts/pages/ResetPasswordPage.tsx'),
      resetPasswordPageQuery,
    ],
    [
      `${segments.reset2FA}/:token?`,
      () => import('./domains/accounts/pages/ResetSecondFactorPage.tsx'),
      resetSecondFactorPageQuery,
    ],
    [
      `${segments.keep2FA}/:token`,
      () => import('./domains/accounts/pages/KeepSecondFactorPage.tsx'),
      keepSecondFactorPageQuery,
    ],
    [`${segments.invitation}/:token`, () => import('./domains/accounts/pages/InvitationPage.tsx'), invitationPageQuery],
    [
      `${segments.confirmEmail}/:token`,
      () => import('./domains/accounts/pages/ConfirmEmailPage.tsx'),
      confirmEmailPageQuery,
    ],
  ] as const
).map(([path, page, query]): PageRoute => {
  const hasSecretAddress = path.includes(':token')
  return {
    path,
    layout: 'bare',
    page,
    query,
    texts: [
      ...(['domains/accounts', 'domains/accounts/area'] as const),
      ...(path === segments.signup ? (['domains/accounts/addresses'] as const) : []),
    ],
    isPersonal: true,
    hasSecretAddress,
  }
})

/**
 * The one route table: path → page, its query and variables, its texts. Tried from top to bottom, so fixed paths stand
 * above those that take any word. Paths have no language; `/en` in front of each is read by `placeOf`.
 */
export const routes: readonly Route[] = [
  {
    path: '',
    layout: 'shop',
    page: () => import('./domains/catalogue/pages/LandingPage.tsx'),
    query: landingPageQuery,
    isPersonal: false,
  },
  ...legalRoutes,
  { path: 'shipping', redirect: () => '/Versandkosten', isPersonal: false },
  { path: 'terms', redirect: () => '/Agb', isPersonal: false },
  {
    path: 'search',
    layout: 'shop',
    page: () => import('./domains/catalogue/pages/SearchPage.tsx'),
    query: searchPageQuery,
    variables: place => ({ query: place.search.get('q') ?? '', ...browsingVariables(place.search) }),
    search: searchSearch,
    isPersonal: false,
  },
  {
    path: 'specials',
    layout: 'shop',
    page: () => import('./domains/catalogue/pages/SpecialsPage.tsx'),
    query: specialsPageQuery,
    isPersonal: false,
  },
  {
    path: 'favourites',
    layout: 'shop',
    page: () => import('./domains/catalogue/pages/FavouritesPage.tsx'),
    query: favouritesPageQuery,
    isPersonal: true,
  },
  {
    path: 'cart',
    layout: 'shop',
    page: () => import('./domains/cart/pages/CartPage.tsx'),
    query: cartPageQuery,
    texts: ['domains/cart'],
    isPersonal: true,
  },
  {
    path: 'checkout/:step?',
    layout: 'checkout',
    page: () => import('./domains/checkout/pages/CheckoutPage.tsx'),
    query: checkoutPageQuery,
    search: ['change'],
    texts: ['domains/accounts/addresses', 'domains/cart', 'domains/checkout'],
    isPersonal: true,
  },
  {
    path: 'order/:number/:token',
    layout: 'shop',
    page: () => import('./domains/orders/pages/OrderStatusPage.tsx'),
    query: orderStatusPageQuery,
    variables: place => ({ orderNumber: place.params.number, token: place.params.token }),
    texts: ['domains/accounts/addresses', 'domains/cart', 'domains/orders'],
    isPersonal: true,
    hasSecretAddress: true,
  },
  {
    path: 'order/:number/:token/placed',
    layout: 'shop',
    page: () => import('./domains/orders/pages/OrderPlacedPage.tsx'),
    query: orderPlacedPageQuery,
    variables: place => ({ orderNumber: place.params.number, token: place.params.token }),
    texts: ['domains/accounts/addresses', 'domains/cart', 'domains/orders'],
    isPersonal: true,
    hasSecretAddress: true,
  },
  {
    path: segments.login,
    layout: 'bare',
    page: () => import('./domains/accounts/pages/LoginPage.tsx'),
    query: loginPageQuery,
    search: ['next'],
    texts: ['domains/accounts', 'domains/accounts/area'],
    isPersonal: true,
    // `next` is the address of any page, also of one that is secret.
    hasSecretAddress: true,
  },
  ...entrances,
  ownRoom({
    path: segments.account,
    page: () => import('./domains/accounts/area/AccountPage.tsx'),
    query: accountPageQuery,
    texts: ['domains/accounts/addresses', 'domains/accounts/area', 'domains/orders'],
  }),
  ownRoom({
    path: `${segments.account}/${segments.addresses}`,
    page: () => import('./domains/accounts/area/addresses/AddressesPage.tsx'),
    query: addressesPageQuery,
    texts: ['domains/accounts/addresses', 'domains/accounts/area'],
  }),
  ...['add', 'edit/:uuid?'].map(path =>
    ownRoom({
      path: `${segments.account}/${segments.addresses}/${path}`,
      page: () => import('./domains/accounts/area/addresses/AddressPage.tsx'),
      query: addressPageQuery,
      texts: ['domains/accounts/addresses', 'domains/accounts/area'],
    }),
  ),
  ownRoom({
    path: `${segments.account}/${segments.profile}`,
    page: () => import('./domains/accounts/area/profile/ProfilePage.tsx'),
    query: profilePageQuery,
    texts: ['domains/accounts/addresses', 'domains/accounts/area'],
  }),
  ownRoom({
    path: `${segments.account}/${segments.data}/:secret?`,
    page: () => import('./domains/privacy/pages/DataPage.tsx'),
    query: dataPageQuery,
    texts: ['domains/accounts/area', 'domains/privacy'],
    hasSecretAddress: true,
  }),
  ownRoom({
    path: `${segments.account}/${segments.security}`,
    page: () => import('./domains/accounts/security/SecurityPage.tsx'),
    query: securityPageQuery,
    texts: ['domains/accounts/area', 'domains/accounts', 'domains/accounts/security'],
  }),
  ownRoom({
    path: `${segments.account}/${segments.orders}`,
    page: () => import('./domains/orders/own/OwnOrdersPage.tsx'),
    query: ownOrdersPageQuery,
    texts: ['domains/accounts/area', 'domains/orders'],
  }),
  ownRoom({
    path: `${segments.account}/${segments.orders}/:number`,
    page: () => import('./domains/orders/own/OwnOrderPage.tsx'),
    query: ownOrderPageQuery,
    variables: place => ({ orderNumber: place.params.number }),
    texts: ['domains/accounts/addresses', 'domains/accounts/area', 'domains/cart', 'domains/orders'],
  }),
  {
    path: 'admincenter/*',
    routes: () => import('./shell/admin/routes.ts'),
  },
  {
    path: 'i/:product',
    layout: 'shop',
    page: () => import('./domains/catalogue/product/ProductPage.tsx'),
    query: productPageQuery,
    variables: place => ({ slug: place.params.product }),
    texts: ['domains/catalogue/product'],
    isPersonal: false,
  },
  {
    path: ':group',
    layout: 'shop',
    page: () => import('./domains/catalogue/pages/GroupPage.tsx'),
    query: groupPageQuery,
    variables: place => ({ slug: place.params.group, ...browsingVariables(place.search) }),
    search: browsingSearch,
    isPersonal: false,
  },
  {
    path: ':group/:product',
    layout: 'shop',
    page: () => import('./domains/catalogue/product/ProductPage.tsx'),
    query: productPageQuery,
    variables: place => ({ slug: place.params.product }),
    texts: ['domains/catalogue/product'],
    isPersonal: false,
  },
]
