/**
 * Segments of the pages that mails lead to. They are those of `client/router/accountPaths.ts`, which a test compares: a
 * site that wants other addresses changes both. Mails that are under way keep the address that they were sent with.
 */
export const mailedPages = {
  verify: 'verify',
  resetPassword: 'resetPassword',
  reset2FA: 'reset2FA',
  keep2FA: 'keep2FA',
  invitation: 'invitation',
  confirmEmail: 'confirmEmail',
  companyInvitation: 'companyInvitation',
  account: 'account',
  company: 'company',
  data: 'data',
} as const
