import type {
  LastOnline,
  Role,
  UserFilter,
  UserOrder,
  UserState,
} from '../../../__generated__/AdminUsersPageQuery.graphql.ts'
import { type Sort, sortFrom } from '../../../adminKit/list/SortHeader.tsx'

export const usersPath = '/admincenter/users/browse'
export const addUserPath = '/admincenter/users/add'

/** Address of a person's page. */
export const userPath = (id: string) => `/admincenter/users/edit/${encodeURIComponent(id)}`

/** Rows of one page of the user browser. */
export const usersPageSize = 25

/** States by their word in the address, in the order in which they are shown. */
export const userStates = {
  all: null,
  active: 'ACTIVE',
  invited: 'INVITED',
  unconfirmed: 'UNCONFIRMED',
  deletionAsked: 'DELETION_ASKED',
  inactive: 'INACTIVE',
} as const satisfies Record<string, UserState | null>
export type UserStateKey = keyof typeof userStates

/** Roles by their word in the address. */
export const userRoles = { user: 'USER', member: 'MEMBER', admin: 'ADMIN', system: 'SYSTEM' } as const satisfies Record<
  string,
  Role
>
export type UserRoleKey = keyof typeof userRoles

/** When somebody was last seen, by its word in the address. */
export const lastOnlineSpans = {
  now: 'NOW',
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  longer: 'LONGER',
} as const satisfies Record<string, LastOnline>
export type LastOnlineKey = keyof typeof lastOnlineSpans

const fieldNames = { name: 'NAME', created: 'CREATED', seen: 'LAST_ACTIVE' } as const
export type UserSortField = keyof typeof fieldNames
const sortFields = Object.keys(fieldNames) as UserSortField[]

/** What the address of the user browser says; what it says wrongly counts as not said. */
export interface UsersView {
  state: UserStateKey
  search: string
  role: UserRoleKey | null
  group: string | null
  seen: LastOnlineKey | null
  sort: Sort<UserSortField>
  after: string | null
}

const keyIn = <TKey extends string>(keys: Readonly<Record<TKey, unknown>>, text: string | null): TKey | null =>
  text !== null && Object.hasOwn(keys, text) ? (text as TKey) : null

export function usersView(search: URLSearchParams): UsersView {
  return {
    state: keyIn(userStates, search.get('state')) ?? 'all',
    search: (search.get('search') ?? '').slice(0, 100),
    role: keyIn(userRoles, search.get('role')),
    group: search.get('group')?.slice(0, 100) || null,
    seen: keyIn(lastOnlineSpans, search.get('seen')),
    sort: sortFrom(search, sortFields, { field: 'created', isFalling: true }),
    after: search.get('after'),
  }
}

/** Variables of `AdminUsersPageQuery`. */
export function usersVariables(search: URLSearchParams): {
  first: number
  after: string | null
  filter: UserFilter
  orderBy: UserOrder
} {
  const view = usersView(search)
  return {
    first: usersPageSize,
    after: view.after,
    filter: {
      search: view.search || null,
      state: userStates[view.state],
      roles: view.role && [userRoles[view.role]],
      discountGroups: view.group === null ? null : [view.group],
      lastOnline: view.seen && lastOnlineSpans[view.seen],
    },
    orderBy: { field: fieldNames[view.sort.field], direction: view.sort.isFalling ? 'DESC' : 'ASC' },
  }
}
