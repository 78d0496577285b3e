import { FormattedMessage } from 'react-intl'
import { Notice } from '../../ui/Badge.tsx'
import { failureWords } from './failures.ts'

/** Why a request failed, where it was made. */
export function FailureNotice({ error }: { error: unknown }) {
  const { title, detail, values, reference } = failureWords(error)
  return (
    <Notice tone="danger" isUrgent>
      <strong>
        <FormattedMessage id={title} />
      </strong>{' '}
      <FormattedMessage id={detail} values={values} />
      {reference && (
        <>
          {' '}
          <FormattedMessage id="edit.failed.reference" values={{ reference }} />
        </>
      )}
    </Notice>
  )
}
