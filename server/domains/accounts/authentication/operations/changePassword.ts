import { and, eq } from 'drizzle-orm'
import { refuseIf } from '../../../../kit/refusals.ts'
import { noteAudit } from '../../../../platform/audit.ts'
import { type OperationContext, operation } from '../../../../platform/operation.ts'
import { readSettings } from '../../../settings/queries.ts'
import { shopSettings } from '../../../settings/settings.ts'
import { sendNotice } from '../../operations.ts'
import { type GivenFactor, proveSecondStep } from '../../secondFactor/operations/secondStep.ts'
import { endOtherSessions, type RenewedSession, rotateSession } from '../../sessions/sessions.ts'
import { accounts } from '../../tables.ts'
import { hashPassword } from '../hashing/passwords.ts'
import { newPasswordRefusals } from '../rules/newPassword.ts'
import type { Site } from '../site.ts'
import { spendTokens } from '../tokens.ts'
import { type OwnAccount, withOwnPassword } from './ownPassword.ts'

export type ChangePassword = {
  readonly currentPassword: string
  readonly password: string
  readonly passwordRepeat?: string | null
} & GivenFactor

/** Changes the password of whoever asks, who has to know the present one and to do the second step where signing in asks
 *  for one. All their other sessions end, this one gets a new secret, open links to a new password lose their worth, a
 *  mail tells them. Refuses as `withOwnPassword`, `newPasswordRefusals` (which use no code up) and `proveSecondStep`. */
export async function changePassword(
  context: OperationContext,
  site: Site,
  input: ChangePassword,
): Promise<RenewedSession | null> {
  const own = await withOwnPassword(context, input.currentPassword, ['currentPassword'])
  const shop = shopSettings.of(await readSettings(context.database.drizzle))
  refuseIf(newPasswordRefusals(input, [own.email, own.name, own.company, shop.name]))
  await proveSecondStep(context, site, own, input)
  return storePassword(context, { own, passwordHash: await hashPassword(input.password) })
}

const storePassword = operation('oneself', async (scope, input: { own: OwnAccount; passwordHash: string }) => {
  const { tx, viewer, now } = scope
  const { own, passwordHash } = input
  await tx
    .update(accounts)
    .set({ passwordHash })
    .where(and(eq(accounts.id, own.id), eq(accounts.isActive, true)))
  await endOtherSessions(tx, own.id, viewer.sessionId)
  await spendTokens(tx, own.id, ['password', 'invitation'], now)
  await noteAudit(scope, { action: 'account.passwordChanged', subjectId: own.id, subjectName: own.name })
  await sendNotice(scope, 'passwordChanged', own)
  return viewer.sessionId === null ? null : rotateSession(tx, viewer.sessionId)
})
