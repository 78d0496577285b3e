import type { PageRoute } from '../../../router/route.ts'

/** A page of a person's own account; everybody else is sent to sign in. */
export const accountRoute = (route: Omit<PageRoute, 'layout' | 'needs' | 'isPersonal'>): PageRoute => ({
  texts: ['domains/accounts/area'],
  ...route,
  layout: 'shop',
  needs: 'signedIn',
  isPersonal: true,
})
