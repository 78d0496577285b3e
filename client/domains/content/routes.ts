import entriesPageQuery from '../../__generated__/EntriesPageQuery$parameters.ts'
import entryPageQuery from '../../__generated__/EntryPageQuery$parameters.ts'
import guaranteePageQuery from '../../__generated__/GuaranteePageQuery$parameters.ts'
import landingPageQuery from '../../__generated__/LandingPageQuery$parameters.ts'
import type { StandingPage } from '../../__generated__/StandingPageQuery.graphql.ts'
import standingPageQuery from '../../__generated__/StandingPageQuery$parameters.ts'
import type { PageRoute, Route } from '../../router/route.ts'

/** What blocks say, whichever of them are on a page. */
const blockTexts = ['domains/content', 'domains/galleries', 'domains/privacy/parts'] as const

/** Addresses of the standing pages, as printed on paper. */
const pages: readonly [path: string, key: StandingPage][] = [
  ['Agb', 'AGB'],
  ['Versandkosten', 'SHIPPING'],
  ['Privacy', 'PRIVACY'],
  ['Imprint', 'IMPRINT'],
  ['Disclaimer', 'DISCLAIMER'],
  ['withdrawal/notice', 'WITHDRAWAL'],
  ['help', 'HELP'],
  ['sizes', 'SIZES'],
  ['accessibility', 'ACCESSIBILITY'],
]

const standing = pages.map(
  ([path, key]): PageRoute => ({
    path,
    layout: 'shop',
    page: () => import('./pages/StandingPage.tsx'),
    query: standingPageQuery,
    variables: () => ({ key }),
    textsByNeed: blockTexts,
    isPersonal: false,
  }),
)

/** The standing pages, and words that lead to them. */
export const routes: readonly Route[] = [
  {
    path: '',
    layout: 'shop',
    page: () => import('./pages/LandingPage.tsx'),
    query: landingPageQuery,
    textsByNeed: blockTexts,
    isPersonal: false,
  },
  ...standing,
  {
    path: 'Garantie',
    layout: 'shop',
    page: () => import('./pages/GuaranteePage.tsx'),
    query: guaranteePageQuery,
    isPersonal: false,
  },
  ...(['POST', 'EVENT'] as const).map(
    (kind): PageRoute => ({
      path: kind === 'EVENT' ? 'events' : 'posts',
      layout: 'shop',
      page: () => import('./pages/EntriesPage.tsx'),
      query: entriesPageQuery,
      variables: ({ search }) => ({ kind, tag: search.get('tag') }),
      search: ['tag'],
      texts: ['domains/content'],
      isPersonal: false,
    }),
  ),
  { path: 'p/*', routes: () => import('./pages/routes.ts').then(({ byId }) => ({ routes: byId })) },
  { path: 'preview/*', routes: () => import('./pages/routes.ts').then(({ previews }) => ({ routes: previews })) },
  { path: 'shipping', redirect: () => '/Versandkosten', isPersonal: false },
  { path: 'terms', redirect: () => '/Agb', isPersonal: false },
]

/** Pages, posts and events at the addresses that they were given: asked where no product group has that name. */
export const entryRoutes: readonly Route[] = [
  {
    path: ':slug',
    layout: 'shop',
    page: () => import('./pages/EntryPage.tsx'),
    query: entryPageQuery,
    variables: ({ params }) => ({ slug: params.slug }),
    texts: blockTexts,
    isPersonal: false,
  },
]
