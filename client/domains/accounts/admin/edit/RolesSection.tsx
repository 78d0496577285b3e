import { FormattedMessage } from 'react-intl'
import type { Role } from '../../../../__generated__/UserEditor_user.graphql.ts'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { RoleChoices } from '../RoleChoices.tsx'
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
    <RoleChoices
      {...{ offered, assignable, roles, problem }}
      hint={<FormattedMessage id={assignable.length > 0 ? 'users.rolesHint' : 'users.rolesFixed'} />}
      onChange={chosen => set(rolesField.path, inOrder(chosen))}
    />
  )
}
