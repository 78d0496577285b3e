import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database.ts'
import type { OperationScope } from '../../../platform/operation.ts'
import { newsletterConsents } from '../tables.ts'
import { newsletterTextVersion } from './texts.ts'

type NewConsent = Pick<typeof newsletterConsents.$inferInsert, 'accountId' | 'email' | 'source'> & {
  /** Since when the address is known to be the person's; null: not yet. */
  readonly emailConfirmedAt: Date | null
}

/** Notes that somebody asked for the newsletter, in the words of now. */
export async function noteConsent(
  { tx, now, newId, language }: Pick<OperationScope, 'tx' | 'now' | 'newId' | 'language'>,
  consent: NewConsent,
): Promise<void> {
  const row = { ...consent, id: newId(), language, textVersion: newsletterTextVersion, givenAt: now }
  await tx.insert(newsletterConsents).values(row)
}

/** The same with an order, as a change that travels along in the statement that writes it. The address counts as confirmed
 *  where it is that of the account, and that is. */
export const consentWithOrder = (
  { now, newId, language }: Pick<OperationScope, 'now' | 'newId' | 'language'>,
  order: { readonly id: string; readonly accountId: string | null; readonly email: string },
): SQL => sql`insert into newsletter_consents
    (id, account_id, order_id, email, source, language, text_version, given_at, email_confirmed_at)
  values (${newId()}::uuid, ${order.accountId}::uuid, ${order.id}::uuid, ${order.email}, 'checkout', ${language},
    ${newsletterTextVersion}, ${now.toISOString()}::timestamptz,
    (select a.email_verified_at from accounts a
      where a.id = ${order.accountId}::uuid and lower(a.email) = lower(${order.email})))`

/** Notes that the person of an account does not want the newsletter any more. */
export async function withdrawConsents(tx: Transaction, accountId: string, now: Date): Promise<void> {
  await tx
    .update(newsletterConsents)
    .set({ withdrawnAt: now })
    .where(and(eq(newsletterConsents.accountId, accountId), isNull(newsletterConsents.withdrawnAt)))
}

/** Notes that the address of an account is known to be its person's, for what was asked for under it. */
export async function confirmConsents(tx: Transaction, accountId: string, now: Date): Promise<void> {
  await tx
    .update(newsletterConsents)
    .set({ emailConfirmedAt: now })
    .where(
      and(
        eq(newsletterConsents.accountId, accountId),
        isNull(newsletterConsents.emailConfirmedAt),
        sql`lower(${newsletterConsents.email}) = (select lower(a.email) from accounts a where a.id = ${accountId})`,
      ),
    )
}
