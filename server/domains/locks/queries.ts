import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import { isId } from '../../kit/ids.ts'
import type { Viewer } from '../../kit/viewer.ts'
import { type Reader, rowsIf } from '../../platform/statements.ts'
import { accounts } from '../accounts/tables.ts'
import { type LockKind, lockedAfter, maySee } from './rules.ts'
import { locks } from './tables.ts'

/** A lock that holds, with the name of whoever has it. */
export type Lock = typeof locks.$inferSelect & { readonly name: string }

const lockColumns = {
  kind: locks.kind,
  recordId: locks.recordId,
  accountId: locks.accountId,
  tab: locks.tab,
  since: locks.since,
  seenAt: locks.seenAt,
  name: accounts.name,
}

/** Which locks of a kind a viewer may know of: whoever reads the area. */
const visibleTo = (viewer: Viewer, kind: LockKind) => rowsIf(maySee(viewer, kind))

/** The locks that hold, by the ids of what they are about. */
export async function locksOf(
  reader: Reader,
  kind: LockKind,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Lock>> {
  const wanted = ids.filter(isId)
  if (wanted.length === 0) return new Map()
  const rows = await reader
    .select(lockColumns)
    .from(locks)
    .innerJoin(accounts, eq(accounts.id, locks.accountId))
    .where(and(eq(locks.kind, kind), inArray(locks.recordId, wanted), gte(locks.seenAt, lockedAfter(now))))
  return new Map(rows.map(row => [row.recordId, row]))
}

/** All locks of a kind that hold, the oldest first. */
export const heldLocks = (
  reader: Reader,
  viewer: Viewer,
  kind: LockKind,
  { now, limit }: { now: Date; limit: number },
): Promise<Lock[]> =>
  reader
    .select(lockColumns)
    .from(locks)
    .innerJoin(accounts, eq(accounts.id, locks.accountId))
    .where(and(eq(locks.kind, kind), gte(locks.seenAt, lockedAfter(now)), visibleTo(viewer, kind)))
    .orderBy(asc(locks.since), asc(locks.recordId))
    .limit(limit)
