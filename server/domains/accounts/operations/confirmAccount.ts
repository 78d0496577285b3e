import { eq, sql } from 'drizzle-orm'
import { operation } from '../../../platform/operation.ts'
import { accounts } from '../tables.ts'
import { spendTokens, useToken } from '../tokens.ts'

/** Confirms an account's address by the secret of the mail's link; from then on it can sign in. Nobody is signed in by
 *  it: the link may have come to somebody for whom a stranger opened the account. TOKEN_USED, TOKEN_UNKNOWN. */
export const confirmAccount = operation('inPerson', async ({ tx, now }, input: { token: string }) => {
  const { accountId, email } = await useToken(tx, 'verify', input.token, now)
  await spendTokens(tx, accountId, ['verify'], now)
  const verifiedAt = sql`coalesce(${accounts.emailVerifiedAt}, ${now.toISOString()}::timestamptz)`
  await tx.update(accounts).set({ emailVerifiedAt: verifiedAt }).where(eq(accounts.id, accountId))
  return { email }
})
