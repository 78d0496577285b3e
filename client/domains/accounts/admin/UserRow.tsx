import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { UserRow_user$key } from '../../../__generated__/UserRow_user.graphql.ts'
import { Truncated } from '../../../adminKit/list/Truncated.tsx'
import table from '../../../adminKit/list/table.module.css'
import type { RowKeys } from '../../../adminKit/list/useRowKeys.ts'
import { useFormat } from '../../../intl/format.ts'
import { Link } from '../../../router/Link.tsx'
import { classes } from '../../../ui/classes.ts'
import { LastSeen } from './LastSeen.tsx'
import { roleTitles } from './roleTitles.ts'
import { UserStatus } from './UserStatus.tsx'
import style from './UsersTable.module.css'
import { userPath } from './usersAddress.ts'

export interface UserRowProps {
  user: UserRow_user$key
  /** Discount groups in the reader's language by their key. */
  groups: ReadonlyMap<string, string>
  keys: RowKeys
}

/** One person in the browser; on phones a block of a few lines. */
export function UserRow(props: UserRowProps) {
  const user = useFragment(
    graphql`
      fragment UserRow_user on User {
        id
        name
        email
        company
        roles
        createdAt
        terms {
          discountGroups
        }
        ...UserStatus_user
        ...LastSeen_user
      }
    `,
    props.user,
  )
  const intl = useIntl()
  const format = useFormat()
  // That somebody is a user goes without saying where they are more than that.
  const roles = user.roles.filter(role => role !== 'USER' || user.roles.length === 1)
  return (
    <tr className={style.row}>
      <td className={classes(table.name, style.name)}>
        <Link to={userPath(user.id)} className={table.rowLink} data-row-control="link" {...props.keys}>
          <Truncated text={user.name} />
        </Link>
      </td>
      <td className={style.email}>
        <Truncated text={user.email} />
      </td>
      <td className={style.company}>{user.company && <Truncated text={user.company} />}</td>
      <td className={style.roles}>{roles.map(role => intl.formatMessage({ id: roleTitles[role] })).join(', ')}</td>
      <td className={style.groups}>
        <Truncated text={user.terms?.discountGroups.map(key => props.groups.get(key) ?? key).join(', ') ?? ''} />
      </td>
      <td className={style.state}>
        <UserStatus user={user} />
      </td>
      <td className={style.seen}>
        <span className={style.label}>
          <FormattedMessage id="users.lastSeen" />{' '}
        </span>
        <LastSeen user={user} />
      </td>
      <td className={style.created}>{format.day(user.createdAt)}</td>
    </tr>
  )
}
