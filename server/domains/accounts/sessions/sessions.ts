import { createHash, randomBytes } from 'node:crypto'
import { and, asc, desc, eq, gt, ne, not, sql } from 'drizzle-orm'
import { type Adapter, Lucia, TimeSpan } from 'lucia'
import type { CustomerTerms, Grant, Membership, Role } from '../../../kit/viewer.ts'
import type { Database, Transaction } from '../../../platform/database.ts'
import { sessionTimes } from '../../../platform/keptInBrowsers.ts'
import { prepare, type Reader, run } from '../../../platform/statements.ts'
import { sessions } from '../tables.ts'

/** The only module that knows Lucia, which is no longer developed and may be replaced one day. The cookie carries a
 *  secret, the table its hash: who reads the table cannot sign in with it. */

/** A session ends when nothing was heard of it for so long. */
const { idleDays } = sessionTimes
/** Those of staff end sooner: long enough for lunch or an hour at the packing table, short enough that a desk left in the
 *  evening is closed to whoever comes by (decision 12). */
const staffIdleMilliseconds = sessionTimes.staffIdleHours * 60 * 60 * 1000
/** And it ends so long after signing in, however busy it is; sooner for those who can do more. */
const longestDays = { customer: sessionTimes.longestDays, staff: sessionTimes.staffLongestDays } as const
/** Being seen is noted this often, not with each request. */
const seenMilliseconds = 60_000
const dayMilliseconds = 24 * 60 * 60 * 1000

/** The hash under which a secret from a cookie or link is kept. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** A secret for a cookie or link: 32 random bytes in base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What a session says of its account. */
export type SessionAccount = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly roles: readonly Role[]
  readonly grants: readonly Grant[]
  readonly terms: CustomerTerms
  readonly company: Membership | null
}

type SessionRow = {
  userId: string
  expiresAt: number
  lastSeenAt: number
  account: SessionAccount
  actingFor: SessionAccount | null
}

/** What is known of an account with each request, as an expression; `alias` is that of its row. Whoever buys for a company
 *  has its terms. */
export const accountJson = (alias: string) =>
  sql.raw(`(select json_build_object('id', ${alias}.id, 'email', ${alias}.email, 'name', ${alias}.name,
      'roles', ${alias}.roles, 'grants', ${alias}.grants, 'terms', coalesce(firm.terms, ${alias}.terms),
      'company', case when firm.id is not null then json_build_object('companyId', firm.id, 'role', own.role,
        'isActive', own.is_active and firm.state = 'active', 'address', firm.address) end)
    from (select 1) one left join company_members own on own.account_id = ${alias}.id
      left join companies firm on firm.id = own.company_id and firm.state <> 'requested')`)

/** The session with its account in one statement: it comes before every answer to somebody signed in. */
const readRow = prepare<{ id: string }, SessionRow>(
  'session',
  sql`select s.user_id as "userId", (extract(epoch from s.expires_at) * 1000)::float8 as "expiresAt",
    (extract(epoch from s.last_seen_at) * 1000)::float8 as "lastSeenAt", ${accountJson('a')} as account,
    case when c.id is not null then ${accountJson('c')} end as "actingFor"
  from sessions s join accounts a on a.id = s.user_id and a.is_active
    left join accounts c on c.id = s.acting_for and c.is_active and s.acting_until > now()
  where s.id = ${sql.placeholder('id')}`,
)

type Attributes = { endsAt: Date; userAgent: string | null; address: string | null }

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<{ lastSeenAt: number }, { account: SessionAccount; actingFor: SessionAccount | null }>
    DatabaseSessionAttributes: Attributes & { lastSeenAt: number }
    DatabaseUserAttributes: { account: SessionAccount; actingFor: SessionAccount | null }
  }
}

/** Lucia's door to our table. */
const adapterOf = ({ drizzle }: Pick<Database, 'drizzle'>): Adapter => ({
  async getSessionAndUser(id) {
    const [row] = await readRow(drizzle, { id })
    if (!row) return [null, null]
    const { userId, expiresAt, lastSeenAt, account, actingFor } = row
    const attributes = { endsAt: new Date(0), userAgent: null, address: null, lastSeenAt }
    return [
      { id, userId, expiresAt: new Date(expiresAt), attributes },
      { id: userId, attributes: { account, actingFor } },
    ]
  },
  // Lists of sessions are read by `sessionsOf`; Lucia itself never asks.
  getUserSessions: () => Promise.resolve([]),
  async setSession({ id, userId, expiresAt, attributes }) {
    const { endsAt, userAgent, address } = attributes
    await drizzle
      .insert(sessions)
      .values({ id, userId, expiresAt: earlier(expiresAt, endsAt), endsAt, userAgent, address })
  },
  async updateSessionExpiration(id, expiresAt) {
    const until = sql`least(${expiresAt.toISOString()}::timestamptz, ${sessions.endsAt})`
    await drizzle.update(sessions).set({ expiresAt: until }).where(eq(sessions.id, id))
  },
  async deleteSession(id) {
    await drizzle.delete(sessions).where(eq(sessions.id, id))
  },
  async deleteUserSessions(userId) {
    await drizzle.delete(sessions).where(eq(sessions.userId, userId))
  },
  async deleteExpiredSessions() {
    await drizzle.delete(sessions).where(sql`${sessions.expiresAt} < now()`)
  },
})

const earlier = (one: Date, other: Date): Date => (one < other ? one : other)

