import { refuse } from '../../../../kit/refusals.ts'
import type { OperationContext, OperationScope } from '../../../../platform/operation.ts'
import { noteFailed } from '../../authentication/failedSignIns.ts'
import { type OwnAccount, withOwnPassword } from '../../authentication/operations/ownPassword.ts'
import type { Site } from '../../authentication/site.ts'
import { spendTokens } from '../../authentication/tokens.ts'
import { endOtherSessions, type RenewedSession, rotateSession } from '../../sessions/sessions.ts'
import { tryCode } from '../codeAttempts.ts'
import { secondFactorsOf } from '../factors.ts'
import { accountOfPasskey, type PasskeyAnswer } from '../passkeyChecks.ts'

/** What the second step of signing in would be given: a code, or an answer of a passkey. */
export type GivenFactor = { readonly code?: string | null; readonly passkey?: PasskeyAnswer | null }

/** What proves a person once more: the password and, where signing in asks for one, the second step. */
export type Proof = { readonly password: string } & GivenFactor

/** Refuses what was given for the second step. */
export function refuseCode(): never {
  return refuse('SECOND_FACTOR_WRONG', ['code'], 'the code is wrong, too late or was used before')
}

/**
 * The account of whoever asks, after password and second step were given once more, as signing in asks for them: an open
 * session and the password must not be enough to change what the second step is. Refuses as `withOwnPassword` and
 * `proveSecondStep`.
 */
export async function withSecondStep(context: OperationContext, site: Site, proof: Proof): Promise<OwnAccount> {
  const own = await withOwnPassword(context, proof.password, ['password'])
  await proveSecondStep(context, site, own, proof)
  return own
}

/**
 * Has whoever gave their password do the second step too, where signing in asks for one: SECOND_FACTOR_REQUIRED with the
 * possible `kinds` if it is missing, SECOND_FACTOR_WRONG if it does not fit. Wrong codes count together with those at
 * signing in (TOO_MANY_ATTEMPTS), for an open session must not be a way to try them all.
 */
export async function proveSecondStep(
  context: OperationContext,
  site: Site,
  own: OwnAccount,
  { code, passkey }: GivenFactor,
): Promise<void> {
  const { database } = context
  const kinds = await secondFactorsOf(database.drizzle, own.id)
  if (kinds.length === 0) return
  const now = context.now()
  if (passkey) {
    const owner = await accountOfPasskey(database, site.publicUrl, passkey, now)
    if (owner.accountId === own.id) return
  } else if (code?.trim()) {
    const kind = await tryCode(database, site.seal, { accountId: own.id, code }, ['code'], now)
    if (kind !== null) return
  } else {
    refuse('SECOND_FACTOR_REQUIRED', ['code'], 'the second step is missing', { kinds })
  }
  noteFailed(database, { email: own.email, address: context.address, step: 'code' }, now)
  refuseCode()
}

/** Refuses staff who act for a customer: how an account is kept safe is its owner's to say. */
export function refuseActing({ viewer }: Pick<OperationScope, 'viewer'>): void {
  if (viewer.actor) refuse('ACTING_FOR_CUSTOMER', [], 'Nobody changes this for a customer.')
}

/** What follows when it changes how somebody signs in: links to a new address, which were asked for by less, lose their
 *  worth, the other sessions end and this one gets a new secret; null for whoever came without a session. */
export async function renewSessions(
  { tx, viewer, now }: OperationScope,
  accountId: string,
): Promise<RenewedSession | null> {
  await spendTokens(tx, accountId, ['email'], now)
  await endOtherSessions(tx, accountId, viewer.sessionId)
  return viewer.sessionId === null ? null : rotateSession(tx, viewer.sessionId)
}
