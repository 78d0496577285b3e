import { and, eq, exists, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/database.ts'
import type { Seal } from '../../../platform/seal.ts'
import type { Reader } from '../../../platform/statements.ts'
import { accounts, codeFailures, passkeys, recoveryCodes } from '../tables.ts'
import { newRecoveryCode, recoveryCodeCount, recoveryCodeOf } from './rules/recoveryCodes.ts'
import { matchingStep, totpCodeOf } from './rules/totp.ts'

type Writer = Pick<Transaction, 'select' | 'insert' | 'update' | 'delete'>

/** What the second step of signing in may be done with. */
export type SecondFactorKind = 'totp' | 'passkey' | 'recovery'

const totpPlace = (accountId: string) => `totp ${accountId}`
const recoveryPlace = (accountId: string) => `recovery ${accountId}`

/** The key of an authenticator app as it is kept. */
export const sealedTotpSecret = (seal: Seal, accountId: string, secret: string): string =>
  seal.close(secret, totpPlace(accountId))

/** The kinds by which an account's second step can be done; none if its password alone is enough. Without an app a
 *  passkey is asked for as soon as there is one, unless the person said that the password does (decision 33). */
export async function secondFactorsOf(reader: Pick<Writer, 'select'>, accountId: string): Promise<SecondFactorKind[]> {
  const [known] = await reader
    .select({
      isOn: isNotNull(accounts.totpEnabledAt).mapWith(Boolean),
      passwordSuffices: accounts.passwordSuffices,
      hasPasskey: exists(
        reader.select({ one: sql`1` }).from(passkeys).where(eq(passkeys.accountId, accounts.id)),
      ).mapWith(Boolean),
      hasCode: exists(
        reader
          .select({ one: sql`1` })
          .from(recoveryCodes)
          .where(and(eq(recoveryCodes.accountId, accounts.id), isNull(recoveryCodes.usedAt))),
      ).mapWith(Boolean),
    })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  if (!known) return []
  if (!known.isOn) return known.hasPasskey && !known.passwordSuffices ? ['passkey'] : []
  return [
    'totp',
    ...(known.hasPasskey ? (['passkey'] as const) : []),
    ...(known.hasCode ? (['recovery'] as const) : []),
  ]
}

/**
 * Whether a typed code, from the app or a recovery code, is right; it is used up by this. Of two who try the same code
 * at once one wins.
 */
export async function spendCode(
  database: Pick<Database, 'drizzle'>,
  seal: Seal,
  accountId: string,
  typed: string,
  now: Date,
): Promise<boolean> {
  const code = totpCodeOf(typed)
  return code
    ? spendTotpCode(database.drizzle, seal, accountId, code, now)
    : spendRecoveryCode(database.drizzle, seal, accountId, typed, now)
}

/** The time step of a code for the account's key, null if it is wrong or there is no key. */
export async function totpStepOf(
  reader: Pick<Writer, 'select'>,
  seal: Seal,
  accountId: string,
  code: string,
  now: Date,
): Promise<{ step: number; sealed: string } | null> {
  const [account] = await reader
    .select({ sealed: accounts.totpSecret })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  const sealed = account?.sealed ?? null
  const secret = sealed && seal.open(sealed, totpPlace(accountId))
  const step = secret ? matchingStep(secret, code, now) : null
  return step === null || sealed === null ? null : { step, sealed }
}

async function spendTotpCode(writer: Writer, seal: Seal, accountId: string, code: string, now: Date) {
  const found = await totpStepOf(writer, seal, accountId, code, now)
  if (!found) return false
  const isNewer = or(isNull(accounts.totpStep), lt(accounts.totpStep, found.step))
  const spent = await writer
    .update(accounts)
    .set({ totpStep: found.step })
    .where(
      and(
        eq(accounts.id, accountId),
        isNotNull(accounts.totpEnabledAt),
        eq(accounts.totpSecret, found.sealed),
        isNewer,
      ),
    )
    .returning({ id: accounts.id })
  return spent.length === 1
}

async function spendRecoveryCode(writer: Writer, seal: Seal, accountId: string, typed: string, now: Date) {
  const code = recoveryCodeOf(typed)
  if (!code) return false
  const hash = seal.digest(code, recoveryPlace(accountId))
  const isUnused = and(
    eq(recoveryCodes.accountId, accountId),
    eq(recoveryCodes.hash, hash),
    isNull(recoveryCodes.usedAt),
  )
  const spent = await writer
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(isUnused)
    .returning({ hash: recoveryCodes.hash })
  return spent.length === 1
}

/** Gives an account ten new recovery codes in place of those it had. They can be read here and never again. */
export async function replaceRecoveryCodes(tx: Transaction, seal: Seal, accountId: string): Promise<string[]> {
  const codes = new Set<string>()
  while (codes.size < recoveryCodeCount) codes.add(newRecoveryCode())
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
  await tx
    .insert(recoveryCodes)
    .values([...codes].map(code => ({ accountId, hash: seal.digest(recoveryCodeOf(code)!, recoveryPlace(accountId)) })))
  return [...codes]
}

/** Takes app and recovery codes away from an account. Passkeys stay, for they are a way in of their own. */
export async function clearSecondFactor(tx: Transaction, accountId: string): Promise<void> {
  await tx
    .update(accounts)
    .set({
      ...{ totpSecret: null, totpEnabledAt: null, totpStep: null },
      ...{ secondFactorEndsAt: null, secondFactorEndToldAt: null },
    })
    .where(and(eq(accounts.id, accountId), isNotNull(accounts.totpEnabledAt)))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
  await tx.delete(codeFailures).where(eq(codeFailures.accountId, accountId))
}

/** Takes the second step away from somebody who lost it: their password alone is enough again, also where there are
 *  passkeys, for these may be lost with it. What they see next in their account says so. Answers whether there was one. */
export async function resetSecondStep(tx: Transaction, accountId: string, now: Date): Promise<boolean> {
  const kinds = await secondFactorsOf(tx, accountId)
  if (kinds.length === 0) return false
  await clearSecondFactor(tx, accountId)
  await tx.update(accounts).set({ passwordSuffices: true, secondFactorGoneAt: now }).where(eq(accounts.id, accountId))
  return true
}

/** How many recovery codes an account has not used yet. */
export const recoveryCodesLeft = (reader: Reader, accountId: string): Promise<number> =>
  reader.$count(recoveryCodes, and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)))
