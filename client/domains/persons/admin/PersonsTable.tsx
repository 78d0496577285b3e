import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { PersonsTable_persons$key } from '../../../__generated__/PersonsTable_persons.graphql.ts'
import { type Sort, SortHeader } from '../../../adminKit/list/SortHeader.tsx'
import { Truncated } from '../../../adminKit/list/Truncated.tsx'
import table from '../../../adminKit/list/table.module.css'
import { useRowKeys } from '../../../adminKit/list/useRowKeys.ts'
import { useFormat } from '../../../intl/format.ts'
import { Link } from '../../../router/Link.tsx'
import { useNavigation, usePlace } from '../../../router/RouterContext.ts'
import { classes } from '../../../ui/classes.ts'
import style from './PersonsTable.module.css'
import { type PersonSortField, personPath } from './personsAddress.ts'

/** The rows of the browser of contact persons. */
export function PersonsTable(props: { persons: PersonsTable_persons$key; sort: Sort<PersonSortField> }) {
  const { edges } = useFragment(
    graphql`
      fragment PersonsTable_persons on PersonConnection {
        edges {
          node {
            id
            name
            company
            email
            phone
            city
            tags
            createdAt
            user {
              id
            }
          }
        }
      }
    `,
    props.persons,
  )
  const format = useFormat()
  const place = usePlace()
  const { progress, to } = useNavigation()
  const keys = useRowKeys(edges.length)
  const isWaiting = progress === 'loading' && to?.path === place.path
  return (
    <table
      className={classes(table.table, isWaiting && table.isWaiting)}
      aria-busy={isWaiting}
      onKeyDown={keys.onKeyDown}
    >
      <caption className="visually-hidden">
        <FormattedMessage id="users.persons.title" />
      </caption>
      <thead>
        <tr>
          <SortHeader field="name" sort={props.sort}>
            <FormattedMessage id="users.name" />
          </SortHeader>
          <th scope="col">
            <FormattedMessage id="users.company" />
          </th>
          <th scope="col">
            <FormattedMessage id="users.email" />
          </th>
          <th scope="col" className={style.phone}>
            <FormattedMessage id="users.phone" />
          </th>
          <th scope="col" className={style.city}>
            <FormattedMessage id="users.city" />
          </th>
          <th scope="col">
            <FormattedMessage id="users.account" />
          </th>
          <SortHeader field="created" sort={props.sort} beginsFalling className={style.created}>
            <FormattedMessage id="users.created" />
          </SortHeader>
        </tr>
      </thead>
      <tbody>
        {edges.map(({ node: person }, at) => (
          <tr key={person.id} className={style.row}>
            <td className={classes(table.name, style.name)}>
              <Link to={personPath(person.id)} className={table.rowLink} data-row-control="link" {...keys.row(at)}>
                <Truncated text={person.name} />
              </Link>
            </td>
            <td className={style.company}>{person.company && <Truncated text={person.company} />}</td>
            <td className={style.email}>{person.email && <Truncated text={person.email} />}</td>
            <td className={style.phone}>{person.phone}</td>
            <td className={style.city}>{person.city}</td>
            <td className={style.linked}>
              <FormattedMessage id={person.user ? 'users.persons.linked' : 'users.persons.notLinked'} />
            </td>
            <td className={style.created}>{format.day(person.createdAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
