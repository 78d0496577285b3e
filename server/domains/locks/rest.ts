import { z } from 'zod'
import { nothing, type Route, route } from '../../api/rest.ts'
import { exampleIds, ok } from '../../kit/answers.ts'
import { decodedGlobalId } from '../../kit/globalIds.ts'
import { refuse } from '../../kit/refusals.ts'
import { freeLock } from './operations.ts'
import { heldLocksAnswer, presentHeldLock, presentLock } from './presenters/lock.ts'
import { heldLocks } from './queries.ts'
import { type LockKind, lockKindOf, lockKinds } from './rules.ts'

/** Locks that are listed; more people do not edit files at once. */
const mostLocks = 1000

/** What an id names: a file by its own id, everything that can be locked by its global one. */
function lockableOf(text: string): { kind: LockKind; id: string } {
  const decoded = decodedGlobalId(text)
  const kind = decoded && lockKindOf(decoded.type)
  return decoded && kind ? { kind, id: decoded.id } : { kind: 'file', id: text }
}

export const lockRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/pageData/system_filelock',
    audience: 'staff:files',
    summary: 'Which files are being edited, by whom and in which tab.',
    input: nothing,
    answer: heldLocksAnswer,
    async run({ database, viewer, now }) {
      const locks = await heldLocks(database.drizzle, viewer, 'file', { now: now(), limit: mostLocks })
      return { items: locks.map(presentHeldLock), total: locks.length }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/freeFileLock',
    audience: 'oneself',
    summary:
      'Gives back the lock of a file, or by its global id of a product, that the tab holds which asks (`localsessionid`); a file that nobody edits stays free. Somebody else’s is refused with `fileLock`, unless it is `force`d: one’s own in another tab, and by whoever may delete files that of others.',
    input: z.object({ _id: z.string().max(400), force: z.boolean().optional() }),
    answer: ok,
    example: { _id: exampleIds.picture },
    refused: ['FILE_LOCKED', 'PRODUCT_LOCKED'],
    async run(context, { _id, force = false }) {
      const named = lockableOf(_id)
      const lock = await freeLock(context, { ...named, isForced: force })
      if (lock)
        refuse(lockKinds[named.kind].refusal, ['_id'], `is being edited by ${lock.name}`, { lock: presentLock(lock) })
      return { ok: true }
    },
  }),
]
