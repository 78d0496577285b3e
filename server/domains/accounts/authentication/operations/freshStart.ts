import { and, eq, isNull } from 'drizzle-orm'
import { noteAudit } from '../../../../platform/audit.ts'
import type { OperationScope } from '../../../../platform/operation.ts'
import type { AccountRow } from '../../ownAccount/queries.ts'
import { clearSecondFactor } from '../../secondFactor/factors.ts'
import { accounts, addresses, apiKeys, newsletterConsents, passkeys } from '../../tables.ts'

/** Ways in besides the password that are taken from an account. */
export async function removeWaysIn(
  { tx, now }: Pick<OperationScope, 'tx' | 'now'>,
  accountId: string,
  { keepsPasskeys, keepsApiKeys }: { keepsPasskeys: boolean; keepsApiKeys: boolean },
): Promise<{ passkeys: number; apiKeys: number }> {
  const gone = keepsPasskeys ? [] : await tx.delete(passkeys).where(eq(passkeys.accountId, accountId)).returning()
  const isOpen = and(eq(apiKeys.accountId, accountId), isNull(apiKeys.revokedAt))
  const revoked = keepsApiKeys ? [] : await tx.update(apiKeys).set({ revokedAt: now }).where(isOpen).returning()
  return { passkeys: gone.length, apiKeys: revoked.length }
}

/** Whether nobody ever signed in to an account that somebody opened with an address which they did not prove to be
 *  theirs: what is in it may be a stranger's. Those that staff opened hold what staff entered. */
export const isUnproven = (account: Pick<AccountRow, 'emailVerifiedAt' | 'lastLogin' | 'invitedAt'>): boolean =>
  account.emailVerifiedAt === null && account.lastLogin === null && account.invitedAt === null

/**
 * Leaves of an account nothing that whoever opened it entered or set up, for whoever owns the address: names, company,
 * telephone, addresses, the consents to newsletter and terms, which only the person can give, passkeys, second factor, keys. What the
 * shop keeps of it (terms, note, number, orders) stays.
 */
export async function startFresh(scope: OperationScope, account: AccountRow): Promise<void> {
  const { tx } = scope
  const { id, email, newsletterConsentAt } = account
  await removeWaysIn(scope, id, { keepsPasskeys: false, keepsApiKeys: false })
  await clearSecondFactor(tx, id)
  await tx
    .update(accounts)
    .set({
      ...{ name: email, title: null, firstName: null, lastName: null, company: null, phone: null },
      ...{ newsletterConsentAt: null, termsAgreedAt: null, termsVersion: null, totpSecret: null },
    })
    .where(eq(accounts.id, id))
  await tx.delete(addresses).where(eq(addresses.accountId, id))
  await tx.delete(newsletterConsents).where(eq(newsletterConsents.accountId, id))
  const subject = { subjectId: id, subjectName: email }
  await noteAudit(scope, { action: 'account.startedFresh', ...subject })
  if (newsletterConsentAt) await noteAudit(scope, { action: 'account.newsletterDeclined', ...subject })
}
