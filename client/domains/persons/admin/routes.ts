import personPageQuery from '../../../__generated__/PersonPageQuery$parameters.ts'
import personsPageQuery from '../../../__generated__/PersonsPageQuery$parameters.ts'
import { type AdminRoute, everything, leadsTo } from '../../../adminKit/routes.ts'
import { DocumentIcon } from '../../../ui/icons.tsx'

export const adminRoutes: readonly AdminRoute[] = [
  {
    path: 'person/browse',
    page: () => import('./PersonsPage.tsx'),
    query: personsPageQuery,
    search: everything,
    right: { area: 'PERSONS', level: 'read' },
    texts: ['domains/accounts/admin', 'domains/persons/admin'],
    navigation: { group: 'people', title: 'admin.shell.persons', icon: DocumentIcon, below: 'person/' },
  },
  {
    path: 'person/edit/:id?',
    page: () => import('./PersonPage.tsx'),
    query: personPageQuery,
    variables: ({ params: { id }, search }) => ({
      id: id ?? '',
      isNew: id === undefined,
      userId: search.get('user') ?? '',
      isLinked: id === undefined && search.has('user'),
    }),
    search: ['user'],
    right: { area: 'PERSONS', level: 'read' },
    texts: ['domains/accounts/admin', 'domains/persons/admin'],
  },
  leadsTo('person', 'person/browse'),
]
