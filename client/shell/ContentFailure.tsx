import { FormattedMessage, useIntl } from 'react-intl'
import { failureMessage } from '../ui/failures.ts'
import { ErrorState } from '../ui/States.tsx'

interface ContentFailureProps {
  error: Error & { reference?: string | null }
  onRetry: () => void
}

/** What broke on a page, beneath a navigation that still works. */
export default function ContentFailure({ error, onRetry }: ContentFailureProps) {
  const intl = useIntl()
  return (
    <div className="page">
      <title>{intl.formatMessage({ id: 'shell.failure.title' })}</title>
      <ErrorState
        level={1}
        title={<FormattedMessage id="shell.failure.title" />}
        onRetry={onRetry}
        reference={error.reference ?? null}
      >
        {intl.formatMessage(...failureMessage(error))}
      </ErrorState>
    </div>
  )
}
