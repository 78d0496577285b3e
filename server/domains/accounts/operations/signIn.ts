import { eq, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { refuse } from '../../../kit/refusals.ts'
import type { Viewer } from '../../../kit/viewer.ts'
import type { OperationContext } from '../../../platform/operation.ts'
import { hashPassword, longestPassword, needsRehash, verifyPassword } from '../passwords.ts'
import { credentialsOf, viewerOf } from '../queries.ts'
import { waitLeft } from '../rules/signInDelay.ts'
import { hashSecret, openSession } from '../sessions.ts'
import { accounts } from '../tables.ts'

export type SignedIn = { viewer: Viewer; secret: string; expiresAt: Date }

type Failures = { readonly failedLogins: number; readonly failedAt: Date | null }

const noFailures: Failures = { failedLogins: 0, failedAt: null }

/** Failures for addresses that no account has, by the address's hash: having to wait must not tell which ones exist.
 *  Each process counts its own, of the latest ten thousand. */
const strangers = new LRUCache<string, Failures>({ max: 10_000 })

/** Opens a session for e-mail and password. A wrong address, a wrong password and an account without one are the same
 *  refusal (WRONG_CREDENTIALS) after the same time; TOO_MANY_ATTEMPTS while the address's delay runs. No transaction
 *  around it: a failure must be counted although it is refused. */
export async function signIn(
  context: OperationContext,
  input: { email: string; password: string; userAgent?: string | null },
): Promise<SignedIn> {
  const { database } = context
  const now = context.now()
  const account = await credentialsOf(database, input.email)
  const addressHash = hashSecret(input.email.trim().toLowerCase())
  const { failedLogins, failedAt }: Failures = account ?? strangers.get(addressHash) ?? noFailures
  const wait = waitLeft(failedLogins, failedAt, now)
  if (wait > 0) {
    const message = 'too many wrong passwords for this account, try again later'
    refuse('TOO_MANY_ATTEMPTS', ['input', 'password'], message, { retryAfterSeconds: Math.ceil(wait / 1000) })
  }
  const fits =
    input.password.length <= longestPassword && (await verifyPassword(input.password, account?.passwordHash ?? null))
  if (!account || !fits) {
    if (account) {
      await database.drizzle
        .update(accounts)
        .set({ failedLogins: sql`${accounts.failedLogins} + 1`, failedAt: now })
        .where(eq(accounts.id, account.id))
    } else strangers.set(addressHash, { failedLogins: failedLogins + 1, failedAt: now })
    refuse('WRONG_CREDENTIALS', ['input'], 'wrong user or password')
  }
  const rehashed = needsRehash(account.passwordHash ?? '') ? await hashPassword(input.password) : null
  await database.drizzle
    .update(accounts)
    .set({
      failedLogins: 0,
      failedAt: null,
      lastLogin: now,
      lastActive: now,
      ...(rehashed && { passwordHash: rehashed }),
    })
    .where(eq(accounts.id, account.id))
  const from = { roles: account.roles, userAgent: input.userAgent ?? null, address: context.address }
  const session = await openSession(database, account.id, from)
  const viewer = viewerOf(account, context.viewer.visitorHash, hashSecret(session.secret))
  return { ...session, viewer }
}
