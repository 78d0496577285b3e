import { and, eq, lt, or, sql } from 'drizzle-orm'
import { isId } from '../../kit/ids.ts'
import { NotAllowed, NotFound, Refused, refusal } from '../../kit/refusals.ts'
import { doerId, mayEdit } from '../../kit/viewer.ts'
import { noteAudit } from '../../platform/audit.ts'
import type { Database } from '../../platform/database.ts'
import { type OperationScope, operation } from '../../platform/operation.ts'
import { presentLock } from './presenters/lock.ts'
import { type Lock, locksOf } from './queries.ts'
import { isKeptFrom, isRefusedBy, type LockKind, lockedAfter, lockKinds, mayBreak } from './rules.ts'
import { locks } from './tables.ts'

type Asking = Pick<OperationScope, 'tx' | 'viewer' | 'now' | 'tab'>

const askerOf = ({ viewer, tab = null }: Pick<OperationScope, 'viewer' | 'tab'>) => ({
  accountId: doerId(viewer),
  tab,
})

/** Refuses a change of what somebody else is editing, or the same person in another tab; what nobody holds may be changed
 *  without a lock, and of some kinds a program of whoever edits writes meanwhile. The first line of every operation that changes such a thing. Refuses with the code of the kind
 *  (FILE_LOCKED) at `path`. */
export async function requireLock(
  scope: Asking,
  kind: LockKind,
  ids: string | readonly string[],
  path: readonly string[] | ((id: string) => readonly string[]) = [],
): Promise<void> {
  const held = await locksOf(scope.tx, kind, typeof ids === 'string' ? [ids] : ids, scope.now)
  const asker = askerOf(scope)
  const others = [...held.values()].filter(lock => isRefusedBy(lock, asker))
  if (others.length > 0)
    throw new Refused(others.map(lock => lockedRefusal(lock, typeof path === 'function' ? path(lock.recordId) : path)))
}

const lockedRefusal = (lock: Lock, path: readonly string[]) =>
  refusal(lockKinds[lock.kind].refusal, path, `is being edited by ${lock.name}`, {
    lock: presentLock(lock),
    name: lock.name,
  })

/** What is locked, as its own domain keeps it. Throws NotFound, and NotAllowed for whoever does not edit such things. */
async function lockable({ tx, viewer }: OperationScope, kind: LockKind, id: string): Promise<{ name: string }> {
  const { area, table, name } = lockKinds[kind]
  if (!mayEdit(viewer, area)) throw new NotAllowed(true)
  if (!isId(id)) throw new NotFound()
  const [row] = await tx
    .select({ name: sql<string>`${sql.identifier(name)}` })
    .from(sql`${sql.identifier(table)}`)
    .where(sql`id = ${id}`)
  if (!row) throw new NotFound()
  return row
}

/** A lock that is wanted. `isForced`: also where somebody else holds it. */
export type WantedLock = { readonly kind: LockKind; readonly id: string; readonly isForced?: boolean }

/**
 * Takes a lock, or gives a sign of life for one's own. Answers with the lock that holds now: one's own, or that of whoever was
 * there before and is left in it. `isForced` takes it away: from another tab of one's own, and by whoever manages the area
 * from others, which is audited. Throws NotFound and NotAllowed.
 */
export const takeLock = operation(
  'oneself',
  async (scope, { kind, id, isForced = false }: WantedLock): Promise<Lock> => {
    const { tx, now } = scope
    const { name } = await lockable(scope, kind, id)
    const before = isForced ? await broken(scope, kind, id, name) : undefined
    const { accountId, tab } = askerOf(scope)
    const isMine = and(eq(locks.accountId, accountId!), sql`${locks.tab} is not distinct from ${tab}`)
    await tx
      .insert(locks)
      .values({ kind, recordId: id, accountId: accountId!, tab, since: now, seenAt: now })
      .onConflictDoUpdate({
        target: [locks.kind, locks.recordId],
        set: {
          accountId: accountId!,
          tab,
          since: sql`case when ${isMine} and ${locks.seenAt} >= ${lockedAfter(now)} then ${locks.since} else ${now} end`,
          seenAt: now,
        },
        // One statement: of two who come at the same time one has it.
        setWhere: before ? sql`true` : or(lt(locks.seenAt, lockedAfter(now)), isMine),
      })
    return (await locksOf(tx, kind, [id], now)).get(id)!
  },
)

/** The lock that is taken away from somebody, noted where it is another person's. Throws NotAllowed. */
async function broken(
  scope: OperationScope,
  kind: LockKind,
  id: string,
  subjectName: string,
): Promise<Lock | undefined> {
  const { tx, now, viewer } = scope
  await tx
    .select({ kind: locks.kind })
    .from(locks)
    .where(and(eq(locks.kind, kind), eq(locks.recordId, id)))
    .for('update')
  const lock = (await locksOf(tx, kind, [id], now)).get(id)
  if (!lock || !isKeptFrom(lock, askerOf(scope))) return undefined
  if (!mayBreak(lock, viewer, kind)) throw new NotAllowed(true)
  if (lock.accountId !== askerOf(scope).accountId) {
    const changes = { lockedBy: { old: lock.name, new: null } }
    await noteAudit(scope, { action: `${kind}.unlocked`, subjectId: id, subjectName, changes })
  }
  return lock
}

/** Gives a lock back. What nobody holds stays free; somebody else's lock is left alone, and answered, unless it is
 *  `isForced` as in `takeLock`. Answers with the lock that still holds, null where none does. */
export const freeLock = operation(
  'oneself',
  async (scope, { kind, id, isForced = false }: WantedLock): Promise<Lock | null> => {
    const { tx, now } = scope
    const { name } = await lockable(scope, kind, id)
    if (isForced) await broken(scope, kind, id, name)
    const { accountId, tab } = askerOf(scope)
    const isMine = and(eq(locks.accountId, accountId!), sql`${locks.tab} is not distinct from ${tab}`)
    await tx.delete(locks).where(and(eq(locks.kind, kind), eq(locks.recordId, id), isForced ? undefined : isMine))
    return (await locksOf(tx, kind, [id], now)).get(id) ?? null
  },
)

/** Forgets locks that ended by themselves. */
export async function purgeEndedLocks({ drizzle }: Database, now: Date): Promise<void> {
  await drizzle.delete(locks).where(lt(locks.seenAt, lockedAfter(now)))
}
