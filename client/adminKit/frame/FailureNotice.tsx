import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '../../intl/messageIds.ts'
import { RequestFailed } from '../../relay/network.ts'
import { accountPaths } from '../../router/accountPaths.ts'
import { addressOf } from '../../router/place.ts'
import { useRouter, useShown } from '../../router/RouterContext.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { areaTitles } from '../areas.ts'
import { type Cause, causeOf } from '../feedback/failures.ts'

const titles = {
  signedOut: 'kit.failure.signedOut',
  forbidden: 'kit.failure.forbidden',
  gone: 'kit.failure.missing',
  conflict: 'kit.failure.conflict',
  offline: 'kit.failure.offline',
  tooMany: 'edit.failed.tooMany',
  busy: 'edit.failed.busy',
  server: 'kit.failure.server',
} as const satisfies Record<Cause, MessageId>

const hints = {
  signedOut: 'kit.failure.signedOutHint',
  forbidden: 'kit.failure.forbiddenHint',
  gone: 'kit.failure.missingHint',
  conflict: 'kit.failure.conflictHint',
  offline: 'kit.failure.offlineHint',
  tooMany: 'edit.failed.tooManyText',
  busy: 'edit.failed.busyText',
  server: 'kit.failure.serverHint',
} as const satisfies Record<Cause, MessageId>

/** Why something could not be read, by its cause, and what to do about it. Stands where the thing would stand. */
export function FailureNotice({ error }: { error: Error }) {
  const intl = useIntl()
  const router = useRouter()
  const { place, route } = useShown()
  const cause = causeOf(error)
  const right = cause === 'forbidden' ? route.right : undefined
  const signIn = `${accountPaths.login}?${new URLSearchParams({ next: addressOf(place) })}`
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
        <FormattedMessage id={hints[cause]} />
      )}
    </ErrorState>
  )
}
