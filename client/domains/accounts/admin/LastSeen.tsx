import { FormattedMessage, type IntlShape } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { LastSeen_user$key, OnlineStatus } from '../../../__generated__/LastSeen_user.graphql.ts'
import { Instant } from '../../../adminKit/list/Instant.tsx'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import style from './LastSeen.module.css'

interface Seen {
  readonly lastActive?: string | null
  readonly onlineStatus: OnlineStatus
}

/** When a person was last seen: now, at an instant, never. */
export function seenText({ lastActive, onlineStatus }: Seen, intl: IntlShape): string {
  if (onlineStatus === 'ONLINE') return intl.formatMessage({ id: 'users.online' })
  return lastActive ? adminFormats(intl).instant(lastActive) : intl.formatMessage({ id: 'users.neverSeen' })
}

/** The same as it is looked at. */
export function SeenAt({ lastActive, onlineStatus }: Seen) {
  if (onlineStatus === 'ONLINE')
    return (
      <span className={style.online}>
        <FormattedMessage id="users.online" />
      </span>
    )
  return lastActive ? <Instant at={lastActive} /> : <FormattedMessage id="users.neverSeen" />
}

/** The same of a user. */
export function LastSeen(props: { user: LastSeen_user$key }) {
  const user = useFragment(
    graphql`
      fragment LastSeen_user on User {
        lastActive
        onlineStatus
      }
    `,
    props.user,
  )
  return <SeenAt {...user} />
}
