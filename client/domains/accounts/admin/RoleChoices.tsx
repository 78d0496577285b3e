import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Role } from '../../../__generated__/UserEditor_user.graphql.ts'
import { Checkbox } from '../../../ui/Choices.tsx'
import { FieldError } from '../../../ui/Field.tsx'
import style from './edit/UserEditor.module.css'
import { roleTitles } from './roleTitles.ts'

export interface RoleChoicesProps {
  offered: readonly Role[]
  /** Those that the viewer may give and take. */
  assignable: readonly Role[]
  roles: readonly Role[]
  problem: ReactNode
  hint: ReactNode
  onChange: (roles: Role[]) => void
}

/** Roles to tick, with why they were refused. */
export function RoleChoices({ offered, assignable, roles, problem, hint, onChange }: RoleChoicesProps) {
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
            onChange={event => onChange(event.target.checked ? [...roles, role] : roles.filter(each => each !== role))}
          />
        ))}
      </div>
      {problem && <FieldError id="roles-problem">{problem}</FieldError>}
      <p className={style.hint}>{hint}</p>
    </>
  )
}
