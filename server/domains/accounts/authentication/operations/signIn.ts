import { and, eq, sql } from 'drizzle-orm'
import { refuse } from '../../../../kit/refusals.ts'
import type { Viewer } from '../../../../kit/viewer.ts'
import { noteAudit } from '../../../../platform/audit.ts'
import { inTransaction } from '../../../../platform/database.ts'
import type { OperationContext } from '../../../../platform/operation.ts'
import { type Credentials, credentialsById, credentialsOf, viewerOf } from '../../queries.ts'
import { tryCode } from '../../secondFactor/codeAttempts.ts'
import { type SecondFactorKind, secondFactorsOf } from '../../secondFactor/factors.ts'
import { keep } from '../../secondFactor/operations/resetSecondFactor.ts'
import { accountOfPasskey, type PasskeyAnswer } from '../../secondFactor/passkeyChecks.ts'
import { hashSecret, openSession } from '../../sessions/sessions.ts'
import { accounts, sessions } from '../../tables.ts'
import { type Attempt, beginAttempt, proofBits, typedAccount } from '../attempts.ts'
import { deviceMark, knownDevice } from '../devices.ts'
import { noteFailed } from '../failedSignIns.ts'
import { hashPassword, longestPassword, needsRehash, verifyPassword } from '../hashing/passwords.ts'
import { demandProof, type GivenProof } from '../proofs.ts'
import type { Site } from '../site.ts'

/** `secret` is for the session's cookie, `device` marks the browser as one that was here. */
export type SignedIn = { viewer: Viewer; secret: string; expiresAt: Date; device: string }

/** The browser that signs in: what it calls itself, the mark it was given at an earlier time, and the secret of the
 *  session that it came with, which ends. */
export type Browser = {
  readonly userAgent: string | null
  readonly device: string | null
  readonly sessionSecret: string | null
}

/** E-mail and password, with a code from the app or a recovery code (`code`) or a passkey for the second step, and a proof
 *  of work where one was asked for. */
export type GivenCredentials = {
  readonly email: string
  readonly password: string
  readonly code?: string | null
  readonly passkey?: PasskeyAnswer | null
  readonly proof?: GivenProof | null
}

const passwordPath = ['input', 'password']

/**
 * Opens a session for e-mail and password; the one that the browser came with ends. A wrong address, a wrong password and
 * an account without one are the same refusal (WRONG_CREDENTIALS) after the same work: three statements, one hash; the failure is
 * written down later. TOO_MANY_ATTEMPTS while a delay of this client runs, PROOF_OF_WORK_REQUIRED with `challenge` and
 * `difficulty` where much failed at the address and the browser was never signed in there. After the right password:
 * EMAIL_NOT_CONFIRMED; SECOND_FACTOR_REQUIRED with the possible `kinds` if the second step is missing;
 * SECOND_FACTOR_WRONG if it was wrong or used before, and TOO_MANY_ATTEMPTS after wrong codes, which have a count of
 * their own. No transaction around it: a failure must be counted although it is refused.
 */
export async function signIn(
  context: OperationContext,
  site: Site,
  browser: Browser,
  input: GivenCredentials,
): Promise<SignedIn> {
  const { database, address } = context
  const { email } = input
  const now = context.now()
  const account = await credentialsOf(database, email)
  const device = account && knownDevice(site.seal, browser.device, account.id)
  const attempted = { email, address, device }
  const bits = await proofBits(database, attempted, passwordPath, now)
  if (bits > 0) {
    const asked = { account: typedAccount(email), bits, proof: input.proof ?? null }
    await demandProof(database, site.seal, asked, ['input', 'proof'], now)
  }
  const attempt = await beginAttempt(database, attempted, passwordPath, now)
  const fits = await verified(attempt, input.password, account?.passwordHash ?? null)
  if (!account || !fits) {
    noteFailed(database, { email, address, step: 'password' }, now)
    refuse('WRONG_CREDENTIALS', ['input'], 'wrong user or password')
  }
  // The password's count ends here; codes have one of their own.
  await attempt.succeeded()
  refuseUnconfirmed(account)
  const factor = await takeSecondStep(context, site, account, input)
  return openFor(context, site, browser, account, { password: input.password, factor })
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
  return openFor(context, site, browser, account, { password: null, factor: 'passkey' })
}

/** Whether the password fits; where there was no time to look, the attempt does not count. */
async function verified(attempt: Attempt, password: string, hash: string | null): Promise<boolean> {
  if (password.length > longestPassword) return false
  try {
    return await verifyPassword(password, hash)
  } catch (error) {
    await attempt.withdrawn()
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
): Promise<SecondFactorKind | null> {
  const { database } = context
  const now = context.now()
  const kinds = await secondFactorsOf(database.drizzle, account.id)
  if (kinds.length === 0) return null
  if (passkey) {
    const owner = await accountOfPasskey(database, site.publicUrl, passkey, now)
    if (owner.accountId === account.id) return 'passkey'
  } else if (code?.trim()) {
    const kind = await tryCode(database, site.seal, { accountId: account.id, code }, ['input', 'code'], now)
    if (kind !== null) return kind
  } else {
    refuse('SECOND_FACTOR_REQUIRED', ['input', 'code'], 'the second step is missing', { kinds })
  }
  noteFailed(database, { email: account.email, address: context.address, step: 'code' }, now)
  refuse('SECOND_FACTOR_WRONG', ['input', 'code'], 'the code is wrong, too late or was used before', { kinds })
}

/** How somebody proved who they are: by password, where there is no `factor`; by it and a second step, or a passkey alone. */
type Proved = { readonly password: string | null; readonly factor: SecondFactorKind | null }

async function openFor(
  context: OperationContext,
  site: Site,
  browser: Browser,
  account: Credentials,
  { password, factor }: Proved,
): Promise<SignedIn> {
  const { database, viewer: visitor, newId, address } = context
  const now = context.now()
  const isOutdated = password !== null && needsRehash(account.passwordHash ?? '')
  const rehashed = isOutdated ? await hashPassword(password) : null
  const signedIn = { failedLogins: 0, failedAt: null, lastLogin: now, lastActive: now }
  await inTransaction(database, async tx => {
    // Somebody may have changed the password or closed the account since it was read.
    const isUnchanged = sql`${accounts.passwordHash} is not distinct from ${account.passwordHash}`
    const updated = await tx
      .update(accounts)
      .set({ ...signedIn, ...(rehashed && { passwordHash: rehashed }) })
      .where(and(eq(accounts.id, account.id), eq(accounts.isActive, true), isUnchanged))
      .returning({ id: accounts.id })
    if (updated.length === 0) refuse('WRONG_CREDENTIALS', ['input'], 'wrong user or password')
    // Of two who sign in at one browser the first is not left behind in it.
    if (browser.sessionSecret) await tx.delete(sessions).where(eq(sessions.id, hashSecret(browser.sessionSecret)))
    const scope = { tx, viewer: viewerOf(account, null, null), now, newId, address }
    // Whoever has the second factor did not lose it.
    if (factor !== null && account.secondFactorEndsAt !== null) await keep(scope, account)
    const changes = { by: { old: null, new: factor ?? 'password' } }
    await noteAudit(scope, { action: 'account.signedIn', subjectId: account.id, subjectName: account.name, changes })
  })
  const from = { roles: account.roles, userAgent: browser.userAgent, address }
  const session = await openSession(database, account.id, from)
  const viewer = viewerOf(account, visitor.visitorHash, hashSecret(session.secret))
  const device = knownDevice(site.seal, browser.device, account.id) ?? deviceMark(site.seal, account.id)
  return { ...session, viewer, device }
}
