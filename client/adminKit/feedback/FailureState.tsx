import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '../../intl/messageIds.ts'
import { RequestFailed } from '../../relay/network.ts'
import { accountPaths } from '../../router/accountPaths.ts'
import { urlOf } from '../../router/place.ts'
import { useRouter, useShown } from '../../router/RouterContext.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { causeOf, type FailureCause } from '../../ui/failures.ts'
import { ErrorState } from '../../ui/States.tsx'
import { areaTitles } from '../areas.ts'
import { failureWords } from './failures.ts'

const titles: Readonly<Record<FailureCause, MessageId>> = {
  signedOut: 'kit.failure.signedOut',
  forbidden: 'kit.failure.forbidden',
  gone: 'kit.failure.missing',
  conflict: 'kit.failure.conflict',
  offline: 'kit.failure.offline',
  tooMany: 'kit.failure.tooMany',
  busy: 'kit.failure.busy',
  server: 'kit.failure.server',
}

const hints: Readonly<Record<FailureCause, MessageId>> = {
  signedOut: 'kit.failure.signedOutHint',
  forbidden: 'kit.failure.forbiddenHint',
  gone: 'kit.failure.missingHint',
  conflict: 'kit.failure.conflictHint',
  offline: 'kit.failure.offlineHint',
  tooMany: 'kit.failure.tooManyHint',
  busy: 'kit.failure.busyHint',
  server: 'kit.failure.serverHint',
}

/** Why something could not be read, by its cause, and what to do about it. Stands where the thing would stand. */
export function FailureState({ error }: { error: Error }) {
  const intl = useIntl()
  const router = useRouter()
  const { place, route } = useShown()
  const cause = causeOf(error)
  const right = cause === 'forbidden' ? route.right : undefined
  const signIn = `${accountPaths.login}?${new URLSearchParams({ next: urlOf(place) })}`
  return (
    <ErrorState
      title={<FormattedMessage id={titles[cause]} />}
      reference={error instanceof RequestFailed && cause === 'server' ? error.reference : null}
      onRetry={cause === 'forbidden' || cause === 'signedOut' ? undefined : router.reload}
      actions={
        cause === 'signedOut' && (
          <LinkButton to={signIn}>
            <FormattedMessage id="kit.failure.signIn" />
          </LinkButton>
        )
      }
    >
      {right ? (
        <FormattedMessage
          id={right.level === 'write' ? 'kit.failure.mayNotChange' : 'kit.failure.mayNotRead'}
          values={{ area: intl.formatMessage({ id: areaTitles[right.area] }) }}
        />
      ) : (
        <FormattedMessage id={hints[cause]} values={failureWords(error).values} />
      )}
    </ErrorState>
  )
}
