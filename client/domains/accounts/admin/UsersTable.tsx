import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { UsersTable_users$key } from '../../../__generated__/UsersTable_users.graphql.ts'
import { type Sort, SortHeader } from '../../../adminKit/list/SortHeader.tsx'
import table from '../../../adminKit/list/table.module.css'
import { useRowKeys } from '../../../adminKit/list/useRowKeys.ts'
import { useNavigation, usePlace } from '../../../router/RouterContext.ts'
import { classes } from '../../../ui/classes.ts'
import { EmptyState } from '../../../ui/States.tsx'
import { UserRow } from './UserRow.tsx'
import style from './UsersTable.module.css'
import type { UserSortField } from './usersAddress.ts'

export interface UsersTableProps {
  users: UsersTable_users$key
  sort: Sort<UserSortField>
  /** Whether filters or tabs leave somebody out, which an empty list should say. */
  isNarrowed: boolean
  groups: ReadonlyMap<string, string>
  paging: ReactNode
}

/** The rows of the user browser. */
export function UsersTable(props: UsersTableProps) {
  const { edges } = useFragment(
    graphql`
      fragment UsersTable_users on UserConnection {
        edges {
          node {
            id
            ...UserRow_user
          }
        }
      }
    `,
    props.users,
  )
  const place = usePlace()
  const { progress, to } = useNavigation()
  const keys = useRowKeys(edges.length)
  const isWaiting = progress === 'loading' && to?.path === place.path
  const { sort } = props
  if (edges.length === 0)
    return (
      <EmptyState title={<FormattedMessage id={props.isNarrowed ? 'users.nothing' : 'users.empty'} />}>
        <FormattedMessage id={props.isNarrowed ? 'users.nothingHint' : 'users.emptyHint'} />
      </EmptyState>
    )
  return (
    <>
      <table
        className={classes(table.table, isWaiting && table.isWaiting)}
        aria-busy={isWaiting}
        onKeyDown={keys.onKeyDown}
      >
        <caption className="visually-hidden">
          <FormattedMessage id="users.caption" />
        </caption>
        <thead>
          <tr>
            <SortHeader field="name" sort={sort}>
              <FormattedMessage id="users.name" />
            </SortHeader>
            <th scope="col">
              <FormattedMessage id="users.email" />
            </th>
            <th scope="col" className={style.company}>
              <FormattedMessage id="users.company" />
            </th>
            <th scope="col">
              <FormattedMessage id="users.role" />
            </th>
            <th scope="col" className={style.groups}>
              <FormattedMessage id="users.discountGroup" />
            </th>
            <th scope="col">
              <FormattedMessage id="users.state" />
            </th>
            <SortHeader field="seen" sort={sort} beginsFalling>
              <FormattedMessage id="users.lastSeen" />
            </SortHeader>
            <SortHeader field="created" sort={sort} beginsFalling className={style.created}>
              <FormattedMessage id="users.created" />
            </SortHeader>
          </tr>
        </thead>
        <tbody>
          {edges.map(({ node }, at) => (
            <UserRow key={node.id} user={node} groups={props.groups} keys={keys.row(at)} />
          ))}
        </tbody>
      </table>
      {props.paging}
    </>
  )
}
