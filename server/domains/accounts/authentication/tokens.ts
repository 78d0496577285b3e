import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Language } from '../../../kit/languages.ts'
import { refuse } from '../../../kit/refusals.ts'
import type { Database, Transaction } from '../../../platform/database.ts'
import type { Reader } from '../../../platform/statements.ts'
import { hashSecret, newSecret } from '../sessions/sessions.ts'
import { accounts, accountTokens, type TokenPurpose } from '../tables.ts'

/** How long the links of mails are good, in hours: a day to confirm an address, an hour for whatever changes how
 *  somebody signs in, a week for an invitation, as long as the second factor still stands to keep it. */
export const tokenHours = {
  verify: 24,
  password: 1,
  email: 1,
  invitation: 7 * 24,
  secondFactor: 1,
  secondFactorKeep: 3 * 24,
} as const satisfies Record<TokenPurpose, number>

const hourMilliseconds = 60 * 60 * 1000
/** So long after their end tokens are still known, so that a late visitor hears that the link has expired. */
const rememberedDays = 30
/** No secret of ours is longer; nobody buys our time with a huge one. */
const longestSecret = 200

/** What a token says of its account. `newEmail` is the address of an e-mail change. */
export type TokenHolder = {
  readonly accountId: string
  readonly newEmail: string | null
  readonly email: string
  readonly name: string
  readonly language: Language
}

/** Makes the secret of a mail's link; only its hash is kept. `email` is the new address of an e-mail change. */
export async function issueToken(
  tx: Transaction,
  now: Date,
  token: { accountId: string; purpose: TokenPurpose; email?: string },
): Promise<string> {
  const secret = newSecret()
  const expiresAt = new Date(now.getTime() + tokenHours[token.purpose] * hourMilliseconds)
  await tx.insert(accountTokens).values({ ...token, hash: hashSecret(secret), createdAt: now, expiresAt })
  return secret
}

const holder = {
  accountId: accountTokens.accountId,
  newEmail: accountTokens.email,
  email: accounts.email,
  name: accounts.name,
  language: accounts.language,
}

/** Whose token it is, without using it up. TOKEN_USED for one that was used or replaced, TOKEN_EXPIRED for one whose time is over,
 *  TOKEN_UNKNOWN for none. */
export async function readToken(
  database: Reader,
  purpose: TokenPurpose,
  secret: string,
  now: Date,
): Promise<TokenHolder> {
  if (secret.length > longestSecret) return refuseUnknown()
  const isUsed = sql<boolean>`${accountTokens.usedAt} is not null`
  const isOver = sql<boolean>`${accountTokens.expiresAt} <= ${now.toISOString()}`
  const [known] = await database
    .select({ ...holder, isUsed, isOver })
    .from(accountTokens)
    .innerJoin(accounts, and(eq(accounts.id, accountTokens.accountId), eq(accounts.isActive, true)))
    .where(and(eq(accountTokens.hash, hashSecret(secret)), eq(accountTokens.purpose, purpose)))
  if (!known) return refuseUnknown()
  const { isUsed: wasUsed, isOver: isLate, ...owner } = known
  if (wasUsed) return refuseUsed()
  return isLate ? refuse('TOKEN_EXPIRED', ['token'], ENDED) : owner
}

/** Uses a token up; of two who come at once one gets through. Refuses as `readToken`. */
export async function useToken(
  tx: Transaction,
  purpose: TokenPurpose,
  secret: string,
  now: Date,
): Promise<TokenHolder> {
  const owner = await readToken(tx, purpose, secret, now)
  const isUnused = and(isNull(accountTokens.usedAt), gt(accountTokens.expiresAt, now))
  const used = await tx
    .update(accountTokens)
    .set({ usedAt: now })
    .where(and(eq(accountTokens.hash, hashSecret(secret)), isUnused))
    .returning({ hash: accountTokens.hash })
  return used.length > 0 ? owner : refuseUsed()
}

/** As programs have always read it, whichever it is. Source: platform.md 10. */
const ENDED = 'this token has expired (already used)'

const refuseUsed = (): never => refuse('TOKEN_USED', ['token'], ENDED)

const refuseUnknown = (): never => refuse('TOKEN_UNKNOWN', ['token'], 'there is no such token')

/** Makes an account's other links of these purposes useless. */
export async function spendTokens(
  tx: Transaction,
  accountId: string,
  purposes: readonly TokenPurpose[],
  now: Date,
): Promise<void> {
  const isOpen = and(inArray(accountTokens.purpose, [...purposes]), isNull(accountTokens.usedAt))
  await tx
    .update(accountTokens)
    .set({ usedAt: now })
    .where(and(eq(accountTokens.accountId, accountId), isOpen))
}

/** How many links of a purpose an account was sent in the last hour. */
export const recentTokens = (tx: Transaction, accountId: string, purpose: TokenPurpose, now: Date): Promise<number> => {
  const since = new Date(now.getTime() - hourMilliseconds)
  return tx.$count(
    accountTokens,
    and(eq(accountTokens.accountId, accountId), eq(accountTokens.purpose, purpose), gt(accountTokens.createdAt, since)),
  )
}

/** Forgets tokens that ended long ago. */
export async function purgeOldTokens({ drizzle }: Pick<Database, 'drizzle'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - rememberedDays * 24 * hourMilliseconds)
  await drizzle.delete(accountTokens).where(lt(accountTokens.expiresAt, before))
}
