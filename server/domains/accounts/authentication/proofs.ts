import { randomBytes, timingSafeEqual } from 'node:crypto'
import { lt } from 'drizzle-orm'
import { refuse } from '../../../kit/refusals.ts'
import type { Database } from '../../../platform/database.ts'
import type { Seal } from '../../../platform/seal.ts'
import { hashSecret } from '../sessions/sessions.ts'
import { spentProofs } from '../tables.ts'
import { provesWork } from './rules/proofOfWork.ts'

/** A challenge and what was found for it. */
export type GivenProof = { readonly challenge: string; readonly answer: string }

/** How long a challenge waits for its answer: a slow phone and a person who looks away. */
const challengeMilliseconds = 5 * 60_000
const longestChallenge = 200
const saltBytes = 6
/** 132 bits of a keyed hash are enough for five minutes, and keep what is hashed short. */
const sealLength = 22

/** `end.bits.salt.seal`: nothing of it is kept, the seal ties it to the account (as typed), its end and its bits. */
function challengeOf(seal: Seal, account: string, end: string, bits: string, salt: string): string {
  const digest = seal.digest(`${account} ${end} ${bits} ${salt}`, 'proof of work').slice(0, sealLength)
  return `${end}.${bits}.${salt}.${digest}`
}

/**
 * Demands a proof of work of `bits` for an attempt at an account, named by `account`. Refuses with
 * PROOF_OF_WORK_REQUIRED at `path`, which tells a new `challenge` and its `difficulty`, where there is none, or one that
 * does not fit: for another account, expired, wrong, used before. It does the same whether or not there is such an account.
 */
export async function demandProof(
  { drizzle }: { readonly drizzle: Pick<Database['drizzle'], 'insert'> },
  seal: Seal,
  asked: { account: string; bits: number; proof: GivenProof | null },
  path: readonly string[],
  now: Date,
): Promise<void> {
  const { account, bits, proof } = asked
  const end = proof ? endOfProven(seal, account, proof, now) : null
  if (proof && end) {
    const hash = hashSecret(proof.challenge)
    const spent = await drizzle
      .insert(spentProofs)
      .values({ hash, expiresAt: end })
      .onConflictDoNothing()
      .returning({ hash: spentProofs.hash })
    if (spent.length === 1) return
  }
  const newEnd = String(now.getTime() + challengeMilliseconds)
  const challenge = challengeOf(seal, account, newEnd, String(bits), randomBytes(saltBytes).toString('base64url'))
  const message = `asked for to keep programs away: find an answer so that the SHA-256 of challenge:answer begins with ${bits} zero bits`
  refuse('PROOF_OF_WORK_REQUIRED', path, message, { challenge, difficulty: bits })
}

/** When the challenge ends, if it is ours for this account, has not ended, and the answer fits; else null. Its own bits
 *  count: they were asked for within the last minutes. */
function endOfProven(seal: Seal, account: string, { challenge, answer }: GivenProof, now: Date): Date | null {
  if (challenge.length > longestChallenge) return null
  const [end = '', bits = '', salt = '', ...rest] = challenge.split('.')
  if (rest.length !== 1) return null
  const [given, own] = [Buffer.from(challenge), Buffer.from(challengeOf(seal, account, end, bits, salt))]
  if (given.length !== own.length || !timingSafeEqual(given, own)) return null
  return Number(end) > now.getTime() && provesWork(challenge, answer, Number(bits)) ? new Date(Number(end)) : null
}

/** Forgets used challenges that have ended by themselves. */
export async function purgeSpentProofs({ drizzle }: Pick<Database, 'drizzle'>, now: Date): Promise<void> {
  await drizzle.delete(spentProofs).where(lt(spentProofs.expiresAt, now))
}
