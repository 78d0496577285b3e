import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { Role, RolesCard_user$key } from '../../../../__generated__/RolesCard_user.graphql.ts'
import { useChanges } from '../../../../adminKit/changes.tsx'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { Notice } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/Choices.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { useSetUserRoles } from '../mutations/useSetUserRoles.ts'
import { refusalText } from '../refusalTexts.ts'
import { roleTitles } from '../roleTitles.ts'
import style from './UserEditor.module.css'

/** Roles that are given here; `user` everybody has, `internal` marks service accounts. */
const offered = ['MEMBER', 'ADMIN', 'SYSTEM'] as const satisfies readonly Role[]

/** What a person may do in the back office. */
export function RolesCard(props: { user: RolesCard_user$key }) {
  const user = useFragment(
    graphql`
      fragment RolesCard_user on User {
        id
        revision
        roles
        viewerAssignableRoles
      }
    `,
    props.user,
  )
  const intl = useIntl()
  const toasts = useToasts()
  const changes = useChanges()
  const [setRoles, isPending] = useSetUserRoles()
  const [chosen, setChosen] = useState<readonly Role[] | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const roles = chosen ?? user.roles
  const mayGive = (role: Role) => user.viewerAssignableRoles.includes(role)
  const isChanged = offered.some(role => roles.includes(role) !== user.roles.includes(role))
  const save = async () => {
    setRefused(null)
    const { isDone, refusals } = await setRoles({ userId: user.id, revision: user.revision, roles: [...roles] })
    if (isDone) {
      setChosen(null)
      changes.note()
      toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'users.rolesSaved' }) })
    } else if (refusals[0]) setRefused(intl.formatMessage({ id: refusalText(refusals[0].code) }))
  }
  return (
    <Card title={<FormattedMessage id="users.roles" />}>
      {refused && (
        <Notice tone="danger" isUrgent>
          {refused}
        </Notice>
      )}
      <div className={style.choices}>
        {offered.map(role => (
          <Checkbox
            key={role}
            label={<FormattedMessage id={roleTitles[role]} />}
            checked={roles.includes(role)}
            disabled={!mayGive(role)}
            onChange={event => setChosen(event.target.checked ? [...roles, role] : roles.filter(each => each !== role))}
          />
        ))}
      </div>
      <p className={style.hint}>
        <FormattedMessage id={user.viewerAssignableRoles.length > 0 ? 'users.rolesHint' : 'users.rolesFixed'} />
      </p>
      {isChanged && (
        <div className={style.actions}>
          <Button size="small" isBusy={isPending} onClick={save}>
            <FormattedMessage id="users.saveRoles" />
          </Button>
        </div>
      )}
    </Card>
  )
}
