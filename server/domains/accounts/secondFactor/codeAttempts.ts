import { and, eq, sql } from 'drizzle-orm'
import { refuse } from '../../../kit/refusals.ts'
import type { Database } from '../../../platform/database.ts'
import type { Seal } from '../../../platform/seal.ts'
import { codeFailures } from '../tables.ts'
import { spendCode } from './factors.ts'
import { recoveryCodeOf } from './rules/recoveryCodes.ts'
import { totpCodeOf } from './rules/totp.ts'

/** Wrong codes of a kind that cost nothing. Then the next one waits a second, twice as long after each further one, and at
 *  most an hour: a code of an app, of which three in a million are right, is found within a year by one in forty who
 *  try all the time, and every try is told to the owner. */
const freeCodes = 5
const longestSeconds = 3600
/** 2 to the power of this is more than `longestSeconds`. */
const mostDoublings = 12

/** Seconds between the last wrong code and the next one that is looked at, after `count` wrong ones. */
const delayAfter = sql`(case when ${codeFailures.count} < ${freeCodes} then 0
  else least(${longestSeconds}, power(2, least(${codeFailures.count} - ${freeCodes}, ${mostDoublings}))) end)`

type Kind = (typeof codeFailures.$inferSelect)['kind']

/**
 * Begins to try a code of an account. It counts as wrong from its beginning, in the database, so that all clients and
 * processes share one count and many at once are counted too: only who knows the password comes here, so no stranger
 * makes anybody wait. The count is the kind's own, and no password clears it. Refuses with TOO_MANY_ATTEMPTS at `path`
 * while a delay runs.
 */
export async function beginCode(
  { drizzle }: Pick<Database, 'drizzle'>,
  of: { accountId: string; kind: Kind },
  path: readonly string[],
  now: Date,
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  const begun = await drizzle
    .insert(codeFailures)
    .values({ ...of, count: 1, lastAt: now })
    .onConflictDoUpdate({
      target: [codeFailures.accountId, codeFailures.kind],
      set: { count: sql`${codeFailures.count} + 1`, lastAt: now },
      setWhere: sql`${codeFailures.lastAt} + make_interval(secs => ${delayAfter}) <= ${at}`,
    })
    .returning({ count: codeFailures.count })
  if (begun.length > 0) return
  const [known] = await drizzle
    .select({
      left: sql<number>`ceil(extract(epoch from ${codeFailures.lastAt} - ${at}) + ${delayAfter})::int`,
    })
    .from(codeFailures)
    .where(isOf(of))
  const retryAfterSeconds = Math.max(1, known?.left ?? 1)
  refuse('TOO_MANY_ATTEMPTS', path, 'too many wrong codes of this account, try again later', { retryAfterSeconds })
}

/** The code was right: the wrong ones of its kind are forgotten. */
export async function codeFitted(
  { drizzle }: Pick<Database, 'drizzle'>,
  of: { accountId: string; kind: Kind },
): Promise<void> {
  await drizzle.delete(codeFailures).where(isOf(of))
}

const isOf = ({ accountId, kind }: { accountId: string; kind: Kind }) =>
  and(eq(codeFailures.accountId, accountId), eq(codeFailures.kind, kind))

/** Of which kind a typed code is; null for what can be neither. */
function codeKindOf(typed: string): Kind | null {
  if (totpCodeOf(typed) !== null) return 'totp'
  return recoveryCodeOf(typed) === null ? null : 'recovery'
}

/** The kind of a typed code if it is right, null if it is wrong; a right one is used up. Refuses as `beginCode`. */
export async function tryCode(
  database: Pick<Database, 'drizzle'>,
  seal: Seal,
  given: { accountId: string; code: string },
  path: readonly string[],
  now: Date,
): Promise<Kind | null> {
  const { accountId, code } = given
  const kind = codeKindOf(code)
  if (kind === null) return null
  await beginCode(database, { accountId, kind }, path, now)
  if (!(await spendCode(database, seal, accountId, code, now))) return null
  await codeFitted(database, { accountId, kind })
  return kind
}
