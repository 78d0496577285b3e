import adminProductPageQuery from '../../../__generated__/AdminProductPageQuery$parameters.ts'
import adminProductsPageQuery from '../../../__generated__/AdminProductsPageQuery$parameters.ts'
import colorOrderPageQuery from '../../../__generated__/ColorOrderPageQuery$parameters.ts'
import colorPageQuery from '../../../__generated__/ColorPageQuery$parameters.ts'
import colorsPageQuery from '../../../__generated__/ColorsPageQuery$parameters.ts'
import configuratorPageQuery from '../../../__generated__/ConfiguratorPageQuery$parameters.ts'
import groupEditPageQuery from '../../../__generated__/GroupEditPageQuery$parameters.ts'
import groupsPageQuery from '../../../__generated__/GroupsPageQuery$parameters.ts'
import groupTreePageQuery from '../../../__generated__/GroupTreePageQuery$parameters.ts'
import listingSettingsPageQuery from '../../../__generated__/ListingSettingsPageQuery$parameters.ts'
import productPreviewPageQuery from '../../../__generated__/ProductPreviewPageQuery$parameters.ts'
import searchMissesPageQuery from '../../../__generated__/SearchMissesPageQuery$parameters.ts'
import searchSynonymsPageQuery from '../../../__generated__/SearchSynonymsPageQuery$parameters.ts'
import synonymEditPageQuery from '../../../__generated__/SynonymEditPageQuery$parameters.ts'
import unitsPageQuery from '../../../__generated__/UnitsPageQuery$parameters.ts'
import { ColumnsIcon, ListIcon, TilesIcon } from '../../../adminKit/icons.tsx'
import { type AdminRoute, everything, leadsTo } from '../../../adminKit/routes.ts'
import { SearchIcon, TagIcon } from '../../../ui/icons.tsx'

export const adminRoutes: readonly AdminRoute[] = [
  {
    path: 'products',
    page: () => import('./AdminProductsPage.tsx'),
    query: adminProductsPageQuery,
    search: everything,
    right: { area: 'CATALOGUE', level: 'read' },
    texts: ['domains/catalogue/admin'],
    navigation: { group: 'shop', title: 'admin.shell.products', icon: TagIcon },
  },
  {
    path: 'products/:id',
    page: () => import('./edit/AdminProductPage.tsx'),
    query: adminProductPageQuery,
    variables: place => ({ id: place.params.id }),
    right: { area: 'CATALOGUE', level: 'read' },
    texts: [
      'domains/catalogue/admin',
      'domains/catalogue/admin/edit',
      'domains/catalogue/admin/preview',
      'domains/files/admin/browser',
      'domains/files/admin/chooser',
      'domains/files/parts/uploads',
    ],
  },
  {
    path: 'preview/products/:id',
    page: () => import('../product/preview/ProductPreviewPage.tsx'),
    query: productPreviewPageQuery,
    variables: place => ({ id: place.params.id }),
    right: { area: 'CATALOGUE', level: 'read' },
    layout: 'bare',
    texts: [
      'domains/cart/parts/asked',
      'domains/cart/parts/wishLists',
      'domains/catalogue/parts/tiers',
      'domains/catalogue/product',
      'domains/catalogue/product/preview',
      'domains/pricing/parts/reason',
      'ui/quantity',
    ],
  },
  {
    path: 'groups/list',
    page: () => import('./groups/GroupsPage.tsx'),
    query: groupsPageQuery,
    search: everything,
    right: { area: 'CATALOGUE', level: 'read' },
    texts: ['domains/catalogue/admin'],
  },
  {
    path: 'groups',
    page: () => import('./groups/tree/GroupTreePage.tsx'),
    query: groupTreePageQuery,
    right: { area: 'CATALOGUE', level: 'read' },
    texts: ['domains/catalogue/admin'],
    navigation: { group: 'shop', title: 'admin.shell.groups', icon: ListIcon },
  },
  {
    path: 'groups/:id',
    page: () => import('./groups/GroupEditPage.tsx'),
    query: groupEditPageQuery,
    variables: ({ params: { id } }) => ({ id, isNew: id === 'new' }),
    right: { area: 'CATALOGUE', level: 'read' },
    texts: [
      'domains/catalogue/admin',
      'domains/catalogue/admin/edit',
      'domains/files/admin/browser',
      'domains/files/admin/chooser',
      'domains/files/parts/uploads',
    ],
  },
  {
    path: 'colors',
    page: () => import('./colors/ColorsPage.tsx'),
    query: colorsPageQuery,
    search: everything,
    right: { area: 'CATALOGUE', level: 'read' },
    texts: ['domains/catalogue/admin'],
    navigation: { group: 'shop', title: 'admin.shell.colors', icon: ColumnsIcon },
  },
  {
    path: 'colors/order',
    page: () => import('./colors/ColorOrderPage.tsx'),
    query: colorOrderPageQuery,
    right: { area: 'CATALOGUE', level: 'read' },
    texts: ['domains/catalogue/admin'],
  },
  {
    path: 'colors/:id',
    page: () => import('./colors/ColorPage.tsx'),
    query: colorPageQuery,
    variables: ({ params: { id } }) => ({ id, isNew: id === 'new' }),
    right: { area: 'CATALOGUE', level: 'read' },
    texts: [
      'domains/catalogue/admin',
      'domains/files/admin/browser',
      'domains/files/admin/chooser',
      'domains/files/parts/uploads',
    ],
  },
  {
    path: 'shop/search',
    page: () => import('./searchWords/SearchMissesPage.tsx'),
    query: searchMissesPageQuery,
    search: everything,
    right: { area: 'CATALOGUE', level: 'read' },
    texts: ['domains/catalogue/admin/searchWords'],
    navigation: { group: 'shop', title: 'admin.shell.searchWords', icon: SearchIcon },
  },
  {
    path: 'shop/search/synonyms',
    page: () => import('./searchWords/SearchSynonymsPage.tsx'),
    query: searchSynonymsPageQuery,
    search: everything,
    right: { area: 'CATALOGUE', level: 'read' },
    texts: ['domains/catalogue/admin/searchWords'],
  },
  {
    path: 'shop/search/synonyms/:id',
    page: () => import('./searchWords/SynonymEditPage.tsx'),
    query: synonymEditPageQuery,
    search: ['word', 'language'],
    variables: ({ params: { id } }) => ({ id, isNew: id === 'new' }),
    right: { area: 'CATALOGUE', level: 'read' },
    texts: ['domains/catalogue/admin/searchWords'],
  },
]

/** What the shop is set up by; the settings come together in the navigation. */
export const catalogueSettingsRoutes: readonly AdminRoute[] = [
  {
    path: 'settings/listing',
    page: () => import('./listing/ListingSettingsPage.tsx'),
    query: listingSettingsPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/catalogue/admin'],
    navigation: { group: 'settings', title: 'admin.shell.listing', icon: TilesIcon },
  },
  {
    path: 'settings/units',
    page: () => import('./units/UnitsPage.tsx'),
    query: unitsPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/catalogue/admin'],
    navigation: { group: 'settings', title: 'admin.shell.units', icon: TagIcon },
  },
  {
    path: 'shop/settings/configurator',
    page: () => import('./configurator/ConfiguratorPage.tsx'),
    query: configuratorPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/catalogue/admin/configurator'],
    navigation: { group: 'settings', title: 'admin.shell.configurator', icon: TilesIcon },
  },
  leadsTo('settings/configurator', 'shop/settings/configurator'),
]
