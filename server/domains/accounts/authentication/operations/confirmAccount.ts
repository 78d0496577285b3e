import { and, eq, sql } from 'drizzle-orm'
import { refuse } from '../../../../kit/refusals.ts'
import { noteAudit } from '../../../../platform/audit.ts'
import { tell } from '../../../../platform/events.ts'
import { type OperationContext, operation } from '../../../../platform/operation.ts'
import { customerCreated } from '../../events.ts'
import { confirmConsents } from '../../newsletter/operations.ts'
import { accounts } from '../../tables.ts'
import type { Site } from '../site.ts'
import { readToken, spendTokens, useToken } from '../tokens.ts'
import { confirmWithNewPassword } from './choosePassword.ts'
import { provePassword } from './ownPassword.ts'

export type ConfirmAccount = {
  readonly token: string
  /** The password that was chosen at the sign-up. */
  readonly password?: string | null
  /** Another one instead: for whoever did not choose that. */
  readonly newPassword?: string | null
  readonly newPasswordRepeat?: string | null
}

/**
 * Confirms an account's address by the secret of the mail's link; from then on it can sign in. Nobody is signed in by it.
 * The link may have come to somebody for whom a stranger opened the account, so that it takes the password of the sign-up
 * too, which the stranger alone knows then; or a new one, with which nothing is left of what the stranger entered (see
 * `startFresh`). TOKEN_USED, TOKEN_UNKNOWN; INVALID_INPUT without either; PASSWORD_WRONG, TOO_MANY_ATTEMPTS after wrong
 * ones; for a new one as `resetPassword`. What is refused leaves the link good.
 */
export async function confirmAccount(
  context: OperationContext,
  site: Site,
  input: ConfirmAccount,
): Promise<{ email: string; device: string | null }> {
  const { token, password, newPassword, newPasswordRepeat } = input
  if (newPassword) return confirmWithNewPassword(context, site, { token, newPassword, newPasswordRepeat })
  if (!password) {
    await readToken(context.database.drizzle, 'verify', token, context.now())
    refuse('INVALID_INPUT', ['password'], 'The password of the sign-up is needed, or a new one.')
  }
  const { email, passwordHash } = await provePassword(context, 'verify', { token, password })
  await confirm(context, { token, passwordHash })
  return { email, device: null }
}

const confirm = operation('inPerson', async (scope, input: { token: string; passwordHash: string | null }) => {
  const { tx, now } = scope
  const { accountId, name } = await useToken(tx, 'verify', input.token, now)
  await spendTokens(tx, accountId, ['verify'], now)
  const verifiedAt = sql`coalesce(${accounts.emailVerifiedAt}, ${now.toISOString()}::timestamptz)`
  const isUnchanged = sql`${accounts.passwordHash} is not distinct from ${input.passwordHash}`
  const confirmed = await tx
    .update(accounts)
    .set({ emailVerifiedAt: verifiedAt })
    .where(and(eq(accounts.id, accountId), isUnchanged))
    .returning({ id: accounts.id })
  if (confirmed.length === 0) refuse('PASSWORD_WRONG', ['password'], 'The password was changed meanwhile.')
  await confirmConsents(tx, accountId, now)
  await noteAudit(scope, { action: 'account.confirmed', subjectId: accountId, subjectName: name })
  await tell(tx, customerCreated, { accountId })
})
