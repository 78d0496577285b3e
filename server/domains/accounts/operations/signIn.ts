import { and, eq, sql } from 'drizzle-orm'
import { refuse } from '../../../kit/refusals.ts'
import type { Viewer } from '../../../kit/viewer.ts'
import type { OperationContext } from '../../../platform/operation.ts'
import { type Attempt, beginAttempt } from '../attempts.ts'
import { tryCode } from '../codeAttempts.ts'
import { deviceMark, knownDevice } from '../devices.ts'
import { accountOfPasskey, type PasskeyAnswer } from '../passkeyChecks.ts'
import { hashPassword, longestPassword, needsRehash, verifyPassword } from '../passwords.ts'
import { type Credentials, credentialsById, credentialsOf, viewerOf } from '../queries.ts'
import { secondFactorsOf } from '../secondFactor.ts'
import { hashSecret, openSession } from '../sessions.ts'
import type { Site } from '../site.ts'
import { accounts } from '../tables.ts'

/** `secret` is for the session's cookie, `device` marks the browser as one that was here. */
export type SignedIn = { viewer: Viewer; secret: string; expiresAt: Date; device: string }

/** The browser that signs in: what it calls itself, and the mark it was given at an earlier time. */
export type Browser = { readonly userAgent: string | null; readonly device: string | null }

/** E-mail and password, with a code from the app or a recovery code (`code`) or a passkey for the second step. */
export type GivenCredentials = {
  readonly email: string
  readonly password: string
  readonly code?: string | null
  readonly passkey?: PasskeyAnswer | null
}

const passwordPath = ['input', 'password']

/**
 * Opens a session for e-mail and password. A wrong address, a wrong password and an account without one are the same
 * refusal (WRONG_CREDENTIALS) after the same time; TOO_MANY_ATTEMPTS while a delay runs. After the right password:
 * EMAIL_NOT_CONFIRMED; SECOND_FACTOR_REQUIRED with the possible `kinds` if the second step is missing;
 * SECOND_FACTOR_WRONG if it was wrong or used before, which counts as a failure like a wrong password.
 * No transaction around it: a failure must be counted although it is refused.
 */
export async function signIn(
  context: OperationContext,
  site: Site,
  browser: Browser,
  input: GivenCredentials,
): Promise<SignedIn> {
  const { database, address } = context
  const now = context.now()
  const account = await credentialsOf(database, input.email)
  const device = account && knownDevice(site.seal, browser.device, account.id)
  const attempt = beginAttempt({ email: input.email, address, device }, passwordPath, now)
  const fits = await verified(attempt, input.password, account?.passwordHash ?? null)
  if (!account || !fits) {
    if (account) await noteFailure(context, account.id, now)
    refuse('WRONG_CREDENTIALS', ['input'], 'wrong user or password')
  }
  // The password's count ends here; codes have one of their own.
  attempt.succeeded()
  refuseUnconfirmed(account)
  await takeSecondStep(context, site, account, input)
  return openFor(context, site, browser, account, input.password)
}

/** Opens a session for a passkey that recognised its owner. No delay holds it up, for it cannot be guessed. Refuses
 *  with PASSKEY_REFUSED and EMAIL_NOT_CONFIRMED. */
export async function signInWithPasskey(
  context: OperationContext,
  site: Site,
  browser: Browser,
  answer: PasskeyAnswer,
): Promise<SignedIn> {
  const { accountId } = await accountOfPasskey(context.database, site.publicUrl, answer, context.now())
  const account = await credentialsById(context.database, accountId)
  if (!account) refuse('PASSKEY_REFUSED', ['input', 'passkey'], 'the passkey is unknown')
  refuseUnconfirmed(account)
  return openFor(context, site, browser, account, null)
}

/** Whether the password fits; where there was no time to look, the attempt does not count. */
async function verified(attempt: Attempt, password: string, hash: string | null): Promise<boolean> {
  if (password.length > longestPassword) return false
  try {
    return await verifyPassword(password, hash)
  } catch (error) {
    attempt.withdrawn()
    throw error
  }
}

function refuseUnconfirmed(account: Credentials): void {
  if (account.emailVerifiedAt !== null) return
  refuse('EMAIL_NOT_CONFIRMED', ['input', 'email'], 'the e-mail address is not confirmed yet')
}

async function takeSecondStep(
  context: OperationContext,
  site: Site,
  account: Credentials,
  { code, passkey }: GivenCredentials,
): Promise<void> {
  const { database } = context
  const now = context.now()
  const kinds = await secondFactorsOf(database.drizzle, account.id)
  if (kinds.length === 0) return
  if (passkey) {
    const owner = await accountOfPasskey(database, site.publicUrl, passkey, now)
    if (owner.accountId === account.id) return
  } else if (code?.trim()) {
    if (await tryCode(database, site.seal, { accountId: account.id, code }, ['input', 'code'], now)) return
  } else {
    refuse('SECOND_FACTOR_REQUIRED', ['input', 'code'], 'the second step is missing', { kinds })
  }
  await noteFailure(context, account.id, now)
  refuse('SECOND_FACTOR_WRONG', ['input', 'code'], 'the code is wrong, too late or was used before', { kinds })
}

const noteFailure = async ({ database }: OperationContext, accountId: string, now: Date): Promise<void> => {
  await database.drizzle
    .update(accounts)
    .set({ failedLogins: sql`${accounts.failedLogins} + 1`, failedAt: now })
    .where(eq(accounts.id, accountId))
}

async function openFor(
  context: OperationContext,
  site: Site,
  browser: Browser,
  account: Credentials,
  password: string | null,
): Promise<SignedIn> {
  const now = context.now()
  const isOutdated = password !== null && needsRehash(account.passwordHash ?? '')
  const rehashed = isOutdated ? await hashPassword(password) : null
  const signedIn = { failedLogins: 0, failedAt: null, lastLogin: now, lastActive: now }
  // Somebody may have changed the password or closed the account since it was read.
  const isUnchanged = sql`${accounts.passwordHash} is not distinct from ${account.passwordHash}`
  const updated = await context.database.drizzle
    .update(accounts)
    .set({ ...signedIn, ...(rehashed && { passwordHash: rehashed }) })
    .where(and(eq(accounts.id, account.id), eq(accounts.isActive, true), isUnchanged))
    .returning({ id: accounts.id })
  if (updated.length === 0) refuse('WRONG_CREDENTIALS', ['input'], 'wrong user or password')
  const from = { roles: account.roles, userAgent: browser.userAgent, address: context.address }
  const session = await openSession(context.database, account.id, from)
  const viewer = viewerOf(account, context.viewer.visitorHash, hashSecret(session.secret))
  const device = knownDevice(site.seal, browser.device, account.id) ?? deviceMark(site.seal, account.id)
  return { ...session, viewer, device }
}
