import { and, asc, eq, getColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { mayRead, type Role, type Viewer } from '../../../kit/viewer.ts'
import { literally } from '../../../kit/words.ts'
import { defineKeys, type KeyQuery } from '../../../platform/businessKeys.ts'
import { changedWithin, type InstantRange, within } from '../../../platform/changeFeed.ts'
import { countEach, countUpTo } from '../../../platform/counting.ts'
import { alongFalling, alongRising, type Direction } from '../../../platform/sorting.ts'
import { type ListReader, plannedForWords, type Reader, rowsIf } from '../../../platform/statements.ts'
import { accounts, addresses } from '../tables.ts'
import type { UserState } from './rules/userState.ts'

/** Reads of the back office. */

const { passwordHash: _passwordHash, totpSecret: _totpSecret, totpStep: _totpStep, ...shown } = getColumns(accounts)
const { searchText: _searchText, ...columns } = shown

/** An account as the back office sees it: nothing in it signs anybody in. */
export const userColumns = columns
export type User = Omit<typeof accounts.$inferSelect, 'passwordHash' | 'totpSecret' | 'totpStep' | 'searchText'>
export type UserAddress = typeof addresses.$inferSelect

/** Accounts of people. Service accounts, built-in ones and those that were made unrecognisable are listed nowhere.
 *  Source: platform.md 6; decisions.md, Roles. */
export const isListed = sql`(not ${accounts.isBuiltIn} and ${accounts.anonymisedAt} is null
  and not ('internal' = any(${accounts.roles})))`

/** Which accounts a viewer may see as users: whoever reads the area those that are listed; nobody else any. */
const visibleTo = (viewer: Viewer): SQL => rowsIf(mayRead(viewer, 'users'), isListed)

type LastOnline = 'now' | 'day' | 'week' | 'month' | 'longer'

/** `search`: words of which each is part of a name, address, company or customer number. `roles`: one of them.
 *  `discountGroups`: one of them. `lastOnline`: seen within five minutes, a day, a week, a month; or longer ago. */
export type UserFilter = {
  readonly ids?: readonly string[] | null
  readonly email?: string | null
  readonly search?: string | null
  readonly roles?: readonly Role[] | null
  readonly discountGroups?: readonly string[] | null
  readonly state?: UserState | null
  readonly lastOnline?: LastOnline | null
  readonly created?: InstantRange | undefined
  readonly changed?: InstantRange | undefined
}

export type UserSort = { readonly field: 'created' | 'lastActive' | 'name'; readonly direction: 'asc' | 'desc' }

const isWaiting = sql`(not ${accounts.isActive} or ${accounts.emailVerifiedAt} is null
  or ${accounts.deletionRequestedAt} is not null)`

/** The states as `userState` tells them; all but the first are repeated as the index on them says it. */
const inState: Record<UserState, SQL> = {
  active: sql`(${accounts.isActive} and ${accounts.deletionRequestedAt} is null and ${accounts.emailVerifiedAt} is not null)`,
  inactive: sql`(${isWaiting} and not ${accounts.isActive})`,
  deletionAsked: sql`(${isWaiting} and ${accounts.isActive} and ${accounts.deletionRequestedAt} is not null)`,
  invited: sql`(${isWaiting} and ${accounts.isActive} and ${accounts.deletionRequestedAt} is null
    and ${accounts.emailVerifiedAt} is null and ${accounts.invitedAt} is not null)`,
  unconfirmed: sql`(${isWaiting} and ${accounts.isActive} and ${accounts.deletionRequestedAt} is null
    and ${accounts.emailVerifiedAt} is null and ${accounts.invitedAt} is null)`,
}

const spans: Record<Exclude<LastOnline, 'longer'>, SQL> = {
  now: sql`interval '5 minutes'`,
  day: sql`interval '1 day'`,
  week: sql`interval '7 days'`,
  month: sql`interval '30 days'`,
}

const seen = (span: LastOnline, now: Date): SQL => {
  const at = sql`${now.toISOString()}::timestamptz`
  return span === 'longer'
    ? sql`coalesce(${accounts.lastActive} < ${at} - ${spans.month}, true)`
    : sql`${accounts.lastActive} > ${at} - ${spans[span]}`
}

const MOST_WORDS = 6

/** Each word, three letters or more, is found anywhere by its trigrams; shorter ones only at the beginning of a word,
 *  where a trigram of theirs begins, too. */
function containing(search: string): SQL[] {
  const words = search.trim().slice(0, 100).toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  return words.map(word => {
    const own = literally(word)
    return word.length >= 3
      ? sql`${accounts.searchText} like ${`%${own}%`}`
      : sql`(${accounts.searchText} like ${`${own}%`} or ${accounts.searchText} like ${`% ${own}%`})`
  })
}

const staffRoles: readonly Role[] = ['member', 'admin', 'system']

function matching(viewer: Viewer, filter: UserFilter, now: Date): SQL {
  const { ids, email, search, roles, discountGroups, state, lastOnline } = filter
  const conditions = [visibleTo(viewer)]
  if (ids) conditions.push(inArray(accounts.id, [...ids]))
  if (email) conditions.push(eq(sql`lower(${accounts.email})`, email.trim().toLowerCase()))
  if (search) conditions.push(...containing(search))
  if (roles && roles.length > 0) {
    conditions.push(sql`${accounts.roles} && ${sql.param([...roles])}::text[]`)
    // Said once more as the index on staff says it.
    if (roles.every(role => staffRoles.includes(role))) {
      conditions.push(sql`${accounts.roles} && array['member', 'admin', 'system']`)
    }
  }
  if (discountGroups && discountGroups.length > 0) {
    conditions.push(sql`(${accounts.terms} ? 'discountGroups'
      and ${accounts.terms} -> 'discountGroups' ?| ${sql.param([...discountGroups])}::text[])`)
  }
  if (state) conditions.push(inState[state])
  if (lastOnline) conditions.push(seen(lastOnline, now))
  return and(
    ...conditions,
    within(accounts.createdAt, filter.created),
    changedWithin('user', accounts.id, filter.changed),
  )!
}

/** Every order ends in the id. Those who were never there come last, and first in the opposite order. */
const orderings: Record<UserSort['field'], (direction: Direction) => SQL[]> = {
  created: direction => alongFalling(direction, accounts.createdAt, accounts.id),
  lastActive: direction => alongFalling(direction, accounts.lastActive, accounts.id),
  name: direction => alongRising(direction, sql`lower(${accounts.name})`, accounts.id),
}

/** A page of the accounts that fit a filter. */
export const browseUsers = (
  database: ListReader,
  viewer: Viewer,
  filter: UserFilter,
  { field, direction }: UserSort,
  page: { offset: number; limit: number },
  now: Date,
): Promise<User[]> =>
  plannedForWords(database, filter.search, async reader =>
    reader
      .select(userColumns)
      .from(accounts)
      .where(matching(viewer, filter, now))
      .orderBy(...orderings[field](direction))
      .offset(page.offset)
      .limit(page.limit),
  )

/** How many accounts fit a filter; of more than `most` one more than that. */
export const countUsers = (
  database: ListReader,
  viewer: Viewer,
  filter: UserFilter,
  now: Date,
  most: number,
): Promise<number> =>
  plannedForWords(database, filter.search, reader => countUpTo(reader, most, accounts, matching(viewer, filter, now)))

export const userTabs = ['all', 'active', 'invited', 'unconfirmed', 'deletionAsked', 'inactive'] as const
export type UserTab = (typeof userTabs)[number]

/** How many accounts are in each state under the rest of a filter; see `countEach` for how far. */
export function countUserTabs(
  database: ListReader,
  viewer: Viewer,
  filter: UserFilter,
  now: Date,
): Promise<Record<UserTab, number>> {
  const conditions = userTabs.map(tab => [tab, matching(viewer, { ...filter, state: tab === 'all' ? null : tab }, now)])
  return plannedForWords(database, filter.search, reader =>
    countEach(reader, sql`${accounts}`, Object.fromEntries(conditions) as Record<UserTab, SQL>),
  )
}

/** Users by id; unknown ones and those that the viewer may not see are left out. */
export const usersByIds = (reader: Reader, viewer: Viewer, ids: readonly string[]): Promise<User[]> =>
  reader
    .select(userColumns)
    .from(accounts)
    .where(and(inArray(accounts.id, ids.filter(isId)), visibleTo(viewer)))

const byEmail: KeyQuery = (values, { viewer }) => sql`select w.value, ${accounts.id} as id
  from unnest(${values}) as w(value) join ${accounts} on lower(${accounts.email}) = lower(trim(w.value))
  where ${visibleTo(viewer)}`

/** What customers are called by: their number, and their e-mail address in whatever case. */
export const userKeys = defineKeys({
  what: 'customers',
  keys: {
    customer_number: (values, { viewer }) => sql`select w.value, ${accounts.id} as id
      from unnest(${values}) as w(value)
      join ${accounts} on ${accounts.customerNumber} = case when w.value ~ '^[0-9]{1,9}$' then w.value::int end
      where ${visibleTo(viewer)}`,
    handle: byEmail,
    email: byEmail,
  },
  people: ['handle', 'email'],
})

/** Whether there is a person with an account of this id, whoever may see it. */
export const hasUser = async (reader: Reader, id: string): Promise<boolean> =>
  isId(id) && (await reader.$count(accounts, and(eq(accounts.id, id), isListed))) > 0

/** The addresses of accounts, the oldest first. */
export const addressesOf = (reader: Reader, accountIds: readonly string[]): Promise<UserAddress[]> =>
  reader
    .select()
    .from(addresses)
    .where(inArray(addresses.accountId, [...accountIds]))
    .orderBy(addresses.createdAt, addresses.id)

/** A member with the rights in the back office that were given to them beyond a member's. */
export type Member = Pick<typeof accounts.$inferSelect, 'id' | 'name' | 'email' | 'grants'>

export const memberColumns = { id: accounts.id, name: accounts.name, email: accounts.email, grants: accounts.grants }

export const isMember: SQL = and(
  sql`'member' = any(${accounts.roles})`,
  sql`not ${accounts.roles} && array['admin', 'system']::text[]`,
  eq(accounts.isActive, true),
  eq(accounts.isBuiltIn, false),
)!

/** Which members a viewer may see as such: whoever reads what rights there are all of them. */
const membersVisibleTo = (viewer: Viewer): SQL => rowsIf(mayRead(viewer, 'settings'), isMember)

/** A page of the members, by name. Administrators have every right anyway and are not among them. */
export const browseMembers = (
  reader: Reader,
  viewer: Viewer,
  page: { offset: number; limit: number },
): Promise<Member[]> =>
  reader
    .select(memberColumns)
    .from(accounts)
    .where(membersVisibleTo(viewer))
    .orderBy(asc(accounts.name), asc(accounts.id))
    .offset(page.offset)
    .limit(page.limit)

export const countMembers = (reader: Reader, viewer: Viewer, most: number): Promise<number> =>
  countUpTo(reader, most, accounts, membersVisibleTo(viewer))
