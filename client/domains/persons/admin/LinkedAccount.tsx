import { Suspense, useDeferredValue, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { LinkedAccountQuery } from '../../../__generated__/LinkedAccountQuery.graphql.ts'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { Link } from '../../../router/Link.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { userPath } from '../../accounts/admin/usersAddress.ts'
import style from './PersonEditor.module.css'
import type { LinkedUser } from './personForm.ts'

export interface LinkedAccountProps {
  user: LinkedUser | null
  isReadOnly: boolean
  onChange: (user: LinkedUser | null) => void
}

/** Letters from which on accounts are looked for. */
const leastLetters = 3

/** The account that a contact person has, found by typing. */
export function LinkedAccount({ user, isReadOnly, onChange }: LinkedAccountProps) {
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed.trim())
  return (
    <Card title={<FormattedMessage id="users.account" />}>
      {user ? (
        <div className={style.account}>
          <Link className="link" to={userPath(user.id)}>
            {user.name}
          </Link>
          <span>{user.email}</span>
          {!isReadOnly && (
            <Button look="quiet" size="tiny" onClick={() => onChange(null)}>
              <FormattedMessage id="users.persons.unlink" />
            </Button>
          )}
        </div>
      ) : isReadOnly ? (
        <p className={style.hint}>
          <FormattedMessage id="users.persons.notLinked" />
        </p>
      ) : (
        <>
          <TextField
            label={<FormattedMessage id="users.persons.link" />}
            hint={<FormattedMessage id="users.persons.linkHint" />}
            isOptional
            type="search"
            autoComplete="off"
            maxLength={100}
            value={typed}
            onChange={event => setTyped(event.target.value)}
          />
          {words.length >= leastLetters && (
            <Suspense>
              <Found
                words={words}
                onChoose={found => {
                  setTyped('')
                  onChange(found)
                }}
              />
            </Suspense>
          )}
        </>
      )}
    </Card>
  )
}

function Found({ words, onChoose }: { words: string; onChoose: (user: LinkedUser) => void }) {
  const { users } = useLazyLoadQuery<LinkedAccountQuery>(
    graphql`
      query LinkedAccountQuery($filter: UserFilter!) {
        users(first: 6, filter: $filter) {
          edges {
            node {
              id
              name
              email
            }
          }
        }
      }
    `,
    { filter: { search: words } },
  )
  if (users.edges.length === 0)
    return (
      <p className={style.hint} role="status">
        <FormattedMessage id="users.nothing" />
      </p>
    )
  return (
    <ul className={style.found}>
      {users.edges.map(({ node }) => (
        <li key={node.id}>
          <button type="button" onClick={() => onChoose(node)}>
            {node.name}, {node.email}
          </button>
        </li>
      ))}
    </ul>
  )
}
