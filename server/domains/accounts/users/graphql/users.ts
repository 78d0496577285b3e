import { builder } from '../../../../api/builder.ts'
import { rawId } from '../../../../api/globalIds.ts'
import { type NumberedPage, numberedConnection, numberedPage, pageComplexity } from '../../../../api/numberedPages.ts'
import { DirectionRef } from '../../../../api/values.ts'
import { mayRead } from '../../../../kit/viewer.ts'
import { withoutControls } from '../../../../kit/words.ts'
import { knockRefused } from '../../../../platform/operation.ts'
import { settingsOf } from '../../../settings/graphql.ts'
import { RoleRef } from '../../graphql.ts'
import { availableRoles } from '../../settings.ts'
import {
  browseUsers,
  countUsers,
  countUserTabs,
  type User,
  type UserFilter,
  type UserTab,
  usersByIds,
  userTabs,
} from '../queries.ts'
import { rolesToGive } from '../rules/administration.ts'
import { UserRef, UserStateRef } from './user.ts'

type UserPage = NumberedPage<User> & {
  readonly tabs: () => Promise<Record<UserTab, number>>
}

const UserStateCountRef = builder.objectRef<{ tab: UserTab; count: number }>('UserStateCount').implement({
  fields: t => ({
    state: t.field({
      type: UserStateRef,
      nullable: true,
      description: 'Null for accounts of every state.',
      resolve: ({ tab }) => (tab === 'all' ? null : tab),
    }),
    count: t.exposeInt('count'),
  }),
})

const UserConnectionRef = numberedConnection<User, UserPage>('User', UserRef)

builder.objectField(UserConnectionRef, 'tabs', t =>
  t.field({
    type: [UserStateCountRef],
    description: 'How many accounts are in each state under the rest of the filter; 1,001 stands for more than 1,000.',
    resolve: async page => {
      const counts = await page.tabs()
      return userTabs.map(tab => ({ tab, count: counts[tab] }))
    },
  }),
)

const UserFilterInput = builder.inputType('UserFilter', {
  fields: t => ({
    search: t.string({ description: 'Words of which each is part of name, e-mail, company or customer number.' }),
    roles: t.field({ type: [RoleRef], description: 'One of them.' }),
    discountGroups: t.stringList({ description: 'One of them.' }),
    state: t.field({ type: UserStateRef }),
    lastOnline: t.field({
      type: builder.enumType('LastOnline', {
        description: 'Seen within five minutes, a day, a week, a month; or longer ago, or never.',
        values: {
          NOW: { value: 'now' },
          DAY: { value: 'day' },
          WEEK: { value: 'week' },
          MONTH: { value: 'month' },
          LONGER: { value: 'longer' },
        } as const,
      }),
    }),
  }),
})

const UserOrderInput = builder.inputType('UserOrder', {
  fields: t => ({
    field: t.field({
      required: true,
      type: builder.enumType('UserOrderField', {
        values: {
          CREATED: { value: 'created' },
          LAST_ACTIVE: { value: 'lastActive' },
          NAME: { value: 'name' },
        } as const,
      }),
    }),
    direction: t.field({ type: DirectionRef, required: true }),
  }),
})

builder.queryFields(t => ({
  users: t.field({
    type: UserConnectionRef,
    description: 'Accounts of people; service accounts and built-in ones are not among them.',
    authScopes: { staff: 'users' },
    complexity: pageComplexity,
    args: {
      first: t.arg.int(),
      after: t.arg.string(),
      filter: t.arg({ type: UserFilterInput }),
      orderBy: t.arg({ type: UserOrderInput }),
    },
    resolve: async (_root, { filter, orderBy, ...args }, context) => {
      if (filter?.discountGroups && !mayRead(context.viewer, 'terms')) throw knockRefused(context.viewer, 'staff:terms')
      const wanted: UserFilter = {
        ...filter,
        search: withoutControls(filter?.search),
        discountGroups: filter?.discountGroups?.map(each => withoutControls(each) ?? ''),
      }
      const reader = context.database.drizzle
      const sort = orderBy ?? { field: 'created', direction: 'desc' }
      const now = context.now()
      const page = await numberedPage(args, {
        read: part => browseUsers(reader, context.viewer, wanted, sort, part, now),
        count: most => countUsers(reader, context.viewer, wanted, now, most),
        search: wanted.search,
      })
      return { ...page, tabs: () => countUserTabs(reader, context.viewer, wanted, now) }
    },
  }),
  invitableRoles: t.field({
    type: [RoleRef],
    description: 'Roles besides `USER` that the viewer may give to somebody new.',
    authScopes: { staff: 'users' },
    async resolve(_root, _args, context) {
      const available = availableRoles(await settingsOf(context))
      return rolesToGive(context.viewer, { id: '', roles: ['user'], grants: [] }).filter(
        role => role !== 'user' && role !== 'internal' && available.includes(role),
      )
    },
  }),
  user: t.field({
    type: UserRef,
    nullable: true,
    authScopes: { staff: 'users' },
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const raw = rawId('User', String(id))
      return raw ? ((await usersByIds(context.database.drizzle, context.viewer, [raw]))[0] ?? null) : null
    },
  }),
}))
