import { z } from 'zod'
import { idOf, instant, listed, named, text } from '../../../kit/answers.ts'
import type { Lock } from '../queries.ts'

/** A lock as files show it (platform.md 3): what is locked, by which account and in which tab. */
export type ShownLock = {
  readonly _id: string
  readonly lockedBy: string
  readonly localSessionId: string | null
}

export const presentLock = ({ recordId, accountId, tab }: Lock): ShownLock => ({
  _id: recordId,
  lockedBy: accountId,
  localSessionId: tab,
})

const shown = {
  _id: idOf('picture', 'the file'),
  lockedBy: idOf('user', 'the account that is editing it'),
  localSessionId: text('in which tab; null where that did not name itself', 'tab-1').nullable(),
}

export const fileLockAnswer = named('FileLock', 'Who is editing a file: nobody else may change it.', z.object(shown))

/** The same with what a list of them says besides. */
export const presentHeldLock = (lock: Lock) => ({
  ...presentLock(lock),
  name: lock.name,
  since: lock.since.toISOString(),
  seen: lock.seenAt.toISOString(),
})

export const heldLocksAnswer = listed(
  z.object({
    ...shown,
    name: text('who that is', 'Kim Muster'),
    since: instant('since when'),
    seen: instant('the last sign of life; three minutes later the lock ends by itself'),
  }),
  'files that somebody is editing, the oldest lock first',
)
