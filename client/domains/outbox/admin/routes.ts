import outboxPageQuery from '../../../__generated__/OutboxPageQuery$parameters.ts'
import { MailIcon } from '../../../adminKit/icons.tsx'
import { type AdminRoute, everything } from '../../../adminKit/routes.ts'

export const adminRoutes: readonly AdminRoute[] = [
  {
    path: 'outbox',
    page: () => import('./OutboxPage.tsx'),
    query: outboxPageQuery,
    search: everything,
    right: { area: 'MAILS', level: 'read' },
    texts: ['domains/outbox/admin'],
    navigation: { group: 'messages', title: 'admin.shell.outbox', icon: MailIcon },
  },
]
