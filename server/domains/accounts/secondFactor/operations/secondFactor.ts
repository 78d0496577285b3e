import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { NotAllowed, refuse } from '../../../../kit/refusals.ts'
import { noteAudit } from '../../../../platform/audit.ts'
import { type OperationContext, type OperationScope, operation } from '../../../../platform/operation.ts'
import { readSettings } from '../../../settings/queries.ts'
import { shopSettings } from '../../../settings/settings.ts'
import { noteFailed } from '../../authentication/failedSignIns.ts'
import { type OwnAccount, withOwnPassword } from '../../authentication/operations/ownPassword.ts'
import type { Site } from '../../authentication/site.ts'
import { sendNotice } from '../../operations.ts'
import { ownAccountForUpdate } from '../../ownAccount/queries.ts'
import { endOtherSessions, type RenewedSession, rotateSession } from '../../sessions/sessions.ts'
import { accounts } from '../../tables.ts'
import { beginCode, codeFitted, tryCode } from '../codeAttempts.ts'
import { clearSecondFactor, replaceRecoveryCodes, sealedTotpSecret, totpStepOf } from '../factors.ts'
import { accountOfPasskey, type PasskeyAnswer } from '../passkeyChecks.ts'
import { type QrCode, qrCodeOf } from '../rules/qrCode.ts'
import { newTotpSecret, otpauthUrl, totpCodeOf } from '../rules/totp.ts'

/** What the second step of signing in would be given: a code, or an answer of a passkey. */
export type GivenFactor = { readonly code?: string | null; readonly passkey?: PasskeyAnswer | null }

const refuseCode = (): never =>
  refuse('SECOND_FACTOR_WRONG', ['code'], 'the code is wrong, too late or was used before')

/**
 * Begins to set up an authenticator app, after the password was given once more: a new key, which counts only once
 * `confirmTotp` has seen a code of it. TRANSITION_NOT_ALLOWED where one is set up already.
 */
export async function startTotp(
  context: OperationContext,
  { seal }: Site,
  input: { password: string },
): Promise<{ secret: string; url: string; qrCode: QrCode }> {
  const own = await withOwnPassword(context, input.password, ['password'])
  const shop = shopSettings.of(await readSettings(context.database.drizzle))
  const secret = newTotpSecret()
  const started = await context.database.drizzle
    .update(accounts)
    .set({ totpSecret: sealedTotpSecret(seal, own.id, secret) })
    .where(and(eq(accounts.id, own.id), isNull(accounts.totpEnabledAt)))
    .returning({ id: accounts.id })
  if (started.length === 0) refuse('TRANSITION_NOT_ALLOWED', [], 'a second factor is set up already')
  const url = otpauthUrl(secret, shop.name, own.email)
  return { secret, url, qrCode: qrCodeOf(url) }
}

/**
 * Switches the second step on, once a code of the new key was seen; that code is used up. Answers with ten recovery
 * codes, which are shown this once. All other sessions end, this one gets a new secret, a mail tells the owner.
 * SECOND_FACTOR_WRONG; TRANSITION_NOT_ALLOWED where nothing was begun; TOO_MANY_ATTEMPTS while the delay after wrong
 * codes runs, for whoever finds a session open should not guess the first code and read the recovery codes.
 */
export async function confirmTotp(
  context: OperationContext,
  input: { site: Site; code: string },
): Promise<{ recoveryCodes: string[]; session: RenewedSession | null }> {
  const { database, viewer } = context
  if (viewer.accountId === null) throw new NotAllowed(false)
  refuseActing(context)
  const of = { accountId: viewer.accountId, kind: 'totp' } as const
  if (totpCodeOf(input.code)) await beginCode(database, of, ['code'], context.now())
  const confirmed = await switchOn(context, input)
  await codeFitted(database, of)
  return confirmed
}

