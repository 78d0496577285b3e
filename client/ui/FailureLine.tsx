import { useEffect, useEffectEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from './Button.tsx'
import style from './FailureLine.module.css'
import { causeOf, failureMessage } from './failures.ts'
import { ReloadIcon, WarningIcon } from './icons.tsx'

export interface FailureLineProps {
  error: Error & { reference?: string | null }
  onRetry: () => void
}

/** Calls `go` when the browser is online again. */
function useWhenOnline(isWaiting: boolean, go: () => void): void {
  const call = useEffectEvent(go)
  useEffect(() => {
    if (!isWaiting) return
    const onOnline = () => call()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [isWaiting])
}

/** Why a part of a page is not there, in one sentence with its cause, and how to have it after all. What failed without a
 *  connection goes on by itself when it is back. */
export function FailureLine({ error, onRetry }: FailureLineProps) {
  const intl = useIntl()
  useWhenOnline(causeOf(error) === 'offline', onRetry)
  return (
    <div className={style.line} role="status">
      <WarningIcon size={20} />
      <p>
        {intl.formatMessage(...failureMessage(error))}
        {error.reference && (
          <small>
            <FormattedMessage id="ui.error.reference" values={{ reference: error.reference }} />
          </small>
        )}
      </p>
      <Button look="outline" size="small" icon={<ReloadIcon size={16} />} onClick={onRetry}>
        <FormattedMessage id="ui.error.retry" />
      </Button>
    </div>
  )
}
