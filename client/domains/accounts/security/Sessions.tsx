import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { Sessions_security$data, Sessions_security$key } from '../../../__generated__/Sessions_security.graphql.ts'
import { useFormat } from '../../../intl/format.ts'
import { accountPaths } from '../../../router/accountPaths.ts'
import { useHref } from '../../../router/RouterContext.ts'
import { Notice, Status } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { useEndSession } from '../mutations/useEndSession.ts'
import { useSignOutEverywhere } from '../mutations/useSignOutEverywhere.ts'
import style from './Security.module.css'

type Session = Sessions_security$data['sessions'][number]

/** Where somebody is signed in, and the ways out. */
export function Sessions(props: { security: Sessions_security$key }) {
  const { sessions, lastLogin, failedLogins, lastFailedAt } = useFragment(
    graphql`
      fragment Sessions_security on Security {
        lastLogin
        failedLogins
        lastFailedAt
        sessions {
          id
          address
          createdAt
          lastSeenAt
          isCurrent
          device {
            browser
            system
          }
        }
      }
    `,
    props.security,
  )
  const format = useFormat()
  const href = useHref()
  const [signOut, isPending] = useSignOutEverywhere()
  const [isAsking, setAsking] = useState(false)
  const leave = async () => {
    setAsking(false)
    const { isDone } = await signOut(false)
    if (isDone) location.assign(href(accountPaths.login))
  }
  return (
    <section className={style.section} aria-labelledby="sessions">
      <h2 id="sessions" className="h3">
        <FormattedMessage id="account.security.sessions.title" />
      </h2>
      {lastLogin && (
        <p className={style.text}>
          <FormattedMessage id="account.security.sessions.lastLogin" values={{ time: format.instant(lastLogin) }} />
        </p>
      )}
      {failedLogins > 0 && lastFailedAt && (
        <Notice tone="warn">
          <FormattedMessage
            id="account.security.sessions.failed"
            values={{ count: failedLogins, time: format.instant(lastFailedAt) }}
          />
        </Notice>
      )}
      <ul className={style.rows}>
        {sessions.map(session => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <div className={style.actions}>
        {sessions.length > 1 && (
          <Button look="quiet" isBusy={isPending} onClick={() => signOut(true)}>
            <FormattedMessage id="account.security.sessions.others" />
          </Button>
        )}
        <Button look="text" onClick={() => setAsking(true)}>
          <FormattedMessage id="account.security.sessions.everywhere" />
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={leave}
        title={<FormattedMessage id="account.security.sessions.everywhereTitle" />}
        verb={<FormattedMessage id="account.security.sessions.everywhere" />}
      >
        <FormattedMessage id="account.security.sessions.everywhereText" />
      </ConfirmDialog>
    </section>
  )
}

function SessionRow({ session }: { session: Session }) {
  const { id, device, address, createdAt, lastSeenAt, isCurrent } = session
  const format = useFormat()
  const [end, isPending] = useEndSession()
  const name = <DeviceName {...device} />
  return (
    <li className={style.row}>
      <div className={style.what}>
        <strong>{name}</strong>
        <span>
          <FormattedMessage
            id="account.security.sessions.seen"
            values={{
              seen: format.instant(lastSeenAt),
              since: format.instant(createdAt),
              address: address ?? '',
              isKnown: address ? 'yes' : 'no',
            }}
          />
        </span>
      </div>
      <div className={style.rowActions}>
        {isCurrent ? (
          <Status tone="good">
            <FormattedMessage id="account.security.sessions.current" />
          </Status>
        ) : (
          <Button look="text" isBusy={isPending} onClick={() => end(id)}>
            <FormattedMessage id="account.security.sessions.end" />
            <span className="visually-hidden">{name}</span>
          </Button>
        )}
      </div>
    </li>
  )
}

/** 'Firefox unter Windows', as far as it is known. */
function DeviceName({ browser, system }: Session['device']) {
  if (browser && system) return <FormattedMessage id="account.security.device.both" values={{ browser, system }} />
  return browser ?? system ?? <FormattedMessage id="account.security.device.unknown" />
}
