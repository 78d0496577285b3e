import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '../../../intl/messageIds.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { failureMessage } from '../../../ui/failures.ts'
import type { SignInFailure, SignInProblem } from './signInAnswer.ts'

const explanations = {
  wrong: 'accounts.signIn.wrong',
  tooMany: 'accounts.signIn.tooMany',
  unconfirmed: 'accounts.signIn.unconfirmed',
  needed: 'accounts.secondStep.missing',
  code: 'accounts.secondStep.wrong',
  passkey: 'accounts.passkey.refused',
} as const satisfies Record<Exclude<SignInProblem, 'failed'>, MessageId>

/** A failure, and when it happened: the same one twice is told twice. */
export interface ToldFailure extends SignInFailure {
  readonly at: number
}

/** Why somebody is not signed in yet, and how long they have to wait. */
export function SignInNotice({ failure }: { failure: ToldFailure }) {
  const { problem, cause, reference, retryAfterSeconds, at } = failure
  const intl = useIntl()
  return (
    <Notice key={at} tone="danger" isUrgent>
      <strong>
        <FormattedMessage id="accounts.signIn.refused" />
      </strong>{' '}
      {retryAfterSeconds > 0 ? (
        <Countdown until={at + retryAfterSeconds * 1000} />
      ) : problem === 'failed' ? (
        intl.formatMessage(...failureMessage(cause ?? {}))
      ) : (
        <FormattedMessage id={explanations[problem]} />
      )}
      {reference && (
        <>
          {' '}
          <FormattedMessage id="ui.error.reference" values={{ reference }} />
        </>
      )}
    </Notice>
  )
}

/** While the browser proves by some work that it is no program which guesses passwords. */
export const ProvingNotice = () => (
  <Notice tone="neutral" isUrgent>
    <FormattedMessage id="accounts.signIn.proving" />
  </Notice>
)

/** The seconds that are left, counting down. Readers of the screen hear the first of them alone. */
function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(Date.now)
  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  useEffect(() => {
    if (seconds === 0) return
    const timer = setTimeout(() => setNow(Date.now()), 250)
    return () => clearTimeout(timer)
  }, [seconds])
  return (
    <span role="timer" aria-live="off">
      <FormattedMessage id="accounts.signIn.wait" values={{ seconds }} />
    </span>
  )
}
