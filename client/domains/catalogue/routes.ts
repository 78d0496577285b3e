import favouritesPageQuery from '../../__generated__/FavouritesPageQuery$parameters.ts'
import groupPageQuery from '../../__generated__/GroupPageQuery$parameters.ts'
import productPageQuery from '../../__generated__/ProductPageQuery$parameters.ts'
import restockPageQuery from '../../__generated__/RestockPageQuery$parameters.ts'
import searchPageQuery from '../../__generated__/SearchPageQuery$parameters.ts'
import specialsPageQuery from '../../__generated__/SpecialsPageQuery$parameters.ts'
import type { Route } from '../../router/route.ts'
import { browsingSearch, browsingVariables, searchSearch } from './parts/browsing.ts'

/** The pages of the catalogue. The last two take any word; where there is no group of that name, pages of content are asked. */
export const routes: readonly Route[] = [
  {
    path: 'search',
    layout: 'shop',
    page: () => import('./pages/SearchPage.tsx'),
    query: searchPageQuery,
    variables: place => ({ query: place.search.get('q') ?? '', ...browsingVariables(place.search) }),
    search: searchSearch,
    texts: ['domains/catalogue/pages'],
    isPersonal: false,
  },
  {
    path: 'specials',
    layout: 'shop',
    page: () => import('./pages/SpecialsPage.tsx'),
    query: specialsPageQuery,
    texts: ['domains/catalogue/pages'],
    isPersonal: false,
  },
  {
    path: 'favourites',
    layout: 'shop',
    page: () => import('./pages/FavouritesPage.tsx'),
    query: favouritesPageQuery,
    texts: ['domains/catalogue/pages'],
    isPersonal: true,
  },
  {
    path: 'restock/:token',
    layout: 'shop',
    page: () => import('./pages/RestockPage.tsx'),
    query: restockPageQuery,
    variables: place => ({ token: place.params.token }),
    texts: ['domains/catalogue/pages'],
    isPersonal: true,
    hasSecretUrl: true,
  },
  {
    path: 'i/:product',
    layout: 'shop',
    page: () => import('./product/ProductPage.tsx'),
    query: productPageQuery,
    variables: place => ({ slug: place.params.product }),
    search: ['color'],
    texts: [
      'domains/cart/parts/asked',
      'domains/cart/parts/wishLists',
      'domains/catalogue/parts/tiers',
      'domains/catalogue/product',
      'domains/pricing/parts/reason',
      'ui/quantity',
    ],
    isPersonal: false,
  },
  {
    path: ':group',
    layout: 'shop',
    page: () => import('./pages/GroupPage.tsx'),
    query: groupPageQuery,
    variables: place => ({ slug: place.params.group, ...browsingVariables(place.search) }),
    search: browsingSearch,
    texts: ['domains/catalogue/pages'],
    isPersonal: false,
    sharesAddresses: true,
  },
  {
    path: ':group/:product',
    layout: 'shop',
    page: () => import('./product/ProductPage.tsx'),
    query: productPageQuery,
    variables: place => ({ slug: place.params.product }),
    search: ['color'],
    texts: [
      'domains/cart/parts/asked',
      'domains/cart/parts/wishLists',
      'domains/catalogue/parts/tiers',
      'domains/catalogue/product',
      'domains/pricing/parts/reason',
      'ui/quantity',
    ],
    isPersonal: false,
  },
]
