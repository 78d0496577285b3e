import type { MessageId } from '../../intl/messageIds.ts'
import { type Waiting, waitingOf } from '../../intl/waiting.ts'
import { causeOf, type FailureCause, type FailureShape } from '../../ui/failures.ts'

/** What a failure of the connection or the server says, and what can be done about it. */
export interface FailureWords {
  readonly title: MessageId
  readonly detail: MessageId
  /** How long to wait, of those that say it. */
  readonly values?: Waiting
  /** What the server's log holds, where it is worth telling. */
  readonly reference: string | null
  /** Signing in again, loading what is there now, or nothing but trying again. */
  readonly way: 'signIn' | 'reload' | 'again'
}

type Cause = Omit<FailureWords, 'reference' | 'values'>

const causes = {
  offline: { title: 'edit.failed.offline', detail: 'edit.failed.offlineText', way: 'again' },
  signedOut: { title: 'edit.failed.signedOut', detail: 'edit.failed.signedOutText', way: 'signIn' },
  forbidden: { title: 'edit.failed.forbidden', detail: 'edit.failed.forbiddenText', way: 'again' },
  gone: { title: 'edit.failed.gone', detail: 'edit.failed.goneText', way: 'reload' },
  conflict: { title: 'edit.failed.conflict', detail: 'edit.failed.conflictText', way: 'reload' },
  tooMany: { title: 'edit.failed.tooMany', detail: 'edit.failed.tooManyText', way: 'again' },
  busy: { title: 'edit.failed.busy', detail: 'edit.failed.busyText', way: 'again' },
  server: { title: 'edit.failed.server', detail: 'edit.failed.serverText', way: 'again' },
} as const satisfies Record<FailureCause, Cause>

/** The words for a failure, by its cause. `RequestFailed` without a status is an answer that never came. */
export function failureWords(error: unknown): FailureWords {
  const shape = (error ?? {}) as FailureShape
  const cause = causeOf(error)
  const values = cause === 'tooMany' ? { values: waitingOf(shape.retryAfterSeconds) } : {}
  return { ...causes[cause], reference: shape.reference ?? null, ...values }
}
