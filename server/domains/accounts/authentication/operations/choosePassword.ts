import { eq } from 'drizzle-orm'
import { Refused, refuseIf } from '../../../../kit/refusals.ts'
import { noteAudit } from '../../../../platform/audit.ts'
import { tell } from '../../../../platform/events.ts'
import { type OperationContext, operation } from '../../../../platform/operation.ts'
import { readSettings } from '../../../settings/queries.ts'
import { shopSettings } from '../../../settings/settings.ts'
import { customerCreated } from '../../events.ts'
import { sendNotice } from '../../operations.ts'
import { endOtherSessions } from '../../sessions/sessions.ts'
import { accounts } from '../../tables.ts'
import { forgetFailures } from '../attempts.ts'
import { deviceMark } from '../devices.ts'
import { hashPassword } from '../hashing/passwords.ts'
import { newPasswordRefusals } from '../rules/newPassword.ts'
import type { Site } from '../site.ts'
import { readToken, spendTokens, useToken } from '../tokens.ts'
import { isUnproven, removeWaysIn, startFresh } from './freshStart.ts'

export type ChoosePassword = {
  readonly token: string
  readonly password: string
  readonly passwordRepeat?: string | null
  /** Whether passkeys still open the account afterwards; otherwise they are removed. */
  readonly keepsPasskeys?: boolean | null
  /** Whether API keys of the account still count afterwards; otherwise they are revoked. */
  readonly keepsApiKeys?: boolean | null
}

/** What the browser is given: the mark of one that belongs to the account. It opens nothing. */
export type Chosen = { readonly email: string; readonly device: string }

/**
 * Sets a new password by the secret of a mail's link, once. Every session of the account ends, its passkeys and keys
 * too unless they are to be kept, its other links to a password lose their worth, the person is told by mail. The second
 * factor stays, and a wait for its end is over: whoever reads the mailbox has got no further. Following the link also
 * proves the address; of an account that a stranger may have opened nothing is left but the address (see `startFresh`).
 * Failed attempts at the account are forgotten, and this browser belongs to it from now on. TOKEN_USED and TOKEN_UNKNOWN,
 * PASSWORD_TOO_WEAK, PASSWORDS_DIFFER; a refused password leaves the link good.
 */
export const resetPassword = (context: OperationContext, site: Site, input: ChoosePassword): Promise<Chosen> =>
  choosePassword(context, site, 'password', input)

/** Sets the first password of somebody invited; otherwise as `resetPassword`, without a mail about it. */
export const setPassword = (context: OperationContext, site: Site, input: ChoosePassword): Promise<Chosen> =>
  choosePassword(context, site, 'invitation', input)

type Purpose = 'password' | 'invitation' | 'verify'

/** Confirms an address by the link of a sign-up's mail and sets another password than was chosen then. Refuses as
 *  `resetPassword`, naming the fields `newPassword` and `newPasswordRepeat`. */
export async function confirmWithNewPassword(
  context: OperationContext,
  site: Site,
  input: { token: string; newPassword: string; newPasswordRepeat?: string | null },
): Promise<Chosen> {
  const { token, newPassword: password, newPasswordRepeat: passwordRepeat } = input
  try {
    return await choosePassword(context, site, 'verify', { token, password, passwordRepeat })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const named: Readonly<Record<string, string>> = { password: 'newPassword', passwordRepeat: 'newPasswordRepeat' }
    throw new Refused(error.refusals.map(each => ({ ...each, path: each.path.map(part => named[part] ?? part) })))
  }
}

async function choosePassword(
  context: OperationContext,
  site: Site,
  purpose: Purpose,
  input: ChoosePassword,
): Promise<Chosen> {
  const { database, address, now } = context
  const { email, name } = await readToken(database.drizzle, purpose, input.token, now())
  const shop = shopSettings.of(await readSettings(database.drizzle))
  refuseIf(newPasswordRefusals(input, [email, name, shop.name]))
  const passwordHash = await hashPassword(input.password)
  const { keepsPasskeys, keepsApiKeys } = input
  const keeps = { keepsPasskeys: keepsPasskeys ?? false, keepsApiKeys: keepsApiKeys ?? false }
  const accountId = await storeChosen(context, { purpose, token: input.token, passwordHash, ...keeps })
  await forgetFailures(database, { email, address, device: null })
  return { email, device: deviceMark(site.seal, accountId) }
}

type Stored = {
  readonly purpose: Purpose
  readonly token: string
  readonly passwordHash: string
  readonly keepsPasskeys: boolean
  readonly keepsApiKeys: boolean
}

const actions = {
  password: 'account.passwordReset',
  invitation: 'account.invitationAccepted',
  verify: 'account.confirmed',
} as const satisfies Record<Purpose, string>

const storeChosen = operation('inPerson', async (scope, { purpose, token, passwordHash, ...keeps }: Stored) => {
  const { tx, now } = scope
  const { accountId } = await useToken(tx, purpose, token, now)
  await spendTokens(tx, accountId, ['password', 'invitation', 'verify', 'secondFactor', 'secondFactorKeep'], now)
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update')
  if (isUnproven(account!)) await startFresh(scope, account!)
  else if (purpose !== 'invitation') {
    const removed = await removeWaysIn(scope, accountId, keeps)
    await noteRemoved(scope, account!, removed)
  }
  const [{ email, name, language } = account!] = await tx
    .update(accounts)
    .set({
      ...{ passwordHash, failedLogins: 0, failedAt: null, secondFactorEndsAt: null, secondFactorEndToldAt: null },
      emailVerifiedAt: account!.emailVerifiedAt ?? now,
    })
    .where(eq(accounts.id, accountId))
    .returning()
  await endOtherSessions(tx, accountId, null)
  if (account!.emailVerifiedAt === null) await tell(tx, customerCreated, { accountId })
  await noteAudit(scope, { action: actions[purpose], subjectId: accountId, subjectName: name })
  if (purpose === 'password') await sendNotice(scope, 'passwordChanged', { id: accountId, email, name, language })
  return accountId
})

async function noteRemoved(
  scope: Parameters<typeof noteAudit>[0],
  { id, name }: { id: string; name: string },
  removed: { passkeys: number; apiKeys: number },
): Promise<void> {
  const subject = { subjectId: id, subjectName: name }
  const changes = (count: number) => ({ count: { old: count, new: 0 } })
  if (removed.passkeys > 0) {
    await noteAudit(scope, { action: 'account.passkeyRemoved', ...subject, changes: changes(removed.passkeys) })
  }
  if (removed.apiKeys > 0) {
    await noteAudit(scope, { action: 'account.apiKeysRevoked', ...subject, changes: changes(removed.apiKeys) })
  }
}
