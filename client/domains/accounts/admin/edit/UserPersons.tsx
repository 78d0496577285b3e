import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { UserPersons_user$key } from '../../../../__generated__/UserPersons_user.graphql.ts'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { Link } from '../../../../router/Link.tsx'
import { useViewer } from '../../../../viewer/Viewer.tsx'
import { newPersonPath, personPath } from '../../../persons/admin/personsUrl.ts'
import style from './UserEditor.module.css'

/** Contact persons that belong to an account. */
export function UserPersons(props: { user: UserPersons_user$key }) {
  const { id, persons } = useFragment(
    graphql`
      fragment UserPersons_user on User {
        id
        persons {
          id
          name
        }
      }
    `,
    props.user,
  )
  const mayChange = useViewer().mayWrite('PERSONS')
  if (persons.length === 0 && !mayChange) return null
  return (
    <Card title={<FormattedMessage id="users.persons" />}>
      {persons.length > 0 && (
        <ul className={style.sessions}>
          {persons.map(person => (
            <li key={person.id}>
              <Link className="link" to={personPath(person.id)}>
                {person.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <p>
          <Link className="link" to={`${newPersonPath}?user=${encodeURIComponent(id)}`}>
            <FormattedMessage id="users.addPerson" />
          </Link>
        </p>
      )}
    </Card>
  )
}
