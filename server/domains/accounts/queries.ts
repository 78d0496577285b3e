import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { tidyEmail } from '../../kit/emails.ts'
import type { KeyLimit } from '../../kit/limits.ts'
import { type CustomerTerms, guestViewer, type Membership, mayWrite, type Viewer } from '../../kit/viewer.ts'
import type { Database } from '../../platform/database.ts'
import { type Reader, run } from '../../platform/statements.ts'
import { accountJson, hashSecret, readSession, type SessionAccount } from './sessions/sessions.ts'
import { accounts, apiKeys } from './tables.ts'

export type Account = Pick<
  typeof accounts.$inferSelect,
  'id' | 'email' | 'name' | 'roles' | 'language' | 'secondFactorEndsAt' | 'secondFactorGoneAt'
>

const columns = {
  id: accounts.id,
  email: accounts.email,
  name: accounts.name,
  roles: accounts.roles,
  language: accounts.language,
  secondFactorEndsAt: accounts.secondFactorEndsAt,
  secondFactorGoneAt: accounts.secondFactorGoneAt,
}

/** An active account by id, null if there is none. */
export async function accountById(database: Database, id: string): Promise<Account | null> {
  const [account] = await database.drizzle
    .select(columns)
    .from(accounts)
    .where(and(eq(accounts.id, id), eq(accounts.isActive, true)))
  return account ?? null
}

/** Somebody signed in, as the rest of the product knows them. Rights of their own only count for members. */
export const viewerOf = (account: SessionAccount, visitorHash: string | null, sessionId: string | null): Viewer => ({
  ...guestViewer(visitorHash),
  accountId: account.id,
  name: account.name,
  email: account.email,
  roles: account.roles,
  grants: account.roles.includes('member') ? account.grants : [],
  terms: account.terms,
  ...(account.company && { company: account.company }),
  sessionId,
})

/** Who is behind a session cookie, null if it opens nothing; `onIdle` is told if it ended for want of use just now. Staff
 *  who act for a customer do so in the shop: in the admin centre (`isAdminCentre`) they are themselves. */
export async function viewerOfSession(
  database: Database,
  secret: string,
  visitorHash: string | null,
  { onIdle, isAdminCentre = false }: { onIdle?: () => void; isAdminCentre?: boolean } = {},
): Promise<{ viewer: Viewer; renewedUntil: Date | null } | null> {
  const session = await readSession(database, secret, onIdle)
  if (!session) return null
  const { account, actingFor, sessionId, renewedUntil } = session
  const own = viewerOf(account, visitorHash, sessionId)
  if (!actingFor || !mayWrite(own, 'users')) return { viewer: own, renewedUntil }
  if (isAdminCentre)
    return { viewer: { ...own, actingFor: { accountId: actingFor.id, name: actingFor.name } }, renewedUntil }
  // Whoever acts for a customer is that customer, with nothing of their own rights; their own visitor's cookie is not
  // the customer's.
  const customer = { ...viewerOf(actingFor, null, sessionId), roles: ['user'] as const, grants: [] }
  return { viewer: { ...customer, actor: { accountId: account.id, name: account.name } }, renewedUntil }
}

/** Somebody as whom another one may do something by now, such as the buyer whose order is approved; null where the account is
 *  no longer active. */
export async function viewerOfAccount(reader: Reader, id: string): Promise<Viewer | null> {
  const [found] = await run<{ account: SessionAccount }>(
    reader,
    sql`select ${accountJson('a')} as account from accounts a where a.id = ${id} and a.is_active`,
  )
  return found ? viewerOf(found.account, null, null) : null
}

/** How often the use of a key is noted. */
const usedSeconds = 60

/** Who is behind an integrator's API key and how often it may ask, null if there is no such key or it no longer counts. All
 *  that it may do are its scopes. */
export async function viewerOfApiKey(
  database: Database,
  key: string,
): Promise<{ viewer: Viewer; limit: KeyLimit } | null> {
  const isFresh = or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`))
  const isUsable = and(isNull(apiKeys.revokedAt), isFresh, eq(accounts.isActive, true))
  const isNoted = sql<boolean>`coalesce(${apiKeys.lastUsed} > now() - make_interval(secs => ${usedSeconds}), false)`
  const [known] = await database.drizzle
    .select({
      keyId: apiKeys.id,
      requestsPerMinute: apiKeys.requestsPerMinute,
      scopes: apiKeys.scopes,
      isNoted,
      ...columns,
    })
    .from(apiKeys)
    .innerJoin(accounts, eq(accounts.id, apiKeys.accountId))
    .where(and(eq(apiKeys.keyHash, hashSecret(key)), isUsable))
  if (!known) return null
  if (!known.isNoted) {
    await database.drizzle.update(apiKeys).set({ lastUsed: sql`now()` }).where(eq(apiKeys.id, known.keyId))
  }
  const { id: accountId, name, scopes: grants, keyId, requestsPerMinute } = known
  const viewer: Viewer = { ...guestViewer(), key: { accountId, name }, roles: ['internal'], grants }
  return { viewer, limit: { keyId, requestsPerMinute } }
}

const credentialColumns = {
  ...columns,
  grants: accounts.grants,
  // As with each request: `accountJson`.
  terms: sql<CustomerTerms>`${accountJson('accounts')} -> 'terms'`,
  company: sql<Membership | null>`${accountJson('accounts')} -> 'company'`,
  emailVerifiedAt: accounts.emailVerifiedAt,
  passwordHash: accounts.passwordHash,
}

/** What signing in needs of an account. Service accounts do not sign in; they have keys. */
export type Credentials = Pick<
  typeof accounts.$inferSelect,
  keyof Account | ('grants' | 'terms' | 'emailVerifiedAt' | 'passwordHash')
> & { readonly company: Membership | null }

const maySignIn = and(eq(accounts.isActive, true), sql`not ('internal' = any(${accounts.roles}))`)

/** The credentials of the account with this address (case does not matter), null if there is none. */
export async function credentialsOf(database: Database, email: string): Promise<Credentials | null> {
  const [account] = await database.drizzle
    .select(credentialColumns)
    .from(accounts)
    .where(and(sql`lower(${accounts.email}) = lower(${tidyEmail(email)})`, maySignIn))
  return account ?? null
}

/** The credentials of an account by its id, null if there is none. */
export async function credentialsById(database: Database, id: string): Promise<Credentials | null> {
  const [account] = await database.drizzle
    .select(credentialColumns)
    .from(accounts)
    .where(and(eq(accounts.id, id), maySignIn))
  return account ?? null
}
