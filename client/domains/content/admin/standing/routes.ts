import standingPagesPageQuery from '../../../../__generated__/StandingPagesPageQuery$parameters.ts'
import type { AdminRoute } from '../../../../adminKit/routes.ts'
import { DocumentIcon } from '../../../../ui/icons.tsx'

/** The pages that each shop has. */
export const standingRoutes: readonly AdminRoute[] = [
  {
    path: 'pages/standing',
    page: () => import('./StandingPagesPage.tsx'),
    query: standingPagesPageQuery,
    right: { area: 'CONTENT', level: 'read' },
    texts: ['domains/content/admin/standing'],
    navigation: { group: 'content', title: 'admin.shell.standingPages', icon: DocumentIcon },
  },
]
