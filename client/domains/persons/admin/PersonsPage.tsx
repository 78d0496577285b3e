import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type { PersonsPageQuery, PersonsPageQuery$data } from '../../../__generated__/PersonsPageQuery.graphql.ts'
import { defineListPage } from '../../../adminKit/list/ListPage.tsx'
import { defineListUrl } from '../../../adminKit/list/url.ts'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { PlusIcon, TrashIcon } from '../../../ui/pageIcons.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { useDeletePersons } from './mutations/useDeletePersons.ts'
import { newPersonPath, personPath, personsPath } from './personsUrl.ts'

type Person = PersonsPageQuery$data['persons']['edges'][number]['node']

const address = defineListUrl({
  path: personsPath,
  filters: {
    search: { kind: 'words', label: 'users.persons.search' },
    linked: {
      kind: 'one',
      label: 'users.account',
      choices: { yes: 'users.persons.linked', no: 'users.persons.notLinked' },
    },
  },
  sorts: ['name', 'created'],
  usual: { field: 'created', isFalling: true },
})

const fields = { name: 'NAME', created: 'CREATED' } as const

/** The list of contact persons. */
export const page = defineListPage<PersonsPageQuery, Person, typeof address>({
  query: graphql`
    query PersonsPageQuery($first: Int!, $after: String, $filter: PersonFilter!, $orderBy: PersonOrder!) @preloadable {
      persons(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
        totalCount
        isCountCapped
        pageCursors {
          ...Paging_cursors
        }
        edges {
          node {
            id
            name
            company
            email
            phone
            city
            tags
            createdAt
            user {
              id
            }
          }
        }
      }
    }
  `,
  address,
  variables: ({ filters: { search, linked }, sort }) => ({
    filter: { search: search || null, isLinked: linked && linked === 'yes' },
    orderBy: { field: fields[sort.field], direction: sort.isFalling ? 'DESC' : 'ASC' },
  }),
  read: ({ persons }) => ({
    rows: persons.edges.map(edge => edge.node),
    totalCount: persons.totalCount,
    isCapped: persons.isCountCapped,
    cursors: persons.pageCursors,
  }),
  title: 'users.persons.title',
  empty: { title: 'users.persons.empty', hint: 'users.persons.emptyHint' },
  nothing: { title: 'users.nothing', hint: 'users.nothingHint' },
  nameOf: person => person.name,
  to: person => personPath(person.id),
  useList() {
    const intl = useIntl()
    const format = adminFormats(intl)
    const mayChange = useViewer().mayWrite('PERSONS')
    const [remove] = useDeletePersons()
    const failed = intl.formatMessage({ id: 'ui.failure.title' })
    const values = (persons: readonly Person[]) => ({ count: persons.length, name: persons[0]?.name })
    return {
      columns: [
        {
          key: 'name',
          title: 'users.name',
          sort: 'name',
          width: 150,
          grow: 3,
          rank: 0,
          card: 'title',
          text: person => person.name,
        },
        {
          key: 'company',
          title: 'users.company',
          width: 120,
          grow: 2,
          rank: 1,
          card: 'fact',
          text: person => person.company ?? '',
        },
        {
          key: 'email',
          title: 'users.email',
          width: 150,
          grow: 3,
          rank: 2,
          card: 'fact',
          text: person => person.email ?? '',
        },
        { key: 'phone', title: 'users.phone', width: 136, rank: 3, card: 'fact', text: person => person.phone ?? '' },
        {
          key: 'city',
          title: 'users.city',
          width: 100,
          grow: 1,
          rank: 5,
          card: 'fact',
          text: person => person.city ?? '',
        },
        {
          key: 'tags',
          title: 'users.persons.tags',
          width: 120,
          grow: 1,
          rank: 7,
          isExtra: true,
          card: 'none',
          text: person => person.tags.join(', '),
        },
        {
          key: 'linked',
          title: 'users.account',
          width: 100,
          rank: 4,
          card: 'fact',
          text: person => intl.formatMessage({ id: person.user ? 'users.persons.linked' : 'users.persons.notLinked' }),
        },
        {
          key: 'created',
          title: 'users.created',
          sort: 'created',
          beginsFalling: true,
          width: 104,
          rank: 6,
          card: 'none',
          text: person => format.day(person.createdAt),
          repeats: person => format.day(person.createdAt),
        },
      ],
      actions: mayChange
        ? [
            {
              key: 'delete',
              label: 'users.persons.delete',
              icon: <TrashIcon size={18} />,
              question: {
                title: persons => intl.formatMessage({ id: 'users.persons.deleteManyTitle' }, values(persons)),
                text: persons => intl.formatMessage({ id: 'users.persons.deleteManyText' }, values(persons)),
              },
              run: async ({ id }) => ((await remove({ personIds: [id] })).isDone ? null : failed),
              done: persons => intl.formatMessage({ id: 'users.persons.deletedMany' }, values(persons)),
            },
          ]
        : undefined,
      top: mayChange && (
        <LinkButton size="small" icon={<PlusIcon size={18} />} to={newPersonPath}>
          <FormattedMessage id="users.persons.create" />
        </LinkButton>
      ),
    }
  },
})
