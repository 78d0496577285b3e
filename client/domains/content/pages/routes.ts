import entryByIdPageQuery from '../../../__generated__/EntryByIdPageQuery$parameters.ts'
import previewPageQuery from '../../../__generated__/PreviewPageQuery$parameters.ts'
import type { Route } from '../../../router/route.ts'

/** What few visitors ever come to, so that the table of everybody's routes does not name their queries. */

/** Below `/p`: pages by their ids. */
export const byId: readonly Route[] = [
  {
    path: ':id',
    layout: 'shop',
    page: () => import('./EntryByIdPage.tsx'),
    query: entryByIdPageQuery,
    variables: ({ params }) => ({ id: params.id }),
    isPersonal: false,
  },
]

/** Below `/preview`: working copies, for those who were given a link. */
export const previews: readonly Route[] = [
  {
    path: ':token',
    layout: 'shop',
    page: () => import('./PreviewPage.tsx'),
    query: previewPageQuery,
    variables: ({ params }) => ({ token: params.token }),
    texts: ['domains/content', 'domains/forms', 'domains/galleries', 'domains/privacy/parts'],
    isPersonal: true,
    hasSecretUrl: true,
  },
]
