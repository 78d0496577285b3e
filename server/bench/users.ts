import { openSession } from '../domains/accounts/sessions/sessions.ts'
import { type Visitor, WrongAnswer } from '../harness/visitor.ts'
import { type Database, openDatabase } from '../platform/database.ts'
import { prepareQuery } from '../typedClient/src/documents.ts'
import type { UserOrder } from '../typedClient/src/index.ts'
import type { OperationName } from './options.ts'

/** Operations of the back office on many accounts, asked as its administrator. */
const names = ['users', 'user-search'] as const satisfies readonly OperationName[]
export type UserOperation = (typeof names)[number]

export const isUserOperation = (name: OperationName): name is UserOperation =>
  (names as readonly OperationName[]).includes(name)

const ACCOUNTS = 100_000
const ROWS = 25

/** What the user browser shows of a page. */
const BROWSE = prepareQuery((given: { search: string | null; orderBy: UserOrder | undefined }) => ({
  users: {
    $: { first: ROWS, filter: { search: given.search }, orderBy: given.orderBy },
    ...{ totalCount: true, isCountCapped: true },
    pageCursors: {
      around: { page: true, cursor: true, isCurrent: true },
      ...{ next: { cursor: true }, last: { page: true, cursor: true } },
    },
    edges: {
      node: {
        ...{ id: true, name: true, email: true, company: true, roles: true, state: true, createdAt: true },
        ...{ lastActive: true, onlineStatus: true, terms: { discountGroups: true } },
      },
    },
  },
}))

type Users = NonNullable<(typeof BROWSE)['found']>['users']

const orders = (['CREATED', 'NAME', 'LAST_ACTIVE'] as const).map(field => ({
  field,
  direction: field === 'NAME' ? ('ASC' as const) : ('DESC' as const),
}))

/** Words as they are searched for: of many, of few, of one, of nobody; in parts, and several. */
const searches = [
  ...['huber', 'maria', 'maria huber', 'steiner-4711', 'sv nordwald', '54321', 'hub', 'ma', 'moser example'],
  ...['kunde-99001@', 'verein', 'zzz nobody', 'anna gruber', 'fc', 'leo.wagner'],
]

/** The work of an operation, on a database with a hundred thousand accounts. */
export async function userWork(name: UserOperation, url: string): Promise<(visitor: Visitor) => Promise<void>> {
  const database = await openDatabase({ url, poolSize: 1 })
  try {
    await fillAccounts(database)
    const secret = await administratorSession(database)
    let next = 0
    return async visitor => {
      visitor.renew()
      visitor.cookies.set('session', secret)
      next += 1
      const search = name === 'user-search' ? searches[next % searches.length]! : null
      const orderBy = search === null ? orders[next % orders.length] : orders[0]
      const { users } = await visitor.ask(BROWSE, { search, orderBy })
      check(users, search)
    }
  } finally {
    await database.close()
  }
}

function check(users: Users, search: string | null): void {
  const isFull = users.edges.length === Math.min(ROWS, users.totalCount)
  const isFound =
    search === null
      ? users.totalCount >= ROWS
      : users.edges.every(({ node }) => {
          const text = `${node.name} ${node.email} ${node.company}`.toLowerCase()
          return search.split(' ').every(word => /^\d+$/.test(word) || text.includes(word))
        })
  if (!isFull || !isFound)
    throw new WrongAnswer(200, `other users for ${search}: ${JSON.stringify(users).slice(0, 300)}`)
}

const firstNames = ['Maria', 'Anna', 'Leo', 'Jakob', 'Sophie', 'Ömer', 'Kim', 'Uwe', 'Ines', 'Zoë', 'Peter', 'Lena']
const lastNames = [
  'Huber',
  'Gruber',
  'Wagner',
  'Moser',
  'Steiner',
  'Müller',
  'Bauer',
  'Öztürk',
  'Novak',
  'Kern',
  'Fuchs',
]
const companies = ['SV Nordwald', 'FC Süd', 'Turnverein Enns', 'Volksschule Wels', 'Laufverein Steyr']

/** Accounts of one statement, each of which may only take so long. */
const AT_ONCE = 10_000

/** Adds accounts up to a hundred thousand and gathers statistics on them. */
async function fillAccounts({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from accounts')
  for (let from = rows[0]!.count; from < ACCOUNTS; from += AT_ONCE) {
    await pool.query(
      `insert into accounts (id, email, email_verified_at, name, first_name, last_name, company, roles, terms,
      customer_number, is_active, last_active, invited_at, created_at)
    select gen_random_uuid(), lower(f) || '.' || lower(l) || '-' || n || '@example.com',
      case when n % 50 <> 0 then now() end, f || ' ' || l, f, l,
      case when n % 7 = 0 then ($3::text[])[1 + n % 5] end,
      case when n % 5000 = 0 then array['user', 'member'] else array['user'] end,
      case when n % 400 = 0 then '{"discountGroups":["club"]}'::jsonb else '{}'::jsonb end,
      case when n % 2 = 0 then 1000000 + n end, n % 90 <> 0,
      case when n % 3 <> 0 then now() - make_interval(mins => n * 7 % 500000) end,
      case when n % 100 = 0 then now() end, now() - make_interval(mins => n * 13 % 2000000)
    from (select n, ($1::text[])[1 + n % 12] as f, ($2::text[])[1 + n / 12 % 11] as l
      from generate_series($4::int + 1, $5::int) n) as people`,
      [firstNames, lastNames, companies, from, Math.min(from + AT_ONCE, ACCOUNTS)],
    )
  }
  await pool.query('vacuum (analyze) accounts')
}

/** A session of the administrator whom the start has made. */
export async function administratorSession(database: Database): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from accounts where 'system' = any(roles) and is_active order by created_at limit 1`,
  )
  const { secret } = await openSession(database, rows[0]!.id, { roles: ['system'] })
  return secret
}
