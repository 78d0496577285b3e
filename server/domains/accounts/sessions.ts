import { createHash, randomBytes } from 'node:crypto'
import { NodePostgresAdapter } from '@lucia-auth/adapter-postgresql'
import { Lucia, TimeSpan } from 'lucia'
import type { Database } from '../../platform/database.ts'

/** The only module that knows Lucia, which is no longer developed and may be replaced one day. The cookie carries a
 *  secret, the table its hash: who reads the table cannot sign in with it. */

const sessionDays = 30

const instances = new WeakMap<Database, Lucia>()

function luciaOf(database: Database): Lucia {
  const known = instances.get(database)
  if (known) return known
  const lucia = new Lucia(new NodePostgresAdapter(database.pool, { user: 'accounts', session: 'sessions' }), {
    sessionExpiresIn: new TimeSpan(sessionDays, 'd'),
  })
  instances.set(database, lucia)
  return lucia
}

/** The hash under which a secret from a cookie or link is kept. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** A secret for a cookie or link: 32 random bytes in base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Opens a session for an account; the secret goes into the browser's cookie and nowhere else. */
export async function openSession(database: Database, accountId: string): Promise<{ secret: string; expiresAt: Date }> {
  const secret = newSecret()
  const session = await luciaOf(database).createSession(accountId, {}, { sessionId: hashSecret(secret) })
  return { secret, expiresAt: session.expiresAt }
}

/** The account of a session, null if there is no such session or it has run out. `renewedUntil` is set when its
 *  expiry was moved, so that the cookie's can follow. */
export async function readSession(
  database: Database,
  secret: string,
): Promise<{ accountId: string; renewedUntil: Date | null } | null> {
  const { session } = await luciaOf(database).validateSession(hashSecret(secret))
  return session ? { accountId: session.userId, renewedUntil: session.fresh ? session.expiresAt : null } : null
}

/** Ends one session; ending one that does not exist is no mistake. */
export const endSession = (database: Database, secret: string): Promise<void> =>
  luciaOf(database).invalidateSession(hashSecret(secret))

/** Ends every session of an account. */
export const endAllSessions = (database: Database, accountId: string): Promise<void> =>
  luciaOf(database).invalidateUserSessions(accountId)
