import formPageQuery from '../../../__generated__/FormPageQuery$parameters.ts'
import formsPageQuery from '../../../__generated__/FormsPageQuery$parameters.ts'
import messagePageQuery from '../../../__generated__/MessagePageQuery$parameters.ts'
import messagesPageQuery from '../../../__generated__/MessagesPageQuery$parameters.ts'
import { ListIcon, MailIcon } from '../../../adminKit/icons.tsx'
import { type AdminRoute, everything, leadsTo } from '../../../adminKit/routes.ts'

export const adminRoutes: readonly AdminRoute[] = [
  {
    path: 'messages',
    page: () => import('./MessagesPage.tsx'),
    query: messagesPageQuery,
    search: everything,
    right: { area: 'MESSAGES', level: 'read' },
    texts: ['domains/forms/admin'],
    navigation: { group: 'messages', title: 'admin.shell.formAnswers', icon: MailIcon },
  },
  // Documented addresses: platform.md 2 (messages).
  leadsTo('messages/settings', 'forms/browse'),
  leadsTo('messages/inbox', 'messages'),
  { path: 'messages/inbox/:id', redirect: ({ params }) => `/admincenter/messages/${params.id}`, isPersonal: true },
  {
    path: 'messages/:id',
    page: () => import('./MessagePage.tsx'),
    query: messagePageQuery,
    variables: ({ params }) => ({ id: params.id }),
    right: { area: 'MESSAGES', level: 'read' },
    texts: ['domains/forms/admin'],
  },
  {
    path: 'forms/browse',
    page: () => import('./FormsPage.tsx'),
    query: formsPageQuery,
    search: everything,
    right: { area: 'MESSAGES', level: 'read' },
    texts: ['domains/forms/admin'],
    navigation: { group: 'content', title: 'admin.shell.forms', icon: ListIcon, below: 'forms/' },
  },
  {
    path: 'forms/edit/:id?',
    page: () => import('./FormPage.tsx'),
    query: formPageQuery,
    variables: ({ params: { id } }) => ({ id: id ?? '', isNew: id === undefined }),
    right: { area: 'MESSAGES', level: 'read' },
    texts: ['domains/forms/admin'],
  },
  leadsTo('forms', 'forms/browse'),
]
