import { z } from 'zod'
import type { RequestContext } from '../../../api/context.ts'
import { nothing, type Route, route } from '../../../api/rest.ts'
import { collection } from '../../../api/restCollection.ts'
import { type Called, idOfInput } from '../../../api/restIds.ts'
import { oneNamed } from '../../../api/restNaming.ts'
import { removals, removing } from '../../../api/restRemoval.ts'
import { anything, exampleIds, text as kept, listed } from '../../../kit/answers.ts'
import { globalId } from '../../../kit/globalIds.ts'
import { isId } from '../../../kit/ids.ts'
import { NotFound } from '../../../kit/refusals.ts'
import { mayRead } from '../../../kit/viewer.ts'
import { withoutControls } from '../../../kit/words.ts'
import { knockRefused } from '../../../platform/operation.ts'
import { discountSettings } from '../../pricing/settings.ts'
import { readSettings } from '../../settings/queries.ts'
import { handleOf, handles } from '../authentication/rest/handles.ts'
import { inRestWords } from '../authentication/rest/restWords.ts'
import { rolesAnswer, userAnswer } from '../ownAccount/rest/answers.ts'
import { presentOwnUser } from '../ownAccount/rest/presentOwnUser.ts'
import { inviteUser } from './operations/inviteUser.ts'
import { deactivateUsers } from './operations/userAccess.ts'
import {
  addressesOf,
  browseUsers,
  countUsers,
  type User,
  type UserFilter,
  type UserSort,
  userKeys,
  usersByIds,
} from './queries.ts'
import { rolesToGive } from './rules/administration.ts'
import { userState } from './rules/userState.ts'

/** All there are: programs want the whole number, however long it takes to count. */
const EVERYONE = 100_000_000

/** Accounts as staff see them on the documented paths, with their addresses; in the order given. */
async function documented({ database, now, viewer }: RequestContext, users: readonly User[]) {
  const ids = users.map(({ id }) => id)
  const addresses = ids.length > 0 ? await addressesOf(database.drizzle, ids) : []
  return users.map(user => {
    return {
      ...presentOwnUser(
        user,
        addresses.filter(({ accountId }) => accountId === user.id),
        now(),
        mayRead(viewer, 'terms'),
      ),
      global_id: globalId('User', user.id),
      created: user.createdAt.toISOString(),
      state: userState(user),
    }
  })
}

type UserPart = {
  readonly filter: UserFilter
  readonly limit: number
  readonly skip: number
  readonly sort: UserSort
  readonly created?: UserFilter['created']
  readonly changed?: UserFilter['changed']
}

async function find(context: RequestContext, { filter, limit, skip, sort, created, changed }: UserPart) {
  if (filter.discountGroups && !mayRead(context.viewer, 'terms')) throw knockRefused(context.viewer, 'staff:terms')
  const reader = context.database.drizzle
  const now = context.now()
  const spanned = { ...filter, created, changed }
  const [users, total] = await Promise.all([
    browseUsers(reader, context.viewer, spanned, sort, { offset: skip, limit }, now),
    countUsers(reader, context.viewer, spanned, now, EVERYONE),
  ])
  return { items: await documented(context, users), total }
}

async function byIds(context: RequestContext, ids: readonly string[]) {
  const found = await usersByIds(context.database.drizzle, context.viewer, ids)
  const byId = new Map(found.map(user => [user.id, user]))
  return documented(
    context,
    ids.flatMap(id => byId.get(id) ?? []),
  )
}

const role = z.enum(['user', 'member', 'admin', 'system', 'internal'])
const words = z.string().max(200).transform(withoutControls)
const names = z.array(words.transform(text => text ?? '')).max(50)
const state = z.enum(['active', 'inactive', 'deletionAsked', 'invited', 'unconfirmed'])

const filter: z.ZodType<UserFilter> = z
  .strictObject({
    _id: z
      .union([
        z
          .string()
          .refine(isId, 'is not an id')
          .transform(one => [one]),
        z
          .strictObject({ $in: z.array(z.string().max(200).refine(isId, 'is not an id')).max(1000) })
          .transform(list => list.$in),
      ])
      .optional(),
    search: words.optional(),
    roles: z.union([role.transform(one => [one]), z.array(role).max(10)]).optional(),
    groups: z.union([words.transform(one => [one ?? '']), names]).optional(),
    state: state.optional(),
  })
  .transform(({ _id, search, roles, groups, state: wanted }) => ({
    ids: _id,
    search,
    roles,
    discountGroups: groups,
    state: wanted,
  }))

const sorts = {
  '-created': { field: 'created', direction: 'desc' },
  created: { field: 'created', direction: 'asc' },
  '-last_active': { field: 'lastActive', direction: 'desc' },
  last_active: { field: 'lastActive', direction: 'asc' },
  name: { field: 'name', direction: 'asc' },
  '-name': { field: 'name', direction: 'desc' },
} as const satisfies Record<string, UserSort>
type SortName = keyof typeof sorts
const sortNames = Object.keys(sorts) as [SortName, ...SortName[]]

