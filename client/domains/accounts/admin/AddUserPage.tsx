import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { AddUserPageQuery, Role } from '../../../__generated__/AddUserPageQuery.graphql.ts'
import { EditPage, type Saved } from '../../../adminKit/edit/EditPage.tsx'
import type { EditField } from '../../../adminKit/edit/fields.ts'
import { useEditingContext } from '../../../adminKit/edit/useEditing.ts'
import { useLanguage, useRouter } from '../../../router/RouterContext.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Checkbox } from '../../../ui/Choices.tsx'
import { FieldError } from '../../../ui/Field.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import style from './edit/UserEditor.module.css'
import { languageOptions } from './edit/userSections.ts'
import { useInviteUser } from './mutations/useInviteUser.ts'
import { roleTitles } from './roleTitles.ts'
import { userPath, usersPath } from './usersUrl.ts'

const query = graphql`
  query AddUserPageQuery @preloadable {
    invitableRoles
  }
`

interface Invitation {
  email: string
  firstName: string
  lastName: string
  company: string
  language: 'DE' | 'EN'
  roles: readonly Role[]
}

const profileFields: readonly EditField<Invitation>[] = [
  {
    path: 'email',
    label: 'users.email',
    longest: 254,
    isRequired: true,
    isWide: true,
    control: { kind: 'text', type: 'email' },
  },
  { path: 'firstName', label: 'users.firstName', longest: 80 },
  { path: 'lastName', label: 'users.lastName', longest: 80 },
  { path: 'company', label: 'users.company', longest: 120 },
  { path: 'language', label: 'users.language', control: { kind: 'choice', options: languageOptions } },
]
const rolesField: EditField<Invitation> = { path: 'roles', label: 'users.roles' }

const nobody = { email: '', firstName: '', lastName: '', company: '', roles: [] }
const invitations: Record<'de' | 'en', Invitation> = {
  de: { ...nobody, language: 'DE' },
  en: { ...nobody, language: 'EN' },
}

/** Sends somebody an invitation to an account of their own. */
function AddUserPage(props: PageProps<AddUserPageQuery>) {
  const { invitableRoles } = usePreloadedQuery<AddUserPageQuery>(query, props.query)
  const intl = useIntl()
  const router = useRouter()
  const mayChange = useViewer().mayWrite('USERS')
  const [invite] = useInviteUser()
  const save = async ({ firstName, lastName, company, roles, ...input }: Invitation): Promise<Saved> => {
    const names = { firstName: firstName || null, lastName: lastName || null, company: company || null }
    const answer = await invite({ ...input, ...names, roles: ['USER', ...roles] })
    const made = answer.payload?.user
    return { ...answer, ...(made && { next: () => router.navigate(userPath(made.id)) }) }
  }
  return (
    <EditPage
      title={intl.formatMessage({ id: 'users.inviteTitle' })}
      back={{ to: usersPath, label: <FormattedMessage id="users.title" /> }}
      note={<FormattedMessage id="users.inviteNote" />}
      saved={invitations[useLanguage()]}
      isNew
      isReadOnly={!mayChange}
      readOnlyNote="users.mayNotInvite"
      verb="users.inviteSubmit"
      done="users.done.invite"
      sections={[
        { id: 'profile', title: 'users.profile', fields: profileFields },
        {
          id: 'roles',
          title: 'users.roles',
          fields: [rolesField],
          children: <InvitedRoles offered={invitableRoles} />,
        },
      ]}
      save={save}
    />
  )
}

function InvitedRoles({ offered }: { offered: readonly Role[] }) {
  const { values, problems, isReadOnly, set } = useEditingContext<Invitation>()
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
            disabled={isReadOnly}
            aria-invalid={problem ? true : undefined}
            onChange={event =>
              set(rolesField.path, event.target.checked ? [...roles, role] : roles.filter(each => each !== role))
            }
          />
        ))}
      </div>
      {problem && <FieldError>{problem}</FieldError>}
      <p className={style.hint}>
        <FormattedMessage id="users.inviteRolesHint" />
      </p>
    </>
  )
}

export const page = definePage<AddUserPageQuery>({ query, Component: AddUserPage })
