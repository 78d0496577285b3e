import guaranteePageQuery from '../../__generated__/GuaranteePageQuery$parameters.ts'
import legalPageQuery from '../../__generated__/LegalPageQuery$parameters.ts'
import type { PageRoute, Route } from '../../router/route.ts'

/** Addresses of the standing pages, as printed on paper and set by `Shop.legalText(name:)`. */
const pages: readonly [path: string, name: string][] = [
  ['Agb', 'agb'],
  ['Versandkosten', 'shipping'],
  ['Privacy', 'privacy'],
  ['Imprint', 'imprint'],
  ['Disclaimer', 'disclaimer'],
  ['withdrawal/notice', 'withdrawal'],
  ['help', 'help'],
  ['sizes', 'sizes'],
  ['accessibility', 'accessibility'],
]

const standing = pages.map(
  ([path, name]): PageRoute => ({
    path,
    layout: 'shop',
    page: () => import('./pages/LegalPage.tsx'),
    query: legalPageQuery,
    variables: () => ({ name }),
    isPersonal: false,
  }),
)

/** The standing pages, and words that lead to them. */
export const routes: readonly Route[] = [
  ...standing,
  {
    path: 'Garantie',
    layout: 'shop',
    page: () => import('./pages/GuaranteePage.tsx'),
    query: guaranteePageQuery,
    isPersonal: false,
  },
  { path: 'shipping', redirect: () => '/Versandkosten', isPersonal: false },
  { path: 'terms', redirect: () => '/Agb', isPersonal: false },
]
