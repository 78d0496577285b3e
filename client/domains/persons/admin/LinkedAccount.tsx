import { useDeferredValue, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { LinkedAccountQuery } from '../../../__generated__/LinkedAccountQuery.graphql.ts'
import { useEditingContext } from '../../../adminKit/edit/useEditing.ts'
import { Link } from '../../../router/Link.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Corner } from '../../../ui/Corner.tsx'
import { Field, FieldError } from '../../../ui/Field.tsx'
import form from '../../../ui/form.module.css'
import { userPath } from '../../accounts/admin/usersUrl.ts'
import style from './PersonEditor.module.css'
import type { LinkedUser, PersonForm } from './personForm.ts'
import { accountField } from './personSections.ts'

/** Letters from which on accounts are looked for. */
const leastLetters = 3

/** The account that a contact person has, found by typing. */
export function LinkedAccount() {
  const { values, isReadOnly, problems, set } = useEditingContext<PersonForm>()
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed.trim())
  const { user } = values
  const problem = problems[accountField.path]
  return (
    <>
      {problem && <FieldError>{problem}</FieldError>}
      {user ? (
        <div className={style.account}>
          <Link className="link" to={userPath(user.id)}>
            {user.name}
          </Link>
          <span>{user.email}</span>
          {!isReadOnly && (
            <Button look="quiet" size="tiny" onClick={() => set(accountField.path, null)}>
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
          <Field
            label={<FormattedMessage id="users.persons.link" />}
            hint={<FormattedMessage id="users.persons.linkHint" />}
          >
            {control => (
              <input
                {...control}
                required={false}
                className={form.input}
                type="search"
                autoComplete="off"
                maxLength={100}
                value={typed}
                onChange={event => setTyped(event.target.value)}
              />
            )}
          </Field>
          {words.length >= leastLetters && (
            <Corner key={words}>
              {attempt => (
                <Found
                  words={words}
                  attempt={attempt}
                  onChoose={found => {
                    setTyped('')
                    set(accountField.path, found)
                  }}
                />
              )}
            </Corner>
          )}
        </>
      )}
    </>
  )
}

interface FoundProps {
  words: string
  /** Another one asks again what failed. */
  attempt: number
  onChoose: (user: LinkedUser) => void
}

function Found({ words, attempt, onChoose }: FoundProps) {
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
    { fetchKey: attempt },
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