const switchOn = operation('oneself', async (scope, { site, code }: { site: Site; code: string }) => {
  const { tx, now } = scope
  const own = await ownAccountForUpdate(scope)
  if (own.totpEnabledAt !== null || own.totpSecret === null) {
    refuse('TRANSITION_NOT_ALLOWED', [], 'no second factor is being set up')
  }
  const digits = totpCodeOf(code)
  const found = digits ? await totpStepOf(tx, site.seal, own.id, digits, now) : null
  if (!found) return refuseCode()
  await tx.update(accounts).set({ totpEnabledAt: now, totpStep: found.step }).where(eq(accounts.id, own.id))
  const recoveryCodes = await replaceRecoveryCodes(tx, site.seal, own.id)
  await noteAudit(scope, { action: 'account.secondFactorOn', subjectId: own.id, subjectName: own.name })
  await sendNotice(scope, 'secondFactorOn', own)
  return { recoveryCodes, session: await renewSessions(scope, own.id) }
})

/** Switches the second step off: by password, and a code or passkey. Other sessions end, a mail tells the owner. */
export async function disableSecondFactor(
  context: OperationContext,
  site: Site,
  input: { password: string } & GivenFactor,
): Promise<RenewedSession | null> {
  return forget(context, await withSecondFactor(context, site, input))
}

const forget = operation('oneself', async (scope, own: OwnAccount) => {
  await clearSecondFactor(scope.tx, own.id)
  await noteAudit(scope, { action: 'account.secondFactorOff', subjectId: own.id, subjectName: own.name })
  await sendNotice(scope, 'secondFactorOff', own)
  return renewSessions(scope, own.id)
})

/** Ten new recovery codes in place of the old ones: by password, and a code or passkey. A mail tells the owner. */
export async function newRecoveryCodes(
  context: OperationContext,
  site: Site,
  input: { password: string } & GivenFactor,
): Promise<string[]> {
  return giveCodes(context, { site, own: await withSecondFactor(context, site, input) })
}

const giveCodes = operation('oneself', async (scope, { site, own }: { site: Site; own: OwnAccount }) => {
  const account = await ownAccountForUpdate(scope)
  if (account.totpEnabledAt === null) refuse('TRANSITION_NOT_ALLOWED', [], 'no second factor is set up')
  const codes = await replaceRecoveryCodes(scope.tx, site.seal, own.id)
  await noteAudit(scope, { action: 'account.recoveryCodesRenewed', subjectId: own.id, subjectName: own.name })
  await sendNotice(scope, 'recoveryCodesRenewed', own)
  return codes
})

/** The account of whoever asks, after password and second step were given once more. Wrong codes count together with
 *  those at signing in (TOO_MANY_ATTEMPTS), for an open session must not be a way to try them all. */
async function withSecondFactor(
  context: OperationContext,
  site: Site,
  { password, code, passkey }: { password: string } & GivenFactor,
): Promise<OwnAccount> {
  const { database } = context
  const own = await withOwnPassword(context, password, ['password'])
  const now = context.now()
  const [state] = await database.drizzle
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, own.id), isNotNull(accounts.totpEnabledAt)))
  if (!state) refuse('TRANSITION_NOT_ALLOWED', [], 'no second factor is set up')
  if (passkey) {
    const owner = await accountOfPasskey(database, site.publicUrl, passkey, now)
    if (owner.accountId === own.id) return own
  }
  const kind = code ? await tryCode(database, site.seal, { accountId: own.id, code }, ['code'], now) : null
  if (kind !== null) return own
  noteFailed(database, { email: own.email, address: context.address, step: 'code' }, now)
  return refuseCode()
}

function refuseActing({ viewer }: Pick<OperationScope, 'viewer'>): void {
  if (viewer.actor) refuse('ACTING_FOR_CUSTOMER', [], 'Nobody changes this for a customer.')
}

/** Ends the account's other sessions and gives this one a new secret; null for whoever came without a session. */
async function renewSessions({ tx, viewer }: OperationScope, accountId: string): Promise<RenewedSession | null> {
  await endOtherSessions(tx, accountId, viewer.sessionId)
  return viewer.sessionId === null ? null : rotateSession(tx, viewer.sessionId)
}
