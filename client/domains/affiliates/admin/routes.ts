import affiliateEditPageQuery from '../../../__generated__/AffiliateEditPageQuery$parameters.ts'
import affiliatePayoutsPageQuery from '../../../__generated__/AffiliatePayoutsPageQuery$parameters.ts'
import affiliateSettingsPageQuery from '../../../__generated__/AffiliateSettingsPageQuery$parameters.ts'
import affiliatesPageQuery from '../../../__generated__/AffiliatesPageQuery$parameters.ts'
import { ShareIcon } from '../../../adminKit/icons.tsx'
import { type AdminRoute, everything } from '../../../adminKit/routes.ts'

const right = { area: 'AFFILIATES', level: 'read' } as const
const texts = ['domains/affiliates/admin'] as const

export const adminRoutes: readonly AdminRoute[] = [
  {
    path: 'shop/affiliates',
    page: () => import('./AffiliatesPage.tsx'),
    query: affiliatesPageQuery,
    search: everything,
    right,
    texts,
    navigation: { group: 'shop', title: 'admin.shell.affiliates', icon: ShareIcon },
  },
  {
    path: 'shop/affiliates/add',
    page: () => import('./AffiliateEditPage.tsx'),
    query: affiliateEditPageQuery,
    variables: () => ({ id: '', isNew: true }),
    right,
    texts: texts,
  },
  {
    path: 'shop/affiliates/payouts',
    page: () => import('./AffiliatePayoutsPage.tsx'),
    query: affiliatePayoutsPageQuery,
    search: everything,
    right,
    texts,
  },
  {
    path: 'shop/affiliates/:id',
    page: () => import('./AffiliateEditPage.tsx'),
    query: affiliateEditPageQuery,
    variables: ({ params: { id } }) => ({ id, isNew: false }),
    right,
    texts: texts,
  },
]

/** How partners are paid; the settings come together in the navigation. */
export const affiliateSettingsRoutes: readonly AdminRoute[] = [
  {
    path: 'settings/affiliates',
    page: () => import('./AffiliateSettingsPage.tsx'),
    query: affiliateSettingsPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts,
    navigation: { group: 'settings', title: 'admin.shell.affiliateSettings', icon: ShareIcon },
  },
]