const discount = z.object({
  _id: kept('its id', 'sommer'),
  title: kept('in German', 'Sommer'),
  type: z.literal('discount').meta({ description: 'always this', examples: ['discount'] }),
})

const called: Called = { types: ['User', 'Account'], keys: userKeys }
const remove = (context: RequestContext, ids: readonly string[]) => deactivateUsers(context, { userIds: ids })

const text = z.string().max(1000).nullish()

export const userRoutes: readonly Route[] = [
  ...collection({
    name: 'auth',
    audience: 'staff:users',
    what: 'users (without guest, service and built-in accounts)',
    ...called,
    mirrored: { kind: 'user', area: 'users' },
    item: userAnswer,
    filter,
    sorts: sortNames,
    find: (context, part) => find(context, { ...part, sort: sorts[part.sort] }),
    byIds,
  }),
  route({
    method: 'POST',
    path: '/api/v0/search/auth',
    audience: 'staff:users',
    summary: 'Users found by words, of which each is part of name, e-mail, company or customer number.',
    input: z.object({
      search: words,
      limit: z.int().min(1).max(100).default(25),
      skip: z.int().min(0).max(1_000_000).default(0),
    }),
    answer: listed(userAnswer, 'users'),
    example: { search: 'muster', limit: 25 },
    run: (context, { search, limit, skip }) =>
      find(context, { filter: { search }, limit, skip, sort: sorts['-created'] }),
  }),
  route({
    method: 'POST',
    path: '/api/v1/auth/getDataUserBrowser',
    audience: 'staff:users',
    summary: 'A page of the user browser.',
    input: z.object({
      page: z.int().min(0).max(100_000).default(0),
      limit: z.int().min(1).max(100).default(25),
      search: words.optional(),
      roles: z.array(role).max(10).optional(),
      groups: names.optional(),
      state: state.optional(),
      sort: z.enum(sortNames).default('-created'),
    }),
    answer: listed(userAnswer, 'users'),
    example: { page: 0, limit: 25, state: 'active' },
    run: (context, { page, limit, groups, sort, ...rest }) =>
      find(context, { filter: { ...rest, discountGroups: groups }, limit, skip: page * limit, sort: sorts[sort] }),
  }),
  route({
    method: 'POST',
    path: '/api/v0/auth/getData',
    audience: 'staff:users',
    summary: 'What the page of a user in the admin centre shows.',
    input: oneNamed(called),
    answer: z.object({
      user: userAnswer,
      note: kept('what staff noted', 'Stammkunde').nullable(),
      terms: anything('what was agreed; null without the right to read terms', { discountGroups: [] }),
      roles: rolesAnswer.describe('roles that you may give'),
    }),
    example: { _id: exampleIds.user },
    async run(context, input) {
      const id = await idOfInput(context, input, called)
      const [user] = await usersByIds(context.database.drizzle, context.viewer, [id])
      if (!user) throw new NotFound()
      const [shown] = await documented(context, [user])
      const terms = mayRead(context.viewer, 'terms') ? user.terms : null
      return { user: shown, note: user.note, terms, roles: rolesToGive(context.viewer, user) }
    },
  }),
  route({
    method: 'GET',
    path: '/api/v0/auth/getAvailableGroups',
    audience: 'staff:users',
    summary: 'The discount groups of the shop, and the roles that users can have.',
    input: nothing,
    answer: listed(discount, 'discount groups').extend({ roles: rolesAnswer }),
    async run({ database }) {
      const discounts = discountSettings.of(await readSettings(database.drizzle))
      const items = discounts.groups.map(({ id, title }) => ({ _id: id, title: title.de, type: 'discount' }))
      return { items, total: items.length, roles: role.options }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/auth',
    audience: 'admin:users',
    summary:
      'Invites somebody: opens an account and sends a link by which they choose a password. `{remove: [ids]}` switches accounts off instead; none is ever deleted this way.',
    input: handles.and(
      z.object({
        roles: z
          .array(z.enum(['guest', ...role.options]))
          .max(10)
          .optional(),
        language: z.enum(['de', 'en']).nullish(),
        userData: z.object({ first_name: text, last_name: text, company: text }).nullish(),
      }),
    ),
    answer: userAnswer,
    example: {
      ...{ handle: 'lena@example.com', roles: ['user'], language: 'de' },
      userData: { first_name: 'Lena', last_name: 'Muster' },
    },
    async run(context, input) {
      await context.responder.limitExactly('mail')
      const { first_name: firstName, last_name: lastName, company } = input.userData ?? {}
      const { roles, language } = input
      const { publicUrl } = context.config
      const asked = { email: handleOf(input), firstName, lastName, company, language, roles, publicUrl }
      const user = await inRestWords(() => inviteUser(context, asked))
      return (await documented(context, [user]))[0]
    },
    remove: removing(remove, called),
  }),
  ...removals({
    name: 'auth',
    audience: 'admin:users',
    what: 'users by switching their accounts off (orders refer to them, so none is deleted; reactivate in the admin centre)',
    item: userAnswer,
    called,
    remove,
  }),
]
