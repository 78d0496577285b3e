import { z } from 'zod'
import { rawId } from '../../api/globalIds.ts'
import { nothing, type Route, route } from '../../api/rest.ts'
import { exampleIds, ok } from '../../kit/answers.ts'
import { refuse } from '../../kit/refusals.ts'
import { freeLock } from './operations.ts'
import { heldLocksAnswer, presentHeldLock, presentLock } from './presenters/lock.ts'
import { heldLocks } from './queries.ts'

/** Locks that are listed; more people do not edit files at once. */
const mostLocks = 1000

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
      'Gives back the lock of a file that the tab holds which asks (`localsessionid`); a file that nobody edits stays free. Somebody else’s is refused with `fileLock`, unless it is `force`d: one’s own in another tab, and by whoever may delete files that of others.',
    input: z.object({ _id: z.string().max(400), force: z.boolean().optional() }),
    answer: ok,
    example: { _id: exampleIds.picture },
    refused: ['FILE_LOCKED'],
    async run(context, { _id, force = false }) {
      const lock = await freeLock(context, { kind: 'file', id: rawId('File', _id) ?? _id, isForced: force })
      if (lock) refuse('FILE_LOCKED', ['_id'], `is being edited by ${lock.name}`, { lock: presentLock(lock) })
      return { ok: true }
    },
  }),
]
