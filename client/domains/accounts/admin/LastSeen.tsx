import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { LastSeen_user$key } from '../../../__generated__/LastSeen_user.graphql.ts'
import { useFormat } from '../../../intl/format.ts'
import style from './UsersTable.module.css'

/** When a person was last seen: now, at an instant, never. */
export function LastSeen(props: { user: LastSeen_user$key }) {
  const { lastActive, onlineStatus } = useFragment(
    graphql`
      fragment LastSeen_user on User {
        lastActive
        onlineStatus
      }
    `,
    props.user,
  )
  const format = useFormat()
  if (onlineStatus === 'ONLINE')
    return (
      <span className={style.online}>
        <FormattedMessage id="users.online" />
      </span>
    )
  return lastActive ? format.instant(lastActive) : <FormattedMessage id="users.neverSeen" />
}
