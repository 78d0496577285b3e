import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { AddUserPageQuery, Role } from '../../../__generated__/AddUserPageQuery.graphql.ts'
import { EditPage, type Saved } from '../../../adminKit/edit/EditPage.tsx'
import type { EditField } from '../../../adminKit/edit/fields.ts'
import { useEditingContext } from '../../../adminKit/edit/useEditing.ts'
import { useLanguage, useRouter } from '../../../router/RouterContext.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { languageOptions } from './edit/userSections.ts'
import { useInviteUser } from './mutations/useInviteUser.ts'
import { RoleChoices } from './RoleChoices.tsx'
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
  return (
    <RoleChoices
      {...{ offered, assignable: isReadOnly ? [] : offered, roles: values.roles }}
      problem={problems[rolesField.path]}
      hint={<FormattedMessage id="users.inviteRolesHint" />}
      onChange={roles => set(rolesField.path, roles)}
    />
  )
}

export const page = definePage<AddUserPageQuery>({ query, Component: AddUserPage })
