import checkoutSettingsPageQuery from '../../../__generated__/CheckoutSettingsPageQuery$parameters.ts'
import type { AdminRoute } from '../../../adminKit/routes.ts'
import { CartIcon } from '../../../ui/icons.tsx'

export const adminRoutes: readonly AdminRoute[] = [
  {
    path: 'settings/checkout',
    page: () => import('./CheckoutSettingsPage.tsx'),
    query: checkoutSettingsPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/checkout/admin'],
    navigation: { group: 'settings', title: 'admin.shell.checkout', icon: CartIcon },
  },
]
