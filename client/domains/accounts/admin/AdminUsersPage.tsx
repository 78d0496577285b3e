import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import type {
  AdminUsersPageQuery,
  AdminUsersPageQuery$data,
} from '../../../__generated__/AdminUsersPageQuery.graphql.ts'
import { defineListPage } from '../../../adminKit/list/ListPage.tsx'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { PlusIcon } from '../../../ui/pageIcons.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { SeenAt, seenText } from './LastSeen.tsx'
import { roleTitles } from './roleTitles.ts'
import { StateBadge, userStates } from './UserStatus.tsx'
import { addUserPath, stateKeys, userPath, usersUrl, usersVariables } from './usersUrl.ts'
import { useUserActions } from './useUserActions.tsx'

type User = AdminUsersPageQuery$data['users']['edges'][number]['node']

/** The list of users: who has an account, and as what. */
export const page = defineListPage<AdminUsersPageQuery, User, typeof usersUrl>({
  query: graphql`
    query AdminUsersPageQuery($first: Int!, $after: String, $filter: UserFilter!, $orderBy: UserOrder!) @preloadable {
      users(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
        totalCount
        isCountCapped
        tabs {
          state
          count
        }
        pageCursors {
          ...Paging_cursors
        }
        edges {
          node {
            id
            name
            email
            company
            roles
            state
            createdAt
            lastActive
            onlineStatus
            viewerCanEdit
            terms {
              discountGroups
            }
          }
        }
      }
      discountGroups {
        key
        title
      }
    }
  `,
  address: usersUrl,
  variables: usersVariables,
  read: ({ users }) => ({
    rows: users.edges.map(edge => edge.node),
    totalCount: users.totalCount,
    isCapped: users.isCountCapped,
    cursors: users.pageCursors,
    counts: Object.fromEntries(
      Object.entries(stateKeys).map(([tab, key]) => [
        tab,
        users.tabs.find(each => (each.state ?? null) === key)?.count,
      ]),
    ),
  }),
  title: 'users.title',
  caption: 'users.caption',
  empty: { title: 'users.empty', hint: 'users.emptyHint' },
  nothing: { title: 'users.nothing', hint: 'users.nothingHint' },
  nameOf: user => user.name,
  to: user => userPath(user.id),
  useList(response) {
    const intl = useIntl()
    const format = adminFormats(intl)
    const mayChange = useViewer().mayWrite('USERS')
    const actions = useUserActions()
    const discountGroups = response?.discountGroups ?? []
    const groups = new Map(discountGroups.map(({ key, title }) => [key, title]))
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
          text: user => user.name,
        },
        { key: 'email', title: 'users.email', width: 170, grow: 3, rank: 1, card: 'line', text: user => user.email },
        {
          key: 'company',
          title: 'users.company',
          width: 110,
          grow: 2,
          rank: 5,
          card: 'none',
          text: user => user.company ?? '',
        },
        {
          key: 'roles',
          title: 'users.role',
          width: 124,
          grow: 1,
          rank: 2,
          card: 'fact',
          // That somebody is a user goes without saying where they are more than that.
          text: ({ roles }) =>
            roles
              .filter(role => role !== 'USER' || roles.length === 1)
              .map(role => intl.formatMessage({ id: roleTitles[role] }))
              .join(', '),
        },
        {
          key: 'groups',
          title: 'users.discountGroup',
          width: 110,
          grow: 1,
          rank: 7,
          card: 'none',
          text: user => user.terms?.discountGroups.map(key => groups.get(key) ?? key).join(', ') ?? '',
        },
        {
          key: 'state',
          title: 'users.state',
          width: 152,
          rank: 0,
          card: 'corner',
          text: user => intl.formatMessage({ id: userStates[user.state].id }),
          cell: user => <StateBadge state={user.state} />,
        },
        {
          key: 'seen',
          title: 'users.lastSeen',
          sort: 'seen',
          beginsFalling: true,
          width: 148,
          rank: 3,
          card: 'fact',
          isNamedOnCard: true,
          text: user => seenText(user, intl),
          cell: user => <SeenAt {...user} />,
        },
        {
          key: 'created',
          title: 'users.created',
          sort: 'created',
          beginsFalling: true,
          width: 108,
          rank: 6,
          card: 'none',
          text: user => format.day(user.createdAt),
          repeats: user => format.day(user.createdAt),
        },
      ],
      options: { group: discountGroups.map(({ key, title }) => ({ value: key, label: title })) },
      actions: mayChange ? actions : undefined,
      top: mayChange && (
        <LinkButton size="small" icon={<PlusIcon size={18} />} to={addUserPath}>
          <FormattedMessage id="users.invite" />
        </LinkButton>
      ),
    }
  },
})
