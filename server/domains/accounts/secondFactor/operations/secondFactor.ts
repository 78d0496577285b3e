import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { type QrCode, qrCodeOf } from '../../../../kit/qrCode.ts'
import { NotAllowed, refuse } from '../../../../kit/refusals.ts'
import { noteAudit } from '../../../../platform/audit.ts'
import { type OperationContext, operation } from '../../../../platform/operation.ts'
import { readSettings } from '../../../settings/queries.ts'
import { shopSettings } from '../../../settings/settings.ts'
import { type OwnAccount, withOwnPassword } from '../../authentication/operations/ownPassword.ts'
import type { Site } from '../../authentication/site.ts'
import { sendNotice } from '../../operations.ts'
import { ownAccountForUpdate } from '../../ownAccount/queries.ts'
import type { RenewedSession } from '../../sessions/sessions.ts'
import { accounts } from '../../tables.ts'
import { beginCode, codeFitted } from '../codeAttempts.ts'
import { clearSecondFactor, replaceRecoveryCodes, sealedTotpSecret, totpStepOf } from '../factors.ts'
import { newTotpSecret, otpauthUrl, totpCodeOf } from '../rules/totp.ts'
import { type Proof, proveSecondStep, refuseActing, refuseCode, renewSessions } from './secondStep.ts'

/**
 * Begins to set up an authenticator app, after the password was given once more, and a passkey where one is asked for at
 * signing in: a new key, which counts only once `confirmTotp` has seen a code of it. TRANSITION_NOT_ALLOWED where one is
 * set up already.
 */
export async function startTotp(
  context: OperationContext,
  site: Site,
  proof: Proof,
): Promise<{ secret: string; url: string; qrCode: QrCode }> {
  const own = await withOwnPassword(context, proof.password, ['password'])
  if (await isSetUp(context, own)) refuse('TRANSITION_NOT_ALLOWED', [], 'a second factor is set up already')
  await proveSecondStep(context, site, own, proof)
  const shop = shopSettings.of(await readSettings(context.database.drizzle))
  const secret = newTotpSecret()
  const started = await context.database.drizzle
    .update(accounts)
    .set({ totpSecret: sealedTotpSecret(site.seal, own.id, secret) })
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
  await tx
    .update(accounts)
    .set({ totpEnabledAt: now, totpStep: found.step, secondFactorGoneAt: null })
    .where(eq(accounts.id, own.id))
  const recoveryCodes = await replaceRecoveryCodes(tx, site.seal, own.id)
  await noteAudit(scope, { action: 'account.secondFactorOn', subjectId: own.id, subjectName: own.name })
  await sendNotice(scope, 'secondFactorOn', own)
  return { recoveryCodes, session: await renewSessions(scope, own.id) }
})

/** Switches the second step off: by password, and a code or passkey. Other sessions end, a mail tells the owner. */
export async function disableSecondFactor(
  context: OperationContext,
  site: Site,
  proof: Proof,
): Promise<RenewedSession | null> {
  return forget(context, await withSecondFactor(context, site, proof))
}

const forget = operation('oneself', async (scope, own: OwnAccount) => {
  await clearSecondFactor(scope.tx, own.id)
  await noteAudit(scope, { action: 'account.secondFactorOff', subjectId: own.id, subjectName: own.name })
  await sendNotice(scope, 'secondFactorOff', own)
  return renewSessions(scope, own.id)
})

/** Ten new recovery codes in place of the old ones: by password, and a code or passkey. A mail tells the owner. */
export async function newRecoveryCodes(context: OperationContext, site: Site, proof: Proof): Promise<string[]> {
  return giveCodes(context, { site, own: await withSecondFactor(context, site, proof) })
}

const giveCodes = operation('oneself', async (scope, { site, own }: { site: Site; own: OwnAccount }) => {
  const account = await ownAccountForUpdate(scope)
  if (account.totpEnabledAt === null) refuse('TRANSITION_NOT_ALLOWED', [], 'no second factor is set up')
  const codes = await replaceRecoveryCodes(scope.tx, site.seal, own.id)
  await noteAudit(scope, { action: 'account.recoveryCodesRenewed', subjectId: own.id, subjectName: own.name })
  await sendNotice(scope, 'recoveryCodesRenewed', own)
  return codes
})

/** The account of whoever asks, after password and second factor were given once more. TRANSITION_NOT_ALLOWED where none
 *  is set up. */
async function withSecondFactor(context: OperationContext, site: Site, proof: Proof): Promise<OwnAccount> {
  const own = await withOwnPassword(context, proof.password, ['password'])
  if (!(await isSetUp(context, own))) refuse('TRANSITION_NOT_ALLOWED', [], 'no second factor is set up')
  await proveSecondStep(context, site, own, proof)
  return own
}

const isSetUp = async ({ database }: OperationContext, { id }: OwnAccount): Promise<boolean> =>
  (await database.drizzle.$count(accounts, and(eq(accounts.id, id), isNotNull(accounts.totpEnabledAt)))) > 0
