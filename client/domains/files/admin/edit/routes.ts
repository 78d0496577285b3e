import filePageQuery from '../../../../__generated__/FilePageQuery$parameters.ts'
import type { AdminRoute } from '../../../../adminKit/routes.ts'

/** The page of one file. */
export const fileEditRoutes: readonly AdminRoute[] = [
  {
    path: 'file/edit/:id',
    page: () => import('./FilePage.tsx'),
    query: filePageQuery,
    variables: ({ params }) => ({ id: params.id }),
    right: { area: 'FILES', level: 'read' },
    texts: ['domains/files/admin/edit'],
  },
]
