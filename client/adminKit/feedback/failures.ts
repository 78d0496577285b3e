import type { MessageId } from '../../intl/messageIds.ts'
import { type Waiting, waitingOf } from '../../intl/waiting.ts'

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

interface FailureShape {
  readonly status?: number | null
  readonly code?: string | null
  readonly reference?: string | null
  readonly retryAfterSeconds?: number | null
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
} as const satisfies Record<string, Cause>

export type FailureCause = keyof typeof causes

/** What a failure comes from. What is no failure of a request at all counts as a mistake of ours. */
export function causeOf(error: unknown): FailureCause {
  const { status, code = null } = (error ?? {}) as FailureShape
  if (status === null) return 'offline'
  if (status === 401) return 'signedOut'
  if (status === 403) return 'forbidden'
  if (status === 404 || code === 'C404') return 'gone'
  if (status === 409) return 'conflict'
  if (status === 429 || code === 'C429') return 'tooMany'
  if (status === 503 || code === 'C503') return 'busy'
  return code === 'C100' ? 'forbidden' : 'server'
}

/** The words for a failure, by its cause. `RequestFailed` without a status is an answer that never came. */
export function failureWords(error: unknown): FailureWords {
  const shape = (error ?? {}) as FailureShape
  const cause = causeOf(error)
  const values = cause === 'tooMany' ? { values: waitingOf(shape.retryAfterSeconds) } : {}
  return { ...causes[cause], reference: shape.reference ?? null, ...values }
}
