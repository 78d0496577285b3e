import deliveriesPageQuery from '../../../__generated__/DeliveriesPageQuery$parameters.ts'
import webhookPageQuery from '../../../__generated__/WebhookPageQuery$parameters.ts'
import webhooksPageQuery from '../../../__generated__/WebhooksPageQuery$parameters.ts'
import { ExternalIcon } from '../../../adminKit/icons.tsx'
import { type AdminRoute, everything } from '../../../adminKit/routes.ts'

const texts = ['domains/webhooks/admin'] as const

export const adminRoutes: readonly AdminRoute[] = [
  {
    path: 'settings/webhooks',
    page: () => import('./WebhooksPage.tsx'),
    query: webhooksPageQuery,
    search: everything,
    right: { area: 'SETTINGS', level: 'read' },
    texts,
    navigation: { group: 'settings', title: 'admin.shell.webhooks', icon: ExternalIcon, below: 'settings/webhooks/' },
  },
  {
    path: 'settings/webhooks/:id',
    page: () => import('./WebhookPage.tsx'),
    query: webhookPageQuery,
    variables: ({ params }) => ({ id: params.id }),
    right: { area: 'SETTINGS', level: 'read' },
    texts,
  },
  {
    path: 'settings/deliveries',
    page: () => import('./DeliveriesPage.tsx'),
    query: deliveriesPageQuery,
    search: everything,
    right: { area: 'SETTINGS', level: 'read' },
    texts,
  },
]
