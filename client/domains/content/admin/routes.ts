import eventsPageQuery from '../../../__generated__/EventsPageQuery$parameters.ts'
import linksPageQuery from '../../../__generated__/LinksPageQuery$parameters.ts'
import pageEditPageQuery from '../../../__generated__/PageEditPageQuery$parameters.ts'
import pagesPageQuery from '../../../__generated__/PagesPageQuery$parameters.ts'
import redirectsPageQuery from '../../../__generated__/RedirectsPageQuery$parameters.ts'
import sharesPageQuery from '../../../__generated__/SharesPageQuery$parameters.ts'
import workingCopyPageQuery from '../../../__generated__/WorkingCopyPageQuery$parameters.ts'
import { ExternalIcon, ShareIcon } from '../../../adminKit/icons.tsx'
import { type AdminRoute, everything, leadsTo } from '../../../adminKit/routes.ts'
import { DocumentIcon } from '../../../ui/icons.tsx'
import { CalendarIcon, EyeIcon } from '../../../ui/pageIcons.tsx'

const right = { area: 'CONTENT', level: 'read' } as const

export const adminRoutes: readonly AdminRoute[] = [
  {
    path: 'pages/browse',
    page: () => import('./PagesPage.tsx'),
    query: pagesPageQuery,
    search: everything,
    right,
    texts: ['domains/content/admin', 'domains/content/admin/standing'],
    navigation: { group: 'content', title: 'admin.shell.pages', icon: DocumentIcon, below: 'pages/edit' },
  },
  {
    path: 'events',
    page: () => import('./EventsPage.tsx'),
    query: eventsPageQuery,
    search: everything,
    right,
    texts: ['domains/content/admin'],
    navigation: { group: 'content', title: 'admin.shell.events', icon: CalendarIcon },
  },
  {
    path: 'pages/edit/:id?',
    page: () => import('./PageEditPage.tsx'),
    query: pageEditPageQuery,
    variables: ({ params: { id } }) => ({ id: id ?? '', isNew: id === undefined }),
    right,
    texts: [
      ...(['domains/content', 'domains/content/admin', 'domains/content/admin/designer'] as const),
      ...(['domains/files/admin/chooser', 'domains/files/admin/browser', 'domains/files/parts/uploads'] as const),
      ...(['domains/forms', 'domains/galleries', 'domains/privacy/parts'] as const),
    ],
  },
  {
    path: 'redirects',
    page: () => import('./RedirectsPage.tsx'),
    query: redirectsPageQuery,
    search: everything,
    right,
    texts: ['domains/content/admin', 'domains/content/admin/designer'],
    navigation: { group: 'content', title: 'admin.shell.redirects', icon: ShareIcon },
  },
  {
    path: 'links',
    page: () => import('./LinksPage.tsx'),
    query: linksPageQuery,
    search: everything,
    right,
    texts: ['domains/content/admin'],
    navigation: { group: 'content', title: 'admin.shell.links', icon: ExternalIcon },
  },
  {
    path: 'shares',
    page: () => import('./SharesPage.tsx'),
    query: sharesPageQuery,
    search: everything,
    right,
    texts: ['domains/content/admin'],
    navigation: { group: 'content', title: 'admin.shell.shares', icon: EyeIcon },
  },
  {
    path: 'preview/pages/:id',
    page: () => import('../pages/WorkingCopyPage.tsx'),
    query: workingCopyPageQuery,
    variables: ({ params: { id }, language }) => ({ id: id ?? '', language: language === 'en' ? 'EN' : 'DE' }),
    right,
    layout: 'bare',
    texts: ['domains/content', 'domains/forms', 'domains/galleries', 'domains/privacy/parts'],
  },
  leadsTo('pages', 'pages/browse'),
]
