import { eq, inArray, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { clientNetwork } from '../../../kit/clientNetwork.ts'
import { tidyEmail } from '../../../kit/emails.ts'
import { guestViewer } from '../../../kit/viewer.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { type Database, inTransaction, type Transaction } from '../../../platform/database.ts'
import { accounts } from '../tables.ts'

/** What was wrong: the password at signing in, a code after the right one, the password asked for once more. */
type FailedStep = 'password' | 'code' | 'ownPassword'

type Failed = {
  readonly email: string
  readonly address: string | null
  readonly step: FailedStep
  readonly count: number
  readonly lastAt: Date
}

/** What waits to be written, of each database. The oldest are let go first, so memory is bounded. */
const waiting = new WeakMap<object, LRUCache<string, Failed>>()
const mostWaiting = 10_000
/** Networks from which an account's failures are told one by one at a time; what comes on top is told as a sum. */
const mostNetworks = 10

const actions = {
  password: 'account.signInFailed',
  code: 'account.secondFactorFailed',
  ownPassword: 'account.passwordFailed',
} as const satisfies Record<FailedStep, string>

/**
 * Notes a failed attempt at whatever was typed as e-mail address, in memory and nothing else: whether there is such an
 * account is looked up when `writeFailedSignIns` writes it down, so that the answer and its time do not depend on it.
 */
export function noteFailed(
  database: object,
  { email, address, step }: { email: string; address: string | null; step: FailedStep },
  now: Date,
): void {
  const kept = waiting.get(database) ?? new LRUCache<string, Failed>({ max: mostWaiting })
  waiting.set(database, kept)
  const typed = tidyEmail(email).toLowerCase()
  const key = `${step} ${clientNetwork(address ?? '')} ${typed}`
  kept.set(key, { email: typed, address, step, count: (kept.get(key)?.count ?? 0) + 1, lastAt: now })
}

/**
 * Writes what was noted since the last time: one audit record per account, network and kind of failure with its count,
 * which never holds what was typed, and the counts that owners see. Called once a minute, so that a flood of failures
 * cannot flood the log. Where it fails, it is tried again with the next call. Answers with how many records there were.
 */
export async function writeFailedSignIns(database: Database, newId: () => string): Promise<number> {
  const kept = waiting.get(database)
  if (!kept || kept.size === 0) return 0
  const failed = [...kept.entries()].toReversed()
  kept.clear()
  try {
    return await inTransaction(database, tx =>
      writeAll(
        tx,
        failed.map(([, each]) => each),
        newId,
      ),
    )
  } catch (error) {
    // Those that came meanwhile are newer; the counts of both belong together.
    for (const [key, each] of failed) {
      const newer = kept.get(key)
      kept.set(key, newer ? { ...newer, count: newer.count + each.count } : each)
    }
    throw error
  }
}

async function writeAll(tx: Transaction, failed: readonly Failed[], newId: () => string): Promise<number> {
  const typed = [...new Set(failed.map(({ email }) => email))]
  const known = await tx
    .select({ id: accounts.id, name: accounts.name, email: sql<string>`lower(${accounts.email})` })
    .from(accounts)
    .where(inArray(sql`lower(${accounts.email})`, typed))
    .orderBy(accounts.id)
  let records = 0
  for (const { id, name, email } of known) {
    const ofAccount = failed.filter(each => each.email === email)
    for (const step of ['password', 'code', 'ownPassword'] as const) {
      for (const { address, count, lastAt } of summed(ofAccount.filter(each => each.step === step))) {
        const scope = { tx, viewer: guestViewer(), now: lastAt, newId, address }
        const changes = { attempts: { old: null, new: count } }
        await noteAudit(scope, { action: actions[step], subjectId: id, subjectName: name, changes })
        records += 1
      }
    }
    // Owners see what failed since they signed in last.
    const since = ofAccount.map(({ count, lastAt }) => ({ count, at: lastAt.toISOString() }))
    const [latest] = since
      .map(({ at }) => at)
      .toSorted()
      .reverse()
    await tx
      .update(accounts)
      .set({
        failedLogins: sql`${accounts.failedLogins} + (select coalesce(sum(count), 0)::int
          from jsonb_to_recordset(${JSON.stringify(since)}::jsonb) as failed (count int, at timestamptz)
          where ${accounts.lastLogin} is null or at >= ${accounts.lastLogin})`,
        failedAt: sql`case when ${accounts.lastLogin} is null or ${latest}::timestamptz >= ${accounts.lastLogin}
          then greatest(${accounts.failedAt}, ${latest}::timestamptz) else ${accounts.failedAt} end`,
      })
      .where(eq(accounts.id, id))
  }
  return records
}

/** The first networks one by one, the others as a sum. */
function summed(failed: readonly Failed[]): Pick<Failed, 'address' | 'count' | 'lastAt'>[] {
  const [first, others] = [failed.slice(0, mostNetworks), failed.slice(mostNetworks)]
  if (others.length === 0) return first
  const count = others.reduce((sum, each) => sum + each.count, 0)
  const lastAt = new Date(Math.max(...others.map(each => each.lastAt.getTime())))
  return [...first, { address: null, count, lastAt }]
}
