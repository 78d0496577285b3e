import type {
  LastOnline,
  Role,
  UserFilter,
  UserOrder,
  UserState,
} from '../../../__generated__/AdminUsersPageQuery.graphql.ts'
import { defineListUrl, type ViewOf } from '../../../adminKit/list/url.ts'

export const usersPath = '/admincenter/users/browse'
export const addUserPath = '/admincenter/users/add'

/** Address of a person's page. */
export const userPath = (id: string) => `/admincenter/users/edit/${encodeURIComponent(id)}`

/** What the list of users is narrowed to and sorted by. */
export const usersUrl = defineListUrl({
  path: usersPath,
  tabs: {
    parameter: 'state',
    label: 'users.states',
    titles: {
      all: 'users.state.all',
      active: 'users.state.active',
      invited: 'users.state.invited',
      unconfirmed: 'users.state.unconfirmed',
      deletionAsked: 'users.state.deletionAsked',
      inactive: 'users.state.inactive',
    },
  },
  filters: {
    search: { kind: 'words', label: 'users.search' },
    role: {
      kind: 'many',
      label: 'users.role',
      choices: {
        user: 'users.role.user',
        member: 'users.role.member',
        admin: 'users.role.admin',
        system: 'users.role.system',
      },
    },
    group: { kind: 'many', label: 'users.discountGroup', form: /^.{1,100}$/ },
    seen: {
      kind: 'one',
      label: 'users.lastSeen',
      choices: {
        now: 'users.seen.now',
        day: 'users.seen.day',
        week: 'users.seen.week',
        month: 'users.seen.month',
        longer: 'users.seen.longer',
      },
    },
  },
  sorts: ['name', 'created', 'seen'],
  usual: { field: 'created', isFalling: true },
})

type View = ViewOf<typeof usersUrl>

/** Tabs as the server names them; all are no state. */
export const stateKeys = {
  all: null,
  active: 'ACTIVE',
  invited: 'INVITED',
  unconfirmed: 'UNCONFIRMED',
  deletionAsked: 'DELETION_ASKED',
  inactive: 'INACTIVE',
} as const satisfies Record<View['tab'], UserState | null>

const spans = { now: 'NOW', day: 'DAY', week: 'WEEK', month: 'MONTH', longer: 'LONGER' } as const satisfies Record<
  string,
  LastOnline
>
const fields = { name: 'NAME', created: 'CREATED', seen: 'LAST_ACTIVE' } as const
const someOf = <TValue>(values: readonly TValue[]) => (values.length > 0 ? values : null)

export const usersVariables = ({ tab, filters, sort }: View): { filter: UserFilter; orderBy: UserOrder } => ({
  filter: {
    search: filters.search || null,
    state: stateKeys[tab],
    roles: someOf(filters.role.map(role => role.toUpperCase() as Role)),
    discountGroups: someOf(filters.group),
    lastOnline: filters.seen && spans[filters.seen],
  },
  orderBy: { field: fields[sort.field], direction: sort.isFalling ? 'DESC' : 'ASC' },
})
