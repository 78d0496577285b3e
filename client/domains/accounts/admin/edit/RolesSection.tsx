import { FormattedMessage } from 'react-intl'
import type { Role } from '../../../../__generated__/UserEditor_user.graphql.ts'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { Checkbox } from '../../../../ui/Choices.tsx'
import { FieldError } from '../../../../ui/Field.tsx'
import { roleTitles } from '../roleTitles.ts'
import style from './UserEditor.module.css'
import { inOrder, type UserForm } from './userForm.ts'
import { rolesField } from './userSections.ts'

/** Roles that are given here; `user` everybody has, `internal` marks service accounts. */
const offered = ['MEMBER', 'ADMIN', 'SYSTEM'] as const satisfies readonly Role[]

/** What a person may do in the back office. `assignable` are the roles that the viewer may give and take. */
export function RolesSection({ assignable }: { assignable: readonly Role[] }) {
  const { values, problems, set } = useEditingContext<UserForm>()
  const { roles } = values
  const problem = problems[rolesField.path]
  return (
    <>
      <div className={style.choices}>
        {offered.map(role => (
          <Checkbox
            key={role}
            label={<FormattedMessage id={roleTitles[role]} />}
            checked={roles.includes(role)}
            disabled={!assignable.includes(role)}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? 'roles-problem' : undefined}
            onChange={event =>
              set(
                rolesField.path,
                inOrder(event.target.checked ? [...roles, role] : roles.filter(each => each !== role)),
              )
            }
          />
        ))}
      </div>
      {problem && <FieldError id="roles-problem">{problem}</FieldError>}
      <p className={style.hint}>
        <FormattedMessage id={assignable.length > 0 ? 'users.rolesHint' : 'users.rolesFixed'} />
      </p>
    </>
  )
}
