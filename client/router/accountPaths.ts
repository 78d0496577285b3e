/**
 * Segments of the addresses of sign-in and of a person's account. This is the one place that names them for the
 * browser: a site that wants `/mein-konto` changes `account` here and builds anew; routes and links follow. Those of
 * mails stand in `server/kit/mailedPages.ts`, and a test holds the two together.
 */
export const segments = {
  login: 'login',
  signup: 'signup',
  verify: 'verify',
  resetPassword: 'resetPassword',
  reset2FA: 'reset2FA',
  keep2FA: 'keep2FA',
  invitation: 'invitation',
  confirmEmail: 'confirmEmail',
  companyInvitation: 'companyInvitation',
  account: 'account',
  company: 'company',
  addresses: 'addresses',
  orders: 'orders',
  wishLists: 'wishlists',
  profile: 'profile',
  security: 'security',
  data: 'data',
  partner: 'partner',
} as const

const inAccount = (segment: string) => `/${segments.account}/${segment}`

/** Where links to sign-in and account lead; without language. */
export const accountPaths = {
  login: `/${segments.login}`,
  signup: `/${segments.signup}`,
  resetPassword: `/${segments.resetPassword}`,
  resetSecondFactor: `/${segments.reset2FA}`,
  overview: `/${segments.account}`,
  orders: inAccount(segments.orders),
  order: (orderNumber: string) => `${inAccount(segments.orders)}/${encodeURIComponent(orderNumber)}`,
  addresses: inAccount(segments.addresses),
  addAddress: `${inAccount(segments.addresses)}/add`,
  editAddress: (id: string) => `${inAccount(segments.addresses)}/edit/${encodeURIComponent(id)}`,
  wishLists: inAccount(segments.wishLists),
  wishList: (id: string) => `${inAccount(segments.wishLists)}/${encodeURIComponent(id)}`,
  company: inAccount(segments.company),
  profile: inAccount(segments.profile),
  security: inAccount(segments.security),
  data: inAccount(segments.data),
  partner: inAccount(segments.partner),
} as const
