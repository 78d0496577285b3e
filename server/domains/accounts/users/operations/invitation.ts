import { tooMany } from '../../../../kit/limits.ts'
import type { OperationScope } from '../../../../platform/operation.ts'
import { spendTokens } from '../../authentication/tokens.ts'
import { type MailedAccount, sendLink } from '../../operations.ts'

/** Invites an account without a password by mail: its link leads to a page where the person chooses one (see
 *  `setPassword`) and is good for a week. Earlier invitations of the account end. The account's row is written before,
 *  with `invitedAt` and without `emailVerifiedAt`, which the link proves. Refuses with TOO_MANY_MAILS. */
export async function inviteAccount(
  scope: Pick<OperationScope, 'tx' | 'now' | 'newId'>,
  account: MailedAccount,
  publicUrl: string,
): Promise<void> {
  await spendTokens(scope.tx, account.id, ['invitation'], scope.now)
  const wait = await sendLink(scope, 'accountInvitation', account, { publicUrl })
  if (wait > 0) throw tooMany('TOO_MANY_MAILS', wait)
}
