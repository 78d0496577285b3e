import { and, eq, sql } from 'drizzle-orm'
import type { Viewer } from '../../kit/viewer.ts'
import type { Database } from '../../platform/database.ts'
import { hashSecret, readSession } from './sessions.ts'
import { accounts, apiKeys } from './tables.ts'

export type Account = Pick<typeof accounts.$inferSelect, 'id' | 'email' | 'name' | 'roles' | 'language'>

const columns = {
  id: accounts.id,
  email: accounts.email,
  name: accounts.name,
  roles: accounts.roles,
  language: accounts.language,
}

/** An active account by id, null if there is none. */
export async function accountById(database: Database, id: string): Promise<Account | null> {
  const [account] = await database.drizzle
    .select(columns)
    .from(accounts)
    .where(and(eq(accounts.id, id), eq(accounts.isActive, true)))
  return account ?? null
}

const viewerOf = (account: Account, visitorHash: string | null): Viewer => ({
  accountId: account.id,
  name: account.name,
  email: account.email,
  roles: account.roles,
  visitorHash,
})

/** Who is behind a session cookie, null if it opens nothing. */
export async function viewerOfSession(
  database: Database,
  secret: string,
  visitorHash: string | null,
): Promise<{ viewer: Viewer; renewedUntil: Date | null } | null> {
  const session = await readSession(database, secret)
  const account = session && (await accountById(database, session.accountId))
  return account ? { viewer: viewerOf(account, visitorHash), renewedUntil: session.renewedUntil } : null
}

/** Who is behind an integrator's API key, null if there is no such key. */
export async function viewerOfApiKey(database: Database, key: string): Promise<Viewer | null> {
  const [account] = await database.drizzle
    .select(columns)
    .from(apiKeys)
    .innerJoin(accounts, eq(accounts.id, apiKeys.accountId))
    .where(and(eq(apiKeys.keyHash, hashSecret(key)), eq(accounts.isActive, true)))
  return account ? viewerOf(account, null) : null
}

/** What signing in needs of the account with this address (case does not matter). */
export async function credentialsOf(database: Database, email: string) {
  const [account] = await database.drizzle
    .select({
      ...columns,
      passwordHash: accounts.passwordHash,
      failedLogins: accounts.failedLogins,
      failedAt: accounts.failedAt,
    })
    .from(accounts)
    .where(and(eq(sql`lower(${accounts.email})`, email.trim().toLowerCase()), eq(accounts.isActive, true)))
  return account ?? null
}
