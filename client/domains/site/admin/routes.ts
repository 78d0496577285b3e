import addressNamesPageQuery from '../../../__generated__/AddressNamesPageQuery$parameters.ts'
import componentsPageQuery from '../../../__generated__/ComponentsPageQuery$parameters.ts'
import configPageQuery from '../../../__generated__/ConfigPageQuery$parameters.ts'
import facebookPageQuery from '../../../__generated__/FacebookPageQuery$parameters.ts'
import instagramPageQuery from '../../../__generated__/InstagramPageQuery$parameters.ts'
import mapPageQuery from '../../../__generated__/MapPageQuery$parameters.ts'
import seoSettingsPageQuery from '../../../__generated__/SeoSettingsPageQuery$parameters.ts'
import transferPageQuery from '../../../__generated__/TransferPageQuery$parameters.ts'
import { ExternalIcon, ListIcon, ShareIcon, TilesIcon } from '../../../adminKit/icons.tsx'
import { type AdminRoute, leadsTo } from '../../../adminKit/routes.ts'
import { PinIcon, SearchIcon } from '../../../ui/icons.tsx'

/** Pages on which a picture of the library is chosen. */
const withChooser = [
  ...(['domains/files/admin/browser', 'domains/files/admin/chooser', 'domains/files/parts/uploads'] as const),
  'domains/site/admin',
] as const

export const adminRoutes: readonly AdminRoute[] = [
  {
    path: 'config',
    page: () => import('./ConfigPage.tsx'),
    query: configPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts: withChooser,
    navigation: { group: 'settings', title: 'admin.shell.config', icon: ListIcon },
  },
  {
    path: 'settings/seo',
    page: () => import('./SeoSettingsPage.tsx'),
    query: seoSettingsPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts: withChooser,
    navigation: { group: 'settings', title: 'admin.shell.seo', icon: SearchIcon },
  },
  {
    path: 'social/facebook',
    page: () => import('./FacebookPage.tsx'),
    query: facebookPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/site/admin'],
    navigation: { group: 'settings', title: 'admin.shell.facebook', icon: ShareIcon },
  },
  {
    path: 'social/instagram',
    page: () => import('./InstagramPage.tsx'),
    query: instagramPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/site/admin'],
    navigation: { group: 'settings', title: 'admin.shell.instagram', icon: ShareIcon },
  },
  leadsTo('social', 'social/facebook'),
  {
    path: 'map',
    page: () => import('./MapPage.tsx'),
    query: mapPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/site/admin'],
    navigation: { group: 'settings', title: 'admin.shell.map', icon: PinIcon },
  },
  {
    path: 'components',
    page: () => import('./ComponentsPage.tsx'),
    query: componentsPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/site/admin'],
    navigation: { group: 'settings', title: 'admin.shell.components', icon: TilesIcon },
  },
  {
    path: 'settings/addresses',
    page: () => import('./AddressNamesPage.tsx'),
    query: addressNamesPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/site/admin'],
    navigation: { group: 'settings', title: 'admin.shell.addresses', icon: PinIcon },
  },
  {
    path: 'settings/transfer',
    page: () => import('./TransferPage.tsx'),
    query: transferPageQuery,
    right: { area: 'SETTINGS', level: 'write' },
    texts: ['domains/site/admin'],
    navigation: { group: 'settings', title: 'admin.shell.transfer', icon: ExternalIcon },
  },
]
