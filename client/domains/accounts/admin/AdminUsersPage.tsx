import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { AdminUsersPageQuery } from '../../../__generated__/AdminUsersPageQuery.graphql.ts'
import { PageTop } from '../../../adminKit/frame/PageTop.tsx'
import { FilterBar, SearchFilter, SelectFilter } from '../../../adminKit/list/Filters.tsx'
import { Paging } from '../../../adminKit/list/Paging.tsx'
import { StatusTabs } from '../../../adminKit/list/StatusTabs.tsx'
import { useListAddress } from '../../../adminKit/list/useListAddress.ts'
import type { MessageId } from '../../../intl/messageIds.ts'
import { PageHead } from '../../../router/PageHead.tsx'
import { definePage, type PageProps } from '../../../router/route.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { PlusIcon } from '../../../ui/pageIcons.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { roleTitles } from './roleTitles.ts'
import { UsersTable } from './UsersTable.tsx'
import {
  addUserPath,
  type LastOnlineKey,
  lastOnlineSpans,
  type UserRoleKey,
  type UserStateKey,
  userRoles,
  userStates,
  usersPageSize,
  usersPath,
  usersView,
} from './usersAddress.ts'

const query = graphql`
  query AdminUsersPageQuery($first: Int!, $after: String, $filter: UserFilter!, $orderBy: UserOrder!) @preloadable {
    users(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
      totalCount
      isCountCapped
      pageCursors {
        ...Paging_cursors
      }
      ...UsersTable_users
    }
    discountGroups {
      key
      title
    }
  }
`

const stateTitles = {
  all: 'users.state.all',
  active: 'users.state.active',
  invited: 'users.state.invited',
  unconfirmed: 'users.state.unconfirmed',
  deletionAsked: 'users.state.deletionAsked',
  inactive: 'users.state.inactive',
} as const satisfies Record<UserStateKey, MessageId>

const seenTitles = {
  now: 'users.seen.now',
  day: 'users.seen.day',
  week: 'users.seen.week',
  month: 'users.seen.month',
  longer: 'users.seen.longer',
} as const satisfies Record<LastOnlineKey, MessageId>

function AdminUsersPage(props: PageProps<AdminUsersPageQuery>) {
  const { users, discountGroups } = usePreloadedQuery<AdminUsersPageQuery>(query, props.query)
  const intl = useIntl()
  const mayChange = useViewer().mayWrite('USERS')
  const { addressWith, change } = useListAddress()
  const view = usersView(props.place.search)
  const title = intl.formatMessage({ id: 'users.title' })
  const isFiltered = view.search !== '' || view.role !== null || view.group !== null || view.seen !== null
  return (
    <>
      <PageHead title={title} />
      <PageTop
        title={title}
        actions={
          mayChange && (
            <LinkButton size="small" icon={<PlusIcon size={18} />} to={addUserPath}>
              <FormattedMessage id="users.invite" />
            </LinkButton>
          )
        }
      />
      <StatusTabs
        label={intl.formatMessage({ id: 'users.states' })}
        tabs={(Object.keys(userStates) as UserStateKey[]).map(key => ({
          key,
          label: intl.formatMessage({ id: stateTitles[key] }),
          to: addressWith({ state: key === 'all' ? null : key }),
          isCurrent: key === view.state,
        }))}
      />
      <FilterBar resetTo={isFiltered ? (view.state === 'all' ? usersPath : `${usersPath}?state=${view.state}`) : null}>
        <SearchFilter
          label={intl.formatMessage({ id: 'users.search' })}
          value={view.search}
          onChange={search => change({ search }, { replace: true })}
        />
        <SelectFilter
          label={intl.formatMessage({ id: 'users.role' })}
          value={view.role}
          options={(Object.keys(userRoles) as UserRoleKey[]).map(key => ({
            value: key,
            label: intl.formatMessage({ id: roleTitles[userRoles[key]] }),
          }))}
          onChange={role => change({ role })}
        />
        {discountGroups.length > 0 && (
          <SelectFilter
            label={intl.formatMessage({ id: 'users.discountGroup' })}
            value={view.group}
            options={discountGroups.map(group => ({ value: group.key, label: group.title }))}
            onChange={group => change({ group })}
          />
        )}
        <SelectFilter
          label={intl.formatMessage({ id: 'users.lastSeen' })}
          value={view.seen}
          options={(Object.keys(lastOnlineSpans) as LastOnlineKey[]).map(key => ({
            value: key,
            label: intl.formatMessage({ id: seenTitles[key] }),
          }))}
          onChange={seen => change({ seen })}
        />
      </FilterBar>
      <UsersTable
        users={users}
        sort={view.sort}
        isNarrowed={isFiltered || view.state !== 'all'}
        groups={new Map(discountGroups.map(({ key, title }) => [key, title]))}
        paging={
          users.totalCount > 0 && (
            <Paging
              cursors={users.pageCursors}
              pageSize={usersPageSize}
              totalCount={users.totalCount}
              isCapped={users.isCountCapped}
            />
          )
        }
      />
    </>
  )
}

/** The user browser: who has an account, and as what. */
export const page = definePage<AdminUsersPageQuery>({ query, Component: AdminUsersPage })
