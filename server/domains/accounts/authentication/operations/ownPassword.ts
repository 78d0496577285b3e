import { and, eq } from 'drizzle-orm'
import type { Language } from '../../../../kit/languages.ts'
import { NotAllowed, refuse } from '../../../../kit/refusals.ts'
import type { OperationContext } from '../../../../platform/operation.ts'
import { hashSecret } from '../../sessions/sessions.ts'
import { accounts, type TokenPurpose } from '../../tables.ts'
import { beginAttempt } from '../attempts.ts'
import { noteFailed } from '../failedSignIns.ts'
import { longestPassword, verifyPassword } from '../hashing/passwords.ts'
import { readToken } from '../tokens.ts'

/** An account whose owner has just proved to be the one who asks. */
export type OwnAccount = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly company: string | null
  readonly language: Language
}

/**
 * The account of whoever asks, after they gave its password once more: an open session alone, left behind in a club's
 * office, is not enough to take an account away from its owner. Refuses with PASSWORD_WRONG at `path`, and with
 * ACTING_FOR_CUSTOMER where a member of staff acts for its owner, and with TOO_MANY_ATTEMPTS while the delay after wrong
 * ones runs, which counts for this session. Throws NotAllowed for guests.
 */
export async function withOwnPassword(
  { database, viewer, address, now }: OperationContext,
  password: string,
  path: readonly string[],
): Promise<OwnAccount> {
  if (viewer.accountId === null) throw new NotAllowed(false)
  if (viewer.actor) refuse('ACTING_FOR_CUSTOMER', [], 'Nobody changes this for a customer.')
  const [own] = await database.drizzle
    .select({
      id: accounts.id,
      email: accounts.email,
      name: accounts.name,
      company: accounts.company,
      language: accounts.language,
      passwordHash: accounts.passwordHash,
    })
    .from(accounts)
    .where(and(eq(accounts.id, viewer.accountId), eq(accounts.isActive, true)))
  const attempt = await beginAttempt(
    database,
    { email: own?.email ?? '', address, device: viewer.sessionId },
    path,
    now(),
  )
  const fits = password.length <= longestPassword && (await verifyPassword(password, own?.passwordHash ?? null))
  if (!own || !fits) {
    noteFailed(database, { email: own?.email ?? '', address, step: 'ownPassword' }, now())
    return refuse('PASSWORD_WRONG', path, 'This is not your password.')
  }
  await attempt.succeeded()
  const { passwordHash: _secret, ...account } = own
  return account
}

/**
 * Has whoever followed a mail's link prove the password of its account too; answers with its hash. The attempts are
 * counted for the link, so that strangers who fail at the address do not hold up its owner. Refuses as `readToken`, with
 * PASSWORD_WRONG at `password`, and with TOO_MANY_ATTEMPTS; the link stays good.
 */
export async function provePassword(
  { database, address, now }: OperationContext,
  purpose: TokenPurpose,
  { token, password }: { token: string; password: string },
): Promise<{ accountId: string; email: string; passwordHash: string | null }> {
  const { accountId, email } = await readToken(database.drizzle, purpose, token, now())
  const [account] = await database.drizzle
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  const passwordHash = account?.passwordHash ?? null
  const attempt = await beginAttempt(database, { email, address, device: hashSecret(token) }, ['password'], now())
  if (password.length > longestPassword || !(await verifyPassword(password, passwordHash))) {
    noteFailed(database, { email, address, step: 'ownPassword' }, now())
    refuse('PASSWORD_WRONG', ['password'], 'This is not the password of the account.')
  }
  await attempt.succeeded()
  return { accountId, email, passwordHash }
}