const instances = new WeakMap<
  object,
  Lucia<{ lastSeenAt: number }, Omit<SessionRow, 'userId' | 'expiresAt' | 'lastSeenAt'>>
>()

function luciaOf(database: Pick<Database, 'drizzle'>) {
  const known = instances.get(database)
  if (known) return known
  const lucia = new Lucia(adapterOf(database), {
    sessionExpiresIn: new TimeSpan(idleDays, 'd'),
    getSessionAttributes: ({ lastSeenAt }) => ({ lastSeenAt }),
    getUserAttributes: ({ account, actingFor }) => ({ account, actingFor }),
  })
  instances.set(database, lucia)
  return lucia
}

const isTrusted = (roles: readonly Role[]): boolean =>
  roles.some(role => role === 'member' || role === 'admin' || role === 'system')

/** Opens a session for an account; the secret goes into the browser's cookie and nowhere else. `userAgent` and
 *  `address` tell the person later which device it was. */
export async function openSession(
  database: Pick<Database, 'drizzle'>,
  accountId: string,
  from: { roles?: readonly Role[]; userAgent?: string | null; address?: string | null } = {},
): Promise<{ secret: string; expiresAt: Date }> {
  const secret = newSecret()
  const days = isTrusted(from.roles ?? []) ? longestDays.staff : longestDays.customer
  const endsAt = new Date(Date.now() + days * dayMilliseconds)
  const attributes = {
    endsAt,
    userAgent: from.userAgent?.slice(0, 300) ?? null,
    address: from.address ?? null,
    lastSeenAt: 0,
  }
  const session = await luciaOf(database).createSession(accountId, attributes, { sessionId: hashSecret(secret) })
  return { secret, expiresAt: earlier(session.expiresAt, endsAt) }
}

/** The active account of a session, null if there is no such session or it has run out. `renewedUntil` is set when its
 *  expiry was moved, so that the cookie's can follow. `actingFor` is the customer for whom staff acts by it. A session of
 *  staff of which nothing was heard for two hours ends here; `onIdle` is told so. */
export async function readSession(
  database: Database,
  secret: string,
  onIdle: () => void = () => undefined,
): Promise<{
  sessionId: string
  account: SessionAccount
  actingFor: SessionAccount | null
  renewedUntil: Date | null
} | null> {
  const { session, user } = await luciaOf(database).validateSession(hashSecret(secret))
  if (!session) return null
  const unseen = Date.now() - session.lastSeenAt
  if (unseen > staffIdleMilliseconds && isTrusted(user.account.roles)) {
    await luciaOf(database).invalidateSession(session.id)
    onIdle()
    return null
  }
  if (unseen > seenMilliseconds) await noteSeen(database, session.id)
  const { account, actingFor } = user
  return { sessionId: session.id, account, actingFor, renewedUntil: session.fresh ? session.expiresAt : null }
}

const noteSeen = (database: Database, id: string) =>
  run(
    database.drizzle,
    sql`with seen as (
    update sessions set last_seen_at = now() where id = ${id} and last_seen_at < now() - interval '30 seconds'
    returning user_id)
  update accounts set last_active = now() from seen where accounts.id = seen.user_id`,
  )

/** Ends one session; ending one that does not exist is no mistake. */
export const endSession = (database: Database, secret: string): Promise<void> =>
  luciaOf(database).invalidateSession(hashSecret(secret))

/** A session's new secret, for the browser's cookie. */
export type RenewedSession = { readonly secret: string; readonly expiresAt: Date }

/** Gives a session a new secret, because more can be done with it now; whoever knows the old one is out. */
export async function rotateSession(tx: Transaction, id: string): Promise<RenewedSession | null> {
  const secret = newSecret()
  const [renewed] = await tx
    .update(sessions)
    .set({ id: hashSecret(secret) })
    .where(eq(sessions.id, id))
    .returning({ expiresAt: sessions.expiresAt })
  return renewed ? { secret, expiresAt: renewed.expiresAt } : null
}

/** Ends every session of an account. */
export const endAllSessions = (database: Database, accountId: string): Promise<void> =>
  luciaOf(database).invalidateUserSessions(accountId)

/** Ends an account's sessions except `keep` (null: all), within a transaction. */
export async function endOtherSessions(tx: Transaction, accountId: string, keep: string | null): Promise<void> {
  const others = keep === null ? undefined : ne(sessions.id, keep)
  await tx.delete(sessions).where(and(eq(sessions.userId, accountId), others))
}

/** Where an account is signed in, the latest seen first. `id` is the hash of the secret and opens nothing. */
export const sessionsOf = (reader: Reader, accountId: string, now: Date) =>
  reader
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, accountId), gt(sessions.expiresAt, now), not(isIdle(now))))
    .orderBy(desc(sessions.lastSeenAt), asc(sessions.id))

/** Sessions of staff that have ended because nothing was heard of them, as `readSession` will find. */
const isIdle = (now: Date) => {
  const seenBefore = new Date(now.getTime() - staffIdleMilliseconds).toISOString()
  return sql`(${sessions.lastSeenAt} < ${seenBefore}::timestamptz and exists (select from accounts a
    where a.id = ${sessions.userId} and a.roles && array['member', 'admin', 'system']))`
}

/** Forgets sessions that have run out. */
export async function purgeExpiredSessions(database: Database): Promise<void> {
  await luciaOf(database).deleteExpiredSessions()
  await database.drizzle.delete(sessions).where(isIdle(new Date()))
}
