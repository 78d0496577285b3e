import { eq, sql } from 'drizzle-orm'
import { refuseIf } from '../../../kit/refusals.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { type OperationContext, operation } from '../../../platform/operation.ts'
import { hashPassword } from '../passwords.ts'
import { newPasswordRefusals } from '../rules/newPassword.ts'
import { endOtherSessions } from '../sessions.ts'
import { accounts } from '../tables.ts'
import { readToken, spendTokens, useToken } from '../tokens.ts'
import { sendNotice } from './accountMails.ts'

export type ChoosePassword = {
  readonly token: string
  readonly password: string
  readonly passwordRepeat?: string | null
}

/**
 * Sets a new password by the secret of a mail's link, once. Every session of the account ends, its other links to a
 * password lose their worth, the person is told by mail. Following the link also proves the address. TOKEN_USED and
 * TOKEN_UNKNOWN, PASSWORD_TOO_WEAK, PASSWORDS_DIFFER; a refused password leaves the link good.
 */
export const resetPassword = (context: OperationContext, input: ChoosePassword): Promise<void> =>
  choosePassword(context, 'password', input)

/** Sets the first password of somebody invited; otherwise as `resetPassword`, without a mail about it. */
export const setPassword = (context: OperationContext, input: ChoosePassword): Promise<void> =>
  choosePassword(context, 'invitation', input)

async function choosePassword(
  context: OperationContext,
  purpose: 'password' | 'invitation',
  input: ChoosePassword,
): Promise<void> {
  const { email, name } = await readToken(context.database.drizzle, purpose, input.token, context.now())
  refuseIf(newPasswordRefusals(input, [email, name]))
  const passwordHash = await hashPassword(input.password)
  await storeChosen(context, { purpose, token: input.token, passwordHash })
}

type Chosen = { readonly purpose: 'password' | 'invitation'; readonly token: string; readonly passwordHash: string }

const storeChosen = operation('inPerson', async (scope, { purpose, token, passwordHash }: Chosen) => {
  const { tx, now } = scope
  const { accountId, email, name, language } = await useToken(tx, purpose, token, now)
  await spendTokens(tx, accountId, ['password', 'invitation', 'verify'], now)
  await tx
    .update(accounts)
    .set({
      passwordHash,
      failedLogins: 0,
      failedAt: null,
      emailVerifiedAt: sql`coalesce(${accounts.emailVerifiedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(accounts.id, accountId))
  await endOtherSessions(tx, accountId, null)
  const action = purpose === 'password' ? 'account.passwordReset' : 'account.invitationAccepted'
  await noteAudit(scope, { action, subjectId: accountId, subjectName: name })
  if (purpose === 'password') await sendNotice(scope, 'passwordChanged', { id: accountId, email, name, language })
})
