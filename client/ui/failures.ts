import type { MessageId } from '../intl/messageIds.ts'

/** What is told of a failed request; `status` null: no answer came. */
export interface FailureShape {
  readonly status?: number | null
  readonly code?: string | null
  readonly reference?: string | null
  readonly retryAfterSeconds?: number | null
}

export type FailureCause = 'offline' | 'signedOut' | 'forbidden' | 'gone' | 'conflict' | 'tooMany' | 'busy' | 'server'

const byStatus: Partial<Record<number, FailureCause>> = {
  401: 'signedOut',
  403: 'forbidden',
  404: 'gone',
  409: 'conflict',
  429: 'tooMany',
  502: 'busy',
  503: 'busy',
  504: 'busy',
}
const byCode: Partial<Record<string, FailureCause>> = {
  C100: 'forbidden',
  C404: 'gone',
  C429: 'tooMany',
  C503: 'busy',
}

/** What a failure comes from. What is no failure of a request at all counts as a mistake of ours, unless there is no
 *  connection: then it is code that could not be loaded. */
export function causeOf(error: unknown): FailureCause {
  const { status, code } = (error ?? {}) as FailureShape
  if (code === 'SLOW') return 'busy'
  if (status === null || (status === undefined && navigator.onLine === false)) return 'offline'
  return byStatus[status ?? 0] ?? byCode[code ?? ''] ?? 'server'
}

const titles: Partial<Record<FailureCause, MessageId>> = {
  offline: 'ui.failure.offline',
  signedOut: 'ui.failure.signedOut',
  tooMany: 'ui.failure.tooMany',
  busy: 'ui.failure.busy',
}

/** What the shop says of a failure, as `formatMessage` takes it: its cause in one sentence. */
export function failureMessage(error: unknown) {
  const { retryAfterSeconds } = (error ?? {}) as FailureShape
  const id = titles[causeOf(error)] ?? 'ui.failure.server'
  return [{ id }, { minutes: Math.ceil((retryAfterSeconds || 1) / 60) }] as const
}
