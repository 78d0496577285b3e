import movementsPageQuery from '../../../__generated__/MovementsPageQuery$parameters.ts'
import stockPageQuery from '../../../__generated__/StockPageQuery$parameters.ts'
import stockSettingsPageQuery from '../../../__generated__/StockSettingsPageQuery$parameters.ts'
import takingPageQuery from '../../../__generated__/TakingPageQuery$parameters.ts'
import takingsPageQuery from '../../../__generated__/TakingsPageQuery$parameters.ts'
import { BoxIcon } from '../../../adminKit/icons.tsx'
import { type AdminRoute, everything } from '../../../adminKit/routes.ts'

const common = {
  search: everything,
  right: { area: 'CATALOGUE', level: 'read' },
  texts: ['domains/stock/admin'],
} as const

export const adminRoutes: readonly AdminRoute[] = [
  {
    ...common,
    path: 'shop/stock',
    page: () => import('./StockPage.tsx'),
    query: stockPageQuery,
    navigation: { group: 'shop', title: 'admin.shell.stock', icon: BoxIcon },
  },
  {
    ...common,
    path: 'shop/stock/movements',
    page: () => import('./MovementsPage.tsx'),
    query: movementsPageQuery,
  },
  {
    ...common,
    path: 'shop/stock/taking',
    page: () => import('./TakingsPage.tsx'),
    query: takingsPageQuery,
  },
  {
    ...common,
    path: 'shop/stock/taking/:id',
    page: () => import('./TakingPage.tsx'),
    query: takingPageQuery,
  },
]

/** What is set of the stock: it stands among the settings of the shop. */
export const stockSettingsRoutes: readonly AdminRoute[] = [
  {
    path: 'settings/stock',
    page: () => import('./StockSettingsPage.tsx'),
    query: stockSettingsPageQuery,
    right: { area: 'SETTINGS', level: 'read' },
    texts: ['domains/stock/admin'],
    navigation: { group: 'settings', title: 'admin.shell.stock', icon: BoxIcon },
  },
]
